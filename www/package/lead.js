// Where a board leads to, if the page says so.

/** An address that can be led to; nothing, if the text is none. */
export function address(text) {
  try {
    const found = new URL(text, document.baseURI);
    return text && /^(https?|file):$/.test(found.protocol) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A sentence in parts: the article that it names is a link to where the lessons of a site teach it. */
export function led(text, article, naming, taught, lessons) {
  const page = taught[article];
  const name = naming.replace("\u0001", article);
  const at = page ? text.lastIndexOf(name) : -1;
  if (at < 0) return [text];
  const link = document.createElement("a");
  link.href = new URL(page, lessons.href.replace(/\/?$/, "/"));
  link.textContent = name;
  return [text.slice(0, at), link, text.slice(at + name.length)];
}
