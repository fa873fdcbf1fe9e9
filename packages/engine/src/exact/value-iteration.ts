import type { Budget } from "../contract/budget.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { components } from "./components.js";
import type { StateGraph } from "./graph.js";

/** Two bounds between which a value is proved to lie. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Proved bounds of every node's value, from player 0's side. */
export interface Values {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly sweeps: number;
}

/** The required width of intervals, and the limit on sweeps. */
export interface IterationOptions {
  /** A component is finished when none of its intervals is wider. Default 1e-11 of the range of the bounds. */
  readonly tolerance?: number;
  /** The maximum number of sweeps over one component. Default 1,000,000. */
  readonly sweeps?: number;
}

/**
 * Interval iteration (S. Haddad, B. Monmege 2014, 2018; L. Shapley 1953 for two players): value iteration from below
 * and from above at once, component by component, every mean rounded outward, so that each interval is proved.
 * Endless play counts as the low bound for the lower values and as the high bound for the upper ones. Pauses in
 * between.
 */
export function* iterateValues(
  graph: StateGraph,
  facts: Facts,
  options: IterationOptions,
  budget: Budget,
): Generator<undefined, Values, void> {
  const [least, most] = facts.bounds;
  const { tolerance = 1e-11 * (most - least), sweeps: limit = 1_000_000 } = options;
  const low = new Float64Array(graph.size).fill(least);
  const high = new Float64Array(graph.size).fill(most);
  const unit = Number.EPSILON * Math.max(Math.abs(least), Math.abs(most), Number.MIN_VALUE);
  /** Adding points rounds once more. */
  const rounding = graph.points.some((points) => points !== 0) ? unit : 0;
  const { count, nodes, first } = yield* components(graph, budget);
  let sweeps = 0;

  /** Recomputes both bounds of a node; returns how far they moved. */
  const update = (node: number): number => {
    const kind = graph.turn[node]!;
    const begin = graph.first[node]!;
    const end = graph.first[node + 1]!;
    let a: number;
    let b: number;
    if (kind === OVER) {
      a = b = graph.payoff[node]!;
    } else if (kind === CHANCE) {
      a = b = 0;
      for (let edge = begin; edge < end; edge++) {
        a += graph.probability[edge]! * (graph.points[edge]! + low[graph.child[edge]!]!);
        b += graph.probability[edge]! * (graph.points[edge]! + high[graph.child[edge]!]!);
      }
      // Every probability, product and sum is off by at most half a unit in the last place.
      const slack = ((end - begin + 2) / 2) * unit + rounding;
      a -= slack;
      b += slack;
    } else {
      const min = kind === minimizerOf(facts);
      a = b = min ? most : least;
      for (let edge = begin; edge < end; edge++) {
        const to = graph.child[edge]!;
        const points = graph.points[edge]!;
        a = min ? Math.min(a, points + low[to]!) : Math.max(a, points + low[to]!);
        b = min ? Math.min(b, points + high[to]!) : Math.max(b, points + high[to]!);
      }
      a -= rounding;
      b += rounding;
    }
    const moved = Math.max(a - low[node]!, high[node]! - b);
    if (a > low[node]!) low[node] = a;
    if (b < high[node]!) high[node] = b;
    return moved;
  };

  for (let component = 0; component < count; component++) {
    const begin = first[component]!;
    const end = first[component + 1]!;
    if (budget.isDue()) yield;
    if (end === begin + 1 && !leadsTo(graph, nodes[begin]!, nodes[begin]!)) {
      update(nodes[begin]!);
      continue;
    }
    for (let sweep = 0; sweep < limit; sweep++) {
      let moved = 0;
      for (let i = begin; i < end; i++) {
        moved = Math.max(moved, update(nodes[i]!));
        if (budget.isDue()) yield;
      }
      sweeps++;
      let widest = 0;
      for (let i = begin; i < end; i++) widest = Math.max(widest, high[nodes[i]!]! - low[nodes[i]!]!);
      if (widest <= tolerance || moved <= unit) break;
    }
  }
  return { low, high, sweeps };
}

function leadsTo(graph: StateGraph, from: number, to: number): boolean {
  for (let edge = graph.first[from]!; edge < graph.first[from + 1]!; edge++) {
    if (graph.child[edge] === to) return true;
  }
  return false;
}
