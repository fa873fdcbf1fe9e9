import type { BatchEvaluator, StateEvaluator } from "@tyche/engine";
import { writeWon } from "../evaluation/chances-evaluator.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { BACKGAMMON, type BackgammonPlayer, opponentOf } from "../rules/board.js";
import { BoardRecords, RECORD } from "../rules/board-records.js";
import { equityOf, OUTCOME_COUNT, OUTCOMES, turnOutcomes } from "../rules/outcomes.js";
import type { CubePosition } from "./cube-position.js";
import {
  afterGame,
  type CubeRules,
  type CubeState,
  type CubeTerms,
  decisionsOf,
  pointsOf,
} from "./cube-rules.js";
import { efficiencyOf } from "./efficiency.js";
import { exactCube, forPlayer0, type Stage, Stakes } from "./stakes.js";

/** Components of a vector: the five cubeless outcome probabilities, and the value with the cube. */
const CUBE_VECTOR = [...OUTCOMES, "cubeful"] as const;
const SIZE = CUBE_VECTOR.length;
const WORTH = SIZE - 1;

/** Positions with equal stakes whose boards are stored side by side. */
interface Batch {
  readonly boards: BoardRecords;
  readonly at: number;
  /** The player who has just played to these boards, or who is waiting for the opponent. */
  readonly mover: BackgammonPlayer;
}

interface Place {
  readonly stage: Stage;
  readonly stakes: Stakes;
  readonly result: number;
}

/** A position of the batch; `mover` is the player who is waiting, in a finished game the winner. */
interface Stored extends Place {
  readonly mover: BackgammonPlayer;
}

/**
 * Wraps an evaluator of boards as a batch evaluator of positions with the cube: player 0's five cubeless outcome
 * probabilities, and the value with the cube by Janowski's live and dead cube, in payoffs of the game. All are expected
 * values. The probabilities are those of the board, as if it were played to the end without a cube:
 *
 * | end of a game | five probabilities | value with the cube |
 * | --- | --- | --- |
 * | single win | win 1, or 0 for a loss | what follows |
 * | gammon, backgammon | also 1 for the gammon, and for the backgammon, of the winner | what follows |
 * | pass, resignation | the evaluation of the board, the doubler or the one who resigns on roll | what follows |
 *
 * What follows, for money, is the points; in a match 1 or -1 at its end, otherwise the score by the match equity table.
 * The next game of a match is never searched.
 *
 * @param make called when the first position is evaluated
 */
export function cubeEvaluator(make: () => OutcomeEvaluator, rules: CubeRules): BatchEvaluator<CubePosition> {
  const own = new BoardRecords(64);
  const places: Stored[] = [];
  /**
   * All results of a turn, if they come from the move generator; `stage` and `stakes` hold for each result that does
   * not end the game.
   */
  let results: (Batch & Place & { readonly before: CubeTerms }) | undefined;
  let made: OutcomeEvaluator | undefined;
  let chances = new Float64Array(64 * OUTCOME_COUNT);
  const turned = new Float64Array(OUTCOME_COUNT);

  /** Computes the five outcome probabilities of `mover` for each board. */
  const judgeBoards = ({ boards, at, mover }: Batch, count: number): void => {
    made ??= make();
    if (chances.length < count * OUTCOME_COUNT) chances = new Float64Array(2 * count * OUTCOME_COUNT);
    made.evaluate(boards, at, count, mover, chances, 0);
    for (let i = 0; i < count; i++) {
      const board = at + i * RECORD;
      if (boards.off(board, mover) === BACKGAMMON.checkers)
        writeWon(boards, board, mover, BACKGAMMON.checkers, chances, i * OUTCOME_COUNT);
    }
  };
  /** Writes a vector: the probabilities of `mover` at index `i`, converted to player 0's view, and their value. */
  const write = (
    { boards, at, mover }: Batch,
    i: number,
    { stage, stakes, result }: Place,
    into: Float64Array,
    to: number,
  ): void => {
    const first = i * OUTCOME_COUNT;
    turnOutcomes(chances, first, turned, 0);
    for (let k = 0; k < OUTCOME_COUNT; k++) into[to + k] = mover === 0 ? chances[first + k]! : turned[k]!;
    if (stage === "over") {
      into[to + WORTH] = result;
      return;
    }
    const { player } = stakes.terms;
    if (stage !== "opening") {
      const board = at + i * RECORD;
      const efficiencies = efficiencyOf(boards, board, player);
      const exact = exactCube(rules, stakes.terms, boards, board);
      if (mover === player) stakes.read(chances, first, efficiencies, exact);
      else stakes.read(turned, 0, efficiencies, exact);
    }
    into[to + WORTH] = forPlayer0(stakes.worth(stage), player);
  };
  const judgeResults = (
    batch: NonNullable<typeof results>,
    count: number,
    into: Float64Array,
    at: number,
  ): void => {
    const { boards, mover, before } = batch;
    judgeBoards(batch, count);
    for (let i = 0; i < count; i++) {
      const board = batch.at + i * RECORD;
      const isWon = boards.off(board, mover) === BACKGAMMON.checkers;
      const place = isWon ? won(before, chances, i * OUTCOME_COUNT) : batch;
      write(batch, i, place, into, at + i * SIZE);
    }
  };
  /** A game won by the player who has just played; `kinds` holds the outcome probabilities of that win. */
  const won = (before: CubeTerms, kinds: ArrayLike<number>, first: number): Place => {
    const kind = 1 + kinds[first + 1]! + kinds[first + 2]!;
    const { terms, result } = afterGame(rules, before, before.player, pointsOf(rules, before, kind));
    return { stage: result === 0 ? "opening" : "over", stakes: new Stakes(rules, terms), result };
  };
  return {
    components: CUBE_VECTOR,
    // The last component is a value, not a probability, and is reported as such.
    reported: OUTCOME_COUNT,
    put(position, index) {
      results = undefined;
      const to = index * RECORD;
      own.reserve(to, 1);
      const { words } = position.records;
      for (let i = 0; i < RECORD; i++) own.words[to + i] = words[position.record + i]!;
      const { stage, terms, result } = position;
      const mover = moverAt(own, to, position.mover);
      places[index] = { stage, stakes: new Stakes(rules, terms), result, mover };
    },
    putAfter(position) {
      const at = position.firstResult();
      if (at < 0) return undefined;
      const before = position.terms;
      const mover = before.player;
      const terms = { ...before, player: opponentOf(mover), refused: 0 };
      const stage = decisionsOf(rules, terms).length > 1 ? "before roll" : "chance";
      const stakes = new Stakes(rules, terms);
      results = { boards: position.records, at, mover, before, stage, stakes, result: 0 };
      return position.resultCount();
    },
    judge(count, into, at) {
      if (results) {
        judgeResults(results, count, into, at);
        return;
      }
      for (let i = 0; i < count; i++) {
        const place = places[i]!;
        const batch = { boards: own, at: i * RECORD, mover: place.mover };
        judgeBoards(batch, 1);
        write(batch, 0, place, into, at + i * SIZE);
      }
    },
    seenBy(vector, player) {
      if (player === 0) return vector;
      turnOutcomes(vector, 0, turned, 0);
      return [...turned, 0 - vector[WORTH]!];
    },
    value: (vectors, at, player) => forPlayer0(vectors[at + WORTH]!, player as BackgammonPlayer),
    unit: ({ terms }) => new Stakes(rules, terms).unit,
    isFree: ({ stage }) => stage === "before roll" || stage === "offered",
    isFinal: ({ stage }) => stage === "opening",
    // Once a double will be passed all plays are worth the same with the cube, and the board decides.
    preference: (vectors, at, player) => forPlayer0(equityOf(vectors, at), player as BackgammonPlayer),
  };
}

/** The value with the cube of a state, for player 0. */
export function cubeStateEvaluator(
  evaluator: BatchEvaluator<CubePosition>,
  positionAt: (state: CubeState) => CubePosition,
): StateEvaluator<CubeState> {
  const judge = worthOf(evaluator);
  return (state) => judge(positionAt(state));
}

/** The value with the cube of a position, for player 0. */
export function worthOf(evaluator: BatchEvaluator<CubePosition>): (position: CubePosition) => number {
  const vector = new Float64Array(SIZE);
  return (position) => {
    evaluator.put(position, 0);
    evaluator.judge(1, vector, 0);
    return vector[WORTH]!;
  };
}

/** The player who has just played to a board: the one who has borne off everything, otherwise the one not on roll. */
function moverAt(boards: BoardRecords, at: number, waiting: BackgammonPlayer): BackgammonPlayer {
  if (boards.off(at, 0) === BACKGAMMON.checkers) return 0;
  if (boards.off(at, 1) === BACKGAMMON.checkers) return 1;
  return waiting;
}
