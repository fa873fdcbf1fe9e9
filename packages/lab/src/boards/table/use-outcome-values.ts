import { type Decision, type Facts, valueFor } from "@tyche/engine";
import { useEffect, useMemo, useState } from "react";
import { useAnswer } from "../../i18n/use-answer.js";
import { judgementOf } from "../kit/judgement.js";
import type { GameSheet, NamedAction, Scene, SceneOutcome } from "../record/scene.js";
import type { Engine } from "../workers/engine.js";
import type { GameSession } from "./use-session.js";

/** Time limit in milliseconds for all outcomes of one action. */
const ALL_MS = 4000;
const LEAST_MS = 40;

/** The value of an outcome, and the best reply; undefined if none is known to be best, or the game is over. */
export interface Reply {
  readonly value: number;
  readonly best: NamedAction | undefined;
}

/** By the text of the outcome's position. */
export type Replies = ReadonlyMap<string, Reply>;

/** The outcomes of chance after an action of the current scene; undefined until known. @param asked undefined: not wanted */
export function useOutcomes(
  scene: Scene,
  asked: unknown,
  outcomes: GameSession["outcomes"],
): readonly SceneOutcome[] | undefined {
  const action = asked === undefined ? undefined : JSON.stringify(asked);
  const ask = useMemo(
    () =>
      action === undefined
        ? undefined
        : async () => ({ action, all: await outcomes(scene, JSON.parse(action)) }),
    [scene, action, outcomes],
  );
  const found = useAnswer(ask);
  return found?.action === action ? found?.all : undefined;
}

/**
 * Values of the outcomes for a player after the best reply, computed one by one, the likeliest first. Their depth is
 * that of the action less one, so that their mean is the action's value if there is enough time.
 *
 * @param engineOf called when an outcome needs evaluation
 */
export function useOutcomeValues(
  engineOf: () => Engine,
  sheet: GameSheet,
  player: number,
  outcomes: readonly SceneOutcome[],
  depth: number,
): Replies {
  const { facts, evaluator } = sheet;
  const [found, setFound] = useState<{
    readonly of: readonly SceneOutcome[];
    readonly replies: Replies;
  }>({ of: outcomes, replies: new Map() });
  useEffect(() => {
    if (outcomes.length === 0) return;
    const stop = new AbortController();
    const options = {
      depth: replyDepth(depth, outcomes.length, facts),
      time: Math.max(LEAST_MS, ALL_MS / outcomes.length),
      ...(evaluator !== undefined && { evaluator }),
      signal: stop.signal,
    };
    const findAll = async (): Promise<void> => {
      for (const outcome of outcomes.toSorted((a, b) => b.probability - a.probability)) {
        const reply = await replyTo(outcome.scene, sheet, player, (state) =>
          engineOf().decide(state, options),
        );
        if (stop.signal.aborted) return;
        if (reply)
          setFound(({ of, replies }) => ({
            of: outcomes,
            replies: new Map(of === outcomes ? replies : []).set(outcome.scene.text, reply),
          }));
      }
    };
    // Outcomes that cannot be evaluated have no value.
    findAll().catch(() => {});
    return () => stop.abort();
  }, [engineOf, sheet, facts, player, outcomes, depth, evaluator]);
  return found.replies;
}

/**
 * The depth that remains after the action. In a game of chance, an action that no chance follows, such as a double, costs
 * no depth.
 */
export function replyDepth(depth: number, outcomes: number, { chance }: Pick<Facts, "chance">): number {
  return chance && outcomes === 1 ? depth : Math.max(1, depth - 1);
}

/**
 * The best reply at a place, and its value for a player, who need not be the one to reply.
 *
 * @param decide called if the game goes on; the result is undefined without a decision
 */
export async function replyTo(
  scene: Scene,
  sheet: Pick<GameSheet, "facts" | "errors">,
  player: number,
  decide: (state: unknown) => Promise<Decision<unknown> | undefined>,
): Promise<Reply | undefined> {
  if (scene.payoff) return { value: scene.payoff[player]!, best: undefined };
  const decision = await decide(scene.state);
  const value = decision && valueFor(sheet.facts, player, decision);
  return value === undefined ? undefined : { value, best: judgementOf(sheet, scene, decision!).best };
}
