import { STOP } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { inTurns } from "../deepening/turns.js";
import * as CHECK from "../options/check-options.js";

import { type CompileOptions, compileSteps } from "./compile.js";
import { Found, type Proved } from "./found.js";
import type { SequenceGame } from "./sequence-game.js";
import { behavioursIn, type Strategy } from "./strategy.js";

/** Options of `evaluateStrategy`. */
export interface EvaluateOptions {
  /** The maximum number of histories to visit. Default 5,000,000. */
  readonly limit?: number;
  readonly enumeration?: EnumerateOptions;
}

/** The draws of one rule, such as a deal, that a whole solution enumerates by default: more than a search does. */
const MOST_DRAWS = 100_000;

export function withDeals<Options extends { readonly enumeration?: EnumerateOptions }>(
  options: Options,
): Options {
  return { ...options, enumeration: { limit: MOST_DRAWS, ...options.enumeration } };
}

/**
 * What players get who follow a strategy, and what exact best responses gain against it: the gap (NashConv), in units of
 * value. Divided by the number of players, that is its exploitability. Where the strategy does not know a view, all
 * actions are equally likely.
 * @throws SearchError if the game hides nothing, a player forgets, or it is too large
 */
export async function evaluateStrategy<State, Action>(
  game: Game<State, Action>,
  strategy: Strategy<Action>,
  options: EvaluateOptions = {},
): Promise<Proved> {
  CHECK.checkOptions("evaluateStrategy", options, {
    limit: CHECK.whole("nodes"),
    enumeration: CHECK.OBJECT,
  });
  let proved: Proved | undefined;
  const steps = function* (): Generator<undefined, void, void> {
    proved = provedIn(yield* compileSteps(game, withDeals(options)), strategy);
  };
  for await (const _ of inTurns(steps()));
  return proved!;
}

/** The same in steps; undefined if the game does not fit, or the time is over first. */
export function* provedSteps<State, Action>(
  game: Game<State, Action>,
  strategy: Strategy<Action>,
  options: CompileOptions<State>,
): Generator<undefined, Proved | undefined, void> {
  try {
    return provedIn(yield* compileSteps(game, withDeals(options)), strategy);
  } catch (error) {
    const isTooLarge =
      error instanceof SearchError && ["equilibrium-too-large", "equilibrium-sampled"].includes(error.id);
    if (error === STOP || isTooLarge) return undefined;
    throw error;
  }
}

function provedIn(game: SequenceGame, strategy: Strategy): Proved {
  const found = new Found(game);
  found.add(behavioursIn(game, strategy));
  return found.values();
}
