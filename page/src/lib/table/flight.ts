/** Pieces travel: each is photographed before a change of the table and flown from there to where it lies after it. */

import { isStill } from "$lib/app/settings.svelte";

const DURATION = 310;
const FALL = 520;
const STAGGER = 60;
const LONGEST_DELAY = 480;
const EASING = "cubic-bezier(.3, .7, .25, 1)";

interface Photo {
  id: string;
  kind: string;
  face: string;
  box: DOMRect;
  element: HTMLElement;
}

export interface Picture {
  pieces: Map<string, Photo>;
  zones: Map<string, { box: DOMRect; count: number }>;
}

/** Measuring makes the browser lay the page out at once; where nothing will fly there is no need. */
const boxOf = (element: HTMLElement): DOMRect => (isStill() ? new DOMRect() : element.getBoundingClientRect());

export function photograph(root: HTMLElement): Picture {
  const pieces = new Map<string, Photo>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece = "", kind = "", face = "" } = element.dataset;
    pieces.set(piece, { id: piece, kind, face, box: boxOf(element), element });
  }
  const zones = new Map<string, { box: DOMRect; count: number }>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]"))
    zones.set(element.dataset["zone"] ?? "", { box: boxOf(element), count: Number(element.dataset["count"] ?? 0) });
  return { pieces, zones };
}

const isSame = (one: Photo | undefined, other: Photo): boolean => one?.face === other.face && one.kind === other.kind;
const hasMoved = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.x - to.x) > 3 || Math.abs(from.y - to.y) > 3 || Math.abs(from.width - to.width) > 6;

/** Flies what has moved; what has no known origin comes from the pile that shrank, what is gone goes to who acted. */
export function fly(root: HTMLElement, before: Picture, actor: number): void {
  if (isStill() || document.hidden) return fade(root, before);
  const after = photograph(root);
  const gone = [...before.pieces.values()].filter((photo) => photo.box.width > 0 && !isSame(after.pieces.get(photo.id), photo));
  const sources = shrunken(before, after);
  let order = 0;
  for (const photo of after.pieces.values()) {
    const origin = originOf(photo, before, gone, sources);
    if (!origin || !photo.box.width || !hasMoved(origin, photo.box)) continue;
    const isShift = isSame(before.pieces.get(photo.id), photo) && isNear(origin, photo.box);
    launch(root, photo, origin, isShift ? 0 : Math.min(LONGEST_DELAY, STAGGER * order++));
  }
  const goal = root.querySelector(`[data-seat="${actor}"]`)?.getBoundingClientRect();
  if (goal) gone.filter((photo) => !photo.element.isConnected).forEach((photo, index) => send(root, photo, goal, index * STAGGER));
}

/** Neighbours that merely make room slide together; only real journeys are staggered. */
const isNear = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.x - to.x) < 2 * to.width && Math.abs(from.y - to.y) < to.height / 2;

function originOf(photo: Photo, before: Picture, gone: Photo[], sources: DOMRect[]): DOMRect | undefined {
  const old = before.pieces.get(photo.id);
  if (isSame(old, photo)) return old?.box;
  const match = take(gone, (one) => isSame(one, photo)) ?? (old ? undefined : take(gone, (one) => one.kind === photo.kind && !one.face));
  return match?.box ?? (old ? undefined : sources[0]);
}

function take(list: Photo[], fits: (photo: Photo) => boolean): Photo | undefined {
  const place = list.findIndex(fits);
  return place < 0 ? undefined : list.splice(place, 1)[0];
}

function shrunken(before: Picture, after: Picture): DOMRect[] {
  return [...before.zones].filter(([id, zone]) => (after.zones.get(id)?.count ?? zone.count) < zone.count).map(([, zone]) => zone.box);
}

/** A copy does the flying above everything else, so that no scrolling box cuts it off; the real piece waits unseen. */
function copyOf(root: HTMLElement, element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  copy.classList.add("in-flight");
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
  (root.querySelector(".sky") ?? root).append(copy);
  return copy;
}

function launch(root: HTMLElement, photo: Photo, from: DOMRect, delay: number): void {
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

const isInside = (box: DOMRect, well: DOMRect): boolean =>
  box.x >= well.x - 3 && box.right <= well.right + 3 && box.y >= well.y - 3 && box.bottom <= well.bottom + 3;

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

function send(root: HTMLElement, photo: Photo, goal: DOMRect, delay: number): void {
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
function fade(root: HTMLElement, before: Picture): void {
  if (document.hidden) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.pieces.get(element.dataset["piece"] ?? "");
    if (!old || old.face !== element.dataset["face"]) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220 });
  }
}
