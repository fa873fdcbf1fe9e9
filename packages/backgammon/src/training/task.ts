import type { Episode, TrainingTask } from "@tyche/learn/network";
import {
  BACKGAMMON,
  BAR,
  type BackgammonPlayer,
  opponentOf,
  ROLLS,
  seenBy,
  startPoints,
  winKind,
} from "../rules/board.js";
import { OFF_BYTE, RECORD } from "../rules/board-records.js";
import { MoveGenerator } from "../rules/moves.js";
import { equityOf, OUTCOME_COUNT, turnOutcomes, wonOutcomes } from "../rules/outcomes.js";
import { rareStart } from "./rare-starts.js";

/**
 * Backgammon as a training task: cubeless money play.
 *
 * @param rare share of the games that start from a position rarely reached in normal games (`rareStart`)
 */
export function backgammonTask(rare = 0): TrainingTask {
  return {
    outputs: OUTCOME_COUNT,
    value: equityOf,
    turned: turnOutcomes,
    unit: "points",
    rival: { name: "the race and blots", value: raceAndBlots },
    episode: () => new BackgammonEpisode(rare),
  };
}

export const BACKGAMMON_TASK: TrainingTask = backgammonTask();

/**
 * Three times the lead in pips, minus the pips that each blot with an opponent behind it would lose if hit (see
 * `promise`).
 */
function raceAndBlots(boards: Int8Array, at: number, view: number): number {
  const sign = view === 0 ? 1 : -1;
  const first = at + (view === 0 ? 0 : BAR);
  let behind = boards[first]! !== 0;
  // The opponent's checkers on the bar, 25 pips each.
  let value = 3 * 25 * Math.abs(boards[first]!);
  for (let point = 1; point <= BAR; point++) {
    const count = sign * boards[first + sign * point]!;
    if (count < 0) behind = true;
    else if (count === 1 && behind && point < BAR) value -= BAR - point;
    value -= 3 * (count > 0 ? count * point : count * (BAR - point));
  }
  return value;
}

class BackgammonEpisode implements Episode {
  private readonly generator = new MoveGenerator(512);
  private readonly board = MoveGenerator.FIRST;
  private readonly results = MoveGenerator.FIRST + RECORD;
  private player: BackgammonPlayer = 0;
  private high = 0;
  private low = 0;
  private count = 0;
  private ended = false;

  private readonly rare: number;

  constructor(rare: number) {
    this.rare = rare;
  }

  begin(random: () => number): void {
    // Draw no random number if there are no rare starts, so that games without them stay reproducible.
    const isRare = this.rare > 0 && random() < this.rare * 2 ** 32;
    const points = isRare ? rareStart(random).points : startPoints(BACKGAMMON);
    this.generator.load(this.board, points, BACKGAMMON.checkers);
    this.ended = false;
    this.player = (random() & 1) as BackgammonPlayer;
    do this.roll(random);
    while (!isRare && this.high === this.low);
  }

  afterstates(boards: Int8Array, offset: number, stride: number): number {
    return this.generate(this.high, this.low, boards, offset, stride);
  }

  view(): BackgammonPlayer {
    return this.player;
  }

  finish(): number {
    const { generator, results, player } = this;
    // Every play that bears off the last checker leaves the same board for the opponent.
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

  finished(into: Float32Array, at: number): void {
    this.won(opponentOf(this.player), into, at);
  }

  outcome(into: Float32Array, at: number): void {
    this.won(this.player, into, at);
  }

  /** Writes the result of the game; bearing off the last checker does not change the loser's board. */
  private won(loser: BackgammonPlayer, into: Float32Array, at: number): void {
    const kind = winKind(seenBy(this.generator.points(this.board), loser), BACKGAMMON.checkers);
    wonOutcomes(kind, into, at);
  }

  outcomes(): number {
    return ROLLS.length;
  }

  probability(outcome: number): number {
    return ROLLS[outcome]!.probability;
  }

  expand(outcome: number, boards: Int8Array, offset: number, stride: number): number {
    const [high, low] = ROLLS[outcome]!.dice;
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
