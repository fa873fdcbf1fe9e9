import { weightsFile } from "@tyche/games";
import { decodeModel } from "@tyche/learn";
import type { Network } from "@tyche/learn/network";
import { BACKGAMMON, BAR, type BackgammonPlayer } from "../rules/board.js";
import { type BoardRecords, CHECKER_HIGH, CHECKER_LOW } from "../rules/board-records.js";
import { RaceTurns } from "../rules/possible-outcomes.js";
import { HOME } from "./bear-off/home-boards.js";
import { leaving, oneSided } from "./bear-off/one-sided.js";
import { Rolls } from "./bear-off/rolls.js";
import {
  allMoments,
  firstMoments,
  OUTPUT_STEP,
  RACE_BATCH,
  RACE_MODEL,
  type RaceCounts,
  raceModel,
} from "./network/race-network.js";

const FILE = weightsFile(() => new URL("../../weights/backgammon-race.model", import.meta.url));
const CHECKERS = BACKGAMMON.checkers;
/** The last point outside the opponent's home board. */
const LAST_OUTSIDE = 24 - HOME;
/** Number of cached sides, a power of two. */
const ENTRIES = 1 << 12;
const SHIFT = 32 - Math.log2(ENTRIES);
/** Hash multiplier, odd: 2^32 divided by the golden ratio (Knuth, TAOCP 3, 6.4). */
const MIXER = 0x9e3779b1;

/** One side in a race without contact: how many rolls it still needs. It is set again for other boards. */
export class RaceSide implements RaceCounts {
  low = 0;
  high = 0;
  /** The last call in which a caller may still hold this side. */
  call = 0;
  checkers = 0;
  pips = 0;
  outside = 0;
  /** Checkers in the opponent's home board. */
  far = 0;
  private farPips = 0;
  /** The board's number if all checkers are at home, otherwise -1. */
  home = -1;
  /** Checkers on the opponent's points 6 to 1: as if on their own side's points 1 to 6. */
  private readonly farPoints = new Int8Array(HOME);
  /** Rolls until the last checker is off. */
  readonly all = new Rolls();
  private readonly firstOff = new Rolls();
  private hasFirst = false;

  /** @param points checkers by point in the side's own numbering */
  set(points: Int8Array, low: number, high: number): void {
    this.low = low;
    this.high = high;
    let [checkers, pips, outside, far, farPips] = [0, 0, 0, 0, 0];
    for (let point = 1; point < BAR; point++) {
      const count = points[point]!;
      if (count === 0) continue;
      checkers += count;
      pips += count * point;
      if (point <= HOME) continue;
      outside += count * (point - HOME);
      if (point <= LAST_OUTSIDE) continue;
      far += count;
      farPips += count * (point - LAST_OUTSIDE);
    }
    this.checkers = checkers;
    this.pips = pips;
    this.outside = outside;
    this.far = far;
    this.farPips = farPips;
    if (far > 0) this.farPoints.set(points.subarray(LAST_OUTSIDE + 1));
    this.hasFirst = false;
    this.home = -1;
    if (outside > 0) return;
    const { boards, all } = oneSided();
    this.home = boards.numberOf(points, 1);
    this.all.set(all.of(this.home));
  }

  /** Takes what the network says of a side that is not at home. */
  take(outputs: ArrayLike<number>, at: number): void {
    turns.set(this.checkers, this.pips, this.far, this.farPips);
    this.all.estimate(allMoments(outputs, at, this), turns.least, turns.most);
    if (this.checkers < CHECKERS) return;
    this.firstOff.estimate(firstMoments(outputs, at, this), turns.leastFirst, turns.mostFirst);
    this.hasFirst = true;
  }

  /** Rolls until the first checker is off, if every roll is played for that; none if one is off. */
  get first(): Rolls {
    if (this.checkers < CHECKERS) return NO_ROLLS;
    if (!this.hasFirst) {
      this.firstOff.set(oneSided().first.of(this.home));
      this.hasFirst = true;
    }
    return this.firstOff;
  }

  /** Rolls until no checker is in the opponent's home board, if every roll is played for that. */
  get out(): Rolls {
    if (this.far === 0) return NO_ROLLS;
    const { boards, rolls } = leaving(this.far);
    return new Rolls().set(rolls.of(boards.numberOf(this.farPoints)));
  }
}

const NO_ROLLS = new Rolls();
const turns = new RaceTurns();

/** The sides of races, with a cache: in a search the same side meets many others. */
export class RaceSides {
  private readonly slots = new Array<RaceSide | undefined>(ENTRIES);
  private readonly points = new Int8Array(BAR);
  private readonly waiting: RaceSide[] = [];
  private call = 0;
  private net: Network | undefined;

  /** Begins a call: sides of earlier calls may be replaced. */
  begin(): void {
    this.call++;
  }

  /** A side of the board at word offset `at`. Its rolls are known once `flush` has been called. */
  side({ bytes }: BoardRecords, at: number, player: BackgammonPlayer): RaceSide {
    const { points, slots } = this;
    const sign = player === 0 ? 1 : -1;
    let index = 4 * at + (player === 0 ? 0 : BAR);
    let low = 0;
    let high = 0;
    for (let point = 1; point < BAR; point++) {
      index += sign;
      const count = Math.max(0, sign * bytes[index]!);
      points[point] = count;
      if (count === 0) continue;
      low = (low + Math.imul(count, CHECKER_LOW[point]!)) | 0;
      high = (high + Math.imul(count, CHECKER_HIGH[point]!)) | 0;
    }
    const slot = Math.imul(low ^ high, MIXER) >>> SHIFT;
    let side = slots[slot];
    if (side !== undefined && side.low === low && side.high === high) {
      side.call = this.call;
      return side;
    }
    if (side === undefined || side.call === this.call) {
      side = new RaceSide();
      slots[slot] = side;
    }
    side.call = this.call;
    side.set(points, low, high);
    if (side.home < 0) this.ask(side);
    return side;
  }

  private ask(side: RaceSide): void {
    if (this.waiting.length === RACE_BATCH) this.flush();
    this.net ??= shippedRaceNetwork();
    this.net.boards.set(this.points, this.waiting.length * BAR);
    this.waiting.push(side);
  }

  /** Evaluates the sides that the network has to judge. */
  flush(): void {
    const { waiting, net } = this;
    if (waiting.length === 0) return;
    net!.evaluateBoards(0, waiting.length);
    for (let i = 0; i < waiting.length; i++) waiting[i]!.take(net!.results, i * OUTPUT_STEP);
    waiting.length = 0;
  }
}

/** The included network of races. */
export function shippedRaceNetwork(batch?: number): Network {
  return raceModel(decodeModel(FILE.bytes(), RACE_MODEL), batch === undefined ? {} : { batch });
}
