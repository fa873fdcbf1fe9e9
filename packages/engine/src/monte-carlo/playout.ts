import { outcomeAt } from "../chance/draws.js";
import type { Evaluator } from "../contract/evaluator.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { checkEvaluation, checkPayoff, middleOf } from "../search/settings.js";
import type { Generator } from "./generator.js";

/** Plies after which a playout without an end is evaluated where it stops. */
export const LONGEST_PLAYOUT = 20_000;

/** How a playout ended: at the end of the game, after the longest playout, or by the clock, which gives no sample. */
export type PlayoutEnd = "over" | "endless" | "late";

export interface PlayoutSettings {
  /** Decisions of a random playout before `evaluate` is called. */
  readonly playout: number;
  /** Player 0's payoff if a playout stops early; undefined: the position's own `evaluate`. */
  readonly evaluate: Evaluator | undefined;
  /**
   * Replaces a playout: plays to the end without the position, and writes the payoffs.
   */
  readonly finish: ((position: Position, into: Float64Array) => PlayoutEnd) | undefined;
  readonly isTimeUp?: () => boolean;
  readonly afterstate: boolean;
  readonly bounds: readonly [least: number, most: number];
}

/** Evaluates a position: by a random playout, an evaluation, or a playout followed by an evaluation. */
export class Playout {
  decisions = 0;
  chances = 0;
  /** Some playout reached no end and was evaluated where it stopped. */
  isEndless = false;
  private readonly position: Position;
  private readonly generator: Generator;
  private readonly settings: PlayoutSettings;
  private readonly moves: Int32Array;
  private readonly probabilities: Float64Array;

  constructor(position: Position, generator: Generator, settings: PlayoutSettings) {
    this.position = position;
    this.generator = generator;
    this.settings = settings;
    this.moves = new Int32Array(position.width);
    this.probabilities = new Float64Array(position.width);
  }

  /** Writes the payoffs from the current position; it is moved and restored. False if the time was over before. */
  judge(payoffs: Float64Array): boolean {
    const { position, settings } = this;
    if (settings.finish) {
      const end = settings.finish(position, payoffs);
      // States played by the rules do not count as nodes, except in playouts that may never end: the node limit must
      // stop them.
      if (end === "endless") {
        this.isEndless = true;
        this.decisions += LONGEST_PLAYOUT;
      }
      return end !== "late";
    }
    let isLate = false;
    let plies = 0;
    let left = settings.playout;
    let turn = position.turn();
    while (turn !== OVER) {
      if (turn === CHANCE) {
        if (left <= 0 && settings.afterstate) break;
        this.roll();
      } else {
        if (left <= 0) break;
        isLate = plies > 0 && settings.isTimeUp?.() === true;
        if (isLate) break;
        if (plies > LONGEST_PLAYOUT) {
          this.isEndless = true;
          break;
        }
        left--;
        this.decisions++;
        position.play(this.moves[this.generator.below(position.moves(this.moves, 0))]!);
      }
      plies++;
      turn = position.turn();
    }
    if (turn === OVER) readPayoffs(position, payoffs, settings.bounds);
    else if (payoffs.length > 1) payoffs.fill(middleOf(settings.bounds));
    else if (!isLate) {
      const value = settings.evaluate === undefined ? position.evaluate!() : settings.evaluate(position);
      checkEvaluation(value, settings.bounds[0], settings.bounds[1]);
      payoffs[0] = value;
    }
    for (let i = 0; i < plies; i++) position.undo();
    return !isLate;
  }

  private roll(): void {
    const { position, moves, probabilities } = this;
    this.chances++;
    const count = position.outcomes(moves, probabilities, 0);
    position.play(moves[outcomeAt(probabilities, count, this.generator.unit())]!);
  }
}

/** Reads the payoffs at the end of a game, as many as fit. */
export function readPayoffs(
  position: Position,
  into: Float64Array,
  [least, most]: readonly [number, number],
): void {
  for (let player = 0; player < into.length; player++) {
    into[player] = position.payoff(player);
    checkPayoff(into[player]!, least, most);
  }
}
