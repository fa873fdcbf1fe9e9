import { decodeModel, type ModelFile } from "@tyche/learn";
import { hiddenLayersOf, Network, writeParameters } from "@tyche/learn/network";
import { model as shipped } from "../../weights/generated/minesweeper.js";
import type { Knowledge } from "../counting/knowledge.js";
import type { Weighing } from "../counting/weighing.js";
import type { Grid } from "../grid.js";
import { OUTLOOK_FEATURES, outlookFeatures } from "./features.js";

/** What a model of an outlook must be for. */
export const OUTLOOK_MODEL = {
  kind: "network",
  game: "minesweeper",
  inputs: `${OUTLOOK_FEATURES.length} sums over components, pairs and cells`,
} as const;

/** The chance to win from what is known, as a small network estimates it. */
export class Outlook {
  readonly network: Network;
  /** Of the position that was looked at last. */
  readonly features = new Float64Array(OUTLOOK_FEATURES.length);
  /** The same as the network takes them. */
  private readonly entries = OUTLOOK_FEATURES.map((_, feature): [number, number] => [feature, 0]);

  constructor(network: Network) {
    this.network = network;
  }

  /** From 0 to 1. The game need not wait for a guess: cells that are certainly free may still be closed. */
  value(grid: Grid, known: Knowledge, weighing: Weighing): number {
    outlookFeatures(grid, known, weighing, this.features);
    return this.valueOf(this.features);
  }

  valueOf(features: ArrayLike<number>): number {
    this.network.evaluateFeatures(this.read(features));
    return this.network.results[0]!;
  }

  /**
   * Adds the gradient towards a target to those for the next step of Adam.
   * @returns the squared difference
   */
  gather(features: ArrayLike<number>, target: number): number {
    return this.network.accumulateFeatures(this.read(features), [target]);
  }

  private read(features: ArrayLike<number>): readonly [number, number][] {
    for (const entry of this.entries) entry[1] = features[entry[0]]!;
    return this.entries;
  }
}

/** Whether a model is an outlook, and no other evaluator that was learned for the game. */
export function isOutlook({ header }: ModelFile): boolean {
  const { kind, game, inputs } = header;
  return kind === OUTLOOK_MODEL.kind && game === OUTLOOK_MODEL.game && inputs === OUTLOOK_MODEL.inputs;
}

/**
 * @param adam whether it is to be trained
 * @throws ModelFileError where the model is for something else
 */
export function outlookOf(model: ModelFile, adam = false): Outlook {
  const hidden = hiddenLayersOf(model, OUTLOOK_FEATURES.length);
  const network = new Network({ features: OUTLOOK_FEATURES.length, hidden, outputs: 1 }, { adam });
  writeParameters(network, model.arrays);
  return new Outlook(network);
}

/** @throws ModelFileError where the bytes are no such model */
export function decodeOutlook(bytes: Uint8Array, adam = false): Outlook {
  return outlookOf(decodeModel(bytes, OUTLOOK_MODEL), adam);
}

let made: Outlook | undefined;

/** The outlook that was learned from games of the solver (research/notes/minesweeper.md): unpacked when first asked for. */
export function shippedOutlook(): Outlook {
  made ??= decodeOutlook(shipped());
  return made;
}
