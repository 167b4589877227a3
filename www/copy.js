// Copies a text, or shows it selected where a page may not copy; and wakes the button of each listing.

/** Whether the text has been copied. If not, it stands after `place` in a box, selected. */
export async function copy(text, place) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = place.parentNode.querySelector(".to-copy") ?? document.createElement("input");
    box.className = "to-copy";
    box.readOnly = true;
    box.value = text;
    box.setAttribute("aria-label", "Copy this");
    place.after(box);
    box.select();
    return false;
  }
}

for (const button of document.querySelectorAll(".copying button")) {
  const said = button.parentNode.querySelector("[role=status]");
  button.disabled = false;
  button.addEventListener("click", async () => {
    const listing = button.parentNode.previousElementSibling.textContent;
    said.textContent = (await copy(listing, button)) ? "Copied." : "Copy it from the box.";
  });
}
