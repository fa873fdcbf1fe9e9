import type { Network } from "@tyche/learn/network";
import { HOME } from "../evaluation/bear-off/home-boards.js";
import { oneSided, type RollCounts } from "../evaluation/bear-off/one-sided.js";
import { afterRoll, type Moments, momentsOf, Rolls } from "../evaluation/bear-off/rolls.js";
import {
  allMoments,
  firstMoments,
  OUTPUT_STEP,
  type RaceCounts,
  writeRaceTarget,
} from "../evaluation/network/race-network.js";
import { BACKGAMMON, BAR, BOARD_SIZE, ROLLS } from "../rules/board.js";
import { PIPS, RECORD } from "../rules/board-records.js";
import { MAX_RESULTS, MoveGenerator } from "../rules/moves.js";

/** One play in this many is random. */
const STRAY = 8;

const GENERATOR_AT = MoveGenerator.FIRST;
const RESULTS_AT = GENERATOR_AT + RECORD;

/** One side that comes home without an opponent. */
export class LoneSide {
  private readonly generator = new MoveGenerator(MAX_RESULTS + 1);
  private readonly network: Network;
  /** Of the results of a roll: their index in the network's batch, or -1 and the number of the home board. */
  private readonly indices = new Int32Array(MAX_RESULTS);
  private readonly homes = new Int32Array(MAX_RESULTS);
  private readonly known = new Map<RollCounts, Moments[]>();

  /** @param network with a batch of MAX_RESULTS */
  constructor(network: Network) {
    this.network = network;
  }

  /** @param points 26 numbers, of the side's checkers alone */
  load(points: readonly number[]): void {
    this.generator.load(GENERATOR_AT, points, BACKGAMMON.checkers);
  }

  isHome(at = GENERATOR_AT): boolean {
    return this.outside(at) === 0;
  }

  isWhole(at = GENERATOR_AT): boolean {
    return this.generator.off(at, 0) === 0;
  }

  /** Copies what the network reads. */
  copy(into: Int8Array, to: number, at = GENERATOR_AT): void {
    into.set(this.generator.bytes.subarray(4 * at, 4 * at + BAR), to);
  }

  /** The rolls to bear off all checkers, and the first: one more than the mean over the best plays of all rolls. */
  moments(): readonly [all: Moments, first: Moments] {
    const all: Moments[] = [];
    const first: Moments[] = [];
    for (const { dice } of ROLLS) {
      const count = this.expand(...dice);
      all.push(this.momentsOfAll(this.best(count, (i) => this.meanOfAll(i))));
      if (this.isWhole()) first.push(this.momentsOfFirst(this.best(count, (i) => this.meanOfFirst(i))));
    }
    return [afterRoll(all), first.length > 0 ? afterRoll(first) : NONE];
  }

  writeTarget(into: Float32Array): void {
    const [all, first] = this.moments();
    writeRaceTarget(all, first, this.counts(GENERATOR_AT), into);
  }

  /** Plays a roll, mostly well. */
  play(random: () => number): void {
    const [one, other] = [1 + (random() % 6), 1 + (random() % 6)];
    const count = this.expand(Math.max(one, other), Math.min(one, other));
    const chosen = random() % STRAY === 0 ? random() % count : this.best(count, (i) => this.meanOfAll(i));
    const from = RESULTS_AT + chosen * RECORD;
    this.generator.words.copyWithin(GENERATOR_AT, from, from + RECORD);
  }

  /** Generates and evaluates the results of a roll. */
  private expand(high: number, low: number): number {
    const { generator, network, indices, homes } = this;
    const count = generator.generate(GENERATOR_AT, 0, high, low, RESULTS_AT);
    const { boards } = oneSided();
    let asked = 0;
    for (let i = 0; i < count; i++) {
      const at = RESULTS_AT + i * RECORD;
      indices[i] = -1;
      if (this.isHome(at)) homes[i] = boards.numberOf(generator.bytes, 4 * at + 1);
      else {
        this.copy(network.boards, asked * BAR, at);
        indices[i] = asked++;
      }
    }
    if (asked > 0) network.evaluateBoards(0, asked);
    return count;
  }

  private best(count: number, mean: (index: number) => number): number {
    let best = 0;
    let least = mean(0);
    for (let i = 1; i < count; i++) {
      const own = mean(i);
      if (own >= least) continue;
      least = own;
      best = i;
    }
    return best;
  }

  private meanOfAll(i: number): number {
    return this.indices[i]! < 0 ? oneSided().all.mean(this.homes[i]!) : this.momentsOfAll(i).mean;
  }

  private meanOfFirst(i: number): number {
    return this.indices[i]! < 0 ? oneSided().first.mean(this.homes[i]!) : this.momentsOfFirst(i).mean;
  }

  private momentsOfAll(i: number): Moments {
    const at = RESULTS_AT + i * RECORD;
    if (this.indices[i]! < 0) return this.atHome(oneSided().all, this.homes[i]!);
    return allMoments(this.network.results, this.indices[i]! * OUTPUT_STEP, this.counts(at));
  }

  private momentsOfFirst(i: number): Moments {
    const at = RESULTS_AT + i * RECORD;
    if (!this.isWhole(at)) return NONE;
    if (this.indices[i]! < 0) return this.atHome(oneSided().first, this.homes[i]!);
    return firstMoments(this.network.results, this.indices[i]! * OUTPUT_STEP, this.counts(at));
  }

  private atHome(table: RollCounts, home: number): Moments {
    let list = this.known.get(table);
    if (!list) {
      list = [];
      this.known.set(table, list);
    }
    list[home] ??= momentsOf(new Rolls().set(table.of(home)));
    return list[home];
  }

  private counts(at: number): RaceCounts {
    const { generator } = this;
    const checkers = BACKGAMMON.checkers - generator.off(at, 0);
    return { checkers, pips: -generator.words[at + PIPS]!, outside: this.outside(at) };
  }

  private outside(at: number): number {
    const { bytes } = this.generator;
    let pips = 0;
    for (let point = HOME + 1; point < BAR; point++) pips += (point - HOME) * bytes[4 * at + point]!;
    return pips;
  }
}

const NONE: Moments = { mean: 0, deviation: 0, skewness: 0 };

/**
 * A random side that has at least one checker outside its home board.
 * @param outside the most pips that it needs to bring all checkers home
 */
export function randomSide(random: () => number, outside: number): number[] {
  const below = (bound: number): number => random() % bound;
  const points = new Array<number>(BOARD_SIZE).fill(0);
  const checkers = below(10) < 7 ? BACKGAMMON.checkers : 1 + below(BACKGAMMON.checkers);
  // Alone or in stacks; over the whole line up to the farthest point, or mostly near home.
  const largest = [1, 2, 3, 5][below(4)]!;
  const isSpread = below(3) === 0;
  const farthest = HOME + 1 + below(BAR - 1 - HOME);
  for (let left = checkers; left > 0; ) {
    const count = Math.min(left, 1 + below(largest));
    points[1 + below(isSpread || below(4) > 0 ? farthest : Math.min(farthest, HOME + 2))]! += count;
    left -= count;
  }
  const move = (from: number, to: number): void => {
    points[from]!--;
    points[to]!++;
  };
  const occupied = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((point) => points[point]! > 0);
  const pips = (): number => points.reduce((sum, count, point) => sum + count * Math.max(0, point - HOME), 0);
  while (pips() > outside) {
    const list = occupied(HOME + 1, BAR - 1);
    const from = list[below(list.length)]!;
    move(from, Math.max(1, from - 1 - below(12)));
  }
  if (pips() === 0) {
    const list = occupied(1, HOME);
    move(list[below(list.length)]!, HOME + 1 + below(HOME));
  }
  return points;
}
