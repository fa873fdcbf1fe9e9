import { decodeModel, type ModelFile, ModelFileError } from "@tyche/learn";
import {
  type BoardNetwork,
  hiddenLayersOf,
  Network,
  type QuantizedNetwork,
  quantizedNetwork,
  writeParameters,
} from "@tyche/learn/network";
import type { BackgammonPlayer } from "../../rules/board.js";
import { RECORD } from "../../rules/board-records.js";
import { OUTCOME_COUNT } from "../../rules/outcomes.js";
import { excludeImpossible } from "../../rules/possible-outcomes.js";
import { BOARD_ENCODINGS, BOARD_INPUTS, type BoardInputs } from "./encoding.js";

/** Boards per call: more than the results of all but a few rolls. */
const BATCH = 3100;
/** Distance between two results of a network, in numbers. */
export const RESULT = 8;

export interface BackgammonNetworkOptions {
  readonly seed?: number | string;
  /** Whether the network is trained with Adam. */
  readonly adam?: boolean;
}

/**
 * A network that reads boards in the move generator's format. Its results, and so all training targets, contain nothing
 * that the rules exclude.
 */
export function backgammonNetwork(
  inputs: BoardInputs,
  hidden: readonly number[],
  options: BackgammonNetworkOptions = {},
): Network {
  const encoding = BOARD_ENCODINGS[inputs];
  const network = new Network(
    { features: encoding.features, hidden, outputs: OUTCOME_COUNT },
    { ...options, encoding, batch: BATCH, stride: 4 * RECORD, entries: 512 },
  );
  return withinRules(network);
}

/** The current state of such a network in integers, which are faster. */
export function backgammonIntegers(network: Network): QuantizedNetwork {
  return withinRules(quantizedNetwork(network));
}

/** Corrects the results of a network after each evaluation. */
function withinRules<Kind extends BoardNetwork>(network: Kind): Kind {
  const { boards: bytes, stride, results: chances } = network;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const boards = { bytes, words, stride, chances, step: RESULT };
  const evaluate = network.evaluateBoards.bind(network);
  network.evaluateBoards = (from, count, view = 0) => {
    evaluate(from, count, view);
    // Views are numbered like players.
    excludeImpossible(boards, from, count, view as BackgammonPlayer);
  };
  return network;
}

/** The input encoding of a model file's network; undefined if unknown. */
export function inputsOf({ header }: ModelFile): BoardInputs | undefined {
  return (Object.keys(BOARD_INPUTS) as BoardInputs[]).find((name) => BOARD_INPUTS[name] === header.inputs);
}

/**
 * Decodes the model file of a network trained on backgammon.
 * @throws ModelFileError if the bytes are not such a file
 */
export function backgammonModel(bytes: Uint8Array): ModelFile {
  return decodeModel(bytes, { kind: "network", game: "backgammon" });
}

/**
 * The network in a model file.
 * @throws ModelFileError if its input encoding is unknown
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
