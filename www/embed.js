// A page with one board, for frames in other pages: the address says which board, and the page round it
// is told how high this one is. Nothing is kept, so storage that is blocked or apart does not matter.
import { TOLD } from "./package/share.js";
import { ATTRIBUTES } from "./package/attributes.js";
import "./package/squarewise-board.js";

const { search, hash } = location;
const wanted = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
const board = document.querySelector("squarewise-board");
for (const key of ATTRIBUTES) if (wanted.has(key) && !TOLD.includes(key)) board.setAttribute(key, wanted.get(key));
if (wanted.has("caption")) document.title = wanted.get("caption");
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
// What is wrong with it is said under the board, which then is one before the first move.
board.share = wanted;

if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ squarewise: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } }, "*");
  }).observe(document.documentElement);
}
