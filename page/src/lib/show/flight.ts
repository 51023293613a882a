/** Pieces travel: each is photographed before a change of the table and flown from there to where it lies after it. */

import { isInside, journeysOf, type Box, type Photo, type Picture } from "./journeys";

const DURATION = 310;
const FALL = 520;
const STAGGER = 60;
const LONGEST_DELAY = 480;
const EASING = "cubic-bezier(.3, .7, .25, 1)";

interface Shot extends Photo {
  element: HTMLElement;
}

export type Flights = { finished: Promise<unknown>; hurry: () => void };
const NOTHING: Flights = { finished: Promise.resolve(), hurry: () => undefined };

/** Where something is, in the measure of the page itself, which large screens draw larger. */
function boxOf(element: Element, zoom: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
}

const zoomOf = (root: HTMLElement): number => Number(getComputedStyle(root).getPropertyValue("--zoom")) || 1;

export function photograph(root: HTMLElement): Picture<Shot> {
  const zoom = zoomOf(root);
  const pieces = new Map<string, Shot>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece = "", kind = "", face = "" } = element.dataset;
    pieces.set(piece, { id: piece, kind, face, box: boxOf(element, zoom), isPeek: !!element.closest("[data-peek]"), element });
  }
  const zones = new Map<string, { box: Box; count: number }>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]"))
    zones.set(element.dataset["zone"] ?? "", { box: boxOf(element, zoom), count: Number(element.dataset["count"] ?? 0) });
  return { pieces, zones };
}

/** Flies what has moved, `speed` times as fast as usual; what is gone goes to who acted, what nobody saw before comes from there. */
export function fly(root: HTMLElement, before: Picture<Shot>, actor: number, speed: number): Flights {
  const zoom = zoomOf(root);
  const actorElement = root.querySelector(`[data-seat="${actor}"]`);
  const home = actorElement ? boxOf(actorElement, zoom) : undefined;
  const { journeys, gone } = journeysOf(before, photograph(root), home);
  let order = 0;
  const all = journeys.map(({ photo, from, isShift }) =>
    launch(root, photo, from, isShift ? 0 : Math.min(LONGEST_DELAY, STAGGER * order++), zoom),
  );
  if (home) gone.filter(({ element }) => !element.isConnected).forEach((photo, index) => all.push(send(root, photo, home, index * STAGGER)));
  for (const animation of all.flat()) animation.updatePlaybackRate(speed);
  if (!all.length) return NOTHING;
  return {
    finished: Promise.allSettled(all.flat().map((animation) => animation.finished)),
    hurry: () => all.flat().forEach((animation) => animation.finish()),
  };
}

/** A copy does the flying above everything else, so that no scrolling box cuts it off; the real piece waits unseen. */
function copyOf(root: HTMLElement, element: HTMLElement, box: Box): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["data-piece", "data-legal", "data-about", "id"]) one.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  copy.classList.remove("legal", "chosen", "hinted", "last");
  copy.classList.add("in-flight");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  copy.style.setProperty("--w", `${box.width}px`);
  (root.querySelector(".sky") ?? root).append(copy);
  return copy;
}

/** From one box to another without ever changing a piece's proportions: middles meet, and the smaller scale of the two sides holds. */
function shiftTo(from: Box, to: Box): string {
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function launch(root: HTMLElement, photo: Shot, from: Box, delay: number, zoom: number): Animation[] {
  const to = photo.box;
  const copy = copyOf(root, photo.element, to);
  const start = shiftTo(from, to);
  const fall = photo.element.closest("[data-fall]");
  const well = fall ? boxOf(fall, zoom) : undefined;
  const isFall = !!well && !isInside(from, well);
  const duration = isFall ? FALL : DURATION;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: isFall ? "linear" : EASING, fill: "backwards" };
  const frames = isFall ? falling(start, well.y - to.y - to.height / 2) : [{ transform: start }, { transform: "none" }];
  const hidden = photo.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = copy.animate(frames, timing);
  flight.finished.finally(() => copy.remove()).catch(() => undefined);
  return [hidden, flight];
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

function send(root: HTMLElement, photo: Shot, goal: Box, delay: number): Animation[] {
  const { box } = photo;
  const copy = copyOf(root, photo.element, box);
  const x = goal.x + goal.width / 2 - box.x - box.width / 2;
  const y = goal.y + goal.height / 2 - box.y - box.height / 2;
  const end = { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 };
  const timing: KeyframeAnimationOptions = { duration: DURATION + 60, delay: Math.min(delay, LONGEST_DELAY), easing: EASING, fill: "both" };
  const flight = copy.animate([{ transform: "none", opacity: 1 }, end], timing);
  flight.finished.finally(() => copy.remove()).catch(() => undefined);
  return [flight];
}
