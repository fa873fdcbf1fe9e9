import type { Bound, Decision, NodeCounts, OutcomeValue } from "../contract/decision.js";
import type { Game, Method, MethodOptions } from "../contract/game.js";
import { knownValue } from "../contract/sides.js";
import { approximationsOf, hasLongPaths } from "../decision/approximations.js";
import { outcomeText } from "../decision/thought.js";
import { type DeepeningRoot, deepenRoot, type Pause, type Stopped } from "../deepening/deepen.js";
import type { Struck } from "../deepening/limits.js";
import { inTurns, lastOf } from "../deepening/turns.js";
import { outcomesOf } from "../position/outcomes.js";
import { type Table, tableFrom } from "../search/table.js";

/**
 * Searches a state where dice must be rolled before anything can be decided: deeper and deeper, all rolls to the same
 * depth, with one table for all. A depth counts only if every roll was searched to it; the first is searched whatever
 * the node limit.
 */
export function thinkBeforeRoll<State, Action>(
  method: Method<State, Action>,
  game: Game<State, Action>,
  state: State,
  options: MethodOptions<State>,
): AsyncGenerator<Decision<Action>, void, void> {
  const { depth } = options;
  const root = new RollRoot(method, game, state, options);
  return inTurns(deepenRoot(root, method.unused.includes("depth") ? { depth: 1 } : defined({ depth })));
}

const defined = ({ depth }: { readonly depth: number | undefined }): { readonly depth?: number } =>
  depth === undefined ? {} : { depth };

class RollRoot<State, Action> implements DeepeningRoot<Decision<Action>> {
  solved = false;
  private readonly method: Method<State, Action>;
  private readonly game: Game<State, Action>;
  private readonly options: MethodOptions<State>;
  private readonly action: Action;
  private readonly rolls: readonly { readonly state: State; readonly probability: number }[];
  private readonly start = performance.now();
  private readonly nodes = { decision: 0, chance: 0, leaf: 0 };
  private readonly table: Table | false = false;
  /** By roll, for the last complete depth. */
  private decisions: readonly Decision<Action>[] = [];
  private depth = 0;

  constructor(
    method: Method<State, Action>,
    game: Game<State, Action>,
    state: State,
    options: MethodOptions<State>,
  ) {
    this.method = method;
    this.game = game;
    this.options = options;
    const [action] = game.actions(state);
    this.action = action!;
    const { outcomes, probabilities } = outcomesOf(game, state, this.action, options.enumeration);
    this.rolls = outcomes.map(({ result }, i) => ({ state: result, probability: probabilities[i]! }));
    const shares = !method.unused.includes("table") && !options.pool;
    if (shares) this.table = tableFrom(options.table);
  }

  *searchTo(depth: number): Generator<Pause, Stopped, void> {
    const found: Decision<Action>[] = [];
    for (const { state } of this.rolls) {
      let decision: Decision<Action> | undefined;
      yield this.search(state, depth).then((last) => {
        decision = last;
      });
      const { nodes, stopped } = decision!;
      this.nodes.decision += nodes.decision;
      this.nodes.chance += nodes.chance;
      this.nodes.leaf += nodes.leaf;
      if (depth > 1 && stopped !== "depth" && stopped !== "solved") return stopped as Struck | "lost";
      if (depth > 1 && hasLongPaths(decision!)) return "depth";
      found.push(decision!);
    }
    this.decisions = found;
    this.depth = depth;
    this.solved = found.every(({ solved }) => solved);
    return undefined;
  }

  report(stopped: Stopped): Decision<Action> {
    const { decisions, game, action, depth } = this;
    const [first] = decisions;
    const outcomes = decisions.map((decision, i): OutcomeValue => {
      const { state, probability } = this.rolls[i]!;
      const best = decision.actions[0]!;
      return {
        outcome: outcomeText(game, state),
        probability,
        ...knownValue(best),
        ...(best.bound && { bound: best.bound }),
        ...(game.notation && { reply: game.notation.action(state, best.action) }),
      };
    });
    // The mean is known if each roll's value is.
    const value = outcomes.reduce(
      (mean, { probability, value = Number.NaN }) => mean + probability * value,
      0,
    );
    const bound: Bound = outcomes.every((outcome) => outcome.bound === "exact") ? "exact" : "estimate";
    const known = Number.isNaN(value) ? {} : { value };
    const vector = this.meanVector();
    return {
      actions: [
        {
          action,
          ...known,
          ...("value" in known && { bound }),
          depth,
          method: first!.actions[0]!.method,
          ...(vector && { vector }),
          outcomes,
        },
      ],
      best: action,
      line: [action],
      ...known,
      ...(first!.components && { components: first!.components }),
      depth,
      algorithm: first!.algorithm,
      solved: this.solved,
      approximations: approximationsOf(decisions),
      nodes: { ...this.nodes },
      tableHits: decisions.reduce((sum, { tableHits }) => sum + tableHits, 0),
      cuts: decisions.reduce((sum, { cuts }) => sum + cuts, 0),
      ms: performance.now() - this.start,
      stopped: stopped ?? "depth",
    };
  }

  private meanVector(): number[] | undefined {
    const vectors = this.decisions.map(({ actions }) => actions[0]!.vector);
    if (vectors.some((vector) => vector === undefined)) return undefined;
    return vectors[0]!.map((_, k) =>
      vectors.reduce((mean, vector, i) => mean + this.rolls[i]!.probability * vector![k]!, 0),
    );
  }

  /**
   * Searches one roll within the rest of the limits (at the first depth the time limit only), or, without deepening,
   * within its share of them.
   */
  private search(state: State, depth: number): Promise<Decision<Action>> {
    const { method, game, options, table, rolls } = this;
    const { time, nodes, signal, ...plain } = options;
    const deepens = !method.unused.includes("depth");
    const spent = performance.now() - this.start;
    const left = {
      ...(time !== undefined && { time: deepens ? Math.max(0, time - spent) : time / rolls.length }),
      ...(nodes !== undefined &&
        (depth > 1 || !deepens) && {
          nodes: deepens ? Math.max(1, nodes - sum(this.nodes)) : Math.ceil(nodes / rolls.length),
        }),
      ...(signal && { signal }),
    };
    return lastOf(
      method.think(game, state, {
        ...plain,
        ...(table && { table }),
        ...(deepens && { depth, deepening: false }),
        rank: "best",
        ...left,
      }),
    );
  }
}

function sum({ decision, chance, leaf }: NodeCounts): number {
  return decision + chance + leaf;
}
