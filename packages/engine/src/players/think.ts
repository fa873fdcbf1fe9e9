import type { EnumerateOptions } from "../chance/enumerate.js";
import type { Approximation, Bound, Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { GamePosition, positionOf } from "../position/adapter.js";
import type { Limits } from "../search/limits.js";
import { actionLine } from "../search/line.js";
import { actionsByMove } from "../search/match.js";
import { deepen, type Report } from "../search/root.js";
import type { Row } from "../search/rows.js";
import { defaultAlgorithm, type Horizon, SearchError } from "../search/settings.js";
import { Table } from "../search/table.js";
import { inTurns, lastOf } from "../search/turns.js";
import { deepenMaxN, type MaxNRow } from "./deepen.js";
import { type MotiveOptions, motivesOf } from "./motives.js";
import { followsFromOne, otherSide, type PayoffOptions, payoffJudgeOf } from "./payoffs.js";
import { BestReplyPosition, checkSides, factsOfSides, type Sides, TwoSidedPosition } from "./two-sided.js";

export const PLAYER_ALGORITHMS = ["max-n", "paranoid", "best-reply"] as const;
export type PlayerAlgorithm = (typeof PLAYER_ALGORITHMS)[number];

/** How to think in a game of any number of players. Without limits a game that cannot cycle is searched to its end. */
export interface PlayersOptions<State> extends Limits, MotiveOptions, PayoffOptions<State> {
  /** Default max-n. */
  readonly algorithm?: PlayerAlgorithm;
  readonly horizon?: Horizon;
  /** Paranoid and best-reply: a table to keep between moves, the number of its entries, or false for none. */
  readonly table?: Table | number | false;
  /** "all": the exact value of every action. "best" (default): the others only as far as they are not better. */
  readonly rank?: "best" | "all";
  readonly deepening?: boolean;
  /** False: max-n visits every node to the horizon. Default true. */
  readonly prune?: boolean;
  /** How the chance in the rules is enumerated, and when it is sampled instead. */
  readonly enumeration?: EnumerateOptions;
}

/** Why an algorithm cannot search a game with these facts, in a sentence that names the fix; undefined where it can. */
export function playersRefusal(algorithm: PlayerAlgorithm, facts: Facts): string | undefined {
  if (facts.hidden) {
    return `${algorithm} would see what is hidden from the player: take ismcts or determinized.`;
  }
  if (algorithm === "max-n") return undefined;
  if (facts.players === 1 || facts.cooperative) {
    return `${algorithm} needs players who play against each other: take max-n or expectiminimax.`;
  }
  return undefined;
}

/**
 * Searches a state of a game for any number of players and yields a decision after each depth; the last one says why
 * the search stopped. `payoffs` are what each player may expect (max-n); `value` is the utility of the player to move,
 * named in `side`, unless player 0's follows from it. It lets the event loop run between root moves.
 *
 * @throws SearchError where the options do not fit the game; the message names the fix
 */
export async function* thinkAmong<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): AsyncGenerator<Decision<Action>, void, void> {
  const thought = new Thought(game, state, options);
  for await (const report of inTurns(thought.steps())) yield thought.decision(report);
}

/** The last decision of `thinkAmong`. */
export async function decideAmong<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): Promise<Decision<Action>> {
  return lastOf(thinkAmong(game, state, options));
}

/** The same at once, for scripts and tests: blocks until the search has stopped. */
export function decideAmongSync<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PlayersOptions<State> = {},
): Decision<Action> {
  const thought = new Thought(game, state, options);
  let last: Report | undefined;
  for (const report of thought.steps()) last = report ?? last;
  return thought.decision(last!);
}

/** One state being thought about: what is searched, and how a report of it reads in the game's own words. */
class Thought<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly state: State;
  private readonly options: PlayersOptions<State>;
  private readonly algorithm: PlayerAlgorithm;
  private readonly sides: Sides;
  private readonly identity: unknown;
  private readonly native: boolean;
  private readonly position: Position;
  private readonly actions: ReadonlyMap<number, readonly Action[]>;

  constructor(game: Game<State, Action>, state: State, options: PlayersOptions<State>) {
    const { algorithm = "max-n", enumeration } = options;
    this.game = game;
    this.state = state;
    this.options = options;
    this.algorithm = algorithm;
    const refusal = playersRefusal(algorithm, game.facts);
    if (refusal !== undefined) throw new SearchError(refusal);
    const player = game.turn(state);
    if (player === OVER)
      throw new SearchError(`${game.name}: the game is over here, there is nothing to decide.`);
    const { evaluate, native, identity } = payoffJudgeOf(game, state, options);
    this.sides = { player, motives: motivesOf(game.facts, options), evaluate };
    if (algorithm !== "max-n") checkSides(algorithm, this.sides);
    this.native = native;
    this.identity = identity;
    this.position = this.positionAt(state);
    this.actions = actionsByMove(game, state, this.position, enumeration ?? {});
  }

  /** Reports as the search deepens, undefined between root moves. */
  steps(): Iterable<Report | undefined> {
    const { options, sides, position, algorithm, game } = this;
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
      table: table instanceof Table || table === false ? table : new Table(table),
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
    const { game, state, position } = this;
    const { facts } = game;
    const approximations: Approximation[] = [];
    if (!report.exact) approximations.push({ kind: "horizon" });
    if (position instanceof GamePosition && position.samples > 0) approximations.push({ kind: "sampled" });
    const ranked = report.rows.flatMap((row) =>
      (this.actions.get(row.move) ?? []).map((action): RankedAction<Action> => {
        const payoffs = (row as Partial<MaxNRow>).payoffs;
        return {
          action,
          ...this.seen(row),
          depth: row.depth,
          method: this.algorithm,
          ...(payoffs && !followsFromOne(facts) && { payoffs }),
        };
      }),
    );
    const payoffs = ranked[0]?.payoffs;
    return {
      actions: ranked,
      line: actionLine(game, state, report.line, this.actions, (at) => this.positionAt(at)),
      value: this.seen({ value: report.value, bound: "exact" }).value,
      ...(payoffs && { payoffs }),
      ...(!this.isPlayer0s() && { side: this.sides.player }),
      depth: report.depth,
      algorithm: this.algorithm,
      exact: report.exact && approximations.length === 0,
      approximations,
      nodes: report.nodes,
      tableHits: report.tableHits,
      cuts: report.cuts,
      ms: report.ms,
      stopped: report.stopped ?? "depth",
    };
  }

  /** Whether a value of the player to move says what player 0's is. */
  private isPlayer0s(): boolean {
    return (
      this.sides.player === 0 || (followsFromOne(this.game.facts) && this.sides.motives.weights === undefined)
    );
  }

  /** A value and its bound from player 0's side where that follows from the mover's, else as they are. */
  private seen({ value, bound }: Pick<Row, "value" | "bound">): { value: number; bound: Bound } {
    const { facts } = this.game;
    if (this.sides.player === 0 || facts.cooperative || !this.isPlayer0s()) return { value, bound };
    const turned = bound === "exact" ? bound : bound === "upper" ? "lower" : "upper";
    return { value: otherSide(facts, value), bound: turned };
  }

  private positionAt(state: State): Position {
    return positionOf(this.game, state, { native: this.native, ...this.options.enumeration });
  }
}
