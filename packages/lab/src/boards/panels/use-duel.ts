import type { Decision } from "@tyche/engine";
import type { Problem } from "@tyche/messages";
import { useCallback, useEffect, useRef, useState } from "react";
import { problemFrom } from "../../i18n/problem.js";
import type { GameChoice, Scene } from "../record/scene.js";
import { Engine } from "../workers/engine.js";
import { type Search, searchOptions } from "../workers/player.js";

/** One side's decision, or why there is none. */
export type DuelResult = { readonly decision: Decision<unknown> } | { readonly problem: Problem | undefined };

/** The results for a position by side, as far as they are known. */
interface About {
  readonly scene: Scene;
  readonly results: readonly (DuelResult | undefined)[];
}

/** Runs several methods on one position, each in its own worker, one after the other or two at once. */
export function useDuel(choice: GameChoice, evaluator: string | undefined) {
  const [about, setAbout] = useState<About>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback((): void => {
    running.current?.abort();
    setRunning(false);
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  const run = (scene: Scene, sides: readonly Search[], atOnce: number): void => {
    running.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setAbout({ scene, results: sides.map(() => undefined) });
    setRunning(true);
    let next = 0;
    const line = async (): Promise<void> => {
      while (next < sides.length && !signal.aborted) {
        const side = next++;
        const result = await resultOf(choice, evaluator, scene, sides[side]!, signal);
        if (!signal.aborted) setAbout((all) => all && { ...all, results: all.results.with(side, result) });
      }
    };
    void Promise.all(Array.from({ length: atOnce }, line)).then(() => {
      if (!signal.aborted) setRunning(false);
    });
  };
  return { scene: about?.scene, results: about?.results ?? [], isRunning, run, stop };
}

async function resultOf(
  choice: GameChoice,
  evaluator: string | undefined,
  scene: Scene,
  search: Search,
  signal: AbortSignal,
): Promise<DuelResult> {
  const engine = new Engine(choice);
  try {
    const judge = evaluator === undefined ? {} : { evaluator };
    const decision = await engine.decide(scene.state, { ...judge, ...searchOptions(search), signal });
    return decision ? { decision } : { problem: undefined };
  } catch (error) {
    return { problem: problemFrom(error) };
  } finally {
    engine.close();
  }
}
