import type { Decision } from "@tyche/engine";
import type { Problem } from "@tyche/messages";
import { useEffect, useState } from "react";
import type { GameChoice, Scene } from "../record/scene.js";
import { engineFor, foundAhead } from "../workers/ahead.js";
import { callProblem } from "../workers/call-problem.js";
import type { Engine } from "../workers/engine.js";
import type { Question, ThinkingOptions } from "../workers/question.js";
import { useWorker } from "./use-worker.js";

/** Shortest time between reports in milliseconds: rows that change faster cannot be read. */
const MS_BETWEEN_REPORTS = 125;

export interface Thinking {
  /** "settled": the analysis is finished. */
  readonly status: "off" | "loading" | "running" | "settled" | "failed";
  /** The scene of the decision. */
  readonly scene: Scene | undefined;
  readonly decision: Decision<unknown> | undefined;
  /** The error, if it failed. */
  readonly problem?: Problem;
}

const OFF: Thinking = { status: "off", scene: undefined, decision: undefined };

/**
 * Lets the engine analyse a scene, one at a time: a previous analysis is stopped and its reports are ignored.
 *
 * @param options undefined: no analysis
 * @param tries another number asks the same question again
 */
export function useThinking(
  choice: GameChoice,
  scene: Scene | undefined,
  options: Question | undefined,
  tries: number,
): Thinking {
  const [thinking, setThinking] = useState((): Thinking => {
    const decision = scene && options && foundAhead(choice, scene.state, options);
    return decision ? { status: "running", scene, decision } : OFF;
  });
  const engineOf = useWorker(choice, engineFor);
  const asked = options && JSON.stringify(options);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same question again.
  useEffect(() => {
    if (!scene || scene.turn < 0 || asked === undefined) {
      setThinking(OFF);
      return;
    }
    const stop = new AbortController();
    const engine = engineOf();
    const question = JSON.parse(asked) as Question;
    const decision = engine.found(scene.state, question);
    setThinking({ status: decision ? "running" : "loading", scene, decision });
    void follow(engine, scene, { ...question, signal: stop.signal }, (next) => {
      if (!stop.signal.aborted) setThinking(next);
    });
    return () => stop.abort();
  }, [engineOf, scene, asked, tries]);
  return thinking.scene === scene ? thinking : { ...OFF, status: asked === undefined ? "off" : "loading" };
}

async function follow(
  engine: Engine,
  scene: Scene,
  options: ThinkingOptions,
  tell: (thinking: Thinking) => void,
): Promise<void> {
  let decision: Decision<unknown> | undefined;
  let told = Number.NEGATIVE_INFINITY;
  try {
    for await (decision of engine.think(scene.state, options)) {
      if (performance.now() - told < MS_BETWEEN_REPORTS) continue;
      told = performance.now();
      tell({ status: "running", scene, decision });
    }
    tell({ status: "settled", scene, decision });
  } catch (error) {
    tell({ status: "failed", scene, decision, problem: callProblem(error, engine) });
  }
}
