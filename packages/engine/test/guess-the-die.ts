import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";

/** What was guessed and what came; undefined before. */
export interface Guess {
  readonly guess?: number;
  readonly die?: number;
}

/** Say what the die will show, then roll it: nobody who cannot see the real die is right more often than one time in six. */
export const guessTheDie: Game<Guess, number> = {
  name: "guess-the-die",
  facts: {
    players: 1,
    zeroSum: false,
    cooperative: true,
    bounds: [0, 1],
    cycles: false,
    chance: true,
    hidden: false,
  },
  start: () => ({}),
  turn: ({ die }) => (die === undefined ? 0 : OVER),
  actions: ({ die }) => (die === undefined ? [1, 2, 3, 4, 5, 6] : []),
  play: (_, guess, chance: Chance) => ({ guess, die: chance.die(6) }),
  payoff: ({ guess, die }) => [guess === die ? 1 : 0],
};
