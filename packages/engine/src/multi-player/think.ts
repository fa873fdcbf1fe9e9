import type { Approximation, Bound, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { EnumerateOptions, Horizon, Limits } from "../contract/options.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { boundOf } from "../decision/approximations.js";
import { Thought } from "../decision/thought.js";
import type { Pause } from "../deepening/deepen.js";
import type { Report } from "../deepening/root.js";
import type { Row } from "../deepening/rows.js";
import { inTurns } from "../deepening/turns.js";
import { deepen } from "../minimax/root.js";
import { loadAdapter } from "../position/adapter.js";
import { defaultAlgorithm } from "../search/settings.js";
import { tableFrom } from "../search/table.js";
import { deepenMaxN, type MaxNRow } from "./max-n-root.js";
import { type MotiveOptions, motivesOf } from "./motives.js";
import { type PayoffOptions, payoffEvaluationOf } from "./payoffs.js";
import { type PlayerAlgorithm, playersRefusal } from "./settings.js";
import { BestReplyPosition, checkSides, factsOfSides, type Sides, TwoSidedPosition } from "./two-sided.js";

/**
 * Options for games with any number of players. Without limits a game that cannot cycle is searched to its end, any
 * other for 100,000 nodes.
 */
export interface PlayersOptions<State> extends Limits, MotiveOptions, PayoffOptions<State> {
  /** Default: max-n. */
  readonly algorithm?: PlayerAlgorithm;
  readonly horizon?: Horizon;
  /** Paranoid and best-reply: a table to keep between moves, the number of its entries, or false for none. */
  readonly table?: MethodOptions<State>["table"];
  /** "all": the exact value of every action. "best" (default): for the others only that they are not better. */
  readonly rank?: "best" | "all";
  readonly deepening?: boolean;
  /** False: max-n visits every node to the horizon. Default true. */
  readonly prune?: boolean;
  /** How the draws of the rules are enumerated, and when they are sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

/**
 * Searches a state of a game for any number of players and yields a decision after each depth; the last one says why
 * the search stopped. `payoffs` are each player's expected payoffs (max-n); `value` is the utility of the player to
 * move, named in `side`, unless player 0's follows from it. It lets the event loop run between root moves.
 *
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkMultiPlayer<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  if (!payoffEvaluationOf(game, state, options).native) await loadAdapter(game.name);
  const thought = new PlayersThought(game, state, options);
  for await (const report of inTurns(thought.steps())) yield thought.decision(report);
}

/** The search step by step: yields undefined where other work can run, and finally the last decision. */
export function* multiPlayerSteps<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State>,
): Generator<Decision<Action> | undefined, void, void> {
  const thought = new PlayersThought(game, state, options);
  let last: Report | undefined;
  for (const report of thought.steps()) {
    if (report && "rows" in report) last = report;
    yield undefined;
  }
  yield thought.decision(last!);
}

/** A state searched for one of several players: what is searched, and the conversion of reports to decisions. */
class PlayersThought<State, Action> {
  private readonly thought: Thought<State, Action>;
  private readonly options: PlayersOptions<State>;
  private readonly algorithm: PlayerAlgorithm;
  private readonly sides: Sides;
  private readonly identity: unknown;
  private readonly native: boolean;
  private readonly unjudged: boolean;

  constructor(game: Game<State, Action>, state: State, options: PlayersOptions<State>) {
    const { algorithm = "max-n", enumeration } = options;
    this.options = options;
    this.algorithm = algorithm;
    const refusal = playersRefusal(algorithm, game.facts);
    if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
    const { evaluate, native, identity, unjudged = false } = payoffEvaluationOf(game, state, options);
    this.unjudged = unjudged;
    this.native = native;
    this.identity = identity;
    this.thought = new Thought(game, state, { native, enumeration });
    this.sides = { player: this.thought.player, motives: motivesOf(game.facts, options), evaluate };
    if (algorithm !== "max-n") checkSides(algorithm, this.sides);
  }

  /** Yields reports as the search deepens, and pauses between root moves. */
  steps(): Iterable<Report | Pause> {
    const { options, sides, algorithm } = this;
    const { game, position } = this.thought;
    const { facts } = game;
    if (algorithm === "max-n") return deepenMaxN(position, { ...options, ...sides, facts });
    const two =
      algorithm === "paranoid"
        ? new TwoSidedPosition(position, sides)
        : new BestReplyPosition(position, sides);
    const factsOfTwo = factsOfSides(facts, sides);
    const { evaluator: _evaluator, table, ...rest } = options;
    const { player, motives } = sides;
    return deepen(two, {
      ...rest,
      algorithm: defaultAlgorithm(factsOfTwo),
      facts: factsOfTwo,
      table: tableFrom(table),
      owner: [
        game,
        algorithm,
        this.identity,
        this.native,
        player,
        motives.weights?.join(),
        motives.teams.join(";"),
      ],
    });
  }

  decision(report: Report): Decision<Action> {
    const { facts } = this.thought.game;
    const approximations: Approximation[] = [];
    if (!report.solved) approximations.push({ kind: "horizon" });
    if (!report.solved && this.unjudged) approximations.push({ kind: "unjudged" });
    if (report.longPaths) approximations.push({ kind: "path" });
    if (this.thought.sampled) approximations.push({ kind: "sampled" });
    const ends = this.sides.motives.weights ? undefined : facts.bounds;
    const decision = this.thought.decision(report, {
      method: this.algorithm,
      approximations,
      row: (row: Row & Partial<MaxNRow>) => {
        const { value, bound } = this.seen(row);
        return {
          value,
          bound: boundOf({ value, bound }, approximations, ends),
          ...(row.payoffs && !followsFromOne(facts) && { payoffs: row.payoffs }),
        };
      },
    });
    const payoffs = decision.actions[0]?.payoffs;
    return {
      ...decision,
      ...(payoffs && { payoffs }),
      ...(!this.isPlayer0s() && { side: this.sides.player }),
    };
  }

  /** Whether a value of the player to move determines player 0's. */
  private isPlayer0s(): boolean {
    return (
      this.sides.player === 0 ||
      (followsFromOne(this.thought.game.facts) && this.sides.motives.weights === undefined)
    );
  }

  /** A value and its bound from player 0's side if that follows from the mover's, else unchanged. */
  private seen({ value, bound }: Pick<Row, "value" | "bound">): { value: number; bound: Bound } {
    const { facts } = this.thought.game;
    if (this.sides.player !== minimizerOf(facts) || !this.isPlayer0s()) return { value, bound };
    const turned = bound === "upper" ? "lower" : bound === "lower" ? "upper" : bound;
    return { value: otherSide(facts, value), bound: turned };
  }
}
