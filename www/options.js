// Says aloud what a choice says when it opens, and tells the page of a question that is solved. All that
// is said and shown stands in the page already: without this a choice opens just the same.
addEventListener(
  "toggle",
  ({ target }) => {
    const { worth } = target.dataset;
    if (!worth || !target.open) return;
    const question = target.closest(".question");
    question.querySelector(".unseen").textContent = target.querySelector(".told").textContent;
    if (worth !== "right") return;
    question.dataset.solved = "";
    question.dispatchEvent(new CustomEvent("squarewise-solved", { bubbles: true, composed: true }));
  },
  // Such events do not rise.
  true,
);
addEventListener("click", ({ target }) => {
  if (!target.matches(".reset")) return;
  const question = target.closest(".question");
  for (const open of question.querySelectorAll("[open]")) open.open = false;
  question.querySelector(".unseen").textContent = "";
  question.querySelector("summary").focus();
});
