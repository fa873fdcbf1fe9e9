import type { ModelFile } from "@tyche/learn";
import { givenBytes, type Network, type QuantizedNetwork, quantizedNetwork } from "@tyche/learn/network";
import type { BoardRecords } from "../board-records.js";
import { RECORD } from "../board-records.js";
import { backgammonModel, modelNetwork } from "../learning/network.js";
import { OUTCOME_COUNT } from "../outcomes.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/** Numbers from one result of a network to the next. */
const RESULT = 8;
const RECORD_BYTES = 4 * RECORD;

/**
 * A network that was taught backgammon (see `BACKGAMMON_LESSON`) as an evaluator.
 *
 * @param network with an encoding of boards; a batch of some hundred boards, 44 bytes (a record) apart, is the fastest
 */
function networkEvaluator(name: string, network: Network | QuantizedNetwork): OutcomeEvaluator {
  const { boards, stride, batch, results } = network;
  const copy = (from: BoardRecords, at: number, count: number): void => {
    const first = 4 * at;
    if (stride === RECORD_BYTES) {
      boards.set(from.bytes.subarray(first, first + count * RECORD_BYTES));
      return;
    }
    const size = givenBytes(network.encoding!);
    for (let i = 0; i < count; i++) {
      const record = first + i * RECORD_BYTES;
      boards.set(from.bytes.subarray(record, record + size), i * stride);
    }
  };
  return {
    name,
    evaluate(from, at, count, player, into, to) {
      for (let done = 0; done < count; done += batch) {
        const some = Math.min(batch, count - done);
        copy(from, at + done * RECORD, some);
        network.evaluateBoards(0, some, player);
        for (let i = 0; i < some; i++) {
          const first = to + (done + i) * OUTCOME_COUNT;
          for (let k = 0; k < OUTCOME_COUNT; k++) into[first + k] = results[i * RESULT + k]!;
        }
      }
    },
  };
}

/** How a network is made to play: in integers of 16 bits, which is faster and as strong, or in floats as it was trained. */
export type Precision = "int16" | "float";

/**
 * A network as `tyche train backgammon` saves it.
 * @throws ModelFileError where the bytes are no such file
 */
export function savedNetworkEvaluator(
  name: string,
  bytes: Uint8Array,
  precision: Precision = "int16",
): OutcomeEvaluator {
  return modelEvaluator(name, backgammonModel(bytes), precision);
}

/** The same from a file that was read before. */
export function modelEvaluator(
  name: string,
  model: ModelFile,
  precision: Precision = "int16",
): OutcomeEvaluator {
  const network = modelNetwork(model);
  return networkEvaluator(name, precision === "float" ? network : quantizedNetwork(network));
}
