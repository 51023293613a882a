/** French sets a space before its tall marks, which must not begin a line. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");

const SENTENCES = new Set(["text", "label", "message", "sentence", "read_only", "pitch", "prompt", "because"]);

/** A sentence, a list of them, or one for each seat. */
function typesetAll(value: unknown): unknown {
  if (typeof value === "string") return typeset(value);
  if (Array.isArray(value)) return value.map(typesetAll);
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typesetAll(one)]));
  return value;
}

/** What the server says, with its sentences typeset. */
export const parse = <T>(said: string): T =>
  JSON.parse(said, (key, value: unknown) => (SENTENCES.has(key) ? typesetAll(value) : value)) as T;
