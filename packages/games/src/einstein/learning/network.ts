import { type Evaluator, OVER, type StateEvaluator } from "@tyche/engine";
import { decodeModel, type ModelFile } from "@tyche/learn";
import { hiddenLayersOf, Network, quantizedNetwork, writeParameters } from "@tyche/learn/network";
import { type EinsteinState, variantOf } from "../board/board.js";
import { EinsteinPosition } from "../board/position.js";
import { BOARD_BYTES, EINSTEIN_ENCODING, EINSTEIN_INPUTS, writeBoard } from "./encoding.js";

/** Boards per call: the results of one or more rolls. */
const BATCH = 64;
const OUTPUTS = 1;

/** A network for boards encoded by `writeBoard`. */
export function einsteinNetwork(hidden: readonly number[], seed: number | string = 0): Network {
  return new Network(
    { features: EINSTEIN_ENCODING.features, hidden, outputs: OUTPUTS },
    { seed, encoding: EINSTEIN_ENCODING, batch: BATCH, stride: BOARD_BYTES, entries: 64 },
  );
}

/**
 * Decodes the model file of an EinStein network.
 * @throws ModelFileError if the bytes are not such a model
 */
export function einsteinModel(bytes: Uint8Array): ModelFile {
  return decodeModel(bytes, { kind: "network", game: "einstein", inputs: EINSTEIN_INPUTS });
}

/**
 * The network in a model file.
 * @throws ModelFileError if the weights do not match its shape
 */
export function modelNetwork(model: ModelFile): Network {
  const network = einsteinNetwork(hiddenLayersOf(model, EINSTEIN_ENCODING.features));
  writeParameters(network, model.arrays);
  return network;
}

/**
 * A network as an evaluator of positions and of states: player 0's expected payoff before the next roll; ignores the
 * current roll.
 */
export interface NetworkEvaluator {
  readonly ofPosition: Evaluator<EinsteinPosition>;
  readonly ofState: StateEvaluator<EinsteinState>;
}

/** @param model called when the first position is evaluated */
export function networkEvaluator(model: () => ModelFile): NetworkEvaluator {
  let made: ((position: EinsteinPosition) => number) | undefined;
  const ofPosition = (position: EinsteinPosition): number => {
    made ??= judge(modelNetwork(model()));
    return made(position);
  };
  const variant = variantOf();
  return {
    ofPosition,
    ofState(state) {
      const position = new EinsteinPosition(variant, state);
      return position.turn() === OVER ? position.payoff(0) : ofPosition(position);
    },
  };
}

/** Evaluates with integer weights, which is faster. */
function judge(network: Network): (position: EinsteinPosition) => number {
  const quantized = quantizedNetwork(network);
  const { boards, results } = quantized;
  return (position) => {
    const moved = 1 - position.next();
    writeBoard(position, moved, boards, 0);
    quantized.evaluateBoards(0, 1, moved);
    const value = 2 * results[0]! - 1;
    return moved === 0 ? value : -value;
  };
}
