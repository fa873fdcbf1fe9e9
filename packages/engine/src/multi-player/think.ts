import { Budget } from "../contract/budget.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { EnumerateOptions, Horizon, Limits } from "../contract/options.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { certaintyOf } from "../decision/approximations.js";
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
import { BestReplyPosition, checkSides, factsOfSides, TwoSidedPosition } from "./two-sided.js";

// Loaded with this file, so that bundlers make one chunk of both.
export { spread, vectorOf } from "./payoffs.js";

/**
 * Options for games with any number of players. Default limits: none for a game that cannot cycle, otherwise 100,000
 * nodes.
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
 * Searches a state of a game for any number of players and yields a decision after each depth. `payoffs` are each
 * player's expected payoffs (max-n); `value` is the utility of the player to move, named in `side`, unless player 0's
 * follows from it. It lets the event loop run in between.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkMultiPlayer<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  if (!payoffEvaluationOf(game, state, options).native) await loadAdapter(game.name);
  const { steps, decision } = playersSearch(game, state, options);
  for await (const report of inTurns(steps)) yield decision(report);
}

/** The bounds of a weighted sum of payoffs. */
const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** The steps of a search for one of several players, and the conversion of their reports to decisions. */
export function playersSearch<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State>,
): {
  readonly steps: Iterable<Report | Pause>;
  readonly decision: (report: Report) => Decision<Action>;
} {
  const { facts } = game;
  const { algorithm = "max-n", enumeration, evaluator: _evaluator, table, ...rest } = options;
  const refusal = playersRefusal(algorithm, facts);
  if (refusal) throw new SearchError(refusal.id, refusal.values, refusal.message);
  const { evaluate, native, identity, unjudged = false } = payoffEvaluationOf(game, state, options);
  const budget = Budget.of(options);
  const thought = new Thought(game, state, { native, enumeration: { ...enumeration, budget } });
  const { player, position } = thought;
  const motives = motivesOf(facts, options);
  const sides = { player, motives, evaluate };
  if (algorithm !== "max-n") checkSides(algorithm, sides);

  const steps = (): Iterable<Report | Pause> => {
    if (algorithm === "max-n") return deepenMaxN(position, { ...options, ...sides, facts, budget });
    const two =
      algorithm === "paranoid"
        ? new TwoSidedPosition(position, sides)
        : new BestReplyPosition(position, sides);
    const factsOfTwo = factsOfSides(facts, sides);
    return deepen(two, {
      ...rest,
      budget,
      algorithm: defaultAlgorithm(factsOfTwo),
      facts: factsOfTwo,
      ...(table !== undefined && { table: tableFrom(table) }),
      owner: [game, algorithm, identity, native, player, motives.weights?.join(), motives.teams.join(";")],
    });
  };

  /** Whether a value of the player to move determines player 0's. */
  const isPlayer0s = player === 0 || (followsFromOne(facts) && motives.weights === undefined);

  /** A value and its bound from player 0's side if that follows from the mover's, else unchanged. */
  const seen = ({ value, bound }: Row): Pick<Row, "value" | "bound"> => {
    if (player !== minimizerOf(facts) || !isPlayer0s) return { value, bound };
    const turned = bound === "upper" ? "lower" : bound === "lower" ? "upper" : bound;
    return { value: otherSide(facts, value), bound: turned };
  };

  const decision = (report: Report): Decision<Action> => {
    const approximations: Approximation[] = [];
    if (!report.solved) approximations.push({ kind: "horizon" });
    if (!report.solved && unjudged) approximations.push({ kind: "unjudged" });
    if (report.longPaths) approximations.push({ kind: "path" });
    if (thought.sampled) approximations.push({ kind: "sampled" });
    const ends = motives.weights ? undefined : facts.bounds;
    return thought.decision(report, {
      method: algorithm,
      approximations,
      side: isPlayer0s ? undefined : player,
      facts: { ...facts, bounds: ends ?? UNBOUNDED },
      row: (row: Row & Partial<MaxNRow>) => ({
        value: seen(row).value,
        certainty: certaintyOf({ ...seen(row), depth: row.depth }, approximations, ends),
        ...(row.payoffs && !followsFromOne(facts) && { payoffs: row.payoffs }),
      }),
    });
  };

  return { steps: steps(), decision };
}
