const find = (id) => document.getElementById(id);

for (const name of ["before-move", "move", "refused", "solved", "change"]) {
  find("jump").addEventListener(`squarewise-${name}`, ({ type, detail }) => {
    find("told").textContent = `${type}: ${detail.san ?? detail.code ?? detail.fen}`;
  });
}

find("form").addEventListener("submit", (event) => {
  find("handed-in").textContent = `Handed in: ${new FormData(event.target).get("moves")}`;
});

for (const key of ["fen", "piece"]) {
  find(key).addEventListener("input", ({ target }) => {
    find("changing")[key] = target.value;
  });
}
find("flip").addEventListener("click", () => find("changing").flip());
