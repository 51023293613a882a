/** Pieces travel: each is photographed before a change of the table and flown from there to where it lies after it. */

import { isStill } from "$lib/app/settings.svelte";
import { isInside, journeysOf, type Box, type Photo, type Picture } from "./journeys";

const DURATION = 310;
const FALL = 520;
const STAGGER = 60;
const LONGEST_DELAY = 480;
const EASING = "cubic-bezier(.3, .7, .25, 1)";

interface Shot extends Photo {
  element: HTMLElement;
}

/** Measuring makes the browser lay the page out at once; where nothing will fly there is no need. */
const boxOf = (element: HTMLElement): DOMRect => (isStill() ? new DOMRect() : element.getBoundingClientRect());

export function photograph(root: HTMLElement): Picture<Shot> {
  const pieces = new Map<string, Shot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece = "", kind = "", face = "" } = element.dataset;
    pieces.set(piece, { id: piece, kind, face, box: boxOf(element), element });
  }
  const zones = new Map<string, { box: Box; count: number }>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]"))
    zones.set(element.dataset["zone"] ?? "", { box: boxOf(element), count: Number(element.dataset["count"] ?? 0) });
  return { pieces, zones };
}

/** Flies what has moved; what is gone goes to who acted. */
export function fly(root: HTMLElement, before: Picture<Shot>, actor: number): void {
  if (isStill() || document.hidden) return fade(root, before);
  const { journeys, gone } = journeysOf(before, photograph(root));
  let order = 0;
  for (const { photo, from, isShift } of journeys) launch(root, photo, from, isShift ? 0 : Math.min(LONGEST_DELAY, STAGGER * order++));
  const goal = root.querySelector(`[data-seat="${actor}"]`)?.getBoundingClientRect();
  if (goal) gone.filter((photo) => !photo.element.isConnected).forEach((photo, index) => send(root, photo, goal, index * STAGGER));
}

/** A copy does the flying above everything else, so that no scrolling box cuts it off; the real piece waits unseen. */
function copyOf(root: HTMLElement, element: HTMLElement, box: Box): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  copy.classList.add("in-flight");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  (root.querySelector(".sky") ?? root).append(copy);
  return copy;
}

function launch(root: HTMLElement, photo: Shot, from: Box, delay: number): void {
  const to = photo.box;
  const copy = copyOf(root, photo.element, to);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const well = photo.element.closest("[data-fall]")?.getBoundingClientRect();
  const isFall = !!well && !isInside(from, well);
  const duration = isFall ? FALL : DURATION;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: isFall ? "linear" : EASING, fill: "backwards" };
  const frames = isFall ? falling(start, well.y - to.y - to.height / 2) : [{ transform: start }, { transform: "none" }];
  photo.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  copy.animate(frames, timing).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** What comes into a well from outside (`data-fall`) goes to its mouth, falls, and settles. */
function falling(start: string, mouth: number): Keyframe[] {
  return [
    { transform: start, easing: "ease-out" },
    { transform: `translate(0, ${mouth}px)`, offset: 0.46, easing: "ease-in" },
    { transform: "none", offset: 0.84, easing: "ease-out" },
    { transform: "translate(0, -4px)", offset: 0.92, easing: "ease-in" },
    { transform: "none" },
  ];
}

function send(root: HTMLElement, photo: Shot, goal: Box, delay: number): void {
  const { box } = photo;
  const copy = copyOf(root, photo.element, box);
  const x = goal.x + goal.width / 2 - box.x - box.width / 2;
  const y = goal.y + goal.height / 2 - box.y - box.height / 2;
  const end = { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 };
  const timing: KeyframeAnimationOptions = { duration: DURATION + 60, delay: Math.min(delay, LONGEST_DELAY), easing: EASING, fill: "both" };
  copy.animate([{ transform: "none", opacity: 1 }, end], timing).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

/** With reduced motion what is new just fades in. */
function fade(root: HTMLElement, before: Picture<Shot>): void {
  if (document.hidden) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.pieces.get(element.dataset["piece"] ?? "");
    if (!old || old.face !== element.dataset["face"]) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220 });
  }
}
