import { useEffect, useState } from "react";
import type { BoardProps } from "../../kit/view.js";
import { fromOf, toOf } from "./placement.js";

interface Premove {
  readonly from: number;
  readonly to: number;
  /** Number of moves before it was prepared. */
  readonly ply: number;
}

/**
 * A move prepared while the machine is to move: played after the machine's move if it is legal then, otherwise dropped.
 * A pawn becomes a queen. Escape cancels it.
 *
 * @param ply number of moves so far
 * @returns the move, and what sets or cancels it
 */
export function usePremove(
  isWaiting: boolean,
  ply: number,
  { actions, onPlay }: Pick<BoardProps<unknown, string>, "actions" | "onPlay">,
) {
  const [premove, setPremove] = useState<Premove>();
  useEffect(() => {
    if (!premove || isWaiting) return;
    setPremove(undefined);
    const found = actions.filter(
      ({ action }) => action !== "draw" && fromOf(action) === premove.from && toOf(action) === premove.to,
    );
    const move = found.find(({ action }) => action.endsWith("q")) ?? found[0];
    // A move that was taken back is no answer.
    if (move && ply === premove.ply + 1) onPlay(move);
  }, [premove, isWaiting, ply, actions, onPlay]);
  useEffect(() => {
    if (!premove) return;
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setPremove(undefined);
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [premove]);
  return {
    premove,
    prepare: (from: number, to: number): void => setPremove({ from, to, ply }),
    cancel: (): void => setPremove(undefined),
  };
}
