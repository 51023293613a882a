/** Pictures of tiles: each animal has a ground of its own, so that pairs are seen before they are read. */

export interface Picture {
  animal: string;
  isLeft: boolean;
}

const TINTS: Record<string, string> = {
  camel: "#f0d9a2",
  mule: "#cfd6b4",
  snake: "#f3cbb6",
  hippo: "#c3dcec",
  croc: "#cfe7c4",
  ibis: "#f7f0dd",
  cat: "#dccfea",
};

export const tintOf = (animal: string): string => TINTS[animal] ?? "#f4e9d0";

const picture = (word: string): Picture => ({ animal: word.slice(0, -1), isLeft: word.endsWith("L") });

/** The two pictures of a tile written like camelL-muleR, the upper one first. */
export function picturesOf(face: string | null): Picture[] {
  return (face ?? "").split("-").filter(Boolean).map(picture);
}
