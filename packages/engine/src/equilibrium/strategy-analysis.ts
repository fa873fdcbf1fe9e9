import { Budget, type CallLimits, STOP } from "../contract/budget.js";
import { SearchError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { inTurns } from "../deepening/turns.js";
import * as CHECK from "../options/check-options.js";
import { canonicalText } from "../position/canonical-text.js";
import { outcomesOf, startsOf } from "../position/outcomes.js";

import { compileSteps, type History, MOST_HISTORIES } from "./compile.js";
import type { Proved } from "./found.js";
import {
  actionValues,
  bestBehaviour,
  bestReply,
  payoffOf,
  planOf,
  type SequenceGame,
} from "./sequence-game.js";
import { Solving } from "./solving.js";
import { stageGame } from "./stage-game.js";
import { hasStages, Stages } from "./stages.js";
import type { StrategySet } from "./strategy.js";
import { withDeals } from "./strategy-value.js";

/** Options of `StrategyAnalysis`. */
export interface StrategyAnalysisOptions {
  /** The maximum number of histories of the game, or of pairs of actions of the rest of it. Default 5,000,000. */
  readonly limit?: number;
  readonly enumeration?: EnumerateOptions;
}

/** What is asked of a `StrategyAnalysis`. */
export interface StrategyQuestion extends Omit<CallLimits, "nodes"> {
  /**
   * Information sets at which a player does not follow the equilibrium. Their probabilities are scaled to add up to 1;
   * sets that the game does not have are ignored.
   */
  readonly edits?: readonly Pick<StrategySet, "player" | "view" | "probabilities">[];
}

/** A decision of a player, as `StrategyAnalysis` sees it. */
export interface AnalysedSet<State, Action> extends StrategySet<Action> {
  /** A state at which the player decides with this view. */
  readonly state: State;
  /**
   * What each action gets the player against the others' strategies, with best responses afterwards; undefined if the
   * others' strategies never lead here.
   */
  readonly responses?: readonly number[];
}

/** A state that a player considers possible. */
export interface Belief<State> {
  readonly state: State;
  readonly probability: number;
}

/** What `StrategyAnalysis` finds at a state. */
export interface StrategyAnswer<State, Action> {
  /** What is proved of the equilibrium: the strategies before they were edited. */
  readonly equilibrium: Proved;
  /** Whether all of this is about the rest of the game, from the last state that all players know. */
  readonly isRest: boolean;
  /** What each player gets if all follow the strategies, edits included. */
  readonly payoffs: readonly number[];
  /** What each player gets by the best response to the others' strategies. */
  readonly responses: readonly number[];
  /** The decisions that may be due here, for all that everybody knows: what only the players know is not used. */
  readonly sets: readonly AnalysedSet<State, Action>[];
  /** The states that the player considers possible, by Bayes' rule from chance and the others' strategies. */
  readonly beliefs: readonly Belief<State>[];
  /** Whether the others' strategies lead here. If not, `beliefs` follow from chance alone. */
  readonly isExpected: boolean;
  /** Whether the equilibrium is not improved further. */
  readonly isSolved: boolean;
}

/** A game whose strategies are compared: the whole game, or what is decided at one state that all know. */
interface Part<State> {
  readonly solving: Solving;
  readonly isRest: boolean;
  /** By player and view: the histories that look so. */
  readonly histories: readonly ReadonlyMap<string, readonly History<State>[]>[];
}

/** A solution with a smaller gap, as a share of the bounds, is not improved further. */
const CLOSED = 1e-6;
/** Milliseconds between two answers. */
const BETWEEN = 250;
/** Where decisions are simultaneous: histories for each pair of actions of backward induction, at the least. */
const HISTORIES_OF_REST = 10;
/** What a strategy does more rarely counts as never: an equilibrium is found up to a small gap only. */
const NEVER = 1e-6;

/**
 * Compares strategies of a game for two or more players with hidden information: an equilibrium, in which the caller can
 * edit any decision, what best responses get against it, and what each player then believes. The game is visited at the
 * first question, and its equilibrium improved at each.
 *
 * Where decisions are simultaneous and nothing else is hidden, a game beyond the limit is solved by backward induction
 * from the state that is asked for; only decisions at that state can then be edited.
 */
export class StrategyAnalysis<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly options: StrategyAnalysisOptions;
  private readonly stages: Stages<State, Action> | undefined;
  private whole: Part<State> | SearchError | undefined;
  private rest: Part<State> | undefined;
  private visiting: Generator<undefined, void, void> | undefined;

  constructor(game: Game<State, Action>, options: StrategyAnalysisOptions = {}) {
    CHECK.checkOptions("StrategyAnalysis", options, {
      limit: CHECK.whole("nodes"),
      enumeration: CHECK.OBJECT,
    });
    this.game = game;
    this.options = withDeals(options);
    this.stages = hasStages(game) ? new Stages(game, { enumeration: this.options.enumeration }) : undefined;
  }

  /**
   * Answers for a player at a state that is not over, using only the player's view; again whenever the equilibrium has
   * been improved, until it is exact up to a millionth of the bounds, or a limit is reached.
   * @throws SearchError if the game hides nothing, a player forgets, or it is too large
   */
  at(
    state: State,
    player: number,
    question: StrategyQuestion = {},
  ): AsyncGenerator<StrategyAnswer<State, Action>, void, void> {
    return inTurns(this.steps(state, player, question));
  }

  private *steps(
    state: State,
    player: number,
    { edits = [], ...limits }: StrategyQuestion,
  ): Generator<StrategyAnswer<State, Action> | undefined, void, void> {
    const budget = Budget.of(limits);
    const view = canonicalText(this.game.view!(state, player));
    const [low, high] = this.game.facts.bounds;
    try {
      const part = yield* this.partAt(state, player, view, budget);
      const { found } = part.solving;
      const gap = CLOSED * (high - low);
      const isSolved = (): boolean => found.gap <= gap;
      const answer = () => this.answer(part, player, view, edits, isSolved());
      if (found.behaviours.length > 0) yield answer();
      let told = performance.now();
      const until = Number.POSITIVE_INFINITY;
      for (const isChecked of part.solving.improve({ gap, until, growth: 1.1 }, budget)) {
        const isTold = isChecked && (isSolved() || performance.now() - told > BETWEEN);
        if (isTold) told = performance.now();
        yield isTold ? answer() : undefined;
      }
    } catch (error) {
      if (error !== STOP) throw error;
    }
  }

  /** The whole game or, if it is too large, the rest of it from the last state that all players know. */
  private *partAt(
    state: State,
    player: number,
    view: string,
    budget: Budget,
  ): Generator<undefined, Part<State>, void> {
    const { rest } = this;
    if (rest && rest.histories[player]!.has(view)) return rest;
    while (!this.whole) {
      // A visit that an earlier question did not finish goes on.
      this.visiting ??= this.visit();
      if (this.visiting.next().done) break;
      if (budget.isDue()) yield undefined;
    }
    if (!(this.whole instanceof SearchError)) return this.whole!;
    const { game, options, stages } = this;
    if (!stages) throw this.whole;
    const from = this.lastKnown(state, player);
    const limit = stages.nodes + (options.limit ?? MOST_HISTORIES);
    yield* stages.solve(from, Number.POSITIVE_INFINITY, limit, budget);
    const histories: History<State>[] = [];
    const onDecision = (history: History<State>): unknown => histories.push(history);
    const compiled = yield* stageGame(game, from, stages, { enumeration: options.enumeration!, onDecision });
    const behaviours = stages
      .stageAt(from)!
      .mixtures.map((mixture, seat) =>
        Float64Array.of(1, ...(compiled.players[seat]!.sequences > 1 ? mixture : [])),
      );
    this.rest = this.part(compiled, histories, behaviours);
    return this.rest;
  }

  private *visit(): Generator<undefined, void, void> {
    const histories: History<State>[] = [];
    const onDecision = (history: History<State>): unknown => histories.push(history);
    const { game, options, stages } = this;
    try {
      // Backward induction takes each rest of the game once. Where even those are many, histories are far too many.
      const most = (options.limit ?? MOST_HISTORIES) / HISTORIES_OF_REST;
      if (stages)
        for (const { result } of startsOf(game, { samples: 1 }).outcomes)
          yield* stages.solve(result, Number.POSITIVE_INFINITY, most, new Budget({}));
      const compiled = yield* compileSteps(game, { ...options, onDecision });
      this.whole = this.part(compiled, histories);
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
      this.whole = error;
    }
  }

  private part(
    game: SequenceGame,
    histories: readonly History<State>[],
    behaviours?: readonly Float64Array[],
  ): Part<State> {
    const solving = new Solving(game);
    if (behaviours) solving.found.add(behaviours);
    return {
      solving,
      isRest: behaviours !== undefined,
      histories: game.players.map((_, player) => this.byView(histories, player)),
    };
  }

  private byView(histories: readonly History<State>[], player: number): Map<string, History<State>[]> {
    const found = new Map<string, History<State>[]>();
    for (const history of histories) {
      const view = canonicalText(this.game.view!(history.state, player));
      const known = found.get(view);
      if (known) known.push(history);
      else found.set(view, [history]);
    }
    return found;
  }

  /** The state that both players know, before a choice that one of them made in secret. */
  private lastKnown(state: State, player: number): State {
    const { game } = this;
    const { isSecret, alone } = game.simultaneous!;
    const other = 1 - player;
    if (!isSecret(state, player) && !isSecret(state, other)) return state;
    const first = alone!(game.view!(state, player), player);
    if (!isSecret(state, player)) return first;
    const [asked] = outcomesOf(game, first, game.actions(first)[0]!, { samples: 1 }).outcomes;
    return alone!(game.view!(asked!.result, other), other);
  }

  private answer(
    part: Part<State>,
    player: number,
    view: string,
    edits: NonNullable<StrategyQuestion["edits"]>,
    isSolved: boolean,
  ): StrategyAnswer<State, Action> {
    const { game, found } = part.solving;
    const behaviours = edited(part.solving, edits);
    const plans = behaviours.map((behaviour, seat) => planOf(game.players[seat]!, behaviour));
    return {
      equilibrium: found.values(),
      isRest: part.isRest,
      payoffs: game.players.map((_, seat) => payoffOf(game, seat, plans) + game.shift),
      responses: game.players.map((_, seat) => bestReply(game, seat, plans) + game.shift),
      sets: this.setsAt(part, player, view, behaviours, plans),
      ...beliefsOf(part.histories[player]!.get(view) ?? [], player, plans),
      isSolved,
    };
  }

  private setsAt(
    { solving: { game, sets }, histories }: Part<State>,
    player: number,
    view: string,
    behaviours: readonly Float64Array[],
    plans: readonly Float64Array[],
  ): AnalysedSet<State, Action>[] {
    const replies = new Map<number, Float64Array>();
    // The order must not show which of them is the player's own.
    const decisions = this.decisionsAt(histories, player, view).sort(
      ([one, text], [other, second]) => one - other || IN_ORDER.compare(text, second),
    );
    return decisions.map(([seat, text, state]) => {
      const { first, count, actions } = game.players[seat]!;
      const set = sets[seat]!.get(text)!;
      const [start, end] = [first[set]!, first[set]! + count[set]!];
      const reply = replies.get(seat) ?? bestBehaviour(game, seat, plans);
      replies.set(seat, reply);
      const responses = actionValues(game, seat, set, reply, plans);
      return {
        player: seat,
        view: text,
        state,
        actions: actions[set]! as readonly Action[],
        probabilities: Array.from(behaviours[seat]!.subarray(start, end)),
        ...(responses && { responses: Array.from(responses, (value) => value + game.shift) }),
      };
    });
  }

  /**
   * The decisions due at the states that a player considers possible, at those that the others consider possible there,
   * and so on; with the decisions made at the same time.
   */
  private decisionsAt(
    histories: Part<State>["histories"],
    player: number,
    view: string,
  ): (readonly [player: number, view: string, state: State])[] {
    const { game } = this;
    const found = new Map<string, readonly [number, string, State]>();
    const seen = new Set([`${player} ${view}`]);
    const waiting: (readonly [number, string])[] = [[player, view]];
    const decide = (state: State): void => {
      const turn = game.turn(state);
      if (turn === OVER) return;
      const text = canonicalText(game.view!(state, turn));
      if (!found.has(`${turn} ${text}`)) found.set(`${turn} ${text}`, [turn, text, state]);
    };
    for (let next = waiting.pop(); next; next = waiting.pop())
      for (const { state } of histories[next[0]]!.get(next[1]) ?? []) {
        decide(state);
        for (let seat = 0; seat < game.facts.players; seat++) {
          const text = canonicalText(game.view!(state, seat));
          if (seen.has(`${seat} ${text}`)) continue;
          seen.add(`${seat} ${text}`);
          waiting.push([seat, text]);
        }
      }
    if (this.stages)
      for (const [, , state] of [...found.values()]) this.decisionsBeside(state).forEach(decide);
    return [...found.values()];
  }

  /** States at which the other player makes its decision of the same time. */
  private decisionsBeside(state: State): State[] {
    const { game } = this;
    const turn = game.turn(state);
    const known = this.lastKnown(state, turn);
    const [after] = outcomesOf(game, known, game.actions(known)[0]!, { samples: 1 }).outcomes;
    const isAlone = !game.simultaneous!.isSecret(after!.result, 1 - game.turn(known));
    return isAlone ? [] : [known, after!.result];
  }
}

const IN_ORDER = new Intl.Collator("en", { numeric: true });

/** The behaviours of the equilibrium with these edits. */
function edited(
  { game, found, sets }: Solving,
  edits: NonNullable<StrategyQuestion["edits"]>,
): readonly Float64Array[] {
  const behaviours = found.behaviours.map((behaviour) => behaviour.slice());
  for (const { player, view, probabilities } of edits) {
    const set = sets[player]?.get(view);
    if (set === undefined) continue;
    const { first, count } = game.players[player]!;
    const sum = probabilities.reduce((total, share) => total + share, 0);
    for (let i = 0; i < count[set]!; i++)
      behaviours[player]![first[set]! + i] = sum > 0 ? (probabilities[i] ?? 0) / sum : 1 / count[set]!;
  }
  return behaviours;
}

/** What a player believes that sees one of these histories, if the others follow these plans. */
function beliefsOf<State>(
  histories: readonly History<State>[],
  player: number,
  plans: readonly Float64Array[],
): { readonly beliefs: Belief<State>[]; readonly isExpected: boolean } {
  const chances = histories.map(({ weight }) => weight);
  const expected = histories.map(({ own, weight }) =>
    plans.reduce((product, plan, seat) => (seat === player ? product : product * plan[own[seat]!]!), weight),
  );
  const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0);
  const isExpected = sumOf(expected) > NEVER * sumOf(chances);
  const weights = isExpected ? expected : chances;
  const total = sumOf(weights);
  return {
    beliefs: histories.map(({ state }, i) => ({ state, probability: weights[i]! / total })),
    isExpected,
  };
}
