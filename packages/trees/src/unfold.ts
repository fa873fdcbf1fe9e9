import type { Chance, Game, StateEvaluator } from "@tyche/engine";
import { TreeBuilder } from "./model/build.js";
import { RefusalError } from "./model/error.js";
import { isDecision, type Tree } from "./model/node.js";
import { fraction, ONE, type Value, valueOfNumber, ZERO } from "./model/number.js";

/** Options for unfolding a position into a tree. */
export interface UnfoldOptions<State> {
  /** The value of a decision beyond the depth to player 0; required unless the game ends before. */
  readonly evaluator?: StateEvaluator<State> | undefined;
  /** Where the horizon is: at the next decision, or right after the last action searched, before chance. */
  readonly horizon?: "decision" | "afterstate" | undefined;
  /** Limit on the number of nodes; 1,000,000 if absent. */
  readonly most?: number | undefined;
  /** Asked before every run of a rule that draws: throws if there is no time left, like a `Budget` of the engine. */
  readonly budget?: { isDue(): unknown } | undefined;
  /** Called with each decision of the tree: the id of its node, and its state. */
  readonly onDecision?: ((id: number, state: State) => void) | undefined;
}

/** The value of a game's `turn` when it is over; repeated here to avoid a run-time dependency on the engine. */
const OVER = -1;

/**
 * Builds the explicit tree of a game from a state on, `depth` decisions deep, with exact probabilities, so that the
 * published algorithms can analyse, draw and explain a real position. Edges are named as the game writes its actions,
 * outcomes by what was drawn, nodes by their positions.
 *
 * Two players with constant-sum payoffs become max and min nodes, a single player max nodes, all others player nodes.
 * If something is hidden, the decisions of a player with the same view are an information set; sets are numbered.
 * Throws a RefusalError if the tree gets too large or a required evaluator is missing.
 */
export function unfold<State, Action>(
  game: Game<State, Action>,
  state: State,
  depth: number,
  options: UnfoldOptions<State> = {},
): Tree {
  return new Unfolding(game, options).tree((unfolding) => unfolding.add(state, depth));
}

/** The same from the start of the game, with the chance that the start draws. */
export function unfoldStart<State, Action>(
  game: Game<State, Action>,
  depth: number,
  options: UnfoldOptions<State> = {},
): Tree {
  return new Unfolding(game, options).tree((unfolding) => unfolding.addStart(depth));
}

class Unfolding<State, Action> {
  private readonly builder = new TreeBuilder();
  private readonly most: number;
  private readonly twoSided: boolean;
  private readonly key: (state: State) => string;
  private readonly game: Game<State, Action>;
  private readonly options: UnfoldOptions<State>;
  private made = 0;
  /** The names of information sets, by player and view. */
  private readonly views = new Map<string, string>();

  constructor(game: Game<State, Action>, options: UnfoldOptions<State>) {
    const { players, zeroSum } = game.facts;
    this.game = game;
    this.options = options;
    this.most = options.most ?? 1_000_000;
    this.twoSided = players === 1 || (players === 2 && zeroSum);
    this.key = (state) => game.key?.(state) ?? JSON.stringify(state);
  }

  tree(add: (unfolding: this) => void): Tree {
    add(this);
    const tree = this.builder.finish();
    if (this.views.size > 0) numberSets(tree);
    return tree;
  }

  addStart(depth: number): void {
    this.addOutcomes(
      outcomesOf((chance) => this.game.start(chance), this.key, this.options.budget),
      depth,
    );
  }

  /** Counts a node, and refuses one too many. */
  private count(): void {
    if (++this.made <= this.most) return;
    throw new RefusalError("tree-unfold-too-large", { most: this.most });
  }

  add(state: State, depth: number): void {
    const { game, builder } = this;
    this.count();
    const label = game.notation?.position(state);
    const player = game.turn(state);
    if (player === OVER) {
      const payoffs = game.payoff(state).map((payoff) => this.exact(payoff));
      builder.leaf(payoffs[0]!, { label, payoffs: this.twoSided ? undefined : payoffs });
      return;
    }
    if (depth <= 0) {
      this.addEstimate(state, label);
      return;
    }
    if (this.twoSided) builder.open(player === 0 ? "max" : "min");
    else builder.open("player", player);
    this.options.onDecision?.(this.made - 1, state);
    const actions = game.actions(state);
    for (const action of actions) this.addAction(state, action, depth - 1);
    const names = actions.map((action) => game.notation?.action(state, action) ?? JSON.stringify(action));
    builder.close({ label, actions: names, informationSet: this.setOf(state, player) });
  }

  /** The name of the information set of a decision, for now; undefined if nothing is hidden. */
  private setOf(state: State, player: number): string | undefined {
    const { game, views } = this;
    if (!game.facts.hidden || !game.view) return undefined;
    const view = `${player} ${JSON.stringify(game.view(state, player), sorted)}`;
    const known = views.get(view) ?? String(views.size);
    views.set(view, known);
    return known;
  }

  private addAction(state: State, action: Action, depth: number): void {
    const { budget, horizon } = this.options;
    const rule = (chance: Chance): State => this.game.play(state, action, chance);
    if (depth <= 0 && horizon === "afterstate") {
      // Judged before chance: one result stands for all of them.
      budget?.isDue();
      const result = rule(new Scripted([]));
      if (this.game.turn(result) !== OVER) {
        this.count();
        this.addEstimate(result, undefined);
        return;
      }
    }
    this.addOutcomes(outcomesOf(rule, this.key, budget), depth);
  }

  private addOutcomes(outcomes: readonly Outcome<State>[], depth: number): void {
    if (outcomes.length === 1) this.add(outcomes[0]!.result, depth);
    else this.addChance(outcomes, depth);
  }

  private addChance(outcomes: readonly Outcome<State>[], depth: number): void {
    this.count();
    this.builder.open("chance");
    for (const outcome of outcomes) this.add(outcome.result, depth);
    this.builder.close({
      probabilities: outcomes.map((outcome) => outcome.probability),
      actions: outcomes.map((outcome) => outcome.drawn),
    });
  }

  private addEstimate(state: State, label: string | undefined): void {
    const { evaluator } = this.options;
    if (!evaluator) throw new RefusalError("tree-unfold-evaluator");
    if (!this.twoSided) {
      throw new RefusalError("tree-unfold-players");
    }
    this.builder.leaf(this.exact(evaluator(state)), { label, isEstimate: true });
  }

  private exact(number: number): Value {
    const value = valueOfNumber(number);
    if (value === undefined) throw new RefusalError("tree-unfold-payoff", { payoff: number });
    return value;
  }
}

/** For `JSON.stringify`: equal objects become equal texts. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Renames the information sets to 1, 2, … in the order of their first nodes. */
function numberSets(tree: Tree): void {
  const names = new Map<string, string>();
  for (const node of tree.nodes) {
    if (!isDecision(node) || node.informationSet === undefined) continue;
    const name = names.get(node.informationSet) ?? String(names.size + 1);
    names.set(node.informationSet, name);
    Object.assign(node, { informationSet: name });
  }
}

/** One chance outcome: the result of the rule, its exact probability, and the draws, as text. */
export interface Outcome<T> {
  readonly result: T;
  readonly probability: Value;
  readonly drawn: string;
}

/** Limit on the runs of one rule; a drawing of more outcomes would be useless. */
const MOST_RUNS = 100_000;

interface Option<T> {
  readonly value: T;
  readonly probability: Value;
}

/**
 * All results of a rule that draws from chance, each with its exact probability. The rule is run once for every
 * combination of draws; equal results (by `key`) are one outcome.
 *
 * The engine has its own enumerator. This one is independent of it, because the trees built here are used to check the
 * engine.
 */
export function outcomesOf<T>(
  rule: (chance: Chance) => T,
  key: (result: T) => string,
  budget?: UnfoldOptions<T>["budget"],
): Outcome<T>[] {
  const merged = new Map<string, Outcome<T>>();
  const script: number[] = [];
  for (let runs = 1; ; runs++) {
    if (runs > MOST_RUNS) throw tooManyOutcomes();
    budget?.isDue();
    const chance = new Scripted(script);
    const result = rule(chance);
    const name = key(result);
    const known = merged.get(name);
    merged.set(name, {
      result: known?.result ?? result,
      probability: chance.probability.add(known?.probability ?? ZERO),
      drawn: known?.drawn ?? chance.drawn.join(" "),
    });
    // The next script: the last draw with another option left moves to it.
    script.splice(0, script.length, ...chance.taken);
    while (script.length > 0 && script[script.length - 1]! + 1 >= chance.counts[script.length - 1]!)
      script.pop();
    if (script.length === 0) return [...merged.values()];
    script[script.length - 1]!++;
  }
}

/** A chance source that follows its script and, beyond its end, always takes the first option. */
class Scripted implements Chance {
  readonly taken: number[] = [];
  readonly counts: number[] = [];
  readonly drawn: string[] = [];
  probability: Value = ONE;
  private readonly script: readonly number[];

  constructor(script: readonly number[]) {
    this.script = script;
  }

  die(sides: number): number {
    return this.say(1 + this.takeEqually(sides));
  }

  dice(count: number, sides: number): readonly number[] {
    const roll = this.take(rolls(count, sides));
    this.drawn.push(roll.join(""));
    return roll;
  }

  pick<T>(items: readonly T[]): T {
    return this.say(items[this.takeEqually(items.length)]!);
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    const weights = pairs.map(([, weight]) => valueOfNumber(weight) ?? ZERO);
    const sum = weights.reduce((total, weight) => total.add(weight), ZERO);
    if (weights.some((weight) => weight.compare(ZERO) <= 0)) {
      throw new RefusalError("tree-bad-weight");
    }
    return this.say(this.take(pairs.map(([value], i) => ({ value, probability: weights[i]!.div(sum) }))));
  }

  shuffle<T>(cards: readonly T[]): T[] {
    let orders = 1;
    for (let size = 2; size <= cards.length; size++) orders *= size;
    if (orders > MOST_RUNS) throw tooManyOutcomes();
    const left = [...cards];
    return cards.map(() => left.splice(this.takeEqually(left.length), 1)[0]!);
  }

  private take<T>(options: readonly Option<T>[]): T {
    const option = options[this.next(options.length)]!;
    this.probability = this.probability.mul(option.probability);
    return option.value;
  }

  /** The index of one of equally probable options. */
  private takeEqually(count: number): number {
    const index = this.next(count);
    this.probability = this.probability.mul(fraction(1, count));
    return index;
  }

  private next(count: number): number {
    if (count === 0) throw new RefusalError("tree-no-items");
    const index = this.script[this.taken.length] ?? 0;
    this.taken.push(index);
    this.counts.push(count);
    return index;
  }

  private say<T>(value: T): T {
    this.drawn.push(
      typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value),
    );
    return value;
  }
}

function tooManyOutcomes(): RefusalError {
  return new RefusalError("tree-too-many-outcomes", { most: MOST_RUNS });
}

/** Cached by number of dice and sides: rules roll the same dice again and again. */
const known = new Map<string, readonly Option<readonly number[]>[]>();

/** Unordered rolls, from high to low, weighted by the number of their orders. */
function rolls(count: number, sides: number): readonly Option<readonly number[]>[] {
  const name = `${count}d${sides}`;
  const all = known.get(name) ?? allRolls(count, sides);
  known.set(name, all);
  return all;
}

function allRolls(count: number, sides: number): Option<readonly number[]>[] {
  const found: Option<readonly number[]>[] = [];
  const extend = (roll: readonly number[], orders: Value): void => {
    if (roll.length === count) {
      found.push({ value: roll, probability: orders });
      return;
    }
    for (let face = roll.at(-1) ?? sides; face >= 1; face--) {
      // One more die multiplies the number of orders by its position, and divides it by the count of its face so far.
      const same = roll.filter((other) => other === face).length + 1;
      extend([...roll, face], orders.mul(fraction(roll.length + 1, same * sides)));
    }
  };
  extend([], ONE);
  return found;
}
