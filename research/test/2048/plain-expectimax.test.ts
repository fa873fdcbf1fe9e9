import { seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { PackedSearch, twenty48 } from "@tyche/games/2048";
import { PackedNTuples } from "@tyche/learn/ntuple";
import { describe, expect, it } from "vitest";
import { packed } from "./boards.js";
import { PlainExpectimax } from "./plain-expectimax.js";

/** Boards after a few hundred moves, played at random with a preference for up and left. */
function boards(count: number, seed: string): [low: number, high: number][] {
  const game = twenty48();
  const chance = seededChance(seed);
  const found: [number, number][] = [];
  while (found.length < count) {
    let state = game.start(chance);
    const length = 19 + chance.die(150);
    for (let move = 0; move < length && game.turn(state) >= 0; move++) {
      const order = chance.die(8) === 1 ? ["right", "down", "left", "up"] : ["up", "left", "right", "down"];
      const actions = game.actions(state);
      state = game.play(state, actions.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0]!, chance);
    }
    if (game.turn(state) >= 0)
      found.push(packed(state.tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile)))));
  }
  return found;
}

function randomNetwork(): PackedNTuples {
  const random = sfc32("weights");
  const network = new PackedNTuples({
    tuples: [
      [0, 1, 2, 3],
      [4, 5, 8, 9],
      [1, 2, 5],
    ],
  });
  network.setWeights(network.weights().map(() => random() % 1000));
  return network;
}

describe("the fused search of 2048", () => {
  it("gives the same values as the reference implementation with line scores", () => {
    const fast = new PackedSearch();
    const plain = new PlainExpectimax();
    for (const [i, [low, high]] of boards(60, "lines").entries()) {
      const depth = 1 + (i % 4);
      const apart = i % 2 === 0;
      const threshold = i % 3 === 0 ? 0 : 0.001;
      const found = fast.search(low, high, { depth, threshold, apart });
      expect(found.values).toEqual(plain.search(low, high, depth, threshold, apart));
      expect(found.depth).toBe(depth);
    }
  });

  it("gives the same values as the reference implementation with a network", () => {
    const network = randomNetwork();
    const fast = new PackedSearch(network);
    const plain = new PlainExpectimax(network.evaluate);
    for (const [i, [low, high]] of boards(60, "network").entries()) {
      const depth = 1 + (i % 4);
      const found = fast.search(low, high, { depth, threshold: i % 2 === 0 ? 0 : 0.001 });
      const values = plain.search(low, high, depth, i % 2 === 0 ? 0 : 0.001, false);
      for (const [direction, value] of values.entries()) {
        if (Number.isNaN(value)) expect(found.values[direction]).toBeNaN();
        else expect(Math.abs(found.values[direction]! - value)).toBeLessThanOrEqual(1e-5 * value);
      }
    }
  });
});
