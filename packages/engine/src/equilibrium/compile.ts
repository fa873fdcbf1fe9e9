import type { Enumeration } from "../chance/enumerate.js";
import { Budget, type CallLimits } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { constantSum } from "../contract/sides.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { outcomesOf, startsOf } from "../position/outcomes.js";
import { short } from "../rules/changed.js";
import { checkFacts, noAction } from "../rules/first-states.js";
import { problemOfPayoffs } from "../rules/payoffs.js";
import type { PlayerSets, SequenceGame } from "./sequence-game.js";

/** What ends the traversal of a game, and how its chance is enumerated. */
export interface CompileOptions<State = unknown> extends Omit<CallLimits, "nodes"> {
  /** A state that all players know, to begin there. Default: the start of the game. */
  readonly from?: State;
  /** The maximum number of histories. Default 5,000,000: about 20 seconds of plain rules. */
  readonly limit?: number;
  readonly enumeration?: EnumerateOptions;
  /** Receives the share of the game that was visited, with equal shares for all choices and draws. */
  readonly progress?: { done: number };
  /** Called for every history that ends in a decision. */
  readonly onDecision?: (history: History<State>) => unknown;
}

/** A history that ends in a decision: its state, the players' sequences there, and the probability of its chance. */
export interface History<State> {
  readonly state: State;
  readonly own: readonly number[];
  readonly weight: number;
}

/** The default limit on histories. */
export const MOST_HISTORIES = 5_000_000;

/** A history to visit. */
interface Visit<State> extends History<State> {
  /** The number of decisions before, and the share of the game from here on. */
  readonly depth: number;
  readonly share: number;
  /** The actions and draws, if errors are to name them. */
  readonly path: Path | undefined;
}

type Drawn<State> = Pick<Enumeration<State>, "samples" | "probabilities"> & {
  readonly outcomes: readonly { readonly result: State }[];
};

/** One result, without chance. */
export function only<State>(result: State): Drawn<State> {
  return { outcomes: [{ result }], probabilities: Float64Array.of(1), samples: 0 };
}

interface Path {
  readonly up: Path | undefined;
  readonly text: string;
}

/**
 * Visits every history of a game once, and returns its sequence form. An information set is all decisions of a player
 * with the same view.
 * @throws SearchError if the game hides nothing, is too large or sampled, or if a player forgets: if one view is reached
 * by histories in which the player saw or did different things before. The message names two of them
 * @throws STOP if a limit on time or a signal ends it
 */
export function* compileSteps<State, Action>(
  game: Game<State, Action>,
  options: CompileOptions<State> = {},
): Generator<undefined, SequenceGame, void> {
  checkFacts(game);
  if (!game.facts.hidden || !game.view)
    throw new SearchError(
      "equilibrium-nothing-hidden",
      { game: game.name },
      `${game.name} hides nothing, so no player needs to mix: solve it with solveGame, or on the command line with tyche exact.`,
    );
  const compiler = new Compiler(game, options);
  try {
    return yield* compiler.run(false);
  } catch (error) {
    if (error !== FORGETS) throw error;
    // A second traversal, which records the histories: the first one has no use for them.
    return yield* new Compiler(game, options).run(true);
  }
}

/** Thrown if a player forgets and the histories are not recorded. */
const FORGETS: unique symbol = Symbol("a player forgets");

interface Draft {
  readonly before: number[];
  readonly first: number[];
  readonly count: number[];
  readonly views: string[];
  readonly actions: (readonly unknown[])[];
  readonly setOf: Map<string, number>;
  /** By set: the first history that leads there, if histories are recorded. */
  readonly paths: (Path | undefined)[];
  sequences: number;
}

class Compiler<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly options: CompileOptions<State>;
  private readonly drafts: readonly Draft[];
  private readonly cells: Cells;
  private nodes = 0;

  constructor(game: Game<State, Action>, options: CompileOptions<State>) {
    const { players } = game.facts;
    this.game = game;
    this.options = options;
    this.drafts = Array.from({ length: players }, () => ({
      before: [],
      first: [],
      count: [],
      views: [],
      actions: [],
      setOf: new Map(),
      paths: [],
      sequences: 1,
    }));
    this.cells = new Cells(players);
  }

  *run(records: boolean): Generator<undefined, SequenceGame, void> {
    const { game, options, drafts } = this;
    const { limit = MOST_HISTORIES, progress } = options;
    const budget = Budget.of(options);
    const stack: Visit<State>[] = [];
    const push = (
      drawn: Drawn<State>,
      own: readonly number[],
      weight: number,
      depth: number,
      share: number,
      path: (result: State) => Path,
    ): void => {
      if (drawn.samples > 0) throw sampledChance(game);
      for (let i = drawn.outcomes.length - 1; i >= 0; i--) {
        const { result } = drawn.outcomes[i]!;
        stack.push({
          state: result,
          own,
          weight: weight * drawn.probabilities[i]!,
          depth,
          share: share / drawn.outcomes.length,
          path: records ? path(result) : undefined,
        });
      }
    };
    const enumeration = { budget, ...options.enumeration, samples: 1 };
    push(
      options.from === undefined ? startsOf(game, enumeration) : only(options.from),
      drafts.map(() => 0),
      1,
      0,
      1,
      (state) => ({ up: undefined, text: this.describe(state) }),
    );
    for (let visit = stack.pop(); visit; visit = stack.pop()) {
      if (++this.nodes > limit) throw tooManyHistories(game, limit);
      if (budget.isDue()) yield undefined;
      const { state, own, weight, depth, share, path } = visit;
      if (depth > MOST_DEEP) throw endless(game);
      const player = game.turn(state);
      if (player === OVER) {
        this.cells.add(own, weight, checkedPayoffs(game, state, game.payoff(state)));
        if (progress) progress.done += share;
        continue;
      }
      options.onDecision?.(visit);
      const actions = game.actions(state);
      if (actions.length === 0) throw noAction(game, state);
      const first = this.firstSequence(state, player, actions, own, path);
      for (let i = actions.length - 1; i >= 0; i--) {
        const action = actions[i]!;
        const after = own.with(player, first + i);
        const drawn = outcomesOf(game, state, action, enumeration);
        push(drawn, after, weight, depth + 1, share / actions.length, (result) => ({
          up: path,
          text: this.describeStep(state, action, drawn.outcomes.length > 1 ? result : undefined),
        }));
      }
    }
    return this.finish();
  }

  /** The first sequence of the set of this decision, added if it is new. */
  private firstSequence(
    state: State,
    player: number,
    actions: readonly Action[],
    own: readonly number[],
    path: Path | undefined,
  ): number {
    const { game } = this;
    const draft = this.drafts[player]!;
    const view = canonicalText(game.view!(state, player));
    const known = draft.setOf.get(view);
    if (known === undefined) {
      const set = draft.before.length;
      const first = draft.sequences;
      draft.setOf.set(view, set);
      draft.before.push(own[player]!);
      draft.first.push(first);
      draft.count.push(actions.length);
      draft.views.push(view);
      draft.actions.push(actions);
      if (path) draft.paths.push(path);
      draft.sequences += actions.length;
      return first;
    }
    if (!isSame(draft.actions[known]!, actions))
      throw new SearchError(
        "equilibrium-actions",
        { game: game.name, player, view: short(view) },
        `${game.name}: player ${player} has different actions at two states with the view ${short(view)}: what is legal must follow from the view.`,
      );
    if (draft.before[known] !== own[player]) {
      if (!path) throw FORGETS;
      const [one, other] = [historyOf(draft.paths[known]!), historyOf(path)];
      throw new SearchError(
        "equilibrium-recall",
        { game: game.name, player, one, other },
        `${game.name}: player ${player} forgets what it saw or did: its view is the same after ${one} as after ${other}. Add what it remembers to the view.`,
      );
    }
    return draft.first[known]!;
  }

  private finish(): SequenceGame {
    const { game, drafts, cells, nodes } = this;
    const { facts } = game;
    const shift = facts.players === 2 && facts.zeroSum ? constantSum(facts) / 2 : 0;
    return {
      name: game.name,
      facts,
      players: drafts.map(
        ({ before, first, count, views, actions, sequences }): PlayerSets => ({
          before: Int32Array.from(before),
          first: Int32Array.from(first),
          count: Int32Array.from(count),
          views,
          actions,
          sequences,
        }),
      ),
      ...cells.finish(shift),
      shift,
      nodes,
    };
  }

  private describe(state: State): string {
    const { game } = this;
    return short(game.notation?.position(state) ?? keyOf(game, state));
  }

  /** @param result the state after the action, if chance chose it */
  private describeStep(state: State, action: Action, result: State | undefined): string {
    const text = this.game.notation?.action(state, action) ?? canonicalText(action);
    return result === undefined ? text : `${text} (${this.describe(result)})`;
  }
}

/** These payoffs of a state. @throws SearchError if they cannot be */
export function checkedPayoffs(
  game: { readonly name: string; readonly facts: Facts },
  state: unknown,
  payoffs: readonly number[],
): readonly number[] {
  const problem = problemOfPayoffs(game.facts, payoffs);
  if (!problem) return payoffs;
  throw new SearchError(
    "equilibrium-payoff",
    { game: game.name, problem, state: short(state) },
    `${game.name}: ${problem.message}, at the state ${short(state)}.`,
  );
}

export function tooManyHistories({ name }: { readonly name: string }, limit: number): SearchError {
  return new SearchError(
    "equilibrium-too-large",
    { game: name, most: limit },
    `${name} has more than ${limit} histories: raise the limit, or sample it with the method mccfr.`,
  );
}

/** A longer game is taken to be endless. */
export const MOST_DEEP = 10_000;

export function endless({ name }: { readonly name: string }): SearchError {
  return new SearchError(
    "equilibrium-endless",
    { game: name, most: MOST_DEEP },
    `${name}: a game can have more than ${MOST_DEEP} decisions, or never ends: limit the number of rounds, and count them in the state.`,
  );
}

export function sampledChance({ name }: { readonly name: string }): SearchError {
  return new SearchError(
    "equilibrium-sampled",
    { game: name },
    `${name}: a chance event has more outcomes than are enumerated: draw in smaller steps, raise enumeration.limit, or sample it with the method mccfr.`,
  );
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return (
    one.length === other.length &&
    one.every((action, i) => action === other[i] || canonicalText(action) === canonicalText(other[i]))
  );
}

/** A history as text: its start, then its actions. */
function historyOf(path: Path): string {
  const parts: string[] = [];
  for (let at: Path | undefined = path; at; at = at.up) parts.push(at.text);
  return parts.reverse().join(" ");
}

/** The cells, as they are found. */
class Cells {
  private readonly known = new Map<number | string, number>();
  private readonly sequences: number[][];
  private readonly payoffs: number[][];
  private readonly weights: number[] = [];

  constructor(players: number) {
    this.sequences = Array.from({ length: players }, () => []);
    this.payoffs = Array.from({ length: players }, () => []);
  }

  add(own: readonly number[], weight: number, payoffs: readonly number[]): void {
    const { known, sequences, weights } = this;
    // Two sequences fit into one number; more are a text.
    const key = own.length === 2 ? own[0]! * 2 ** 26 + own[1]! : own.join();
    let cell = known.get(key);
    if (cell === undefined) {
      cell = weights.length;
      known.set(key, cell);
      weights.push(0);
      for (const [player, list] of sequences.entries()) {
        list.push(own[player]!);
        this.payoffs[player]!.push(0);
      }
    }
    weights[cell]! += weight;
    for (const [player, list] of this.payoffs.entries()) list[cell]! += weight * payoffs[player]!;
  }

  /** @param shift to take from every payoff */
  finish(shift: number): Pick<SequenceGame, "sequences" | "payoffs" | "weights"> {
    const weights = Float64Array.from(this.weights);
    return {
      sequences: this.sequences.map((list) => Int32Array.from(list)),
      payoffs: this.payoffs.map((list) => Float64Array.from(list, (sum, i) => sum - shift * weights[i]!)),
      weights,
    };
  }
}
