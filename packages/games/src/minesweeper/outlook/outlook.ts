import { decodeModel, type ModelFile } from "@tyche/learn";
import { hiddenLayersOf, Network, writeParameters } from "@tyche/learn/network";
import { weightsFile } from "../../kit/weights-file.js";
import type { Knowledge } from "../counting/knowledge.js";
import { OUTLOOK_FEATURES, outlookFeatures } from "./features.js";

/** Required header fields of an outlook model. */
export const OUTLOOK_MODEL = {
  kind: "network",
  game: "minesweeper",
  inputs: `${OUTLOOK_FEATURES.length} sums over components, pairs and cells`,
} as const;

/** A small network that estimates the win probability from the solver's knowledge. */
export class Outlook {
  readonly network: Network;
  /** Features of the position evaluated last. */
  readonly features = new Float64Array(OUTLOOK_FEATURES.length);
  /** The same features in the network's input format. */
  private readonly entries = OUTLOOK_FEATURES.map((_, feature): [number, number] => [feature, 0]);

  constructor(network: Network) {
    this.network = network;
  }

  /**
   * The win probability, 0 to 1. Valid at any time, not only before a guess: certainly free cells may still be
   * closed.
   */
  value(known: Knowledge): number {
    outlookFeatures(known, this.features);
    return this.valueOf(this.features);
  }

  valueOf(features: ArrayLike<number>): number {
    this.network.evaluateFeatures(this.read(features));
    return this.network.results[0]!;
  }

  /**
   * Adds the gradient towards a target for the next step of Adam.
   * @returns the squared error
   */
  gather(features: ArrayLike<number>, target: number): number {
    return this.network.accumulateFeatures(this.read(features), [target]);
  }

  private read(features: ArrayLike<number>): readonly [number, number][] {
    for (const entry of this.entries) entry[1] = features[entry[0]]!;
    return this.entries;
  }
}

/** Whether a model is an outlook, not another learned evaluator of the game. */
export function isOutlook({ header }: ModelFile): boolean {
  const { kind, game, inputs } = header;
  return kind === OUTLOOK_MODEL.kind && game === OUTLOOK_MODEL.game && inputs === OUTLOOK_MODEL.inputs;
}

/**
 * @param adam whether to prepare it for training
 * @throws ModelFileError if the model is not an outlook
 */
export function outlookOf(model: ModelFile, adam = false): Outlook {
  const hidden = hiddenLayersOf(model, OUTLOOK_FEATURES.length);
  const network = new Network({ features: OUTLOOK_FEATURES.length, hidden, outputs: 1 }, { adam });
  writeParameters(network, model.arrays);
  return new Outlook(network);
}

/** @throws ModelFileError if the bytes are not such a model */
export function decodeOutlook(bytes: Uint8Array, adam = false): Outlook {
  return outlookOf(decodeModel(bytes, OUTLOOK_MODEL), adam);
}

const FILE = weightsFile(() => new URL("../../../weights/minesweeper.model", import.meta.url));

let made: Outlook | undefined;

/** The shipped outlook, trained on solver games (research/notes/minesweeper.md): unpacked on first use. */
export function shippedOutlook(): Outlook {
  made ??= decodeOutlook(FILE.bytes());
  return made;
}
