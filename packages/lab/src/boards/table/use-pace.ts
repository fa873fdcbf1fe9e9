import { useState } from "react";
import { remember, remembered } from "../../state/preferences.js";

export const PACES = ["0", "500", "1000", "2500"] as const;
export type PaceName = (typeof PACES)[number];
const USUAL: PaceName = "500";
const KEY = "board-pace";

/** Shortest time in milliseconds for a machine's move, remembered in this browser. */
export function usePace(): readonly [PaceName, (pace: PaceName) => void] {
  const [pace, setPace] = useState(() => PACES.find((name) => name === remembered(KEY)) ?? USUAL);
  return [
    pace,
    (next) => {
      setPace(next);
      remember(KEY, next);
    },
  ];
}
