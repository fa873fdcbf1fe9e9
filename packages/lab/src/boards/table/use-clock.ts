import { useEffect, useRef } from "react";
import { remember, remembered } from "../../state/preferences.js";
import { lineOf } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { useVisible } from "./use-visible.js";

/** Milliseconds between two counts. */
const TICK = 250;

/** Seconds from the first move to now, or to the end, while the page was visible; undefined if it has not seen all. */
export type Clock = () => number | undefined;

/** Times a game from its first move. Its time is stored, as the game is, and goes on after a reload. */
export function useClock({ choice, record }: OpenGame, isOver: boolean): Clock {
  const line = lineOf(record);
  const isBegun = line.length > 1;
  const key = `board-clock-${choice.game}`;
  /** The last position, by which a stored time is known to be of this game. */
  const last = record.places[line.at(-1)!]!.scene.text;
  const ms = useRef<number | null>(null);
  ms.current ??= isBegun ? storedTime(key, last) : 0;
  const isVisible = useVisible();
  useEffect(() => remember(key, JSON.stringify([last, ms.current])), [key, last]);
  useEffect(() => {
    if (!isBegun || isOver || !isVisible) return;
    let before = performance.now();
    const count = (): void => {
      const now = performance.now();
      ms.current! += now - before;
      before = now;
      remember(key, JSON.stringify([last, ms.current]));
    };
    const timer = setInterval(count, TICK);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [isBegun, isOver, isVisible, key, last]);
  return useRef(() => (Number.isNaN(ms.current) ? undefined : Math.round(ms.current! / 1000))).current;
}

/** The stored time of a game in milliseconds; NaN if there is none. */
function storedTime(key: string, last: string): number {
  try {
    const [of, ms] = JSON.parse(remembered(key) ?? "[]") as unknown[];
    return of === last && typeof ms === "number" ? ms : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
