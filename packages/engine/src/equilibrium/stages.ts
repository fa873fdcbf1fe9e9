import { hashText } from "../chance/sfc32.js";
import type { Budget } from "../contract/budget.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { endText, type Future, Merges, textOf } from "../position/merges.js";
import { outcomesOf } from "../position/outcomes.js";
import { noAction } from "../rules/first-states.js";
import { checkedPayoffs, endless, MOST_DEEP, sampledChance, tooManyHistories } from "./compile.js";
import { columnMeans, type Mixtures, matrixBounds, matrixMixtures, rowMeans } from "./matrix-game.js";
import { type CyclicStage, deniedCycles, iterateStages, openValue } from "./stage-cycles.js";

/** What is known of a state: player 0 is guaranteed `low`, and concedes no more than `high`, up to rounding. */
export interface StageValue {
  readonly low: number;
  readonly high: number;
  /** Whether estimates replace a part of the game. */
  readonly isCut: boolean;
  /** The number of states that all players know on a path, after which estimates were used if it is cut. */
  readonly rounds: number;
}

/** The choices at a state that all players know. */
export interface Stage<Action> {
  /** By player: its actions; none if it does not decide here. */
  readonly actions: readonly [readonly Action[], readonly Action[]];
  /** By player: the optimal probability of each action. */
  readonly mixtures: readonly [Float64Array, Float64Array];
  /** By player: what player 0 gets by each action against the other's mixture. */
  readonly worth: readonly [readonly number[], readonly number[]];
  readonly value: StageValue;
}

/** Where an action of each player leads: states that all players know, with their probabilities. */
type Cell<State> = readonly { readonly state: State; readonly key: string; readonly probability: number }[];

interface Choices<State, Action> {
  readonly actions: Stage<Action>["actions"];
  readonly cells: readonly Cell<State>[];
  readonly columns: number;
}

/** A state that waits for the values of those after it. */
interface Frame<State, Action> {
  readonly state: State;
  readonly key: string;
  /** How many rounds from here on are followed. */
  readonly rounds: number;
  choices?: Choices<State, Action>;
}

/** Options of backward induction. */
export interface StageOptions<State> {
  /** Each player's estimated payoff, where no more rounds are followed. */
  readonly evaluate?: ((state: State) => readonly number[]) | undefined;
  readonly enumeration?: EnumerateOptions | undefined;
  /** Called whenever pairs of actions have been tried, with their number so far. */
  readonly onPairs?: ((nodes: number) => void) | undefined;
}

/** A value below this share of the greatest entry of its matrix is 0. */
const ROUNDING = 1e-14;
/** A value is open if its bounds are farther apart than this share of the range of payoffs. */
const OPEN = 1e-4;

/** Whether players choose at the same time and all else is known to all, so that `Stages` can solve the game. */
export function hasStages({
  facts,
  simultaneous,
}: {
  readonly facts: Facts;
  readonly simultaneous?: { readonly alone?: unknown };
}): boolean {
  return simultaneous?.alone !== undefined && facts.players === 2 && facts.zeroSum;
}

/**
 * Backward induction where two players with a constant sum choose at the same time and see all else (S. Ross, "Goofspiel:
 * the game of pure strategy", 1971): the game from a state that both know is a matrix game, whose entries are the
 * values of the states after it. A value is computed once for all states with the same rest (`Simultaneous.rest`). If
 * states can come back, all of them are solved at once by value iteration.
 */
export class Stages<State, Action> {
  /** The number of pairs of actions tried. */
  nodes = 0;
  /** The information sets in which a player has been solved, those with the same rest counted once. */
  informationSets = 0;
  private readonly game: Game<State, Action>;
  private readonly options: StageOptions<State>;
  private readonly values = new Map<string, StageValue>();
  /** If states can come back: the mixtures that prove their values, by `mixturesKey`. */
  private readonly mixtures = new Map<string, Mixtures>();
  private readonly merges: Merges<State>;
  private budget: Budget | undefined;
  /** The state solved last, with its choices. */
  private last: Frame<State, Action> | undefined;

  constructor(game: Game<State, Action>, options: StageOptions<State> = {}) {
    this.game = game;
    this.options = options;
    const rule = game.simultaneous?.rest ? "simultaneous.rest" : game.key && "key";
    this.merges = new Merges(game, rule, (at, spend) => this.futureAt(at, spend));
  }

  /**
   * The value of a state that all players know, with pauses.
   * @param rounds how many rounds to follow, if there is an evaluator
   * @param limit the maximum of `nodes`
   * @throws SearchError if there are more, a game does not end, or its value depends on what endless play pays; STOP if
   * the budget ends it
   */
  *solve(
    state: State,
    rounds: number,
    limit: number,
    budget: Budget,
  ): Generator<undefined, StageValue, void> {
    let depth = 0;
    this.budget = budget;
    if (this.game.facts.cycles && rounds === Number.POSITIVE_INFINITY)
      yield* this.solveCycles(state, limit, budget);
    const stack: Frame<State, Action>[] = [{ state, key: this.keyAt(state), rounds }];
    const root = stack[0]!;
    for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
      if (budget.isDue()) yield undefined;
      if (this.valueAt(frame.key, frame.rounds)) {
        stack.pop();
        continue;
      }
      const { choices } = frame;
      const end = choices ? undefined : this.endAt(frame.state, frame.rounds);
      if (end || choices) {
        stack.pop();
        if (choices) depth--;
        this.values.set(frame.key, end ?? this.stageOf(choices!, frame.rounds).value);
        this.informationSets += choices?.actions.filter(({ length }) => length > 0).length ?? 0;
        continue;
      }
      if (++depth > MOST_DEEP) {
        const isBack = stack.some(({ key, choices: tried }) => tried && key === frame.key);
        throw isBack ? deniedCycles(this.game) : endless(this.game);
      }
      frame.choices = this.choicesAt(frame.state);
      if (this.nodes > limit) throw tooManyHistories(this.game, limit);
      this.options.onPairs?.(this.nodes);
      const after = frame.rounds - 1;
      for (const cell of frame.choices.cells)
        for (const { state: next, key } of cell) {
          this.compare(key, next);
          if (!this.valueAt(key, after)) stack.push({ state: next, key, rounds: after });
        }
    }
    this.budget = undefined;
    this.last = root;
    return this.valueAt(root.key, rounds)!;
  }

  /** Solves all states after one, if they can come back. */
  private *solveCycles(start: State, limit: number, budget: Budget): Generator<undefined, void, void> {
    const { facts } = this.game;
    const [least, most] = facts.bounds;
    if (!Number.isFinite(most - least)) throw endless(this.game);
    const found: {
      readonly key: string;
      readonly state: State;
      readonly depth: number;
      actions?: Stage<Action>["actions"];
    }[] = [];
    const numbers = new Map<string, number>();
    const numberOf = (key: string, state: State, depth: number): number => {
      this.compare(key, state);
      const known = numbers.get(key) ?? found.length;
      if (known === found.length) {
        numbers.set(key, known);
        found.push({ key, state, depth });
      }
      return known;
    };
    numberOf(this.keyAt(start), start, 0);
    const stages: CyclicStage[] = [];
    for (const each of found) {
      if (budget.isDue()) yield undefined;
      const known =
        this.valueAt(each.key, Number.POSITIVE_INFINITY) ?? this.endAt(each.state, Number.POSITIVE_INFINITY);
      if (known) {
        stages.push({ columns: 0, cells: [], low: known.low, high: known.high });
        continue;
      }
      // New states for ever, such as counted rounds.
      if (each.depth > MOST_DEEP) throw endless(this.game);
      const { actions, cells, columns } = this.choicesAt(each.state);
      if (this.nodes > limit) throw tooManyHistories(this.game, limit);
      this.options.onPairs?.(this.nodes);
      each.actions = actions;
      stages.push({
        columns,
        cells: cells.map((cell) =>
          cell.map(({ key, state, probability }) => ({
            stage: numberOf(key, state, each.depth + 1),
            probability,
          })),
        ),
        low: least,
        high: most,
      });
    }
    yield* iterateStages(stages, facts, budget);
    for (const [i, { key, actions }] of found.entries()) {
      const { low, high, mixtures } = stages[i]!;
      this.values.set(key, { low, high, isCut: false, rounds: 0 });
      if (!actions) continue;
      this.mixtures.set(mixturesKey(key, actions), mixtures!);
      this.informationSets += actions.filter(({ length }) => length > 0).length;
    }
    const { low, high } = stages[0]!;
    if (high - low > OPEN * (most - least)) throw openValue(this.game, low, high);
  }

  /** Compares some states with the same key. */
  private compare(key: string, state: State): void {
    if ((hashText(key, 0) & this.merges.mask) === 0) this.merges.see(key, state, this.budget);
  }

  /** What player 0 gets from a solved state on. */
  valueOf(state: State): number {
    const { low, high } = this.valueAt(this.keyAt(state), Number.POSITIVE_INFINITY)!;
    return (low + high) / 2;
  }

  /** The choices at a solved state; undefined if it is over or was not solved. */
  stageAt(state: State, rounds = Number.POSITIVE_INFINITY): Stage<Action> | undefined {
    if (this.game.turn(state) === OVER || !this.valueAt(this.keyAt(state), rounds)) return undefined;
    const { last } = this;
    return this.solvedStage(state, (last?.state === state && last.choices) || this.choicesAt(state), rounds);
  }

  /** The matrix game of these choices at a solved state. */
  solvedStage(
    state: State,
    choices: Choices<State, Action>,
    rounds = Number.POSITIVE_INFINITY,
  ): Stage<Action> {
    const known = this.game.facts.cycles
      ? this.mixtures.get(mixturesKey(this.keyAt(state), choices.actions))
      : undefined;
    return this.stageOf(choices, rounds, known);
  }

  /** The state in which the other player is asked after the first, in secret; undefined if only one decides. */
  afterFirst(state: State, action = this.game.actions(state)[0]): State | undefined {
    const { game } = this;
    if (action === undefined) throw noAction(game, state);
    const [first] = this.outcomes(state, action);
    return game.simultaneous!.isSecret(first!.state, 1 - game.turn(state)) ? first!.state : undefined;
  }

  /** What can be chosen at a state that is not over. */
  choicesAt(state: State): Choices<State, Action> {
    const { game } = this;
    const player = game.turn(state);
    const own = game.actions(state);
    const asked = this.afterFirst(state, own[0]);
    if (!asked) {
      this.nodes += own.length;
      const cells = own.map((action) => this.outcomes(state, action));
      return player === 0
        ? { actions: [own, []], cells, columns: 1 }
        : { actions: [[], own], cells, columns: own.length };
    }
    const replies = game.actions(asked);
    if (replies.length === 0) throw noAction(game, asked);
    this.nodes += own.length * replies.length;
    const cells = own.map((action) => {
      const [next] = this.outcomes(state, action);
      return replies.map((reply) => this.outcomes(next!.state, reply));
    });
    return player === 0
      ? { actions: [own, replies], cells: cells.flat(), columns: replies.length }
      : {
          actions: [replies, own],
          cells: replies.flatMap((_, j) => cells.map((row) => row[j]!)),
          columns: own.length,
        };
  }

  private outcomes(state: State, action: Action): Cell<State> {
    const { game, options } = this;
    const { samples, outcomes, probabilities } = outcomesOf(game, state, action, {
      budget: this.budget,
      ...options.enumeration,
      samples: 1,
    });
    if (samples > 0) throw sampledChance(game);
    return outcomes.map(({ result }, i) => ({
      state: result,
      key: this.keyAt(result),
      probability: probabilities[i]!,
    }));
  }

  /** The matrix game of these choices, solved, unless mixtures are known. */
  private stageOf(
    { actions, cells, columns }: Choices<State, Action>,
    rounds: number,
    known?: Mixtures,
  ): Stage<Action> {
    let isCut = false;
    const [lows, highs] = matrixBounds(cells, ({ key }) => {
      const next = this.valueAt(key, rounds - 1)!;
      isCut ||= next.isCut;
      return next;
    });
    const matrix = lows.map((low, i) => (low + highs[i]!) / 2);
    const { rows, columns: replies } = known ?? matrixMixtures(matrix, columns);
    const zero = ROUNDING * matrix.reduce((most, entry) => Math.max(most, Math.abs(entry)), 0);
    const rounded = (means: readonly number[]): number[] =>
      means.map((mean) => (Math.abs(mean) < zero ? 0 : mean));
    const low = Math.min(...rounded(columnMeans(lows, rows)));
    const high = Math.max(...rounded(rowMeans(highs, replies)));
    const value = { low: Math.min(low, high), high: Math.max(low, high), isCut, rounds };
    const worth = [rounded(rowMeans(matrix, replies)), rounded(columnMeans(matrix, rows))] as const;
    return { actions, mixtures: [rows, replies], worth, value };
  }

  /** The text by which states with the same rest are one. */
  keyAt(state: State): string {
    const { simultaneous } = this.game;
    return simultaneous!.rest?.(state) ?? keyOf(this.game, state);
  }

  /** What follows a state, by the keys of the states after both players' choices. */
  private futureAt(state: State, spend: (runs: number) => boolean): Future<State> | undefined {
    const { game, nodes } = this;
    const turn = game.turn(state);
    if (turn === OVER) return { text: endText(game, state), choices: [] };
    if (!spend(game.actions(state).length ** 2)) return undefined;
    const { cells } = this.choicesAt(state);
    this.nodes = nodes;
    const choices = cells.map((cell) => {
      const results = new Map(cell.map(({ key, state: at, probability }) => [`${probability} ${key}`, at]));
      return { text: [...results.keys()].sort().join("\n"), results };
    });
    return { text: textOf(turn, choices), choices };
  }

  private valueAt(key: string, rounds: number): StageValue | undefined {
    const known = this.values.get(key);
    return known && (!known.isCut || known.rounds >= rounds) ? known : undefined;
  }

  /** The value of a state at which the game is over, or its estimate where no more rounds are followed. */
  private endAt(state: State, rounds: number): StageValue | undefined {
    const { game, options } = this;
    const isOver = game.turn(state) === OVER;
    if (!isOver && (rounds > 0 || !options.evaluate)) return undefined;
    const [value] = checkedPayoffs(game, state, isOver ? game.payoff(state) : options.evaluate!(state));
    return { low: value!, high: value!, isCut: !isOver, rounds: 0 };
  }
}

/** States with the same rest may list their actions in different orders. */
function mixturesKey(key: string, actions: Stage<unknown>["actions"]): string {
  return `${key} ${canonicalText(actions)}`;
}
