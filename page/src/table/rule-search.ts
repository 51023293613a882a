/** Looking for a word in a rulebook: what does not have it is hidden, with the headings that are left empty. */

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export const holds = (text: string, sought: string): boolean => plain(sought).split(/\s+/).every((word) => plain(text).includes(word));

/** Shows only the paragraphs, items and lines of tables that hold every word; says how many there are. */
export function showOnly(body: HTMLElement, sought: string): number {
  let hits = 0;
  let heading: Element | null = null;
  for (const block of body.querySelectorAll("h3, h4, p, li, tr")) {
    const isHeading = /^H/.test(block.tagName);
    const isFound = holds(block.textContent, sought.trim());
    block.classList.toggle("out", !isFound);
    if (isHeading) heading = block;
    else if (isFound) {
      hits += 1;
      heading?.classList.remove("out");
    }
  }
  return hits;
}
