import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { Budget, STOP, type Struck } from "../contract/budget.js";
import type { Approximation, Decision } from "../contract/decision.js";
import { type Game, OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import { USUAL_NODES } from "../deepening/deepen.js";
import { LONGEST_PLAYOUT } from "../monte-carlo/playout.js";
import { noAction } from "../rules/first-states.js";
import { middleOf } from "../search/settings.js";
import type { Rest } from "./estimate.js";

/** Limits of information-set search. Default if none is given: 100,000 nodes. */
export interface SimulationOptions extends Omit<Limits, "depth"> {
  /** Maximum number of simulations. */
  readonly simulations?: number;
  /** Seed of all draws: the same seed and number of simulations give the same decision. Default 0. */
  readonly seed?: number | string;
}

/** The simulated games of an information-set search: its draws, its counts and its limits. */
export class Simulations<State, Action> {
  readonly chance;
  /** The longest path in the tree so far. */
  depth = 0;
  private readonly game: Game<State, Action>;
  private readonly most: number;
  private readonly budget: Budget;
  /** By player, the range of its payoffs so far. */
  private readonly lows: number[] = [];
  private readonly highs: number[] = [];
  private done = 0;
  private checkAt = 0;
  private decisions = 0;
  private leaves = 0;
  private isEndless = false;

  constructor(game: Game<State, Action>, method: string, options: SimulationOptions) {
    const { simulations, time, nodes, signal, seed = 0 } = options;
    this.game = game;
    this.most = simulations ?? Number.POSITIVE_INFINITY;
    const isUnlimited = [simulations, time, nodes, signal].every((limit) => limit === undefined);
    this.budget = Budget.of(isUnlimited ? { ...options, nodes: USUAL_NODES } : options);
    this.chance = boundedChance(seededChance(`${method} ${seed}`));
  }

  play(at: State, action: Action): State {
    this.chance.begin();
    this.decisions++;
    return this.game.play(at, action, this.chance);
  }

  actionsAt(at: State): readonly Action[] {
    const legal = this.game.actions(at);
    if (legal.length === 0) throw noAction(this.game, at);
    return legal;
  }

  /** Whether a path in the tree is longer than any game, or was cut off by a limit. */
  isLong(plies: number): boolean {
    return plies > LONGEST_PLAYOUT || this.budget.isSpent();
  }

  /**
   * The payoffs of random play to the end; if it reaches none, the middle of the bounds. @throws STOP if the time is
   * over before
   */
  playOn(from: State): readonly number[] {
    const { game, chance, budget } = this;
    const { players, bounds } = game.facts;
    let at = from;
    this.leaves++;
    for (let plies = 1; game.turn(at) !== OVER; plies++) {
      if (budget.isSpent()) throw STOP;
      if (plies > LONGEST_PLAYOUT) {
        this.isEndless = true;
        return this.seen(new Array<number>(players).fill(middleOf(bounds)));
      }
      at = this.play(at, chance.pick(this.actionsAt(at)));
    }
    return this.seen(game.payoff(at));
  }

  private seen(payoffs: readonly number[]): readonly number[] {
    for (const [player, payoff] of payoffs.entries()) {
      this.lows[player] = Math.min(this.lows[player] ?? payoff, payoff);
      this.highs[player] = Math.max(this.highs[player] ?? payoff, payoff);
    }
    return payoffs;
  }

  /** The range of a player's payoffs in all simulations. */
  observed(player: number): readonly [least: number, most: number] {
    return [this.lows[player]!, this.highs[player]!];
  }

  /** Simulates until a limit is reached. Yields undefined, and a decision whenever the number has doubled. */
  *steps(
    simulate: () => void,
    decision: (stopped: Decision<Action>["stopped"]) => Decision<Action>,
  ): Generator<Decision<Action> | undefined, void, void> {
    let report = 1;
    while (this.done < this.most) {
      const limit = this.done > 0 ? this.struck() : undefined;
      if (limit) {
        yield decision(limit);
        return;
      }
      const before = this.decisions;
      try {
        simulate();
      } catch (error) {
        if (error !== STOP) throw error;
        yield decision(this.struck(true) ?? "time");
        return;
      }
      this.done++;
      // Rules that changed the first state may have ended the game: no node limit would be reached.
      if (this.decisions === before) break;
      if (this.done === report) {
        report *= 2;
        yield decision("simulations");
      } else yield undefined;
    }
    yield decision("simulations");
  }

  /** What a decision says of the simulations. @param assumed what the method assumes about hidden things */
  report(assumed: readonly Approximation[], stopped: Decision<Action>["stopped"]): Rest {
    return {
      simulations: this.done,
      depth: this.depth,
      approximations: [...assumed, ...(this.isEndless ? ([{ kind: "horizon" }] as const) : [])],
      nodes: { decision: this.decisions, chance: 0, leaf: this.leaves },
      tableHits: 0,
      cuts: 0,
      ms: this.budget.ms,
      stopped,
    };
  }

  private struck(isDue = this.decisions >= this.checkAt): Struck | undefined {
    if (!isDue) return undefined;
    try {
      this.checkAt = this.budget.check(this.decisions);
    } catch (error) {
      if (error !== STOP) throw error;
      return this.budget.struck;
    }
    return undefined;
  }
}
