import { addEnds, type PlayerSets, planOf, type SequenceGame } from "./sequence-game.js";

/** What regret minimisation knows, as JSON: it can be stored, and continued later. */
export interface RegretState {
  readonly method: "pdcfr+";
  readonly iterations: number;
  /** By player and sequence: the sum of regrets. */
  readonly regrets: readonly (readonly number[])[];
  /** By player and sequence: the weighted sum of the plans. */
  readonly plans: readonly (readonly number[])[];
  /** By player and sequence: the regrets of the last iteration alone. */
  readonly last: readonly (readonly number[])[];
}

/** The factor of the regrets before iteration t, from 1; sums below 0 are forgotten. */
function discount(t: number): number {
  return (t - 1) ** 2.3 / ((t - 1) ** 2.3 + 1);
}

/**
 * Counterfactual regret minimisation (M. Zinkevich et al. 2007) in sequence form, with the discounts and predictions
 * of PDCFR+ (H. Xu et al. 2024, alpha = 2.3, gamma = 5). Players in turn: one iteration updates all of them.
 */
export class RegretMinimization {
  iterations: number;
  private readonly game: SequenceGame;
  private readonly regrets: readonly Float64Array[];
  private readonly plans: readonly Float64Array[];
  private readonly last: readonly Float64Array[];
  /** By player and sequence: the probability of the action now, its weight in the plan, and work space. */
  private readonly behaviours: Float64Array[];
  private readonly current: Float64Array[];
  private readonly values: readonly Float64Array[];

  /** @param state to continue; by default nothing is known yet, and all actions are equally likely */
  constructor(game: SequenceGame, state?: RegretState) {
    const lists = (name: "regrets" | "plans" | "last"): Float64Array[] =>
      game.players.map(({ sequences }, player) =>
        Float64Array.from(state?.[name][player] ?? new Float64Array(sequences)),
      );
    this.game = game;
    this.iterations = state?.iterations ?? 0;
    [this.regrets, this.plans, this.last] = [lists("regrets"), lists("plans"), lists("last")];
    this.behaviours = game.players.map(({ sequences }) => new Float64Array(sequences));
    this.current = [];
    this.values = game.players.map(({ sequences }) => new Float64Array(sequences));
    for (const player of game.players.keys()) this.choose(player);
  }

  get state(): RegretState {
    // JSON has no -0.
    const plain = (lists: readonly Float64Array[]): number[][] =>
      lists.map((list) => Array.from(list, (number) => number + 0));
    const { iterations, regrets, plans, last } = this;
    return {
      method: "pdcfr+",
      iterations,
      regrets: plain(regrets),
      plans: plain(plans),
      last: plain(last),
    };
  }

  iterate(): void {
    this.iterations++;
    for (const player of this.game.players.keys()) {
      this.learn(player);
      this.choose(player);
      this.record(player);
    }
  }

  /** Adds the regrets of a player's actions against the others' current plans. */
  private learn(player: number): void {
    const { game, current } = this;
    const { before, first, count } = game.players[player]!;
    const behaviour = this.behaviours[player]!;
    const values = this.values[player]!;
    const regrets = this.regrets[player]!;
    const last = this.last[player]!;
    const known = discount(this.iterations);
    values.fill(0);
    addEnds(game, player, current, game.payoffs[player]!, values);
    for (let set = before.length - 1; set >= 0; set--) {
      const start = first[set]!;
      const end = start + count[set]!;
      let value = 0;
      for (let sequence = start; sequence < end; sequence++)
        value += behaviour[sequence]! * values[sequence]!;
      values[before[set]!]! += value;
      for (let sequence = start; sequence < end; sequence++) {
        const regret = values[sequence]! - value;
        regrets[sequence] = Math.max(0, regrets[sequence]! * known + regret);
        last[sequence] = regret;
      }
    }
  }

  /**
   * Regret matching (S. Hart, A. Mas-Colell 2000): each action in proportion to its regret after the next iteration,
   * which is expected to be like the last, if that is above 0.
   */
  private choose(player: number): void {
    const { game } = this;
    const sets = game.players[player]!;
    const { before, first, count } = sets;
    const behaviour = this.behaviours[player]!;
    const regrets = this.regrets[player]!;
    const last = this.last[player]!;
    const known = discount(this.iterations + 1);
    for (let set = 0; set < before.length; set++) {
      const start = first[set]!;
      const end = start + count[set]!;
      let sum = 0;
      for (let sequence = start; sequence < end; sequence++) {
        const weight = Math.max(0, regrets[sequence]! * known + last[sequence]!);
        behaviour[sequence] = weight;
        sum += weight;
      }
      for (let sequence = start; sequence < end; sequence++)
        behaviour[sequence] = sum > 0 ? behaviour[sequence]! / sum : 1 / count[set]!;
    }
    this.current[player] = planOf(sets, behaviour);
  }

  /** Adds a player's current plan to the sum of its plans. */
  private record(player: number): void {
    const plan = this.current[player]!;
    const plans = this.plans[player]!;
    const { iterations } = this;
    const earlier = ((iterations - 1) / iterations) ** 5;
    for (let sequence = 0; sequence < plan.length; sequence++)
      plans[sequence] = plans[sequence]! * earlier + plan[sequence]!;
  }

  /** The average behaviour of a player, by sequence; at sets that its plans never reach, the current one. */
  average(player: number): Float64Array {
    return behaviourOf(this.game.players[player]!, this.plans[player]!, this.behaviours[player]!);
  }
}

/** The behaviour that a plan, or a sum of plans, describes; `otherwise` where the plan does not lead. */
function behaviourOf(
  { before, first, count, sequences }: PlayerSets,
  plan: Float64Array,
  otherwise: Float64Array,
): Float64Array {
  const behaviour = new Float64Array(sequences);
  behaviour[0] = 1;
  for (let set = 0; set < before.length; set++) {
    const start = first[set]!;
    const end = start + count[set]!;
    let sum = 0;
    for (let sequence = start; sequence < end; sequence++) sum += plan[sequence]!;
    for (let sequence = start; sequence < end; sequence++)
      behaviour[sequence] = sum > 0 ? plan[sequence]! / sum : otherwise[sequence]!;
  }
  return behaviour;
}
