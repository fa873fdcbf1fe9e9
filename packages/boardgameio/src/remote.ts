import type { PlayerID } from "boardgame.io";
import type { Dispatched } from "./actions.js";
import type { LibraryMatch } from "./rules.js";

/** A `TycheBot`, or one of the library's own bots. */
export interface Player<G = unknown> {
  play(match: LibraryMatch<G>, playerID: PlayerID): Promise<{ readonly action: unknown }>;
}

/** The methods needed from a client of the library, including one connected to a server. */
export interface RemoteClient<G = unknown> {
  readonly playerID: PlayerID | null;
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly events: object;
  getState(): (LibraryMatch<G> & { readonly isActive: boolean }) | null;
  subscribe(listener: (state: unknown) => void): () => void;
}

/** Options for a bot in a client's seat. */
export interface RemoteOptions {
  /** Called with an error from the bot. Default: it is thrown, as an unhandled rejection. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Puts a bot in a client's seat: whenever the client's player is to move, the bot decides and the client makes the
 * move. For matches on a server, where no master runs beside the bot; the bot sees what the server sends to its player.
 *
 *     const client = Client({ game, matchID, playerID: "1", credentials, multiplayer: SocketIO({ server }) });
 *     const leave = playAs(client, new TycheBot({ game, enumerate: game.ai.enumerate }));
 *     client.start();
 *
 * @param client of one player
 * @returns a function that ends it
 */
export function playAs<G>(client: RemoteClient<G>, bot: Player<G>, options: RemoteOptions = {}): () => void {
  let isOver = false;
  let isThinking = false;
  /**
   * The last context that was answered. A client predicts the effect of its move on `G` but leaves the context to the
   * server.
   */
  let answered: object | undefined;
  const look = async (): Promise<void> => {
    // One search at a time; changes in the meantime are handled after it.
    if (isThinking) return;
    isThinking = true;
    try {
      for (;;) {
        const state = client.getState();
        if (isOver || client.playerID === null || !state?.isActive || state.ctx === answered) return;
        const { action } = await bot.play(state, client.playerID);
        if (isOver || client.getState()?.ctx !== state.ctx) continue;
        answered = state.ctx;
        const { type, payload } = action as Dispatched;
        const calls = type === "MAKE_MOVE" ? client.moves : (client.events as typeof client.moves);
        calls[payload.type]!(...(payload.args as unknown[]));
      }
    } finally {
      isThinking = false;
    }
  };
  const noticed = (): void => {
    const done = look();
    if (options.onError) done.catch(options.onError);
  };
  const leave = client.subscribe(noticed);
  return () => {
    isOver = true;
    leave();
  };
}
