import { isTooWide, PROBED_AT } from "../chance/enumerate.js";
import { impure, Script } from "../chance/script.js";
import { hashText, mix32 } from "../chance/sfc32.js";
import type { Evaluator, StateEvaluator } from "../contract/evaluator.js";
import { type ChanceTurns, type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { haveSameKey, keyOf } from "./canonical-text.js";
import { Spread } from "./chance-outcomes.js";
import { Merger, type Paths } from "./merger.js";
import { Merges } from "./merges.js";
import { outcomesOf } from "./outcomes.js";
import { type PositionOptions, RulesPosition } from "./rules-position.js";
import { Structure } from "./structure.js";
import { type Parts, type Tools, toolsOf } from "./tools.js";

/** What is known of the result of a move. */
const UNKNOWN = 0;
const STATE = 1;
const SPREAD = 2;

/** One run of a rule in 256 is repeated with the same draws. */
const SAMPLED = 0xff;

/** Used where there is no state: at a chance node. No state of a game is this object. */
const NOWHERE: unknown = Object.freeze({});
const NO_ACTIONS: readonly never[] = [];
const NO_PATHS: Paths = [];
const NO_SPREAD = new Spread<never>();

/**
 * A node on the path: a state, or the chance node between an action and the states it can lead to. There is one per
 * ply, reused for whatever state the path goes through; only positions with a cache create new ones.
 */
class Place<State, Action> {
  turn = OVER;
  /** NOWHERE at a chance node. */
  state = NOWHERE as State;
  /** Undefined until requested; empty at the end and at a chance node. */
  actions: readonly Action[] | undefined = NO_ACTIONS;
  /** Empty except at a chance node. */
  spread: Spread<State> = NO_SPREAD as Spread<State>;
  /** By move, once there are actions: what is known of its result, the next state, or the chance node. */
  readonly kinds: number[] = [];
  readonly states: State[] = [];
  readonly spreads: Spread<State>[] = [];
  /** With a cache: the nodes that moves lead to. */
  next: (Place<State, Action> | undefined)[] = [];
  isHashed = false;
  low = 0;
  high = 0;
  /** The chance node before it, and its index among the outcomes: its hash may be known there. */
  origin: Spread<State> | undefined = undefined;
  outcome = 0;
}

/**
 * Any `Game` as a `Position`: an action, then a chance node if the rules drew (and the results differ), then the next
 * decision. Moves are indices into `actions()`, outcomes indices into the enumeration.
 *
 * A rule is run when its action is played, and only once as long as the position stays at the state or returns to it
 * from below; nothing else is stored, and nothing is allocated except by the rules. Hashes are computed when they are
 * read.
 */
export class GamePosition<State, Action> extends RulesPosition<State, Action> {
  static parts: Parts = { Script, Merger, Structure };

  private readonly tools: Tools<State>;
  private readonly merges: Merges<State>;
  private readonly players: number;
  /** Whether the game has claims, with which a search ends below its first state. */
  private readonly ends: boolean;
  private readonly keeps: boolean;
  /** By ply: the path, followed by nodes that were used before. */
  private readonly path: Place<State, Action>[];
  private ply = 0;
  private runs = 0;
  private here: Place<State, Action>;

  /** @param original the position to copy; for `copy` only */
  constructor(
    game: Game<State, Action>,
    state: State,
    options: PositionOptions = {},
    original?: GamePosition<State, Action>,
  ) {
    super(game, options, original?.account);
    this.players = game.facts.players;
    this.merges = Merges.of(game, true);
    this.ends = game.claim !== undefined;
    this.keeps = (options.cache ?? 0) > 0;
    if (original) {
      const path = original.path.slice(0, original.ply + 1);
      this.tools = original.tools;
      this.path = this.keeps ? path : path.map(cloned);
      this.ply = original.ply;
      this.here = this.path[this.ply]!;
      return;
    }
    this.tools = toolsOf(game, options, GamePosition.parts);
    this.here = new Place();
    this.path = [this.here];
    this.settle(this.here, state);
    // Set before anything reads the width.
    if (options.width === undefined && this.here.turn !== OVER)
      this.account.width = Math.max(this.width, game.actions(state).length);
    this.actions();
  }

  /**
   * Converts an evaluator of states to one of these positions. @param missing throws if there is no state, before
   * chance
   */
  static evaluating<State>(evaluate: StateEvaluator<State>, missing: () => Error): Evaluator {
    const stateAt = (at: Position): State => {
      const state = (at as GamePosition<State, unknown>).state();
      if (state === undefined) throw missing();
      return state;
    };
    const { range } = evaluate;
    const judge = Object.assign((at: Position) => evaluate(stateAt(at)), { ofState: evaluate });
    if (range === undefined) return judge;
    return Object.assign(judge, {
      range: (at: Position, depth: number, into: Float64Array) => into.set(range(stateAt(at), depth)),
    });
  }

  state(): State | undefined {
    const { state } = this.here;
    return state === NOWHERE ? undefined : state;
  }

  actions(): readonly Action[] {
    return this.here.actions ?? this.ask(this.here);
  }

  turn(): number {
    return this.here.turn;
  }

  moves(into: Int32Array, from: number): number {
    const { here } = this;
    const count = (here.actions ?? this.ask(here)).length;
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { count, probabilities: known } = this.here.spread;
    for (let i = 0; i < count; i++) {
      into[from + i] = i;
      probabilities[from + i] = known[i]!;
    }
    return count;
  }

  play(move: number): void {
    const { here } = this;
    if (!this.keeps) this.options.budget?.isDue();
    const next = this.keeps ? this.kept(here, move) : (this.path[this.ply + 1] ?? new Place());
    if (here.turn === CHANCE) {
      const { spread } = here;
      if (!(move >= 0 && move < spread.count)) throw this.noMove(move);
      const state = spread.states[move]!;
      if (state !== next.state) this.settle(next, state);
      next.origin = spread;
      next.outcome = move;
    } else {
      const actions = here.actions ?? this.ask(here);
      if (!(move >= 0 && move < actions.length)) throw this.noMove(move);
      const kind = here.kinds[move];
      if ((kind === UNKNOWN ? this.run(here, move, actions[move]!) : kind) === STATE) {
        const state = here.states[move]!;
        if (state !== next.state) this.settle(next, state);
        next.origin = undefined;
      } else {
        next.turn = CHANCE;
        next.state = NOWHERE as State;
        next.actions = NO_ACTIONS;
        next.spread = here.spreads[move]!;
      }
    }
    this.path[++this.ply] = next;
    this.here = next;
  }

  override outcomeAt(outcome: number): State {
    this.options.budget?.isDue();
    return this.here.spread.states[outcome]!;
  }

  override isEnd(state: State): boolean {
    const turn = this.game.turn(state);
    if (!((turn | 0) === turn && turn >= OVER && turn < this.players)) throw this.wrongTurn(turn, state);
    return turn === OVER || (this.ends && this.claims(state));
  }

  override payoffAt(state: State): number {
    const { game } = this;
    return game.payoff(game.claim?.(state) ?? state)[0]!;
  }

  undo(): void {
    if (this.ply === 0) throw new RangeError("There is no move to undo.");
    this.here = this.path[--this.ply]!;
  }

  payoff(player: number): number {
    const { here } = this;
    if (here.turn !== OVER) throw new RangeError("payoff is asked for before the game is over.");
    const { game } = this;
    return game.payoff(game.claim?.(here.state) ?? here.state)[player]!;
  }

  hashLow(): number {
    const { here } = this;
    if (here.turn === CHANCE) {
      if (!here.spread.isHashed) this.hashSpread(here.spread);
      return here.spread.nodeLow;
    }
    if (!here.isHashed) this.hash(here);
    return here.low;
  }

  hashHigh(): number {
    const { here } = this;
    if (here.turn === CHANCE) {
      if (!here.spread.isHashed) this.hashSpread(here.spread);
      return here.spread.nodeHigh;
    }
    if (!here.isHashed) this.hash(here);
    return here.high;
  }

  copy(): GamePosition<State, Action> {
    return new GamePosition(this.game, this.path[0]!.state, this.options, this);
  }

  private settle(place: Place<State, Action>, state: State): void {
    const turn = this.game.turn(state);
    if (!((turn | 0) === turn && turn >= OVER && turn < this.players)) throw this.wrongTurn(turn, state);
    const isOver = turn === OVER || (this.ends && place !== this.path[0] && this.claims(state));
    place.turn = isOver ? OVER : turn;
    place.state = state;
    place.actions = isOver ? NO_ACTIONS : undefined;
    place.spread = NO_SPREAD as Spread<State>;
    place.isHashed = false;
  }

  private claims(state: State): boolean {
    return this.game.claim!(state) !== undefined;
  }

  private ask(place: Place<State, Action>): readonly Action[] {
    const actions = this.game.actions(place.state);
    const count = actions.length;
    if (count === 0) throw this.noAction(place.turn, place.state);
    if (count > this.width) this.checkWidth(count, "actions", keyOf(this.game, place.state));
    const { kinds } = place;
    for (let i = 0; i < count; i++) kinds[i] = UNKNOWN;
    place.actions = actions;
    return actions;
  }

  /** Runs the rule of a move at a state, and returns the kind of its result. */
  private run(place: Place<State, Action>, move: number, action: Action): number {
    const { chanceTurns } = this.game;
    place.kinds[move] = chanceTurns
      ? this.share(place, move, action, chanceTurns)
      : this.runRule(place, move, action);
    return place.kinds[move]!;
  }

  /** The same where chance has turns of its own: outcomes of a state that waits for a draw are found once. */
  private share(
    place: Place<State, Action>,
    move: number,
    action: Action,
    { before, waits }: ChanceTurns<State, Action>,
  ): number {
    const { shared, structure } = this.tools;
    const waiting = before(place.state, action);
    if (!waits(waiting)) {
      place.states[move] = waiting;
      return STATE;
    }
    this.hashState(waiting, undefined);
    const hash = wholeHash(structure);
    const known = shared.get(hash);
    this.spreadFor(place, move);
    place.spreads[move] = known ?? new Spread();
    if (known) return SPREAD;
    const kind = this.runRule(place, move, action);
    if (kind === SPREAD) shared.keep(hash, place.spreads[move]!);
    return kind;
  }

  private runRule(place: Place<State, Action>, move: number, action: Action): number {
    const { script } = this.tools;
    script.begin();
    const state = this.game.play(place.state, action, script);
    if ((++this.runs & SAMPLED) === 0) this.runAgain(place.state, action, state);
    if (script.length > 0 || script.gaveUp) return this.draw(place, move, action, state);
    place.states[move] = state;
    return STATE;
  }

  /** Runs a rule a second time with the same draws: a result that depends on anything else would look exact. */
  private runAgain(state: State, action: Action, first: State): void {
    const { script } = this.tools;
    if (script.gaveUp) return;
    script.rewind();
    const again = this.game.play(state, action, script);
    if (!haveSameKey(this.game, again, first)) throw impure();
  }

  /** Runs a rule that draws on all paths of its draws. */
  private draw(place: Place<State, Action>, move: number, action: Action, first: State): number {
    const { script, limit, merger, tables, numerators, denominators } = this.tools;
    const { budget } = this.options;
    const spread = place.spreads[move] ?? this.spreadFor(place, move);
    const { states } = spread;
    let count = 0;
    let state = first;
    let { options } = script;
    if (options > PROBED_AT) options = 0;
    // 1. Most rules draw once. If a run draws again, the others follow below.
    while (options > 0) {
      states[count] = state;
      numerators[count] = script.numerator;
      denominators[count++] = script.denominator;
      if (count === options) break;
      budget?.isDue();
      script.take(count);
      state = this.game.play(place.state, action, script);
      if (script.options === 0) options = 0;
    }
    // 2. The paths of several draws.
    while (options === 0) {
      if (count === limit || !script.finish()) return this.drawExactly(place, move, action);
      if (
        count === PROBED_AT &&
        isTooWide((chance) => this.game.play(place.state, action, chance), limit, budget)
      )
        return this.drawExactly(place, move, action);
      states[count] = state;
      numerators[count] = script.numerator;
      denominators[count++] = script.denominator;
      if (!script.advance()) break;
      budget?.isDue();
      script.rewind();
      state = this.game.play(place.state, action, script);
    }
    const paths = merger.byStructure ? this.pathsOf(place.turn, move) : NO_PATHS;
    const left = merger.merge(states, numerators, denominators, count, paths);
    if (left < 0) return this.drawExactly(place, move, action);
    if (left === 1) {
      place.states[move] = states[0]!;
      return STATE;
    }
    spread.hasKeys = merger.hasKeys;
    if (merger.hasKeys) for (let i = 0; i < left; i++) spread.keys[i] = merger.keys[i]!;
    return this.fill(spread, left, tables.of(numerators, denominators, left), action);
  }

  /** The same with integers of any length, or samples if there are too many paths. */
  private drawExactly(place: Place<State, Action>, move: number, action: Action): number {
    const { outcomes, probabilities, samples } = outcomesOf(this.game, place.state, action, this.options);
    this.noteSamples(samples);
    if (outcomes.length === 1) {
      place.states[move] = outcomes[0]!.result;
      return STATE;
    }
    const spread = place.spreads[move] ?? this.spreadFor(place, move);
    for (const [i, { result, key }] of outcomes.entries()) {
      spread.states[i] = result;
      spread.keys[i] = key;
    }
    spread.hasKeys = this.game.key !== undefined;
    return this.fill(spread, outcomes.length, probabilities, action);
  }

  private spreadFor(place: Place<State, Action>, move: number): Spread<State> {
    while (place.spreads.length <= move) place.spreads.push(new Spread());
    return place.spreads[move]!;
  }

  private fill(spread: Spread<State>, count: number, probabilities: Float64Array, action: Action): number {
    if (count > this.width) this.checkWidth(count, "outcomes", JSON.stringify(action));
    spread.count = count;
    spread.probabilities = probabilities;
    spread.isHashed = false;
    return SPREAD;
  }

  private pathsOf(turn: number, move: number): Paths {
    const { paths } = this.tools;
    while (paths.length <= turn) paths.push([]);
    const ofTurn = paths[turn]!;
    while (ofTurn.length <= move) ofTurn.push([]);
    return ofTurn[move]!;
  }

  private kept(place: Place<State, Action>, move: number): Place<State, Action> {
    const known = place.next[move];
    if (known) return known;
    const { account } = this;
    if (++account.places > this.options.cache!) {
      for (let ply = 0; ply <= this.ply; ply++) this.path[ply]!.next = [];
      account.places = 1;
    }
    while (place.next.length <= move) place.next.push(undefined);
    const next = new Place<State, Action>();
    place.next[move] = next;
    return next;
  }

  private hash(place: Place<State, Action>): void {
    const { origin, outcome } = place;
    if (origin?.isHashed) {
      place.low = origin.low[outcome]!;
      place.high = origin.high[outcome]!;
    } else {
      this.hashState(place.state, origin?.hasKeys ? origin.keys[outcome] : undefined);
      place.low = this.tools.structure.low;
      place.high = this.tools.structure.high;
    }
    place.isHashed = true;
  }

  private hashSpread(spread: Spread<State>): void {
    const { structure } = this.tools;
    for (let i = 0; i < spread.count; i++) {
      this.hashState(spread.states[i]!, spread.hasKeys ? spread.keys[i] : undefined);
      spread.low[i] = structure.low;
      spread.high[i] = structure.high;
    }
    spread.nodeLow = this.hashOfChance(spread, 31, 0x51ed270b, spread.low);
    spread.nodeHigh = this.hashOfChance(spread, 37, 0x7b1dcdaf, spread.high);
    spread.isHashed = true;
  }

  private hashState(state: State, known: string | undefined): void {
    const { game } = this;
    const { structure } = this.tools;
    if (game.hash) structure.hash(game.hash(state));
    else if (game.key) {
      const key = known ?? game.key(state);
      structure.low = hashText(key, 0x2545f491);
      structure.high = hashText(key, 0x6c078965);
    } else structure.hash(state);
    const { merges } = this;
    if ((structure.low & merges.mask) === 0) merges.see(wholeHash(structure), state, this.options.budget);
  }

  private hashOfChance(
    { count, probabilities }: Spread<State>,
    factor: number,
    start: number,
    children: readonly number[],
  ): number {
    let hash = start;
    for (let i = 0; i < count; i++) {
      const weight = Math.floor(probabilities[i]! * 0x1_0000_0000);
      hash = mix32(Math.imul(hash, factor) ^ children[i]! ^ weight);
    }
    return hash;
  }
}

/** 53 bits of a hash as one number. */
function wholeHash({ low, high }: Structure): number {
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

/** A node of a copy, independent of the original. */
function cloned<State, Action>(place: Place<State, Action>): Place<State, Action> {
  const twin = new Place<State, Action>();
  twin.turn = place.turn;
  twin.state = place.state;
  twin.actions = place.actions;
  if (place.spread.count > 0) twin.spread = place.spread.clone();
  for (let move = 0; move < (place.actions?.length ?? 0); move++) twin.kinds[move] = UNKNOWN;
  return twin;
}
