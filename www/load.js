// Fetches a module of boards and the script that goes with it, which lie beside this file.

export async function load() {
  const url = new URL("./web_bg.wasm", import.meta.url);
  const [glue, answer] = await Promise.all([import("./web_bg.js"), asked(url)]);
  // It is compiled while it comes in. A host that does not know wasm by name still sends the right bytes.
  const { instance } = await (answer.headers.get("content-type") === "application/wasm"
    ? WebAssembly.instantiateStreaming(answer, { glue })
    : WebAssembly.instantiate(await answer.arrayBuffer(), { glue }));
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

export async function fetched(url, form) {
  return (await asked(url))[form]();
}

async function asked(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}
