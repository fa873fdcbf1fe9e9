import { CHANCE, OVER, type Position } from "@tyche/engine";
import { einstein } from "@tyche/games/einstein";
import { describe, expect, it } from "vitest";
import { einsteinLoop } from "./einstein-loop.js";

const game = einstein();
const notation = game.notation!;
const START = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";

interface Count {
  nodes: number;
}

/** Expectiminimax with the horizon right after the last decision. */
function expectiminimax(position: Position, depth: number, count: Count): number {
  count.nodes++;
  const turn = position.turn();
  if (turn === OVER) return position.payoff(0);
  if (depth === 0) return position.evaluate!();
  const moves = new Int32Array(position.width);
  const chances = new Float64Array(position.width);
  const number = turn === CHANCE ? position.outcomes(moves, chances, 0) : position.moves(moves, 0);
  let sum = 0;
  let best = turn === 0 ? -2 : 2;
  for (let i = 0; i < number; i++) {
    position.play(moves[i]!);
    const value = expectiminimax(position, turn === CHANCE ? depth : depth - 1, count);
    position.undo();
    sum += value * chances[i]!;
    best = turn === 0 ? Math.max(best, value) : Math.min(best, value);
  }
  return turn === CHANCE ? sum : best;
}

describe("hand-written EinStein", () => {
  it("searches the same tree as the game's native position", () => {
    const positions = [
      START,
      "0 2 0 0 0 0 1 0 -3 0 0 6 0 0 0 -6 0 3 0 0 0 0 -2 0 -1",
      "0 0 0 0 0 0 0 0 0 4 0 -1 0 0 0 0 2 0 -5 0 0 0 0 0 0",
    ];
    for (const text of positions) {
      for (const player of [0, 1]) {
        for (const die of [1, 4, 6]) {
          const count = { nodes: 0 };
          const position = game.position!(notation.parsePosition(`${text} ${die} ${player}`));
          const value = expectiminimax(position, 3, count);
          const byHand = einsteinLoop(text.split(" ").map(Number), player, die, 3);
          expect(count.nodes).toBe(byHand.nodes);
          expect(value).toBeCloseTo(byHand.value, 12);
        }
      }
    }
  });

  it("has 3,195,496 nodes at five decisions and five rolls from the standard placement", () => {
    const cells = START.split(" ").map(Number);
    expect(einsteinLoop(cells, 0, 0, 5).nodes).toBe(3_195_496);
  });
});
