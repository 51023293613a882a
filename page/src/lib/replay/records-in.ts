/** The records in a text: one in TOML, or one a line in JSON, as `mastaba simulate` writes them. */
export const recordsIn = (text: string): string[] => (text.trimStart().startsWith("{") ? text.split("\n").filter((line) => line.trim()) : [text]);
