import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, GraphPosition, oracle, randomGraph } from "../../test/random-graph.js";
import { rangedEvaluator } from "../../test/ranged-evaluator.js";
import { sfc32 } from "../chance/sfc32.js";
import type { Bound } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { HORIZONS } from "../contract/options.js";
import { CountedParts } from "./parts.js";
import { Search } from "./search.js";
import { SEARCH_ALGORITHMS, type SearchSettings } from "./settings.js";
import { SharedTable } from "./shared-table.js";
import { markOf, UnderWay } from "./sharing.js";
import { TopSearch } from "./top-search.js";

const GRAPHS = cases(300, 25);

/** No part counts as small, so that every node is searched with marks. */
class Large extends CountedParts {
  override isSmall(): boolean {
    return false;
  }
}

/**
 * Simulates the worst behaviour of other threads: at any node at any time, with an action whenever this thread enters
 * a node.
 */
class Restless extends UnderWay {
  private readonly next: () => number;
  private readonly meanwhile: () => void;

  constructor(seed: string, meanwhile: () => void = () => {}) {
    super();
    this.next = sfc32(seed);
    this.meanwhile = meanwhile;
  }

  override has(): boolean {
    return this.next() % 2 === 0;
  }

  override enter(key: number): void {
    super.enter(key);
    if (this.next() % 4 === 0) this.meanwhile();
  }
}

/** Random graphs that begin with a decision, with varying settings. */
function* questions(name: string, graphs = GRAPHS) {
  for (let seed = 0; seed < graphs; seed++) {
    const chance = seed % 3 > 0;
    const graph = randomGraph(`${name} ${seed}`, { chance, spread: 8 });
    const facts: Facts = { ...GRAPH_FACTS, chance };
    const horizon = HORIZONS[seed % 2]!;
    for (const algorithm of SEARCH_ALGORITHMS) {
      if (chance && (algorithm === "minimax" || algorithm === "alpha-beta")) continue;
      const prunes = algorithm !== "minimax" && algorithm !== "expectiminimax";
      const ties = seed % 7 === 0 ? ("keep" as const) : ("prune" as const);
      const settings: SearchSettings = {
        facts,
        algorithm,
        horizon,
        ordering: seed % 5 > 0,
        ties,
        ...(seed % 4 === 1 && { evaluator: rangedEvaluator(graph, horizon, 0.05) }),
      };
      for (let depth = 1; depth <= 4; depth++) {
        for (const prune of prunes ? [true, false] : [false]) {
          yield { graph, settings, depth, prune, seed, min: graph[0]!.turn === 1 };
        }
      }
    }
  }
}

type Question = ReturnType<typeof questions> extends Generator<infer Q> ? Q : never;

/** Compares the results for the moves of a root with the oracle. */
function expectRight(
  { graph, settings, depth, prune, min }: Question,
  value: number,
  rows: readonly Row[],
): void {
  const truth = graph[0]!.children.map((child) => oracle(graph, child, depth - 1, settings.horizon!));
  const best = min ? Math.min(...truth) : Math.max(...truth);
  expect(value).toBeCloseTo(best, 9);
  expect(rows.map(({ move }) => move).sort()).toEqual(truth.map((_, move) => move));
  for (const row of rows) {
    if (row.bound === "exact") expect(row.value).toBeCloseTo(truth[row.move]!, 9);
    if (row.bound === "upper") expect(row.value).toBeGreaterThan(truth[row.move]! - 1e-9);
    if (row.bound === "lower") expect(row.value).toBeLessThan(truth[row.move]! + 1e-9);
    if (!prune) expect(row.bound).toBe("exact");
  }
}

/** Searches the moves of the root as one of several threads. */
function root(
  search: Search,
  sharing: { readonly underWay: UnderWay; readonly task: number },
  parts: CountedParts,
  ...asked: Parameters<TopSearch["root"]>
): number | undefined {
  const steps = new TopSearch(search, parts, sharing).root(...asked);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value ?? undefined;
  }
}

interface Row {
  readonly move: number;
  readonly value: number;
  readonly bound: Bound;
}

describe("a thread that searches with others", () => {
  it("finds the values of the definition, whichever nodes it postpones", () => {
    for (const question of questions("abdada")) {
      const { graph, settings, depth, prune, seed } = question;
      const table = new SharedTable(64);
      const search = new Search(new GraphPosition(graph), { ...settings, table });
      const rows: Row[] = [];
      const sharing = { underWay: new Restless(`${seed}`), task: 1 };
      const moves = graph[0]!.children.map((_, move) => move);
      const value = root(search, sharing, new Large(), moves, depth, prune, (move, value, bound) =>
        rows.push({ move, value, bound }),
      );
      expectRight(question, value!, rows);
    }
  });

  it("marks every move that is as good as the best as exact if ties are kept, with its bound and without", () => {
    let ties = 0;
    for (let seed = 0; seed < GRAPHS; seed++) {
      const graph = randomGraph(`ties ${seed}`, { chance: false, spread: 8, grain: 1 });
      const min = graph[0]!.turn === 1;
      const moves = graph[0]!.children.map((_, move) => move);
      const depth = 1 + (seed % 4);
      const settings = { algorithm: "alpha-beta", ties: "keep" } as const;
      const truth = graph[0]!.children.map((child) => oracle(graph, child, depth - 1, "decision"));
      const best = min ? Math.min(...truth) : Math.max(...truth);
      for (const prune of [true, false]) {
        const search = new Search(new GraphPosition(graph), {
          ...settings,
          facts: { ...GRAPH_FACTS, chance: false },
          table: new SharedTable(64),
        });
        const rows: Row[] = [];
        const sharing = { underWay: new Restless(`${seed}`), task: 1 };
        const value = root(search, sharing, new Large(), moves, depth, prune, (move, value, bound) =>
          rows.push({ move, value, bound }),
        );
        expect(value, `seed ${seed}`).toBe(best);
        for (const { move, value, bound } of rows) {
          if (prune && truth[move] !== best) continue;
          expect([value, bound], `seed ${seed}`).toEqual([truth[move], "exact"]);
          if (prune && rows.length > 1) ties++;
        }
      }
    }
    expect(ties).toBeGreaterThan(GRAPHS);
  });

  it("visits the nodes that the search visits if no other thread is active", () => {
    let [cut, all] = [0, 0];
    for (const { graph, settings: given, depth, prune, min, seed } of questions("alone", GRAPHS / 3)) {
      const settings = { ...given, pvs: false, ties: "prune" as const };
      const moves = graph[0]!.children.map((_, move) => move);
      const search = new Search(new GraphPosition(graph), { ...settings, table: new SharedTable(64) });
      search.enterRoot(depth);
      let [alpha, beta] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (const move of moves) {
        const value = search.child(move, depth - 1, alpha, beta);
        if (prune && min) beta = Math.min(beta, value);
        else if (prune) alpha = Math.max(alpha, value);
      }
      const other = new Search(new GraphPosition(graph), { ...settings, table: new SharedTable(64) });
      root(other, { underWay: new UnderWay(), task: 1 }, new Large(), moves, depth, prune, () => {});
      const { nodes, tableHits } = search;
      expect([other.nodes, other.tableHits], `seed ${seed}`).toEqual([nodes, tableHits]);
      if (search.range !== undefined) cut += search.unproved;
      all += nodes;
    }
    // Make sure that ranges were used.
    expect(cut).toBeGreaterThan(all / 1000);
  });

  it("uses answers that other threads have found meanwhile, and returns to the root", () => {
    let hits = 0;
    for (const question of questions("overtaken", GRAPHS / 12)) {
      const { graph, settings, depth, prune, seed } = question;
      const moves = graph[0]!.children.map((_, move) => move);
      const table = new SharedTable(64);
      const make = () => new Search(new GraphPosition(graph), { ...settings, table });
      // Another thread finishes the same depth, completely or in part, while this one is in the middle of a node.
      const next = sfc32(`other ${seed}`);
      const other = (): void => {
        const [child, below] = [next() % graph.length, next() % (depth + 1)];
        new Search(new GraphPosition(graph, child), { ...settings, table }).run(below);
        if (next() % 2)
          root(make(), { underWay: new UnderWay(), task: 1 }, new Large(), moves, depth, prune, () => {});
      };
      const search = make();
      const rows: Row[] = [];
      const sharing = { underWay: new Restless(`${seed}`, other), task: 1 };
      const value = root(search, sharing, new Large(), moves, depth, prune, (move, value, bound) =>
        rows.push({ move, value, bound }),
      );
      hits += search.tableHits;
      expectRight(question, value!, rows);
      expect((search.position as GraphPosition).hashHigh()).toBe(new GraphPosition(graph).hashHigh());
    }
    expect(hits).toBeGreaterThan(cases(1000, 40));
  });

  it("stops at once if another thread has finished the task", () => {
    let stopped = 0;
    for (const { graph, settings, depth, prune, seed } of questions("finished")) {
      const search = new Search(new GraphPosition(graph), { ...settings, table: new SharedTable(64) });
      const underWay: UnderWay = new Restless(`${seed}`, () => underWay.finish(7));
      const moves = graph[0]!.children.map((_, move) => move);
      const value = root(search, { underWay, task: 7 }, new CountedParts(), moves, depth, prune, () => {});
      if (value === undefined) stopped++;
      expect((search.position as GraphPosition).hashHigh()).toBe(new GraphPosition(graph).hashHigh());
    }
    expect(stopped).toBeGreaterThan(100);
  });
});

describe("marks", () => {
  it("last from the beginning of a node to its end, for every thread that shares the memory", () => {
    const here = new UnderWay();
    const there = new UnderWay(here.memory);
    const next = sfc32("marks");
    for (let i = 0; i < 1000; i++) {
      const key = markOf(next() | 0, next() | 0, next() % 30, next() % 4);
      expect(key).not.toBe(0);
      expect(there.has(key)).toBe(false);
      here.enter(key);
      expect(there.has(key)).toBe(true);
      there.leave(key);
      expect(here.has(key)).toBe(false);
    }
  });

  it("distinguish depths and widths of one position, and can be cleared", () => {
    const underWay = new UnderWay();
    const keys = [markOf(1, 2, 3, 4), markOf(1, 2, 4, 4), markOf(1, 2, 3, 1), markOf(2, 1, 3, 4)];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) underWay.enter(key);
    underWay.finish(3);
    expect([underWay.count(5), underWay.count(7)]).toEqual([5, 12]);
    underWay.clear();
    for (const key of keys) expect(underWay.has(key)).toBe(false);
    expect([underWay.done, underWay.count(1)]).toEqual([3, 1]);
  });
});
