// Squares by spoken names, "echo 4" for e4, in all that boards tell: the names of their squares and files, and what
// they say. looks.js fetches this for those who have chosen so. What a lesson says stays as it is written.

// The names of the files from a to h, by what is chosen: the build writes those of the language in here.
const ALPHABETS = {};
const FILES = "abcdefgh";
const every = Object.values(ALPHABETS).flatMap((names) => names.split(" "));
const word = (inner, after = "") => new RegExp(`(?<![\\p{L}\\p{N}])(${inner})${after}(?![\\p{L}\\p{N}])`, "giu");
const NAME = word(every.join("|"));
const NAMED_SQUARE = word(every.join("|"), " ?([1-8])");
const FILE = word("[a-h]");
const SQUARE = word("[a-h]", "([1-8])");

const page = document.documentElement;
const boards = (globalThis.squarewise ??= []);
// The names that are chosen now, if any are.
let names;

// A capital, at the start of a sentence, stays one.
const like = (first, text) => (first === first.toLowerCase() ? text : text[0].toUpperCase() + text.slice(1));
const letter = (name) => like(name[0], FILES[every.indexOf(name.toLowerCase()) % 8]);
const named = (file) => like(file, names[FILES.indexOf(file.toLowerCase())]);

/** Squares by their letters, however they were named. */
const written = (text) => text.replace(NAMED_SQUARE, (all, name, rank) => letter(name) + rank);
/** Squares as they are to be told; what was told in another way before is understood. */
boards.spoken = (text) => (names ? written(text).replace(SQUARE, (all, file, rank) => `${named(file)} ${rank}`) : written(text));
const heading = (text) => {
  const plain = text.replace(NAME, letter);
  return names ? plain.replace(FILE, named) : plain;
};

const TOLD = ".cells [aria-label], .cells .head, [role=status]";

function tell(element) {
  if (!element.matches?.(TOLD)) return;
  const name = element.getAttribute("aria-label");
  const spoken = name && boards.spoken(name);
  if (spoken !== name) element.setAttribute("aria-label", spoken);
  const say = element.matches(".head") ? heading : boards.spoken;
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && say(node.data) !== node.data) node.data = say(node.data);
  }
}

function tellAll() {
  names = ALPHABETS[page.dataset.squares]?.split?.(" ");
  document.querySelectorAll(TOLD).forEach(tell);
}

tellAll();
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target === page)) tellAll();
  for (const { target, addedNodes } of changes) {
    tell(target);
    for (const node of addedNodes) node.querySelectorAll?.(TOLD).forEach(tell);
  }
}).observe(page, { subtree: true, childList: true, attributeFilter: ["aria-label", "data-squares"] });
// Who is told "echo 4" may type it; before anything else reads the box.
addEventListener("submit", ({ target }) => {
  const box = target.closest(".typed")?.elements.move;
  if (!box || !names) return;
  const typed = box.value;
  const plain = (box.value = written(typed));
  // What is refused stays as it was typed: typed.js, which comes after this, first puts back what it found.
  setTimeout(() => setTimeout(() => box.value === plain && (box.value = typed)));
}, true);
