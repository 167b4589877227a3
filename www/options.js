// Says aloud what a choice says when it opens, and tells the page of a question that is solved. All that
// is said and shown stands in the page already: without this a choice opens just the same.
const say = (question, text) => (question.querySelector(".unseen").textContent = text);

function opened(choice) {
  const { worth } = choice.dataset;
  if (!worth) return;
  const question = choice.closest(".question");
  const among = (choices) => [...question.querySelectorAll(choices)];
  const left = among("[data-worth=right]:not([open])").length;
  const tally = question.querySelector(".tally");
  if (tally) tally.querySelector("b").textContent = among("[data-worth=right][open]").length;
  if (!choice.open) return;
  // What is found stays; of what is wrong there is one at a time.
  if (tally) among("[data-worth=wrong][open]").forEach((other) => (other.open = other === choice));
  const told = choice.querySelector(".told").textContent;
  say(question, tally ? `${told} ${tally.textContent}` : told);
  if (worth !== "right" || left) return;
  question.dataset.solved = "";
  question.dispatchEvent(new CustomEvent("squarewise-solved", { bubbles: true, composed: true }));
}

// Such events do not rise, so that they are heard on their way down.
addEventListener("toggle", ({ target }) => opened(target), true);
addEventListener("click", ({ target }) => {
  if (!target.matches(".reset")) return;
  const question = target.closest(".question");
  for (const choice of question.querySelectorAll("[open]")) choice.open = false;
  say(question, "");
  question.querySelector("summary").focus();
});
// What was opened before this came.
document.querySelectorAll(".choice").forEach(opened);
