// What the reader has solved, kept in this browser and nowhere else: a text with a line for each exercise,
// as "rook/two-stars". It is told at every place that names exercises in data-solves.

export const KEY = "squarewise-progress";
export const NOTHING = "Squarewise progress, version 1\n";

// Where nothing can be kept, this page knows it as long as it is open.
let text = NOTHING;

// The text as it is now, for another window may have changed it.
export function read() {
  try {
    text = localStorage[KEY] ?? NOTHING;
    if (!text.startsWith(NOTHING)) {
      // Begun anew, but not lost: the settings page shows it.
      localStorage[KEY + "-aside"] = text;
      localStorage[KEY] = text = NOTHING;
    }
    // Whoever writes into it by hand may leave the end of the last line out.
    if (!text.endsWith("\n")) text += "\n";
  } catch {}
  return text;
}

// Keeps another text, if it can be kept, and shows what it says.
export function keep(changed) {
  text = changed;
  try {
    localStorage[KEY] = text;
  } catch {}
  show();
}

const isSolved = (name) => text.includes(`\n${name}\n`);

function show() {
  for (const place of document.querySelectorAll("[data-solves]")) {
    const names = place.dataset.solves.split(" ");
    const count = names.filter(isSolved).length;
    for (const number of place.querySelectorAll("data, progress")) number.textContent = number.value = count;
    place.dataset.soFar = count && (count < names.length ? "some" : "all");
  }
}

addEventListener("squarewise-solved", ({ target }) => {
  read();
  for (const name of target.closest("[data-solves]")?.dataset.solves.split(" ") ?? [])
    if (name.endsWith("/" + target.id) && !isSolved(name)) keep(`${text + name}\n`);
});
// Also after a way back to this page.
addEventListener("pageshow", () => show(read()));
show(read());
