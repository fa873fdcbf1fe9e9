import type { ModelFile } from "@tyche/learn";
import { type Network, type QuantizedNetwork, quantizedNetwork } from "@tyche/learn/network";
import { HIGH, LOW, PIPS, RECORD } from "../board-records.js";
import { backgammonModel, modelNetwork } from "../learning/network.js";
import { OUTCOME_COUNT } from "../outcomes.js";
import { EvaluationCache } from "./evaluation-cache.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/** Numbers from one result of a network to the next. */
const RESULT = 8;
/** Words of a record that a network reads: what comes before the pips. */
const BOARD_WORDS = PIPS;

/**
 * A network that was taught backgammon (see `BACKGAMMON_LESSON`) as an evaluator, which remembers the last boards.
 *
 * @param network with an encoding of boards, whole words apart, that learns no more; a batch of some hundred is the fastest
 * @param entries boards that are remembered, a power of two
 */
export function networkEvaluator(
  name: string,
  network: Network | QuantizedNetwork,
  entries?: number,
): OutcomeEvaluator {
  const { batch, results } = network;
  const boards = new Int32Array(network.boards.buffer, network.boards.byteOffset, network.boards.length >> 2);
  const stride = network.stride >> 2;
  /** Of the boards that the network is asked about: which of those handed over they are, and where they will be remembered. */
  const indices = new Int32Array(batch);
  const places = new Int32Array(batch);
  let cache: EvaluationCache | undefined;
  return {
    name,
    evaluate({ words }, at, count, player, into, to) {
      cache ??= new EvaluationCache(entries);
      for (let done = 0; done < count; ) {
        let missing = 0;
        for (; done < count && missing < batch; done++) {
          const board = at + done * RECORD;
          const place = cache.placeOf(words[board + LOW]!, words[board + HIGH]!);
          if (cache.has(place, words[board + LOW]!, words[board + HIGH]!, player)) {
            cache.read(place, into, to + done * OUTCOME_COUNT);
            continue;
          }
          indices[missing] = done;
          places[missing] = place;
          const first = missing * stride;
          for (let i = 0; i < BOARD_WORDS; i++) boards[first + i] = words[board + i]!;
          missing++;
        }
        if (missing > 0) network.evaluateBoards(0, missing, player);
        for (let i = 0; i < missing; i++) {
          const index = indices[i]!;
          const board = at + index * RECORD;
          const first = to + index * OUTCOME_COUNT;
          for (let k = 0; k < OUTCOME_COUNT; k++) into[first + k] = results[i * RESULT + k]!;
          cache.keep(places[i]!, words[board + LOW]!, words[board + HIGH]!, player, into, first);
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
