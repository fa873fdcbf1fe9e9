import { outcomeAt } from "../chance/draws.js";
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { checkEvaluation, checkPayoff } from "../search/settings.js";
import type { Generator } from "./generator.js";
import { rate } from "./rating.js";
import type { SimulationSettings } from "./settings.js";
import { PARTIAL, type Tree, UNKNOWN, VALUED } from "./tree.js";

/** Initial room at a chance node with too many outcomes. */
const FIRST_OUTCOMES = 8;

/**
 * Gives nodes their children: all at once, or if there are too many, more of them as visits grow (progressive
 * widening, R. Coulom 2007; of outcomes, A. Couetoux et al. 2011).
 */
export class Expansion {
  /** Some node had no room for children. */
  full = false;
  /** Whether the last expansion reached the end of the game. */
  ended = false;
  /** Whether the last expansion evaluated all children. */
  valued = false;

  private readonly tree: Tree;
  private readonly position: Position;
  private readonly generator: Generator;
  private readonly settings: SimulationSettings;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;

  /** @param position is moved and restored; it must be at the node for which a method is called */
  constructor(tree: Tree, position: Position, generator: Generator, settings: SimulationSettings) {
    this.tree = tree;
    this.position = position;
    this.generator = generator;
    this.settings = settings;
    this.moves = new Int32Array(position.width);
    this.weights = new Float64Array(position.width);
  }

  /** Gives a node its first children. False if there is no room for them. */
  expand(node: number, turn: number): boolean {
    const { tree, position, moves, weights, settings } = this;
    this.ended = false;
    this.valued = false;
    if (turn === CHANCE) {
      const count = position.outcomes(moves, weights, 0);
      if (count <= settings.widenOutcomes) return this.addChildren(node, count);
      tree.flags[node]! |= PARTIAL;
      return this.reserve(node, FIRST_OUTCOMES);
    }
    const count = position.moves(moves, 0);
    const partial = count > settings.widenActions;
    const present = partial ? Math.ceil(settings.widenActions) : count;
    if (partial || settings.puct || (position.promise && !settings.eager)) this.rate(count, present);
    if (partial) tree.flags[node]! |= PARTIAL;
    return this.addChildren(node, present);
  }

  /** Whether a decision has fewer actions than its visits require: sqrt(n N) after N of them. */
  isNarrow(node: number): boolean {
    const { tree, settings } = this;
    const present = tree.count[node]!;
    return settings.widenActions * tree.visits[node]! > present * present;
  }

  /** Doubles the actions of a decision, by descending weight. */
  widen(node: number): void {
    const { tree, moves, weights, settings } = this;
    const present = tree.count[node]!;
    const count = this.position.moves(moves, 0);
    const wanted = Math.min(count, 2 * present);
    this.rate(count, wanted);
    const begin = tree.first[node]!;
    const at = tree.add(wanted);
    if (at === 0) {
      this.full = true;
      return;
    }
    const known = new Set(tree.move.subarray(begin, begin + present));
    for (let i = 0; i < present; i++) tree.copy(begin + i, at + i);
    let next = present;
    for (let i = 0; i < count && next < wanted; i++) {
      if (!known.has(moves[i]!)) this.setChild(at + next++, moves[i]!, weights[i]!, settings.bounds);
    }
    tree.first[node] = at;
    tree.count[node] = wanted;
    if (wanted === count) tree.flags[node]! &= ~PARTIAL;
  }

  /** Whether a chance node with too many outcomes has fewer than its visits require. */
  isScarce(node: number): boolean {
    const { tree, settings } = this;
    const present = tree.count[node]!;
    return present === 0 || settings.widenOutcomes * tree.visits[node]! > present * present;
  }

  /** Draws an outcome by its probability, new to the node or not; 0 if it is new and there is no room for it. */
  addOutcome(node: number): number {
    const { tree, moves, weights } = this;
    const present = tree.count[node]!;
    const begin = tree.first[node]!;
    const count = this.position.outcomes(moves, weights, 0);
    const i = outcomeAt(weights, count, this.generator.unit());
    for (let child = begin; child < begin + present; child++) if (tree.move[child] === moves[i]) return child;
    if (!this.hasRoomFor(node, present + 1)) return 0;
    const child = tree.first[node]! + present;
    this.setChild(child, moves[i]!, weights[i]!, this.settings.bounds);
    tree.count[node] = present + 1;
    if (present + 1 === count) tree.flags[node]! &= ~PARTIAL;
    return child;
  }

  private reserve(node: number, count: number): boolean {
    const at = this.tree.add(count);
    if (at === 0) {
      this.full = true;
      return false;
    }
    this.tree.first[node] = at;
    this.tree.count[node] = 0;
    return true;
  }

  private addChildren(node: number, count: number): boolean {
    if (!this.reserve(node, count)) return false;
    const { tree, moves, weights, settings } = this;
    if (tree.wordsOfPlace > 0) this.savePlace(node);
    const begin = tree.first[node]!;
    for (let i = 0; i < count; i++) this.setChild(begin + i, moves[i]!, weights[i]!, settings.bounds);
    tree.count[node] = count;
    // From a saved position it is cheap to come back when an outcome is drawn, and most never are; and in batches the
    // decisions after dice are not evaluated themselves.
    const isLater = tree.wordsOfPlace > 0 || (settings.batch && settings.afterstate);
    if (!settings.eager || (isLater && tree.turn[node] === CHANCE)) return true;
    this.valued = true;
    for (let child = begin; child < begin + count; child++) this.value(child);
    return true;
  }

  /** Evaluates a child at once; the position is at its parent. */
  private value(child: number): void {
    const { tree, position, settings } = this;
    position.play(tree.move[child]!);
    const turn = position.turn();
    if (turn === OVER) {
      const payoff = position.payoff(0);
      checkPayoff(payoff, settings.bounds[0], settings.bounds[1]);
      tree.sum[child] = payoff;
      tree.low[child] = payoff;
      tree.high[child] = payoff;
      this.ended = true;
    } else if (turn !== CHANCE || settings.afterstate) {
      const value = position.evaluate!();
      checkEvaluation(value, settings.bounds[0], settings.bounds[1]);
      tree.sum[child] = value;
    } else this.valued = false;
    if (turn === OVER || turn !== CHANCE || settings.afterstate) {
      tree.turn[child] = turn;
      tree.flags[child] = VALUED;
    }
    position.undo();
  }

  private savePlace(node: number): void {
    const { tree } = this;
    const place = tree.addPlace();
    tree.place[node] = place;
    if (place > 0) this.position.save!(tree.places, place);
  }

  private setChild(
    child: number,
    move: number,
    weight: number,
    [least, most]: readonly [number, number],
  ): void {
    const { tree } = this;
    tree.move[child] = move;
    tree.weight[child] = weight;
    tree.turn[child] = UNKNOWN;
    tree.low[child] = least;
    tree.high[child] = most;
  }

  private rate(count: number, sorted: number): void {
    const { policy, puct } = this.settings;
    rate(this.position, policy, this.generator, this.moves, this.weights, count, sorted, puct);
  }

  /** Moves the children of a chance node to twice the room when theirs, a power of two, is full. */
  private hasRoomFor(node: number, needed: number): boolean {
    const { tree } = this;
    const present = needed - 1;
    if (present < FIRST_OUTCOMES || (present & (present - 1)) !== 0) return true;
    const begin = tree.first[node]!;
    const at = tree.add(2 * present);
    if (at === 0) {
      this.full = true;
      return false;
    }
    for (let i = 0; i < present; i++) tree.copy(begin + i, at + i);
    tree.first[node] = at;
    return true;
  }
}
