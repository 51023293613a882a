import { expect, test } from "vitest";
import { parse, typeset } from "$lib/app/typeset";

test("the space before a tall mark does not begin a line", () => {
  expect(typeset("Que faire ? « Rien » !")).toBe("Que faire\u00a0? «\u00a0Rien\u00a0»\u00a0!");
});

test("sentences are typeset wherever they stand, words of the game are not", () => {
  const said = parse<unknown>('{"prompt":{"1":"Quoi ?"},"actions":[{"action":"a ?","because":["Oui !"],"label":"Non !"}]}');
  expect(said).toEqual({ prompt: { "1": "Quoi\u00a0?" }, actions: [{ action: "a ?", because: ["Oui\u00a0!"], label: "Non\u00a0!" }] });
});
