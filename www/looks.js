// Dresses the page as its reader has chosen on the settings page, before anything is painted. What is
// kept is an object of choices, each of which becomes a data attribute of the page: theme, scheme …
{
  const dress = () => {
    try {
      const { version, ...choices } = JSON.parse(localStorage["squarewise-settings"]);
      if (version === 1) Object.assign(document.documentElement.dataset, choices);
    } catch {
      // Nothing is kept, or not by us, or nothing may be: the page is as it is for everybody.
    }
  };
  dress();
  // Also after a way back to this page.
  addEventListener("pageshow", dress);
}
