/** Looking for words in a rulebook: the paragraphs that hold all of them, and the words themselves to be marked. */

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

const wordsOf = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean);

export const holds = (text: string, sought: string): boolean => wordsOf(sought).every((word) => plain(text).includes(word));

const BLOCKS = "h3, h4, p, li, tr";

/** The headings, paragraphs, items and lines of tables that hold every word; of those that lie in one another the innermost. */
export function hitsIn(body: HTMLElement, sought: string): HTMLElement[] {
  if (!wordsOf(sought).length) return [];
  const found = [...body.querySelectorAll<HTMLElement>(BLOCKS)].filter((block) => !block.closest(".stage, .paper") && holds(block.textContent, sought));
  return found.filter((block) => !found.some((other) => other !== block && block.contains(other)));
}

/** Each letter of a text without its accents, so that places in both are the same. */
const letterwise = (text: string): string => [...text].map((letter) => plain(letter).charAt(0) || letter.charAt(0)).join("");

function* rangesIn(node: Text, words: string[]): Generator<Range> {
  const text = letterwise(node.data);
  if (text.length !== node.data.length) return;
  for (const word of words)
    for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length)) {
      const range = new Range();
      range.setStart(node, place);
      range.setEnd(node, place + word.length);
      yield range;
    }
}

/** Marks the words in these paragraphs, without touching the document; browsers that cannot do it mark the paragraphs alone. */
export function mark(hits: HTMLElement[], sought: string): void {
  if (!("highlights" in CSS)) return;
  const words = wordsOf(sought);
  const ranges = hits.flatMap((hit) => {
    const walker = document.createTreeWalker(hit, NodeFilter.SHOW_TEXT);
    const found: Range[] = [];
    while (walker.nextNode()) found.push(...rangesIn(walker.currentNode as Text, words));
    return found;
  });
  CSS.highlights.set("sought", new Highlight(...ranges));
}
