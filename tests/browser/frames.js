/* Looks at every frame while a game is played with everything in motion, and keeps what is wrong: stretched pieces, pieces in two places, an
   end before its time. A piece in flight is a copy above the table (`.in-flight`); the piece itself waits unseen until the copy has landed. */
(() => {
  const wrong = (window.wrong = new Set());
  window.frames_seen = 0;
  window.flights_seen = 0;
  window.flown = []; // the face of each piece that has flown, in order
  const ratio = (element) => {
    const box = element.getBoundingClientRect();
    return box.width / box.height;
  };
  const own = new WeakMap(); // the proportions that a copy started with, before anything moved it
  function look() {
    window.frames_seen += 1;
    const flying = [...document.querySelectorAll(".in-flight")];
    window.flights_seen += flying.length;
    for (const copy of flying) {
      const natural = copy.offsetWidth / copy.offsetHeight;
      if (!own.has(copy)) flown.push(copy.dataset.face);
      if (!own.has(copy)) own.set(copy, natural);
      if (Math.abs(ratio(copy) / own.get(copy) - 1) > 0.03) wrong.add(`stretched: ${copy.dataset.kind} ${copy.dataset.face}: ${ratio(copy).toFixed(2)} instead of ${own.get(copy).toFixed(2)}`);
      const { width, height } = copy.getBoundingClientRect();
      if (width > innerWidth * 0.6 || height > innerHeight * 0.8) wrong.add(`a smear: ${copy.dataset.kind} of ${width.toFixed(0)} x ${height.toFixed(0)}`);
    }
    const ids = new Map();
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const id = piece.dataset.piece;
      if (!piece.checkVisibility({ opacityProperty: true })) continue;
      if (ids.has(id)) wrong.add(`drawn in two places: ${id}`);
      ids.set(id, piece);
    }
    if (document.querySelector("dialog[open] ol li") && flying.length) wrong.add("the end shows while pieces still fly");
    requestAnimationFrame(look);
  }
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(look));
})();
