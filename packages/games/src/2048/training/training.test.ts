import { PackedNTuples } from "@tyche/learn/ntuple";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { rareExponent } from "../network/downgrading.js";
import { NETWORK_SHAPES } from "../network/shapes.js";
import { SelfPlay } from "./self-play.js";
import { Twenty48Training } from "./trainer.js";

describe("training for 2048", () => {
  const options = { tuples: "small", games: cases(24, 6), seed: 5, every: cases(8, 2) } as const;

  it.each(
    [
      ["backward, downgraded", { ...options, lambda: 0.5, downgrade: 64 }],
      ["move by move", options],
    ].slice(0, cases(2, 1)) as [string, typeof options][],
  )("gives the same weights for the same seed, also when interrupted once: %s", async (_, options) => {
    const whole = new Twenty48Training(options);
    const reports = [];
    for await (const report of whole.run()) reports.push(report);
    expect(reports.map(({ games }) => games)).toEqual([1, 2, 3].map((n) => n * options.every));
    const interrupted = options.every + 1;
    const first = new Twenty48Training({ ...options, games: interrupted });
    for await (const _ of first.run());
    const second = new Twenty48Training(options);
    second.restore(first.state());
    expect(second.games).toBe(interrupted);
    for await (const _ of second.run());
    expect(Buffer.compare(second.state(), whole.state())).toBe(0);
  });

  it("learns to play better than maximising immediate points", async () => {
    const training = new Twenty48Training({ tuples: "small", games: cases(400, 200), seed: 5 });
    for await (const _ of training.run());
    const trained = new PackedNTuples({ tuples: NETWORK_SHAPES.small });
    trained.setWeights(training.network.weights());
    const untrained = new PackedNTuples({ tuples: NETWORK_SHAPES.small });
    const mean = (network: PackedNTuples): number => {
      const player = new SelfPlay(network);
      const tests = cases(30, 12);
      return (
        Array.from({ length: tests }, (_, i) => player.play(`test ${i}`).score).reduce((a, b) => a + b) /
        tests
      );
    };
    expect(mean(trained)).toBeGreaterThan(2 * mean(untrained));
  });

  it("downgrades training boards, and records it in the model file", async () => {
    const [course, usual] = [32, 0].map(
      (downgrade) => new Twenty48Training({ ...options, games: cases(24, 9), downgrade }),
    );
    for await (const _ of course!.run());
    for await (const _ of usual!.run());
    const large = ({ network }: Twenty48Training): number =>
      network.weights().filter((weight, i) => weight !== 0 && (i & 15) >= 6).length;
    expect(large(course!)).toBeLessThan(large(usual!) / 2);
    expect(rareExponent(course!.model().header.history)).toBe(5);
  });

  it.each([1, 48, 2 ** 16, -2])("rejects downgrading from %d", (downgrade) => {
    expect(() => new Twenty48Training({ ...options, downgrade })).toThrow(
      `downgrade must be 0 or a tile from 2 to 32768, not ${downgrade}`,
    );
  });

  it("measures strength without learning, and rejects the state of another training run", async () => {
    const course = new Twenty48Training({ ...options, games: cases(20, 4) });
    for await (const _ of course.run());
    const before = course.state();
    const strength = course.strength(cases(30, 3), "measured");
    expect(strength.games).toBe(cases(30, 3));
    expect(strength.low).toBeLessThan(strength.mean);
    expect(Buffer.compare(course.state(), before)).toBe(0);
    expect(course.model().header).toMatchObject({
      kind: "ntuple",
      game: "2048",
      history: [{ games: cases(20, 4) }],
    });
    expect(() => new Twenty48Training({ ...options, seed: 6 }).restore(before)).toThrow(
      /another training run/,
    );
  });

  it("stops between two games on request", async () => {
    const training = new Twenty48Training({ ...options, games: 1_000_000, every: 1 });
    const signal = { aborted: false };
    for await (const report of training.run(signal)) signal.aborted = report.games === 3;
    expect(training.games).toBe(3);
  });
});
