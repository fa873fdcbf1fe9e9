import { STOP } from "../contract/budget.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";

export interface Goal {
  /** Whether the player to move wants it; all others try to prevent it. */
  isAttacker(turn: number): boolean;
  /** Whether the end of the game at the position reaches it. */
  isReached(position: Position): boolean;
}

/** Entries of the table, four words each: both words of the hash, what is proved, and the move that proved it. */
const ENTRIES = 1 << 14;
const NO_MOVE = -1;
/** The shortest distance known to suffice; and the longest known not to, in the upper half of the word. */
const UNPROVED = 0xffff;
/** With fewer actions left, trying moves costs less than ordering them. */
const ORDERED_FROM = 3;
/** The reply count of a child that is not a decision of a defender. */
const UNKNOWN_REPLIES = 1 << 20;

/**
 * A boolean search: can one side force the goal within a number of actions, whatever the others play and chance does?
 * Nothing is evaluated, so what it proves is true of the game. Moves of the attacker that leave few replies are tried
 * first (as in proof-number search, L. V. Allis 1994).
 */
export class Forcing {
  nodes = 0;
  private readonly position: Position;
  private readonly goal: Goal;
  private readonly check: () => void;
  private table: Int32Array | undefined;
  /** By ply, moves and probabilities. */
  private readonly buffers: Int32Array[] = [];
  private weights = new Float64Array(0);

  /**
   * @param position at the root; every call leaves it there
   * @param check called at each node; throws STOP to end a call
   */
  constructor(position: Position, goal: Goal, check: () => void) {
    this.position = position;
    this.goal = goal;
    this.check = check;
  }

  /** Whether the goal is forced after a move of the root, within a number of actions that includes the move. */
  forcesAfter(move: number, actions: number): boolean {
    return this.after(move, actions - 1, 0);
  }

  /** The line after a move that forces the goal: the attacker fast, the others slow, up to the first chance node. */
  line(move: number, actions: number): number[] {
    const { position } = this;
    const line = [move];
    let played = 0;
    let left = actions - 1;
    try {
      position.play(move);
      played++;
      while (left > 0 && position.turn() >= 0) {
        const attacks = this.goal.isAttacker(position.turn());
        const moves = [...this.movesAt(0)];
        // A defender's move is slow if the rest takes all remaining actions.
        const next = moves.find((next) =>
          attacks ? this.after(next, left - 1, 1) : left < 2 || !this.after(next, left - 2, 1),
        );
        if (next === undefined) break;
        position.play(next);
        played++;
        line.push(next);
        left--;
      }
    } catch (error) {
      if (error !== STOP) throw error;
    }
    for (; played > 0; played--) position.undo();
    return line;
  }

  private after(move: number, left: number, ply: number): boolean {
    this.position.play(move);
    try {
      return this.forces(left, ply);
    } finally {
      this.position.undo();
    }
  }

  private forces(left: number, ply: number): boolean {
    const { position, goal } = this;
    const turn = position.turn();
    this.nodes++;
    this.check();
    if (turn === OVER) return goal.isReached(position);
    if (turn === CHANCE) return this.forcesByChance(left, ply);
    if (left === 0) return false;
    const at = this.find();
    const table = this.table!;
    const known = table[at + 2]!;
    const proved = known & UNPROVED;
    const failed = known >>> 16;
    if (left >= proved) return true;
    if (left <= failed) return false;
    const [low, high] = [table[at]!, table[at + 1]!];
    const attacks = goal.isAttacker(turn);
    const moves = this.orderedMoves(ply, table[at + 3]!, attacks, left);
    let decisive = NO_MOVE;
    for (const move of moves) {
      if (this.after(move, left - 1, ply + 1) !== attacks) continue;
      decisive = move;
      break;
    }
    const isForced = (decisive !== NO_MOVE) === attacks;
    // Another position may have replaced the entry during the search below.
    const isSame = table[at] === low && table[at + 1] === high;
    const before = isSame ? table[at + 2]! : UNPROVED;
    table[at] = low;
    table[at + 1] = high;
    table[at + 2] = isForced ? (before & ~UNPROVED) | left : (left << 16) | (before & UNPROVED);
    if (decisive !== NO_MOVE) table[at + 3] = decisive;
    else if (!isSame) table[at + 3] = NO_MOVE;
    return isForced;
  }

  /** At a chance node every outcome must reach the goal. */
  private forcesByChance(left: number, ply: number): boolean {
    for (const outcome of this.outcomesAt(ply)) if (!this.after(outcome, left, ply + 1)) return false;
    return true;
  }

  /** The entry of the current position; cleared if another position had it. */
  private find(): number {
    this.table ??= new Int32Array(4 * ENTRIES);
    const { position, table } = this;
    const low = position.hashLow();
    const high = position.hashHigh();
    const at = 4 * ((low ^ Math.imul(high, 0x9e3779b1)) & (ENTRIES - 1));
    if (table[at] !== low || table[at + 1] !== high || table[at + 2] === 0) {
      table[at] = low;
      table[at + 1] = high;
      table[at + 2] = UNPROVED;
      table[at + 3] = NO_MOVE;
    }
    return at;
  }

  private orderedMoves(ply: number, first: number, attacks: boolean, left: number): Int32Array | number[] {
    const moves = this.movesAt(ply);
    if (!attacks || left < ORDERED_FROM) {
      const place = moves.indexOf(first);
      if (place > 0) {
        moves.copyWithin(1, 0, place);
        moves[0] = first;
      }
      return moves;
    }
    const replies = new Map<number, number>();
    for (const move of moves) replies.set(move, move === first ? -1 : this.repliesTo(move, ply + 1));
    return [...moves].sort((a, b) => replies.get(a)! - replies.get(b)!);
  }

  private repliesTo(move: number, ply: number): number {
    const { position, goal } = this;
    this.nodes++;
    this.check();
    position.play(move);
    const turn = position.turn();
    const replies =
      turn === OVER
        ? goal.isReached(position)
          ? 0
          : UNKNOWN_REPLIES + 1
        : turn === CHANCE || goal.isAttacker(turn)
          ? UNKNOWN_REPLIES
          : this.movesAt(ply).length;
    position.undo();
    return replies;
  }

  private movesAt(ply: number): Int32Array {
    const { position } = this;
    let into = this.bufferOf(ply);
    const count = position.moves(into, 0);
    if (count > into.length) {
      into = this.buffers[ply] = new Int32Array(count);
      position.moves(into, 0);
    }
    return into.subarray(0, count);
  }

  private outcomesAt(ply: number): Int32Array {
    const { position } = this;
    let into = this.bufferOf(ply);
    if (this.weights.length < into.length) this.weights = new Float64Array(into.length);
    const count = position.outcomes(into, this.weights, 0);
    if (count > into.length) {
      into = this.buffers[ply] = new Int32Array(count);
      this.weights = new Float64Array(count);
      position.outcomes(into, this.weights, 0);
    }
    return into.subarray(0, count);
  }

  private bufferOf(ply: number): Int32Array {
    const { width, usualWidth = width } = this.position;
    this.buffers[ply] ??= new Int32Array(Math.min(width, usualWidth));
    return this.buffers[ply];
  }
}
