import type { Decision, RankedAction } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { Thought } from "../decision/thought.js";
import { canonicalText } from "../position/canonical-text.js";
import { movesAt } from "../position/lists.js";
import { ROUNDING, STOP } from "../search/settings.js";
import { Forcing, type Goal } from "./forcing.js";

/** Whether the value of a row is more than a bound. */
function isFound({ bound }: RankedAction<unknown>): boolean {
  return bound !== "lower" && bound !== "upper";
}

/** Limits, and the options of the searched position. */
export type ProofOptions = Pick<
  MethodOptions<never>,
  "time" | "nodes" | "depth" | "signal" | "native" | "enumeration" | "rank" | "outcomes"
>;

/** What is proved of an action: the best or the worst possible payoff, and the number of actions that forces it. */
interface Proved {
  readonly result: "win" | "loss";
  readonly plies: number;
}

/**
 * Node limit of a proof: grows with the depth up to `MOST_NODES`; rules without a native position, which are slower,
 * get a share.
 */
const NODES_AT_ONCE = 1000;
const GROWTH = 3;
const MOST_NODES = 100_000;
const SHARE_OF_RULES = 0.25;
/** For a game that was solved without depth. */
const MOST_ACTIONS = 1000;
/** Share of the caller's node limit, and the minimum nodes of a proof. */
const SHARE_OF_NODES = 0.25;
const LEAST_NODES = 200;
/** Extra time of a proof after the search: a share of the time limit, up to a maximum in milliseconds. */
const SHARE_OF_TIME = 0.05;
const MOST_EXTRA_MS = 20;
/** Nodes between two checks of the clock, and nodes of a first action that are always allowed. */
const STRIDE = 64;
const PATIENCE = 500;

/**
 * Proves wins and losses in the decisions of one search, for each row that may have the best or the worst possible
 * value, and in how many actions. Rows are then ranked: wins first, the soonest first, and losses last, the latest
 * first. Its limits do not depend on how the search was divided, so neither do its results.
 */
export class Proof<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly state: State;
  private readonly options: ProofOptions;
  private readonly player: number;
  /** The values of the best and the worst result for the player to move, as in rows. */
  private readonly best: number;
  private readonly worst: number;
  private readonly rounding: number;
  private readonly start: number;
  private thought: Thought<State, Action> | undefined;
  private readonly moves = new Map<string, number>();
  private readonly proved = new Map<string, Proved>();
  /** By action, the most actions within which it is known to force neither. */
  private readonly failed = { win: new Map<string, number>(), loss: new Map<string, number>() };
  private readonly searches: Partial<Record<Proved["result"], Forcing>> = {};
  private budget = 0;
  private isPatient = false;

  /** @param start when the search began */
  constructor(
    game: Game<State, Action>,
    state: State,
    options: ProofOptions,
    start: number = performance.now(),
  ) {
    const { facts } = game;
    this.start = start;
    this.game = game;
    this.state = state;
    this.options = options;
    this.player = game.turn(state);
    const [low, high] = facts.bounds;
    const isTurned = followsFromOne(facts) && this.player === minimizerOf(facts);
    this.best = isTurned ? low : high;
    this.worst = isTurned ? high : low;
    this.rounding = Number.isFinite(high - low) ? ROUNDING * (high - low) : 0;
  }

  /** Adds what is proved of its rows to a decision; unless `isLast`, only what might end the search is proved. */
  refined(decision: Decision<Action>, isLast: boolean): Decision<Action> {
    const { actions, depth } = decision;
    if (this.game.facts.hidden || actions.some(({ plies }) => plies !== undefined)) return decision;
    const wins = actions.filter((row) => this.mayWin(decision, row));
    const losses = actions.filter((row) => this.mayLose(decision, row));
    const decides = this.mayWin(decision, actions[0]!) || losses.length === actions.length;
    if (isLast || decides) {
      const seen = Math.max(depth, ...actions.map((row) => row.depth)) + (this.awaitsRoll ? 1 : 0);
      const most = seen === 0 && decision.solved ? MOST_ACTIONS : seen;
      // If the budget runs out, rows whose value is more than a bound get another one: rows that were cut off are
      // many, and mostly neither win nor lose.
      for (const isOpen of [() => true, isFound]) {
        this.budget = this.spent + this.nodesFor(most);
        try {
          this.prove("win", wins.filter(isOpen), most, isLast);
          this.prove("loss", losses.filter(isOpen), most, isLast);
          break;
        } catch (error) {
          if (error !== STOP) throw error;
        }
      }
    }
    return this.proved.size === 0 || this.thought!.sampled ? decision : this.ranked(decision);
  }

  /** Whether nothing more is to be found: a best action is proved, and the others' values were not requested. */
  ends({ actions, solved }: Decision<Action>): boolean {
    const { rank, outcomes } = this.options;
    const isProved = (row: RankedAction<Action>): boolean => this.proved.has(canonicalText(row.action));
    if (!solved || outcomes) return false;
    return actions.every(isProved) || (rank !== "all" && isProved(actions[0]!));
  }

  private get awaitsRoll(): boolean {
    return this.game.awaitsRoll?.(this.state) ?? false;
  }

  private mayWin(decision: Decision<Action>, row: RankedAction<Action>): boolean {
    const value = this.own(decision, row);
    return value !== undefined && Math.abs(value - this.best) <= this.rounding;
  }

  private mayLose(decision: Decision<Action>, row: RankedAction<Action>): boolean {
    if (!followsFromOne(this.game.facts)) return false;
    const value = this.own(decision, row);
    const saysNothing = row.bound === (this.worst < this.best ? "lower" : "upper");
    return value !== undefined && Math.abs(value - this.worst) <= this.rounding && !saysNothing;
  }

  /** The value of a row for the player to move; player 0's, if one number determines all. */
  private own({ side }: Decision<Action>, { value, payoffs }: RankedAction<Action>): number | undefined {
    const { facts } = this.game;
    if (followsFromOne(facts))
      return payoffs?.[0] ?? (value === undefined ? undefined : this.turned(value, side));
    return payoffs?.[this.player] ?? ((side ?? 0) === this.player ? value : undefined);
  }

  /** A value of player 0 from the side of a decision, and back. */
  private turned(value: number, side: number | undefined): number {
    const { facts } = this.game;
    return side !== undefined && side === minimizerOf(facts) ? otherSide(facts, value) : value;
  }

  private nodesFor(depth: number): number {
    const { nodes = Number.POSITIVE_INFINITY } = this.options;
    const isNative = this.game.position !== undefined && this.options.native !== false;
    const usual = Math.min(MOST_NODES, NODES_AT_ONCE * GROWTH ** Math.min(depth, 20));
    const share = isNative ? usual : SHARE_OF_RULES * usual;
    return Math.min(share, Math.max(LEAST_NODES, SHARE_OF_NODES * nodes));
  }

  /**
   * Proves as many rows as possible, with one more action at a time; before the last decision, the first win ends it.
   */
  private prove(
    result: Proved["result"],
    rows: readonly RankedAction<Action>[],
    most: number,
    isLast: boolean,
  ): void {
    const failed = this.failed[result];
    const found = [...rows.filter(isFound), ...rows.filter((row) => !isFound(row))];
    let open = found.map(({ action }) => canonicalText(action)).filter((key) => !this.proved.has(key));
    if (open.length === 0) return;
    const search = this.searchFor(result);
    for (let plies = 1; plies <= most && open.length > 0; plies++) {
      this.isPatient = plies === 1;
      for (const key of open) {
        const move = this.moves.get(key);
        if (move === undefined || (failed.get(key) ?? 0) >= plies) continue;
        if (search.forcesAfter(move, plies)) this.proved.set(key, { result, plies });
        else failed.set(key, plies);
      }
      open = open.filter((key) => !this.proved.has(key));
      if (result === "win" && !isLast && rows.length > open.length) return;
    }
  }

  private searchFor(result: Proved["result"]): Forcing {
    this.searches[result] ??= new Forcing(this.road().position, this.goalOf(result), () => this.check());
    return this.searches[result];
  }

  private road(): Thought<State, Action> {
    if (this.thought) return this.thought;
    const { native, enumeration } = this.options;
    const thought = new Thought(this.game, this.state, { native: native !== false, enumeration });
    this.thought = thought;
    for (const move of movesAt(thought.position))
      for (const action of thought.of(move)) this.moves.set(canonicalText(action), move);
    return thought;
  }

  private goalOf(result: Proved["result"]): Goal {
    const { player, rounding } = this;
    const { facts } = this.game;
    const isWin = result === "win";
    const isAlone = facts.players === 1 || facts.cooperative;
    const wanted = isWin ? this.best : this.worst;
    const payee = followsFromOne(facts) ? 0 : player;
    return {
      isAttacker: (turn) => (isAlone ? isWin : (turn === player) === isWin),
      isReached: (position: Position) => Math.abs(position.payoff(payee) - wanted) <= rounding,
    };
  }

  private get spent(): number {
    const { win, loss } = this.searches;
    return (win?.nodes ?? 0) + (loss?.nodes ?? 0);
  }

  /** Checks the limits; a first action is proved whatever its nodes, the first nodes searched whatever the time. */
  private check(): void {
    const { options, start, spent: nodes } = this;
    if (options.signal?.aborted) throw STOP;
    if (this.isPatient && nodes < PATIENCE) return;
    if (!this.isPatient && nodes >= this.budget) throw STOP;
    const { time } = options;
    if (time === undefined || nodes % STRIDE !== 0) return;
    const most = time + Math.min(MOST_EXTRA_MS, SHARE_OF_TIME * time);
    if (performance.now() - start >= most) throw STOP;
  }

  private ranked(decision: Decision<Action>): Decision<Action> {
    const rows = decision.actions.map((row) => ({ row, proved: this.proved.get(canonicalText(row.action)) }));
    const rankOf = ({ proved }: (typeof rows)[number]): number =>
      proved === undefined ? 0 : proved.result === "win" ? proved.plies - 2 ** 31 : 2 ** 31 - proved.plies;
    rows.sort((one, other) => rankOf(one) - rankOf(other));
    const [first] = rows;
    const solved =
      decision.solved || first!.proved?.result === "win" || rows.every(({ proved }) => proved !== undefined);
    const isNew = solved && !decision.solved;
    const actions = rows.map(({ row, proved }): RankedAction<Action> => {
      // Next to rows proved for the whole game, other rows have a horizon.
      if (proved === undefined) return isNew && row.value !== undefined ? { ...row, solved: false } : row;
      const value = this.turned(proved.result === "win" ? this.best : this.worst, decision.side);
      const follows = followsFromOne(this.game.facts);
      return {
        ...row,
        ...(follows && { value }),
        bound: "exact",
        ...(follows && row.interval && { interval: [value, value] as const }),
        plies: proved.plies,
      };
    });
    const best = actions[0]!;
    const isSame = canonicalText(best.action) === canonicalText(decision.actions[0]!.action);
    return {
      ...decision,
      actions,
      best: best.action,
      line: first!.proved ? this.line(best.action, first!.proved) : isSame ? decision.line : [best.action],
      ...(best.value !== undefined && { value: best.value }),
      ...(best.payoffs && decision.payoffs && { payoffs: best.payoffs }),
      solved,
      approximations: solved ? [] : decision.approximations,
      stopped: solved && decision.stopped === "depth" ? "solved" : decision.stopped,
    };
  }

  private line(action: Action, { result, plies }: Proved): Action[] {
    const thought = this.road();
    this.budget = this.spent + this.nodesFor(plies);
    const moves = this.searchFor(result).line(this.moves.get(canonicalText(action))!, plies);
    return [action, ...thought.line(moves).slice(1)];
  }
}
