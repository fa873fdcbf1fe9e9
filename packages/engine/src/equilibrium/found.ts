import { bestReply, payoffOf, planOf, type SequenceGame } from "./sequence-game.js";

/** What exact best responses prove of a strategy; see `EquilibriumSolution`. */
export interface Proved {
  readonly value: number;
  readonly payoffs: readonly number[];
  readonly low?: number;
  readonly high?: number;
  readonly gap: number;
}

/** Whether the best replies prove the value: with one player, or two who share a constant sum. */
export function isSolvable({ facts: { players, zeroSum } }: SequenceGame): boolean {
  return players === 1 || (players === 2 && zeroSum);
}

/**
 * The best behaviours found, and what best replies prove of them. If the values are proved, each player keeps the
 * behaviour that guarantees it the most; otherwise all keep the profile with the smallest gap.
 */
export class Found {
  behaviours: readonly Float64Array[] = [];
  /** By player: the most that a best reply gets against the others. */
  private replies: readonly number[] = [];
  private payoffs: readonly number[] = [];
  private readonly game: SequenceGame;

  constructor(game: SequenceGame) {
    this.game = game;
  }

  /** Infinite before anything was found. */
  get gap(): number {
    if (this.behaviours.length === 0) return Number.POSITIVE_INFINITY;
    return this.replies.reduce((sum, reply, player) => sum + reply - this.payoffs[player]!, 0);
  }

  add(behaviours: readonly Float64Array[]): void {
    const { game } = this;
    const { players } = game;
    const plansOf = (all: readonly Float64Array[]): Float64Array[] =>
      all.map((behaviour, player) => planOf(players[player]!, behaviour));
    const plans = plansOf(behaviours);
    const replies = players.map((_, player) => bestReply(game, player, plans));
    if (this.behaviours.length === 0 || players.length !== 2 || !isSolvable(game)) {
      const payoffs = players.map((_, player) => payoffOf(game, player, plans));
      const gap = replies.reduce((sum, reply, player) => sum + reply - payoffs[player]!, 0);
      if (this.behaviours.length > 0 && gap >= this.gap) return;
      this.behaviours = behaviours;
      this.replies = replies;
      this.payoffs = payoffs;
      return;
    }
    // A player's behaviour is worth what the other's best reply leaves.
    const isBetter = [replies[1]! < this.replies[1]!, replies[0]! < this.replies[0]!];
    if (!isBetter[0] && !isBetter[1]) return;
    this.behaviours = this.behaviours.map((old, player) => (isBetter[player] ? behaviours[player]! : old));
    this.replies = this.replies.map((old, player) => (isBetter[1 - player] ? replies[player]! : old));
    const kept = plansOf(this.behaviours);
    this.payoffs = players.map((_, player) => payoffOf(game, player, kept));
  }

  values(): Proved {
    const { game, replies, gap } = this;
    const payoffs = this.payoffs.map((payoff) => payoff + game.shift);
    const value = payoffs[0]!;
    if (!isSolvable(game)) return { value, payoffs, gap: Math.max(0, gap) };
    const high = Math.max(value, replies[0]! + game.shift);
    // With one player, what its behaviour gets is what it guarantees.
    const low = game.players.length === 1 ? value : Math.min(value, game.shift - replies[1]!);
    return { value, payoffs, low, high, gap: high - low };
  }
}
