// The languages that boards speak. Each has its words, which are fetched when a board needs them.

import { FIRST, LANGUAGES } from "./languages.js";
import { fetched, load } from "./load.js";

export { FIRST, LANGUAGES };

// One module for all boards of a page, fetched when the first of them comes into it, and the words of each
// language that they speak.
let loading;
const kits = {};

/** The words of a language for the boards, and how moves are typed in it. What fails a later board tries again. */
export function fetchKit(language) {
  const kit = (kits[language] ??= kitOf(language));
  kit.catch(() => (loading = kits[language] = undefined));
  return kit;
}

async function kitOf(language) {
  const { words, typed } = LANGUAGES[language];
  const [{ Kit }, text, { read, readIn }] = await Promise.all([(loading ??= load()), fetched(words(), "text"), typed()]);
  return { kit: new Kit(text), read, readIn };
}

/** What the page round an element says is its language. */
export function spoken(element) {
  for (let node = element; node; node = node.getRootNode().host) {
    const said = node.closest("[lang]");
    if (said) return said.lang.toLowerCase();
  }
  return "";
}

/** The language of a board there: that of the page, or else the first. */
export const languageOf = (tag) => [tag, tag.split("-")[0]].find((one) => Object.hasOwn(LANGUAGES, one)) ?? FIRST;

/** In a page of another language, says which one a board speaks. Its caption is the author's. */
export function speakApart(board) {
  const [tag] = spoken(board).split("-");
  if (tag === FIRST || languageOf(tag) !== FIRST) return;
  for (const part of board.querySelectorAll(".stage, .tools")) Object.assign(part, { lang: FIRST, dir: "ltr" });
}
