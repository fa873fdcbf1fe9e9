import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { pig, ticTacToe } from "../../test/sample-games.js";
import type { Chance } from "../contract/chance.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { GamePosition } from "./game-position.js";
import { outcomesOf } from "./outcomes.js";

/** One draw of a random rule. */
type Draw =
  | { readonly kind: "die" | "dice" | "pick" | "shuffle"; readonly size: number }
  | { readonly kind: "weighted"; readonly weights: readonly number[] }
  /** Continues only if the last draw was even. */
  | { readonly kind: "if even" };

const draw: fc.Arbitrary<Draw> = fc.oneof(
  fc.record({ kind: fc.constantFrom("die" as const, "pick" as const), size: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ kind: fc.constant("dice" as const), size: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant("weighted" as const),
    weights: fc.array(fc.constantFrom(0.9, 0.1, 1, 2, 1 / 3), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant("if even" as const) }),
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("shuffle" as const), size: fc.integer({ min: 1, max: 3 }) }),
  },
);

interface Sum {
  readonly sum: number;
  readonly last: { readonly drawn: number };
  readonly ply: number;
}

/**
 * A game for one player whose rules make the given draws and keep so little of them that outcomes are often equal.
 */
function drawing(draws: readonly (readonly Draw[])[], modulus: number): Game<Sum, number> {
  const follow = (list: readonly Draw[], chance: Chance): number[] => {
    const drawn: number[] = [];
    for (const step of list) {
      if (step.kind === "if even") {
        if ((drawn.at(-1) ?? 0) % 2 !== 0) break;
      } else if (step.kind === "weighted")
        drawn.push(chance.weighted(step.weights.map((weight, i) => [i, weight])));
      else if (step.kind === "dice") drawn.push(...chance.dice(step.size, 3));
      else if (step.kind === "pick") drawn.push(chance.pick([...new Array(step.size).keys()]));
      else if (step.kind === "die") drawn.push(chance.die(step.size));
      else drawn.push(chance.shuffle([...new Array(step.size).keys()])[0]!);
    }
    return drawn;
  };
  return {
    name: "drawing",
    facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: true, chance: true },
    start: () => ({ sum: 0, last: { drawn: 0 }, ply: 0 }),
    turn: ({ ply }) => (ply === 3 ? OVER : 0),
    actions: () => [...draws.keys()],
    play({ sum, ply }, action, chance) {
      const drawn = follow(draws[action]!, chance);
      return {
        sum: drawn.reduce((a, b) => a + b, sum) % modulus,
        last: { drawn: (drawn.at(-1) ?? 0) % modulus },
        ply: ply + 1,
      };
    },
    payoff: ({ sum }) => [sum / 10],
  };
}

/** A node and its subtree as the position shows it. */
function shown(position: GamePosition<Sum, number>, depth: number): unknown {
  if (position.turn() === CHANCE) {
    const into = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const count = position.outcomes(into, probabilities, 0);
    return Array.from({ length: count }, (_, i) => {
      position.play(into[i]!);
      const below = shown(position, depth);
      position.undo();
      return [probabilities[i], below];
    });
  }
  const state = position.state()!;
  if (depth === 0 || position.turn() === OVER) return state;
  const moves = new Int32Array(position.width);
  return [
    state,
    ...Array.from({ length: position.moves(moves, 0) }, (_, i) => {
      position.play(moves[i]!);
      const below = shown(position, depth - 1);
      position.undo();
      return below;
    }),
  ];
}

/** The same from `enumerate`, which is exact throughout. */
function told(game: Game<Sum, number>, state: Sum, depth: number): unknown {
  if (depth === 0 || game.turn(state) === OVER) return state;
  return [
    state,
    ...game.actions(state).map((action) => {
      const { outcomes, probabilities } = outcomesOf(game, state, action);
      if (outcomes.length === 1) return told(game, outcomes[0]!.result, depth - 1);
      return outcomes.map(({ result }, i) => [probabilities[i], told(game, result, depth - 1)]);
    }),
  ];
}

describe("a position of rules", () => {
  it.each([
    ["by their structure", {}],
    ["by their key", { key: ({ sum, last, ply }: Sum) => `${sum} ${last.drawn} ${ply}` }],
    ["by a key that merges more", { key: ({ sum, ply }: Sum) => `${sum} ${ply}` }],
    ["by their hash", { hash: ({ sum, last, ply }: Sum) => sum + 100 * last.drawn + 10_000 * ply }],
    [
      "by a hash that is not enough, and their key",
      { hash: ({ sum }: Sum) => sum % 2, key: ({ sum, last, ply }: Sum) => `${sum} ${last.drawn} ${ply}` },
    ],
    ["by a hash that is not enough, and their structure", { hash: ({ sum }: Sum) => sum % 2 }],
  ])("has the outcomes of the exact enumeration, bit by bit and in its order, distinguished %s", (_, how) => {
    let merged = 0;
    fc.assert(
      fc.property(
        fc.array(fc.array(draw, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 40 }),
        (draws, modulus) => {
          const game = { ...drawing(draws, modulus), ...how };
          const state = game.start(undefined as never);
          const position = new GamePosition(game, state);
          const expected = told(game, state, 2);
          expect(shown(position, 2)).toEqual(expected);
          // Again, now that it has learned where outcomes differ; and with an adapter that caches positions.
          expect(shown(position, 2)).toEqual(expected);
          const keeping = new GamePosition(game, state, { cache: 50 });
          expect(shown(keeping, 2)).toEqual(expected);
          expect(shown(keeping, 2)).toEqual(expected);
          if (modulus < 3) merged++;
        },
      ),
      { seed: 15, numRuns: cases(120, 15) },
    );
    expect(merged).toBeGreaterThan(0);
  });

  it("enumerates exactly when fractions exceed the safe integers, and samples when outcomes exceed the limit", () => {
    const many: Draw[] = new Array(3).fill({ kind: "weighted", weights: [1 / 3, 2, 1e-7] });
    const game = drawing([many], 1000);
    const state = game.start(undefined as never);
    const position = new GamePosition(game, state);
    expect(shown(position, 1)).toEqual(told(game, state, 1));
    expect(position.samples).toBe(0);
    const wide = drawing(
      [
        [
          { kind: "die", size: 100 },
          { kind: "die", size: 100 },
        ],
      ],
      1000,
    );
    const sampled = new GamePosition(wide, state);
    expect(shown(sampled, 1)).toEqual(told(wide, state, 1));
    expect(sampled.samples).toBe(256);
    expect(sampled.copy().samples).toBe(256);
    const few = new GamePosition(wide, state, { samples: 7, seed: 3 });
    shown(few, 1);
    expect(few.samples).toBe(7);
    // A draw with too many outcomes to enumerate, and more draws after it.
    const deep = drawing([[{ kind: "die", size: 5000 }, { kind: "if even" }, { kind: "die", size: 2 }]], 7);
    expect(shown(new GamePosition(deep, state), 1)).toEqual(told(deep, state, 1));
  });

  it("has a hash for each state that does not depend on the path, on the position or on earlier calls", () => {
    const game = drawing([[{ kind: "die", size: 4 }], [{ kind: "dice", size: 2 }], []], 5);
    for (const how of [{}, { key: ({ sum, last, ply }: Sum) => `${sum} ${last.drawn} ${ply}` }]) {
      const hashes = new Map<string, string>();
      const rules = { ...game, ...how };
      const visit = (position: GamePosition<Sum, number>, depth: number): void => {
        const hash = `${position.hashLow()} ${position.hashHigh()}`;
        const state = position.state();
        if (state !== undefined) {
          const fresh = new GamePosition(rules, state);
          expect(`${fresh.hashLow()} ${fresh.hashHigh()}`).toBe(hash);
          const text = JSON.stringify(state);
          expect(hashes.get(hash) ?? text).toBe(text);
          hashes.set(hash, text);
        }
        if (depth === 0 || position.turn() === OVER) return;
        const moves = new Int32Array(position.width);
        const count =
          position.turn() === CHANCE
            ? position.outcomes(moves, new Float64Array(position.width), 0)
            : position.moves(moves, 0);
        for (let i = 0; i < count; i++) {
          position.play(moves[i]!);
          visit(position, depth - 1);
          position.undo();
          expect(`${position.hashLow()} ${position.hashHigh()}`).toBe(hash);
        }
      };
      visit(new GamePosition(rules, game.start(undefined as never)), 4);
      expect(hashes.size).toBeGreaterThan(20);
    }
  });

  it("calls no key for moves and states if the hash is not read or the game has a hash", () => {
    const refuse = (): never => {
      throw new Error("asked");
    };
    const game = pig(20);
    const position = new GamePosition(
      { ...game, hash: ([a, b, c, d]) => ((a * 100 + b) * 100 + c) * 2 + d, key: refuse },
      [0, 0, 3, 0],
    );
    position.play(0);
    expect(position.turn()).toBe(CHANCE);
    position.hashLow();
    position.play(2);
    position.hashHigh();
    expect(position.state()).toEqual([0, 0, 6, 0]);
    const plain = new GamePosition({ ...ticTacToe, key: refuse }, new Array(9).fill(0));
    plain.play(3);
    expect(plain.turn()).toBe(1);
    expect(() => plain.hashLow()).toThrow("asked");
  });

  it("runs a rule once while it stays at a state or below it, and never for moves that are not played", () => {
    let runs = 0;
    const game: Game<number, number> = {
      ...(drawing([], 1) as unknown as Game<number, number>),
      turn: () => 0,
      actions: () => [1, 2, 3],
      play: (state, action) => {
        runs++;
        return state * 10 + action;
      },
    };
    const position = new GamePosition(game, 0);
    for (let i = 0; i < 5; i++) {
      position.play(1);
      position.play(i % 3);
      position.undo();
      position.undo();
    }
    expect(runs).toBe(4);
    expect(position.state()).toBe(0);
    const keeping = new GamePosition(game, 0, { cache: 100 });
    runs = 0;
    for (let i = 0; i < 9; i++) {
      for (const move of [i % 3, (i + 1) % 3, 0]) keeping.play(move);
      for (let ply = 0; ply < 3; ply++) keeping.undo();
    }
    expect(runs).toBe(9);
  });

  it("caches no more positions than allowed, and works without them", () => {
    const game = ticTacToe;
    const position = new GamePosition(game, new Array(9).fill(0), { cache: 20 });
    const moves = new Int32Array(position.width);
    const walk = (depth: number): number => {
      if (position.turn() === OVER || depth === 0) return 1;
      const count = position.moves(moves, 0);
      let leaves = 0;
      for (let move = 0; move < count; move++) {
        position.play(move);
        leaves += walk(depth - 1);
        position.undo();
      }
      return leaves;
    };
    expect(walk(5)).toBe(9 * 8 * 7 * 6 * 5);
  });

  it("rejects moves and outcomes that do not exist, even if another state had them before", () => {
    const position = new GamePosition(ticTacToe, new Array(9).fill(0));
    position.play(0);
    for (let move = 0; move < 8; move++) {
      position.play(move);
      position.undo();
    }
    expect(() => position.play(8)).toThrow("there is no move 8 here");
    expect(() => position.play(-1)).toThrow("there is no move -1 here");
    position.undo();
    expect(() => position.undo()).toThrow("no move to undo");
    const roll = new GamePosition(pig(20), [0, 0, 0, 0]);
    roll.play(0);
    expect(() => roll.play(6)).toThrow("there is no move 6 here");
    expect(() => roll.payoff(0)).toThrow("before the game is over");
  });

  it("has independent copies", () => {
    for (const cache of [0, 100]) {
      const position = new GamePosition(pig(20), [0, 0, 0, 0], { cache });
      position.play(0);
      position.play(3);
      position.play(0);
      const copy = position.copy();
      position.undo();
      position.undo();
      position.play(1);
      position.play(0);
      expect(copy.turn()).toBe(CHANCE);
      copy.play(5);
      expect(copy.state()).toEqual([0, 0, 10, 0]);
      for (let ply = 0; ply < 4; ply++) copy.undo();
      expect(copy.state()).toEqual([0, 0, 0, 0]);
      expect(position.turn()).toBe(CHANCE);
      position.play(5);
      expect(position.state()).toEqual([0, 0, 8, 0]);
    }
  });

  it.each([
    [
      "a player that is not there",
      { turn: () => 2 },
      "turn(state) must be a player, 0 or more, or OVER, not 2, at [0,0,0,0].",
    ],
    ["no player", { turn: () => undefined as never }, "must be a player, 0 or more, or OVER, not undefined"],
    [
      "no action",
      { actions: () => [] },
      "player 0 has no action although the game is not over, at [0,0,0,0].",
    ],
  ])("reports what is wrong with rules that have %s", (_, wrong, message) => {
    expect(() => new GamePosition({ ...pig(20), ...wrong }, [0, 0, 0, 0])).toThrow(message);
  });

  it("reports that rules drew differently when they were run again", () => {
    let sides = 2;
    const game = {
      ...pig(20),
      play: (_: unknown, __: unknown, chance: Chance) => [chance.die(sides++), 0, 0, 0] as const,
    };
    expect(() => new GamePosition(game, [0, 0, 0, 0]).play(0)).toThrow("drew differently");
    let calls = 0;
    const fewer = {
      ...pig(20),
      play: (_: unknown, __: unknown, chance: Chance) =>
        calls++ === 0 ? ([chance.die(2), chance.die(2), 0, 0] as const) : ([chance.die(2), 0, 0, 0] as const),
    };
    expect(() => new GamePosition(fewer, [0, 0, 0, 0]).play(0)).toThrow("drew differently");
  });
});
