import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { afterChance } from "../position/lists.js";
import { outcomesOf } from "../position/outcomes.js";
import { checksOf } from "./check-error.js";
import { look } from "./check-position.js";

/** The results of one action: hashes of the native position, each with its probability. */
type Spread = Map<string, number>;

/**
 * Compares the rules with the native position at a state: turn, payoffs, the results of every action, shallow values.
 */
export function compareRoads<State, Action>(
  game: Game<State, Action>,
  state: State,
  {
    depth,
    nodes,
    isLate,
  }: { readonly depth: number; readonly nodes: number; readonly isLate: () => boolean },
  where: Problem,
): void {
  const check = checksOf(game.name, { where });
  const position = game.position!(state);
  const turn = game.turn(state);
  check(
    position.turn() === turn,
    "check-native-turn",
    () => `the rules have the turn ${turn}, the native position ${position.turn()},`,
    { turn, native: position.turn() },
  );
  if (turn === OVER) {
    for (const [player, payoff] of game.payoff(state).entries()) {
      check(
        position.payoff(player) === payoff,
        "check-native-payoff",
        `the rules pay player ${player} ${payoff}, the native position ${position.payoff(player)},`,
        { player, payoff, native: position.payoff(player) },
      );
    }
    return;
  }
  const evaluator = game.evaluators?.default;
  if (evaluator && position.evaluate) {
    const evaluation = position.evaluate();
    const value = evaluator(state);
    check(
      Math.abs(evaluation - value) <= 1e-9 * Math.max(1, Math.abs(evaluation)),
      "check-native-evaluation",
      `the evaluator "default" returns ${value}, the native position ${evaluation},`,
      { value, native: evaluation },
    );
  }
  const spreads = game.actions(state).map((action) => spreadOfRules(game, state, action));
  if (spreads.includes(undefined)) return;
  const ofRules = spreads as Spread[];
  const { moves } = look(position);
  const ofPosition = moves.map((move) => spreadOfMove(position, move));
  if (game.moveOf) {
    const named = game.actions(state).map((action) => moves.indexOf(game.moveOf!(action)));
    check(
      new Set(named).size === moves.length &&
        named.every((at, i) => at >= 0 && same(ofRules[i]!, ofPosition[at]!)),
      "check-move-of",
      "moveOf does not give every action a move of its own that does the same",
    );
  }
  for (const [index, spread] of ofRules.entries()) {
    check(
      ofPosition.some((other) => same(spread, other)),
      "check-native-no-move",
      () =>
        `no move of the native position does what action ${JSON.stringify(game.actions(state)[index])} does`,
      () => ({ action: JSON.stringify(game.actions(state)[index]) }),
    );
  }
  for (const [index, spread] of ofPosition.entries()) {
    check(
      ofRules.some((other) => same(spread, other)),
      "check-native-no-action",
      `no action of the rules does what the native position's move ${moves[index]} does`,
      { move: moves[index]! },
    );
  }
  for (let decisions = depth; decisions > 0; decisions--) {
    const budget = { left: nodes, isLate };
    const ruled = valueByRules(game, state, decisions, budget);
    if (ruled === undefined) continue;
    const native = valueByPosition(position, decisions);
    check(
      Math.abs(ruled - native) <= 1e-9 * Math.max(1, Math.abs(ruled)),
      "check-native-value",
      `${decisions} decisions deep the rules have the value ${ruled}, the native position ${native},`,
      { decisions, value: ruled, native },
    );
    return;
  }
}

/** Undefined if the rules have too many outcomes to be enumerated. */
function spreadOfRules<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
): Spread | undefined {
  const { outcomes, probabilities, samples } = outcomesOf(game, state, action);
  if (samples > 0) return undefined;
  const spread: Spread = new Map();
  for (const [i, { result }] of outcomes.entries()) add(spread, game.position!(result), probabilities[i]!);
  return spread;
}

function spreadOfMove(position: Position, move: number): Spread {
  const spread: Spread = new Map();
  position.play(move);
  afterChance(position, (probability) => add(spread, position, probability));
  position.undo();
  return spread;
}

function add(spread: Spread, position: Position, probability: number): void {
  const hash = `${position.hashLow()} ${position.hashHigh()}`;
  spread.set(hash, (spread.get(hash) ?? 0) + probability);
}

function same(one: Spread, other: Spread): boolean {
  if (one.size !== other.size) return false;
  for (const [hash, probability] of one) {
    if (!(Math.abs((other.get(hash) ?? -1) - probability) < 1e-9)) return false;
  }
  return true;
}

/**
 * Values for comparison only: player 0 maximises, all others minimise, and at the horizon the hash of the native
 * position replaces an evaluation, so that equal values almost surely mean equal trees.
 */
function valueByPosition(position: Position, depth: number): number {
  const { turn, moves, probabilities } = look(position);
  if (turn === OVER) return position.payoff(0);
  if (turn !== CHANCE && depth === 0) return position.hashLow() / 0x8000_0000;
  const values = moves.map((move) => {
    position.play(move);
    const value = valueByPosition(position, turn === CHANCE ? depth : depth - 1);
    position.undo();
    return value;
  });
  if (turn === CHANCE) return values.reduce((sum, value, i) => sum + probabilities[i]! * value, 0);
  return turn === 0 ? Math.max(...values) : Math.min(...values);
}

/** Undefined if the node budget ran out or a rule was sampled. */
function valueByRules<State, Action>(
  game: Game<State, Action>,
  state: State,
  depth: number,
  budget: { left: number; readonly isLate: () => boolean },
  isRoot = true,
): number | undefined {
  if (--budget.left < 0 || budget.isLate()) return undefined;
  const turn = game.turn(state);
  if (turn === OVER) return game.payoff(state)[0]!;
  const claimed = isRoot ? undefined : game.claim?.(state);
  if (claimed !== undefined) return game.payoff(claimed)[0]!;
  if (depth === 0) return game.position!(state).hashLow() / 0x8000_0000;
  let best: number | undefined;
  for (const action of game.actions(state)) {
    const { outcomes, probabilities, samples } = outcomesOf(game, state, action);
    if (samples > 0) return undefined;
    let mean = 0;
    for (const [i, { result }] of outcomes.entries()) {
      const value = valueByRules(game, result, depth - 1, budget, false);
      if (value === undefined) return undefined;
      mean += probabilities[i]! * value;
    }
    if (best === undefined || (turn === 0 ? mean > best : mean < best)) best = mean;
  }
  return best;
}
