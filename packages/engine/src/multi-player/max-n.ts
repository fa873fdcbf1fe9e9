import type { NodeLimits } from "../contract/budget.js";
import type { PayoffEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import type { Horizon } from "../contract/options.js";
import { CHANCE, type Position } from "../contract/position.js";
import {
  checkEvaluation,
  checkPayoff,
  MAX_PATH_WIDTH,
  MAX_PLY,
  middleOf,
  SPARE_PLIES,
} from "../search/settings.js";
import { type Motives, utilityOf } from "./motives.js";
import { sumOf } from "./payoffs.js";

/** No player has an offer at a node. */
export const NOBODY = -1;

export interface MaxNSettings {
  readonly facts: Facts;
  readonly motives: Motives;
  readonly evaluate: PayoffEvaluator;
  /** Default: "afterstate" if the position declares it, else "decision". */
  readonly horizon?: Horizon | undefined;
  /** False: every node to the horizon is visited. Default true; it changes no value. */
  readonly prune?: boolean | undefined;
}

/**
 * Max^n (C. Luckhardt, K. Irani 1986): every player takes what is best for itself, chance nodes have the mean of each
 * payoff, and ties go to the first child.
 *
 * Two cuts (R. Korf 1991) change no value. Immediate: a player that has its maximum searches no further. Shallow: the
 * more a player has at a node, the less of the maximum sum is left for the player who decided before it; once that is
 * no more than it already has, it will not choose this node. The second needs `facts.sum` and selfish players. Deeper
 * cuts are wrong in max^n.
 */
export class MaxN {
  nodes = 0;
  decisions = 0;
  chances = 0;
  cuts = 0;
  /** Always 0: there is no table. */
  readonly tableHits = 0;
  horizons = 0;
  longPaths = 0;
  private readonly deepest: number;
  checkAt = Number.MAX_SAFE_INTEGER;
  limits: NodeLimits | undefined = undefined;
  /** After a visit that was cut by the sum: the most that the player before it can get there, else NaN. */
  most = Number.NaN;

  readonly position: Position;
  private readonly players: number;
  readonly motives: Motives;
  private readonly evaluate: PayoffEvaluator;
  readonly afterstate: boolean;
  private readonly low: number;
  private readonly high: number;
  private readonly prune: boolean;
  /** The maximum sum of all payoffs minus the minima of all but two players; NaN: no cuts by it. */
  private readonly share: number;
  /** By ply: payoffs of the node, its moves or outcomes, its probabilities. */
  readonly payoffs: Float64Array[] = [];
  readonly moves: Int32Array[] = [];
  readonly probability: Float64Array[] = [];

  /** @param position moved by the search; after STOP it is left where the search was */
  constructor(position: Position, { facts, motives, evaluate, horizon, prune = true }: MaxNSettings) {
    this.position = position;
    this.players = facts.players;
    this.motives = motives;
    this.evaluate = evaluate;
    this.afterstate = (horizon ?? (position.afterstate ? "afterstate" : "decision")) === "afterstate";
    [this.low, this.high] = facts.bounds;
    this.prune = prune;
    this.deepest = Math.max(2, Math.min(MAX_PLY, Math.floor(MAX_PATH_WIDTH / position.width)));
    const sum = sumOf(facts);
    const shares = prune && motives.weights === undefined && sum !== undefined && Number.isFinite(this.low);
    this.share = shares ? sum - (facts.players - 2) * this.low : Number.NaN;
  }

  /** Payoffs of the current position, searched `depth` decisions deep. */
  run(depth: number): Float64Array {
    this.visit(0, depth, NOBODY, 0);
    return this.payoffs[0]!;
  }

  /**
   * Payoffs after a root move, searched `depth` decisions deep.
   * @param player the player who decides at the root and already has `offer`; if the move is no better for it, the
   * search may stop with `most` set, and the payoffs are then not valid
   */
  child(move: number, depth: number, player = NOBODY, offer = 0): Float64Array {
    this.position.play(move);
    this.visit(1, depth, player, offer);
    this.position.undo();
    return this.payoffs[1]!;
  }

  /** Writes the payoffs of the current node to `payoffs[ply]`. */
  visit(ply: number, depth: number, before: number, offer: number): void {
    const { position } = this;
    if (++this.nodes >= this.checkAt) this.checkAt = this.limits!.check(this.nodes);
    const payoffs = this.payoffs[ply] ?? this.room(ply);
    this.most = Number.NaN;
    const turn = position.turn();
    if (turn === OVER) {
      for (let player = 0; player < this.players; player++) {
        payoffs[player] = position.payoff(player);
        checkPayoff(payoffs[player]!, this.low, this.high);
      }
    } else if (depth === 0 && (turn !== CHANCE || this.afterstate)) this.estimate(payoffs);
    else if (ply >= this.deepest && this.isPathEnd(ply, turn)) this.endPath(turn, payoffs);
    else if (turn === CHANCE) this.average(ply, depth);
    else this.choose(ply, depth, turn, before, offer);
  }

  isPathEnd(ply: number, turn: number): boolean {
    return ply >= this.deepest + (turn === CHANCE && !this.afterstate ? SPARE_PLIES : 0);
  }

  private estimate(payoffs: Float64Array): void {
    this.horizons++;
    this.evaluate(this.position, payoffs);
    for (const payoff of payoffs) checkEvaluation(payoff, this.low, this.high);
  }

  private endPath(turn: number, payoffs: Float64Array): void {
    this.longPaths++;
    if (turn !== CHANCE || this.afterstate) this.estimate(payoffs);
    else {
      this.horizons++;
      payoffs.fill(middleOf([this.low, this.high]));
    }
  }

  private choose(ply: number, depth: number, turn: number, before: number, offer: number): void {
    const { position } = this;
    const moves = this.moves[ply]!;
    const count = position.moves(moves, 0);
    this.decisions++;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]!);
      this.visit(ply + 1, depth - 1, i === 0 ? NOBODY : turn, best);
      position.undo();
      best = this.better(ply, turn, best);
      if (i < count - 1 && this.isCut(turn, best, before, offer)) return;
    }
    this.most = Number.NaN;
  }

  /** Keeps the payoffs of the child of a decision if its player prefers them; returns the best utility so far. */
  better(ply: number, turn: number, best: number): number {
    const found = this.payoffs[ply + 1]!;
    const utility = utilityOf(this.motives, turn, found);
    // A child that was cut has nothing better for this player, but its payoffs are not valid.
    if (!(utility > best) || !Number.isNaN(this.most)) return best;
    this.payoffs[ply]!.set(found);
    return utility;
  }

  /** Whether the best utility so far ends a decision. */
  isCut(turn: number, best: number, before: number, offer: number): boolean {
    if (!this.prune) return false;
    const isMost = best >= this.motives.most[turn]!;
    const left = before === NOBODY || before === turn ? Number.NaN : this.share - best;
    if (!isMost && !(left <= offer)) return false;
    this.cuts++;
    this.most = isMost ? Number.NaN : left;
    return true;
  }

  private average(ply: number, depth: number): void {
    const { position } = this;
    const outcomes = this.moves[ply]!;
    const count = this.enterChance(ply);
    for (let i = 0; i < count; i++) {
      position.play(outcomes[i]!);
      this.visit(ply + 1, depth, NOBODY, 0);
      position.undo();
      this.add(ply, i);
    }
  }

  /** Returns the number of outcomes. */
  enterChance(ply: number): number {
    this.payoffs[ply]!.fill(0);
    this.chances++;
    return this.position.outcomes(this.moves[ply]!, this.probability[ply]!, 0);
  }

  /** Adds the payoffs of outcome `i` to the mean of a chance node. */
  add(ply: number, i: number): void {
    const payoffs = this.payoffs[ply]!;
    const found = this.payoffs[ply + 1]!;
    const p = this.probability[ply]![i]!;
    for (let player = 0; player < this.players; player++) payoffs[player]! += p * found[player]!;
  }

  room(ply: number): Float64Array {
    this.moves[ply] = new Int32Array(this.position.width);
    this.probability[ply] = new Float64Array(this.position.width);
    const payoffs = new Float64Array(this.players);
    this.payoffs[ply] = payoffs;
    return payoffs;
  }
}
