import { useEffect, useRef } from "react";
import { remember, remembered } from "../../state/preferences.js";
import { useRemembered } from "../../state/use-remembered.js";
import { lineOf, pathTo, placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { CONTROLS, type Control, leftOf, readTimes, type Times, timesText } from "../record/time-control.js";
import type { Mode } from "./use-mode.js";
import type { Seating } from "./use-seating.js";
import { useVisible } from "./use-visible.js";

/** Milliseconds between two counts. */
const TICK = 250;

/** The time of a game. */
export interface Clock {
  /** Seconds from the first move to now, or to the end; undefined if this browser has not seen all of the game. */
  readonly seconds: () => number | undefined;
  /** Milliseconds that a seat has left; undefined without a time control. */
  readonly left: (seat: number) => number | undefined;
}

/**
 * Times a game from its first move. Its time is stored, as the game is, and goes on after a reload. It does not count
 * while the page is hidden, except between two people with a time control, whose clock nobody can stop.
 *
 * @param onFall called when a seat has no time left
 * @returns the clock, the time control of the next game, and what changes it
 */
export function useClock(
  { choice, record, sheet, isPlayed }: OpenGame,
  mode: Mode,
  { isOver, personSeats }: Seating,
  onFall: (seat: number) => void,
): readonly [clock: Clock, control: Control, setControl: (control: Control) => void] {
  const [control, setControl] = useRemembered(
    `board-control-${choice.game}`,
    (text): Control => CONTROLS.find((each) => each === text) ?? "none",
  );
  const line = lineOf(record);
  const isBegun = line.length > 1;
  const key = `board-clock-${choice.game}`;
  const last = record.places[line.at(-1)!]!.scene;
  const { turn } = isPlayed ? placeAt(record).scene : last;
  const before = pathTo(record, isPlayed ? record.at : line.at(-1)!).slice(0, -1);
  const { players } = sheet.facts;
  const times = useRef<Times>(undefined);
  times.current ??= readTimes(isBegun ? remembered(key) : null, last.text, players);
  // Until the first move, a game takes no time, and its time control may change.
  if (!isBegun) times.current = { control, taken: new Array<number>(players).fill(0) };
  const isControlled = times.current.control !== "none";
  const isVisible = useVisible() || (isControlled && personSeats.length > 1);
  const isRunning = isBegun && !isOver && isVisible && (mode === "play" || !isControlled);
  const left = (seat: number): number | undefined =>
    leftOf(times.current!, seat, before.filter((at) => record.places[at]!.scene.turn === seat).length);
  const latest = useRef({ left, onFall });
  latest.current = { left, onFall };
  useEffect(() => remember(key, timesText(times.current!, last.text)), [key, last.text]);
  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    const count = (): void => {
      const now = performance.now();
      const { taken } = times.current!;
      times.current = { ...times.current!, taken: taken.with(turn, taken[turn]! + now - before) };
      before = now;
      remember(key, timesText(times.current, last.text));
      if (latest.current.left(turn)! <= 0) latest.current.onFall(turn);
    };
    const timer = setInterval(count, TICK);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [isRunning, turn, key, last.text]);
  const clock = useRef<Clock>({
    seconds() {
      const ms = times.current!.taken.reduce((sum, each) => sum + each, 0);
      return Number.isNaN(ms) ? undefined : Math.round(ms / 1000);
    },
    left: (seat) => latest.current.left(seat),
  });
  return [clock.current, control, setControl];
}
