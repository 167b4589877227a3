// Names files and ranks where the reader wants them, on every picture that has room for them beside its
// board; a picture made without that room has its names where its author wants them. looks.js fetches this
// for those who have chosen so.

// The names in each place, for whoever sees the board from White's side and from Black's, and the box of a
// picture with room for them: the build writes them in here.
const NAMES = {};
const ROOM = "";

const page = document.documentElement;

function draw() {
  const place = page.dataset.coordinates;
  for (const picture of document.querySelectorAll(`.diagram[viewBox="${ROOM}"]:not([data-names="${place}"])`)) {
    const named = picture.querySelector(".coordinates");
    if (!named || !NAMES[place]) continue;
    const below = named.textContent[0] === "a" ? 0 : 1;
    named.remove();
    picture.insertAdjacentHTML("beforeend", NAMES[place][below]);
    picture.dataset.names = place;
  }
}

draw();
// While the page still comes in, where a board is drawn anew, and on the page of settings.
new MutationObserver(draw).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ["data-coordinates"],
});
