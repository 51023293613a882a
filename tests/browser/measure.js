/* Measures the page as drawn: what overlaps, what is cut, what is too small to hit or to read. Returns one line for each fault. */
(least) => {
  const FINGER = least?.finger ?? 40;
  const LETTER = least?.letter ?? 12;
  const faults = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((one) => "." + one).join("")}` +
    `${element.dataset?.piece ? "#" + element.dataset.piece : element.dataset?.zone ? "#" + element.dataset.zone : ""}`.replace(/\.s(velte)?-\w+/g, "");
  const isUnseen = (element) => !!element.closest(".unseen, .skip:not(:focus), .art-sheet, .sky, [aria-hidden='true'][class*='sky'], [data-measured='no']");
  const styles = new Map();
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element));
  const cuts = (element) => style(element).overflowX !== "visible" || style(element).overflowY !== "visible" || style(element).clipPath !== "none";
  const scrolls = (element) => /auto|scroll/.test(style(element).overflowX + style(element).overflowY);

  /** What of a box is to be seen: cut by every ancestor that cuts, and by the window. */
  function seen(element, box = element.getBoundingClientRect(), from = element.parentElement) {
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let one = from; one && one !== document.body; one = one.parentElement) {
      if (!cuts(one)) continue;
      const edge = one.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      if (style(one).position === "fixed") break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isUnseen(element)) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };

  /** For screen readers only. */
  const isClippedAway = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) if (style(one).clipPath.includes("inset(50%)")) return true;
    return false;
  };

  const top = (element) => element.closest("dialog[open], [popover], .toasts, .splash, .log.open, .detail, .offline");
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const isOver = (a, b) => {
    const [width, height] = shared(a, b);
    return width > 3 && height > 4;
  };

  // Text: large enough, whole, and not over other text
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, title, symbol, defs, option, template") || !isShown(element)) continue;
    if (isClippedAway(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    const size = parseFloat(style(element).fontSize) * (matrix ? Math.abs(matrix.a) : 1);
    if (size < LETTER - 0.05) faults.push(`small text ${size.toFixed(1)} px: "${node.data.trim().slice(0, 24)}" in ${name(element)}`);
    texts.push({ element, range, layer: top(element), box: seen(element, box, element), text: node.data.trim().slice(0, 24) });
    let outer = element;
    while (outer && outer !== document.body && style(outer).display === "inline") outer = outer.parentElement;
    for (let one = outer; one && one !== document.body; one = one.parentElement) {
      if (!cuts(one) || scrolls(one)) { if (scrolls(one)) break; continue; }
      const edge = one.getBoundingClientRect();
      const lost = Math.max(0, edge.left - box.left) + Math.max(0, box.right - edge.right) + Math.max(0, edge.top - box.top - 2) + Math.max(0, box.bottom - edge.bottom - 2);
      const isHalfThere =
        (style(one).textOverflow === "ellipsis" && edge.width >= box.width / 2) || (style(one).webkitLineClamp !== "none" && edge.height >= box.height / 2);
      if (isHalfThere) break; // shortened with a cue, and enough of it is there
      if (lost > 2) { faults.push(`cut text by ${lost.toFixed(0)} px: "${node.data.trim().slice(0, 24)}" in ${name(one)}`); break; }
    }
  }
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length; j++) {
      const [one, other] = [texts[i], texts[j]];
      if (one.element === other.element || one.layer !== other.layer) continue;
      if (isOver(one.box, other.box) && haveLinesOver(one, other) && !isCovered(one, other)) faults.push(`overlap: "${one.text}" (${name(one.element)}) and "${other.text}" (${name(other.element)})`);
    }
  /** A sentence of several lines may leave room for another beside its first or last one. */
  function haveLinesOver(...both) {
    const [lines, others] = both.map(({ element, range }) => [...range.getClientRects()].map((line) => seen(element, line, element)));
    return lines.some((line) => others.some((other) => isOver(line, other)));
  }
  /** Where one text lies on a piece that lies over the other, only one of them shows. */
  function isCovered(one, other) {
    const at = (text) => document.elementFromPoint((text.box.left + text.box.right) / 2, (text.box.top + text.box.bottom) / 2);
    const pieces = [one, other].map((text) => text.element.closest("[data-piece]"));
    return pieces[0] !== pieces[1] && [one, other].some((text, place) => !(pieces[place] ?? text.element).contains(at(text)) && at(text)?.closest("[data-piece]"));
  }

  // Regions of the frame, and zones that are not inside each other, keep apart
  const apart = (elements, what) => {
    const boxes = elements.map((element) => seen(element));
    for (let i = 0; i < elements.length; i++)
      for (let j = i + 1; j < elements.length; j++) {
        const [one, other] = [elements[i], elements[j]];
        const [width, height] = shared(boxes[i], boxes[j]);
        if (one.contains(other) || other.contains(one) || top(one) !== top(other)) continue;
        if (width > 4 && height > 4) faults.push(`overlap of ${what}: ${name(one)} and ${name(other)} by ${width.toFixed(0)} x ${height.toFixed(0)}`);
      }
  };
  apart([...document.querySelectorAll(".page > .bar, .page > .others, .page > .board, .page > .prompt, .page > .mine, .page > .log")].filter(isShown), "regions");
  apart([...document.querySelectorAll(".board [data-zone]")].filter(isShown), "zones");

  // Who plays, and their points, stay inside their panel, and points on one line
  for (const part of [...document.querySelectorAll(".panel .who > *")].filter((one) => isShown(one) && !isClippedAway(one))) {
    const [box, edge] = [part.getBoundingClientRect(), part.closest(".panel").getBoundingClientRect()];
    const lost = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
    if (lost > 1) faults.push(`sticks out of its panel by ${lost.toFixed(0)} px: ${name(part)} "${part.textContent.trim().slice(0, 24)}"`);
  }
  for (const points of [...document.querySelectorAll(".panel .score b")].filter(isShown)) {
    const { width } = points.parentElement.getBoundingClientRect();
    if (points.getClientRects().length > 1 || points.getBoundingClientRect().width > width) faults.push(`points wrapped or cut: "${points.textContent}"`);
  }

  // Pieces are whole: nothing that does not scroll cuts them
  for (const piece of [...document.querySelectorAll("[data-piece]")].filter(isShown)) {
    const box = piece.getBoundingClientRect();
    for (let one = piece.parentElement; one && one !== document.body; one = one.parentElement) {
      if (scrolls(one)) break;
      if (!cuts(one)) continue;
      const edge = one.getBoundingClientRect();
      const lost = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      if (lost > 3) { faults.push(`cut piece by ${lost.toFixed(0)} px: ${name(piece)} by ${name(one)}`); break; }
    }
  }

  // What is larger than its scrolling box can be reached: nothing sticks out to the left or the top
  for (const box of document.querySelectorAll(".board")) {
    const edge = box.getBoundingClientRect();
    for (const one of box.querySelectorAll("[data-zone], [data-piece]")) {
      const { left, top, width } = one.getBoundingClientRect();
      if (width > 1 && isShown(one) && (left + box.scrollLeft < edge.left - 3 || top + box.scrollTop < edge.top - 3)) faults.push(`out of reach: ${name(one)}`);
    }
  }

  const steps = (from, to, step) => Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, place) => from + place * step);
  const middle = (list) => list.slice(list.length / 2, list.length / 2 + 1);
  /** How wide and how high a target is where it can be hit, felt at these places. */
  function felt(target, across, down, step) {
    let [left, right, high, low] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const x of across)
      for (const y of down) {
        const hit = document.elementFromPoint(x, y);
        if (hit && target.contains(hit)) [left, right, high, low] = [Math.min(left, x), Math.max(right, x), Math.min(high, y), Math.max(low, y)];
      }
    return [right - left + step, low - high + step];
  }

  // What a finger must hit is large enough where nothing else lies over it
  const wanted = "[data-legal], .page > .prompt button, .page > .bar button, .page > .bar a, .fold, dialog[open] button, dialog[open] select";
  for (const target of [...document.querySelectorAll(wanted)].filter(isShown)) {
    if (target.closest("p, li") && target.matches("a")) continue;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = target.getBoundingClientRect();
    const [x0, x1, y0, y1] = [box.left - 12, box.right + 12, box.top - 12, box.bottom + 12];
    const step = Math.max(2, Math.min(x1 - x0, y1 - y0) / 24);
    const across = steps(Math.max(1, x0), Math.min(innerWidth - 1, x1), step);
    const down = steps(Math.max(1, y0), Math.min(innerHeight - 1, y1), step);
    const isEnough = (extent) => extent[0] >= FINGER - step && extent[1] >= FINGER - step;
    // One line each way through the middle is enough for nearly all; only what is not is felt all over
    const cross = [felt(target, across, middle(down), step)[0], felt(target, middle(across), down, step)[1]];
    const [width, height] = isEnough(cross) ? cross : felt(target, across, down, step);
    if (!isEnough([width, height])) faults.push(`small target ${width.toFixed(0)} x ${height.toFixed(0)}: ${name(target)} "${(target.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 30)}"`);
  }
  document.querySelector(".board")?.scrollTo(0, 0);

  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`the page is wider than its window: ${document.documentElement.scrollWidth}`);
  if (document.querySelector(".page") && document.documentElement.scrollHeight > innerHeight + 1) faults.push(`the page is higher than its window: ${document.documentElement.scrollHeight}`);
  return [...new Set(faults)];
};
