import { outcomesOf } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { unpacked } from "../board/packed-board.js";
import { SLIDES, twenty48 } from "../index.js";
import { PackedGame } from "./game.js";
import { PackedSearch } from "./search.js";

/** Boards after some hundred moves each, played at random with a preference for up and left. */
function boards(count: number, seed: string): [low: number, high: number][] {
  const random = sfc32(seed);
  const game = new PackedGame();
  const found: [number, number][] = [];
  while (found.length < count) {
    game.start(random);
    const length = 20 + (random() % 150);
    for (let move = 0; move < length && game.look() > 0; move++) {
      const order = random() % 8 === 0 ? [1, 2, 3, 0] : [0, 3, 1, 2];
      game.play(order.find((direction) => game.moves.gain[direction]! >= 0)!);
    }
    if (game.look() > 0) found.push([game.low, game.high]);
  }
  return found;
}

describe("2048 on packed boards", () => {
  it("moves, scores and spawns as the rules do", () => {
    const game = twenty48();
    const random = sfc32("rules");
    const packed = new PackedGame();
    for (let number = 0; number < 6; number++) {
      packed.start(random);
      expect(unpacked(packed.low, packed.high).filter((exponent) => exponent > 0)).toHaveLength(2);
      while (packed.look() > 0) {
        const tiles = unpacked(packed.low, packed.high).map((exponent) =>
          exponent === 0 ? 0 : 2 ** exponent,
        );
        const state = { tiles, score: packed.score };
        const { gain } = packed.moves;
        const actions = game.actions(state);
        expect(SLIDES.filter((_, direction) => gain[direction]! >= 0)).toEqual(actions);
        const action = actions[random() % actions.length]!;
        packed.play(SLIDES.indexOf(action));
        const after = unpacked(packed.low, packed.high).map((exponent) =>
          exponent === 0 ? 0 : 2 ** exponent,
        );
        const { outcomes } = outcomesOf(game, state, action);
        expect(outcomes.map(({ result }) => result)).toContainEqual({ tiles: after, score: packed.score });
      }
    }
  });

  it("stops in time with the result of the deepest completed depth", () => {
    const fast = new PackedSearch();
    const [[low, high]] = boards(1, "time") as [[number, number]];
    const found = fast.search(low, high, { time: 5 });
    expect(found.depth).toBeGreaterThanOrEqual(1);
    const again = fast.search(low, high, { depth: found.depth });
    expect(found.values).toEqual(again.values);
    expect(fast.search(low, high, { time: 0 }).depth).toBe(1);
  });

  it("finds no move if there is none", () => {
    const stuck = 0x2121_1212 | 0;
    expect(new PackedSearch().search(stuck, stuck, { depth: 3 })).toMatchObject({ direction: -1, nodes: 0 });
  });
});
