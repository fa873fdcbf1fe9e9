import { useEffect, useRef } from "react";
import { type GameRecord, lineOf, wentBack, wentForward, wentTo } from "../record/game-record.js";
import type { TableState } from "./use-table.js";

const STEPS: Readonly<Record<string, (record: GameRecord) => GameRecord>> = {
  ArrowLeft: wentBack,
  ArrowRight: wentForward,
  ArrowUp: (record) => wentTo(record, 0),
  ArrowDown: (record) => wentTo(record, lineOf(record).at(-1)!),
};

/**
 * Keys of the whole page: Ctrl+Z takes back, and arrow keys step along the game, except where they have another use: in
 * a field, on a board that they steer, and on a grid that has the focus without having been pressed.
 */
export function useKeys(table: TableState): void {
  const latest = useRef(table);
  latest.current = table;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let pointed: Element | null = null;
    const keyDown = (event: KeyboardEvent): void => {
      const { frame, session, takeBack } = latest.current;
      const target = event.target as HTMLElement;
      if (target.closest("input, select, textarea, dialog, [role=tablist]")) return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        takeBack();
        return;
      }
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      // Boards that arrow keys steer get them from `useArrows`.
      if (frame.current?.querySelector('[role="application"]')) return;
      const grid = target.closest("[role=grid]");
      if (grid && grid !== pointed) return;
      event.preventDefault();
      event.stopPropagation();
      session.walk(step);
    };
    window.addEventListener("keydown", keyDown, { signal, capture: true });
    window.addEventListener(
      "pointerdown",
      ({ target }) => {
        pointed = (target as Element).closest("[role=grid]");
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
}
