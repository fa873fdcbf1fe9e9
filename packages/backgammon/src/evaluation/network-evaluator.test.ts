import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { BACKGAMMON, type BackgammonPlayer, ROLLS, startPoints } from "../rules/board.js";
import { RECORD } from "../rules/board-records.js";
import { MoveGenerator } from "../rules/moves.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";
import { rareStart } from "../training/rare-starts.js";
import { backgammonIntegers, backgammonNetwork } from "./network/network.js";
import { networkEvaluator } from "./network-evaluator.js";

const ENTRIES = 64;

/**
 * A network evaluator with a small cache that counts the boards passed to its network, and the network's direct
 * results.
 */
function watched() {
  const network = backgammonIntegers(backgammonNetwork("prospects", [64, 8], { seed: "cache" }));
  const evaluate = network.evaluateBoards.bind(network);
  const asked = { count: 0, most: 0 };
  network.evaluateBoards = (from, count, view) => {
    asked.count += count;
    asked.most = Math.max(asked.most, count);
    evaluate(from, count, view);
  };
  const truth = (bytes: Int8Array, at: number, player: BackgammonPlayer): number[] => {
    network.boards.set(bytes.subarray(4 * at, 4 * at + 28));
    evaluate(0, 1, player);
    return [...network.results.subarray(0, OUTCOME_COUNT)];
  };
  return { evaluator: networkEvaluator("watched", network, ENTRIES), asked, truth, batch: network.batch };
}

describe("networkEvaluator", () => {
  it("returns the network's own result for every board, however often and in whatever batch it is evaluated", () => {
    const { evaluator, asked, truth } = watched();
    const random = sfc32("cache");
    const generator = new MoveGenerator(4096);
    const results = MoveGenerator.FIRST + RECORD;
    const into = new Float64Array(3 + 4096 * OUTCOME_COUNT);
    let boards = 0;
    for (let place = 0; place < 60; place++) {
      const points = place === 0 ? startPoints(BACKGAMMON) : rareStart(random).points;
      generator.load(MoveGenerator.FIRST, points, BACKGAMMON.checkers);
      // Each roll twice, for both players: equal boards in other batches, seen from the other side.
      for (let k = 0; k < 8; k++) {
        const [high, low] = ROLLS[random() % 4]!.dice;
        const player = (random() & 1) as BackgammonPlayer;
        const count = generator.generate(MoveGenerator.FIRST, player, high, low, results);
        evaluator.evaluate(generator, results, count, player, into, 3);
        boards += count;
        for (let i = 0; i < count; i += 3) {
          const said = [...into.subarray(3 + i * OUTCOME_COUNT, 3 + (i + 1) * OUTCOME_COUNT)];
          expect(said).toEqual(truth(generator.bytes, results + i * RECORD, player));
        }
      }
    }
    expect(boards).toBeGreaterThan(3000);
    // Some boards were still cached; most had been replaced.
    expect(asked.count).toBeLessThan(boards);
    expect(asked.count).toBeGreaterThan(boards / 4);
  });

  it("evaluates a repeated board only once, and once for each player", () => {
    const { evaluator, asked } = watched();
    const generator = new MoveGenerator();
    generator.load(MoveGenerator.FIRST, startPoints(BACKGAMMON), BACKGAMMON.checkers);
    const into = new Float64Array(OUTCOME_COUNT);
    for (const player of [0, 0, 1, 1] as const)
      evaluator.evaluate(generator, MoveGenerator.FIRST, 1, player, into, 0);
    expect(asked.count).toBe(2);
  });

  it("splits more boards than the network's batch size into several calls", () => {
    const { evaluator, asked, truth, batch } = watched();
    const count = batch + 10;
    const boards = new MoveGenerator(count + 1);
    boards.reserve(0, count);
    const points = startPoints(BACKGAMMON);
    for (let i = 0; i < count; i++) {
      const moved = [...points];
      // Distinct boards: one checker each from the mid-point, the eight-point and the six-point moves somewhere else.
      moved[13]!--;
      moved[1 + (i % 23)]!++;
      moved[8]!--;
      moved[1 + (Math.trunc(i / 23) % 23)]!++;
      moved[6]!--;
      moved[1 + (Math.trunc(i / 529) % 23)]!++;
      boards.load(i * RECORD, moved, BACKGAMMON.checkers);
    }
    const into = new Float64Array(count * OUTCOME_COUNT);
    evaluator.evaluate(boards, 0, count, 0, into, 0);
    expect(asked.most).toBeLessThanOrEqual(batch);
    for (let i = 0; i < count; i += 501) {
      const said = [...into.subarray(i * OUTCOME_COUNT, (i + 1) * OUTCOME_COUNT)];
      expect(said).toEqual(truth(boards.bytes, i * RECORD, 0));
    }
  });
});
