import { useState } from "react";
import type { JudgedAction } from "../thinking/judgement.js";
import { HINT_STEPS } from "../tutor/hint.js";

/** What somebody points at and asks about; it ends with the place that it was asked of. */
export interface Pointing {
  /** The row that is hovered over or focused. */
  readonly shown: JudgedAction | undefined;
  readonly show: (row: JudgedAction | undefined) => void;
  /** The row of which somebody asked what chance can do after it. */
  readonly asked: JudgedAction | undefined;
  readonly ask: (row: JudgedAction) => void;
  /** How much of a hint is given: 0 for none, `HINT_STEPS` at most. */
  readonly hintStep: number;
  readonly hint: () => void;
}

/** @param at the place; @param canPlay whether a person decides there */
export function usePointing(at: number, canPlay: boolean): Pointing {
  const [shown, show] = useState<JudgedAction>();
  const [asked, setAsked] = useState<{ readonly at: number; readonly row: JudgedAction }>();
  const [hint, setHint] = useState<{ readonly at: number; readonly step: number }>();
  const hintStep = hint?.at === at && canPlay ? hint.step : 0;
  return {
    shown,
    show,
    asked: asked?.at === at ? asked.row : undefined,
    ask: (row) => setAsked({ at, row }),
    hintStep,
    hint: () => setHint({ at, step: Math.min(HINT_STEPS, hintStep + 1) }),
  };
}
