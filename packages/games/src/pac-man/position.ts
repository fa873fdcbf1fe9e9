import { CHANCE, OVER, type Position } from "@tyche/engine";
import { cached } from "../kit/cached.js";
import { grown, mix } from "../kit/numbers.js";
import { type Maze, packed, pacmanDirections } from "./maze/maze.js";
import { type Chase, pursuitWeights } from "./state/pursuit.js";
import { boundsOf, ghostPlayer, type PacManState, type Variant } from "./state/state.js";
import {
  CAUGHT,
  ENDED,
  FACING,
  ITEMS_HIGH,
  ITEMS_LOW,
  LEARNED,
  MOVER,
  PLACE,
  SCORES,
  TAKEN,
  TIMER,
  World,
} from "./state/world.js";
import { type Strategy, strategyOf } from "./strategy/strategy.js";

/** All parts of a Pac-Man's word except its direction, which affects nothing. */
const PACMAN = PLACE | CAUGHT;

/**
 * Native position of Pac-Man; each play saves a copy of the world for undo. A move is a direction. A chance ghost
 * with only one move moves together with the agent before it.
 */
export class PacManPosition extends World implements Position {
  readonly width = 5;
  private readonly strategy: Strategy;
  private readonly low: number;
  private readonly high: number;
  /** Indexed by cell: the moves of a Pac-Man, packed like the maze's `ghostMoves`. */
  private readonly pacmanMoves: Int32Array;
  private log: Int32Array;
  private logged = 0;

  /** @param future exclude gathered points from hashes, and never end the game for a low score */
  constructor(variant: Variant, state: PacManState, future = false) {
    super(variant, state, future);
    this.strategy = strategyOf(variant);
    [this.low, this.high] = boundsOf(variant);
    this.pacmanMoves = pacmanMovesOf(variant.maze, variant.mayStop);
    this.log = new Int32Array(64 * this.now.length);
  }

  /** Precomputes what evaluations need, which takes up to a second: call it before a time limit starts. */
  prepared(): this {
    this.strategy.prepare(this);
    return this;
  }

  turn(): number {
    const { now, agents } = this;
    if (now[agents + ENDED] === 1) return OVER;
    const mover = now[agents + MOVER]!;
    if (mover < this.pacmen) return this.variant.rivals ? mover : 0;
    return this.chance[mover]! >= 0 ? CHANCE : ghostPlayer(this.variant);
  }

  moves(into: Int32Array, from: number): number {
    const packed = this.packedMoves();
    const count = packed & 7;
    for (let i = 0, rest = packed >> 3; i < count; i++, rest >>= 3) into[from + i] = rest & 7;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const mover = this.now[this.agents + MOVER]!;
    const count = this.moves(into, from);
    if (this.chance[mover] === LEARNED) return this.learnedOutcomes(into, probabilities, from, count);
    const word = this.now[mover]!;
    const timer = word >> TIMER;
    const percent = timer > 0 ? this.chance[mover]! & 255 : this.chance[mover]! >> 8;
    const each = (100 - percent) / (100 * count);
    if (percent === 0 || count === 1) {
      for (let i = 0; i < count; i++) probabilities[from + i] = each + (count === 1 ? percent / 100 : 0);
      return count;
    }
    let best = -1;
    let good = 0;
    for (let i = 0; i < count; i++) {
      const step = this.half[into[from + i]!]! << (timer > 0 ? 0 : 1);
      const distance = this.toNearestPacman((word & PLACE) + step);
      probabilities[from + i] = distance;
      const isBetter = timer > 0 ? distance > best : distance < best;
      if (best < 0 || isBetter) {
        best = distance;
        good = 1;
      } else if (distance === best) good++;
    }
    const more = percent / (100 * good);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const probability = each + (probabilities[from + i] === best ? more : 0);
      if (probability === 0) continue;
      into[from + kept] = into[from + i]!;
      probabilities[from + kept] = probability;
      kept++;
    }
    return kept;
  }

  play(move: number): void {
    const { now, agents } = this;
    const size = now.length;
    let top = this.logged;
    if (top + size > this.log.length) this.log = grown(this.log, 2 * this.log.length);
    const { log } = this;
    for (let i = 0; i < size; i++) log[top++] = now[i]!;
    this.logged = top;
    now[agents + TAKEN] = 0;
    const mover = now[agents + MOVER]!;
    if (mover < this.pacmen) this.movePacman(mover, move);
    else this.moveGhost(mover, move);
    this.pass();
    // A ghost with only one move needs no chance node.
    while (now[agents + ENDED] === 0) {
      const next = now[agents + MOVER]!;
      if (this.chance[next]! < 0) return;
      const word = now[next]!;
      const packed = this.maze.ghostMoves[5 * (word & PLACE) + ((word >> FACING) & 7)]!;
      if ((packed & 7) !== 1) return;
      this.moveGhost(next, packed >> 3);
      this.pass();
    }
  }

  undo(): void {
    const { now, log, agents } = this;
    const taken = now[agents + TAKEN]!;
    if (taken !== 0) this.items[taken >> 2] = taken & 3;
    const size = now.length;
    let at = this.logged - size;
    this.logged = at;
    for (let i = 0; i < size; i++) now[i] = log[at++]!;
  }

  payoff(player: number): number {
    const { now, agents } = this;
    if (player < now.length - agents - SCORES) return now[agents + SCORES + player]!;
    return 0 - this.gathered();
  }

  hashLow(): number {
    return this.hash(ITEMS_LOW, 0x51ed_270b);
  }

  hashHigh(): number {
    return this.hash(ITEMS_HIGH, 0x2c1b_3c6d);
  }

  copy(): PacManPosition {
    // Created without the constructor: all fields are copied from this position.
    const twin: PacManPosition = Object.create(PacManPosition.prototype);
    Object.assign(twin, this, { items: this.items.slice(), now: this.now.slice(), log: this.log.slice() });
    return twin;
  }

  /** The evaluator "strategic", from player 0's side. */
  evaluate(): number {
    const more = this.expected() - this.gathered();
    return this.payoff(0) + (this.variant.rivals ? more / this.pacmen : more);
  }

  evaluateAll(into: Float64Array): void {
    const more = this.expected() - this.gathered();
    const own = this.variant.rivals ? this.pacmen : 1;
    for (let player = 0; player < into.length; player++)
      into[player] = this.payoff(player) + (player < own ? more / own : -more);
  }

  /** Expected final points of all Pac-Men, clamped to the possible range. */
  private expected(): number {
    const value = this.strategy.value(this);
    return value < this.low ? this.low : value > this.high ? this.high : value;
  }

  private learnedOutcomes(
    into: Int32Array,
    probabilities: Float64Array,
    from: number,
    count: number,
  ): number {
    const weights = pursuitWeights(this.maze, this.chase(), [...into.subarray(from, from + count)]);
    const sum = weights.reduce((a, b) => a + b);
    for (let i = 0; i < count; i++) probabilities[from + i] = weights[i]! / sum;
    return count;
  }

  /** What the next ghost to move sees. */
  chase(): Chase {
    const { now, agents, pacmen } = this;
    const mover = now[agents + MOVER]!;
    const others: { place: number; facing: number }[] = [];
    for (let ghost = pacmen; ghost < agents; ghost++) {
      if (ghost !== mover) others.push({ place: now[ghost]! & PLACE, facing: (now[ghost]! >> FACING) & 7 });
    }
    const cells: number[] = [];
    for (let pacman = 0; pacman < pacmen; pacman++) {
      if ((now[pacman]! & CAUGHT) === 0) cells.push(this.pacmanCell(pacman));
    }
    return { pacmen: cells, place: now[mover]! & PLACE, isScared: now[mover]! >> TIMER > 0, others };
  }

  private packedMoves(): number {
    const { now } = this;
    const mover = now[this.agents + MOVER]!;
    const word = now[mover]!;
    if (mover < this.pacmen) return this.pacmanMoves[this.maze.cellOf[word & PLACE]!]!;
    return this.maze.ghostMoves[5 * (word & PLACE) + ((word >> FACING) & 7)]!;
  }

  /** There are few agents and they change at every play, so they are mixed in only when a hash is requested. */
  private hash(items: number, seed: number): number {
    const { now, agents, pacmen } = this;
    let hash = now[agents + items]! ^ seed;
    for (let i = 0; i < agents; i++) hash = mix((hash + (i < pacmen ? now[i]! & PACMAN : now[i]!)) | 0);
    hash = mix((hash + now[agents + MOVER]!) | 0);
    if (!this.counts) return hash;
    for (let i = agents + SCORES; i < now.length; i++) hash = mix((hash + now[i]!) | 0);
    return hash;
  }
}

const movesWithStop = new WeakMap<Maze, Int32Array>();
const movesWithoutStop = new WeakMap<Maze, Int32Array>();

function pacmanMovesOf(maze: Maze, mayStop: boolean): Int32Array {
  return cached(mayStop ? movesWithStop : movesWithoutStop, maze, () =>
    Int32Array.from(maze.ways, (ways) => packed(pacmanDirections(ways, mayStop))),
  );
}
