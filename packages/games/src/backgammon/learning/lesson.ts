import type { Episode, Lesson } from "@tyche/learn";
import { BACKGAMMON, opponentOf, type Player, seenBy, startPoints, winKind } from "../board.js";
import { MoveGenerator } from "../moves.js";
import { OFF_BYTE, RECORD } from "../records.js";

/** What the network tells, each cumulative: a backgammon is also a gammon, and that a win. */
export const OUTCOMES = ["win", "win gammon", "win backgammon", "lose gammon", "lose backgammon"] as const;

const WIN = 0;
const WIN_GAMMON = 1;
const WIN_BACKGAMMON = 2;
const LOSE_GAMMON = 3;
const LOSE_BACKGAMMON = 4;

/** Points that a player wins on average without a cube, from -3 to 3. */
export function equityOf(outputs: ArrayLike<number>, at = 0): number {
  return (
    2 * outputs[at + WIN]! -
    1 +
    outputs[at + WIN_GAMMON]! +
    outputs[at + WIN_BACKGAMMON]! -
    outputs[at + LOSE_GAMMON]! -
    outputs[at + LOSE_BACKGAMMON]!
  );
}

/** Backgammon as a learner is taught it: money play without a cube. */
export const BACKGAMMON_LESSON: Lesson = {
  outputs: OUTCOMES.length,
  value: equityOf,
  turned(outputs, from, into, to) {
    const win = outputs[from + WIN]!;
    const winGammon = outputs[from + WIN_GAMMON]!;
    const winBackgammon = outputs[from + WIN_BACKGAMMON]!;
    into[to + WIN] = 1 - win;
    into[to + WIN_GAMMON] = outputs[from + LOSE_GAMMON]!;
    into[to + WIN_BACKGAMMON] = outputs[from + LOSE_BACKGAMMON]!;
    into[to + LOSE_GAMMON] = winGammon;
    into[to + LOSE_BACKGAMMON] = winBackgammon;
  },
  episode: () => new BackgammonEpisode(),
};

/** The 21 rolls, larger die first. */
const ROLLS = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 6) + 1, (i % 6) + 1] as const).filter(
  ([high, low]) => high >= low,
);

class BackgammonEpisode implements Episode {
  private readonly generator = new MoveGenerator(512);
  private readonly board = MoveGenerator.FIRST;
  private readonly results = MoveGenerator.FIRST + RECORD;
  private player: Player = 0;
  private high = 0;
  private low = 0;
  private count = 0;
  private ended = false;

  begin(random: () => number): void {
    this.generator.load(this.board, startPoints(BACKGAMMON), BACKGAMMON.checkers);
    this.ended = false;
    this.player = (random() & 1) as Player;
    do this.roll(random);
    while (this.high === this.low);
  }

  afterstates(boards: Int8Array, offset: number, stride: number): number {
    return this.generate(this.high, this.low, boards, offset, stride);
  }

  view(): Player {
    return this.player;
  }

  finish(): number {
    const { generator, results, player } = this;
    // Whatever play bears off the last checker, the opponent's board is the same.
    if (generator.off(this.board, player) < BACKGAMMON.checkers - 4) return -1;
    for (let i = 0; i < this.count; i++) {
      if (generator.off(results + i * RECORD, player) === BACKGAMMON.checkers) return i;
    }
    return -1;
  }

  play(move: number, random: () => number): void {
    const { generator, board } = this;
    const from = this.results + move * RECORD;
    generator.words.copyWithin(board, from, from + RECORD);
    this.ended = generator.off(board, this.player) === BACKGAMMON.checkers;
    this.player = opponentOf(this.player);
    this.roll(random);
  }

  over(): boolean {
    return this.ended;
  }

  outcome(into: Float32Array, at: number): void {
    const loser = this.player;
    const kind = winKind(seenBy(this.generator.points(this.board), loser), BACKGAMMON.checkers);
    into[at + WIN] = 1;
    into[at + WIN_GAMMON] = kind >= 2 ? 1 : 0;
    into[at + WIN_BACKGAMMON] = kind === 3 ? 1 : 0;
    into[at + LOSE_GAMMON] = 0;
    into[at + LOSE_BACKGAMMON] = 0;
  }

  outcomes(): number {
    return ROLLS.length;
  }

  probability(outcome: number): number {
    const [high, low] = ROLLS[outcome]!;
    return high === low ? 1 / 36 : 2 / 36;
  }

  expand(outcome: number, boards: Int8Array, offset: number, stride: number): number {
    const [high, low] = ROLLS[outcome]!;
    return this.generate(high, low, boards, offset, stride);
  }

  private generate(high: number, low: number, boards: Int8Array, offset: number, stride: number): number {
    const { generator, board, results } = this;
    const count = generator.generate(board, this.player, high, low, results);
    this.count = count;
    const bytes = 4 * RECORD;
    if (stride === bytes) {
      boards.set(generator.bytes.subarray(4 * results, 4 * results + count * bytes), offset);
    } else {
      for (let i = 0; i < count; i++) {
        const from = 4 * results + i * bytes;
        boards.set(generator.bytes.subarray(from, from + OFF_BYTE + 2), offset + i * stride);
      }
    }
    return count;
  }

  private roll(random: () => number): void {
    const one = 1 + (random() % 6);
    const other = 1 + (random() % 6);
    this.high = Math.max(one, other);
    this.low = Math.min(one, other);
  }
}
