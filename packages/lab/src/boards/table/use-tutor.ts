import type { Facts } from "@tyche/engine";
import { useState } from "react";
import { remember, remembered } from "../../state/preferences.js";
import { usualThreshold } from "../analysis/threshold.js";

export interface Tutor {
  readonly isOn: boolean;
  /** In the game's unit. */
  readonly threshold: number;
  readonly setOn: (isOn: boolean) => void;
  readonly setThreshold: (threshold: number) => void;
}

const ON = "board-tutor";

/** Whether the tutor warns before a blunder, and from which loss in this game; remembered in this browser. */
export function useTutor(game: string, facts: Facts): Tutor {
  const key = `${ON}-${game}`;
  const [isOn, setOn] = useState(() => remembered(ON) === "1");
  const [threshold, setThreshold] = useState(() => {
    const known = Number(remembered(key) ?? Number.NaN);
    return known > 0 ? known : usualThreshold(facts);
  });
  return {
    isOn,
    threshold,
    setOn: (next) => {
      setOn(next);
      remember(ON, next ? "1" : "0");
    },
    setThreshold: (next) => {
      setThreshold(next);
      remember(key, String(next));
    },
  };
}
