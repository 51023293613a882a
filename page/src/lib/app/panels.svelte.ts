/** Which side panel is open, and at which rule. */

export type Panel = "" | "rules" | "settings" | "share" | "log" | "result" | "intro" | "play-on" | "odds" | "analysis";

export const panels = $state<{ open: Panel; rule: string }>({ open: "", rule: "" });

export function openRule(rule: string): void {
  panels.rule = rule;
  panels.open = "rules";
}
