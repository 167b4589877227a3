// Dresses the page as its reader has chosen on the settings page, before anything is painted. What is
// kept is an object of choices, each of which becomes a data attribute of the page: theme, scheme …
{
  const { spoken } = document.currentScript.dataset;
  const dress = () => {
    try {
      const { version, ...choices } = JSON.parse(localStorage["squarewise-settings"]);
      const { dataset } = document.documentElement;
      if (version === 1) Object.assign(dataset, choices);
      if (/^(phonetic|players)$/.test(dataset.squares)) import(new URL(spoken, document.baseURI)).catch(() => {});
      if (/^(inside|every)$/.test(dataset.coordinates)) import("./coordinates.js").catch(() => delete dataset.coordinates);
    } catch {
      // Nothing is kept, or not by us, or nothing may be: the page is as it is for everybody.
    }
  };
  dress();
  // Also after a way back to this page, and when another window has chosen.
  for (const event of ["pageshow", "storage"]) addEventListener(event, dress);
  // A script that wakes boards has failed, or was never there: each board that sleeps says so.
  addEventListener(
    "error",
    ({ target, message = "" }) => {
      const { asleep } = target.dataset ?? {};
      if (!asleep) return;
      for (const board of document.querySelectorAll("squarewise-board:not([data-awake])")) {
        const status = board.querySelector("[role=status]") ?? board;
        status.textContent = asleep;
        status.title = message;
      }
    },
    true,
  );
}
