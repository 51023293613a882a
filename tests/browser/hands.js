/* What a hand finds on the page: it wants one thing at a time, looks where that is, and does the rest itself (hands.py). */
(() => {
  let target = null;
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const described = () => target.outerHTML.slice(0, 240);

  /** Wants one of what may be done now and is drawn: a thing of the table or a button under the sentence, whichever kind there is. */
  function want(kind, chance, leftAlone) {
    if (document.querySelector("dialog[open] ol li")) return "over";
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => isShown(one) && !(leftAlone && one.closest(leftAlone)));
    const found = { things: shown(".page [data-legal]"), buttons: shown(".page .prompt .choice, .veil .button") };
    const all = found[kind].length ? found[kind] : [...found.things, ...found.buttons];
    // Whoever pressed something at the very moment the scores came up has shut them: a button brings them back.
    target = all[Math.floor(chance * all.length)] ?? shown(".page .prompt .button")[0] ?? null;
    return target ? "wanted" : "nothing";
  }

  /** Wants this very thing. */
  function wantThis(selector) {
    target = document.querySelector(selector);
  }

  /** Where the target stands open to a finger and how large it is there, and how far a box that hides a part of it is to be drawn. */
  function spot() {
    const box = target.getBoundingClientRect();
    if (!target.isConnected || !box.width) return null;
    // A target may reach out beyond what is drawn of it, so the look begins a little outside.
    const looks = (from, to, most) => Array.from({ length: 22 }, (_, place) => from - 10 + ((to - from + 20) * place) / 21).filter((one) => one > 0 && one < most);
    const [across, down] = [looks(box.left, box.right, innerWidth), looks(box.top, box.bottom, innerHeight)];
    const hits = across.flatMap((x) => down.filter((y) => target.contains(document.elementFromPoint(x, y))).map((y) => [x, y]));
    const [xs, ys] = [0, 1].map((axis) => hits.map((hit) => hit[axis]));
    const span = (places, all) => (places.length ? Math.max(...places) - Math.min(...places) + 2 * (all[1] - all[0] || 0) : 0);
    const middle = [xs, ys].map((places) => places.reduce((sum, place) => sum + place, 0) / (places.length || 1));
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    const [x, y] = hits.toSorted((one, other) => far(one) - far(other))[0] ?? middle;
    return { x, y, width: span(xs, across), height: span(ys, down), drag: drag(box), described: described() };
  }

  /** The nearest box that a finger can draw about where a part of the target is out of it: from where, and how far. */
  function drag(box) {
    for (let one = target.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const isFree = [
        /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1,
        /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1,
      ];
      if (!isFree.some(Boolean)) continue;
      const edge = one.getBoundingClientRect();
      const [left, top] = [Math.max(0, edge.left), Math.max(0, edge.top)];
      const [right, bottom] = [Math.min(innerWidth, edge.right), Math.min(innerHeight, edge.bottom)];
      if (box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1) return null;
      const from = [(left + right) / 2, (top + bottom) / 2];
      const away = [(box.left + box.right) / 2 - from[0], (box.top + box.bottom) / 2 - from[1]];
      return { from, far: away.map((one, axis) => (isFree[axis] ? one : 0)), room: [right - left - 24, bottom - top - 24] };
    }
    return null;
  }

  /** Where the focus is, seen from the target: on it, or in which direction Tab and the arrows would have to go; and whether it shows. */
  function way() {
    const here = document.activeElement;
    const [at, goal] = [here, target].map((one) => one.getBoundingClientRect());
    const away = [goal.x + goal.width / 2 - at.x - at.width / 2, goal.y + goal.height / 2 - at.y - at.height / 2];
    const isAcross = Math.abs(away[0]) > Math.abs(away[1]);
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    return {
      isThere: here === target,
      isGone: !target.isConnected,
      isLost: here === document.body,
      isThing: here.matches("[data-piece], .take, .prompt button"),
      isSeen:
        here.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 &&
        at.left < innerWidth && at.right > 0 && at.top < innerHeight && at.bottom > 0,
      number: [...document.querySelectorAll(".prompt .choice")].indexOf(target) + 1,
      tab: here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab",
      arrow: isAcross ? (away[0] > 0 ? "ArrowRight" : "ArrowLeft") : away[1] > 0 ? "ArrowDown" : "ArrowUp",
      here: here.outerHTML.slice(0, 120),
      described: described(),
    };
  }

  window.hands = { want, wantThis, spot, way };
})();
