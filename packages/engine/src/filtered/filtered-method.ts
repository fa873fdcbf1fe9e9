import type { Approximation, Decision, OutcomeValue } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { BatchEvaluator } from "../contract/evaluator.js";
import type { Facts } from "../contract/facts.js";
import { type Game, type Method, type MethodOptions, OVER } from "../contract/game.js";
import { named } from "../decision/evaluation.js";
import { outcomeText, Thought } from "../decision/thought.js";
import { deepenRoot, limitsFor } from "../deepening/deepen.js";
import { inTurns } from "../deepening/turns.js";
import { outcomesOf } from "../position/outcomes.js";
import { refusalOf } from "../search/settings.js";
import { FilteredRoot, type FilteredRow } from "./filtered-root.js";
import { FilteredSearch } from "./filtered-search.js";
import { FULL_WIDTH, type MoveFilters } from "./filters.js";

/** The parameters of a game's filtered search. */
export interface FilteredOptions {
  readonly filters: MoveFilters;
  /** The default batch evaluator. */
  readonly evaluator: string;
  /** The depth limit in decisions if no depth is given. */
  readonly deepest: number;
  /** Batch evaluators for which another method of the engine is the better default. */
  readonly unusual?: readonly string[];
}

const FILTERED = "filtered";

/**
 * The method of a game with batch evaluators: expectiminimax over their vectors with move filters. A row of depth 1
 * is the static evaluation after the action.
 */
export function filteredMethod<State, Action>({
  filters,
  evaluator,
  deepest,
  unusual = [],
}: FilteredOptions): Method<State, Action> {
  const evaluatorOf = (game: Game<State, Action>, name: unknown): BatchEvaluator | undefined => {
    const wanted = name === undefined || name === "default" ? evaluator : name;
    return typeof wanted === "string"
      ? (named(game.batchEvaluators, wanted) as BatchEvaluator | undefined)
      : undefined;
  };
  return {
    name: FILTERED,
    help: "Expectiminimax with batch evaluation of outcome probabilities and move filters (after G. Tesauro 1995).",
    settings: [
      {
        name: "width",
        help: "Move filters, or all moves at every depth (full). Default: filters.",
        takes: ["filters", "full"],
      },
    ],
    unused: ["horizon", "table", "beam", "threshold", "sparse", "outcomes"],
    instead: { id: "method-filters", values: {}, message: "its filters choose what is searched" },
    isUsual: (game, options) =>
      options.native !== false &&
      options.positionEvaluator === undefined &&
      !unusual.includes(String(options.evaluator)) &&
      evaluatorOf(game, options.evaluator) !== undefined,
    refusal: (facts: Facts) => refusalOf("expectiminimax", facts, FILTERED),
    async *think(game, state, options) {
      const batches = evaluatorOf(game, options.evaluator);
      if (!batches) {
        const all = Object.keys(game.batchEvaluators ?? {});
        throw new SearchError(
          "search-batch-evaluator",
          { method: FILTERED, game: game.name, all },
          `${FILTERED} needs an evaluator of many positions at once: use ${all.join(" or ")} in ${game.name}.`,
        );
      }
      if (options.native === false || !game.position)
        throw new SearchError(
          "search-native-only",
          { method: FILTERED, game: game.name },
          `${FILTERED} searches the native position of ${game.name}: leave native out.`,
        );
      const thought = new FilteredThought(game, state, batches, options, filters);
      const depth = options.depth ?? deepest;
      limitsFor({ ...options, depth, facts: game.facts });
      for await (const report of inTurns(deepenRoot(thought.root, { depth }))) yield thought.decision(report);
    },
  };
}

class FilteredThought<State, Action> {
  readonly root: FilteredRoot;
  private readonly thought: Thought<State, Action>;
  private readonly search: FilteredSearch;

  constructor(
    game: Game<State, Action>,
    state: State,
    evaluator: BatchEvaluator,
    options: MethodOptions<State>,
    filters: MoveFilters,
  ) {
    const { enumeration, settings = {} } = options;
    this.thought = new Thought(game, state, { native: true, enumeration });
    const { position } = this.thought;
    const width = settings.width === "full" ? FULL_WIDTH : filters;
    this.search = new FilteredSearch(position.copy(), evaluator, game.facts, width);
    this.root = new FilteredRoot(position, this.search, game.facts, options);
  }

  decision(report: ReturnType<FilteredRoot["report"]>): Decision<Action> {
    const { evaluator, filters } = this.search;
    const isFiltered = filters !== FULL_WIDTH;
    const approximations: Approximation[] = [{ kind: "horizon" }];
    if (isFiltered && report.depth > 1) approximations.push({ kind: "filter" });
    const { player } = this.thought;
    const [best] = report.rows;
    const decision = this.thought.decision(report, {
      method: FILTERED,
      approximations,
      row: (row: FilteredRow, action) => ({
        value: row.value,
        bound: isFiltered ? row.bound : "exact",
        vector: (evaluator.seenBy?.(row.vector, player) ?? row.vector).slice(0, evaluator.told),
        ...(row === best && report.stopped && { outcomes: this.replies(action) }),
      }),
    });
    return {
      ...decision,
      actions: decision.actions.map((row) => (row.depth > 1 ? row : { ...row, method: "evaluation" })),
      components: evaluator.components.slice(0, evaluator.told),
      solved: false,
    };
  }

  /** The next player's reply to each outcome of the chance that follows, by static evaluation. */
  private replies(action: Action): OutcomeValue[] {
    const { game, state } = this.thought;
    const { evaluator } = this.search;
    const { outcomes, probabilities } = outcomesOf(game, state, action);
    if (outcomes.length === 1) return [];
    return outcomes.map(({ result }, i): OutcomeValue => {
      if (game.turn(result) === OVER) {
        const value = game.payoff(result)[0]!;
        return { outcome: outcomeText(game, result), probability: probabilities[i]!, value, bound: "exact" };
      }
      const reply = new Thought(game, result, { native: true });
      const search = new FilteredSearch(reply.position, evaluator, game.facts, FULL_WIDTH);
      const root = new FilteredRoot(reply.position, search, game.facts);
      for (const _ of root.searchTo(1));
      const [best] = root.report("depth").rows;
      const [chosen] = reply.of(best!.move);
      return {
        outcome: outcomeText(game, result),
        probability: probabilities[i]!,
        value: best!.value,
        bound: "exact",
        ...(game.notation && { reply: game.notation.action(result, chosen!) }),
      };
    });
  }
}
