// Copies a text, or shows it selected where a page may not copy; and gives each listing a button for it.

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

for (const listing of document.querySelectorAll(".manual pre")) {
  const tools = document.createElement("p");
  tools.className = "copying";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  tools.append(button, " ", said);
  listing.after(tools);
  button.addEventListener("click", async () => {
    said.textContent = (await copy(listing.textContent, button)) ? "Copied." : "Copy it from the box.";
  });
}
