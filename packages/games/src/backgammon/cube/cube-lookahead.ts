import { type MoveFilters, NotationError, OVER } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import type { OutcomeEvaluator } from "../analysis/evaluator.js";
import { USUAL_FILTERS } from "../analysis/move-filters.js";
import type { CubeAction, CubeRules, CubeState } from "./cube-rules.js";
import { cubeEvaluator } from "./evaluator.js";
import { type CubeGame, cubeGame } from "./game.js";

/** An action and what it is worth to the player who decides. */
export interface RatedAction {
  readonly action: CubeAction;
  /** In the payoffs of the game: points for money, of a match twice the chance to win it less 1. */
  readonly equity: number;
  /** The five chances, played on without a cube, of the player who decides; see `OUTCOMES`. */
  readonly chances: readonly number[];
  /** Decisions looked ahead: 1 is the evaluator's word on what the action leads to. Decisions about the cube cost none. */
  readonly depth: number;
}

/** A game as it is agreed, with its evaluator. */
interface Table {
  readonly game: CubeGame;
  readonly evaluator: ReturnType<typeof cubeEvaluator>;
}

/**
 * The filtered search of the game with the cube for those who look at one place after another, each under rules and at a score of
 * its own: servers, engines of interfaces, players.
 */
export class CubeLookahead {
  private readonly evaluator: OutcomeEvaluator;
  private readonly filters: MoveFilters;
  private readonly tables = new Map<string, Table>();

  constructor(evaluator: OutcomeEvaluator, filters: MoveFilters = USUAL_FILTERS) {
    this.evaluator = evaluator;
    this.filters = filters;
  }

  /** Kept, as one under the same rules is usually asked for next. */
  private tableOf(rules: CubeRules): Table {
    const { length, jacoby, beavers, automatic, resignations, limit, equities } = rules;
    const key = [length, jacoby, beavers, automatic, resignations, limit].join();
    const known = this.tables.get(key);
    if (known && known.game.rules.equities === equities) return known;
    const made = { game: cubeGame(rules), evaluator: cubeEvaluator(() => this.evaluator, rules) };
    this.tables.set(key, made);
    return made;
  }

  /**
   * All that can be done, best first: deeper ones first, then by equity.
   *
   * @param state of a game that is not over
   * @param depth decisions looked ahead, from 1
   * @throws NotationError where the game is over
   */
  rank(rules: CubeRules, state: CubeState, depth: number): RatedAction[] {
    const { game, evaluator } = this.tableOf(rules);
    const player = game.turn(state);
    if (player === OVER)
      throw new NotationError(
        "backgammon-nothing-to-decide",
        {},
        "The game is over, so there is nothing to decide.",
      );
    const actions = game.actions(state);
    const position = game.position(state);
    const search = new FilteredSearch(position, evaluator, game.facts, this.filters);
    const root = new FilteredRoot(position, search, game.facts);
    for (let level = 1; level <= depth; level++) for (const _ of root.searchTo(level));
    return root.report("depth").rows.map(
      (row): RatedAction => ({
        action: actions[row.move]!,
        equity: player === 0 ? row.value : 0 - row.value,
        chances: evaluator.seenBy!(row.vector, player).slice(0, evaluator.told),
        depth: row.depth,
      }),
    );
  }
}
