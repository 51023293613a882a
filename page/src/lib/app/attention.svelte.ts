/** Calls a player back to the table: title, icon, and, if asked for, a notification and a shake. */

import { onDestroy, untrack } from "svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** What of a table is needed to know whether somebody at this screen is waited for; as far as the screen already shows it. */
export interface Waiting {
  readonly isMine: boolean;
  readonly over: boolean;
  readonly you: number[];
  readonly seat: number;
  readonly deciding: number;
  name(seat: number): string;
}

interface Call {
  game: string;
  isMine: boolean;
  /** In a few words: your turn, whose turn, the end. */
  says: string;
}

const SHAKE = 90;
const TAG = "mastaba-turn";
const attention = $state<{ call: Call | null }>({ call: null });

/** Call while a table's component is being made; what is announced ends with it. */
export function attend(table: Waiting, title: () => string): void {
  $effect(() => {
    const call = title() ? callOf(table, title()) : null;
    untrack(() => hear(call));
  });
  onDestroy(() => hear(null));
}

function callOf(table: Waiting, game: string): Call {
  const isMine = table.isMine && !table.over;
  return { game, isMine, says: table.over ? t("game-over") : isMine ? mine(table) : others(table) };
}

/** Round one screen "your turn" would be everybody's. */
const mine = (table: Waiting): string => (table.you.length > 1 ? t("turn-of", { name: table.name(table.seat) }) : t("your-turn"));
const others = (table: Waiting): string => (table.deciding ? t("turn-of", { name: table.name(table.deciding) }) : "");

function hear(call: Call | null): void {
  const isNew = call?.isMine && attention.call !== null && !attention.call.isMine;
  attention.call = call;
  if (isNew) rouse(call);
  else if (!call?.isMine) void hush();
}

export const isCalled = (): boolean => attention.call?.isMine ?? false;

export function pageTitle(): string {
  const { game, isMine, says } = attention.call ?? { game: "", isMine: false, says: "" };
  if (!game) return t("title");
  return [`${isMine ? "● " : ""}${says}`, game].filter(Boolean).join(" – ");
}

function rouse(call: Call): void {
  if (settings.vibration && !document.hidden) navigator.vibrate?.(SHAKE);
  if (document.hidden && settings.notify && globalThis.Notification?.permission === "granted") void notify(call);
}

/** Through the service worker where there is one: phones allow no other way. A hidden page may not shake a phone, a notification may. */
async function notify({ game, says }: Call): Promise<void> {
  const shake = settings.vibration ? { vibrate: [SHAKE] } : {};
  const options = { body: game, tag: TAG, icon: "/icon-192.png", ...shake };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(says, options);
  new Notification(says, options).onclick = () => window.focus();
}

async function hush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const old of (await worker?.getNotifications({ tag: TAG })) ?? []) old.close();
}

globalThis.document?.addEventListener("visibilitychange", () => document.hidden || void hush());
