import type { Game } from "@tyche/engine";
import { OVER } from "@tyche/engine";
import type { AskedGame } from "../../packages/cli/src/thinking/thinking.js";

/** Where an action leads: a state, or the negative number of an end less 1, with a weight. */
export type Way = readonly (readonly [to: number, weight: number])[];

/** A game of two players on a few states that may lead back to each other. */
export interface SmallGame {
  /** By state: the player, and the actions. */
  readonly states: readonly { readonly player: number; readonly actions: readonly Way[] }[];
  /** By end: what it pays player 0. */
  readonly pays: readonly number[];
}

/** A random game of some states; without chance every action leads to one state. */
export function smallGame(random: () => number, size: number, withChance: boolean): SmallGame {
  const below = (n: number): number => Math.floor(random() * n);
  const pays = [-1, 1, [0, 0.5, -0.25, 1][below(4)]!];
  const somewhere = (): number => (random() < 0.6 ? below(size) : -1 - below(pays.length));
  return {
    pays,
    states: Array.from({ length: size }, () => ({
      player: below(2),
      actions: Array.from({ length: 1 + below(2) }, () => {
        const count = withChance ? 1 + below(2) : 1;
        const ways = new Map(Array.from({ length: count }, () => [somewhere(), 1 + below(3)]));
        return [...ways];
      }),
    })),
  };
}

/** The rules of such a game. */
export function rulesOf({ states, pays }: SmallGame): Game<number, number> {
  return {
    name: "small",
    facts: {
      players: 2,
      zeroSum: true,
      bounds: [-1, 1],
      cycles: true,
      chance: states.some(({ actions }) => actions.some((way) => way.length > 1)),
    },
    start: () => 0,
    turn: (state) => (state < 0 ? OVER : states[state]!.player),
    actions: (state) => states[state]!.actions.map((_, i) => i),
    play(state, action, chance) {
      const way = states[state]!.actions[action]!;
      return way.length === 1 ? way[0]![0] : chance.weighted(way);
    },
    payoff: (state) => [pays[-1 - state]!, -pays[-1 - state]!],
    notation: {
      position: (state) => `s${state}`,
      parsePosition: (text) => Number(text.slice(1)),
      action: (_, action) => `a${action}`,
      parseAction: (_, text) => Number(text.slice(1)),
    },
  };
}

export const ASKED: AskedGame = { game: "small", options: {} };
