import type { BatchEvaluator, StateEvaluator } from "@tyche/engine";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  type BackgammonState,
  mirrored,
  opponentOf,
  winKind,
} from "../rules/board.js";
import { BoardRecords, RECORD } from "../rules/board-records.js";
import { equityOf, OUTCOME_COUNT, OUTCOMES, turnOutcomes, WIN, wonOutcomes } from "../rules/outcomes.js";
import type { BackgammonPosition } from "../rules/position.js";
import type { OutcomeEvaluator } from "./evaluator.js";

/** The expected payoff of five outcome probabilities, for money or for single stakes (every win counts 1). */
export const WORTH = {
  money: equityOf,
  single: (outcomes: ArrayLike<number>, at: number): number => 2 * outcomes[at + WIN]! - 1,
} as const;

export type StakesName = keyof typeof WORTH;

/** Boards stored side by side, after a turn of one player. */
interface Batch {
  readonly boards: BoardRecords;
  readonly at: number;
  readonly player: BackgammonPlayer;
}

/**
 * Wraps an evaluator of boards as a batch evaluator of positions: the five outcome probabilities of player 0, with the
 * player to move on roll; dice already rolled are ignored.
 *
 * @param make called when the first position is evaluated
 */
export function chancesEvaluator(
  make: () => OutcomeEvaluator,
  stakes: StakesName,
  checkers: number,
): BatchEvaluator<BackgammonPosition> {
  // A separate function that only ever sees one kind of array, which keeps it fast.
  const worth =
    stakes === "single"
      ? (v: ArrayLike<number>, at: number): number => 2 * v[at]! - 1
      : (v: ArrayLike<number>, at: number): number =>
          2 * v[at]! - 1 + v[at + 1]! + v[at + 2]! - v[at + 3]! - v[at + 4]!;
  const own = new BoardRecords(64);
  /** The player who has just played, by index. */
  const players: BackgammonPlayer[] = [];
  /** All results of a turn, if they come from the move generator. */
  let results: Batch | undefined;
  let made: OutcomeEvaluator | undefined;

  const judge = ({ boards, at, player }: Batch, count: number, into: Float64Array, to: number): void => {
    made ??= make();
    made.evaluate(boards, at, count, player, into, to);
    for (let i = 0; i < count; i++) {
      const board = at + i * RECORD;
      const first = to + i * OUTCOME_COUNT;
      if (boards.off(board, player) === checkers) writeWon(boards, board, player, checkers, into, first);
      if (player === 1) turn(into, first);
    }
  };
  return {
    components: OUTCOMES,
    put(position, index) {
      results = undefined;
      const to = index * RECORD;
      own.reserve(to, 1);
      const { words } = position.records;
      for (let i = 0; i < RECORD; i++) own.words[to + i] = words[position.record + i]!;
      players[index] = opponentOf(position.onRoll);
    },
    putAfter(position) {
      const at = position.firstResult();
      if (at < 0) return undefined;
      results = { boards: position.records, at, player: position.onRoll };
      return position.resultCount();
    },
    judge(count, into, at) {
      if (results) {
        judge(results, count, into, at);
        return;
      }
      for (let from = 0; from < count; ) {
        let end = from + 1;
        while (end < count && players[end] === players[from]) end++;
        const batch = { boards: own, at: from * RECORD, player: players[from]! };
        judge(batch, end - from, into, at + from * OUTCOME_COUNT);
        from = end;
      }
    },
    seenBy(vector, player) {
      if (player === 0) return vector;
      const turned = new Float64Array(OUTCOME_COUNT);
      turnOutcomes(vector, 0, turned, 0);
      return [...turned];
    },
    value(vectors, at, player) {
      return player === 0 ? worth(vectors, at) : -worth(vectors, at);
    },
  };
}

/** `turnOutcomes` in place, specialised for the one kind of array that is converted a million times a second. */
function turn(chances: Float64Array, at: number): void {
  const winGammon = chances[at + 1]!;
  const winBackgammon = chances[at + 2]!;
  chances[at] = 1 - chances[at]!;
  chances[at + 1] = chances[at + 3]!;
  chances[at + 2] = chances[at + 4]!;
  chances[at + 3] = winGammon;
  chances[at + 4] = winBackgammon;
}

/** Writes the outcome probabilities of a player who has borne off every checker. */
export function writeWon(
  boards: BoardRecords,
  at: number,
  winner: BackgammonPlayer,
  checkers: number,
  into: Float64Array,
  to: number,
): void {
  const loser = opponentOf(winner);
  const points = boards.points(at);
  const kind = boards.off(at, loser) > 0 ? 1 : winKind(loser === 0 ? points : mirrored(points), checkers);
  wonOutcomes(kind, into, to);
}

/**
 * Wraps an evaluator of boards as an evaluator of states for player 0, with the player to move on roll; dice already
 * rolled are ignored.
 *
 * @param make called when the first state is evaluated
 */
export function stateEvaluatorOf(
  make: () => OutcomeEvaluator,
  stakes: StakesName,
): StateEvaluator<BackgammonState> {
  const chances = new Float64Array(OUTCOME_COUNT);
  const scratch = new BoardRecords(1);
  let made: OutcomeEvaluator | undefined;
  return (state) => {
    made ??= make();
    const player = opponentOf(state.player);
    scratch.load(0, state.points, BACKGAMMON.checkers);
    made.evaluate(scratch, 0, 1, player, chances, 0);
    const worth = WORTH[stakes](chances, 0);
    return player === 0 ? worth : -worth;
  };
}
