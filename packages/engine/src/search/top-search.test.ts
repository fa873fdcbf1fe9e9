import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, GraphPosition, randomGraph } from "../../test/random-graph.js";
import { rangedEvaluator } from "../../test/ranged-evaluator.js";
import { sfc32 } from "../chance/sfc32.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import { HORIZONS } from "../contract/options.js";
import { decide } from "../think/think.js";
import { AT_ONCE } from "./parts.js";
import { Search } from "./search.js";
import { SEARCH_ALGORITHMS } from "./settings.js";
import { Table } from "./table.js";
import { TopSearch } from "./top-search.js";

const GRAPHS = cases(600, 30);

/** Random parts run without pauses, so that every node is sometimes one where the search pauses. */
function randomly(seed: string) {
  const next = sfc32(seed);
  return { ...AT_ONCE, isSmall: () => next() % 2 === 0 };
}

/** All results and counters of a search. */
const done = ({ value, best, nodes, decisions, chances, cuts, tableHits, horizons, table }: Search) => ({
  ...{ value, best, nodes, decisions, chances, cuts, tableHits, horizons },
  words: table && [...table.words],
  bounds: table && [...table.bounds],
});

describe("a search in steps", () => {
  it("visits the same nodes as the search without pauses, whatever the algorithm and its settings", () => {
    let stops = 0;
    for (let seed = 0; seed < GRAPHS; seed++) {
      const chance = seed % 3 > 0;
      const graph = randomGraph(`stepped ${seed}`, { chance, spread: 8 });
      const facts: Facts = { ...GRAPH_FACTS, chance };
      const algorithms = SEARCH_ALGORITHMS.filter(
        (name) => !chance || !["minimax", "alpha-beta"].includes(name),
      );
      for (const algorithm of algorithms) {
        const settings = {
          facts,
          algorithm,
          horizon: HORIZONS[seed % 2]!,
          ordering: seed % 5 > 0,
          pvs: seed % 4 === 0,
          ties: seed % 7 === 0 ? ("keep" as const) : ("prune" as const),
        };
        const make = () => {
          const table = seed % 6 > 0 ? new Table(64) : (false as const);
          const evaluator = seed % 2 === 0 ? rangedEvaluator(graph, settings.horizon, 0) : undefined;
          return new Search(new GraphPosition(graph), {
            ...settings,
            table,
            ...(evaluator && { evaluator }),
          });
        };
        const whole = make();
        const stepped = make();
        for (let depth = 1; depth <= 4; depth++) {
          whole.run(depth);
          const steps = new TopSearch(stepped, randomly(`${seed} ${depth}`)).run(depth);
          while (!steps.next().done) stops++;
          expect(done(stepped), JSON.stringify({ seed, algorithm, depth })).toEqual(done(whole));
        }
      }
    }
    expect(stops).toBeGreaterThan(1000);
  });
});

/** A forced path for long, then an endless choice of two: a single move at the root, with much below it. */
const forced: Game<number, number> = {
  name: "forced",
  facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true },
  start: () => 0,
  turn: (state) => (state > 1_000_000_000 ? OVER : state % 2),
  actions: (state) => (state === 0 ? [0] : [1, 2, 3, 4]),
  play: (state, action, chance) => 3 * state + 7 * action + chance.die(4),
  payoff: () => [0, 0],
  evaluators: { default: (state) => (state % 17) / 17 },
};

describe("an abort", () => {
  it.each([
    ["star2", { depth: 40, deepening: false }],
    ["expectiminimax", { depth: 40, deepening: false }],
    ["max-n", { depth: 40, deepening: false }],
  ])("stops within the only root move, without deepening: %s", async (algorithm, options) => {
    const controller = new AbortController();
    // Without the abort the search would go on for hours.
    setTimeout(() => controller.abort(), 30);
    const decision = await decide(forced, 0, { algorithm, ...options, signal: controller.signal });
    expect(decision).toMatchObject({ stopped: "abort", depth: 0 });
    expect(decision.actions.map(({ action }) => action)).toEqual([0]);
  });
});
