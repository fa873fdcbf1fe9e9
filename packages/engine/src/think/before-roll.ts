import type { Bound, Decision, OutcomeValue } from "../contract/decision.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { knownValue } from "../contract/sides.js";
import { approximationsOf, hasLongPaths } from "../decision/approximations.js";
import { outcomeText } from "../decision/thought.js";
import { type DeepeningRoot, deepenRoot, settled } from "../deepening/deepen.js";
import type { Struck } from "../deepening/limits.js";
import { inTurns, lastOf } from "../deepening/turns.js";
import { outcomesOf } from "../position/outcomes.js";
import { addNodes, totalNodes } from "../search/nodes.js";
import { tableFrom } from "../search/table.js";

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
  const { time, nodes: most, signal, ...plain } = options;
  const [action] = game.actions(state) as [Action];
  const { outcomes, probabilities } = outcomesOf(game, state, action, options.enumeration);
  const rolls = outcomes.map(({ result }, i) => ({ state: result, probability: probabilities[i]! }));
  const table = !unused.includes("table") && !options.pool && tableFrom(options.table);
  const start = performance.now();
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
      ...(time !== undefined && { time: left(time, performance.now() - start, 0) }),
      ...(most !== undefined &&
        (depth > 1 || !deepens) && { nodes: Math.ceil(left(most, totalNodes(nodes), 1)) }),
      ...(signal && { signal }),
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
      // The mean is known if each roll's value is.
      const value = values.reduce(
        (mean, { probability, value = Number.NaN }) => mean + probability * value,
        0,
      );
      const bound: Bound = values.every((outcome) => outcome.bound === "exact") ? "exact" : "estimate";
      const known = Number.isNaN(value) ? {} : { value };
      const vector = meanVector();
      return {
        actions: [
          {
            action,
            ...known,
            ...("value" in known && { bound }),
            depth,
            method: first!.actions[0]!.method,
            ...(vector && { vector }),
            outcomes: values,
          },
        ],
        best: action,
        line: [action],
        ...known,
        ...(first!.components && { components: first!.components }),
        depth,
        algorithm: first!.algorithm,
        solved: root.solved,
        approximations: approximationsOf(decisions),
        nodes: { ...nodes },
        tableHits: decisions.reduce((sum, { tableHits }) => sum + tableHits, 0),
        cuts: decisions.reduce((sum, { cuts }) => sum + cuts, 0),
        ms: performance.now() - start,
        stopped: stopped ?? "depth",
      };
    },
  };
  return inTurns(deepenRoot(root, deepens ? defined({ depth: options.depth }) : { depth: 1 }));
}
