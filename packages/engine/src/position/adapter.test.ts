import { describe, expect, it } from "vitest";
import { decideMinimax } from "../../test/decide.js";
import { mix32 } from "../chance/sfc32.js";
import type { Chance } from "../contract/chance.js";
import { type Game, OVER } from "../contract/game.js";
import { search } from "../minimax/root.js";
import type { SearchAlgorithm } from "../search/settings.js";
import { GamePosition } from "./game-position.js";
import { onlyOutcome, outcomesOf } from "./outcomes.js";

/** Name a number up to the first width, then one up to the second. */
function numbers(first: number, second: number): Game<number, number> {
  return {
    name: "numbers",
    facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: false },
    start: () => 0,
    turn: (state) => (state === 2 ? OVER : 0),
    actions: (state) =>
      state === 2 ? [] : Array.from({ length: state === 0 ? first : second }, (_, number) => number),
    play: (state) => state + 1,
    payoff: () => [1],
  };
}

describe("the width of an adapter", () => {
  it("is at least the number of actions in the first state", () => {
    const position = new GamePosition(numbers(10_000, 10_000), 0);
    const moves = new Int32Array(position.width);
    expect(position.moves(moves, 0)).toBe(10_000);
    position.play(9999);
    expect(position.moves(moves, 0)).toBe(10_000);
  });

  it("rejects a later state with more actions, and a given width that is too small", () => {
    const position = new GamePosition(numbers(2, 10_000), 0);
    position.play(0);
    expect(() => position.moves(new Int32Array(position.width), 0)).toThrow(
      "10000 actions at 1 are more than the width 4096",
    );
    expect(() => new GamePosition(numbers(3, 1), 0, { width: 2 })).toThrow("3 actions at 0 are more");
  });
});

/** Few actions, then many, with a many-sided die after each of those. */
const widening: Game<readonly number[], number> = {
  name: "widening",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true },
  start: () => [],
  turn: ({ length }) => (length === 0 ? 0 : length === 1 ? 1 : OVER),
  actions: ({ length }) => Array.from({ length: length === 0 ? 3 : 100 }, (_, action) => action),
  play: (state, action, chance) => [...state, state.length === 0 ? action : 1000 * action + chance.die(70)],
  payoff: (state) => [worth(state), 1 - worth(state)],
};

const worth = (state: readonly number[]): number =>
  ((mix32(state.reduce((hash, part) => mix32(hash + part), 1)) >>> 8) % 1000) / 1000;

describe("a node with more moves or outcomes than most", () => {
  const truth = Math.max(
    ...[0, 1, 2].map((first) =>
      Math.min(
        ...Array.from({ length: 100 }, (_, second) => {
          let sum = 0;
          for (let face = 1; face <= 70; face++) sum += worth([first, 1000 * second + face]);
          return sum / 70;
        }),
      ),
    ),
  );

  it.each(["expectiminimax", "star1", "star2", "star2.5"] as const)(
    "is searched completely by %s when buffers begin small",
    async (algorithm: SearchAlgorithm) => {
      const { facts } = widening;
      const { value, nodes } = search(new GamePosition(widening, []), {
        facts,
        algorithm,
        depth: 2,
        deepening: false,
      });
      expect(value).toBeCloseTo(truth, 12);
      if (algorithm === "expectiminimax") expect(nodes).toEqual({ decision: 4, chance: 300, leaf: 21_000 });
      expect((await decideMinimax(widening, [], { algorithm, depth: 2 })).value).toBeCloseTo(truth, 12);
    },
  );
});

it("skips chance after an action that always leads to the same state", () => {
  const game = (rule: (chance: Chance) => number) =>
    ({ ...numbers(2, 2), play: (_: unknown, __: unknown, chance: Chance) => rule(chance) }) as never;
  const only = (rule: (chance: Chance) => number) => onlyOutcome(game(rule), 0, "roll");
  expect(only(() => 7)).toBe(7);
  expect(only((chance) => (chance.die(6) > 0 ? 7 : 8))).toBe(7);
  expect(only((chance) => (chance.die(6) === 6 ? 7 : 8))).toBeUndefined();
  expect(
    only((chance) => Math.sign(chance.shuffle(Array.from({ length: 30 }, (_, i) => i))[0]! + 1)),
  ).toBeUndefined();
});

it("samples large chance nodes with different draws at each state, and with the same draws each time", () => {
  const wide = {
    name: "wide",
    play: (_: unknown, __: unknown, chance: { die(sides: number): number }) => [
      chance.die(1e6),
      chance.die(1e6),
    ],
  } as never;
  const drawn = (state: number): string =>
    outcomesOf<unknown, unknown>(wide, state, "draw", { samples: 5 })
      .outcomes.map(({ key }) => key)
      .join();
  expect(drawn(1)).toBe(drawn(1));
  expect(drawn(1)).not.toBe(drawn(2));
});
