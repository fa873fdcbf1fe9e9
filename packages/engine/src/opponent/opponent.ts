import { seededChance } from "../chance/seeded.js";
import type { Decision } from "../contract/decision.js";
import type { StateEvaluator } from "../contract/evaluator.js";
import { type Game, OVER } from "../contract/game.js";
import { lastOf } from "../deepening/turns.js";
import { type ThinkOptions, think } from "../methods/think.js";
import { SearchError } from "../search/settings.js";
import type { RemoteEngine, RemoteOptions } from "../worker/connect.js";
import { levelOf, softChoice, unitOf } from "./levels.js";

export interface OpponentOptions<State> {
  /** 1, for beginners, to 10, as strong as it can. Default 10. */
  readonly level?: number;
  /** Milliseconds a move at most. Default 1000; lower levels need a few. */
  readonly time?: number;
  /** Nodes a move at most, for answers that do not depend on the clock. Default: what the level takes. */
  readonly nodes?: number;
  /** An evaluator of the game by name, or, without a worker, a function of the state. Default: the game's own. */
  readonly evaluator?: string | StateEvaluator<State>;
  /** The name of a method. Default: the strongest that fits the game. */
  readonly algorithm?: string;
  /** Of everything that it leaves to chance: errors, and which of equal actions it takes. Default 0. */
  readonly seed?: number | string;
  /** A worker to think in, as `connect` gives it; it must know the game by its name. Default: this thread, with pauses. */
  readonly worker?: RemoteEngine;
}

/** Somebody to play against. One for each seat, for one game after the other. */
export interface Opponent<State, Action> {
  /**
   * The action that it plays. It keeps what it has found for its next move, answers at once where there is one action alone, and
   * ends pondering.
   *
   * @param state the game as it stands; where something is hidden it uses no more than the player to move sees
   * @throws SearchError where the game is over, or the options do not fit it
   */
  play(state: State, options?: { readonly signal?: AbortSignal }): Promise<Action>;
  /** What it would advise the player to move, at its full strength: every action with its value, best first. */
  hint(state: State, options?: { readonly signal?: AbortSignal }): Promise<Decision<Action>>;
  /** Thinks while somebody else is to move, until `play`, `hint`, or `rest` is called. */
  ponder(state: State): void;
  /** Ends pondering. */
  rest(): Promise<void>;
}

/** Milliseconds a move where nobody says otherwise. */
const USUAL_TIME = 1000;

let sessions = 0;

/**
 * Somebody to play against in a game, of a level from 1 to 10.
 *
 *     const opponent = createOpponent(game, { level: 3 });
 *     const action = await opponent.play(state);
 *
 * Lower levels search less and are less sure: what they play is worth a little less than the best, rarely much less, and never
 * so much less that it looks broken. Levels mean the same in every game: the measure is what an action at random costs in it.
 *
 * @throws RangeError where there is no such level
 */
export function createOpponent<State, Action>(
  game: Game<State, Action>,
  options: OpponentOptions<State> = {},
): Opponent<State, Action> {
  return new LevelledOpponent(game, options);
}

class LevelledOpponent<State, Action> implements Opponent<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly options: OpponentOptions<State>;
  private readonly level: ReturnType<typeof levelOf>;
  private readonly chance: ReturnType<typeof seededChance>;
  /** What is kept from move to move, here or in the worker. */
  private readonly kept = new Map<string, unknown>();
  private readonly session = `opponent ${++sessions}`;
  private pondering: { readonly stop: AbortController; readonly done: Promise<unknown> } | undefined;

  constructor(game: Game<State, Action>, options: OpponentOptions<State>) {
    this.game = game;
    this.options = options;
    this.level = levelOf(options.level ?? 10);
    this.chance = seededChance(`opponent ${options.seed ?? 0}`);
    if (options.worker && typeof options.evaluator === "function")
      throw new SearchError("A function cannot travel to a worker: name one of the game's evaluators.");
  }

  async play(state: State, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Action> {
    await this.rest();
    const { game, level } = this;
    const player = game.turn(state);
    if (player === OVER)
      throw new SearchError(`${game.name}: the game is over here, there is nothing to decide.`);
    const [only, second] = game.actions(state);
    if (second === undefined) return only!;
    const isSoft = level.softness > 0;
    const nodes = this.options.nodes ?? level.nodes;
    const unit = isSoft ? await unitOf(game) : 0;
    const thoughts = this.think(state, {
      time: this.options.time ?? USUAL_TIME,
      ...(nodes !== undefined && { nodes }),
      rank: isSoft ? "all" : "best",
      ...(signal && { signal }),
    });
    const decision = await (isSoft ? lastEven(thoughts) : lastOf(thoughts));
    return softChoice(game.facts, player, decision, level.softness * unit, this.chance);
  }

  async hint(state: State, { signal }: { readonly signal?: AbortSignal } = {}): Promise<Decision<Action>> {
    await this.rest();
    const { time = USUAL_TIME, nodes } = this.options;
    const limits = { time, ...(nodes !== undefined && { nodes }), ...(signal && { signal }) };
    return lastOf(this.think(state, { ...limits, rank: "all" }));
  }

  ponder(state: State): void {
    void this.rest();
    if (this.game.turn(state) === OVER) return;
    const stop = new AbortController();
    // What goes wrong while it ponders goes wrong again when it is asked, and is heard then.
    const done = lastOf(this.think(state, { signal: stop.signal })).catch(() => undefined);
    this.pondering = { stop, done };
  }

  async rest(): Promise<void> {
    const { pondering } = this;
    this.pondering = undefined;
    pondering?.stop.abort();
    await pondering?.done;
  }

  private think(
    state: State,
    limits: Pick<ThinkOptions<State>, "time" | "nodes" | "rank"> & { readonly signal?: AbortSignal },
  ): AsyncGenerator<Decision<Action>, void, void> {
    const { game, options, kept, session } = this;
    const { worker, evaluator, algorithm } = options;
    const asked = { ...limits, ...(algorithm !== undefined && { algorithm }) };
    if (!worker) return think(game, state, { ...asked, ...(evaluator !== undefined && { evaluator }), kept });
    const named = typeof evaluator === "string" ? { evaluator } : {};
    return worker.think<State, Action>(game.name, state, {
      ...asked,
      ...named,
      session,
    } satisfies RemoteOptions);
  }
}

/** The last decision that looked at all actions equally deep: of another one only the first would be known. */
async function lastEven<Action>(decisions: AsyncIterable<Decision<Action>>): Promise<Decision<Action>> {
  let last: Decision<Action> | undefined;
  for await (const decision of decisions) {
    const [first, ...others] = decision.actions;
    const isEven = first!.visits !== undefined || others.every(({ depth }) => depth === first!.depth);
    if (isEven || last === undefined) last = decision;
  }
  return last!;
}
