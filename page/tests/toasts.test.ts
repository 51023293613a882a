import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdToasts, stayOf, toast, toasts } from "$lib/app/toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  holdToasts(false);
  vi.useRealTimers();
});

test("a short message goes after four seconds, a long one stays long enough to be read", () => {
  toast("Copied.");
  vi.advanceTimersByTime(3900);
  expect(toasts.list).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(toasts.list).toHaveLength(0);
  expect(stayOf("x".repeat(160))).toBeGreaterThan(8000);
});

test("a message with the pointer on it stays", () => {
  toast("Read me.");
  holdToasts(true);
  vi.advanceTimersByTime(20_000);
  expect(toasts.list).toHaveLength(1);
  holdToasts(false);
  vi.advanceTimersByTime(2100);
  expect(toasts.list).toHaveLength(0);
});
