/** What is said of values, held to the true ones: by the definition of expectiminimax on random graphs. */
import { expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { sfc32 } from "../src/chance/sfc32.js";
import { boundOf, type Certainty, mapped, meanOfSure, provedInterval } from "../src/contract/certainty.js";
import type { Decision } from "../src/contract/decision.js";
import { type Game, OVER } from "../src/contract/game.js";
import { CHANCE } from "../src/contract/position.js";
import { decisionFrom, NO_WORK } from "../src/decision/decision-from.js";
import { methodsOf } from "../src/think/table.js";
import { decide, type ThinkOptions, think } from "../src/think/think.js";
import { type GraphNode, graphGame, randomGraph } from "./random-graph.js";
import { ticTacToe } from "./sample-games.js";

const ROUNDING = 1e-9;

/** A decision of a random game with a random method and random limits; every report of it. */
async function* reports(seed: number): AsyncGenerator<{ game: RandomGame; decision: Decision<number> }> {
  const next = sfc32(`certainty ${seed}`);
  const below = (count: number): number => next() % count;
  const players = below(6) === 0 ? 1 : 2;
  const chance = below(3) > 0;
  const graph = randomGraph(seed, { players, chance, grain: 1 + below(4) });
  const judged = graphGame(graph, players, chance);
  const { evaluators: _, ...unjudged } = judged;
  const game = below(3) === 0 ? unjudged : judged;
  if (game.turn(0) === OVER) return;
  const fitting = methodsOf(game).filter((method) => !method.refusal(game.facts));
  const algorithm = below(4) === 0 ? undefined : fitting[below(fitting.length)]!.name;
  const limits = [
    { depth: 1 + below(5) },
    { nodes: below(400) },
    { nodes: 1500 },
    { signal: AbortSignal.abort() },
  ][below(4)]!;
  const simulations = { settings: { simulations: below(3) === 0 ? below(4) : below(300) } };
  const options: Record<string, unknown>[] = [
    { ...limits, rank: below(2) === 0 ? "all" : "best", seed },
    { ...limits, seed },
    limits,
    { ...simulations, seed },
    {},
  ];
  // The first options that fit the method.
  for (const given of options.slice(below(2) === 0 ? 3 : 0)) {
    const asked = { ...given, ...(algorithm && { algorithm }) } as ThinkOptions<number>;
    try {
      for await (const decision of think(game, 0, asked)) yield { game: { graph, game }, decision };
      return;
    } catch (error) {
      if ((error as Error).name !== "SearchError") throw error;
    }
  }
}

interface RandomGame {
  readonly graph: readonly GraphNode[];
  readonly game: Game<number, number>;
}

/** The value of a node by the definition of expectiminimax; each node is computed once. */
function worthIn(graph: readonly GraphNode[]): (id: number) => number {
  const known = new Map<number, number>();
  const worth = (id: number): number => {
    const { turn, children, probabilities, value } = graph[id]!;
    const found = known.get(id);
    if (found !== undefined) return found;
    const values = children.map(worth);
    const own =
      turn === OVER
        ? value
        : turn === CHANCE
          ? values.reduce((sum, each, i) => sum + probabilities[i]! * each, 0)
          : turn === 0
            ? Math.max(...values)
            : Math.min(...values);
    known.set(id, own);
    return own;
  };
  return worth;
}

it("labels follow from what was done, and what is called proved or solved is true", async () => {
  const seen = new Map<string, number>();
  const count = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let seed = 0; seed < cases(4_000, 60); seed++) {
    for await (const { game, decision } of reports(seed)) {
      const { graph, game: rules } = game;
      const { facts } = rules;
      const worth = worthIn(graph);
      const truth = worth(0);
      const isMin = facts.players === 2 && rules.turn(0) === 1;
      const hint = `seed ${seed}, ${decision.algorithm}, ${JSON.stringify(decision)}`;
      for (const row of decision.actions) {
        const { certainty, value } = row;
        expect("value" in row, hint).toBe(certainty.kind !== "absent");
        expect(row.bound, hint).toBe(boundOf(row, 2));
        const proved = provedInterval(row);
        if (proved) {
          count(`${certainty.kind} ${decision.algorithm}`);
          const own = worth(row.action);
          expect(own, hint).toBeGreaterThanOrEqual(proved[0] - ROUNDING);
          expect(own, hint).toBeLessThanOrEqual(proved[1] + ROUNDING);
        }
        if (certainty.kind === "sample") {
          expect(certainty.low, hint).toBeLessThanOrEqual(value!);
          expect(certainty.high, hint).toBeGreaterThanOrEqual(value!);
          expect(certainty.high - certainty.low, hint).toBeGreaterThan(0);
        }
      }
      const [best] = decision.actions;
      expect(decision.value, hint).toBe(best!.value);
      if (decision.solved) {
        count("solved");
        expect(best!.bound, hint).toBe("exact");
        expect(decision.value!, hint).toBeCloseTo(truth, 8);
        expect(worth(decision.best), hint).toBeCloseTo(truth, 8);
        expect(decision.approximations, hint).toEqual([]);
        for (const { solved, certainty } of decision.actions)
          if (certainty.kind !== "absent") expect(solved === false, hint).toBe(certainty.kind !== "proved");
      } else if (decision.value !== undefined)
        expect(decision.approximations.length, hint).toBeGreaterThan(0);
      // What is known of the first row is never worse than what is known of another.
      const ends = decision.actions.map((row) => provedInterval(row));
      if (decision.solved)
        for (const other of ends.slice(1))
          if (other && isMin) expect(other[0], hint).toBeGreaterThanOrEqual(truth - 1e-8);
          else if (other) expect(other[1], hint).toBeLessThanOrEqual(truth + 1e-8);
    }
  }
  expect(seen.get("solved")!).toBeGreaterThan(cases(1200, 10));
  expect(seen.get("proved mcts") ?? 0).toBeGreaterThanOrEqual(cases(150, 0));
});

/** A player ends the game with 3, or leaves 3 or 2 to the other. */
const bait: Game<string, string> = {
  name: "bait",
  facts: { players: 2, zeroSum: true, bounds: [-9, 9], cycles: false, chance: false },
  start: () => "start",
  turn: (state) => (state === "start" ? 0 : state === "bait" ? 1 : OVER),
  actions: (state) => (state === "start" ? ["end", "bait"] : ["3", "2"]),
  play: (_, action) => action,
  payoff: (state) => (state === "2" ? [2, -2] : [3, -3]),
};

it("a solved decision names a proved action, whatever was sampled of the others", async () => {
  for (let seed = 0; seed < 100; seed++) {
    const { best, actions } = await decide(bait, "start", { algorithm: "mcts", seed, nodes: 100 });
    expect(best).toBe("end");
    expect(actions[0]).toMatchObject({ value: 3, bound: "exact", certainty: { kind: "proved" } });
  }
});

it("a simulation that the clock cuts is no sample, and without one there is no value", async () => {
  const endless = { ...ticTacToe, name: "slow" };
  const until = performance.now() + 20;
  const slow: typeof endless = {
    ...endless,
    // Wide and deep: no playout ends.
    facts: { ...endless.facts, cycles: true },
    turn: () => 0,
    actions: () => [1, 2],
    play: (state, action) => [...state.slice(-8), action * (performance.now() < until ? 1 : 2)],
    payoff: () => [0, 0],
  };
  const { actions, solved } = await decide(slow, slow.start({} as never), {
    algorithm: "mcts",
    time: 0,
    settings: { solver: "off" },
  });
  for (const { visits, value } of actions) expect(value === undefined).toBe(visits === 0);
  expect(solved).toBe(false);
});

it("a mean is no surer than its parts, and stays within them", () => {
  const next = sfc32("means");
  const below = (count: number): number => next() % count;
  for (let trial = 0; trial < 2000; trial++) {
    const raw = Array.from({ length: 1 + below(5) }, () => below(4));
    const total = raw.reduce((sum, weight) => sum + weight, 0) || 1;
    const parts = raw.map((weight) => {
      const value = below(7) / 7;
      const certainties: Certainty[] = [
        { kind: "payoff" },
        { kind: "proved", proof: "search", low: value, high: value },
        { kind: "proved", proof: "solution", low: value - 0.1, high: value + 0.1 },
        { kind: "sample", count: 5, low: value - 0.2, high: value + 0.1 },
        { kind: "estimate", depth: 1 + below(2), isFull: below(2) === 0 },
        { kind: "bound", side: "lower", depth: 2 },
        { kind: "absent" },
      ];
      const certainty = certainties[below(below(2) === 0 ? 3 : 7)]!;
      return { probability: weight / total, certainty, ...(certainty.kind !== "absent" && { value }) };
    });
    const present = parts.filter(({ probability }) => probability > 0);
    if (present.length === 0) continue;
    const mean = meanOfSure(parts);
    const kinds = new Set<string>(present.map(({ certainty }) => certainty.kind));
    if (kinds.has("absent")) expect(mean).toEqual({ certainty: { kind: "absent" } });
    else {
      const values = present.map(({ value }) => value!);
      expect(mean.value).toBeGreaterThanOrEqual(Math.min(...values));
      expect(mean.value).toBeLessThanOrEqual(Math.max(...values));
      const isProved = [...kinds].every((kind) => kind === "payoff" || kind === "proved");
      expect(mean.certainty.kind === "proved").toBe(isProved);
      if (!isProved) expect(["sample", "estimate"]).toContain(mean.certainty.kind);
      if (kinds.has("estimate") || kinds.has("bound")) expect(mean.certainty.kind).toBe("estimate");
      // A search of the least depth found no more.
      const depths = present.flatMap(({ certainty }) => ("depth" in certainty ? [certainty.depth] : []));
      if (mean.certainty.kind === "estimate" && depths.length > 0)
        expect(mean.certainty.depth).toBe(Math.min(...depths));
      if (mean.certainty.kind === "estimate" && mean.certainty.isFull)
        for (const { certainty } of present) expect(certainty.kind).not.toBe("bound");
    }
  }
});

it("the other side sees the same certainty, with its ends exchanged", () => {
  const other = (value: number): number => 1 - value;
  expect(mapped({ kind: "proved", proof: "search", low: 0, high: 0.25 }, other)).toMatchObject({
    low: 0.75,
    high: 1,
  });
  expect(mapped({ kind: "sample", count: 3, low: 0, high: 0.25, within: [0, 0.5] }, other)).toEqual({
    kind: "sample",
    count: 3,
    low: 0.75,
    high: 1,
    within: [0.5, 1],
  });
  expect(mapped({ kind: "bound", side: "lower", depth: 3 }, other)).toMatchObject({ side: "upper" });
});

it("a decision is solved if no value that the proofs allow makes another action better, for either side", () => {
  const next = sfc32("solved");
  const level = (): number => (next() % 5) / 2 - 1;
  const row = (value: number, low: number, high: number) => ({
    ...{ action: 0, value, depth: 0, method: "" },
    certainty: { kind: "proved", proof: "search", low, high } as const,
  });
  for (let trial = 0; trial < 2000; trial++) {
    const value = level();
    const others = Array.from({ length: 1 + (next() % 2) }, () => {
      const [low, high] = [level(), level()].sort((a, b) => a - b) as [number, number];
      return row(low, low, high);
    });
    const player = next() % 2;
    const sign = player === 0 ? 1 : -1;
    const isNoWorse = others.every(({ certainty: { low, high } }) =>
      [low, high].every((end) => sign * end <= sign * value),
    );
    const actions = [row(value, value, value), ...others];
    const found = { actions, ...NO_WORK, algorithm: "", approximations: [], depth: 0, ms: 0 };
    const { solved } = decisionFrom({ ...found, stopped: "depth" }, bait.facts, player);
    expect([player, value, others, solved]).toEqual([player, value, others, isNoWorse]);
  }
});
