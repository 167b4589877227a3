// Fetches a module of boards and the script that goes with it, which lie beside this file.

export async function load() {
  const url = new URL("./web_bg.wasm", import.meta.url);
  // As bytes: a host that does not know wasm by name still sends the right ones.
  const [glue, bytes] = await Promise.all([import("./web_bg.js"), fetched(url, "arrayBuffer")]);
  const { instance } = await WebAssembly.instantiate(bytes, { glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

export async function fetched(url, form) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response[form]();
}
