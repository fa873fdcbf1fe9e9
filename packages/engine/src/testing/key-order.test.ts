/** Two objects with the same properties are equal, whatever the order of their keys. */
import { describe, expect, it } from "vitest";
import { type HighCardState, highCard } from "../../test/high-card.js";
import type { Chance } from "../contract/chance.js";
import { type Game, OVER } from "../contract/game.js";
import { solveGame } from "../exact/solve.js";
import { decideSync } from "../minimax/decide-sync.js";
import { checkDeterminize } from "./check-determinize.js";
import { checkGame } from "./check-game.js";

interface Race {
  readonly left: readonly number[];
  readonly player: number;
}

/** Each player takes a number from the list or rolls a die for it; the first player wins with the higher sum. */
function race(write: (state: Race, action: number) => Race): Game<Race, number> {
  return {
    name: "race",
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true },
    start: () => ({ left: [1, 2, 3, 4, 5, 6], player: 0 }),
    turn: ({ left, player }) => (left.length < 2 ? OVER : player),
    actions: ({ left }) => (left.length < 2 ? [] : left),
    play({ left, player }, action, chance: Chance) {
      const gone = chance.pick(left);
      return write(
        { left: left.filter((one) => one !== action && one !== gone), player: 1 - player },
        action,
      );
    },
    payoff: ({ left }) => ((left[0] ?? 0) % 2 === 0 ? [1, 0] : [0, 1]),
  };
}

const fixed = race((state) => state);
/** The order in which the keys were written depends on how a state was reached. */
const mixed = race(({ left, player }, action) => (action % 2 === 0 ? { left, player } : { player, left }));

describe("the order of keys", () => {
  it("does not prevent a search from recognising a state", () => {
    const state = fixed.start(undefined as never);
    const one = decideSync(fixed, state, { algorithm: "expectiminimax" });
    const other = decideSync(mixed, state, { algorithm: "expectiminimax" });
    expect(other.nodes).toEqual(one.nodes);
    expect(other.value).toBe(one.value);
    expect(solveGame(mixed).nodes).toBe(solveGame(fixed).nodes);
  });

  it("does not change a state that is drawn for a view", () => {
    const turned: typeof highCard = {
      ...highCard,
      determinize(view, player, chance): HighCardState {
        const { cards, said } = highCard.determinize!(view, player, chance);
        return JSON.parse(JSON.stringify({ said, cards }));
      },
    };
    expect(checkGame(turned).states).toBeGreaterThan(10);
    expect(checkDeterminize(turned)).toBe(40);
  });
});
