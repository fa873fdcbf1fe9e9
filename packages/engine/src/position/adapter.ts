import { type EnumerateOptions, type Enumeration, enumerate } from "../chance/enumerate.js";
import { hashText, mix32 } from "../chance/sfc32.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";

export interface PositionOptions extends EnumerateOptions {
  /** False: never the game's own `position`, always the adapter. Default true. */
  readonly native?: boolean;
  /** The most actions or outcomes that a node of the adapter may have. Default 4096, or the actions of the first state. */
  readonly width?: number;
  /** How many states the adapter remembers before it starts anew. Default 200,000. */
  readonly cache?: number;
}

/** Rules that contradict the contract of `Game`; the message is one sentence. */
export class RulesError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RulesError";
  }
}

/** The position that a search walks: the game's own fast road if it has one, else the adapter. */
export function positionOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: PositionOptions = {},
): Position {
  if (options.native !== false && game.position) return game.position(state);
  return new GamePosition(game, state, options);
}

/** Canonical text of a state. */
export function keyOf<State, Action>(game: Game<State, Action>, state: State): string {
  return game.key ? game.key(state) : JSON.stringify(state);
}

/** Every state that an action can lead to, with exact probabilities (or samples, where there are too many). */
export function outcomesOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  options: EnumerateOptions = {},
): Enumeration<State> {
  return enumerate(
    (chance) => game.play(state, action, chance),
    (next) => keyOf(game, next),
    { seed: `${keyOf(game, state)} ${JSON.stringify(action)}`, ...options },
  );
}

/** Every state that a game can start from. */
export function startsOf<State, Action>(
  game: Game<State, Action>,
  options: EnumerateOptions = {},
): Enumeration<State> {
  return enumerate(
    (chance) => game.start(chance),
    (state) => keyOf(game, state),
    options,
  );
}

/** A place in the game: a state, or the chance node between an action and the states it can lead to. */
interface Place<State, Action> {
  readonly turn: number;
  /** Absent at a chance node. */
  readonly state: State | undefined;
  readonly low: number;
  readonly high: number;
  readonly actions: readonly Action[];
  /** By move. Filled on demand at a state, complete at a chance node. */
  readonly children: (Place<State, Action> | undefined)[];
  readonly probabilities: Float64Array;
}

const NO_ACTIONS: readonly never[] = [];
const NO_PROBABILITIES = new Float64Array(0);

/** Places by the key of their state, shared by all copies of a position. */
class Places<State, Action> {
  readonly game: Game<State, Action>;
  readonly options: PositionOptions;
  width: number;
  /** Samples that stand for a chance node met so far (the smallest number), 0 while all were enumerated. */
  samples = 0;
  private hasBegun = false;
  private readonly byKey = new Map<string, Place<State, Action>>();
  private readonly capacity: number;

  constructor(game: Game<State, Action>, options: PositionOptions) {
    this.game = game;
    this.options = options;
    this.width = options.width ?? 4096;
    this.capacity = options.cache ?? 200_000;
  }

  at(state: State, key = keyOf(this.game, state)): Place<State, Action> {
    const known = this.byKey.get(key);
    if (known) return known;
    const { game } = this;
    const turn = game.turn(state);
    const actions = turn === OVER ? NO_ACTIONS : game.actions(state);
    if (turn !== OVER && !(Number.isInteger(turn) && turn >= 0 && turn < game.facts.players)) {
      throw new RulesError(
        `${game.name}: turn(state) must be a player from 0 or OVER, not ${turn}, at ${key}.`,
      );
    }
    if (turn !== OVER && actions.length === 0) {
      throw new RulesError(
        `${game.name}: player ${turn} has no action although the game is not over, at ${key}.`,
      );
    }
    // Before anything has asked how wide it is.
    if (this.options.width === undefined && !this.hasBegun) this.width = Math.max(this.width, actions.length);
    this.hasBegun = true;
    this.checkWidth(actions.length, "actions", key);
    const place: Place<State, Action> = {
      turn,
      state,
      low: hashText(key, 0x2545f491),
      high: hashText(key, 0x6c078965),
      actions,
      children: new Array(actions.length).fill(undefined),
      probabilities: NO_PROBABILITIES,
    };
    this.byKey.set(key, place);
    return place;
  }

  after(place: Place<State, Action>, move: number): Place<State, Action> {
    const action = place.actions[move];
    if (action === undefined || place.state === undefined) {
      throw new RangeError(`${this.game.name}: there is no move ${move} here.`);
    }
    const { outcomes, probabilities, samples } = outcomesOf(this.game, place.state, action, this.options);
    if (samples > 0) this.samples = this.samples === 0 ? samples : Math.min(samples, this.samples);
    if (outcomes.length === 1) return this.at(outcomes[0]!.result, outcomes[0]!.key);
    const children = outcomes.map((outcome) => this.at(outcome.result, outcome.key));
    this.checkWidth(children.length, "outcomes", JSON.stringify(action));
    let low = 0x51ed270b;
    let high = 0x7b1dcdaf;
    for (let i = 0; i < children.length; i++) {
      const weight = Math.floor(probabilities[i]! * 0x1_0000_0000);
      low = mix32(Math.imul(low, 31) ^ children[i]!.low ^ weight);
      high = mix32(Math.imul(high, 37) ^ children[i]!.high ^ weight);
    }
    return { turn: CHANCE, state: undefined, low, high, actions: NO_ACTIONS, children, probabilities };
  }

  /** Forgets all places when there are too many; those on the path keep nothing but themselves. */
  trim(path: readonly Place<State, Action>[]): void {
    if (this.byKey.size <= this.capacity) return;
    this.byKey.clear();
    for (const place of path) {
      if (place.turn !== CHANCE) place.children.fill(undefined);
      else for (const child of place.children) child!.children.fill(undefined);
    }
  }

  private checkWidth(count: number, what: string, where: string): void {
    if (count <= this.width) return;
    throw new RulesError(
      `${this.game.name}: ${count} ${what} at ${where.slice(0, 80)} are more than the width ${this.width}; give a larger "width".`,
    );
  }
}

/**
 * Any `Game` as a `Position`: an action, then a chance node if the rules drew (and the results differ), then the next
 * decision. Moves are indices into `actions()`, outcomes indices into the enumeration. States are interned by key,
 * so that a rule is run once for each state and action while the cache lasts.
 */
export class GamePosition<State, Action> implements Position {
  private readonly places: Places<State, Action>;
  private readonly path: Place<State, Action>[] = [];
  private here: Place<State, Action>;

  constructor(game: Game<State, Action>, state: State, options: PositionOptions = {}) {
    this.places = new Places(game, options);
    this.here = this.places.at(state);
  }

  get width(): number {
    return this.places.width;
  }

  /** Samples that stand for some chance node met so far (the smallest number), 0 while all were enumerated. */
  get samples(): number {
    return this.places.samples;
  }

  /** The state of the game; undefined at a chance node. */
  state(): State | undefined {
    return this.here.state;
  }

  /** The actions at a decision, by move. */
  actions(): readonly Action[] {
    return this.here.actions;
  }

  turn(): number {
    return this.here.turn;
  }

  moves(into: Int32Array, from: number): number {
    const count = this.here.actions.length;
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const count = this.here.probabilities.length;
    for (let i = 0; i < count; i++) into[from + i] = i;
    probabilities.set(this.here.probabilities, from);
    return count;
  }

  play(move: number): void {
    const { here } = this;
    let next = here.children[move];
    if (next === undefined) {
      this.path.push(here);
      this.places.trim(this.path);
      this.path.pop();
      next = this.places.after(here, move);
      here.children[move] = next;
    }
    this.path.push(here);
    this.here = next;
  }

  undo(): void {
    const previous = this.path.pop();
    if (previous === undefined) throw new RangeError("There is no move to undo.");
    this.here = previous;
  }

  payoff(player: number): number {
    if (this.here.turn !== OVER) throw new RangeError("payoff is asked for before the game is over.");
    return this.places.game.payoff(this.here.state as State)[player]!;
  }

  hashLow(): number {
    return this.here.low;
  }

  hashHigh(): number {
    return this.here.high;
  }

  copy(): GamePosition<State, Action> {
    const twin: GamePosition<State, Action> = Object.create(GamePosition.prototype);
    Object.assign(twin, { places: this.places, path: [...this.path], here: this.here });
    return twin;
  }
}
