import { expect, test } from "vitest";
import { typeset } from "$lib/app/typeset";

test("French has a narrow space, never broken, at its tall marks and units", () => {
  expect(typeset("Que faire ? « Rien » !", "fr")).toBe("Que faire\u202f? «\u202fRien\u202f»\u202f!");
  expect(typeset("Le lot vaut 15 $ : 30 %.", "fr")).toBe("Le lot vaut 15\u202f$\u202f: 30\u202f%.");
});

test("English is left alone", () => {
  expect(typeset("? help : none", "en")).toBe("? help : none");
});
