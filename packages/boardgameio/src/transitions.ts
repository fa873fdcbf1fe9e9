import type { Chance } from "@tyche/engine";
import type { Ctx, Game, PlayerID, Plugin } from "boardgame.io";
import { type GameMethod, INVALID_MOVE } from "#boardgame.io/core";
import type { BoardAction } from "./actions.js";
import { type Context, type Rule, searchGame } from "./definition.js";
import {
  type EventQueue,
  eventQueueClass,
  type InnerState,
  initialState,
  type Payload,
  type PluginState,
  type ProcessedGame,
} from "./library.js";
import { ScriptedRandom } from "./scripted-random.js";

/** The parts of a match, without logs, undo and the library's own generator. */
export interface Match<G = unknown> {
  readonly G: G;
  readonly ctx: Ctx;
  /** The data of the definition's own plugins, by name; absent if there are none. */
  readonly plugins?: Readonly<Record<string, unknown>>;
}

/** The log of the library's reducer is not kept. */
const LOG = { setMetadata: () => undefined };

/** A placeholder for the source location of an event request. */
const NOWHERE = {};

/** The `plugins` argument of rules if a definition has none of its own: empty. */
const NO_PLUGINS: InnerState["plugins"] = {};

/** Parts of a context that the library modifies during a move. */
const WRITTEN = [
  "activePlayers",
  "_activePlayersMinMoves",
  "_activePlayersMaxMoves",
  "_activePlayersNumMoves",
] as const;

/**
 * Makes the moves of a boardgame.io definition as the library's reducer does, with the library's own functions for
 * moves, hooks, events and turns, and with chance from outside. What is left out is only useful for people at a game:
 * undo, log, state numbers, and the messages about illegal moves. Tests compare it with `CreateGameReducer`.
 */
export class Transitions<G> {
  private readonly game: ProcessedGame;
  private readonly random = new ScriptedRandom();
  /** The definition's own plugins. */
  private readonly plugins: readonly Plugin[];
  private readonly Queue = eventQueueClass();
  private readonly events: Readonly<Record<string, unknown>>;
  /** The event queue of the current move. */
  private queue!: EventQueue;

  constructor(definition: Game<G>) {
    this.game = searchGame(definition as Game, (rule, method) => this.handing(rule, method), [
      this.random.plugin(),
    ]);
    this.plugins = (this.game.plugins ?? []).filter(({ name }) => name !== "random");
    this.events = Object.fromEntries(this.game.flow.eventNames.map((name) => [name, this.asking(name)]));
  }

  /** Whether the last move or start used chance. */
  get drew(): boolean {
    return this.random.drew;
  }

  /** @param chance for `setup`, and the hooks before the first move */
  start(numPlayers: number, setupData: unknown, chance: Chance): Match<G> {
    this.hand(chance);
    const { G, ctx, plugins } = initialState(this.game, numPlayers, setupData);
    return this.match({ G, ctx, plugins, _stateID: 0 });
  }

  /** The data of the definition's own plugins in a state of the library. */
  keptPlugins(plugins: Readonly<Record<string, PluginState>>): Match<G>["plugins"] {
    if (this.plugins.length === 0) return undefined;
    return Object.fromEntries(this.plugins.map(({ name }) => [name, plugins[name]?.data ?? {}]));
  }

  /** What a player can see of the data of the definition's own plugins. */
  seenPlugins({ G, ctx, plugins }: Match<G>, playerID: PlayerID): Match<G>["plugins"] {
    if (plugins === undefined) return undefined;
    const { game } = this;
    const seen = this.plugins.map(({ name, playerView }): [string, unknown] => [
      name,
      playerView ? playerView({ G, ctx, game, data: plugins[name], playerID }) : plugins[name],
    ]);
    return Object.fromEntries(seen);
  }

  /** The match after a move or an event; undefined if the library would refuse it. The given match is not changed. */
  after(match: Match<G>, action: BoardAction, playerID: PlayerID, chance: Chance): Match<G> | undefined {
    const { flow } = this.game;
    const { G } = match;
    const isMove = "move" in action;
    const payload: Payload = { type: isMove ? action.move : action.event, args: action.args, playerID };
    if (match.ctx.gameover !== undefined) return undefined;
    if (isMove && flow.getMove(match.ctx, payload.type, playerID) === null) return undefined;
    if (!flow.isPlayerActive(G, match.ctx, playerID)) return undefined;
    this.hand(chance);
    const ctx = writable(match.ctx);
    this.queue = new this.Queue(flow, ctx, playerID);
    const plugins = this.plugins.length === 0 ? NO_PLUGINS : this.offered(match, ctx, playerID);
    const state = { G, ctx, plugins, _stateID: 0 };
    if (isMove) {
      const made = this.moved(state, payload);
      return made && this.settled(this.queue.dispatch.length === 0 ? made : this.queue.update(made));
    }
    const made = flow.processEvent(state, { type: "GAME_EVENT", payload });
    // An event that is not allowed yet changes nothing.
    return made.ctx === ctx && made.G === G ? undefined : this.settled(this.queue.update(made));
  }

  private moved(state: InnerState, payload: Payload): InnerState | undefined {
    const { game } = this;
    const G = game.processMove(state, payload);
    return G === INVALID_MOVE ? undefined : game.flow.processMove({ ...state, G }, payload);
  }

  /** Lets the definition's own plugins save their data, unless one of them rejects the move. */
  private settled(state: InnerState): Match<G> | undefined {
    if ((state.plugins.events?.data as { readonly error?: unknown } | undefined)?.error) return undefined;
    if (this.plugins.length === 0) return this.match(state);
    const { game } = this;
    let made: InnerState = state;
    // In the library's order, in which a plugin may build on those listed after it.
    for (const { name, flush, dangerouslyFlushRawState } of this.plugins.toReversed()) {
      const { data, api } = made.plugins[name] ?? {};
      const { G, ctx } = made;
      if (flush)
        made = {
          ...made,
          plugins: { ...made.plugins, [name]: { data: flush({ G, ctx, game, api, data }) } },
        };
      else if (dangerouslyFlushRawState)
        made = dangerouslyFlushRawState({ state: made as never, game, api, data }) as InnerState;
    }
    const { G, ctx, plugins } = made;
    const objects = this.plugins.some(({ name, isInvalid }) =>
      isInvalid?.({ G, ctx, game, data: plugins[name]?.data }),
    );
    return objects ? undefined : this.match(made);
  }

  private hand(chance: Chance): void {
    this.random.chance = chance;
    this.random.drew = false;
  }

  /**
   * The APIs of the definition's own plugins: the library passes one entry per plugin besides `G` and `ctx`, collected
   * anew for every rule.
   */
  private offered(match: Match<G>, ctx: Ctx, playerID: PlayerID): InnerState["plugins"] {
    const offered: Record<string, PluginState> = {
      random: { data: {}, api: this.random.api },
      log: { data: {}, api: LOG },
      events: { data: {}, api: this.queue.api() },
    };
    const { G } = match;
    for (const { name, api } of this.plugins) {
      // A plugin may modify its data in place.
      const data = structuredClone(match.plugins?.[name] ?? {});
      offered[name] = api ? { data, api: api({ G, ctx, game: this.game, data, playerID }) } : { data };
    }
    return offered;
  }

  /** Passes random, log and events to a rule directly, without the library's plugins, which is faster. */
  private handing(rule: Rule, method: GameMethod | undefined): Rule {
    return (context, ...args) => {
      if (context.events !== undefined) return rule(context, ...args);
      const { G, ctx, playerID } = context;
      const { queue, events } = this;
      const whole = { random: this.random.api, log: LOG, events, G, ctx, playerID } as Context;
      if (method === undefined) return rule(whole, ...args);
      queue.updateTurnContext(ctx, method);
      const result = rule(whole, ...args);
      queue.unsetCurrentMethod();
      return result;
    };
  }

  private asking(type: string): (...args: readonly unknown[]) => void {
    return (...args) => {
      const { dispatch, currentPhase: phase, currentTurn: turn, currentMethod: calledFrom } = this.queue;
      dispatch.push({ type, args, phase, turn, calledFrom, error: NOWHERE });
    };
  }

  private match({ G, ctx, plugins }: InnerState): Match<G> {
    const kept = this.keptPlugins(plugins);
    return { G: G as G, ctx, ...(kept && { plugins: kept }) };
  }
}

/** A context that the library may modify: a copy of everything it changes in place. */
function writable(ctx: Ctx): Ctx {
  const { activePlayers, _activePlayersNumMoves: moves, _prevActivePlayers: before } = ctx;
  if (activePlayers === null && !before?.length) return { ...ctx, _activePlayersNumMoves: { ...moves } };
  const copy = { ...ctx } as Record<string, unknown>;
  for (const part of WRITTEN) if (copy[part]) copy[part] = { ...(copy[part] as object) };
  copy._prevActivePlayers = structuredClone(before);
  return copy as typeof copy & Ctx;
}
