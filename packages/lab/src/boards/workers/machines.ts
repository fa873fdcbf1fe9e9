import {
  createOpponent,
  decide,
  methodNamed,
  type Opponent,
  playedAction,
  seededChance,
} from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { type Machine, playerText, searchOptions } from "./player.js";

/** Search depth, in decisions, for the choice whether to claim a draw. */
const CLAIM_DEPTH = 3;

/** The machine players of one game. Each keeps its search results from move to move; none ever learns future dice. */
export class MachinePlayers {
  private readonly named: NamedGame;
  private readonly seed: string;
  /** For the choices of methods that mix. */
  private readonly draws;
  /** Opponents by seat and strength. */
  private readonly levels = new Map<string, Opponent<unknown, unknown>>();
  private readonly kept = new Map<string, Map<string, unknown>>();

  /** @param seed of the errors that the levels make */
  constructor(named: NamedGame, seed: string) {
    this.named = named;
    this.seed = seed;
    this.draws = seededChance(`mixed ${seed}`);
  }

  /**
   * The action that the machine at a seat chooses.
   *
   * @throws Error with a message if the machine cannot play
   */
  async choose(seat: number, machine: Machine, state: unknown, signal: AbortSignal): Promise<unknown> {
    const { named } = this;
    const { game } = named;
    const name = `${seat} ${playerText(machine)}`;
    const { evaluator } = named.presentation;
    const judge = evaluator !== undefined && { evaluator };
    const claimed = game.claim?.(state);
    if (claimed !== undefined) {
      const { value } = await decide(game, state, { ...judge, depth: CLAIM_DEPTH, signal });
      if (value !== undefined && (seat === 0 ? value : -value) <= game.payoff(claimed)[seat]!) return "draw";
    }
    if (machine.kind === "level") return this.opponent(name, machine.level).play(state, { signal });
    const isJudged =
      machine.method === undefined || !methodNamed(machine.method, game).unused.includes("evaluator");
    const kept = this.kept.get(name) ?? new Map<string, unknown>();
    this.kept.set(name, kept);
    const decision = await decide(game, state, {
      ...searchOptions(machine),
      ...(evaluator !== undefined && isJudged && { evaluator }),
      kept,
      signal,
    });
    return playedAction(decision, this.draws);
  }

  private opponent(name: string, level: number): Opponent<unknown, unknown> {
    const { game } = this.named;
    const known = this.levels.get(name) ?? createOpponent(game, { level, seed: `${this.seed} ${name}` });
    this.levels.set(name, known);
    return known;
  }
}
