import { useCallback, useState } from "react";
import type { Scene, SceneOutcome } from "../referee/referee.js";
import type { Judgement } from "../thinking/judgement.js";
import type { Tutor } from "../tutor/tutor-fields.js";
import type { GameTable } from "../use-game.js";

/** A move that waits for the person: a confirmation, or the dice. */
export type Pending =
  | { readonly scene: Scene; readonly kind: "doubt"; readonly action: string; readonly loss: number }
  | {
      readonly scene: Scene;
      readonly kind: "dice";
      readonly action: string;
      readonly outcomes: readonly SceneOutcome[];
    };

export interface Playing {
  readonly pending: Pending | undefined;
  /** Plays a person's move. */
  readonly play: (action: string) => void;
  /** Plays the move in spite of the tutor's warning. */
  readonly insist: () => void;
  readonly roll: (outcome: SceneOutcome) => void;
  readonly forget: () => void;
}

/** Processes a person's move: through the tutor, and with dice entered by hand if enabled. */
export function usePlay(
  table: GameTable,
  scene: Scene,
  judgement: Judgement | undefined,
  tutor: Tutor,
  isByHand: boolean,
): Playing {
  const [waiting, setPending] = useState<Pending>();
  const pending = waiting?.scene === scene ? waiting : undefined;
  const { play, choose, outcomes } = table;
  const go = useCallback(
    (action: string): void => {
      setPending(undefined);
      const named = scene.actions.find(({ text }) => text === action);
      if (!isByHand || !named) {
        play(action);
        return;
      }
      outcomes(scene, named.action).then(
        (all) => {
          if (all.length < 2) play(action);
          else setPending({ scene, kind: "dice", action, outcomes: all });
        },
        // Another game has been opened in the meantime.
        () => {},
      );
    },
    [scene, isByHand, play, outcomes],
  );
  return {
    pending,
    play: (action) => {
      const row = judgement?.actions.find(({ text }) => text === action);
      const isDoubted =
        tutor.isOn && row?.loss !== undefined && row.bound !== "lower" && row.loss > tutor.threshold;
      if (isDoubted) setPending({ scene, kind: "doubt", action, loss: row.loss! });
      else go(action);
    },
    insist: () => pending?.kind === "doubt" && go(pending.action),
    roll: (outcome) => pending?.kind === "dice" && choose(pending.action, outcome.scene),
    forget: () => setPending(undefined),
  };
}
