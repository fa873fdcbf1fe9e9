import { useEffect, useRef } from "react";
import { useRemembered } from "../../state/use-remembered.js";
import { isOverHere, type OpenGame } from "../record/open-game.js";

/** Frequency in hertz, start and length in seconds of each tone. */
type Tones = readonly (readonly [frequency: number, start: number, length: number])[];

const MOVE: Tones = [[220, 0, 0.07]];
const END: Tones = [
  [392, 0, 0.16],
  [523, 0.14, 0.3],
];
const VOLUME = 0.15;

function sound(context: AudioContext, tones: Tones): void {
  for (const [frequency, start, length] of tones) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const volume = new GainNode(context, { gain: VOLUME });
    volume.gain.setValueAtTime(VOLUME, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** A sound for each move that is played and for the end, if switched on; remembered in this browser, off at first. */
export function useSounds(game: OpenGame): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const chosen = useRemembered(
    "board-sounds",
    (text) => text === "1",
    (isOn) => (isOn ? "1" : "0"),
  );
  const [isOn] = chosen;
  const context = useRef<AudioContext>(undefined);
  const heard = useRef(game.record.places.length);
  useEffect(() => {
    const { length } = game.record.places;
    const isMove = game.isPlayed && length > heard.current;
    heard.current = length;
    if (!isOn || !isMove) return;
    context.current ??= new AudioContext();
    sound(context.current, isOverHere(game) ? END : MOVE);
  }, [game, isOn]);
  useEffect(() => () => void context.current?.close(), []);
  return chosen;
}
