/** A thing on the table drawn large: a copy of what is drawn, which no script that looks for pieces can mistake for one. */

import { largeSize, type Size } from "./place";

const LARGEST_ZONE = 220;
/** A drawing may depend on its face; everything else that scripts look for goes. */
const KEPT = new Set(["data-face"]);

function strip(element: Element): void {
  for (const { name } of [...element.attributes])
    if ((name.startsWith("data-") && !KEPT.has(name)) || name.startsWith("aria-") || ["id", "role", "tabindex", "title", "name", "for"].includes(name))
      element.removeAttribute(name);
  element.classList.remove("legal", "chosen", "hinted", "last", "in-flight");
}

function bare<T extends Element>(element: T, isDeep: boolean): T {
  const copy = element.cloneNode(isDeep) as T;
  strip(copy);
  copy.querySelectorAll("*").forEach(strip);
  return copy;
}

const important = (element: HTMLElement, styles: Record<string, string>): void => {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, "important");
};

/** The boxes round a thing give it colours, rules and measures: each is copied too, empty, and takes no room. */
function within(element: HTMLElement, root: Element, copy: HTMLElement): HTMLElement {
  let inner = copy;
  for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement) {
    const shell = bare(outer, false);
    const { containerType, width, height } = getComputedStyle(outer);
    if (containerType === "normal" || !containerType) important(shell, { display: "contents" });
    else important(shell, { ...FLAT, width, height });
    shell.append(inner);
    inner = shell;
  }
  return inner;
}

const FLAT = {
  display: "block",
  position: "absolute",
  inset: "0 auto auto 0",
  margin: "0",
  padding: "0",
  border: "0",
  background: "none",
  "box-shadow": "none",
  overflow: "visible",
  translate: "none",
  transform: "none",
  "max-width": "none",
  "max-height": "none",
};

export interface Enlarged {
  drawing: HTMLElement;
  size: Size;
}

/** A piece is laid out anew at its large size; any other small thing is scaled as it is; what is large already is not drawn again. */
export function enlarged(element: Element, root: Element, window: Size): Enlarged | null {
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return null;
  const now = { width: element.offsetWidth, height: element.offsetHeight };
  const isPiece = element.classList.contains("piece");
  if (!isPiece && (!element.dataset["about"]?.startsWith("zone:") || Math.max(now.width, now.height) > LARGEST_ZONE)) return null;
  const size = largeSize(now, window);
  const copy = bare(element, true);
  if (isPiece) important(copy, { ...POSITION, "--w": `${size.width}px`, width: `${size.width}px`, height: `${size.height}px` });
  else important(copy, { ...POSITION, width: `${now.width}px`, height: `${now.height}px`, "transform-origin": "0 0", transform: `scale(${size.width / now.width})` });
  return { drawing: within(element, root, copy), size };
}

const POSITION = { position: "absolute", inset: "0 auto auto 0", margin: "0", translate: "none", rotate: "none", opacity: "1", visibility: "visible" };
