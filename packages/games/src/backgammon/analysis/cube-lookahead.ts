import { type MoveFilters, OVER } from "@tyche/engine";
import { FilteredRoot, FilteredSearch } from "@tyche/engine/search";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { type CubeGame, cubeGame } from "../cube/cube-game.js";
import type { CubeAction, CubeRules, CubeState } from "../cube/cube-rules.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { USUAL_FILTERS } from "../rules/rules.js";
import { texts } from "../texts.js";

/** An action with its value for the player who decides. */
export interface RatedAction {
  readonly action: CubeAction;
  /** In payoffs of the game: points for money, 2p - 1 for a match-winning probability p. */
  readonly equity: number;
  /** The cubeless outcome probabilities of the player who decides; see `OUTCOMES`. */
  readonly chances: readonly number[];
  /** Search depth in decisions: 1 is the static evaluation after the action. Cube decisions after it do not count. */
  readonly depth: number;
}

/** A game with its rules and its evaluator. */
interface Table {
  readonly game: CubeGame;
  readonly evaluator: ReturnType<typeof cubeEvaluator>;
}

/**
 * The filtered search of the game with the cube, for callers that evaluate single positions, each with its own rules
 * and score: servers, engines behind other interfaces, players.
 */
export class CubeLookahead {
  private readonly evaluator: OutcomeEvaluator;
  private readonly filters: MoveFilters;
  private readonly tables = new Map<string, Table>();

  constructor(evaluator: OutcomeEvaluator, filters: MoveFilters = USUAL_FILTERS) {
    this.evaluator = evaluator;
    this.filters = filters;
  }

  /** Cached because the next request usually has the same rules. */
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
   * All legal actions, best first: deeper searched actions first, then by equity.
   *
   * @param state of a game that is not over
   * @param depth search depth in decisions, 1 or more
   * @throws NotationError if the game is over
   */
  rank(rules: CubeRules, state: CubeState, depth: number): RatedAction[] {
    const { game, evaluator } = this.tableOf(rules);
    const player = game.turn(state);
    if (player === OVER) throw texts.notationError("backgammon-nothing-to-decide", {});
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
