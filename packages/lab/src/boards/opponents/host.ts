import { createOpponent, decide, methodNamed, type Opponent } from "@tyche/engine";
import type { NamedGame } from "@tyche/games/options";
import { type Machine, playerText, searchOptions } from "./player.js";

/** Search depth, in decisions, for the choice whether to claim a draw. */
const CLAIM_DEPTH = 3;

/** The machine players of one game. Each keeps its search results from move to move; none ever learns future dice. */
export class Host {
  private readonly known: Promise<NamedGame>;
  private readonly seed: string;
  /** Opponents by seat and strength. */
  private readonly levels = new Map<string, Opponent<unknown, unknown>>();
  private readonly kept = new Map<string, Map<string, unknown>>();
  private stop: AbortController | undefined;

  /** @param seed of the errors that the levels make */
  constructor(known: Promise<NamedGame>, seed: string) {
    this.known = known;
    this.seed = seed;
  }

  /**
   * The action that the machine at a seat chooses. A search that is still running is stopped.
   *
   * @throws Error with a message if the machine cannot play
   */
  async play(seat: number, machine: Machine, state: unknown): Promise<unknown> {
    this.stop?.abort();
    const stop = new AbortController();
    this.stop = stop;
    const named = await this.known;
    const { game } = named;
    const name = `${seat} ${playerText(machine)}`;
    const { signal } = stop;
    const { evaluator } = named.presentation;
    const judge = evaluator !== undefined && { evaluator };
    const claimed = game.claim?.(state);
    if (claimed !== undefined) {
      const { value } = await decide(game, state, { ...judge, depth: CLAIM_DEPTH, signal });
      if (value !== undefined && (seat === 0 ? value : -value) <= game.payoff(claimed)[seat]!) return "draw";
    }
    if (machine.kind === "level")
      return (await this.opponent(name, named, machine.level)).play(state, { signal });
    const isJudged =
      machine.method === undefined || !methodNamed(machine.method, game).unused.includes("evaluator");
    const kept = this.kept.get(name) ?? new Map<string, unknown>();
    this.kept.set(name, kept);
    return (
      await decide(game, state, {
        ...searchOptions(machine),
        ...(evaluator !== undefined && isJudged && { evaluator }),
        kept,
        signal,
      })
    ).best;
  }

  rest(): void {
    this.stop?.abort();
  }

  private opponent(
    name: string,
    { game, presentation: { evaluator } }: NamedGame,
    level: number,
  ): Opponent<unknown, unknown> {
    const judge = evaluator !== undefined && { evaluator };
    const known =
      this.levels.get(name) ?? createOpponent(game, { level, seed: `${this.seed} ${name}`, ...judge });
    this.levels.set(name, known);
    return known;
  }
}
