// The page of a sheet: draws what is chosen, and prints at the press of its button, and at once for
// those whom a link to #print brought here.
const choices = document.querySelector("[data-choices]");
if (choices) {
  const drawn = drawing(choices);
  const button = choices.querySelector("[data-print]");
  button.hidden = false;
  button.addEventListener("click", () => drawn().then(() => print()));
  if (location.hash === "#print") {
    // Coming back to this page later should not print again.
    history.replaceState(null, "", location.pathname);
    document.fonts.ready.then(drawn).then(() => print());
  }
}

// Keeps the paper as it is chosen; gives a function whose promise is kept when it is.
function drawing(choices) {
  const told = choices.querySelector("[role=status]");
  const sections = [...document.querySelectorAll("[data-drawing]")];
  // By file name. What stands on the page already need not be fetched.
  const drawings = new Map();
  for (const { dataset, firstElementChild } of sections) {
    drawings.set(`${dataset.drawing}.svg`, Promise.resolve(firstElementChild));
  }
  const chosen = (name) => choices.querySelector(`[name=${name}]:checked`)?.value ?? "";
  let wanted = "1 ";
  let done = Promise.resolve();

  async function draw(look, copies, mine) {
    try {
      const names = sections.map(({ dataset }) => `${[dataset.drawing, ...look].join("-")}.svg`);
      const found = await Promise.all(names.map((name) => load(drawings, name)));
      // Meanwhile something else may have been chosen.
      if (mine !== wanted) return;
      sections.forEach((section, index) => section.replaceChildren(...repeat(found[index], copies)));
      told.textContent = "";
    } catch {
      told.textContent = told.dataset.lost;
    }
  }

  function follow() {
    const look = [choices.querySelector("#large").checked && "large", chosen("below")].filter(Boolean);
    const copies = Number(chosen("copies"));
    const now = `${copies} ${look.join("-")}`;
    if (now !== wanted) {
      wanted = now;
      done = draw(look, copies, now);
    }
    return done;
  }

  choices.querySelector("[data-live]").hidden = false;
  choices.addEventListener("change", follow);
  // A page that is loaded again may remember what was chosen.
  follow();
  return () => done;
}

function load(drawings, name) {
  if (!drawings.has(name)) {
    drawings.set(name, fetchDrawing(name));
    // What was lost may be found the next time.
    drawings.get(name).catch(() => drawings.delete(name));
  }
  return drawings.get(name);
}

async function fetchDrawing(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}

// So many copies, of which whoever listens hears one.
function repeat(drawing, copies) {
  return Array.from({ length: copies }, (_, index) => {
    const copy = drawing.cloneNode(true);
    if (index > 0) copy.setAttribute("aria-hidden", "true");
    return copy;
  });
}
