import { useLayoutEffect, useState } from "react";
import { remember, remembered } from "../../state/preferences.js";
import { type BoardColours, boardColoursOf } from "./board-colours.js";
import "./board-colours.css";

const NAME = "board-colours";

/**
 * The board colours chosen in this browser. They are set at the root, so that dialogs with a board have them as well.
 */
export function useBoardColours(): readonly [BoardColours, (colours: BoardColours) => void] {
  const [colours, setColours] = useState(() => boardColoursOf(remembered(NAME)));
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
