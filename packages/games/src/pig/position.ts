import { CHANCE, OVER, type Position } from "@tyche/engine";
import { mix } from "../kit/numbers.js";
import { LOSE_ALL, LOSE_TURN, leadToChance, type PigState, type Variant } from "./state.js";

/** Moves: the indices of `PIG_ACTIONS`. Outcomes: the points gained, LOSE_TURN or LOSE_ALL. */
const ROLL = 0;
const HOLD = 1;

/**
 * Pig in one 32-bit word: scores and turn total, all below 1024, in ten bits each, then the player and whether a roll
 * is pending. The hash is a mixture of that word, so no two positions share one.
 */
export class PigPosition implements Position {
  readonly width: number;
  private readonly variant: Variant;
  private word: number;
  /** The words before each play; a game can be arbitrarily long, so the array grows. */
  private readonly path: number[] = [];

  constructor(variant: Variant, state: PigState) {
    this.variant = variant;
    this.width = variant.rolls.length;
    this.word = pack(state.scores[0], state.scores[1], state.turnTotal, state.player);
  }

  turn(): number {
    const { word } = this;
    if (word < 0) return CHANCE;
    const { target } = this.variant;
    if ((word & 1023) >= target || ((word >> 10) & 1023) >= target) return OVER;
    return word >> 30;
  }

  moves(into: Int32Array, from: number): number {
    const { word } = this;
    const turnTotal = (word >> 20) & 1023;
    let at = from;
    if (turnTotal === 0 || this.own() + turnTotal < this.variant.target) into[at++] = ROLL;
    if (turnTotal > 0) into[at++] = HOLD;
    return at - from;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { rolls, ways } = this.variant;
    // Without a score to lose, LOSE_ALL equals LOSE_TURN.
    const poor = this.own() === 0;
    let spare = 0;
    let at = from;
    for (let i = 0; i < rolls.length; i++) {
      const [gain, count] = rolls[i]!;
      if (gain === LOSE_ALL && poor) {
        spare = count;
        continue;
      }
      into[at] = gain;
      probabilities[at++] = (gain === LOSE_TURN ? count + spare : count) / ways;
    }
    return at - from;
  }

  play(move: number): void {
    const { word } = this;
    this.path.push(word);
    if (word < 0) this.rolled(move);
    else if (move === ROLL) this.word = word | 0x8000_0000;
    else this.hold();
  }

  undo(): void {
    const word = this.path.pop();
    if (word === undefined) throw new RangeError("There is no move to undo.");
    this.word = word;
  }

  payoff(player: number): number {
    const winner = (this.word & 1023) >= this.variant.target ? 0 : 1;
    return winner === player ? 1 : 0;
  }

  hashLow(): number {
    return mix(this.word);
  }

  hashHigh(): number {
    return mix(this.word ^ 0x5bd1e995);
  }

  copy(): PigPosition {
    const twin: PigPosition = new PigPosition(this.variant, { scores: [0, 0], turnTotal: 0, player: 0 });
    twin.word = this.word;
    for (const word of this.path) twin.path.push(word);
    return twin;
  }

  /** The evaluator "lead". */
  evaluate(): number {
    const { word } = this;
    const turnTotal = (word >> 20) & 1023;
    const lead = (word & 1023) - ((word >> 10) & 1023);
    return leadToChance(this.variant, lead + ((word & 0x4000_0000) === 0 ? turnTotal : -turnTotal));
  }

  /** The score of the player to move. */
  private own(): number {
    return ((this.word & 0x4000_0000) === 0 ? this.word : this.word >> 10) & 1023;
  }

  private rolled(gain: number): void {
    const word = this.word & 0x7fff_ffff;
    if (gain > 0) {
      this.word = word + (gain << 20);
      return;
    }
    const second = word >> 30;
    const lost = gain === LOSE_ALL ? (second === 0 ? 1023 : 1023 << 10) : 0;
    this.word = (word & 0xf_ffff & ~lost) | ((1 - second) << 30);
  }

  private hold(): void {
    const { word } = this;
    const second = word >> 30;
    const kept = (word & 0xf_ffff) + (((word >> 20) & 1023) << (10 * second));
    const own = (second === 0 ? kept : kept >> 10) & 1023;
    // The winner stays the player.
    this.word = kept | ((own >= this.variant.target ? second : 1 - second) << 30);
  }
}

function pack(first: number, second: number, turnTotal: number, player: number): number {
  return first | (second << 10) | (turnTotal << 20) | (player << 30);
}
