import { MoveGenerator } from "@tyche/backgammon";
import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { backgammonReference, lossOf } from "../kit/backgammon-reference.js";
import { benchLearning } from "./network.js";

describe("the reference positions of backgammon", () => {
  const reference = backgammonReference();

  it("have every distinct play", () => {
    const generator = new MoveGenerator(4096);
    const board = MoveGenerator.FIRST;
    const results = generator.after(board, 1);
    for (const { points, dice, plays } of reference) {
      generator.load(board, points, 15);
      const count = generator.generate(board, 0, ...dice, results);
      const legal = Array.from({ length: count }, (_, i) =>
        generator.points(generator.after(results, i)).join(),
      );
      expect(plays.map((play) => play.points.join()).sort()).toEqual(legal.sort());
    }
  });

  // Random play is known to lose 252 ± 9 on other positions of the same kind.
  it("give the known loss of random play", () => {
    const chance = seededChance(1);
    const plays = new Map(
      reference.map(({ points, dice, plays }) => [`${points}/${dice}`, plays.map((play) => play.points)]),
    );
    const { mean } = lossOf(reference, (points, dice) => chance.shuffle(plays.get(`${points}/${dice}`)!)[0]!);
    expect(mean).toBeGreaterThan(220);
    expect(mean).toBeLessThan(285);
    expect(() => lossOf(reference, (points) => points)).toThrow("is not legal");
  });
});

describe("the benchmark of learning", () => {
  it("stops as soon as the network is good enough", async () => {
    const { rows, goals } = await benchLearning({ goal: 400, lap: 100, most: 10_000 });
    expect(rows.length).toBe(1);
    expect(rows[0]!.what).toMatch(/^1\d\d games: \d+\.\d ± \d+\.\d mp$/);
    expect(goals[0]!.figure).toBe(rows[0]!.ms! / 1000);
  });

  it("reports it if the network never is", async () => {
    const { rows, goals } = await benchLearning({ goal: 0, lap: 50, most: 100 });
    expect(rows.length).toBeGreaterThan(0);
    expect(goals[0]!.figure).toBe(Number.POSITIVE_INFINITY);
  });
});
