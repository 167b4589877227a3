// Prints the sheet: at the press of its button, and at once for those whom a link to #print brought here.
const button = document.querySelector("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
  if (location.hash === "#print") {
    // Coming back to this page later should not print again.
    history.replaceState(null, "", location.pathname);
    document.fonts.ready.then(() => print());
  }
}
