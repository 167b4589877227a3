// A page with one board, for frames in other pages: the address says which board, and the page round it
// is told how high this one is. Nothing is kept, so storage that is blocked or apart does not matter.
import { read } from "./package/share.js";
import { ATTRIBUTES } from "./package/squarewise-board.js";

const { search, hash } = location;
const wanted = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
const shared = read(wanted);
const board = document.querySelector("squarewise-board");
for (const key of ATTRIBUTES) if (wanted.has(key)) board.setAttribute(key, shared[key] ?? wanted.get(key));
if (wanted.has("caption")) document.title = wanted.get("caption");
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
// What is wrong with them is said under the board.
if (shared.moves || shared.step) board.share = new URLSearchParams({ moves: shared.moves ?? "", step: shared.step ?? "" });

if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ squarewise: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } }, "*");
  }).observe(document.documentElement);
}
