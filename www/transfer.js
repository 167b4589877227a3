// What is solved, carried to another browser and back as text, and forgotten on demand; and what else this
// browser keeps for the site.
import { KEY, NOTHING, keep, read } from "./progress.js";

const LINE = /^[a-z0-9-]+\/[a-z0-9-]+(?=\s|$)/;
const EXAMPLE = "rook/two-stars";
const part = document.querySelector(".progress");
const aside = part.querySelector(".aside");
const take = part.querySelector(".take");
const bring = part.querySelector(".bring");
const file = part.querySelector("[type=file]");

const deeds = { copy, save, add };
part.addEventListener("click", ({ target }) => deeds[target.dataset.do]?.());
file.addEventListener("change", async () => {
  const [chosen] = file.files;
  if (chosen) bring.value = await chosen.text();
});
document.querySelector("main").addEventListener("click", ({ target }) => {
  if (target.dataset.forget) forget(target, target.dataset.forget);
});
for (const event of ["squarewise-kept", "storage", "pageshow"]) addEventListener(event, show);
show();
// The choices above are awake without this, and what is here is asleep without it.
for (const asleep of document.querySelectorAll(":is(.progress, .keeps) [disabled]")) asleep.disabled = false;

function show() {
  const lines = names().map((name) => `${name}  ${title(name)}`.trimEnd());
  take.value = [NOTHING.trim(), ...lines, ""].join("\n");
  const lost = stored(`${KEY}-aside`);
  aside.hidden = lost === undefined;
  aside.querySelector("pre").textContent = lost ?? "";
  const list = document.querySelector("#kept");
  list.replaceChildren();
  for (const name of keys()) {
    const [term, text] = ["dt", "dd"].map((tag) => list.appendChild(document.createElement(tag)));
    term.textContent = name;
    text.textContent = stored(name);
  }
  document.querySelector(".nothing").hidden = list.children.length > 0;
}

function names() {
  return read().split("\n").slice(1).filter(Boolean);
}

/** Where the page tells of an exercise; nowhere, if it is of another course. */
function entry(name) {
  return [...part.querySelectorAll("li")].find((entry) => entry.dataset.solves.split(" ").includes(name));
}

function title(name) {
  const found = entry(name);
  if (!found) return "";
  const lesson = found.closest(".lesson").querySelector("summary b").textContent;
  return sentence("title", { lesson, exercise: found.querySelector("a").textContent });
}

async function copy() {
  try {
    await navigator.clipboard.writeText(take.value);
    say("copied");
  } catch {
    take.focus();
    take.select();
    say("by-hand");
  }
}

function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([take.value], { type: "text/plain" }));
  link.download = "squarewise-progress.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Adds what a text says is solved; if it is no such text, nothing changes. */
function add() {
  const [first, ...lines] = bring.value.replace(/^\ufeff/, "").trimStart().split(/\r\n?|\n/);
  if (!bring.value.trim()) return say("empty");
  if (first.trim() !== NOTHING.trim()) return say("foreign", { found: cut(first), expected: NOTHING.trim() });
  const brought = new Set();
  for (const [index, line] of lines.entries()) {
    const name = LINE.exec(line.trim())?.[0];
    if (name) brought.add(name);
    else if (line.trim()) return say("line", { line: index + 2, found: cut(line), expected: EXAMPLE });
  }
  const before = new Set(names());
  keep([NOTHING.trim(), ...before, ...[...brought].filter((name) => !before.has(name)), ""].join("\n"));
  bring.value = file.value = "";
  show();
  // The three numbers are together as many exercises as the text names.
  const ours = [...brought].filter(entry);
  const old = ours.filter((name) => before.has(name)).length;
  const others = brought.size - ours.length;
  say("added", { new: ours.length - old, old });
  if (others) part.querySelector(".said").textContent += ` ${sentence("added-others", { others })}`;
}

function forget(button, what) {
  if (what === "aside") remove([`${KEY}-aside`]);
  else if (what === "all") {
    keep(NOTHING);
    remove(keys());
    dispatchEvent(new Event("squarewise-forgotten"));
  } else keep(NOTHING + names().filter((name) => what !== "solved" && !name.startsWith(`${what}/`)).map((name) => `${name}\n`).join(""));
  show();
  const asked = button.closest(".confirmed");
  if (asked) {
    asked.open = false;
    asked.querySelector("summary").focus();
  }
  say("forgotten");
}

function keys() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("squarewise")).sort();
  } catch {
    return [];
  }
}

function stored(name) {
  try {
    return localStorage[name];
  } catch {}
}

function remove(names) {
  try {
    for (const name of names) delete localStorage[name];
  } catch {}
}

function cut(line) {
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function sentence(name, parts) {
  const text = document.querySelector(`[data-say=${name}]`).textContent;
  return text.replace(/\{(\w+)\}/g, (slot, key) => parts[key] ?? slot);
}

function say(name, parts = {}) {
  part.querySelector(".said").textContent = sentence(name, parts);
}
