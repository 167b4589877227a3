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

/** Makes a link of the article that a refusal names, to where the lessons of a site teach it. */
export function lead(status, article, taught, lessons) {
  const page = taught[status.dataset.article];
  const name = article.replace("\u0001", status.dataset.article);
  const text = status.firstChild;
  const at = page && text instanceof Text ? text.data.lastIndexOf(name) : -1;
  if (at < 0) return;
  const named = text.splitText(at);
  named.splitText(name.length);
  const link = document.createElement("a");
  link.href = new URL(page, lessons.href.replace(/\/?$/, "/"));
  named.replaceWith(link);
  link.append(named);
}
