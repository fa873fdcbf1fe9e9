import { type KeyboardEvent, type PointerEvent, useRef } from "react";

/** Shortest swipe in pixels; a shorter movement counts as a press. */
const LEAST_SWIPE = 24;

/**
 * Arrow keys and swipes for a board on which something moves in four directions: a swipe acts as the arrow key of its
 * direction.
 *
 * @param keys actions by `KeyboardEvent.key`, including the arrow keys
 * @returns event listeners for the element
 */
export function useSteering<Action>(
  keys: Readonly<Record<string, Action>>,
  play: (action: Action | undefined) => void,
) {
  const from = useRef<readonly [number, number]>(undefined);
  return {
    onKeyDown(event: KeyboardEvent): void {
      const action = keys[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
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
      if (Math.abs(dx) > Math.abs(dy)) play(keys[dx > 0 ? "ArrowRight" : "ArrowLeft"]);
      else play(keys[dy > 0 ? "ArrowDown" : "ArrowUp"]);
    },
  };
}
