import { expect, test } from "vitest";
import PALETTE from "../src/palette.css?raw";
import { tintOf } from "../../src/mastaba/games/relikt/page/colours";

type Triple = [number, number, number];

/** The five colours of seats that a rule of the palette sets. */
function seatsOf(selector: string): string[] {
  const start = PALETTE.indexOf(`${selector} {`);
  const rule = PALETTE.slice(start, PALETTE.indexOf("}", start));
  return [...rule.matchAll(/--seat-\d: (#\w{6});/g)].map(([, colour]) => colour!);
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const parsed = (colour: string): Triple => [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255)) as Triple;
const times = (matrix: Triple[], [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** Machado, Oliveira and Fernandes 2009, in full strength. */
const EYES: Record<string, Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

/** OKLab, in which distances are about what eyes see. */
function seen(colour: string, eyes: Triple[]): Triple {
  const light = times(eyes, parsed(colour)).map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], light);
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], cones.map(Math.cbrt) as Triple);
}

const apart = (one: string, other: string, eyes: Triple[]): number => Math.hypot(...seen(one, eyes).map((value, place) => value - seen(other, eyes)[place]!));
const pairs = (colours: string[]): [string, string][] => colours.flatMap((one, place) => colours.slice(place + 1).map((other) => [one, other] as [string, string]));

test.each([":root", '[data-game="relikt"]'])("no two seats of %s look alike, whatever the eyes", (selector) => {
  const colours = seatsOf(selector);
  expect(colours).toHaveLength(5);
  for (const [kind, eyes] of Object.entries(EYES)) for (const [one, other] of pairs(colours)) expect.soft(apart(one, other, eyes), `${one} ${other} ${kind}`).toBeGreaterThan(0.06);
});

test("no seat of Relikt looks like a camp", () => {
  const camps = ["green", "blue", "white", "red", "yellow"].map(tintOf);
  for (const seat of seatsOf('[data-game="relikt"]')) for (const camp of camps) expect.soft(apart(seat, camp, EYES["usual"]!), `${seat} ${camp}`).toBeGreaterThan(0.12);
});
