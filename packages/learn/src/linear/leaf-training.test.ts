import { type Game, OVER, type Position, positionOf, Table } from "@tyche/engine";
import { search } from "@tyche/engine/search";
import { LeafTraining, type PositionFeatures } from "@tyche/learn";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { principalLeaf } from "./leaf-training.js";

interface Duel {
  /** The coins of both players, and the row of heaps on the table. */
  readonly coins: readonly [number, number];
  readonly heaps: readonly number[];
  readonly player: 0 | 1;
}

/** Take a whole heap from either end of a row; the player with more coins at the end wins. */
const duel: Game<Duel, "left" | "right"> = {
  name: "duel",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true },
  start: (chance) => ({
    coins: [0, 0],
    heaps: Array.from({ length: 10 }, () => chance.pick([1, 2, 3, 7])),
    player: 0,
  }),
  turn: ({ heaps, player }) => (heaps.length === 0 ? OVER : player),
  actions: ({ heaps }) => (heaps.length === 0 ? [] : heaps.length === 1 ? ["left"] : ["left", "right"]),
  play({ coins, heaps, player }, action) {
    const taken = action === "left" ? heaps[0]! : heaps.at(-1)!;
    const rest = action === "left" ? heaps.slice(1) : heaps.slice(0, -1);
    const own = coins[player] + taken;
    return {
      coins: player === 0 ? [own, coins[1]] : [coins[0], own],
      heaps: rest,
      player: player === 0 ? 1 : 0,
    };
  },
  payoff: ({ coins: [a, b] }) => [Math.sign(a - b), Math.sign(b - a)],
};

type DuelPosition = Position & { state(): Duel | undefined };

/** The coins won so far, and a feature that says nothing about who wins; both of similar size. */
const FEATURES: PositionFeatures<DuelPosition> = {
  name: "coins and noise",
  names: ["coins", "left end"],
  write(position, into) {
    const { coins, heaps } = position.state()!;
    into[0] = (coins[0] - coins[1]) / 10;
    into[1] = ((heaps[0] ?? 0) % 2) - 0.5;
  },
};

const training = (seed = 1, games = 400) =>
  new LeafTraining(duel, FEATURES, { games, seed, depth: 2, opening: 2, every: 100, rate: 0.2 });

describe("TD-Leaf", () => {
  if (IS_LONG)
    it("learns which feature matters, and beats play without an evaluation", async () => {
      const learner = training();
      const reports = [];
      for await (const report of learner.run()) reports.push(report);
      const { coins, "left end": end } = reports.at(-1)!.measures as Record<string, number>;
      expect(coins).toBeGreaterThan(0.5);
      expect(coins).toBeGreaterThan(3 * Math.abs(end!));
      expect(learner.strength(400, "test").low).toBeGreaterThan(0);
    });

  if (IS_LONG)
    it("continues after a stop as if there had been none", async () => {
      const whole = training();
      for await (const _ of whole.run());
      const first = training();
      let saved: Uint8Array | undefined;
      for await (const { games } of first.run()) if (games === 200) saved = first.state().slice();
      const second = training();
      second.restore(saved!);
      for await (const _ of second.run());
      expect(second.model()).toEqual(whole.model());
    });

  it("refuses unsuitable games", () => {
    const hidden = { ...duel, facts: { ...duel.facts, hidden: true } };
    expect(() => new LeafTraining(hidden, FEATURES, { games: 1, seed: 1 })).toThrow(
      "duel cannot be learned from searches",
    );
  });
});

describe("the end of the principal variation", () => {
  it.each([1, 2, 3, 4, 5])(
    "has the value of the search, %d decisions deep, whatever the table holds",
    (depth) => {
      const evaluator = (position: Position): number => {
        const { coins, heaps, player } = (position as DuelPosition).state()!;
        return Math.sin(17 * coins[0] + 5 * coins[1] + 3 * heaps.length + player);
      };
      for (let start = 0; start < cases(60, 6); start++) {
        const heaps = Array.from({ length: 6 + (start % 5) }, (_, i) => 1 + ((start * 7 + i * i * 3) % 5));
        const position = positionOf(duel, { coins: [0, 0], heaps, player: (start % 2) as 0 | 1 });
        for (const size of [2, 64, 4096]) {
          const settings = { facts: duel.facts, depth, evaluator, table: new Table(size) };
          const report = search(position, settings);
          const leaf = principalLeaf(position, report, settings);
          const value = leaf.turn() === OVER ? leaf.payoff(0) : evaluator(leaf);
          expect(value).toBeCloseTo(report.value, 12);
        }
      }
    },
  );
});
