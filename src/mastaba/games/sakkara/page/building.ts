/** How far a pyramid has come, now or once a tile is built; what a tile builds is read from what the rules foresee. */

import type { Foreseen } from "$lib/server/protocol";
import type { PyramidZone } from "./plan";

export interface Stage {
  level: number;
  left: number;
  isFinished: boolean;
}

export const stageNow = ({ facts }: PyramidZone): Stage => ({ level: facts.level ?? 1, left: facts.left ?? 0, isFinished: false });

/** A level that is finished gives way to the next; that it is complete stands in the event. */
export function stageAfter(foreseen: Foreseen, pyramid: PyramidZone): Stage {
  const finished = foreseen.events.find((event) => event.code === "finished");
  if (finished) return { level: Number(finished.fields["level"]), left: 0, isFinished: true };
  const after = foreseen.zone<PyramidZone["facts"]>(pyramid.id);
  return after ? stageNow(after as PyramidZone) : stageNow(pyramid);
}
