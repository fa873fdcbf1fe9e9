import { CHANCE, OVER, type Position } from "@tyche/engine";
import { grown } from "@tyche/games";
import {
  type BackgammonPlayer,
  type BackgammonState,
  type Dice,
  opponentOf,
  type Play,
  ROLLS,
  seenBy,
  type Variant,
  winKind,
} from "./board.js";
import { type BoardRecords, PHASE_HIGH, PHASE_LOW, PHASES, RECORD } from "./board-records.js";
import { MAX_RESULTS, MoveGenerator } from "./moves.js";

/** Payoffs of a win by kind (index 1 single, 2 gammon, 3 backgammon). */
export type Stakes = readonly [0, number, number, number];

// The phase of a frame: a roll as two digits (31 for 3-1, larger die first), or one of these.
const TO_ROLL = 0;
const FINISHED = 1;
/** Before a roll that is itself the only action, in a state without dice. */
const ASKED_TO_ROLL = 2;

/** The most pips by which a turn can change the difference: four steps, each worth at most 25 including a hit. */
const MOST_PIPS = 100;

/** The rolls as two digits, and their probabilities, for `outcomes` to copy. */
const ROLL_CODES = Int32Array.from(ROLLS, ({ dice: [high, low] }) => 10 * high + low);
const ROLL_PROBABILITIES = Float64Array.from(ROLLS, ({ probability }) => probability);

// One frame for each play on the path: five words, padded to eight.
const FRAME = 8;
const BOARD = 0;
const PLAYER = 1;
const PHASE = 2;
/** Word offset of this frame's first result, and the number of results; -1 if not generated yet. */
const RESULTS = 3;
const COUNT = 4;

/**
 * The native position: boards are records of the move generator. All results of a turn are stored side by side, and
 * playing move k selects the k-th. Move k is the k-th of `actions(state)`; an outcome is the roll as two digits.
 */
export class BackgammonPosition implements Position {
  readonly width = MAX_RESULTS;
  /** The board's record, the player and the phase. */
  readonly wordsOfPlace = RECORD + 2;
  readonly movesInOrder = true;
  /** A search stops right after a turn, before the opponent's roll. */
  readonly afterstate = true;

  private readonly checkers: number;
  private readonly stakes: Stakes;
  private readonly generator: MoveGenerator;
  private frames = new Int32Array(64 * FRAME);
  /** Offset of the current frame. */
  private frame = 0;

  constructor(state: BackgammonState, variant: Variant, stakes: Stakes) {
    this.checkers = variant.checkers;
    this.stakes = stakes;
    this.generator = new MoveGenerator();
    const board = MoveGenerator.FIRST;
    this.generator.load(board, state.points, variant.checkers);
    const { dice } = state;
    const finished =
      this.generator.off(board, 0) === this.checkers || this.generator.off(board, 1) === this.checkers;
    const phase = finished ? FINISHED : dice ? 10 * dice[0] + dice[1] : ASKED_TO_ROLL;
    this.frames.set([board, state.player, phase, board + RECORD, -1]);
  }

  /**
   * Resets to another board with nothing to undo: faster than a new position.
   *
   * @param points from player 0's view
   * @param dice absent before the roll
   */
  stand(points: readonly number[], player: BackgammonPlayer, dice?: Dice): void {
    const board = MoveGenerator.FIRST;
    this.generator.load(board, points, this.checkers);
    this.frame = 0;
    this.frames.set([board, player, dice ? 10 * dice[0] + dice[1] : TO_ROLL, board + RECORD, -1]);
  }

  turn(): number {
    const phase = this.frames[this.frame + PHASE]!;
    if (phase === TO_ROLL) return CHANCE;
    return phase === FINISHED ? OVER : this.frames[this.frame + PLAYER]!;
  }

  moves(into: Int32Array, from: number): number {
    const count = this.results();
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    for (let i = 0; i < ROLL_CODES.length; i++) {
      into[from + i] = ROLL_CODES[i]!;
      probabilities[from + i] = ROLL_PROBABILITIES[i]!;
    }
    return ROLL_CODES.length;
  }

  play(move: number): void {
    const at = this.frame;
    const phase = this.frames[at + PHASE]!;
    const next = at + FRAME;
    if (next === this.frames.length) this.frames = grown(this.frames, 2 * next);
    const { frames } = this;
    this.frame = next;
    frames[next + COUNT] = -1;
    const player = frames[at + PLAYER]!;
    if (phase === TO_ROLL || phase === ASKED_TO_ROLL) {
      frames[next + BOARD] = frames[at + BOARD]!;
      frames[next + PLAYER] = player;
      frames[next + PHASE] = phase === TO_ROLL ? move : TO_ROLL;
      frames[next + RESULTS] = frames[at + RESULTS]!;
      return;
    }
    let count = frames[at + COUNT]!;
    if (count < 0) count = this.generate(at);
    const results = frames[at + RESULTS]!;
    const board = results + move * RECORD;
    frames[next + BOARD] = board;
    frames[next + PLAYER] = 1 - player;
    frames[next + PHASE] =
      this.generator.off(board, player as BackgammonPlayer) === this.checkers ? FINISHED : TO_ROLL;
    frames[next + RESULTS] = results + count * RECORD;
  }

  undo(): void {
    if (this.frame === 0) throw new RangeError("There is no move to undo.");
    this.frame -= FRAME;
  }

  save(into: Int32Array, at: number): void {
    const { frames, frame } = this;
    const { words } = this.generator;
    const board = frames[frame + BOARD]!;
    for (let i = 0; i < RECORD; i++) into[at + i] = words[board + i]!;
    into[at + RECORD] = frames[frame + PLAYER]!;
    into[at + RECORD + 1] = frames[frame + PHASE]!;
  }

  leap(from: Int32Array, at: number): void {
    const { generator, frame } = this;
    const next = frame + FRAME;
    if (next === this.frames.length) this.frames = grown(this.frames, 2 * next);
    const { frames } = this;
    // After everything generated by the earlier frames.
    const board = frames[frame + RESULTS]! + Math.max(0, frames[frame + COUNT]!) * RECORD;
    generator.reserve(board, 1);
    const { words } = generator;
    for (let i = 0; i < RECORD; i++) words[board + i] = from[at + i]!;
    frames[next + BOARD] = board;
    frames[next + PLAYER] = from[at + RECORD]!;
    frames[next + PHASE] = from[at + RECORD + 1]!;
    frames[next + RESULTS] = board + RECORD;
    frames[next + COUNT] = -1;
    this.frame = next;
  }

  payoff(player: number): number {
    const { generator } = this;
    const board = this.frames[this.frame + BOARD]!;
    const winner: BackgammonPlayer = generator.off(board, 0) === this.checkers ? 0 : 1;
    const loser = opponentOf(winner);
    const kind =
      generator.off(board, loser) > 0 ? 1 : winKind(seenBy(generator.points(board), loser), this.checkers);
    const stake = this.stakes[kind];
    return player === winner ? stake : -stake;
  }

  hashLow(): number {
    const { frames, frame } = this;
    const phase = frames[frame + PLAYER]! * PHASES + frames[frame + PHASE]!;
    return (this.generator.hashLow(frames[frame + BOARD]!) + PHASE_LOW[phase]!) | 0;
  }

  hashHigh(): number {
    const { frames, frame } = this;
    const phase = frames[frame + PLAYER]! * PHASES + frames[frame + PHASE]!;
    return (this.generator.hashHigh(frames[frame + BOARD]!) + PHASE_HIGH[phase]!) | 0;
  }

  copy(): BackgammonPosition {
    const { frames, frame } = this;
    const end = frames[frame + RESULTS]! + Math.max(0, frames[frame + COUNT]!) * RECORD;
    const twin: BackgammonPosition = Object.create(BackgammonPosition.prototype);
    return Object.assign(twin, this, { generator: this.generator.duplicate(end), frames: frames.slice() });
  }

  /** The value of the evaluator `pips` (see `evaluators.ts`), updated incrementally by the move generator. */
  evaluate(): number {
    return this.generator.pips(this.frames[this.frame + BOARD]!) / 1000;
  }

  evaluateAfter(move: number): number {
    const { frames, frame, generator } = this;
    if (frames[frame + PHASE] === ASKED_TO_ROLL) return Number.NaN;
    this.results();
    const board = frames[frame + RESULTS]! + move * RECORD;
    const isWon = generator.off(board, frames[frame + PLAYER] as BackgammonPlayer) === this.checkers;
    return isWon ? Number.NaN : generator.pips(board) / 1000;
  }

  /**
   * Bounds on the value within a search depth. This turn changes the pip difference by at most what the dice and hits
   * in reach are worth, each later turn by at most 100: a step of a die d is worth d pips and a hit with it 25 - d. A
   * player who can bear off the last checker in time may win any payoff.
   */
  range(depth: number, into: Float64Array): void {
    const { frames, frame, generator, checkers } = this;
    const board = frames[frame + BOARD]!;
    const player = this.onRoll;
    const roll = frames[frame + PHASE]!;
    const turns = (depth + 1) >> 1;
    const high = (roll * 205) >> 11;
    const now =
      roll === ASKED_TO_ROLL ? MOST_PIPS : generator.mostGain(board, player, high, roll - 10 * high);
    const gains = now + (turns - 1) * MOST_PIPS;
    const losses = (depth - turns) * MOST_PIPS;
    const pips = generator.pips(board);
    into[0] = (pips - (player === 0 ? losses : gains)) / 1000;
    into[1] = (pips + (player === 0 ? gains : losses)) / 1000;
    const [own, other] = player === 0 ? [1, 0] : [0, 1];
    const most = this.stakes[3];
    if (this.canEnd(board, player, turns, checkers)) into[own] = player === 0 ? most : -most;
    if (this.canEnd(board, opponentOf(player), depth - turns, checkers))
      into[other] = player === 0 ? -most : most;
  }

  /** Whether a player can bear off all checkers within a number of turns. */
  private canEnd(board: number, player: BackgammonPlayer, turns: number, checkers: number): boolean {
    const { generator } = this;
    if (checkers - generator.off(board, player) > 4 * turns) return false;
    return generator.pipsOf(board, player) <= 24 * turns;
  }

  /**
   * Move-ordering estimate: higher for plays that lead the race, as hits do, lower for each exposed blot, as if it were
   * hit one time in three.
   */
  promise(move: number): number {
    if (this.results() === 1) return 0;
    const { frames, frame, generator } = this;
    return generator.promise(
      frames[frame + RESULTS]! + move * RECORD,
      frames[frame + PLAYER] as BackgammonPlayer,
    );
  }

  /**
   * The buffer of boards, in which `record` is the word offset of the current one and `onRoll` its player on roll, with
   * or without dice.
   */
  get records(): BoardRecords {
    return this.generator;
  }

  get record(): number {
    return this.frames[this.frame + BOARD]!;
  }

  get onRoll(): BackgammonPlayer {
    return this.frames[this.frame + PLAYER] as BackgammonPlayer;
  }

  /** Word offset in `records` of the first result of a turn, the others following it; -1 before the roll. */
  firstResult(): number {
    if (this.frames[this.frame + PHASE] === ASKED_TO_ROLL) return -1;
    this.results();
    return this.frames[this.frame + RESULTS]!;
  }

  /** The checker moves of a move, if there are dice. */
  playOf(move: number): Play {
    const roll = this.frames[this.frame + PHASE]!;
    const high = Math.floor(roll / 10);
    return this.generator.playOf(this.firstResult() + move * RECORD, [high, roll - 10 * high]);
  }

  /** The 26 numbers after a move, from player 0's view. */
  pointsAfter(move: number): number[] {
    return this.generator.points(this.firstResult() + move * RECORD);
  }

  /** Whether a player has borne off every checker. */
  isWon(player: BackgammonPlayer): boolean {
    return this.generator.off(this.frames[this.frame + BOARD]!, player) === this.checkers;
  }

  /** The number of moves, which is the number of results of a turn. */
  resultCount(): number {
    return this.results();
  }

  /** The 26 numbers of the board, from player 0's view. */
  points(): number[] {
    return this.generator.points(this.frames[this.frame + BOARD]!);
  }

  private results(): number {
    if (this.frames[this.frame + PHASE] === ASKED_TO_ROLL) return 1;
    const count = this.frames[this.frame + COUNT]!;
    return count < 0 ? this.generate(this.frame) : count;
  }

  private generate(at: number): number {
    const { frames, generator } = this;
    const roll = frames[at + PHASE]!;
    const high = (roll * 205) >> 11; // roll / 10 without a division
    const into = frames[at + RESULTS]!;
    const count = generator.generate(
      frames[at + BOARD]!,
      frames[at + PLAYER] as BackgammonPlayer,
      high,
      roll - 10 * high,
      into,
    );
    frames[at + COUNT] = count;
    return count;
  }
}
