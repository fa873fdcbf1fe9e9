import { useState } from "react";
import type { JudgedAction } from "../kit/judgement.js";

/** Steps of a hint: the area, the move, the reason. */
export const HINT_STEPS = 3;

/**
 * The row under the pointer, the question and the hint; all of them end when the place changes.
 *
 * @param at the current place
 * @param canPlay whether a person decides there
 */
export function usePointing(at: number, canPlay: boolean) {
  /** The row under the pointer or with the focus. */
  const [shown, show] = useState<JudgedAction>();
  const [asked, setAsked] = useState<{ readonly at: number; readonly row: JudgedAction }>();
  const [hint, setHint] = useState<{ readonly at: number; readonly step: number }>();
  /** Steps of the hint that are shown: 0 for none, at most `HINT_STEPS`. */
  const hintStep = hint?.at === at && canPlay ? hint.step : 0;
  return {
    shown,
    show,
    asked: asked?.at === at ? asked.row : undefined,
    ask: (row: JudgedAction) => setAsked({ at, row }),
    hintStep,
    hint: () => setHint({ at, step: Math.min(HINT_STEPS, hintStep + 1) }),
  };
}
