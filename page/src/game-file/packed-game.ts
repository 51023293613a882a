/** The game that lies in the file: every moment through every pair of eyes, and the sentences of both languages. */

import { settings } from "$lib/app/settings.svelte";
import type { ReplaySource } from "$lib/replay/source";
import type { Analysed, GameFileContent } from "$lib/server/protocol";

export async function unpacked(text: string): Promise<GameFileContent> {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as GameFileContent;
}

export function fromFile({ about, frames, logs, analysis }: GameFileContent): ReplaySource {
  const seen = (eye: string): string => (eye in frames ? eye : about.eyes[0]!);
  const found = (): Promise<Analysed> => Promise.resolve({ state: "done", progress: 100, report: analysis![settings.lang]! });
  return {
    ...(analysis && { analysis: { found, ask: found } }),
    about: (eye) => Promise.resolve({ ...about, eye: seen(eye), events: logs[settings.lang]![seen(eye)]! }),
    frames: (eye) => Promise.resolve(frames[seen(eye)]!),
  };
}
