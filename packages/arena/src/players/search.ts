import {
  type Decision,
  type Game,
  type MethodOptions,
  playedAction,
  seededChance,
  soloPlayer,
  think,
} from "@tyche/engine";
import type { Player, Stop } from "../match/player.js";

/** Options for a player that searches: method, limits, evaluator. */
export interface SearchPlayerOptions<State = unknown, Action = unknown> {
  readonly name: string;
  readonly game: Game<State, Action>;
  /**
   * Whether this is only the player's belief about the game, while another one with the same states is played. Default
   * false.
   */
  readonly isBelieved?: boolean;
  /** One of the engine's methods. */
  readonly method: string;
  /** Limits, evaluator and settings; what the method keeps from move to move is discarded after a game. */
  readonly options: Omit<MethodOptions<State>, "signal" | "kept">;
}

/**
 * Searches with one of the engine's methods. Without a limit in its options it may never stop. In a game with hidden
 * information the method searches a state, drawn by the player itself, that is consistent with its view.
 */
export function searchPlayer<State, Action>({
  name,
  game,
  isBelieved = false,
  method,
  options,
}: SearchPlayerOptions<State, Action>): Player {
  let kept = new Map<string, unknown>();
  let chance = seededChance(0);
  // Whole games are only possible if the player's belief is the real game.
  const solo = isBelieved ? undefined : soloPlayer(game, { algorithm: method, ...options });
  return {
    name,
    ...(solo && { solo }),
    begin(_seat, seed) {
      kept = new Map();
      chance = seededChance(seed);
    },
    async choose({ view, actions, seat, signal }) {
      if (actions.length === 1) return actions[0];
      const state = game.facts.hidden ? game.determinize!(view, seat, chance) : (view as State);
      let last: Decision<Action> | undefined;
      for await (const decision of think(game, state, {
        algorithm: method,
        ...options,
        kept,
        ...stopOf(signal),
      }))
        last = decision;
      return playedAction(last!, chance);
    },
  };
}

function stopOf(signal: Stop | undefined): { readonly signal?: Stop } {
  return signal ? { signal } : {};
}
