import { type Facts, valueFor } from "@tyche/engine";
import { useEffect, useState } from "react";
import type { GameChoice } from "../games-by-name.js";
import type { SceneOutcome } from "../referee/referee.js";
import { EngineClient } from "./engine-client.js";

/** All outcomes of one action together. */
const ALL_MS = 4000;
const LEAST_MS = 40;

/**
 * What each outcome is worth to a player after the best reply, found one after the other, the likeliest first, by an engine of
 * its own: as deep as the action was judged, less the action itself, so that the outcomes' mean is the action's value where there
 * is time for it.
 */
export function useOutcomeValues(
  choice: GameChoice,
  facts: Facts,
  player: number,
  outcomes: readonly SceneOutcome[],
  depth: number,
  evaluator: string | undefined,
): ReadonlyMap<string, number> {
  const [values, setValues] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (outcomes.length === 0) return;
    const stop = new AbortController();
    const engine = new EngineClient(choice);
    const options = {
      depth: Math.max(1, depth - 1),
      time: Math.max(LEAST_MS, ALL_MS / outcomes.length),
      ...(evaluator !== undefined && { evaluator }),
      signal: stop.signal,
    };
    const worthOf = async ({ scene }: SceneOutcome): Promise<number | undefined> => {
      if (scene.payoff) return scene.payoff[player];
      let value: number | undefined;
      for await (const decision of engine.think(scene.state, options))
        value = valueFor(facts, player, decision);
      return value;
    };
    const findAll = async (): Promise<void> => {
      for (const outcome of outcomes.toSorted((a, b) => b.probability - a.probability)) {
        const value = await worthOf(outcome);
        if (stop.signal.aborted) return;
        if (value !== undefined) setValues((all) => new Map(all).set(outcome.scene.text, value));
      }
    };
    // What cannot be judged stays without a value.
    findAll().catch(() => {});
    return () => {
      stop.abort();
      engine.close();
    };
  }, [choice, facts, player, outcomes, depth, evaluator]);
  return values;
}
