/** Keys of the show. Where a key has a meaning of its own, it keeps it: a button is pressed by Space, arrows go from piece to piece. */

const FIELDS = "input, select, textarea, dialog";
const OWN: Record<string, string> = {
  " ": `button, a, summary, ${FIELDS}`,
  ArrowRight: `[data-piece], .line, ${FIELDS}`,
  ArrowLeft: `[data-piece], .line, ${FIELDS}`,
  Home: `.line, ${FIELDS}`,
  End: `.line, ${FIELDS}`,
  PageUp: FIELDS,
  PageDown: FIELDS,
};

/** The key that somebody has pressed for the show, or nothing where it was meant for something else. */
export function keyOf(event: KeyboardEvent): string {
  const own = OWN[event.key];
  if (!own || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return "";
  return (event.target as Element).closest?.(own) ? "" : event.key;
}
