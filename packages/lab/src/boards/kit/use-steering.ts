import { type KeyboardEvent, type PointerEvent, useRef } from "react";

/** The keys of up, right, down and left. */
const KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
const LETTERS = ["w", "d", "s", "a"];

/** Shortest swipe in pixels; a shorter movement counts as a press. */
const LEAST_SWIPE = 24;

/**
 * Arrow keys, the keys W, D, S and A, and swipes for a board on which something moves in four directions.
 *
 * @param actions up, right, down and left, and if there is a fifth, the space bar
 * @returns event listeners for the element
 */
export function useSteering<Action>(actions: readonly Action[], play: (action: Action) => void) {
  const from = useRef<readonly [number, number]>(undefined);
  return {
    onKeyDown(event: KeyboardEvent): void {
      const direction = KEYS.includes(event.key) ? KEYS.indexOf(event.key) : LETTERS.indexOf(event.key);
      const action = actions[event.key === " " ? 4 : direction];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      play(action);
    },
    onPointerDown(event: PointerEvent): void {
      from.current = [event.clientX, event.clientY];
    },
    onPointerUp(event: PointerEvent): void {
      if (!from.current) return;
      const [dx, dy] = [event.clientX - from.current[0], event.clientY - from.current[1]];
      from.current = undefined;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < LEAST_SWIPE) return;
      const isAcross = Math.abs(dx) > Math.abs(dy);
      play(actions[isAcross ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0]!);
    },
  };
}
