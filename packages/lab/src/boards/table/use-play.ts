import { useCallback, useState } from "react";
import { type Judgement, lossOf } from "../kit/judgement.js";
import type { NamedAction, Scene, SceneOutcome } from "../record/scene.js";
import type { GameSession } from "./use-session.js";
import type { Tutor } from "./use-tutor.js";

/** A move that waits for the person: a confirmation, or the dice. */
export type Pending = { readonly scene: Scene; readonly action: NamedAction } & (
  | { readonly kind: "doubt"; readonly loss: number }
  | { readonly kind: "dice"; readonly outcomes: readonly SceneOutcome[] }
);

/** Processes a person's move: through the tutor, and with dice entered by hand if enabled. */
export function usePlay(
  session: GameSession,
  scene: Scene,
  judgement: Judgement | undefined,
  tutor: Tutor,
  isByHand: boolean,
) {
  const [waiting, setPending] = useState<Pending>();
  const pending = waiting?.scene === scene ? waiting : undefined;
  const { play, choose, outcomes } = session;
  const go = useCallback(
    (action: NamedAction): void => {
      setPending(undefined);
      if (!isByHand) {
        play(action);
        return;
      }
      outcomes(scene, action.action).then(
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
    play: (action: NamedAction): void => {
      const row = tutor.isOn && judgement?.actions.find(({ text }) => text === action.text);
      const loss = row ? lossOf(row) : undefined;
      if (loss !== undefined && loss >= tutor.threshold) setPending({ scene, kind: "doubt", action, loss });
      else go(action);
    },
    /** Plays the move in spite of the tutor's warning. */
    insist: () => pending?.kind === "doubt" && go(pending.action),
    roll: (outcome: SceneOutcome) => pending?.kind === "dice" && choose(pending.action, outcome.scene),
    forget: () => setPending(undefined),
  };
}
