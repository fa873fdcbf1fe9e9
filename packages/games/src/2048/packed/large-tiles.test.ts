/** Tiles too large for four bits: the packed method against the plain rules. */
import { decide, OVER, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { afterstate, FOUR, TWO, type Twenty48Action, type Twenty48State, variantOf } from "../board/board.js";
import { twenty48WithNetwork } from "../with-network.js";
import { playOn } from "./play.js";

const VARIANT = variantOf();
const game = twenty48WithNetwork();
const judge = game.evaluators!.net!;

/**
 * Textbook expectimax on the rules. NaN if the network forecasts less than nothing for the rest of a game, as it does
 * on some of these unusual boards: a packed board is then worth the points scored so far, a state 0 points.
 */
function worth(state: Twenty48State, action: Twenty48Action, depth: number): number {
  const after = afterstate(VARIANT, state, action).state;
  if (depth === 1) {
    const value = judge(after);
    return value > after.score ? value : Number.NaN;
  }
  const empty = after.tiles.flatMap((tile, cell) => (tile === 0 ? [cell] : []));
  let sum = 0;
  for (const cell of empty) {
    for (const [tile, probability] of [
      [2, TWO],
      [4, FOUR],
    ] as const) {
      const next = { tiles: after.tiles.with(cell, tile), score: after.score };
      const values = game.actions(next).map((each) => worth(next, each, depth - 1));
      sum += (probability / empty.length) * (values.length > 0 ? Math.max(...values) : next.score);
    }
  }
  return sum;
}

/** A board with large tiles, some of them adjacent, and small ones between. */
function board(seed: string): Twenty48State {
  const chance = seededChance(seed);
  const tiles = Array.from({ length: 16 }, () => (chance.die(4) === 1 ? 0 : 2 ** chance.die(9)));
  const [first, second] = chance.pick([
    [2 ** 15, 2 ** 15],
    [2 ** 16, 2 ** 16],
    [2 ** 16, 2 ** 15],
    [2 ** 17, 2 ** 15],
    [2 ** 15, 2 ** 14],
    [2 ** 13, 2 ** 13],
  ]);
  const at = 4 * (chance.die(4) - 1) + chance.die(3) - 1;
  tiles[at] = first!;
  tiles[chance.die(3) === 1 ? 15 - at : at + 1] = second!;
  tiles[(at + 6) % 16] = 0;
  return { tiles, score: 0 };
}

describe("large tiles", () => {
  it("merge for the points of the rules, at every depth", async () => {
    let large = 0;
    for (let i = 0; i < cases(120, 40); i++) {
      const state = board(`large ${i}`);
      if (game.turn(state) === OVER) continue;
      const depth = 1 + (i % 2);
      const options = { depth, threshold: 0, rank: "all", settings: { downgrade: 0 } } as const;
      const { actions, best } = await decide(game, state, { ...options, algorithm: "packed" });
      expect(actions.map(({ action }) => action).sort()).toEqual([...game.actions(state)].sort());
      const truth = new Map(game.actions(state).map((action) => [action, worth(state, action, depth)]));
      const most = Math.max(...truth.values());
      if (Number.isNaN(most)) continue;
      for (const { action, value } of actions) {
        const error = Math.abs(value! - truth.get(action)!) / Math.max(1, most);
        expect(error, `${state.tiles} ${action} ${value}`).toBeLessThan(1e-4);
      }
      expect(truth.get(best)).toBeGreaterThanOrEqual(most * (1 - 1e-4));
      if (actions.some(({ value }) => value! >= 2 ** 17)) large++;
    }
    expect(large).toBeGreaterThanOrEqual(cases(15, 5));
  });

  it("are played to the end of the game", () => {
    const from = board("large 1").tiles.with(0, 65_536).with(1, 65_536).with(2, 0);
    const decideLeft = (state: Twenty48State): Twenty48Action =>
      game.actions(state).includes("left") ? "left" : game.actions(state)[0]!;
    const play = playOn({ game, decide: decideLeft }, { tiles: from, score: 7 }, "a game", 5, 0);
    let step = play.next();
    while (!step.done) step = play.next();
    expect(step.value.payoff).toBeGreaterThan(131_072 + 7);
    expect(step.value.plies).toBeGreaterThan(6);
    expect(step.value.figures).toMatchObject({ "made 32768": true });
  });
});
