/** Short messages that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  rule: string;
  kind: "why" | "trouble" | "news";
}

const STAY = 4000;
const SHORT_TEXT = 60;
const LETTER = 45;
let last = 0;
let isHeld = false;

/** Long enough to be read: a long text stays longer. */
export const stayOf = (text: string): number => STAY + Math.max(0, text.length - SHORT_TEXT) * LETTER;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, kind: Toast["kind"] = "news", rule: string | null = ""): void {
  last += 1;
  const one: Toast = { id: last, text, rule: rule ?? "", kind };
  toasts.list = [one]; // the newest answer is the one that was asked for
  leaveAfter(one, stayOf(text));
}

function leaveAfter(one: Toast, time: number): void {
  setTimeout(() => (isHeld ? leaveAfter(one, STAY / 2) : dropToast(one.id)), time);
}

/** Who is reading it, with the pointer on it, may read on. */
export function holdToasts(hold: boolean): void {
  isHeld = hold;
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
