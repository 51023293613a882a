/** Many choices as few groups: what their labels have in common is said once, above the buttons. */

import type { Choice } from "$lib/server/protocol";
import type { Kin } from "$lib/table/selection";

export interface ChoiceButton {
  choice: Choice;
  /** What the button says: the label, or what is left of it under a heading. */
  says: string;
}

export interface ChoiceGroup {
  /** The words that all labels begin with; empty: each button says its whole label. */
  heading: string;
  buttons: ChoiceButton[];
}

const FEWEST = 3;
const verbOf = (choice: Choice): string => choice.action.split(" ")[0] ?? "";

function sorted<T>(things: T[], keyOf: (thing: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const thing of things) found.set(keyOf(thing), [...(found.get(keyOf(thing)) ?? []), thing]);
  return [...found.values()];
}

/** How many words all labels begin with, leaving each at least one of its own. */
export function commonWords(labels: string[]): number {
  const split = labels.map((label) => label.split(" "));
  const most = Math.min(...split.map((words) => words.length)) - 1;
  let count = 0;
  while (count < most && split.every((words) => words[count] === split[0]![count])) count += 1;
  return count;
}

function grouped(choices: Choice[]): ChoiceGroup {
  const shared = choices.length < FEWEST ? 0 : commonWords(choices.map((choice) => choice.label));
  const heading = choices[0]!.label.split(" ").slice(0, shared).join(" ");
  return { heading, buttons: choices.map((choice) => ({ choice, says: choice.label.split(" ").slice(shared).join(" ") })) };
}

/** Choices by the verb and the thing that has to be picked next; things with one choice each share a group of their verb. Plain buttons come last. */
export function choiceGroups(candidates: Choice[], depth: number, kin: Kin): ChoiceGroup[] {
  const plain = candidates.filter((choice) => choice.path.length <= depth);
  const rest = candidates.filter((choice) => choice.path.length > depth);
  const byThing = sorted(rest, (choice) => `${verbOf(choice)} ${kin(choice.path[depth]!)}`);
  const many = byThing.filter((group) => group.length >= FEWEST);
  const few = sorted(byThing.filter((group) => group.length < FEWEST).flat(), verbOf);
  const inOrder = [...many, ...few].sort((one, other) => rest.indexOf(one[0]!) - rest.indexOf(other[0]!));
  return [...inOrder, ...plain.map((choice) => [choice])].map(grouped);
}
