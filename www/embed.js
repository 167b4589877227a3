// A page with one board, for frames in other pages: the address says which board, and the page round it
// is told how high this one is. Nothing is kept, so storage that is blocked or apart does not matter.
import { ATTRIBUTES } from "./package/squarewise-board.js";

const wanted = new URLSearchParams(location.search);
const board = document.querySelector("squarewise-board");
for (const key of ATTRIBUTES) if (wanted.has(key)) board.setAttribute(key, wanted.get(key));
if (wanted.has("caption")) document.title = wanted.get("caption");
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
if (wanted.has("moves")) board.value = wanted.get("moves");

if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ squarewise: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } }, "*");
  }).observe(document.documentElement);
}
