import { type MoveFilters, OVER } from "@tyche/engine";
import { FilteredRoot, type FilteredRow, FilteredSearch } from "@tyche/engine/search";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { type CubeGame, cubeGame } from "../cube/cube-game.js";
import type { CubeAction, CubeRules, CubeState } from "../cube/cube-rules.js";
import type { MatchEquities } from "../cube/match-cube.js";
import type { OutcomeEvaluator } from "../evaluation/evaluator.js";
import { USUAL_FILTERS } from "../game/rules.js";
import { texts } from "../rules/texts.js";
import { DEEPEST_CUBE } from "./cube-equities.js";

/** An action with its value for the player who decides. */
export interface RatedAction {
  readonly action: CubeAction;
  /** In payoffs of the game: points for money, 2p - 1 for a match-winning probability p. */
  readonly equity: number;
  /** The cubeless outcome probabilities of the player who decides; see `OUTCOMES`. */
  readonly chances: readonly number[];
  /**
   * Search depth in checker turns. A play is one of them, so 1 is the static evaluation after it. Cube decisions are none:
   * at 1 they are one turn deep, and at 0 their static evaluation leaves no doubt.
   */
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
  private readonly equities: MatchEquities | undefined;
  private readonly tables = new Map<string, Table>();

  /** @param equities the table of matches whose rules have none */
  constructor(evaluator: OutcomeEvaluator, filters: MoveFilters = USUAL_FILTERS, equities?: MatchEquities) {
    this.evaluator = evaluator;
    this.filters = filters;
    this.equities = equities;
  }

  /** Cached because the next request usually has the same rules. */
  private tableOf(asked: CubeRules): Table {
    const rules: CubeRules =
      asked.length > 0 && this.equities ? { equities: this.equities, ...asked } : asked;
    const { length, jacoby, beavers, automatic, resignations, limit, equities } = rules;
    const key = [length, jacoby, beavers, automatic, resignations, limit].join();
    const known = this.tables.get(key);
    if (known && known.game.rules.equities === equities) return known;
    const made = { game: cubeGame(rules), evaluator: cubeEvaluator(() => this.evaluator, rules) };
    this.tables.set(key, made);
    return made;
  }

  /**
   * All legal actions, best first: deeper searched actions first, then by equity. A cube decision is searched only as deep
   * as needed: until the best action is clearly ahead, and at most `DEEPEST_CUBE` turns.
   *
   * @param state of a game that is not over
   * @param depth search depth in checker turns, 1 or more
   * @throws NotationError if the game is over
   */
  rank(rules: CubeRules, state: CubeState, depth: number): RatedAction[] {
    const { game, evaluator } = this.tableOf(rules);
    const player = game.turn(state);
    if (player === OVER) throw texts.notationError("backgammon-nothing-to-decide", {});
    const actions = game.actions(state);
    const position = game.position(state);
    const search = new FilteredSearch(position, evaluator, game.facts, this.filters);
    const sign = player === 0 ? 1 : -1;
    const rated = (row: Pick<FilteredRow, "move" | "value" | "vector" | "depth">): RatedAction => ({
      action: actions[row.move]!,
      equity: sign * row.value,
      chances: evaluator.seenBy!(row.vector, player).slice(0, evaluator.reported),
      depth: row.depth,
    });
    const root = new FilteredRoot(position, search, game.facts);
    if (root.isFree) {
      const count = search.judgeMoves();
      const rows = Array.from({ length: count }, (_, i) => {
        const { own, ...row } = search.moveAt(i);
        return rated({ ...row, value: sign * own, depth: 0 });
      }).sort((one, other) => other.equity - one.equity);
      if (this.isClear(rows, 0, evaluator.unit!(position))) return rows;
    }
    const deepest = root.isFree ? Math.min(depth, DEEPEST_CUBE) : depth;
    for (let level = 1; level <= deepest; level++) {
      for (const _ of root.searchTo(level));
      if (root.isFree && this.isClear(root.report("depth").rows.map(rated), level, evaluator.unit!(position)))
        break;
    }
    return root.report("depth").rows.map(rated);
  }

  /**
   * Whether the best action of a cube decision is so far ahead that a deeper search is pointless: half the distance that
   * rules out a play, because what is missed in all its actions alike cancels out.
   */
  private isClear([best, next]: readonly RatedAction[], depth: number, unit: number): boolean {
    const { root } = this.filters;
    const { within } = root[Math.min(depth, root.length - 1)]!;
    return next === undefined || best!.equity - next.equity > (within / 2) * unit;
  }
}
