import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";

/** The guess and the roll; undefined before. */
export interface Guess {
  readonly guess?: number;
  readonly die?: number;
}

/** Guess the die, then roll it: without seeing the real die, nobody is right more often than one time in six. */
export const guessTheDie: Game<Guess, number> = {
  name: "guess-the-die",
  facts: { players: 1, zeroSum: false, cooperative: true, bounds: [0, 1], cycles: false, chance: true },
  start: () => ({}),
  turn: ({ die }) => (die === undefined ? 0 : OVER),
  actions: ({ die }) => (die === undefined ? [1, 2, 3, 4, 5, 6] : []),
  play: (_, guess, chance: Chance) => ({ guess, die: chance.die(6) }),
  payoff: ({ guess, die }) => [guess === die ? 1 : 0],
};
