import { outcomeAt } from "../chance/draws.js";
import { mix32 } from "../chance/sfc32.js";
import type { Approximation } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Evaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { OVER } from "../contract/game.js";
import type { Pruning } from "../contract/options.js";
import { CHANCE, type Position } from "../contract/position.js";
import { minimizerOf } from "../contract/sides.js";
import { outcomesAt } from "../position/lists.js";
import { checkEvaluation } from "../search/settings.js";

/** Wraps a position and shows a search only part of its tree (forward pruning), and records what it hides. */
export class PrunedPosition<Inner extends Position = Position> implements Position {
  readonly inner: Inner;
  readonly width: number;
  readonly afterstate: boolean;
  promise?: (move: number) => number;
  evaluate?: () => number;

  private readonly pruning: Pruning;
  private readonly facts: Facts;
  private readonly rateBy: Evaluator<Inner> | undefined;
  private readonly account: Account;
  /** By ply: the number of consecutive chance nodes that end here. */
  private readonly chain: number[] = [0];

  /**
   * @param rateBy rates the moves of a beam if the position has no `promise`
   * @throws SearchError if a number is out of range, or a beam has nothing to rate moves by
   */
  constructor(inner: Inner, pruning: Pruning, facts: Facts, rateBy?: Evaluator<Inner>, account?: Account) {
    const { beam, threshold = 0, sparse } = pruning;
    for (const [name, count] of [
      ["beam", beam],
      ["sparse", sparse],
    ] as const) {
      if (count !== undefined && !(Number.isSafeInteger(count) && count >= 1)) {
        throw new SearchError(
          "search-pruning-count",
          { name, count },
          `${name} must be a whole number, 1 or more, not ${count}.`,
        );
      }
    }
    if (!(threshold >= 0 && threshold < 1)) {
      throw new SearchError(
        "search-threshold",
        { threshold },
        `threshold must be a probability below 1, not ${threshold}.`,
      );
    }
    if (beam !== undefined && !inner.promise && !inner.evaluate && !rateBy) {
      throw new SearchError(
        "search-beam-evaluator",
        {},
        "A beam needs an evaluator to choose its moves by: give one.",
      );
    }
    this.inner = inner;
    this.pruning = pruning;
    this.facts = facts;
    this.rateBy = rateBy;
    this.account = account ?? { mass: 0, chain: 0, beamed: false, sampled: false };
    this.width = inner.width;
    this.afterstate = inner.afterstate ?? false;
    if (inner.promise) this.promise = (move) => inner.promise!(move);
    if (inner.evaluate) this.evaluate = () => inner.evaluate!();
  }

  /**
   * What was left out so far, with a proved limit on the error of a value `depth` decisions deep: hiding outcomes of
   * total probability m at a node changes its value by at most (U - L) x m, and no path has more chance nodes than
   * `depth` times the longest run of them.
   */
  approximations(depth: number): Approximation[] {
    const { mass, chain, beamed, sampled } = this.account;
    const range = this.facts.bounds[1] - this.facts.bounds[0];
    const list: Approximation[] = [];
    if (mass > 0) list.push({ kind: "threshold", error: range * Math.min(1, mass * depth * chain) });
    if (beamed) list.push({ kind: "beam" });
    if (sampled) list.push({ kind: "sampled" });
    return list;
  }

  turn(): number {
    return this.inner.turn();
  }

  moves(into: Int32Array, from: number): number {
    const count = this.inner.moves(into, from);
    const { beam = count } = this.pruning;
    if (count <= beam) return count;
    this.account.beamed = true;
    const moves = [...into.subarray(from, from + count)];
    const sign = this.turn() === minimizerOf(this.facts) ? -1 : 1;
    const scores = new Map(
      moves.map((move) => [move, this.promise ? this.promise(move) : sign * this.rate(move)]),
    );
    // The sort is stable: equal moves keep their order.
    moves.sort((a, b) => scores.get(b)! - scores.get(a)!);
    for (let i = 0; i < beam; i++) into[from + i] = moves[i]!;
    return beam;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    let count = this.inner.outcomes(into, probabilities, from);
    const { threshold = 0, sparse } = this.pruning;
    if (sparse !== undefined && count > sparse) count = this.sample(into, probabilities, from, count, sparse);
    if (threshold > 0) count = this.drop(into, probabilities, from, count, threshold);
    return count;
  }

  play(move: number): void {
    const run = this.inner.turn() === CHANCE ? this.chain[this.chain.length - 1]! + 1 : 0;
    this.chain.push(run);
    if (run > this.account.chain) this.account.chain = run;
    this.inner.play(move);
  }

  undo(): void {
    this.inner.undo();
    this.chain.pop();
  }

  payoff(player: number): number {
    return this.inner.payoff(player);
  }

  hashLow(): number {
    return this.inner.hashLow();
  }

  hashHigh(): number {
    return this.inner.hashHigh();
  }

  copy(): PrunedPosition<Inner> {
    return new PrunedPosition(
      this.inner.copy() as Inner,
      this.pruning,
      this.facts,
      this.rateBy,
      this.account,
    );
  }

  /** The value after a move, from player 0's side; unknown before a chance node that cannot be evaluated. */
  private rate(move: number): number {
    const { inner } = this;
    inner.play(move);
    const turn = inner.turn();
    const [low, high] = this.facts.bounds;
    let value = Number.isFinite(high - low) ? (low + high) / 2 : 0;
    if (turn === OVER) value = inner.payoff(0);
    else if (turn !== CHANCE || this.afterstate) value = this.judged();
    else value = this.mean();
    inner.undo();
    return value;
  }

  private judged(): number {
    const { inner, facts } = this;
    const value = this.rateBy ? this.rateBy(inner) : inner.evaluate!();
    checkEvaluation(value, ...facts.bounds);
    return value;
  }

  /** The mean evaluation of the decisions after a chance node. */
  private mean(): number {
    const { inner } = this;
    const { outcomes, probabilities } = outcomesAt(inner);
    let sum = 0;
    for (let i = 0; i < outcomes.length; i++) {
      inner.play(outcomes[i]!);
      const turn = inner.turn();
      const value = turn === OVER ? inner.payoff(0) : turn === CHANCE ? this.mean() : this.judged();
      sum += probabilities[i]! * value;
      inner.undo();
    }
    return sum;
  }

  /** Drops outcomes below the threshold, but never the most probable one. */
  private drop(
    into: Int32Array,
    probabilities: Float64Array,
    from: number,
    count: number,
    threshold: number,
  ): number {
    let most = 0;
    for (let i = from; i < from + count; i++) most = Math.max(most, probabilities[i]!);
    let kept = from;
    let mass = 0;
    for (let i = from; i < from + count; i++) {
      const probability = probabilities[i]!;
      if (probability < threshold && probability < most) continue;
      into[kept] = into[i]!;
      probabilities[kept++] = probability;
      mass += probability;
    }
    if (kept === from + count) return count;
    for (let i = from; i < kept; i++) probabilities[i] = probabilities[i]! / mass;
    this.account.mass = Math.max(this.account.mass, 1 - mass);
    return kept - from;
  }

  /** Replaces the outcomes by samples with replacement, seeded by the hash of the node. */
  private sample(
    into: Int32Array,
    probabilities: Float64Array,
    from: number,
    count: number,
    samples: number,
  ): number {
    const { seed = 0 } = this.pruning;
    const times = new Int32Array(count);
    const start = mix32(this.hashLow() ^ mix32(this.hashHigh() + mix32(seed)));
    for (let draw = 0; draw < samples; draw++) {
      const unit = (mix32(start + Math.imul(draw, 0x9e3779b9)) >>> 0) / 0x1_0000_0000;
      times[outcomeAt(probabilities, count, unit, from)]!++;
    }
    let kept = from;
    for (let i = 0; i < count; i++) {
      if (times[i] === 0) continue;
      into[kept] = into[from + i]!;
      probabilities[kept++] = times[i]! / samples;
    }
    this.account.sampled = true;
    return kept - from;
  }
}

/** What a pruned position and its copies have hidden so far. */
interface Account {
  /** The largest probability left out at one chance node. */
  mass: number;
  /** The longest run of consecutive chance nodes. */
  chain: number;
  beamed: boolean;
  sampled: boolean;
}
