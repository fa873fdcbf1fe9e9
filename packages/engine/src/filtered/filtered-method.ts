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
 * is the static evaluation after the action; at a decision that costs no depth it is one further decision deep.
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
    unused: ["horizon", "table", "beam", "threshold", "sparse"],
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
      const { root, decision } = filteredThought(game, state, batches, options, filters);
      const depth = options.depth ?? deepest;
      limitsFor({ ...options, depth, facts: game.facts });
      for await (const report of inTurns(deepenRoot(root, { depth }))) yield decision(report);
    },
  };
}

/** What is searched, and the conversion of reports to decisions. */
function filteredThought<State, Action>(
  game: Game<State, Action>,
  state: State,
  evaluator: BatchEvaluator,
  options: MethodOptions<State>,
  filters: MoveFilters,
): {
  readonly root: FilteredRoot;
  readonly decision: (report: ReturnType<FilteredRoot["report"]>) => Decision<Action>;
} {
  const { facts } = game;
  const { enumeration, settings = {} } = options;
  const thought = new Thought(game, state, { native: true, enumeration });
  const { position, player } = thought;
  const isFiltered = settings.width !== "full";
  const search = new FilteredSearch(position.copy(), evaluator, facts, isFiltered ? filters : FULL_WIDTH);
  const root = new FilteredRoot(position, search, facts, options);

  /** The next player's reply to each outcome of the chance that follows, by static evaluation. */
  const replies = (action: Action): OutcomeValue[] => {
    const { outcomes, probabilities } = outcomesOf(game, state, action);
    if (outcomes.length === 1) return [];
    return outcomes.map(({ result }, i): OutcomeValue => {
      const outcome = outcomeText(game, result);
      const probability = probabilities[i]!;
      if (game.turn(result) === OVER)
        return { outcome, probability, value: game.payoff(result)[0]!, bound: "exact" };
      const reply = new Thought(game, result, { native: true });
      const below = new FilteredSearch(reply.position, evaluator, facts, FULL_WIDTH);
      const replyRoot = new FilteredRoot(reply.position, below, facts);
      for (const _ of replyRoot.searchTo(1));
      const [best] = replyRoot.report("depth").rows;
      const [chosen] = reply.of(best!.move);
      return {
        outcome,
        probability,
        value: best!.value,
        bound: "exact",
        ...(game.notation && { reply: game.notation.action(result, chosen!) }),
      };
    });
  };

  const decision = (report: ReturnType<FilteredRoot["report"]>): Decision<Action> => {
    const approximations: Approximation[] = [{ kind: "horizon" }];
    if (isFiltered && report.depth > 1) approximations.push({ kind: "filter" });
    const [best] = report.rows;
    const found = thought.decision(report, {
      method: FILTERED,
      approximations,
      row: (row: FilteredRow, action) => ({
        value: row.value,
        certainty: { kind: "estimate", depth: row.depth, isFull: !isFiltered || row.bound === "exact" },
        vector: (evaluator.seenBy?.(row.vector, player) ?? row.vector).slice(0, evaluator.reported),
        ...(row === best && report.stopped && options.outcomes !== false && { outcomes: replies(action) }),
      }),
    });
    return {
      ...found,
      actions: found.actions.map((row) =>
        row.depth > 1 || root.isFree ? row : { ...row, method: "evaluation" },
      ),
      components: evaluator.components.slice(0, evaluator.reported),
    };
  };

  return { root, decision };
}
