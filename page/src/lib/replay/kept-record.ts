/** Records opened from a file: the server forgets them after a while, this browser keeps their text as long as its window. */

import { openRecord, Refused } from "$lib/server/api";
import { fromServer, type ReplaySource } from "./source";

const KEY = "mastaba-record-";

export async function openText(text: string): Promise<string> {
  const { record } = await openRecord(text);
  try {
    sessionStorage.setItem(KEY + record, text);
  } catch {
    // too long for the store, or none: it is open as long as the server remembers it
  }
  return record;
}

function kept(record: string): string | null {
  try {
    return sessionStorage.getItem(KEY + record);
  } catch {
    return null;
  }
}

/** A record that was opened before: where the server has forgotten it, it is told again. */
export function reopened(record: string): ReplaySource {
  const { about, frames, playOn, analysis } = fromServer("records", record, "");
  async function again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const text = kept(record);
      if (!(error instanceof Refused) || error.detail.code !== "record-forgotten" || !text) throw error;
      await openRecord(text);
      return work();
    }
  }
  return {
    about: (eye) => again(() => about(eye)),
    frames: (eye, first, last) => again(() => frames(eye, first, last)),
    playOn: (number, seats) => again(() => playOn!(number, seats)),
    analysis: {
      found: () => again(() => analysis!.found()),
      ask: () => again(() => analysis!.ask()),
      line: (step, isPlayed) => again(() => analysis!.line!(step, isPlayed)),
    },
  };
}
