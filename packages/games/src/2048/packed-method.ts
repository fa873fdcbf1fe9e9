import {
  type Approximation,
  type Decision,
  type Game,
  type Method,
  type MethodOptions,
  SearchError,
  think,
  type ValuedAction,
} from "@tyche/engine";
import {
  type DeepeningRoot,
  decideSync,
  deepenRoot,
  inTurns,
  type MinimaxOptions,
  minimaxRefusal,
  type Pause,
  type Stopped,
} from "@tyche/engine/search";
import type { PackedNTuples } from "@tyche/learn/ntuple";
import { about } from "./about.js";
import { SLIDES, type Twenty48Action, type Twenty48State } from "./board/board.js";
import { fitsPacked, packed } from "./board/packed-board.js";
import { downgraded, downgradedFrom, LARGEST_DOWNGRADE } from "./network/downgrading.js";
import { networkBehind } from "./network/evaluator.js";
import { packedSolo } from "./packed/play.js";
import { PackedSearch } from "./packed/search.js";
import { texts } from "./texts.js";

const [METHOD] = about.methods;
const NAME = METHOD.name;

/** Maximum search depth, in decisions. */
const DEEPEST = 16;
/** Search depth in whole games without other limits. */
const SOLO_DEPTH = 3;
/** Boards less probable than this on their path are evaluated without further search. */
const USUAL_THRESHOLD = 0.0001;
/** Each depth takes several times as long as all before: no new depth is started after this share of the time. */
const BEGIN_UNTIL = 0.3;

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
  const known = searches.get(network) ?? new PackedSearch(network);
  searches.set(network, known);
  return known;
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
    const root = new PackedRoot(game, state, judged, options);
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

class PackedRoot implements DeepeningRoot<Decision<Twenty48Action>> {
  solved = false;
  private readonly game: Twenty48;
  private readonly state: Twenty48State;
  private readonly options: MethodOptions<Twenty48State>;
  private readonly search: PackedSearch;
  private readonly forecasts: boolean;
  private readonly low: number;
  private readonly high: number;
  private readonly isDowngraded: boolean;
  private readonly start = performance.now();
  private values: readonly number[] = [];
  private depth = 0;
  private nodes = 0;

  constructor(game: Twenty48, state: Twenty48State, judged: Judged, options: MethodOptions<Twenty48State>) {
    this.game = game;
    this.state = state;
    this.options = options;
    this.search = searchFor(judged.network);
    this.forecasts = judged.network !== undefined;
    const [low, high] = packed(state.tiles.map((tile) => (tile === 0 ? 0 : Math.log2(tile))));
    const from = exponentFrom(judged, options);
    [this.low, this.high] = from > 0 ? downgraded(low, high, from) : [low, high];
    this.isDowngraded = this.low !== low || this.high !== high;
  }

  *searchTo(depth: number): Generator<Pause, "time" | "abort" | undefined, void> {
    const { search, options, low, high } = this;
    const { time = Number.POSITIVE_INFINITY, signal, threshold = USUAL_THRESHOLD } = options;
    const spent = performance.now() - this.start;
    // Depth 1 is always finished, whatever the limits.
    if (depth > 1 && spent > BEGIN_UNTIL * time) return "time";
    const count = search.moves.from(low, high);
    const found = search.to(depth, {
      threshold,
      deadline: this.depth === 0 ? Number.POSITIVE_INFINITY : this.start + time,
      ...(signal && this.depth > 0 && { signal }),
    });
    this.nodes += found.nodes;
    if (!found.values) return signal?.aborted ? "abort" : "time";
    this.values = found.values;
    this.depth = depth;
    // An only move needs no deeper search.
    this.solved = count === 1;
    yield undefined;
    return signal?.aborted ? "abort" : undefined;
  }

  report(stopped: Stopped): Decision<Twenty48Action> {
    const { game, state, depth, values, nodes } = this;
    const [least, most] = game.facts.bounds;
    const approximations = this.approximations();
    const bound = approximations.length > 1 ? "estimate" : "exact";
    const made = this.forecasts ? state.score : 0;
    const rows = game.actions(state).map((action): ValuedAction<Twenty48Action> => {
      const value = made + values[SLIDES.indexOf(action)]!;
      return { action, value: Math.max(least, Math.min(most, value)), bound, depth, method: NAME };
    });
    rows.sort((a, b) => b.value - a.value);
    return {
      actions: rows,
      best: rows[0]!.action,
      line: [rows[0]!.action],
      value: rows[0]!.value,
      depth,
      algorithm: NAME,
      solved: false,
      approximations,
      nodes: { decision: 0, chance: nodes, leaf: 0 },
      tableHits: 0,
      cuts: 0,
      ms: performance.now() - this.start,
      stopped: stopped === "solved" || stopped === undefined ? "depth" : stopped,
    };
  }

  private approximations(): Approximation[] {
    const { threshold = USUAL_THRESHOLD } = this.options;
    const list: Approximation[] = [{ kind: "horizon" }];
    if (this.depth > 1 && threshold > 0) list.push({ kind: "threshold" });
    if (this.isDowngraded) list.push({ kind: "abstraction" });
    return list;
  }
}
