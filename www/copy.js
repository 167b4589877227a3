// Wakes the button of each listing, which copies it.
import { copy } from "./clipboard.js";

for (const button of document.querySelectorAll(".copying button")) {
  const said = button.parentNode.querySelector("[role=status]");
  button.disabled = false;
  button.addEventListener("click", async () => {
    const listing = button.parentNode.previousElementSibling.textContent;
    said.textContent = (await copy(listing, button, "Copy this")) ? "Copied." : "Copy it from the box.";
  });
}
