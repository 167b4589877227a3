// Fetches the boards' module and wakes every board on the page. All that a board does is in Rust;
// this file only forwards. If anything is missing the page stays the complete lesson that it is,
// and each board says that it cannot move.
try {
  const { default: init, wake } = await import("./web.js");
  const response = await fetch(new URL("./web_bg.wasm", import.meta.url));
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // A host that does not know wasm by name still sends the right bytes.
  const isNamed = response.headers.get("content-type")?.startsWith("application/wasm");
  await init({ module_or_path: isNamed ? response : await response.arrayBuffer() });
  // The boards live as long as this list holds them: whoever frees one unhooks its boards.
  (globalThis.squarewise ??= []).push(wake(document.documentElement));
} catch (error) {
  for (const status of document.querySelectorAll("squarewise-board:not([data-awake]) .status")) {
    status.textContent = "This board cannot move now, but the lesson is all here.";
    status.title = String(error);
  }
}
