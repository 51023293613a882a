/** French sets a space before its tall marks, which must not begin a line. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");

const SENTENCES = new Set(["text", "label", "message", "sentence", "read_only", "pitch"]);

/** What the server says, with its sentences typeset. */
export const parse = <T>(said: string): T =>
  JSON.parse(said, (key, value: unknown) => (typeof value === "string" && SENTENCES.has(key) ? typeset(value) : value)) as T;
