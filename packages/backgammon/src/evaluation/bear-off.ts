import type { BackgammonPlayer } from "../rules/board.js";
import { RECORD } from "../rules/board-records.js";
import {
  LOSE_BACKGAMMON,
  LOSE_GAMMON,
  OUTCOME_COUNT,
  WIN,
  WIN_BACKGAMMON,
  WIN_GAMMON,
} from "../rules/outcomes.js";
import { hasContact } from "../rules/possible-outcomes.js";
import { finishesFirst } from "./bear-off/rolls.js";
import { TWO_SIDED_CHECKERS, type TwoSided, twoSided } from "./bear-off/two-sided.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { type RaceSide, RaceSides } from "./race-sides.js";

/** Shared by all evaluators: what it knows depends on the board alone. */
let sides: RaceSides | undefined;
/** Built only when few enough checkers are left: at the first roll of a bear-off it would keep a player waiting. */
let both: TwoSided | undefined;

/**
 * Wraps an evaluator so that it is exact, or nearly so, in races: when no checker has to pass an opponent's any more.
 * With all checkers at home and up to six a side it uses the two-sided table. Otherwise it combines the distributions of
 * the rolls that each side needs, as if both played for the fewest expected rolls, which is nearly right; they are exact
 * at home, and estimated by a small network before. All other boards go to the wrapped evaluator.
 */
export function withBearOff(evaluator: OutcomeEvaluator): OutcomeEvaluator {
  const own: RaceSide[] = [];
  const other: RaceSide[] = [];
  return {
    name: `${evaluator.name} with bear-off tables`,
    evaluate(boards, at, count, player, into, to) {
      const { words } = boards;
      let races = 0;
      for (let i = 0; i < count; i++) if (!hasContact(words, at + i * RECORD)) races++;
      if (races < count) evaluator.evaluate(boards, at, count, player, into, to);
      if (races === 0) return;
      sides ??= new RaceSides();
      sides.begin();
      const opponent = (1 - player) as BackgammonPlayer;
      for (let i = 0; i < count; i++) {
        const board = at + i * RECORD;
        if (races < count && hasContact(words, board)) continue;
        own[i] = sides.side(boards, board, player);
        other[i] = sides.side(boards, board, opponent);
      }
      sides.flush();
      for (let i = 0; i < count; i++)
        if (races === count || !hasContact(words, at + i * RECORD))
          writeRace(own[i]!, other[i]!, into, to + OUTCOME_COUNT * i);
    },
  };
}

/** Writes the chances of a race; the other side is on roll. */
function writeRace(own: RaceSide, other: RaceSide, into: Float64Array, to: number): void {
  into.fill(0, to, to + OUTCOME_COUNT);
  const isKnown = own.checkers <= TWO_SIDED_CHECKERS && other.checkers <= TWO_SIDED_CHECKERS;
  if (isKnown && own.home >= 0 && other.home >= 0) {
    both ??= twoSided();
    // Boards with few checkers have the same numbers in the small table.
    into[to + WIN] = own.home === 0 ? 1 : 1 - both.win(other.home, own.home);
    return;
  }
  // The other side is on roll and so has had one more roll when both have rolled for the last time.
  const lost = finishesFirst(other.all, own.all, 1);
  const won = 1 - lost;
  const wonGammon = Math.min(won, finishesFirst(own.all, other.first, 0));
  const lostGammon = Math.min(lost, finishesFirst(other.all, own.first, 1));
  into[to + WIN] = won;
  into[to + WIN_GAMMON] = wonGammon;
  into[to + LOSE_GAMMON] = lostGammon;
  if (other.far > 0) into[to + WIN_BACKGAMMON] = Math.min(wonGammon, finishesFirst(own.all, other.out, 0));
  if (own.far > 0) into[to + LOSE_BACKGAMMON] = Math.min(lostGammon, finishesFirst(other.all, own.out, 1));
}
