import { CHANCE, OVER, type Position } from "@tyche/engine";
import { grown, hashKeys, mix } from "../kit/numbers.js";
import { shares } from "./evaluators.js";
import { HOME, LAST, type LudoState, MOST_SIXES, SIX, TRACK, type Variant, winnerOf } from "./state.js";

/** The move "pass". */
const PASS = 63;

/** Hash terms, indexed by player x 64 + progress, so that the order of a player's pieces does not matter. */
const LOW = hashKeys(256, 0x10d0a1);
const HIGH = hashKeys(256, 0x10d0b2);
/** Indexed by player << 5 | sixes << 3 | die. */
const ROLL_LOW = hashKeys(128, 0x10d0c3);
const ROLL_HIGH = hashKeys(128, 0x10d0d4);

/**
 * A step of the path: from | to << 6 | owner << 12 | player << 14 | die << 16 | sixes << 19 | hit players << 21. A
 * roll has the die 0.
 */
const GROWTH = 256;

/**
 * Native position of Ludo, with a counter for every square of the track. A move is the progress of the piece that
 * moves, or PASS; an outcome is the die.
 */
export class LudoPosition implements Position {
  readonly width = 6;
  /** The race ignores the die. */
  readonly afterstate = true;
  private readonly variant: Variant;
  private readonly players: number;
  private readonly each: number;
  /** Progress of all pieces, player by player; each player's foremost first. */
  private readonly pieces: Int8Array;
  /** Indexed by player x TRACK + square: number of its pieces there. */
  private readonly here: Int8Array;
  /** Indexed by player: number of squares with two or more of its pieces, and of its pieces at home. */
  private readonly blocks: Int8Array;
  private readonly home: Int8Array;
  private path = new Int32Array(GROWTH);
  private count = 0;
  private player: number;
  /** 0 at a chance node and at the end. */
  private die: number;
  private sixes: number;
  /** The winning team, -1 if the game is not over. */
  private winner: number;
  private low = 0;
  private high = 0;

  constructor(variant: Variant, state: LudoState) {
    this.variant = variant;
    this.players = variant.players;
    this.each = variant.pieces;
    this.pieces = Int8Array.from(state.pieces.flat());
    this.here = new Int8Array(this.players * TRACK);
    this.blocks = new Int8Array(this.players);
    this.home = new Int8Array(this.players);
    this.player = state.player;
    this.die = state.die;
    this.sixes = state.sixes;
    this.winner = winnerOf(variant, state.pieces) ?? -1;
    for (let i = 0; i < this.pieces.length; i++) this.enter(Math.floor(i / this.each), this.pieces[i]!);
  }

  turn(): number {
    if (this.winner >= 0) return OVER;
    return this.die === 0 ? CHANCE : this.player;
  }

  moves(into: Int32Array, from: number): number {
    const { pieces, each } = this;
    const owner = this.owner();
    const first = owner * each;
    let at = from;
    for (let i = first; i < first + each; i++) {
      const progress = pieces[i]!;
      const isSame = i > first && pieces[i - 1] === progress;
      if (!isSame && this.canMove(owner, progress)) into[at++] = progress;
    }
    if (at === from) into[at++] = PASS;
    return at - from;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    for (let i = 0; i < SIX; i++) {
      into[from + i] = i + 1;
      probabilities[from + i] = 1 / SIX;
    }
    return SIX;
  }

  play(move: number): void {
    if (this.count === this.path.length) this.path = grown(this.path, 2 * this.count);
    const { player, die, sixes } = this;
    const status = (player << 14) | (die << 16) | (sixes << 19);
    if (die === 0) {
      this.path[this.count++] = status;
      if (move === SIX && sixes === MOST_SIXES - 1) this.next(player);
      else this.die = move;
      return;
    }
    if (move === PASS) this.path[this.count++] = status | PASS;
    else {
      const owner = this.owner();
      const to = move === 0 ? 1 : move + die;
      const hits = to <= LAST ? this.hit(owner, to) : 0;
      this.move(owner, move, to);
      this.path[this.count++] = status | move | (to << 6) | (owner << 12) | (hits << 21);
      if (to === HOME && this.isDone(owner)) {
        this.winner = this.variant.teams[owner]!;
        this.die = 0;
        this.sixes = 0;
        return;
      }
    }
    this.die = 0;
    if (die === SIX) this.sixes = sixes + 1;
    else this.next(player);
  }

  undo(): void {
    if (this.count === 0) throw new RangeError("There is no move to undo.");
    const step = this.path[--this.count]!;
    this.player = (step >> 14) & 3;
    this.die = (step >> 16) & 7;
    this.sixes = (step >> 19) & 3;
    this.winner = -1;
    const from = step & 63;
    if (this.die === 0 || from === PASS) return;
    const owner = (step >> 12) & 3;
    const to = (step >> 6) & 63;
    this.move(owner, to, from);
    const hits = step >> 21;
    for (let other = 0; hits >> other !== 0; other++) {
      if ((hits >> other) & 1) this.move(other, 0, this.seenBy(other, this.square(owner, to)));
    }
  }

  payoff(player: number): number {
    return this.variant.teams[player] === this.winner ? 1 : 0;
  }

  evaluate(): number {
    this.evaluateAll(EVALUATION);
    return EVALUATION[0]!;
  }

  evaluateAll(into: Float64Array): void {
    shares(this.variant, this.pieces, true, into);
  }

  /** Move ordering: hits first, then moves home, then the foremost piece. */
  promise(move: number): number {
    if (move === PASS) return 0;
    const owner = this.owner();
    const to = move === 0 ? 1 : move + this.die;
    return (to <= LAST && this.hits(owner, to) !== 0 ? 200 : 0) + (to === HOME ? 100 : 0) + to;
  }

  hashLow(): number {
    return mix(this.low + ROLL_LOW[(this.player << 5) | (this.sixes << 3) | this.die]!);
  }

  hashHigh(): number {
    return mix(this.high + ROLL_HIGH[(this.player << 5) | (this.sixes << 3) | this.die]!);
  }

  copy(): LudoPosition {
    const { players, each, pieces, player, die, sixes } = this;
    const own = Array.from({ length: players }, (_, index) => [
      ...pieces.subarray(index * each, (index + 1) * each),
    ]);
    const twin = new LudoPosition(this.variant, { pieces: own, player, die, sixes });
    twin.path = this.path.slice();
    twin.count = this.count;
    return twin;
  }

  private next(player: number): void {
    this.player = player + 1 === this.players ? 0 : player + 1;
    this.sixes = 0;
  }

  private owner(): number {
    const { player } = this;
    return this.variant.partners && this.home[player] === this.each ? (player + 2) & 3 : player;
  }

  private isDone(player: number): boolean {
    const { home, each } = this;
    return home[player] === each && (!this.variant.partners || home[(player + 2) & 3] === each);
  }

  private canMove(owner: number, from: number): boolean {
    const { die } = this;
    if (from === HOME || (from === 0 && die !== SIX)) return false;
    const to = from === 0 ? 1 : from + die;
    if (to > HOME) return false;
    const { teams } = this.variant;
    for (let other = 0; other < this.players; other++) {
      if (this.blocks[other] === 0 || teams[other] === teams[owner]) continue;
      for (let step = from + 1; step <= to && step <= LAST; step++) {
        if (this.here[other * TRACK + this.square(owner, step)]! >= 2) return false;
      }
    }
    return true;
  }

  /** A bit for every opponent with a piece on the target square. */
  private hits(owner: number, to: number): number {
    const square = this.square(owner, to);
    const { teams } = this.variant;
    let hits = 0;
    for (let other = 0; other < this.players; other++) {
      if (this.here[other * TRACK + square]! > 0 && teams[other] !== teams[owner]) hits |= 1 << other;
    }
    return hits;
  }

  private hit(owner: number, to: number): number {
    const hits = this.hits(owner, to);
    for (let other = 0; hits >> other !== 0; other++) {
      if ((hits >> other) & 1) this.move(other, this.seenBy(other, this.square(owner, to)), 0);
    }
    return hits;
  }

  private square(player: number, progress: number): number {
    return (this.variant.starts[player]! + progress - 1) % TRACK;
  }

  /** The progress of a player's piece on a track square. */
  private seenBy(player: number, square: number): number {
    return ((square - this.variant.starts[player]! + TRACK) % TRACK) + 1;
  }

  private move(player: number, from: number, to: number): void {
    const { pieces, each } = this;
    const first = player * each;
    const last = first + each - 1;
    let i = first;
    while (pieces[i] !== from) i++;
    // Keep the foremost piece first.
    for (; i > first && pieces[i - 1]! < to; i--) pieces[i] = pieces[i - 1]!;
    for (; i < last && pieces[i + 1]! > to; i++) pieces[i] = pieces[i + 1]!;
    pieces[i] = to;
    this.leave(player, from);
    this.enter(player, to);
  }

  private enter(player: number, progress: number): void {
    this.low = (this.low + LOW[(player << 6) | progress]!) | 0;
    this.high = (this.high + HIGH[(player << 6) | progress]!) | 0;
    if (progress === HOME) this.home[player]!++;
    if (progress < 1 || progress > LAST) return;
    if (++this.here[player * TRACK + this.square(player, progress)]! === 2) this.blocks[player]!++;
  }

  private leave(player: number, progress: number): void {
    this.low = (this.low - LOW[(player << 6) | progress]!) | 0;
    this.high = (this.high - HIGH[(player << 6) | progress]!) | 0;
    if (progress === HOME) this.home[player]!--;
    if (progress < 1 || progress > LAST) return;
    if (--this.here[player * TRACK + this.square(player, progress)]! === 1) this.blocks[player]!--;
  }
}

const EVALUATION = new Float64Array(4);
