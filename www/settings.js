// The page of settings: each choice holds at once and is kept in this browser; looks.js dresses all pages
// by what is kept. Where nothing can be kept, a choice lasts only for this page, and the page says so.
const KEY = "squarewise-settings";
const VERSION = 1;
// A switch with a name of this kind is kept by itself: the help about keys has it too.
const ITS_OWN = /^squarewise-/;

const form = document.querySelector(".choices");

read();
for (const asleep of document.querySelectorAll("main [disabled]")) asleep.disabled = false;
document.querySelector(".needs").remove();
document.querySelector(".passing").hidden = canKeep();
form.addEventListener("change", write);
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("pageshow", read);
addEventListener("storage", read);

/** Shows in the form what is chosen. */
function read() {
  let kept = {};
  try {
    const found = JSON.parse(localStorage[KEY] ?? "{}");
    if (found.version === VERSION) kept = found;
  } catch {}
  for (const box of form.elements) {
    if (box.type === "radio" && kept[box.name]) box.checked = box.value === kept[box.name];
    if (box.type === "checkbox") box.checked = (ITS_OWN.test(box.name) ? own(box.name) : kept[box.name]) !== "off";
  }
}

function own(name) {
  try {
    return localStorage[name];
  } catch {}
}

/** Keeps what is chosen in the form, and dresses this page by it. */
function write() {
  const choices = { version: VERSION };
  for (const box of form.elements) {
    if (box.type === "radio" && box.checked) choices[box.name] = box.value;
    if (box.type === "checkbox" && !ITS_OWN.test(box.name)) choices[box.name] = box.checked ? "on" : "off";
  }
  const { version, ...looks } = choices;
  Object.assign(document.documentElement.dataset, looks);
  try {
    localStorage[KEY] = JSON.stringify(choices);
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
