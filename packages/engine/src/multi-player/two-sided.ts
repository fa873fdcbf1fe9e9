import { mix32 } from "../chance/sfc32.js";
import { SearchError } from "../contract/errors.js";
import type { PayoffEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { type Motives, utilityOf } from "./motives.js";

/**
 * A game of many players as a game of two sides: a player with its team, and all others, who minimise its utility.
 */
export interface Sides {
  readonly player: number;
  readonly motives: Motives;
  readonly evaluate: PayoffEvaluator;
}

export function factsOfSides(facts: Facts, { motives, player }: Sides): Facts {
  const bounds = [motives.least[player]!, motives.most[player]!] as const;
  return { ...facts, players: 2, zeroSum: true, cooperative: false, bounds };
}

/**
 * Paranoid search (N. Sturtevant, R. Korf 2000) reduces the game to two sides, player 0 with its team and player 1,
 * everybody else, so that alpha-beta, Star1 and Star2 can search it, including chance nodes (M. Schadd, M. Winands
 * 2009).
 */
export class TwoSidedPosition implements Position {
  readonly width: number;
  readonly afterstate: boolean;
  readonly promise?: (move: number) => number;
  protected readonly inner: Position;
  protected readonly sides: Sides;
  /** By player: 0 for the player and its team, 1 for the others. */
  protected readonly sideOf: Uint8Array;
  private readonly payoffs: Float64Array;

  /** @param inner moved only by this position from now on */
  constructor(inner: Position, sides: Sides) {
    const { motives, player } = sides;
    this.inner = inner;
    this.sides = sides;
    this.width = inner.width;
    this.afterstate = inner.afterstate === true;
    if (inner.promise) this.promise = (move) => inner.promise!(move);
    this.payoffs = new Float64Array(motives.players);
    this.sideOf = new Uint8Array(motives.players).fill(1);
    for (const member of motives.teams[player]!) this.sideOf[member] = 0;
  }

  turn(): number {
    const turn = this.inner.turn();
    return turn === OVER || turn === CHANCE ? turn : this.sideOf[turn]!;
  }

  moves(into: Int32Array, from: number): number {
    return this.inner.moves(into, from);
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    return this.inner.outcomes(into, probabilities, from);
  }

  play(move: number): void {
    this.inner.play(move);
  }

  undo(): void {
    this.inner.undo();
  }

  payoff(side: number): number {
    const { payoffs, inner } = this;
    for (let player = 0; player < payoffs.length; player++) payoffs[player] = inner.payoff(player);
    return this.seenBy(side);
  }

  evaluate(): number {
    this.sides.evaluate(this.inner, this.payoffs);
    return this.seenBy(0);
  }

  hashLow(): number {
    return this.inner.hashLow();
  }

  hashHigh(): number {
    return this.inner.hashHigh();
  }

  copy(): TwoSidedPosition {
    return new TwoSidedPosition(this.inner.copy(), this.sides);
  }

  private seenBy(side: number): number {
    const { motives, player } = this.sides;
    const utility = utilityOf(motives, player, this.payoffs);
    return side === 0 ? utility : motives.least[player]! + motives.most[player]! - utility;
  }
}

/** No opponent has chosen since the player's last move. */
const NONE = -1;

/**
 * Best-reply search (M. Schadd, M. Winands 2011): between two moves of the player's side only the opponent with the
 * strongest reply chooses freely. The others make the first move in the game's own order (by `promise`), where the
 * published search lets them pass (BRS+, M. Esser, M. Gras, M. Winands, M. Schadd, M. Lanctot 2013). An opponent who
 * chooses that move freely leaves the reply to a later one.
 */
export class BestReplyPosition extends TwoSidedPosition {
  /** The opponent who has chosen since the last move of the player's side, one entry per node of the path. */
  private readonly repliers: number[];
  private readonly buffer: Int32Array;

  constructor(inner: Position, sides: Sides, replier = NONE) {
    super(inner, sides);
    this.repliers = [replier];
    this.buffer = new Int32Array(inner.width);
  }

  override moves(into: Int32Array, from: number): number {
    if (!this.mustPass()) return this.inner.moves(into, from);
    into[from] = this.pass();
    return 1;
  }

  override play(move: number): void {
    const turn = this.inner.turn();
    const replier = this.replier;
    let next = replier;
    if (turn >= 0) {
      if (this.sideOf[turn] === 0) next = NONE;
      else if (replier === NONE && move !== this.pass()) next = turn;
    }
    this.repliers.push(next);
    this.inner.play(move);
  }

  override undo(): void {
    this.repliers.pop();
    this.inner.undo();
  }

  /** The opponent who has replied is part of the position. */
  override hashLow(): number {
    return this.inner.hashLow() ^ mix32(0x3c6ef372 + this.replier);
  }

  override hashHigh(): number {
    return this.inner.hashHigh() ^ mix32(0x1f83d9ab + this.replier);
  }

  override copy(): BestReplyPosition {
    return new BestReplyPosition(this.inner.copy(), this.sides, this.replier);
  }

  private get replier(): number {
    return this.repliers[this.repliers.length - 1]!;
  }

  /** Whether an opponent decides here although another one has already replied. */
  private mustPass(): boolean {
    const turn = this.inner.turn();
    const { replier } = this;
    return replier !== NONE && turn !== replier && this.sideOf[turn] === 1;
  }

  private pass(): number {
    const { inner, buffer } = this;
    const count = inner.moves(buffer, 0);
    let first = buffer[0]!;
    if (!inner.promise) return first;
    let most = inner.promise(first);
    for (let i = 1; i < count; i++) {
      const promise = inner.promise(buffer[i]!);
      if (promise <= most) continue;
      most = promise;
      first = buffer[i]!;
    }
    return first;
  }
}

/** @throws SearchError if there is no other side */
export function checkSides(algorithm: string, { motives, player }: Sides): void {
  if (motives.teams[player]!.length < motives.players) return;
  throw new SearchError(
    "search-no-other-team",
    { method: algorithm, player },
    `${algorithm} needs an opponent of the team of player ${player}: use max-n.`,
  );
}
