import { type Decision, type Facts, valueFor } from "@tyche/engine";
import { useEffect, useState } from "react";
import type { NamedAction, Scene, SceneOutcome } from "../referee/referee.js";
import type { EngineClient } from "./engine-client.js";

/** All outcomes of one action together. */
const ALL_MS = 4000;
const LEAST_MS = 40;

/** What an outcome is worth, and the best that can be played then; undefined at the end of the game. */
export interface Reply {
  readonly value: number;
  readonly best: NamedAction | undefined;
}

/** By the text of the outcome's position. */
export type Replies = ReadonlyMap<string, Reply>;

/**
 * What each outcome is worth to a player after the best reply, found one after the other, the likeliest first: as deep as the action was
 * judged, less the action itself, so that the outcomes' mean is the action's value where there is time for it.
 *
 * @param engineOf asked where there is something to judge
 */
export function useOutcomeValues(
  engineOf: () => EngineClient,
  facts: Facts,
  player: number,
  outcomes: readonly SceneOutcome[],
  depth: number,
  evaluator: string | undefined,
): Replies {
  const [found, setFound] = useState<{
    readonly of: readonly SceneOutcome[];
    readonly replies: Replies;
  }>({ of: outcomes, replies: new Map() });
  useEffect(() => {
    if (outcomes.length === 0) return;
    const stop = new AbortController();
    const options = {
      depth: replyDepth(depth),
      time: Math.max(LEAST_MS, ALL_MS / outcomes.length),
      ...(evaluator !== undefined && { evaluator }),
      signal: stop.signal,
    };
    const findAll = async (): Promise<void> => {
      for (const outcome of outcomes.toSorted((a, b) => b.probability - a.probability)) {
        const reply = await replyTo(outcome.scene, facts, player, (state) =>
          engineOf().think(state, options),
        );
        if (stop.signal.aborted) return;
        if (reply)
          setFound(({ of, replies }) => ({
            of: outcomes,
            replies: new Map(of === outcomes ? replies : []).set(outcome.scene.text, reply),
          }));
      }
    };
    // What cannot be judged stays without a value.
    findAll().catch(() => {});
    return () => stop.abort();
  }, [engineOf, facts, player, outcomes, depth, evaluator]);
  return found.replies;
}

/** What is left of a depth after the action itself. */
export function replyDepth(depth: number): number {
  return Math.max(1, depth - 1);
}

/**
 * The best reply in a place, and what it leaves a player, who need not be the one to reply.
 *
 * @param think asked where the game goes on; undefined comes of no answer
 */
export async function replyTo(
  scene: Scene,
  facts: Facts,
  player: number,
  think: (state: unknown) => AsyncIterable<Decision<unknown>>,
): Promise<Reply | undefined> {
  if (scene.payoff) return { value: scene.payoff[player]!, best: undefined };
  let last: Decision<unknown> | undefined;
  for await (const decision of think(scene.state)) last = decision;
  const value = last && valueFor(facts, player, last);
  return value === undefined ? undefined : { value, best: namedIn(scene, last!.best) };
}

function namedIn({ actions }: Scene, action: unknown): NamedAction | undefined {
  const wanted = JSON.stringify(action);
  return actions.find((each) => JSON.stringify(each.action) === wanted);
}
