import { useLayoutEffect, useState } from "react";
import { remember, remembered } from "../../state/preferences.js";
import "./board-colours.css";

/** Selectable colours of a board, each in a light and a dark version; "usual" means the board's own colours. */
export const BOARD_COLOURS = ["usual", "wood", "felt", "slate"] as const;
export type BoardColours = (typeof BOARD_COLOURS)[number];

const NAME = "board-colours";

/**
 * The board colours chosen in this browser. They are set at the root, so that dialogs with a board have them as well.
 */
export function useBoardColours(): readonly [BoardColours, (colours: BoardColours) => void] {
  const [colours, setColours] = useState(
    () => BOARD_COLOURS.find((known) => known === remembered(NAME)) ?? "usual",
  );
  useLayoutEffect(() => {
    document.documentElement.dataset.boardColours = colours;
  }, [colours]);
  return [
    colours,
    (chosen) => {
      remember(NAME, chosen);
      setColours(chosen);
    },
  ];
}
