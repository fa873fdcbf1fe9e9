import { describe, expect, it } from "vitest";
import { GRAPH_FACTS } from "../../test/random-graph.js";
import { mix32 } from "../chance/sfc32.js";
import { CHANCE, type Position } from "../contract/position.js";
import { Generator } from "./generator.js";
import type { SimulationSettings } from "./settings.js";
import { Simulation } from "./simulation.js";
import { Tree } from "./tree.js";

/**
 * An endless game: a forced move, a roll of three (none, if the actions are the same always), a decision with as many
 * actions as the roll says, and so on. The value of a position depends on the path to it.
 */
class Endless implements Position {
  readonly width: number;
  readonly afterstate: boolean;
  private readonly actions: readonly number[];
  private readonly rolls: boolean;
  private readonly path: number[] = [];

  /** @param actions the number of actions after each of three rolls, or always */
  constructor(actions: readonly number[], afterstate: boolean) {
    this.actions = actions;
    this.rolls = actions.length > 1;
    this.afterstate = afterstate;
    this.width = Math.max(3, ...actions);
  }

  turn(): number {
    const level = this.path.length;
    return this.rolls && level % 3 === 1 ? CHANCE : level % 2;
  }

  moves(into: Int32Array, from: number): number {
    const level = this.path.length;
    const forced = level % (this.rolls ? 3 : 2) === 0;
    const count = forced ? 1 : this.actions[this.rolls ? this.path[level - 1]! : 0]!;
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    into.set([0, 1, 2], from);
    probabilities.set(ROLLS, from);
    return 3;
  }

  play(move: number): void {
    this.path.push(move);
  }

  undo(): void {
    this.path.pop();
  }

  payoff(): number {
    return 0;
  }

  evaluate(): number {
    return (mix32(this.path.reduce((hash, move) => Math.imul(hash + move + 1, 31), 7)) & 255) / 256;
  }

  hashLow(): number {
    return 0;
  }

  hashHigh(): number {
    return 0;
  }

  copy(): Position {
    throw new Error("not needed here");
  }
}

const ROLLS = [0.5, 0.375, 0.125];

const SETTINGS: SimulationSettings = {
  puct: false,
  exploration: 0.7,
  playout: 0,
  evaluate: undefined,
  eager: true,
  batch: true,
  finish: undefined,
  afterstate: true,
  policy: undefined,
  widenActions: 40,
  widenOutcomes: 64,
  solver: true,
  minimizer: 1,
  bounds: GRAPH_FACTS.bounds,
};

function simulationOn(position: Position, settings: Partial<SimulationSettings>): Simulation {
  const tree = new Tree(1, 2 ** 26);
  return new Simulation(tree, position, new Generator(1), { ...SETTINGS, ...settings });
}

function children(tree: Tree, node: number): number[] {
  return Array.from({ length: tree.count[node]! }, (_, i) => tree.first[node]! + i);
}

describe("batches", () => {
  it("are simulations: each counts once at each node above, with its payoff and its square", () => {
    for (const afterstate of [true, false]) {
      const simulation = simulationOn(new Endless([2, 5, 9], afterstate), { afterstate });
      while (simulation.simulations < 3000) simulation.run(3000 - simulation.simulations);
      const { tree } = simulation;
      expect(simulation.simulations).toBe(3000);
      expect(tree.visits[0]).toBe(3000);
      for (let node = 0; node < tree.size; node++) {
        if (tree.first[node] === 0) continue;
        const below = children(tree, node);
        const sum = (numbers: ArrayLike<number>): number =>
          below.reduce((total, child) => total + (tree.visits[child]! > 0 ? numbers[child]! : 0), 0);
        // A node that was evaluated before it had children has one more visit.
        const own = tree.visits[node]! - sum(tree.visits);
        expect([0, 1]).toContain(own);
        const first = tree.sum[node]! - sum(tree.sum);
        expect(tree.squares[node]!).toBeCloseTo(sum(tree.squares) + (own === 1 ? first * first : 0), 9);
      }
    }
  });

  it("give the same result as one simulation after another, if there is no choice above", () => {
    const [one, many] = [false, true].map((batch) => {
      const simulation = simulationOn(new Endless([7], false), { batch, afterstate: false });
      // The forced move, and the seven actions after it.
      while (simulation.simulations < 8) simulation.run(8 - simulation.simulations);
      return simulation.tree;
    });
    expect(many!.size).toBe(9);
    for (const numbers of ["visits", "sum", "squares", "move", "turn", "flags", "low", "high"] as const)
      expect(many![numbers].subarray(0, 9)).toEqual(one![numbers].subarray(0, 9));
  });

  it("do not shift the weight of outcomes, however many actions follow each", () => {
    const simulation = simulationOn(new Endless([1, 4, 30], true), {});
    while (simulation.simulations < 30_000) simulation.run(Number.POSITIVE_INFINITY);
    const { tree } = simulation;
    let compared = 0;
    for (let node = 0; node < tree.size; node++) {
      if (tree.turn[node] !== CHANCE || tree.visits[node]! < 3000) continue;
      compared++;
      const outcomes = children(tree, node);
      for (const [i, child] of outcomes.entries()) {
        // A batch may add 30 visits at once.
        const share = tree.visits[child]! / tree.visits[node]!;
        expect(Math.abs(share - ROLLS[i]!)).toBeLessThanOrEqual(31 / tree.visits[node]!);
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  it("never exceed a limit", () => {
    const simulation = simulationOn(new Endless([20, 20, 20], true), {});
    for (let left = 105; left > 0; left = 105 - simulation.simulations) simulation.run(left);
    expect(simulation.simulations).toBe(105);
  });
});
