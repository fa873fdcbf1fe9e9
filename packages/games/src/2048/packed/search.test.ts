import { outcomesOf } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import { PackedNTuples } from "@tyche/learn/ntuple";
import { describe, expect, it } from "vitest";
import { unpacked } from "../board/packed-board.js";
import { SLIDES, twenty48 } from "../index.js";
import { rareExponent } from "../network/downgrading.js";
import { NETWORK_SHAPES } from "../network/shapes.js";
import { SelfPlay } from "../training/self-play.js";
import { Twenty48Course } from "../training/trainer.js";
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

describe("training for 2048", () => {
  const options = { tuples: "small", games: 60, seed: 5, every: 20 } as const;

  it.each([
    ["move by move", options],
    ["backward, downgraded", { ...options, lambda: 0.5, downgrade: 64 }],
  ])("gives the same weights for the same seed, also when interrupted once: %s", async (_, options) => {
    const whole = new Twenty48Course(options);
    const reports = [];
    for await (const report of whole.run()) reports.push(report);
    expect(reports.map(({ games }) => games)).toEqual([20, 40, 60]);
    const first = new Twenty48Course({ ...options, games: 25 });
    for await (const _ of first.run());
    const second = new Twenty48Course(options);
    second.restore(first.state());
    expect(second.games).toBe(25);
    for await (const _ of second.run());
    expect(Buffer.compare(second.state(), whole.state())).toBe(0);
  });

  it("learns to play better than maximising immediate points", async () => {
    const training = new Twenty48Course({ tuples: "small", games: 400, seed: 5 });
    for await (const _ of training.run());
    const trained = new PackedNTuples({ tuples: NETWORK_SHAPES.small });
    trained.setWeights(training.network.weights());
    const untrained = new PackedNTuples({ tuples: NETWORK_SHAPES.small });
    const mean = (network: PackedNTuples): number => {
      const player = new SelfPlay(network);
      return (
        Array.from({ length: 30 }, (_, i) => player.play(`test ${i}`).score).reduce((a, b) => a + b) / 30
      );
    };
    expect(mean(trained)).toBeGreaterThan(2 * mean(untrained));
  });

  it("downgrades training boards, and records it in the model file", async () => {
    const [course, usual] = [32, 0].map((downgrade) => new Twenty48Course({ ...options, downgrade }));
    for await (const _ of course!.run());
    for await (const _ of usual!.run());
    const large = ({ network }: Twenty48Course): number =>
      network.weights().filter((weight, i) => weight !== 0 && (i & 15) >= 6).length;
    expect(large(course!)).toBeLessThan(large(usual!) / 2);
    expect(rareExponent(course!.model().header.history)).toBe(5);
  });

  it.each([1, 48, 2 ** 16, -2])("rejects downgrading from %d", (downgrade) => {
    expect(() => new Twenty48Course({ ...options, downgrade })).toThrow(
      `downgrade must be 0 or a tile from 2 to 32768, not ${downgrade}`,
    );
  });

  it("measures strength without learning, and rejects the state of another training run", async () => {
    const course = new Twenty48Course({ ...options, games: 20 });
    for await (const _ of course.run());
    const before = course.state();
    const strength = course.strength(30, "measured");
    expect(strength.games).toBe(30);
    expect(strength.low).toBeLessThan(strength.mean);
    expect(Buffer.compare(course.state(), before)).toBe(0);
    expect(course.model().header).toMatchObject({ kind: "ntuple", game: "2048", history: [{ games: 20 }] });
    expect(() => new Twenty48Course({ ...options, seed: 6 }).restore(before)).toThrow(/another training run/);
  });

  it("stops between two games on request", async () => {
    const training = new Twenty48Course({ ...options, games: 1_000_000, every: 1 });
    const signal = { aborted: false };
    for await (const report of training.run(signal)) signal.aborted = report.games === 3;
    expect(training.games).toBe(3);
  });
});
