/** Small sounds, made on the spot; silent until asked for. */

import { settings } from "./settings.svelte";

let speaker: AudioContext | null = null;

function tone(pitch: number, start: number, length: number, loudness: number): void {
  speaker ??= new AudioContext();
  const [wave, gain] = [speaker.createOscillator(), speaker.createGain()];
  const at = speaker.currentTime + start;
  wave.type = "triangle";
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(speaker.destination);
  wave.start(at);
  wave.stop(at + length);
}

export function soundOfMove(): void {
  if (settings.sound) tone(210, 0, 0.07, 0.09);
}

export function soundOfMyTurn(): void {
  if (!settings.sound) return;
  tone(523, 0, 0.16, 0.06);
  tone(784, 0.1, 0.22, 0.06);
}
