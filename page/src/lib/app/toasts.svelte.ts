/** Short messages that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  rule: string;
  kind: "why" | "trouble" | "news";
}

const STAY = 7000;
let last = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, kind: Toast["kind"] = "news", rule: string | null = ""): void {
  last += 1;
  const one: Toast = { id: last, text, rule: rule ?? "", kind };
  toasts.list = [one]; // the newest answer is the one that was asked for
  setTimeout(() => dropToast(one.id), STAY);
}

/** An answer to a click is stale once another click was right. */
export function dropAnswers(): void {
  toasts.list = toasts.list.filter((one) => one.kind !== "why");
}

export function dropToast(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** The screen passes to somebody else: what was said to one is not for the next. */
export function dropToasts(): void {
  toasts.list = [];
}
