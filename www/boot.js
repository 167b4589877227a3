// Fetches the boards' module and wakes every board on the page. All that a board does is in Rust;
// this file only forwards. If anything is missing the page stays the complete lesson that it is,
// and each board says that it cannot move.
import init, { wake } from "./web.js";

const module = new URL("./web_bg.wasm", import.meta.url);

try {
  const response = await fetch(module);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  await init({ module_or_path: response });
  // The boards live as long as the page: whoever frees this unhooks them all.
  globalThis.squarewise = wake(document.documentElement);
} catch (error) {
  for (const status of document.querySelectorAll("squarewise-board:not([data-awake]) .status")) {
    status.textContent = "This board cannot move now, but the lesson is all here.";
    status.title = String(error);
  }
}
