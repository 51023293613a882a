/** A worked example as a match to be looked back at: everything that is seen of it has come at once. */

import type { ReplaySource } from "$lib/replay/source";
import type { RuleExample } from "$lib/server/protocol";

export const fromExample = ({ about, frames }: RuleExample): ReplaySource => ({
  about: () => Promise.resolve(about),
  frames: () => Promise.resolve(frames),
});

/** Pieces that are only drawn, and lie on no table. */
export const NO_SOURCE: ReplaySource = {
  about: () => Promise.reject(new Error("nothing to look at")),
  frames: () => Promise.resolve([]),
};
