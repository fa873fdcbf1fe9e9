import { Budget, STOP } from "../contract/budget.js";
import type { Decision, RankedAction } from "../contract/decision.js";
import type { Game, MethodOptions } from "../contract/game.js";
import { defined } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { followsFromOne, minimizerOf, otherSide } from "../contract/sides.js";
import { decisionFrom, type FoundAction } from "../decision/decision-from.js";
import { Thought } from "../decision/thought.js";
import { canonicalText } from "../position/canonical-text.js";
import { movesAt } from "../position/lists.js";
import { ROUNDING } from "../search/settings.js";
import { Forcing, type Goal } from "./forcing.js";

/** Whether the value of a row is more than a bound. */
function isFound({ bound }: RankedAction<unknown>): boolean {
  return bound !== "lower" && bound !== "upper";
}

/** Limits, and the options of the searched position. */
export type ProofOptions = Pick<
  MethodOptions<never>,
  "time" | "nodes" | "depth" | "signal" | "budget" | "native" | "enumeration" | "rank" | "outcomes"
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
const PATIENT_MS = 100;

/**
 * Proves wins and losses in the decisions of one search, for each row that may have the best or the worst possible
 * value, and in how many actions. Rows are then ranked: wins first, the soonest first, and losses last, the latest
 * first. Its limits do not depend on how the search was divided, so neither do its results.
 * @param budget of the call
 */
export function proofOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: ProofOptions,
  budget: Budget,
): {
  /** Adds what is proved of its rows to a decision; unless `isLast`, only what might end the search is proved. */
  readonly refined: (decision: Decision<Action>, isLast: boolean) => Decision<Action>;
  /** Whether nothing more is to be found: a best action is proved, and the others' values were not requested. */
  readonly ends: (decision: Decision<Action>) => boolean;
} {
  const { facts } = game;
  const player = game.turn(state);
  const awaitsRoll = game.awaitsRoll?.(state) ?? false;
  const [low, high] = facts.bounds;
  const isTurned = followsFromOne(facts) && player === minimizerOf(facts);
  /** The values of a win and a loss of the player to move, as in rows. */
  const won = isTurned ? low : high;
  const lost = isTurned ? high : low;
  const rounding = Number.isFinite(high - low) ? ROUNDING * (high - low) : 0;
  const moves = new Map<string, number>();
  const proved = new Map<string, Proved>();
  /** By action, the most actions within which it is known to force neither. */
  const failures = { win: new Map<string, number>(), loss: new Map<string, number>() };
  const searches: Partial<Record<Proved["result"], Forcing>> = {};
  const { time = Number.POSITIVE_INFINITY } = options;
  /** When the proof ends, in milliseconds after the entry of the call. */
  const most = time + Math.min(MOST_EXTRA_MS, SHARE_OF_TIME * time);
  let known: Thought<State, Action> | undefined;
  let allowed = 0;
  let isPatient = false;

  function refined(decision: Decision<Action>, isLast: boolean): Decision<Action> {
    const { actions, depth } = decision;
    if (facts.hidden || actions.some(({ plies }) => plies !== undefined)) return decision;
    const wins = actions.filter((row) => mayWin(decision, row));
    const losses = actions.filter((row) => mayLose(decision, row));
    const decides = mayWin(decision, actions[0]!) || losses.length === actions.length;
    if (isLast || decides) {
      const seen = Math.max(depth, ...actions.map((row) => row.depth)) + (awaitsRoll ? 1 : 0);
      const most = seen === 0 && decision.solved ? MOST_ACTIONS : seen;
      // If the nodes run out, rows whose value is more than a bound get another one: rows that were cut off are
      // many, and mostly neither win nor lose.
      for (const isOpen of [() => true, isFound]) {
        allowed = spent() + nodesFor(most);
        try {
          prove("win", wins.filter(isOpen), most, isLast);
          prove("loss", losses.filter(isOpen), most, isLast);
          break;
        } catch (error) {
          if (error !== STOP) throw error;
        }
      }
    }
    return proved.size === 0 || road().sampled ? decision : ranked(decision);
  }

  function ends({ actions, solved }: Decision<Action>): boolean {
    const { rank, outcomes } = options;
    const isProved = (row: RankedAction<Action>): boolean => proved.has(canonicalText(row.action));
    if (!solved || outcomes) return false;
    return actions.every(isProved) || (rank !== "all" && isProved(actions[0]!));
  }

  function mayWin(decision: Decision<Action>, row: RankedAction<Action>): boolean {
    const value = own(decision, row);
    return value !== undefined && Math.abs(value - won) <= rounding;
  }

  function mayLose(decision: Decision<Action>, row: RankedAction<Action>): boolean {
    if (!followsFromOne(facts)) return false;
    const value = own(decision, row);
    const saysNothing = row.bound === (lost < won ? "lower" : "upper");
    return value !== undefined && Math.abs(value - lost) <= rounding && !saysNothing;
  }

  /** The value of a row for the player to move; player 0's, if one number determines all. */
  function own({ side }: Decision<Action>, { value, payoffs }: RankedAction<Action>): number | undefined {
    if (followsFromOne(facts)) return payoffs?.[0] ?? (value === undefined ? undefined : turned(value, side));
    return payoffs?.[player] ?? ((side ?? 0) === player ? value : undefined);
  }

  /** A value of player 0 from the side of a decision, and back. */
  function turned(value: number, side: number | undefined): number {
    return side !== undefined && side === minimizerOf(facts) ? otherSide(facts, value) : value;
  }

  function nodesFor(depth: number): number {
    const { nodes = Number.POSITIVE_INFINITY } = options;
    const isNative = game.position !== undefined && options.native !== false;
    const usual = Math.min(MOST_NODES, NODES_AT_ONCE * GROWTH ** Math.min(depth, 20));
    const share = isNative ? usual : SHARE_OF_RULES * usual;
    return Math.min(share, Math.max(LEAST_NODES, SHARE_OF_NODES * nodes));
  }

  /**
   * Proves as many rows as possible, with one more action at a time; before the last decision, the first win ends it.
   */
  function prove(
    result: Proved["result"],
    rows: readonly RankedAction<Action>[],
    most: number,
    isLast: boolean,
  ): void {
    const failed = failures[result];
    const found = [...rows.filter(isFound), ...rows.filter((row) => !isFound(row))];
    let open = found.map(({ action }) => canonicalText(action)).filter((key) => !proved.has(key));
    if (open.length === 0) return;
    const search = searchFor(result);
    for (let plies = 1; plies <= most && open.length > 0; plies++) {
      isPatient = plies === 1;
      for (const key of open) {
        const move = moves.get(key);
        if (move === undefined || (failed.get(key) ?? 0) >= plies) continue;
        if (search.forcesAfter(move, plies)) proved.set(key, { result, plies });
        else failed.set(key, plies);
      }
      open = open.filter((key) => !proved.has(key));
      if (result === "win" && !isLast && rows.length > open.length) return;
    }
  }

  function searchFor(result: Proved["result"]): Forcing {
    searches[result] ??= new Forcing(road().position, goalOf(result), check);
    return searches[result];
  }

  function road(): Thought<State, Action> {
    if (known) return known;
    const { native, enumeration, signal } = options;
    const thought = new Thought(game, state, {
      native: native !== false,
      enumeration: { ...enumeration, budget: new Budget({ time: most - budget.ms, ...defined({ signal }) }) },
    });
    known = thought;
    for (const move of movesAt(thought.position))
      for (const action of thought.of(move)) moves.set(canonicalText(action), move);
    return thought;
  }

  function goalOf(result: Proved["result"]): Goal {
    const isWin = result === "win";
    const isAlone = facts.players === 1 || facts.cooperative;
    const wanted = isWin ? won : lost;
    const payee = followsFromOne(facts) ? 0 : player;
    return {
      isAttacker: (turn) => (isAlone ? isWin : (turn === player) === isWin),
      isReached: (position: Position) => Math.abs(position.payoff(payee) - wanted) <= rounding,
    };
  }

  function spent(): number {
    const { win, loss } = searches;
    return (win?.nodes ?? 0) + (loss?.nodes ?? 0);
  }

  /** Checks the limits; a first action is proved whatever its nodes, the first nodes searched whatever the time. */
  function check(): void {
    const nodes = spent();
    if (options.signal?.aborted) throw STOP;
    if (isPatient && nodes < PATIENCE && budget.ms < PATIENT_MS) return;
    if (!isPatient && nodes >= allowed) throw STOP;
    if (nodes % STRIDE === 0 && budget.ms >= most) throw STOP;
  }

  function ranked(decision: Decision<Action>): Decision<Action> {
    const rows = decision.actions.map((row) => ({ row, proved: proved.get(canonicalText(row.action)) }));
    const rankOf = ({ proved }: (typeof rows)[number]): number =>
      proved === undefined ? 0 : proved.result === "win" ? proved.plies - 2 ** 31 : 2 ** 31 - proved.plies;
    rows.sort((one, other) => rankOf(one) - rankOf(other));
    const [first] = rows;
    const actions = rows.map(({ row, proved }): FoundAction<Action> => {
      if (proved === undefined) return row;
      const own = followsFromOne(facts) ? undefined : row.value;
      const value = own ?? turned(proved.result === "win" ? won : lost, decision.side);
      const certainty = { kind: "proved", proof: "forced", low: value, high: value } as const;
      return { ...row, value, certainty, plies: proved.plies };
    });
    const best = first!.row.action;
    const isSame = canonicalText(best) === canonicalText(decision.actions[0]!.action);
    const found = decisionFrom(
      {
        ...decision,
        actions,
        line: first!.proved ? line(best, first!.proved) : isSame ? decision.line : [best],
      },
      facts,
      player,
    );
    return found.solved && found.stopped === "depth" ? { ...found, stopped: "solved" } : found;
  }

  function line(action: Action, { result, plies }: Proved): Action[] {
    const thought = road();
    allowed = spent() + nodesFor(plies);
    const forced = searchFor(result).line(moves.get(canonicalText(action))!, plies);
    return [action, ...thought.line(forced).slice(1)];
  }

  return { refined, ends };
}
