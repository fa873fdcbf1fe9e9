import {
  CHANCE,
  NotationError,
  OVER,
  outcomesOf,
  type Position,
  seededChance,
  startsOf,
} from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { slide, variantOf } from "./board/board.js";
import { exactStart } from "./exact/exact.js";
import { type Twenty48Options, type Twenty48State, twenty48 } from "./index.js";
import { CellsPosition } from "./positions/cells-position.js";
import { positionEvaluators } from "./positions/position.js";
import { RowsPosition } from "./positions/rows-position.js";

const game = twenty48();
const notation = game.notation!;

/** Exact value of a position, searched to the end of the game. */
function exactValue(position: Position, known: Map<string, number>): number {
  const turn = position.turn();
  if (turn === OVER) return position.payoff(0);
  const key = `${position.hashLow()} ${position.hashHigh()}`;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const moves = new Int32Array(position.width);
  const chances = new Float64Array(position.width);
  const count = turn === CHANCE ? position.outcomes(moves, chances, 0) : position.moves(moves, 0);
  let mean = 0;
  let best = 0;
  for (let i = 0; i < count; i++) {
    position.play(moves[i]!);
    const value = exactValue(position, known);
    position.undo();
    mean += chances[i]! * value;
    best = Math.max(best, value);
  }
  const value = turn === CHANCE ? mean : best;
  known.set(key, value);
  return value;
}

/** Exact value before the two random starting tiles, enumerating every start. */
function exactByPosition(options: Twenty48Options): number {
  const variant = twenty48(options);
  const known = new Map<string, number>();
  const { outcomes, probabilities } = startsOf(variant);
  return outcomes.reduce(
    (sum, { result }, i) => sum + probabilities[i]! * exactValue(variant.position(result), known),
    0,
  );
}

describe("2048", () => {
  it.each([
    {},
    { target: 64 },
    { rows: 2, columns: 2 },
    { rows: 2, columns: 3, target: 64 },
    { rows: 3, columns: 5 },
  ])("fulfils the game contract, with rules and native positions: %o", (options) => {
    expect(
      checkGame(twenty48(options), { games: cases(4, 1), plies: cases(120, 25), nodes: 300 }).compared,
    ).toBeGreaterThanOrEqual(cases(8, 2));
  });

  it("gives the exact values of small boards", () => {
    expect(exactStart({ rows: 2, columns: 2 })).toMatchObject({ value: expect.closeTo(66.964149, 6) });
    expect(exactStart({ rows: 2, columns: 2, target: 32 }).value).toBeCloseTo(0.0828872890715542, 14);
    expect(exactStart({ rows: 2, columns: 3 })).toEqual({
      value: expect.closeTo(480.258272, 6),
      boards: 21_752,
    });
    expect(exactStart({ rows: 3, columns: 2 })).toMatchObject({ boards: 21_752 });
    expect(() => exactStart({ rows: 2, columns: 5 })).toThrow(/9 cells/);
  });

  it("gives the same values through the native position, whose states include the score", () => {
    expect(exactByPosition({ rows: 2, columns: 2 })).toBeCloseTo(66.964149, 6);
    expect(exactByPosition({ rows: 2, columns: 2, target: 32 })).toBeCloseTo(0.0828872890715542, 14);
  });

  it.each([
    [[2, 2, 2, 2], [4, 4, 0, 0], 8],
    [[2, 2, 2, 0], [4, 2, 0, 0], 4],
    [[0, 2, 0, 2], [4, 0, 0, 0], 4],
    [[4, 2, 2, 0], [4, 4, 0, 0], 4],
    [[2, 4, 8, 16], [2, 4, 8, 16], 0],
    [[0, 0, 0, 8], [8, 0, 0, 0], 0],
  ])("slides %j to %j", (line, slid, gain) => {
    expect(slide(line)).toEqual({ line: slid, gain });
  });

  it("moves the tiles up, right, down and left", () => {
    const state = notation.parsePosition("2 0 0 0  2 0 0 4  0 0 0 4  8 0 0 16");
    const after = (action: "up" | "right" | "down" | "left"): [string, number] => {
      const { outcomes } = outcomesOf(game, state, action);
      // The minimum over all outcomes is the board before the new tile.
      const tiles = state.tiles.map((_, cell) =>
        Math.min(...outcomes.map(({ result }) => result.tiles[cell]!)),
      );
      return [tiles.join(" "), outcomes[0]!.result.score];
    };
    expect(game.actions(state)).toEqual(["up", "right", "down", "left"]);
    expect(after("up")).toEqual(["4 0 0 8 8 0 0 16 0 0 0 0 0 0 0 0", 12]);
    expect(after("down")).toEqual(["0 0 0 0 0 0 0 0 4 0 0 8 8 0 0 16", 12]);
    expect(after("left")).toEqual(["2 0 0 0 2 4 0 0 4 0 0 0 8 16 0 0", 0]);
    expect(after("right")).toEqual(["0 0 0 2 0 0 2 4 0 0 0 4 0 0 8 16", 0]);
  });

  it("puts a 2 with probability 9/10 on each empty cell with equal probability", () => {
    const state = notation.parsePosition("2 4 2 4  4 2 4 2  2 4 2 4  4 2 0 0");
    const { outcomes } = outcomesOf(game, state, "right");
    const chances = outcomes.map(({ fraction }) => `${fraction.numerator}/${fraction.denominator}`);
    expect(chances).toEqual(["9/20", "1/20", "9/20", "1/20"]);
  });

  it("agrees between packed rows and cell-by-cell positions, including evaluators and terminal states", () => {
    const variant = variantOf({});
    const choose = seededChance("both");
    for (let number = 0; number < 6; number++) {
      const start = game.start(choose);
      const rows = new RowsPosition(variant, start);
      const cells = new CellsPosition(variant, start);
      const [a, b] = [new Int32Array(32), new Int32Array(32)];
      const [p, q] = [new Float64Array(32), new Float64Array(32)];
      while (rows.turn() !== OVER) {
        const chance = rows.turn() === CHANCE;
        expect(cells.turn()).toBe(rows.turn());
        const count = chance ? rows.outcomes(a, p, 0) : rows.moves(a, 0);
        expect(chance ? cells.outcomes(b, q, 0) : cells.moves(b, 0)).toBe(count);
        expect(b).toEqual(a);
        expect(q).toEqual(p);
        for (const evaluate of Object.values(positionEvaluators)) {
          expect(evaluate(rows)).toBeCloseTo(evaluate(cells), 6);
        }
        const move = choose.pick([...a.subarray(0, count)]);
        rows.play(move);
        cells.play(move);
      }
      expect(cells.turn()).toBe(OVER);
      expect(cells.payoff()).toBe(rows.payoff());
    }
  });

  it("holds tiles too large for four bits", () => {
    const text = "32768 32768 0 0 0 0 0 0 0 0 0 0 0 0 0 2";
    const state = notation.parsePosition(text);
    const { outcomes } = outcomesOf(game, state, "left");
    expect(outcomes[0]!.result.score).toBe(65_536);
    const position = game.position(state);
    position.play(3);
    expect(position.score()).toBe(65_536);
    const rows = new RowsPosition(variantOf({}), state);
    expect(() => rows.turn()).toThrow(/Two tiles of 32768/);
  });

  it("prefers ordered rows, empty cells and mergeable tiles", () => {
    const value = (text: string): number => game.evaluators!.heuristic!(notation.parsePosition(text));
    const ordered = value("256 128 64 32 2 4 8 16 0 0 0 0 0 0 0 0");
    expect(ordered).toBeGreaterThan(value("256 4 64 32 2 128 8 16 0 0 0 0 0 0 0 0"));
    expect(ordered).toBeGreaterThan(value("256 128 64 32 2 4 8 16 2 0 0 0 0 0 0 4"));
    expect(value("256 128 64 32 4 4 8 16 0 0 0 0 0 0 0 0")).toBeGreaterThan(
      value("256 128 64 32 2 4 8 16 4 0 0 0 0 0 0 0"),
    );
  });

  it("pays 1 for the target and 0 for a board that gets stuck first", () => {
    const small = twenty48({ rows: 2, columns: 2, target: 16 });
    const end = (text: string): [number, number] => {
      const state = small.notation!.parsePosition(text);
      return [small.turn(state), small.payoff(state)[0]!];
    };
    expect(end("16 2 0 0")).toEqual([OVER, 1]);
    expect(end("2 4 4 2")).toEqual([OVER, 0]);
    expect(end("2 4 8 8")[0]).toBe(0);
    expect(small.facts.bounds).toEqual([0, 1]);
  });

  it("computes the highest possible score of a board", () => {
    // Closed form of the sum of (k - 1) 2^k for k = 2..17.
    expect(game.facts.bounds).toEqual([0, 15 * 2 ** 18 + 4]);
    expect(twenty48({ rows: 2, columns: 2 }).facts.bounds[1]).toBe(1 * 4 + 2 * 8 + 3 * 16 + 4 * 32);
  });

  it("writes the score only if the game has one", () => {
    const state: Twenty48State = { tiles: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], score: 4 };
    expect(notation.position(state)).toBe("4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 score 4");
    expect(notation.parsePosition("4,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,2, score 4")).toEqual(state);
  });

  it.each([
    ["2 2 0 0", "twenty48-cells"],
    ["3 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-tile"],
    ["x 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "game-not-whole"],
    ["-2 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-tile"],
    ["1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-tile"],
    ["0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-empty"],
    ["262144 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-unreachable"],
    ["131072 131072 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "twenty48-unreachable"],
    ["4 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 score 8", "twenty48-score"],
    ["4 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 score", "twenty48-one-score"],
  ])("rejects %s with a one-sentence error", (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("rejects tiles above the target and unreachable targets", () => {
    const small = twenty48({ rows: 2, columns: 2, target: 16 });
    expect(() => small.notation!.parsePosition("32 2 0 0")).toThrow(
      expect.objectContaining({ id: "twenty48-above-target", values: { target: 16, tile: 32 } }),
    );
    expect(() => twenty48({ rows: 2, columns: 2, target: 64 })).toThrow(/from 8 to 32, not 64/);
    expect(() => twenty48({ target: 100 })).toThrow(/power of two/);
    expect(() => twenty48({ rows: 9 })).toThrow(/2 to 8 rows, not 9/);
  });

  it("parses any tiles to a position that round-trips, or throws a NotationError", () => {
    const small = twenty48({ rows: 2, columns: 3 }).notation!;
    const tile = fc.integer({ min: 0, max: 8 }).map((exponent) => (exponent === 0 ? 0 : 2 ** exponent));
    let read = 0;
    fc.assert(
      fc.property(fc.array(tile, { minLength: 6, maxLength: 6 }), fc.nat(300), (tiles, score) => {
        try {
          const state = small.parsePosition(`${tiles.join(",")} score ${score}`);
          expect(small.parsePosition(small.position(state))).toEqual(state);
          read++;
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
      { seed: 8, numRuns: cases(2000) },
    );
    expect(read).toBeGreaterThan(cases(100));
  });
});
