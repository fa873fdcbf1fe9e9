import type { Facts, MoveFilters } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import { BACKGAMMON, type Dice, mirrored, type Play, type Variant } from "../board.js";
import { OUTCOME_COUNT } from "../outcomes.js";
import { BackgammonPosition } from "../position.js";
import { ROLLS } from "../rolls.js";
import { chancesEvaluator } from "./chances-evaluator.js";
import type { OutcomeEvaluator } from "./evaluator.js";
import { USUAL_FILTERS } from "./move-filters.js";

/** A play and what it is worth. */
export interface RatedPlay {
  readonly play: Play;
  /** The 26 numbers after it, seen by the player who made it. */
  readonly points: readonly number[];
  /** The five chances of the player who made it; see `OUTCOMES`. */
  readonly outcomes: readonly number[];
  readonly equity: number;
  /** Decisions looked ahead, the play itself included: 1 is the evaluator's word on the board after it. */
  readonly depth: number;
}

/** All that the search asks; a backgammon wins or loses 3. */
const MONEY: Pick<Facts, "players" | "cooperative" | "bounds"> = {
  players: 2,
  cooperative: false,
  bounds: [-3, 3],
};

/**
 * The engine's filtered search over the five chances, for those who look at one board after another and need the plays
 * themselves: analysis, rollouts, a server. Every player takes what has the best equity for money without a cube.
 */
export class Lookahead {
  private readonly position: BackgammonPosition;
  private readonly search: FilteredSearch<BackgammonPosition>;
  private readonly evaluator: ReturnType<typeof chancesEvaluator>;

  constructor(
    evaluator: OutcomeEvaluator,
    filters: MoveFilters = USUAL_FILTERS,
    variant: Variant = BACKGAMMON,
  ) {
    const empty = { points: new Array<number>(26).fill(0), player: 0, dice: null } as const;
    this.position = new BackgammonPosition(empty, variant, [0, 1, 2, 3]);
    this.evaluator = chancesEvaluator(() => evaluator, "money", variant.checkers);
    this.search = new FilteredSearch(this.position, this.evaluator, MONEY, filters);
  }

  /** Boards evaluated so far. */
  get evaluations(): number {
    return this.search.horizons;
  }

  /**
   * Every distinct play of a roll, best first: deeper ones first, then by equity.
   *
   * @param points 26 numbers seen by the player on roll
   * @param depth decisions looked ahead, from 1
   * @param always a board after a play that no filter may leave out
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
   * The five chances of the player who has just played.
   *
   * @param points seen by that player; the opponent is on roll
   * @param depth 1 is the evaluator's word, each more lets a player roll and play
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
   * What the opponent would do with each of the 21 rolls after a play.
   *
   * @param points after the play, seen by the player who made it
   * @param depth decisions that the replies are looked ahead, from 1
   */
  replies(points: readonly number[], depth: number): { readonly dice: Dice; readonly best: RatedPlay }[] {
    const seen = mirrored(points);
    return ROLLS.map(({ dice }) => ({ dice, best: this.rank(seen, dice, depth)[0]! }));
  }

  /** The moves after which the board is this. */
  private movesTo(points: readonly number[] | undefined): number[] {
    if (points === undefined) return [];
    const wanted = points.join();
    const { position } = this;
    return Array.from({ length: position.resultCount() }, (_, move) => move).filter(
      (move) => position.pointsAfter(move).join() === wanted,
    );
  }
}
