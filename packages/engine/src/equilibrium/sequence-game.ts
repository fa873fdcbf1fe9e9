import type { Facts } from "../contract/facts.js";

/** A player's information sets and sequences; set and sequence numbers are indices into the arrays. */
export interface PlayerSets {
  /** By set: the sequence that leads there, its first own sequence, and its number of actions. */
  readonly before: Int32Array;
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** By set: the canonical text of the view, and the actions. */
  readonly views: readonly string[];
  readonly actions: readonly (readonly unknown[])[];
  /** The number of sequences; 0 is the empty one. */
  readonly sequences: number;
}

/**
 * The sequence form of a game with perfect recall (B. von Stengel 1996) in flat arrays. A sequence is a player's own
 * actions on a path; a plan gives each a weight, 1 to the empty one, and the actions of a set share the weight of the
 * sequence before it. Sets come after those that lead to them. A cell is all ends under the same sequences of all
 * players: `weights` is the probability of the chance on the way there, `payoffs[p]` that probability times what
 * player p gets, summed over the ends.
 */
export interface SequenceGame {
  readonly name: string;
  readonly facts: Facts;
  readonly players: readonly PlayerSets[];
  /** By player: the sequence of each cell. */
  readonly sequences: readonly Int32Array[];
  /** By player and cell, less `shift`. */
  readonly payoffs: readonly Float64Array[];
  readonly weights: Float64Array;
  /**
   * What was taken from every payoff: half of the constant sum, so that two players' payoffs are opposite; 0 in other
   * games.
   */
  readonly shift: number;
  /** The number of histories: decisions and ends. */
  readonly nodes: number;
}

/** The number of information sets of all players. */
export function countSets({ players }: SequenceGame): number {
  return players.reduce((sum, { before }) => sum + before.length, 0);
}

/** The weight of every sequence of a player who chooses with these probabilities, by sequence. */
export function planOf(
  { before, first, count, sequences }: PlayerSets,
  behaviour: Float64Array,
): Float64Array {
  const plan = new Float64Array(sequences);
  plan[0] = 1;
  for (let set = 0; set < before.length; set++) {
    const weight = plan[before[set]!]!;
    const end = first[set]! + count[set]!;
    for (let sequence = first[set]!; sequence < end; sequence++)
      plan[sequence] = weight * behaviour[sequence]!;
  }
  return plan;
}

/**
 * Adds to `into`, by sequence of a player, what the ends right after it pay, weighted by chance and by the others'
 * plans.
 * @param amounts by cell: the player's payoffs, or the weights
 */
export function addEnds(
  { sequences }: SequenceGame,
  player: number,
  plans: readonly Float64Array[],
  amounts: Float64Array,
  into: Float64Array,
): void {
  const own = sequences[player]!;
  if (sequences.length === 2) {
    // The usual case, written out: it takes almost all of the time of a solution.
    const other = sequences[1 - player]!;
    const plan = plans[1 - player]!;
    for (let cell = 0; cell < own.length; cell++) into[own[cell]!]! += amounts[cell]! * plan[other[cell]!]!;
    return;
  }
  for (let cell = 0; cell < own.length; cell++) {
    let amount = amounts[cell]!;
    for (let seat = 0; seat < sequences.length; seat++)
      if (seat !== player) amount *= plans[seat]![sequences[seat]![cell]!]!;
    into[own[cell]!]! += amount;
  }
}

/**
 * What a player gets by the best reply to the others' plans, without the game's shift; `values`, if given, receives
 * what every sequence is worth under that reply, weighted as in `addEnds`.
 */
export function bestReply(
  game: SequenceGame,
  player: number,
  plans: readonly Float64Array[],
  values = new Float64Array(game.players[player]!.sequences),
): number {
  const { before, first, count } = game.players[player]!;
  values.fill(0);
  addEnds(game, player, plans, game.payoffs[player]!, values);
  for (let set = before.length - 1; set >= 0; set--) {
    let best = Number.NEGATIVE_INFINITY;
    const end = first[set]! + count[set]!;
    for (let sequence = first[set]!; sequence < end; sequence++) best = Math.max(best, values[sequence]!);
    values[before[set]!]! += best;
  }
  return values[0]!;
}

/** A best reply of a player to the others' plans, by sequence: 1 for the action of each set, 0 for the others. */
export function bestBehaviour(
  game: SequenceGame,
  player: number,
  plans: readonly Float64Array[],
): Float64Array {
  const { first, count, sequences } = game.players[player]!;
  const values = new Float64Array(sequences);
  bestReply(game, player, plans, values);
  const behaviour = new Float64Array(sequences);
  behaviour[0] = 1;
  for (let set = 0; set < first.length; set++) {
    let best = first[set]!;
    for (let sequence = best + 1; sequence < first[set]! + count[set]!; sequence++)
      if (values[sequence]! > values[best]!) best = sequence;
    behaviour[best] = 1;
  }
  return behaviour;
}

/** What a player gets if all follow these plans, without the game's shift. */
export function payoffOf(game: SequenceGame, player: number, plans: readonly Float64Array[]): number {
  const { sequences, payoffs } = game;
  const amounts = payoffs[player]!;
  let sum = 0;
  for (let cell = 0; cell < amounts.length; cell++) {
    let amount = amounts[cell]!;
    for (let seat = 0; seat < sequences.length; seat++) amount *= plans[seat]![sequences[seat]![cell]!]!;
    sum += amount;
  }
  return sum;
}

/**
 * What each action of a player's set is worth to it, without the game's shift, if everybody follows these behaviours;
 * undefined if the others' behaviours never lead there.
 * @param plans of the behaviours, by player
 */
export function actionValues(
  game: SequenceGame,
  player: number,
  set: number,
  behaviour: Float64Array,
  plans: readonly Float64Array[],
): Float64Array | undefined {
  const { before, first, count, sequences } = game.players[player]!;
  const values = new Float64Array(sequences);
  const reaches = new Float64Array(sequences);
  addEnds(game, player, plans, game.payoffs[player]!, values);
  addEnds(game, player, plans, game.weights, reaches);
  // Below any one action of every set, the ends have all of the probability with which the others lead to the set.
  for (let at = before.length - 1; at > set; at--) {
    reaches[before[at]!]! += reaches[first[at]!]!;
    const end = first[at]! + count[at]!;
    for (let sequence = first[at]!; sequence < end; sequence++)
      values[before[at]!]! += behaviour[sequence]! * values[sequence]!;
  }
  const start = first[set]!;
  const reach = reaches[start]!;
  if (!(reach > 0)) return undefined;
  return values.slice(start, start + count[set]!).map((value) => value / reach);
}
