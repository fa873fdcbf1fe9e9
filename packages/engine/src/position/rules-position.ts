import { quoted, RulesError } from "../contract/errors.js";
import type { Evaluator, StateEvaluator } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import type { Position } from "../contract/position.js";
import { keyOf } from "./canonical-text.js";

/** Options of a position of plain rules. */
export interface PositionOptions extends EnumerateOptions {
  /** False: never the game's own `position`, always the adapter. Default true. */
  readonly native?: boolean;
  /**
   * The maximum number of actions or outcomes of a node. Default 4096, or the actions of the first state if more.
   */
  readonly width?: number;
  /**
   * How many nodes the adapter caches before it starts again, so that returning to them runs no rule: for searches
   * that go down from the root again and again. Default 0.
   */
  readonly cache?: number;
}

/** An evaluator of positions of rules by their states. */
export interface RulesEvaluator extends Evaluator {
  readonly ofState: StateEvaluator<unknown>;
}

/** The data that a position of rules and its copies share. */
export interface Account {
  /** The maximum number of actions or outcomes of a node. */
  width: number;
  /** The number of samples at a sampled chance node (the smallest so far), 0 while all were enumerated. */
  samples: number;
  places: number;
}

/**
 * The shared base class of the adapter's copies, each compiled for another game: recognises the positions of all of
 * them.
 */
export abstract class RulesPosition<State, Action> implements Position {
  readonly usualWidth = 16;
  protected readonly game: Game<State, Action>;
  protected readonly options: PositionOptions;
  protected readonly account: Account;

  constructor(game: Game<State, Action>, options: PositionOptions, account?: Account) {
    this.game = game;
    this.options = options;
    this.account = account ?? { width: options.width ?? 4096, samples: 0, places: 0 };
  }

  get width(): number {
    return this.account.width;
  }

  /** The number of samples at a sampled chance node (the smallest so far), 0 while all were enumerated. */
  get samples(): number {
    return this.account.samples;
  }

  /** The state of the game; undefined at a chance node. */
  abstract state(): State | undefined;

  /** The state after an outcome of the current chance node, which is not played. */
  abstract outcomeAt(outcome: number): State;
  /** Whether a game that was going on is over at a state. @throws RulesError if nobody's turn is right */
  abstract isEnd(state: State): boolean;
  /** Player 0's payoff at such an end. */
  abstract payoffAt(state: State): number;

  abstract actions(): readonly Action[];
  abstract turn(): number;
  abstract moves(into: Int32Array, from: number): number;
  abstract outcomes(into: Int32Array, probabilities: Float64Array, from: number): number;
  abstract play(move: number): void;
  abstract undo(): void;
  abstract payoff(player: number): number;
  abstract hashLow(): number;
  abstract hashHigh(): number;
  abstract copy(): RulesPosition<State, Action>;

  protected noteSamples(samples: number): void {
    const { account } = this;
    if (samples > 0) account.samples = account.samples === 0 ? samples : Math.min(samples, account.samples);
  }

  protected checkWidth(count: number, what: "actions" | "outcomes", where: string): void {
    if (count <= this.width) return;
    const at = where.slice(0, 80);
    throw new RulesError(
      "rules-too-wide",
      { game: this.game.name, count, what, state: at, width: this.width },
      `${this.game.name}: ${count} ${what} at ${at} are more than the width ${this.width}; give a larger "width".`,
    );
  }

  protected wrongTurn(turn: number, state: State): RulesError {
    const key = keyOf(this.game, state);
    return new RulesError(
      "rules-wrong-turn",
      { game: this.game.name, turn: quoted(turn), state: key },
      `${this.game.name}: turn(state) must be a player, 0 or more, or OVER, not ${quoted(turn)}, at ${key}.`,
    );
  }

  protected noAction(turn: number, state: State): RulesError {
    const key = keyOf(this.game, state);
    return new RulesError(
      "rules-no-action",
      { game: this.game.name, player: turn, state: key },
      `${this.game.name}: player ${turn} has no action although the game is not over, at ${key}.`,
    );
  }

  protected noMove(move: number): RangeError {
    return new RangeError(`${this.game.name}: there is no move ${move} here.`);
  }
}
