import { sfc32 } from "@tyche/engine/chance";
import { TrainingError } from "../model-file/errors.js";
import { Network } from "../network/network.js";
import { NTuples } from "../ntuple/cells.js";
import type { FeatureSet } from "./feature-set.js";

/** The kinds of models that learn from states, by name. */
export const APPROXIMATORS = ["linear", "ntuple", "network"] as const;

/** The kind of a model that learns from states. */
export type ApproximatorKind = (typeof APPROXIMATORS)[number];

/** A function of features that can be moved towards targets, both from 0 to 1. */
export interface Approximator {
  readonly kind: ApproximatorKind;
  /** The parameters from which it can be built again. */
  readonly shape: unknown;
  /** Everything it has learned, including the state of learning. */
  readonly arrays: readonly Float32Array[];
  value(features: Float64Array): number;
  learn(features: Float64Array, target: number, rate: number): void;
  /** Must be called after the arrays were written from outside. */
  changed(): void;
}

export interface ApproximatorOptions {
  /** Units of a network's hidden layers. Default 32. */
  readonly hidden?: readonly number[];
  /** Number of state components per tuple, and number of tuples. Default 3 and 40. */
  readonly tuples?: { readonly size: number; readonly count: number };
  readonly seed?: number | string;
}

/** @throws TrainingError if the features do not suit the kind */
export function approximator(
  kind: ApproximatorKind,
  features: FeatureSet<never>,
  options: ApproximatorOptions = {},
): Approximator {
  if (kind === "linear") return linear(features.names.length);
  return kind === "network" ? network(features.names.length, options) : ntuple(features, options);
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A weighted sum of the features, mapped to 0 to 1, with step sizes by temporal coherence (Beal and Smith 1999). */
function linear(size: number): Approximator {
  const weights = new Float32Array(size);
  const errors = new Float32Array(size);
  const magnitudes = new Float32Array(size);
  const value = (features: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += weights[i]! * features[i]!;
    return logistic(sum);
  };
  return {
    kind: "linear",
    shape: { features: size },
    arrays: [weights, errors, magnitudes],
    value,
    learn(features, target, rate) {
      const error = target - value(features);
      for (let i = 0; i < size; i++) {
        const share = error * features[i]!;
        if (share === 0) continue;
        const coherence = magnitudes[i] === 0 ? 1 : Math.abs(errors[i]!) / magnitudes[i]!;
        weights[i]! += rate * coherence * share;
        errors[i]! += share;
        magnitudes[i]! += Math.abs(share);
      }
    },
    changed: () => undefined,
  };
}

function network(size: number, { hidden = [32], seed = 0 }: ApproximatorOptions): Approximator {
  const net = new Network({ features: size, hidden, outputs: 1 }, { seed });
  const entries = (features: Float64Array): (readonly [number, number])[] => {
    const list: (readonly [number, number])[] = [];
    for (let i = 0; i < size; i++) if (features[i] !== 0) list.push([i, features[i]!]);
    return list;
  };
  return {
    kind: "network",
    shape: { features: size, hidden },
    arrays: net.parameters,
    value(features) {
      net.evaluateFeatures(entries(features));
      return net.results[0]!;
    },
    learn(features, target, rate) {
      net.trainFeatures(entries(features), [target], rate);
    },
    changed: () => net.changed(),
  };
}

function ntuple(
  { groups }: FeatureSet<never>,
  { tuples: { size, count } = { size: 3, count: 40 }, seed = 0 }: ApproximatorOptions,
): Approximator {
  if (!groups) {
    throw new TrainingError(
      "training-no-groups",
      {},
      "An n-tuple network needs features in groups of which one is on: use linear or network.",
    );
  }
  const next = sfc32(`${seed}/tuples`);
  const places = Math.min(size, groups.length);
  const values = Math.max(...groups.map(([from, to]) => to - from));
  const tuples = Array.from({ length: count }, () => {
    const chosen = new Set<number>();
    while (chosen.size < places) chosen.add(next() % groups.length);
    return [...chosen];
  });
  const inner = new NTuples({ cells: groups.length, values, tuples });
  const board = new Uint8Array(groups.length);
  const read = (features: Float64Array): Uint8Array => {
    groups.forEach(([from, to], g) => {
      let on = from;
      while (on < to - 1 && features[on] === 0) on++;
      board[g] = on - from;
    });
    return board;
  };
  return {
    kind: "ntuple",
    shape: { groups: groups.length, values, size: places, count, seed },
    arrays: inner.state,
    value: (features) => Math.min(1, Math.max(0, 0.5 + inner.value(read(features)))),
    learn: (features, target, rate) => inner.learn(read(features), target - 0.5, rate),
    changed: () => undefined,
  };
}
