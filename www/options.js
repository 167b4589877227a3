// Says aloud what a choice says when it opens, and tells the page of a question that is solved. All that
// is said and shown stands in the page already: without this a choice opens just the same.
const say = (question, text) => (question.querySelector(".unseen").textContent = text);

function opened(choice) {
  const { worth } = choice.dataset;
  if (!worth || !choice.open) return;
  const question = choice.closest(".question");
  say(question, choice.querySelector(".told").textContent);
  if (worth !== "right") return;
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
