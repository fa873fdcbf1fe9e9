import type { Ctx, Game, PlayerID } from "boardgame.io";
import { InitializeGame, ProcessGameConfig } from "#boardgame.io/internal";

/**
 * The parts of boardgame.io 0.50 used here that its types do not describe: the result of `ProcessGameConfig`, and the
 * events API of a move. Tests check them against its own reducer.
 */

/** The state that its rules receive and return. */
export interface InnerState {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly plugins: Readonly<Record<string, PluginState>>;
  readonly _stateID: number;
}

/** What a plugin stores between moves and, during one, its API. */
export interface PluginState {
  readonly data?: unknown;
  readonly api?: unknown;
}

export interface Payload {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: PlayerID;
}

/** A definition that has been processed: moves, hooks and turn order as functions of a state. */
export type ProcessedGame = Game & {
  readonly flow: {
    getMove(ctx: Ctx, name: string, playerID: PlayerID): unknown;
    isPlayerActive(G: unknown, ctx: Ctx, playerID: PlayerID): boolean;
    readonly eventNames: readonly string[];
    processMove(state: InnerState, payload: Payload): InnerState;
    processEvent(state: InnerState, action: { readonly type: string; readonly payload: Payload }): InnerState;
  };
  /** Returns the new G, or `INVALID_MOVE`. */
  processMove(state: InnerState, payload: Payload): unknown;
};

/** Events that rules request during a move; they happen after it. */
export interface EventQueue {
  readonly dispatch: AskedEvent[];
  readonly currentPhase: string | null;
  readonly currentTurn: number;
  readonly currentMethod?: string;
  /** The library's own `events`, which look up the call site at every call. */
  api(): unknown;
  /** Called before a rule runs, and after it. */
  updateTurnContext(ctx: object, method: string | undefined): void;
  unsetCurrentMethod(): void;
  /** The state after all events; `plugins.events.data.error` reports an event requested in a wrong place. */
  update(state: InnerState): InnerState;
}

/** An event with the place of its request. */
export interface AskedEvent {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly phase: string | null;
  readonly turn: number;
  readonly calledFrom: string | undefined;
  readonly error: { readonly stack?: string };
}

type EventQueueClass = new (flow: ProcessedGame["flow"], ctx: Ctx, playerID: PlayerID) => EventQueue;

/** Processes a definition and modifies it: pass a copy. */
export function processed(definition: Game): ProcessedGame {
  return ProcessGameConfig(definition) as ProcessedGame;
}

/** The state before the first move. */
export function initialState(
  game: ProcessedGame,
  numPlayers: number,
  setupData: unknown,
): { readonly G: unknown; readonly ctx: Ctx; readonly plugins: Readonly<Record<string, PluginState>> } {
  return InitializeGame({ game: game as Game, numPlayers, setupData });
}

let known: EventQueueClass | undefined;

/** The library's own class behind `events`; it is not exported, but a game's setup receives an instance. */
export function eventQueueClass(): EventQueueClass {
  if (known) return known;
  const setup: NonNullable<Game["setup"]> = ({ events }) => {
    const { _private: queue } = events as typeof events & { readonly _private: EventQueue };
    known = queue.constructor as EventQueueClass;
    return {};
  };
  InitializeGame({ game: { name: "events", setup } });
  return known!;
}
