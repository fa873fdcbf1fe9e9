import { type Values, valuesOf } from "@tyche/arena";
import {
  canonicalText,
  type Decision,
  decide,
  type Game,
  type ThinkOptions,
  think,
  valueFor,
} from "@tyche/engine";
import type { GameSolution } from "@tyche/engine/exact";

export type AnyGame = Game<unknown, unknown>;
export type { Values };

/** A reference: what it says of a decision of a game. */
export interface Judge {
  judge(state: unknown): Promise<Values | undefined>;
  close?(): Promise<void>;
}

/** Judges by our own search, or by a solver if it has no limits. */
export function searched(game: AnyGame, options: ThinkOptions<unknown>): Judge {
  return {
    async judge(state) {
      let even: Decision<unknown> | undefined;
      for await (const decision of think(game, state, { ...options, rank: "all" }))
        if (isEven(decision)) even = decision;
      return even && valuesOf(game, state, even);
    },
  };
}

/** Judges by the exact values of the game. */
export function solved(game: AnyGame): Judge {
  return {
    async judge(state) {
      const decision = await decide(game, state, { rank: "all", time: Number.POSITIVE_INFINITY });
      const isSolved = decision.solved && decision.actions.every((row) => row.solved !== false);
      return isSolved ? valuesOf(game, state, decision) : undefined;
    },
  };
}

/** Judges by a game solved as a whole. */
export function solution(game: AnyGame, found: GameSolution<unknown, unknown>): Judge {
  return {
    async judge(state) {
      const player = game.turn(state);
      return new Map(
        found
          .at(state)
          .actions.map(({ action, value: { low, high } }) => [
            canonicalText(action),
            valueFor(game.facts, player, (low + high) / 2),
          ]),
      );
    },
  };
}

/** Whether all actions were searched equally deep, so that their values can be compared. */
function isEven({ actions: [first, ...others] }: Decision<unknown>): boolean {
  return first!.visits !== undefined || others.every(({ depth }) => depth === first!.depth);
}
