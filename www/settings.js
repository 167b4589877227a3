// The page of settings: each choice holds at once and is kept in this browser; looks.js dresses all pages
// by what is kept. Where nothing can be kept, a choice lasts only for this page, and the page says so.

const KEY = "squarewise-settings";
const VERSION = 1;
// A switch with a name of this kind is kept by itself: the help about keys has it too.
const ITS_OWN = /^squarewise-/;

const form = document.querySelector(".choices");

read();
// What names the files and ranks is asked for apart: without it all other choices still hold.
const places = form.querySelector("fieldset:has([name=coordinates])");
for (const choices of form.querySelectorAll("fieldset")) choices.disabled = choices === places;
import("./coordinates.js").then(() => (places.disabled = false)).catch(() => {});
document.querySelector(".needs").remove();
document.querySelector(".passing").hidden = canKeep();
form.addEventListener("change", write);
addEventListener("squarewise-forgotten", () => {
  read();
  dress();
});
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("pageshow", read);
addEventListener("storage", read);

/** Shows in the form what is chosen; what is not among the choices is as if nothing were kept. */
function read() {
  let kept = {};
  try {
    const found = JSON.parse(localStorage[KEY] ?? "{}");
    if (found.version === VERSION) kept = found;
  } catch {}
  form.reset();
  for (const box of form.elements) {
    if (box.type === "radio" && box.value === kept[box.name]) box.checked = true;
    if (box.type === "checkbox") box.checked = (ITS_OWN.test(box.name) ? own(box.name) : kept[box.name]) !== "off";
  }
}

function own(name) {
  try {
    return localStorage[name];
  } catch {}
}

/** Dresses this page by what is chosen in the form, which it gives back. */
function dress() {
  const looks = {};
  for (const box of form.elements) {
    if (box.type === "radio" && box.checked) looks[box.name] = box.value;
    if (box.type === "checkbox" && !ITS_OWN.test(box.name)) looks[box.name] = box.checked ? "on" : "off";
  }
  Object.assign(document.documentElement.dataset, looks);
  return looks;
}

/** Keeps what is chosen in the form. */
function write() {
  const looks = dress();
  try {
    localStorage[KEY] = JSON.stringify({ version: VERSION, ...looks });
    for (const box of form.elements) if (ITS_OWN.test(box.name)) localStorage[box.name] = box.checked ? "on" : "off";
  } catch {}
  dispatchEvent(new Event("squarewise-kept"));
}

function canKeep() {
  const name = "squarewise-try";
  try {
    localStorage[name] = name;
    delete localStorage[name];
    return true;
  } catch {
    return false;
  }
}
