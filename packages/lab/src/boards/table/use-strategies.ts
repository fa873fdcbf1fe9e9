import { Caller } from "@tyche/engine/threads";
import { useEffect, useState } from "react";
import type { GameChoice, Scene } from "../record/scene.js";
import { type GameWorker, openWorker } from "../workers/open-worker.js";
import type { EditedSet, NamedAnswer } from "../workers/strategies.js";
import { useWorker } from "./use-worker.js";

const openAnalyst = (choice: GameChoice): GameWorker => new Caller(openWorker({ choice, evaluates: false }));

/** What is known of the strategies at a scene. */
export interface KnownStrategies {
  readonly answer: NamedAnswer | undefined;
  /** Whether no more answers come. */
  readonly isEnded: boolean;
}

const NOTHING: KnownStrategies = { answer: undefined, isEnded: false };

/**
 * The game's strategies and the best responses to them, as a player sees a scene; computed in a worker of its own, which
 * improves its equilibrium for some seconds.
 */
export function useStrategies(
  choice: GameChoice,
  scene: Scene,
  viewer: number,
  edits: readonly EditedSet[],
): KnownStrategies {
  const [known, setKnown] = useState<KnownStrategies & { readonly scene: Scene }>();
  const analyst = useWorker(choice, openAnalyst);
  useEffect(() => {
    const stop = new AbortController();
    const follow = async (): Promise<void> => {
      const answers = analyst().stream(stop.signal, "strategies", scene.state, viewer, edits);
      for await (const answer of answers)
        if (!stop.signal.aborted) setKnown({ scene, answer, isEnded: false });
    };
    // A game that is too large to solve has no answer.
    const end = (): void => {
      if (stop.signal.aborted) return;
      setKnown((last) => ({ scene, answer: last?.scene === scene ? last.answer : undefined, isEnded: true }));
    };
    follow().then(end, end);
    return () => stop.abort();
  }, [analyst, scene, viewer, edits]);
  return known?.scene === scene ? known : NOTHING;
}
