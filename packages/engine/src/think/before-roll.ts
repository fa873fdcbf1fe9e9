import { Budget, STOP, type Struck } from "../contract/budget.js";
import { meanOfSure } from "../contract/certainty.js";
import type { Decision, OutcomeValue } from "../contract/decision.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { knownValue } from "../contract/sides.js";
import { approximationsOf, hasLongPaths } from "../decision/approximations.js";
import { decisionFrom } from "../decision/decision-from.js";
import { outcomeText } from "../decision/thought.js";
import { type DeepeningRoot, deepenRoot, settled } from "../deepening/deepen.js";
import { inTurns, lastOf } from "../deepening/turns.js";
import { outcomesOf } from "../position/outcomes.js";
import { addNodes, totalNodes } from "../search/nodes.js";
import { tableFrom } from "../search/table.js";
import { undecided } from "./forced.js";

/** The states after a roll; undefined if there is no time to find them. */
function rollsAfter<State, Action>(
  ...asked: Parameters<typeof outcomesOf<State, Action>>
): { readonly state: State; readonly probability: number }[] | undefined {
  try {
    const { outcomes, probabilities } = outcomesOf(...asked);
    return outcomes.map(({ result }, i) => ({ state: result, probability: probabilities[i]! }));
  } catch (error) {
    if (error !== STOP) throw error;
    return undefined;
  }
}

/**
 * Searches a state where dice must be rolled before anything can be decided: all rolls to the same depth, with one
 * table for all. A depth counts only if every roll was searched to it; the first is searched whatever the node limit.
 */
export function thinkBeforeRoll<State, Action>(
  method: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  const { unused } = method;
  const deepens = !unused.includes("depth");
  const { time, nodes: most, ...given } = options;
  const budget = Budget.of(options);
  const plain = { ...given, budget };
  const [action] = game.actions(state) as [Action];
  budget.patience = 1;
  const rolls = rollsAfter(game, state, action, { ...options.enumeration, budget });
  budget.patience = 0;
  if (!rolls) return inTurns([undecided(game, state, [action], method.name, budget)]);
  const table = !unused.includes("table") && !options.pool && tableFrom(options.table);
  const nodes = { decision: 0, chance: 0, leaf: 0 };
  let decisions: readonly Decision<Action>[] = [];
  let depth = 0;

  /**
   * Searches one roll within the rest of the limits (at the first depth the time limit only), or, without deepening,
   * within its share of them.
   */
  const search = (roll: State, depth: number): Promise<Decision<Action>> => {
    const left = (limit: number, spent: number, least: number): number =>
      deepens ? Math.max(least, limit - spent) : limit / rolls.length;
    const limits = {
      ...(time !== undefined && { time: deepens ? budget.rest : time / rolls.length }),
      ...(most !== undefined &&
        (depth > 1 || !deepens) && { nodes: Math.ceil(left(most, totalNodes(nodes), 1)) }),
      ...(table && { table }),
      ...(deepens && { depth, deepening: false }),
    };
    return lastOf(method.think(game, roll, { ...plain, ...limits, rank: "best" }));
  };

  const meanVector = (): number[] | undefined => {
    const vectors = decisions.map(({ actions }) => actions[0]!.vector);
    if (vectors.some((vector) => vector === undefined)) return undefined;
    return vectors[0]!.map((_, k) =>
      vectors.reduce((mean, vector, i) => mean + rolls[i]!.probability * vector![k]!, 0),
    );
  };

  const root: DeepeningRoot<Decision<Action>> & { solved: boolean } = {
    solved: false,
    *searchTo(wanted) {
      const found: Decision<Action>[] = [];
      for (const roll of rolls) {
        const decision = yield* settled(search(roll.state, wanted));
        const { stopped } = decision;
        addNodes(nodes, decision.nodes);
        if (wanted > 1 && stopped !== "depth" && stopped !== "solved") return stopped as Struck | "lost";
        if (wanted > 1 && hasLongPaths(decision)) return "depth";
        found.push(decision);
      }
      decisions = found;
      depth = wanted;
      root.solved = found.every(({ solved }) => solved);
      return undefined;
    },
    report(stopped) {
      const [first] = decisions;
      const values = decisions.map((decision, i): OutcomeValue => {
        const roll = rolls[i]!;
        const best = decision.actions[0]!;
        return {
          outcome: outcomeText(game, roll.state),
          probability: roll.probability,
          ...knownValue(best),
          ...(best.bound && { bound: best.bound }),
          ...(game.notation && { reply: game.notation.action(roll.state, best.action) }),
        };
      });
      const mean = meanOfSure(
        decisions.map(({ actions: [best] }, i) => ({ ...best!, probability: rolls[i]!.probability })),
      );
      const vector = meanVector();
      const row = { action, ...mean, depth, method: first!.actions[0]!.method, outcomes: values };
      return decisionFrom(
        {
          actions: [{ ...row, ...(vector && { vector }) }],
          ...(first!.components && { components: first!.components }),
          depth,
          algorithm: first!.algorithm,
          approximations: approximationsOf(decisions),
          nodes: { ...nodes },
          tableHits: decisions.reduce((sum, { tableHits }) => sum + tableHits, 0),
          cuts: decisions.reduce((sum, { cuts }) => sum + cuts, 0),
          ms: budget.ms,
          stopped: stopped ?? "depth",
        },
        game.facts,
        game.turn(state),
      );
    },
  };
  return inTurns(deepenRoot(root, deepens ? defined({ depth: options.depth }) : { depth: 1 }));
}
