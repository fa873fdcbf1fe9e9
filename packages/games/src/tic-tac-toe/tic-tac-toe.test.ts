import { NotationError, OVER, type Position } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { ticTacToe } from "./index.js";

const game = ticTacToe();
const notation = game.notation!;

/** Number of nodes and value of the whole tree, by plain recursion. */
function walk(position: Position): { nodes: number; value: number } {
  const turn = position.turn();
  if (turn === OVER) return { nodes: 1, value: position.payoff(0) };
  const moves = new Int32Array(9);
  const count = position.moves(moves, 0);
  let nodes = 1;
  let value = turn === 0 ? -2 : 2;
  for (let i = 0; i < count; i++) {
    position.play(moves[i]!);
    const child = walk(position);
    position.undo();
    nodes += child.nodes;
    value = turn === 0 ? Math.max(value, child.value) : Math.min(value, child.value);
  }
  return { nodes, value };
}

describe("tic-tac-toe", () => {
  it("fulfils the game contract, with rules and native positions", () => {
    expect(checkGame(game, { games: cases(40, 5), depth: 3 }).compared).toBeGreaterThan(cases(80, 10));
  });

  it("has 549,946 nodes from the empty board, which is a draw", () => {
    expect(walk(game.position!(notation.parsePosition(".........")))).toEqual({ nodes: 549_946, value: 0 });
  });

  it("is won by X if the block at 3 makes two threats", () => {
    expect(walk(game.position!(notation.parsePosition("X..|.O.|O.X")))).toMatchObject({ value: 1 });
  });

  it("accepts several spellings of a board", () => {
    for (const text of ["X.O|...|..X", "x.o.....x", "x-o ___ --x", "X.O/.../..X"]) {
      expect(notation.parsePosition(text)).toBe("X.O.....X");
    }
  });

  it.each([
    ["XX.......", "game-x-o-turns"],
    ["O........", "game-x-o-turns"],
    ["XXXOOO...", "tic-tac-toe-both-won"],
    ["XXXOO.O..", "tic-tac-toe-after-win"],
    ["OOOXX.X.X", "tic-tac-toe-after-win"],
    ["XO......", "tic-tac-toe-cells"],
    ["XO..Z....", "game-x-o-cell"],
  ])("rejects %s with a one-sentence error", (text, id) => {
    expect(() => notation.parsePosition(text)).toThrow(NotationError);
    expect(() => notation.parsePosition(text)).toThrow(expect.objectContaining({ id }));
  });

  it("reports the offset of an unknown cell", () => {
    try {
      notation.parsePosition("XO..Z....");
    } catch (error) {
      expect((error as NotationError).offset).toBe(4);
    }
    expect.assertions(1);
  });

  it("parses any nine characters to a position, or rejects them with a NotationError", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("X", "O", "."), minLength: 9, maxLength: 9 }), (text) => {
        try {
          const state = notation.parsePosition(text);
          expect(notation.parsePosition(notation.position(state))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      }),
      { seed: 3, numRuns: cases(3000) },
    );
  });

  it("rejects an action on a taken cell and after the end", () => {
    expect(notation.parseAction("X........", "2")).toBe(1);
    expect(() => notation.parseAction("X........", "1")).toThrow(/legal: 2, 3/);
    expect(() => notation.parseAction("XXXOO....", "6")).toThrow(/over/);
  });
});
