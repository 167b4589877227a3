// With something solved, the way into the course leads to the first lesson in which something is not.
import "./progress.js";

const way = document.querySelector("[data-go-on]");
const { href, textContent } = way;
const lessons = [...document.querySelectorAll("li[data-solves]")];

function lead() {
  const next = lessons.some(({ dataset }) => dataset.soFar !== "0") && lessons.find(({ dataset }) => dataset.soFar !== "all");
  const link = next && next.querySelector("a");
  way.href = link ? link.href : href;
  way.textContent = link ? way.dataset.goOn.replace("{lesson}", link.textContent) : textContent;
}

// Also after a way back to this page, when progress.js has looked again.
addEventListener("pageshow", lead);
lead();
