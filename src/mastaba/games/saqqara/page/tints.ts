/** A colour for each relic's frame, so that equal values are found at a glance; the number says the same. */
const TINTS = ["#b5442e", "#2a9d8f", "#c9a227", "#5b8fb0", "#1f4e79", "#1c7268", "#7a93a8", "#6d5788", "#d98b3a", "#a8861a"];

/** As many different relics as there are pictures. */
export const RELICS = TINTS.length;

export const tintOf = (face: string | null): string => TINTS[Number(face ?? 0)] ?? "#c9a227";
