import { seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { encodeModel } from "@tyche/learn";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { slowResults } from "../../test/slow-moves.js";
import { allMoments, firstMoments } from "../evaluation/network/race-network.js";
import { shippedRaceNetwork } from "../evaluation/race-sides.js";
import { MAX_RESULTS } from "../rules/moves.js";
import { LoneSide, randomSide } from "./lone-side.js";
import { RaceTraining } from "./race-training.js";

describe("training of the network of races", () => {
  const options = { games: 600, seed: "test", hidden: [8], every: 300 };

  it("lowers the error, and continues from a saved state as if it had not been stopped", async () => {
    const whole = new RaceTraining(options);
    const errors: number[] = [];
    let saved: Uint8Array | undefined;
    for await (const { measures } of whole.run()) {
      errors.push(measures["error, rolls"]!);
      saved ??= whole.state();
    }
    expect(errors[1]).toBeLessThan(0.8 * errors[0]!);
    const second = new RaceTraining(options);
    second.restore(saved!);
    for await (const _ of second.run()) expect(second.games).toBe(600);
    expect(encodeModel(second.model())).toEqual(encodeModel(whole.model()));
    expect(() => new RaceTraining({ ...options, seed: "other" }).restore(saved!)).toThrow(
      "another training run",
    );
  });
});

describe("the included network of races", () => {
  const network = shippedRaceNetwork(MAX_RESULTS);
  const side = new LoneSide(network);
  const known = (points: readonly number[]) => {
    side.load(points);
    side.copy(network.boards, 0);
    network.evaluateBoards(0, 1);
    const total = (weight: (point: number) => number): number =>
      points.reduce((sum, count, point) => sum + count * weight(point), 0);
    const counts = {
      checkers: total(() => 1),
      pips: total((point) => point),
      outside: total((point) => Math.max(0, point - 6)),
    };
    return { all: allMoments(network.results, 0, counts), first: firstMoments(network.results, 0, counts) };
  };

  it("agrees with the best plays of all rolls", () => {
    const random = sfc32("sides");
    const errors = { mean: 0, deviation: 0, first: 0 };
    const tries = cases(400, 60);
    let whole = 0;
    for (let i = 0; i < tries; i++) {
      const points = randomSide(random, 270);
      const own = known(points);
      side.load(points);
      const [all, first] = side.moments();
      errors.mean += (own.all.mean - all.mean) ** 2;
      errors.deviation += (own.all.deviation - all.deviation) ** 2;
      if (!side.isWhole()) continue;
      whole++;
      errors.first += (own.first.mean - first.mean) ** 2;
    }
    expect(Math.sqrt(errors.mean / tries)).toBeLessThan(0.03);
    expect(Math.sqrt(errors.deviation / tries)).toBeLessThan(0.03);
    expect(Math.sqrt(errors.first / whole)).toBeLessThan(0.05);
  });

  it("knows the exact mean number of rolls of two checkers", () => {
    const means = new Map<string, number>();
    const exact = (board: string): number => {
      const points = board.split(",").map(Number);
      if (points.every((count) => count === 0)) return 0;
      const before = means.get(board);
      if (before !== undefined) return before;
      let sum = 36;
      for (let one = 1; one <= 6; one++)
        for (let two = 1; two <= 6; two++) sum += Math.min(...[...slowResults(points, one, two)].map(exact));
      means.set(board, sum / 36);
      return sum / 36;
    };
    const chance = seededChance("two");
    let squares = 0;
    const tries = cases(150, 20);
    for (let i = 0; i < tries; i++) {
      const points = new Array<number>(26).fill(0);
      points[6 + chance.die(12)]! += 1;
      points[chance.die(18)]! += 1;
      squares += (known(points).all.mean - exact(points.join())) ** 2;
    }
    expect(Math.sqrt(squares / tries)).toBeLessThan(0.06);
  });
});
