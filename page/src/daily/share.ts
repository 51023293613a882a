/** What is told to others about a daily deal: how it went, nothing of what was dealt. */

import { t } from "$lib/app/words.svelte";
import type { Table } from "$lib/table/table.svelte";
import { scoreText } from "$lib/table/scores";

const LEVEL = /^daily (\d{4}-\d\d-\d\d)$/;

/** The day whose deal is played at a table, by the level of its robots; empty elsewhere. */
export const dayOf = (table: Pick<Table, "seats">): string =>
  table.seats.map((seat) => LEVEL.exec(seat.level ?? "")?.[1] ?? "").find(Boolean) ?? "";

export interface Card {
  day: string;
  title: string;
  /** Whether it was won. */
  isWon: boolean;
  /** One’s own points first, then those of the others, the best first. */
  points: string[];
}

export function cardOf(table: Table, title: string): Card {
  const others = table.scores.map((points, place) => ({ seat: place + 1, points }));
  const rest = others.filter(({ seat }) => seat !== table.seat).sort((one, other) => (other.points?.most ?? 0) - (one.points?.most ?? 0));
  const own = others.find(({ seat }) => seat === table.seat);
  const isWon = table.position?.winners.includes(table.seat) ?? false;
  return { day: dayOf(table), title, isWon, points: [own, ...rest].map((one) => (one?.points ? scoreText(one.points) : "–")) };
}

export const addressOf = (day: string): string => `${location.origin}/daily?day=${day}`;

export const textOf = ({ day, title, isWon, points }: Card): string =>
  [t("share-title", { title, day }), t(isWon ? "share-won" : "share-lost", { own: points[0]!, others: points.slice(1).join(" · ") }), addressOf(day)].join("\n");

const [WIDTH, HEIGHT] = [1200, 630];

/** The same as a picture: a mastaba at night for a loss, under the sun for a victory. */
export function pictureOf(card: Card): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  paint(pen, card.isWon);
  write(pen, card);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function paint(pen: CanvasRenderingContext2D, isWon: boolean): void {
  pen.fillStyle = isWon ? "#F4E9D0" : "#232A33";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = isWon ? "#C9A227" : "#EADFC3";
  pen.beginPath();
  pen.arc(1000, 170, isWon ? 90 : 60, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "#D9B779";
  pen.fillRect(0, 540, WIDTH, 90);
  pen.fillStyle = "#B98F4A";
  for (const [inset, top] of [[0, 460], [60, 390], [130, 320]] as const) {
    pen.beginPath();
    pen.moveTo(720 + inset, 540 - (540 - top - 80));
    pen.lineTo(745 + inset, top);
    pen.lineTo(1135 - inset, top);
    pen.lineTo(1160 - inset, 540 - (540 - top - 80));
    pen.fill();
  }
}

function write(pen: CanvasRenderingContext2D, { day, title, isWon, points }: Card): void {
  pen.fillStyle = isWon ? "#2B2118" : "#EADFC3";
  const lines: [string, number, number][] = [
    ["Mastaba", 44, 90],
    [title, 76, 190],
    [day, 48, 260],
    [points[0]!, 150, 430],
    [points.slice(1).join(" · "), 56, 510],
  ];
  for (const [text, size, y] of lines) {
    pen.font = `700 ${size}px Georgia, serif`;
    pen.fillText(text, 70, y, 640);
  }
}
