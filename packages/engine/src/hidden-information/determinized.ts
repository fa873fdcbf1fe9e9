import { type BoundedChance, boundedChance } from "../chance/bounded.js";
import { type Enumeration, enumerate } from "../chance/enumerate.js";
import { seededChance } from "../chance/seeded.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { EvaluatorOptions, Limits } from "../contract/options.js";
import { followsFromOne, knownValue, minimizerOf, otherSide } from "../contract/sides.js";
import { minimaxSteps } from "../minimax/think.js";
import { multiPlayerSteps } from "../multi-player/think.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { type Table, tableFrom } from "../search/table.js";
import { estimatedRows, type SampledAction, sideOf } from "./estimate.js";
import { DETERMINIZED, type Information, informationAt } from "./information.js";

/** Options of determinised sampling. */
export interface DeterminizedOptions<State> extends Limits, EvaluatorOptions<State> {
  /** Maximum number of states drawn; if no more are possible, each is searched once, weighted by its probability. */
  readonly worlds?: number;
  /** Node limit for the search of each state, if no depth is given. */
  readonly worldNodes?: number;
  /** Seed of the draws: the same seed and limits (other than time) give the same decision. Default 0. */
  readonly seed?: number | string;
  /** A table to share between states and moves, the number of its entries, or false for none. */
  readonly table?: MethodOptions<State>["table"];
}

/** The maximum number of runs of `determinize` to find out whether all states behind a view can be enumerated. */
const LISTED_RUNS = 2000;

/**
 * Determinised sampling, or perfect-information Monte-Carlo (M. Ginsberg 2001 in Bridge): draws states that look
 * alike to the player to move, searches each as if everybody saw everything, by expectiminimax with the cuts of Star2
 * (by max^n if there are more sides), and takes the action that is best on average.
 *
 * It has two systematic errors that no number of samples removes (I. Frank, D. Basin 1998). Strategy fusion: in each
 * state it plans to act on what it will not know. Non-locality: it treats all states consistent with the view as
 * possible, including those that a better-informed opponent would have avoided. Its values are too optimistic.
 *
 * Yields undefined every few milliseconds, and a decision whenever the number of states has doubled; the last one
 * says why it stopped.
 *
 * @throws SearchError if the game hides nothing, or an option is invalid
 */
export function* determinizedSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: DeterminizedOptions<State>,
): Generator<Decision<Action> | undefined, void, void> {
  yield* new Sampling(game, state, options).steps();
}

interface World<State> {
  readonly state: State;
  readonly weight: number;
}

/** What is known of one action so far, from the side of the player to move. */
interface Sum {
  weight: number;
  count: number;
  sum: number;
  squares: number;
}

class Sampling<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly options: DeterminizedOptions<State>;
  private readonly information: Information<State, Action>;
  private readonly chance: BoundedChance;
  private readonly most: number;
  private readonly table: Table | false;
  private readonly start = performance.now();
  private readonly sums: Sum[];
  private readonly byAction: ReadonlyMap<string, Sum>;
  private readonly nodes = { decision: 0, chance: 0, leaf: 0 };
  private tableHits = 0;
  private cuts = 0;
  private depth = Number.POSITIVE_INFINITY;
  private worlds = 0;
  private reachedHorizon = false;

  constructor(game: Game<State, Action>, state: State, options: DeterminizedOptions<State>) {
    const { seed = 0, worlds = DETERMINIZED.worlds, worldNodes, table } = options;
    for (const [name, number] of [
      ["worlds", worlds],
      ["worldNodes", worldNodes ?? 1],
    ] as const) {
      if (!Number.isSafeInteger(number) || number < 1) {
        throw new SearchError(
          "search-determinized-count",
          { name, number },
          `determinized: ${name} must be a whole number, 1 or more, not ${number}.`,
        );
      }
    }
    this.chance = boundedChance(seededChance(`determinized ${seed}`));
    this.information = informationAt("determinized", game, state, this.chance);
    // Searched as if everybody saw everything: one game for all samples, so that they share a table.
    this.game = { ...game, facts: { ...game.facts, hidden: false } };
    this.options = options;
    this.most = worlds;
    this.table = tableFrom(table, 2 ** 16);
    this.sums = this.information.actions.map(() => ({ weight: 0, count: 0, sum: 0, squares: 0 }));
    this.byAction = new Map(
      this.information.actions.map((action, i) => [canonicalText(action), this.sums[i]!]),
    );
  }

  *steps(): Generator<Decision<Action> | undefined, void, void> {
    let next = 1;
    for (const world of this.draws()) {
      const struck = this.worlds > 0 ? this.struck() : undefined;
      if (struck) {
        yield this.decision(struck);
        return;
      }
      if (!(yield* this.search(world))) {
        yield this.decision(this.struck() ?? "time");
        return;
      }
      if (this.worlds === next) {
        next *= 2;
        yield this.decision("depth");
      } else yield undefined;
    }
    yield this.decision("depth");
  }

  /** All states behind the view if they are few, else samples of them. */
  private *draws(): Generator<World<State>, void, void> {
    const { information, most } = this;
    const listed: Enumeration<State> = enumerate(
      (chance) => information.draw(chance),
      (state) => keyOf(this.game, state),
      { limit: LISTED_RUNS, samples: 1 },
    );
    if (listed.samples === 0 && listed.outcomes.length <= most) {
      for (const [i, { result }] of listed.outcomes.entries()) {
        yield { state: result, weight: listed.probabilities[i]! };
      }
      return;
    }
    for (let i = 0; i < most; i++) {
      this.chance.begin();
      yield { state: information.draw(this.chance), weight: 1 };
    }
  }

  private struck(): "time" | "nodes" | "abort" | undefined {
    const { time, nodes, signal } = this.options;
    if (signal?.aborted) return "abort";
    if (nodes !== undefined && this.visited() >= nodes) return "nodes";
    return time !== undefined && performance.now() - this.start >= time ? "time" : undefined;
  }

  private visited(): number {
    const { decision, chance, leaf } = this.nodes;
    return decision + chance + leaf;
  }

  /** Searches one state, with pauses; false if a limit of the whole search was reached first. */
  private *search({ state, weight }: World<State>): Generator<undefined, boolean, void> {
    const { game, options, worlds } = this;
    const { depth, evaluator, positionEvaluator, native, time, nodes, worldNodes, signal } = options;
    const perWorld = depth === undefined ? (worldNodes ?? DETERMINIZED.worldNodes) : Number.POSITIVE_INFINITY;
    // The first state is searched whatever the node limit, at least one move deep.
    const left = nodes === undefined || worlds === 0 ? Number.POSITIVE_INFINITY : nodes - this.visited();
    const limit = Math.min(perWorld, left);
    const shared = {
      ...(depth !== undefined && { depth }),
      ...(Number.isFinite(limit) && { nodes: limit }),
      ...(time !== undefined && { time: Math.max(0, time - (performance.now() - this.start)) }),
      ...(signal && { signal }),
      ...(native !== undefined && { native }),
      rank: "all",
    } as const;
    const { facts } = game;
    const steps = followsFromOne(facts)
      ? minimaxSteps(game, state, {
          ...shared,
          ...(evaluator !== undefined && { evaluator }),
          ...(positionEvaluator && { positionEvaluator }),
          table: this.table,
        })
      : multiPlayerSteps(game, state, { ...shared, ...(typeof evaluator === "string" && { evaluator }) });
    let last: Decision<Action> | undefined;
    for (const decision of steps) {
      if (decision) last = decision;
      else yield undefined;
    }
    const found = last!;
    this.nodes.decision += found.nodes.decision;
    this.nodes.chance += found.nodes.chance;
    this.nodes.leaf += found.nodes.leaf;
    this.tableHits += found.tableHits;
    this.cuts += found.cuts;
    const isWhole = found.stopped === "depth" || found.stopped === "solved" || limit === perWorld;
    if (worlds > 0 && (!isWhole || found.stopped === "time" || found.stopped === "abort")) return false;
    if (!found.solved) this.reachedHorizon = true;
    this.depth = Math.min(this.depth, found.depth);
    const turned = this.information.player === minimizerOf(facts) && followsFromOne(facts);
    for (const { action, value } of found.actions) {
      if (value === undefined) continue;
      const own = turned ? otherSide(facts, value) : value;
      const sum = this.byAction.get(canonicalText(action))!;
      sum.weight += weight;
      sum.count++;
      sum.sum += weight * own;
      sum.squares += weight * own * own;
    }
    this.worlds++;
    return true;
  }

  private decision(stopped: Decision<Action>["stopped"]): Decision<Action> {
    const { information, game, sums, nodes, tableHits, cuts } = this;
    const { player, actions } = information;
    const estimates = actions.map((action, i): SampledAction<Action> => {
      const { weight, count, sum, squares } = sums[i]!;
      // As many samples as states searched, whatever their weights.
      const scale = weight > 0 ? count / weight : 0;
      return { action, count, sum: sum * scale, squares: squares * scale, depth: this.depth };
    });
    const mean = ({ count, sum }: SampledAction<Action>): number =>
      count > 0 ? sum / count : Number.NEGATIVE_INFINITY;
    estimates.sort((a, b) => mean(b) - mean(a));
    const rows = estimatedRows(estimates, { facts: game.facts, player, method: "determinized" });
    const approximations: Approximation[] = [{ kind: "determinized" }];
    if (this.reachedHorizon) approximations.push({ kind: "horizon" });
    return {
      actions: rows,
      best: rows[0]!.action,
      line: [rows[0]!.action],
      ...knownValue(rows[0]!),
      ...sideOf(game.facts, player),
      simulations: this.worlds,
      depth: this.depth,
      algorithm: "determinized",
      solved: false,
      approximations,
      nodes: { ...nodes },
      tableHits,
      cuts,
      ms: performance.now() - this.start,
      stopped,
    };
  }
}
