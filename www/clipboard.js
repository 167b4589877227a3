// Copies a text, or shows it selected where a page may not copy.

/** Whether the text has been copied. If not, it stands after `place` in a box of this name, selected. */
export async function copy(text, place, name) {
  try {
    await navigator.clipboard.writeText(text);
    place.parentNode.querySelector(".to-copy")?.remove();
    return true;
  } catch {
    const box = place.parentNode.querySelector(".to-copy") ?? document.createElement("input");
    box.className = "to-copy";
    box.readOnly = true;
    box.value = text;
    box.setAttribute("aria-label", name);
    place.after(box);
    box.select();
    return false;
  }
}
