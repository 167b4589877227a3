// The help about keys: "?" on a square opens it, Escape goes back. What is switched off in it is
// remembered in this browser; where nothing can be kept, it holds for the page.
const help = document.querySelector(".help");
const [letters, how] = help.querySelectorAll("input");
let from;

for (const box of [letters, how]) {
  try {
    box.checked = localStorage[box.name] !== "off";
  } catch {}
  box.addEventListener("change", () => {
    describe();
    try {
      localStorage[box.name] = box.checked ? "on" : "off";
    } catch {}
  });
}
describe();

/** The first board of a page says how all are used; one that is drawn anew has to be told so again. */
export function describe() {
  const grid = document.querySelector("[role=grid]");
  grid?.toggleAttribute("aria-describedby", how.checked);
  if (how.checked) grid?.setAttribute("aria-describedby", "board_how");
}

// Before the board hears of a key.
addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (target.closest?.(".cells")) {
    // One character, of whatever script; a space presses.
    if (!letters.checked && /^[^ ]$/u.test(key)) event.stopImmediatePropagation();
    else if (key === "?") {
      // Where it is typed with a digit, it is not that digit's.
      event.stopImmediatePropagation();
      from = target;
      help.open = true;
      help.firstElementChild.focus();
    }
  } else if (key === "Escape" && help.open && help.contains(target)) {
    help.open = false;
    from?.focus();
  }
}, true);
