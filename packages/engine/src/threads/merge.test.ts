import { expect, it } from "vitest";
import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { knownValue } from "../contract/sides.js";
import { mergeDecisions } from "./merge.js";

const FACTS: Facts = { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true };

const row = (action: string, value: number, half: number, visits: number): RankedAction<string> => ({
  action,
  value,
  bound: "estimate",
  certainty:
    visits === 0
      ? { kind: "absent" }
      : half === 0
        ? { kind: "proved", proof: "simulation", low: value, high: value }
        : { kind: "sample", count: visits, low: value - half, high: value + half },
  depth: visits > 0 ? 3 : 0,
  method: "mcts",
  interval: [value - half, value + half],
  visits,
});

const decision = (...actions: RankedAction<string>[]): Decision<string> => ({
  actions,
  best: actions[0]!.action,
  line: [actions[0]!.action],
  ...knownValue(actions[0]!),
  simulations: actions.reduce((sum, { visits = 0 }) => sum + visits, 0),
  depth: 3,
  algorithm: "mcts",
  solved: false,
  approximations: [{ kind: "sampled" }],
  nodes: { decision: 10, chance: 20, leaf: 30 },
  tableHits: 0,
  cuts: 0,
  ms: 1,
  stopped: "simulations",
});

it("means are weighted by visits, and variances add up", () => {
  const { actions, value, simulations, nodes } = mergeDecisions(
    [decision(row("a", 0.5, 0.1, 100), row("b", 0.1, 0.2, 10)), decision(row("a", 0.7, 0.05, 300))],
    FACTS,
    0,
  );
  expect(actions.map(({ action, visits }) => [action, visits])).toEqual([
    ["a", 400],
    ["b", 10],
  ]);
  // (100 x 0.5 + 300 x 0.7) / 400; sqrt((100 x 0.1)^2 + (300 x 0.05)^2) / 400.
  expect(value).toBeCloseTo(0.65, 12);
  expect(actions[0]!.interval![1] - 0.65).toBeCloseTo(Math.sqrt(100 + 225) / 400, 12);
  expect(simulations).toBe(410);
  expect(nodes).toEqual({ decision: 20, chance: 40, leaf: 60 });
});

it("ranks by the worse end for the player to move, with untried actions last", () => {
  const rows = [row("wide", 0.6, 0.3, 10), row("sure", 0.5, 0.01, 1000), row("untried", 1, 0, 0)];
  const ranked = (min: boolean): string[] =>
    mergeDecisions([decision(...rows)], FACTS, min ? 1 : 0).actions.map(({ action }) => action);
  expect(ranked(false)).toEqual(["sure", "wide", "untried"]);
  expect(ranked(true)).toEqual(["sure", "wide", "untried"]);
});

it("a value proved by one search holds for all", () => {
  const { actions } = mergeDecisions(
    [decision(row("a", 0.4, 0.1, 500)), decision(row("a", 1, 0, 20))],
    FACTS,
    0,
  );
  expect(actions[0]).toMatchObject({ value: 1, interval: [1, 1], visits: 520 });
  const solved = { ...decision(row("b", 1, 0, 5)), solved: true, approximations: [] };
  expect(mergeDecisions([decision(row("a", 0.4, 0.1, 500)), solved], FACTS, 0)).toMatchObject({
    solved: true,
    stopped: "solved",
    value: 1,
    line: ["b"],
    approximations: [],
  });
});

it("is as deep as the deepest row, and takes as long as the slowest", () => {
  const shallow = { ...row("a", 0.5, 0.1, 10), depth: 2 };
  const deep = { ...row("a", 0.5, 0.1, 10), depth: 7 };
  const merged = mergeDecisions([{ ...decision(deep), ms: 5 }, decision(shallow)], FACTS, 0);
  expect(merged).toMatchObject({ ms: 5, depth: 7, actions: [{ depth: 7 }] });
});
