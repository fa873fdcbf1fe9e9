import type { Chance, Facts, MoveFilters } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import { chancesEvaluator } from "../evaluation/chances-evaluator.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { USUAL_FILTERS } from "../game/rules.js";
import { BACKGAMMON, type Dice, mirrored, type Play, ROLLS, type Variant } from "../rules/board.js";
import { OUTCOME_COUNT } from "../rules/outcomes.js";
import { BackgammonPosition } from "../rules/position.js";

/** A play with its evaluation. */
export interface RatedPlay {
  readonly play: Play;
  /** The board after the play: 26 numbers, from the view of the player who made it. */
  readonly points: readonly number[];
  /** The five outcome probabilities of the player who made it; see `OUTCOMES`. */
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Search depth in decisions, including the play itself: 1 is the static evaluation of the board after it. */
  readonly depth: number;
}

const EMPTY = { points: new Array<number>(26).fill(0), player: 0, dice: null } as const;

/** The facts that the search needs; a backgammon wins or loses 3. */
const MONEY: Pick<Facts, "players" | "bounds"> = { players: 2, bounds: [-3, 3] };

/**
 * The engine's filtered search over the five outcome probabilities, for callers that look at single boards and need the
 * plays themselves: analysis, rollouts, servers. Every player chooses the play with the best equity for cubeless money
 * play.
 */
export class Lookahead {
  private readonly position: BackgammonPosition;
  private readonly search: FilteredSearch<BackgammonPosition>;
  private readonly evaluator: ReturnType<typeof chancesEvaluator>;

  /** @param position where to search; one with fewer rolls than there are makes the values estimates */
  constructor(
    evaluator: OutcomeEvaluator,
    filters: MoveFilters = USUAL_FILTERS,
    variant: Variant = BACKGAMMON,
    position = new BackgammonPosition(EMPTY, variant, [0, 1, 2, 3]),
  ) {
    this.position = position;
    this.evaluator = chancesEvaluator(() => evaluator, "money", variant.checkers);
    this.search = new FilteredSearch(this.position, this.evaluator, MONEY, filters);
  }

  /** Number of boards evaluated so far. */
  get evaluations(): number {
    return this.search.horizons;
  }

  /**
   * Every distinct play of a roll, best first: deeper searched plays first, then by equity.
   *
   * @param points 26 numbers from the view of the player on roll
   * @param depth search depth in decisions, 1 or more
   * @param always board after a play that the filters must keep
   */
  rank(points: readonly number[], dice: Dice, depth: number, always?: readonly number[]): RatedPlay[] {
    const { position, search } = this;
    position.stand(points, 0, dice);
    const root = new FilteredRoot(position, search, MONEY, {}, this.movesTo(always));
    for (let level = 1; level <= depth; level++) for (const _ of root.searchTo(level));
    return root.report("depth").rows.map((row): RatedPlay => {
      return {
        play: position.playOf(row.move),
        points: position.pointsAfter(row.move),
        outcomes: row.vector,
        equity: row.value,
        depth: row.depth,
      };
    });
  }

  /**
   * The five outcome probabilities of the player who has just played.
   *
   * @param points from that player's view; the opponent is on roll
   * @param depth 1 is the static evaluation; each further level adds a roll and a play
   */
  outcomes(points: readonly number[], depth: number): number[] {
    const { position, search, evaluator } = this;
    position.stand(points, 1);
    const chances = new Float64Array(OUTCOME_COUNT);
    evaluator.put(position, 0);
    evaluator.judge(1, chances, 0);
    return depth > 1 && !position.isWon(0) ? search.expect(depth - 1) : [...chances];
  }

  /**
   * The opponent's best reply to each of the 21 rolls after a play.
   *
   * @param points board after the play, from the view of the player who made it
   * @param depth search depth of the replies in decisions, 1 or more
   */
  replies(points: readonly number[], depth: number): { readonly dice: Dice; readonly best: RatedPlay }[] {
    const seen = mirrored(points);
    return ROLLS.map(({ dice }) => ({ dice, best: this.rank(seen, dice, depth)[0]! }));
  }

  /** The moves that lead to this board. */
  private movesTo(points: readonly number[] | undefined): number[] {
    if (points === undefined) return [];
    const wanted = points.join();
    const { position } = this;
    return Array.from({ length: position.resultCount() }, (_, move) => move).filter(
      (move) => position.pointsAfter(move).join() === wanted,
    );
  }
}

/** The best of the most deeply searched plays; ties are broken at random. */
export function bestOf<Rated extends { readonly depth: number; readonly equity: number }>(
  plays: readonly Rated[],
  chance: Chance,
): Rated {
  return chance
    .shuffle(plays)
    .reduce((best, play) =>
      play.depth > best.depth || (play.depth === best.depth && play.equity > best.equity) ? play : best,
    );
}
