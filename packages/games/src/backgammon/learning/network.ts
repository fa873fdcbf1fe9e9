import { decodeModel, type ModelFile, ModelFileError } from "@tyche/learn";
import { hiddenLayersOf, Network, writeParameters } from "@tyche/learn/network";
import { RECORD } from "../board-records.js";
import { OUTCOME_COUNT } from "../outcomes.js";
import { BOARD_ENCODINGS, BOARD_INPUTS, type BoardInputs } from "./encoding.js";

/** Boards in one call: more results than all but a few rolls have. */
const BATCH = 3100;

export interface BackgammonNetworkOptions {
  readonly seed?: number | string;
  /** Whether it is to learn by Adam. */
  readonly adam?: boolean;
}

/** A network that reads boards as the move generator writes them. */
export function backgammonNetwork(
  inputs: BoardInputs,
  hidden: readonly number[],
  options: BackgammonNetworkOptions = {},
): Network {
  const encoding = BOARD_ENCODINGS[inputs];
  return new Network(
    { features: encoding.features, hidden, outputs: OUTCOME_COUNT },
    { ...options, encoding, batch: BATCH, stride: 4 * RECORD, entries: 512 },
  );
}

/** What a model file's network sees of a board; undefined where that is nothing known here. */
export function inputsOf({ header }: ModelFile): BoardInputs | undefined {
  return (Object.keys(BOARD_INPUTS) as BoardInputs[]).find((name) => BOARD_INPUTS[name] === header.inputs);
}

/**
 * The file of a network that was taught backgammon.
 * @throws ModelFileError where the bytes are none
 */
export function backgammonModel(bytes: Uint8Array): ModelFile {
  return decodeModel(bytes, { kind: "network", game: "backgammon" });
}

/**
 * The network that a model file describes.
 * @throws ModelFileError where it sees boards as none does here
 */
export function modelNetwork(model: ModelFile, options: BackgammonNetworkOptions = {}): Network {
  const inputs = inputsOf(model);
  if (inputs === undefined) {
    const known = Object.values(BOARD_INPUTS);
    const text = String(model.header.inputs);
    throw new ModelFileError(
      "backgammon-model-inputs",
      { text, known },
      `This network has the inputs "${text}", which are unknown; known are ${known.map((name) => `"${name}"`).join(" and ")}.`,
    );
  }
  const hidden = hiddenLayersOf(model, BOARD_ENCODINGS[inputs].features);
  const network = backgammonNetwork(inputs, hidden, options);
  writeParameters(network, model.arrays);
  return network;
}
