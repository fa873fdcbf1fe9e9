import type { ModelFile } from "@tyche/learn";
import type { Network, QuantizedNetwork } from "@tyche/learn/network";
import { HIGH, LOW, PIPS, RECORD } from "../rules/board-records.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";
import { EvaluationCache } from "./evaluation-cache.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { backgammonIntegers, backgammonModel, modelNetwork, RESULT } from "./network/network.js";

/** Words of a record that a network reads: those before the pip difference. */
const BOARD_WORDS = PIPS;

/**
 * A network trained on backgammon (see `BACKGAMMON_TASK`) as an evaluator with a cache.
 *
 * @param network encodes boards that are whole words apart, and must not be trained any more; batches of a few hundred
 * are fastest
 * @param entries number of cached boards, a power of two
 */
export function networkEvaluator(
  name: string,
  network: Network | QuantizedNetwork,
  entries?: number,
): OutcomeEvaluator {
  const { batch, results } = network;
  const boards = new Int32Array(network.boards.buffer, network.boards.byteOffset, network.boards.length >> 2);
  const stride = network.stride >> 2;
  /** For each board passed to the network: its index in the caller's batch, and its slot in the cache. */
  const indices = new Int32Array(batch);
  const places = new Int32Array(batch);
  let cache: EvaluationCache | undefined;
  return {
    name,
    evaluate({ words }, at, count, player, into, to) {
      cache ??= new EvaluationCache(entries);
      cache.grow();
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

/** How a network is evaluated: in 16-bit integers, which is faster and as strong, or in floats as it was trained. */
export type Precision = "int16" | "float";

/**
 * A network saved by `tyche train backgammon`, as an evaluator.
 * @throws ModelFileError if the bytes are not such a file
 */
export function savedNetworkEvaluator(
  name: string,
  bytes: Uint8Array,
  precision: Precision = "int16",
): OutcomeEvaluator {
  return modelEvaluator(name, backgammonModel(bytes), precision);
}

/** Like `savedNetworkEvaluator`, from a model file that is already parsed. */
export function modelEvaluator(
  name: string,
  model: ModelFile,
  precision: Precision = "int16",
): OutcomeEvaluator {
  const network = modelNetwork(model);
  return networkEvaluator(name, precision === "float" ? network : backgammonIntegers(network));
}
