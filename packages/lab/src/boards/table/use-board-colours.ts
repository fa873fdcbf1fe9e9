import { useLayoutEffect } from "react";
import { useRemembered } from "../../state/use-remembered.js";
import "./board-colours.css";

/** Selectable colours of a board, each in a light and a dark version; "usual" means the board's own colours. */
export const BOARD_COLOURS = ["usual", "wood", "felt", "slate"] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

/**
 * The board colours chosen in this browser. They are set at the root, so that dialogs with a board have them as well.
 */
export function useBoardColours(): readonly [BoardColours, (colours: BoardColours) => void] {
  const chosen = useRemembered(
    "board-colours",
    (text) => BOARD_COLOURS.find((known) => known === text) ?? "usual",
  );
  const [colours] = chosen;
  useLayoutEffect(() => {
    document.documentElement.dataset.boardColours = colours;
  }, [colours]);
  return chosen;
}
