import { type Game, type MethodOptions, seededChance, soloPlayer, think } from "@tyche/engine";
import type { Player, Stop } from "../match/player.js";

/** How a player that searches is made: its method, its limits, its evaluator. */
export interface SearchPlayerOptions<State = unknown, Action = unknown> {
  readonly name: string;
  readonly game: Game<State, Action>;
  /** Whether it is only what the player takes the game to be, and another one of the same states is played. Default false. */
  readonly isBelieved?: boolean;
  /** One of the engine's methods. */
  readonly method: string;
  /** Limits, evaluator and settings; what the method keeps from move to move lives as long as a game. */
  readonly options: Omit<MethodOptions<State>, "signal" | "kept">;
}

/**
 * Thinks by one of the engine's methods. Without a limit in its options it may think for ever. In a game with hidden
 * information the method is handed a state drawn by the player itself that looks like what it sees.
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
  // Whoever plays whole games plays the game that it knows.
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
      let best: unknown;
      for await (const { actions } of think(game, state, {
        algorithm: method,
        ...options,
        kept,
        ...stopOf(signal),
      }))
        best = actions[0]!.action;
      return best;
    },
  };
}

function stopOf(signal: Stop | undefined): { readonly signal?: Stop } {
  return signal ? { signal } : {};
}
