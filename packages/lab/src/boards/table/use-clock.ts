import { useEffect, useRef } from "react";
import { lineOf } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";

/** Milliseconds between two counts. */
const TICK = 250;

/** Seconds from the first move to now, or to the end, while the page was visible; undefined if it has not seen all. */
export type Clock = () => number | undefined;

/** Times a game from its first move. */
export function useClock({ record }: OpenGame, isOver: boolean): Clock {
  const isBegun = lineOf(record).length > 1;
  const ms = useRef(isBegun ? undefined : 0);
  useEffect(() => {
    if (!isBegun || isOver) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (document.visibilityState === "visible" && ms.current !== undefined) ms.current += now - last;
      last = now;
    }, TICK);
    return () => clearInterval(timer);
  }, [isBegun, isOver]);
  return useRef(() => ms.current && Math.round(ms.current / 1000)).current;
}
