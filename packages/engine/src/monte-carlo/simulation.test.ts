import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { GRAPH_FACTS, type GraphNode, GraphPosition, randomGraph } from "../../test/random-graph.js";
import { sfc32 } from "../chance/sfc32.js";
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { Generator } from "./generator.js";
import type { SimulationSettings } from "./settings.js";
import { Simulation } from "./simulation.js";
import { Tree } from "./tree.js";

const SETTINGS: SimulationSettings = {
  puct: false,
  exploration: 0.7,
  playout: Number.POSITIVE_INFINITY,
  evaluate: undefined,
  eager: false,
  batch: false,
  finish: undefined,
  afterstate: false,
  policy: undefined,
  widenActions: 40,
  widenOutcomes: 64,
  solver: true,
  minimizer: 1,
  bounds: GRAPH_FACTS.bounds,
};

/** Expectiminimax by its definition, from the last node to the first: children come after their parents. */
function exactValue(graph: readonly GraphNode[]): number {
  const values: number[] = [];
  for (let id = graph.length - 1; id >= 0; id--) {
    const { turn, children, probabilities, value } = graph[id]!;
    const below = children.map((child) => values[child]!);
    if (turn === OVER) values[id] = value;
    else if (turn === CHANCE) values[id] = below.reduce((sum, v, i) => sum + probabilities[i]! * v, 0);
    else values[id] = turn === 0 ? Math.max(...below) : Math.min(...below);
  }
  return values[0]!;
}

function simulationOn(
  graph: readonly GraphNode[],
  settings: Partial<SimulationSettings>,
  seed = 1,
): Simulation {
  return new Simulation(new Tree(1, 2 ** 24), new GraphPosition(graph), new Generator(seed), {
    ...SETTINGS,
    ...settings,
  });
}

/** Every way of selection, with and without widening and evaluation. */
const WAYS: readonly Partial<SimulationSettings>[] = [
  {},
  { puct: true },
  { playout: 0 },
  { playout: 0, eager: true },
  { playout: 0, eager: true, afterstate: true, puct: true },
  { playout: 0, eager: true, batch: true },
  { playout: 0, eager: true, batch: true, afterstate: true },
  { puct: true, playout: 2 },
  { widenActions: 1, widenOutcomes: 1 },
  { puct: true, widenActions: 2, widenOutcomes: 2 },
  { exploration: 0 },
];

/**
 * Simulates until the tree is solved or the limit is reached, and compares the bounds with the true value after each
 * simulation.
 */
function solved(simulation: Simulation, exact: number, simulations: number): boolean {
  const { tree } = simulation;
  for (let i = 0; i < simulations && tree.low[0] !== tree.high[0]; i++) {
    simulation.run();
    if (!(tree.low[0]! <= exact + 1e-12 && tree.high[0]! >= exact - 1e-12))
      throw new Error(`${exact} is not from ${tree.low[0]} to ${tree.high[0]}`);
  }
  return tree.low[0] === tree.high[0];
}

describe("proved bounds", () => {
  it("always contain the value of the game, in random games with chance", () => {
    let count = 0;
    for (let seed = 0; seed < cases(100, 20); seed++) {
      const graph = randomGraph(`bounds ${seed}`, { spread: 4 });
      for (const way of WAYS) if (solved(simulationOn(graph, way, seed), exactValue(graph), 400)) count++;
    }
    // Outcomes of probability 1e-7 are never drawn; in many games none matters.
    expect(count).toBeGreaterThan(cases(200, 40));
  });

  it("meet at the value of games without chance", () => {
    let count = 0;
    for (let seed = 0; seed < cases(200, 40); seed++) {
      const graph = randomGraph(`solve ${seed}`, { chance: false, spread: 3 });
      if (solved(simulationOn(graph, WAYS[seed % 5]!), exactValue(graph), 3000)) count++;
    }
    // Expanded into trees, some of these games have millions of nodes.
    expect(count).toBeGreaterThan(cases(150, 30));
  });
});

/** A game of four levels: decisions of both players with rolls between them; all paths are different. */
function smallTree(seed: number): GraphNode[] {
  const next = sfc32(`tree ${seed}`);
  const nodes: GraphNode[] = [];
  const build = (level: number): number => {
    if (level === 4) {
      nodes.push({ turn: OVER, children: [], probabilities: [], value: ((next() % 9) - 4) / 4 });
    } else {
      const children = Array.from({ length: 3 }, () => build(level + 1));
      const turn = level % 2 === 1 ? CHANCE : level === 0 ? 0 : 1;
      nodes.push({ turn, children, probabilities: turn === CHANCE ? [0.5, 0.375, 0.125] : [], value: 0 });
    }
    return nodes.length - 1;
  };
  build(0);
  // The root was built last and comes first.
  const last = nodes.length - 1;
  return nodes.reverse().map((node) => ({ ...node, children: node.children.map((child) => last - child) }));
}

describe("without the solver", () => {
  it("means approach the value as simulations grow", () => {
    let near = 0;
    let nearer = 0;
    for (let seed = 0; seed < 40; seed++) {
      const graph = smallTree(seed);
      const exact = exactValue(graph);
      const simulation = simulationOn(graph, { solver: false, puct: seed % 2 === 0 }, seed);
      const { tree } = simulation;
      const error = (): number => {
        const children = Array.from({ length: tree.count[0]! }, (_, i) => tree.first[0]! + i);
        const best = children.reduce((a, b) => (tree.visits[b]! > tree.visits[a]! ? b : a));
        return Math.abs(tree.sum[best]! / tree.visits[best]! - exact);
      };
      for (let i = 0; i < 100; i++) simulation.run();
      near += error() / 40;
      for (let i = 0; i < 9900; i++) simulation.run();
      nearer += error() / 40;
    }
    expect(nearer).toBeLessThan(0.02);
    expect(nearer).toBeLessThan(near / 4);
  });
});

describe("the tree", () => {
  it("counts every simulation once at each level", () => {
    for (const way of WAYS) {
      const simulation = simulationOn(randomGraph("counts"), { ...way, solver: false });
      while (simulation.simulations < 1000) simulation.run(1000 - simulation.simulations);
      const { tree } = simulation;
      expect(tree.visits[0]).toBe(1000);
      const open = [0];
      for (let node = open.pop(); node !== undefined; node = open.pop()) {
        const begin = tree.first[node]!;
        if (begin === 0) continue;
        let below = 0;
        for (let i = 0; i < tree.count[node]!; i++) {
          below += tree.visits[begin + i]!;
          open.push(begin + i);
        }
        // A node's own first visit was evaluated at once; the root was expanded before its first.
        const judged = node > 0 && !(way.batch && way.afterstate && tree.turn[node]! >= 0);
        if (judged || node === 0) expect(below).toBe(node === 0 ? 1000 : tree.visits[node]! - 1);
        else expect([0, 1]).toContain(tree.visits[node]! - below);
      }
    }
  });

  it("draws outcomes by their probability", () => {
    const graph: GraphNode[] = [
      { turn: CHANCE, children: [1, 2, 3], probabilities: [0.5, 0.375, 0.125], value: 0 },
      ...[1, 0, -1].map((value) => ({ turn: OVER, children: [], probabilities: [], value })),
    ];
    for (const widenOutcomes of [64, 1]) {
      const simulation = simulationOn(graph, { widenOutcomes, solver: false });
      for (let i = 0; i < 80_000; i++) simulation.run();
      const { tree } = simulation;
      const shares = new Map(
        Array.from({ length: tree.count[0]! }, (_, i) => {
          const child = tree.first[0]! + i;
          return [tree.move[child]!, tree.visits[child]! / 80_000];
        }),
      );
      // Four standard deviations are 0.007; while it widens, the first outcomes get a few more visits.
      expect(Math.abs(shares.get(0)! - 0.5)).toBeLessThan(0.01);
      expect(Math.abs(shares.get(1)! - 0.375)).toBeLessThan(0.01);
      expect(Math.abs(shares.get(2)! - 0.125)).toBeLessThan(0.01);
    }
  });

  it("stops growing when its memory is used up, and goes on", () => {
    const graph = randomGraph("full");
    const roomy = simulationOn(graph, { solver: false });
    const tight = new Simulation(new Tree(1, 1200), new GraphPosition(graph), new Generator(1), {
      ...SETTINGS,
      solver: false,
    });
    for (let i = 0; i < 2000; i++) {
      roomy.run();
      tight.run();
    }
    expect(roomy.full).toBe(false);
    expect(tight.full).toBe(true);
    expect(tight.tree.size * Tree.bytesOfNode(1)).toBeLessThanOrEqual(1200);
    expect(tight.tree.visits[0]).toBe(2000);
  });
});
