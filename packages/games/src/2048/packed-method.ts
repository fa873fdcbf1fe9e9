import {
  type Approximation,
  type Decision,
  type Game,
  type Method,
  type MethodOptions,
  SearchError,
  think,
} from "@tyche/engine";
import {
  type DeepeningRoot,
  decideSync,
  decisionFrom,
  deepenRoot,
  inTurns,
  type MinimaxOptions,
  minimaxRefusal,
  NO_WORK,
} from "@tyche/engine/search";
import type { PackedNTuples } from "@tyche/learn/ntuple";
import { cached } from "../kit/cached.js";
import { about } from "./about.js";
import { SLIDES, type Twenty48Action, type Twenty48State } from "./board/board.js";
import { fitsPacked, packed } from "./board/packed-board.js";
import { downgraded, downgradedFrom, LARGEST_DOWNGRADE } from "./network/downgrading.js";
import { networkBehind } from "./network/evaluator.js";
import { packedSolo } from "./packed/play.js";
import { BEGIN_UNTIL, DEEPEST, PackedSearch, USUAL_THRESHOLD } from "./packed/search.js";
import { texts } from "./texts.js";

const [METHOD] = about.methods;
const NAME = METHOD.name;

/** Search depth in whole games without other limits. */
const SOLO_DEPTH = 3;

/** Evaluator without a network: the sum of line worths, not in points. */
const LINES = "heuristic";

type Twenty48 = Game<Twenty48State, Twenty48Action>;

/** The evaluator of boards, and the exponent from which it is unreliable. */
interface Judged {
  readonly network: PackedNTuples | undefined;
  readonly rare: number;
}

/** One search per network, including its table; searches run in turn, and one never interrupts a depth of another. */
const searches = new Map<PackedNTuples | undefined, PackedSearch>();

function searchFor(network: PackedNTuples | undefined): PackedSearch {
  return cached(searches, network, () => new PackedSearch(network));
}

/** Expectimax on packed 4 x 4 boards without a target; needs WebAssembly. */
export const packedMethod: Method<Twenty48State, Twenty48Action> = {
  ...METHOD,
  unused: ["nodes", "horizon", "table", "beam", "sparse", "outcomes"],
  instead: texts.phrase("method-packed", {}),
  refusal: (facts) => minimaxRefusal("expectiminimax", facts, NAME),
  isUsual: (game, { evaluator, positionEvaluator, native }) =>
    native !== false &&
    positionEvaluator === undefined &&
    evaluator !== LINES &&
    judgedBy(game, evaluator) !== undefined,
  async *think(game, state, options) {
    const judged = checked(game, options);
    const { depth = DEEPEST, time } = options;
    if (!fitsPacked(state.tiles.reduce((sum, tile) => sum + tile, 0))) {
      yield* think(game, state, { ...beyondPacked(judged, options), ...(time === undefined && { depth }) });
      return;
    }
    const root = packedRoot(game, state, judged, options);
    const deepening = time === undefined && options.signal === undefined ? false : options.deepening;
    yield* inTurns(deepenRoot(root, { depth, ...(deepening !== undefined && { deepening }) }));
  },
  solo(game, options) {
    const judged = checked(game, options);
    const { depth, time, threshold = USUAL_THRESHOLD } = options;
    const limits = {
      ...(time !== undefined && { time }),
      ...(depth !== undefined ? { depth } : time === undefined && { depth: SOLO_DEPTH }),
    };
    return packedSolo(
      () => searchFor(judged.network),
      { ...limits, threshold, downgrade: exponentFrom(judged, options) },
      {
        game,
        decide: (state) => decideSync(game, state, { ...beyondPacked(judged, options), ...limits }).best,
      },
    );
  },
};

/**
 * Fallback for boards where a tile may exceed a packed board: the engine's search, cell by cell, with tiles of any
 * size.
 */
function beyondPacked(
  { network }: Judged,
  { settings: _, ...options }: MethodOptions<Twenty48State>,
): MinimaxOptions<Twenty48State> & { readonly algorithm: "expectiminimax" } {
  const { evaluator, threshold = USUAL_THRESHOLD } = options;
  const judge = network && (evaluator === undefined || evaluator === "default") ? "net" : evaluator;
  return {
    ...(options as MinimaxOptions<Twenty48State>),
    algorithm: "expectiminimax",
    threshold,
    ...(judge !== undefined && { evaluator: judge }),
  };
}

/** @throws SearchError if the options are invalid */
function checked(game: Twenty48, options: MethodOptions<Twenty48State>): Judged {
  const judged = judgedBy(game, options.evaluator)?.();
  if (!judged) throw texts.error(SearchError, "twenty48-evaluator", { method: NAME, lines: LINES });
  const { depth = 1, threshold = 0 } = options;
  if (!Number.isSafeInteger(depth) || depth < 1 || depth > DEEPEST)
    throw texts.error(SearchError, "twenty48-depth", { method: NAME, most: DEEPEST, depth });
  if (!(threshold >= 0 && threshold < 1))
    throw texts.error(SearchError, "twenty48-threshold", { method: NAME, threshold });
  const tile = options.settings?.downgrade as number | undefined;
  if (tile !== undefined && downgradedFrom(tile) === undefined)
    throw texts.error(SearchError, "twenty48-downgrade", { most: LARGEST_DOWNGRADE, tile });
  return judged;
}

/** The exponent from which large tiles are halved in the search; 0 for never. */
function exponentFrom({ rare }: Judged, { settings }: MethodOptions<Twenty48State>): number {
  const tile = settings?.downgrade as number | undefined;
  return tile === undefined ? rare : downgradedFrom(tile)!;
}

/**
 * @returns a function that loads the evaluator of packed boards, so that merely checking the options need not wait
 *   for a network; undefined if there is no such evaluator of packed boards
 */
function judgedBy(
  game: Twenty48,
  evaluator: MethodOptions<Twenty48State>["evaluator"],
): (() => Judged) | undefined {
  // Games without a network have another size, or a target.
  if (!game.positionEvaluators?.net) return undefined;
  if (evaluator === LINES) return () => ({ network: undefined, rare: 0 });
  const name = evaluator === undefined || evaluator === "default" ? "net" : evaluator;
  return typeof name === "string" ? networkBehind(game.positionEvaluators[name]) : undefined;
}

function packedRoot(
  game: Twenty48,
  state: Twenty48State,
  judged: Judged,
  options: MethodOptions<Twenty48State>,
): DeepeningRoot<Decision<Twenty48Action>> {
  const { time = Number.POSITIVE_INFINITY, signal, threshold = USUAL_THRESHOLD } = options;
  const start = performance.now();
  const search = searchFor(judged.network);
  const exact = packed(state.tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile))));
  const from = exponentFrom(judged, options);
  const [low, high] = from > 0 ? downgraded(...exact, from) : exact;
  let values: readonly number[] = [];
  let depth = 0;
  let nodes = 0;
  let isOnly = false;

  function approximations(): Approximation[] {
    const list: Approximation[] = [{ kind: "horizon" }];
    if (depth > 1 && threshold > 0) list.push({ kind: "threshold" });
    if (low !== exact[0] || high !== exact[1]) list.push({ kind: "abstraction" });
    return list;
  }

  return {
    get solved() {
      return isOnly;
    },
    *searchTo(next) {
      // Depth 1 is always finished, whatever the limits.
      if (next > 1 && performance.now() - start > BEGIN_UNTIL * time) return "time";
      const count = search.moves.from(low, high);
      const found = search.to(next, {
        threshold,
        deadline: depth === 0 ? Number.POSITIVE_INFINITY : start + time,
        ...(signal && depth > 0 && { signal }),
      });
      nodes += found.nodes;
      if (!found.values) return signal?.aborted ? "abort" : "time";
      values = found.values;
      depth = next;
      // An only move needs no deeper search.
      isOnly = count === 1;
      yield undefined;
      return signal?.aborted ? "abort" : undefined;
    },
    report(stopped) {
      const [least, most] = game.facts.bounds;
      const left = approximations();
      const isFull = left.length === 1;
      const made = judged.network ? state.score : 0;
      const rows = game.actions(state).map((action) => {
        const value = Math.max(least, Math.min(most, made + values[SLIDES.indexOf(action)]!));
        return {
          action,
          value,
          certainty: { kind: "estimate", depth, isFull } as const,
          depth,
          method: NAME,
        };
      });
      rows.sort((a, b) => b.value - a.value);
      return decisionFrom(
        {
          actions: rows,
          depth,
          algorithm: NAME,
          approximations: left,
          ...NO_WORK,
          nodes: { decision: 0, chance: nodes, leaf: 0 },
          ms: performance.now() - start,
          stopped: stopped === "solved" || stopped === undefined ? "depth" : stopped,
        },
        game.facts,
        0,
      );
    },
  };
}
