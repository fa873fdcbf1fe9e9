import type { Game } from "../contract/game.js";
import { keyOf } from "../position/adapter.js";
import { Table } from "../search/table.js";
import { decideSync, type ThinkOptions } from "../search/think.js";
import type { ActionValues } from "./policies.js";

/** How many states are remembered before all are forgotten. */
const CAPACITY = 100_000;
/** Entries of the table that all searches share. */
const TABLE = 2 ** 16;

/**
 * Values by a search of the game, in which everyone plays for the best: those of a player who looks so far ahead. They are
 * from the side of the player to move and remembered by state.
 *
 * @param options with a limit that needs no clock, or none for a game that cannot cycle: then they are exact
 */
export function searchedValues<State, Action>(
  game: Game<State, Action>,
  options: Omit<ThinkOptions<State>, "rank" | "time" | "signal">,
): ActionValues<State, Action> {
  const known = new Map<string, readonly number[]>();
  const table = new Table(TABLE);
  const [low, high] = game.facts.bounds;
  return (state, actions) => {
    const key = keyOf(game, state);
    const before = known.get(key);
    if (before) return before;
    const own = game.turn(state) === 0 || game.facts.cooperative;
    const decision = decideSync(game, state, { table, ...options, rank: "all" });
    const byAction = new Map(
      decision.actions.map(({ action, value }) => [JSON.stringify(action), own ? value : low + high - value]),
    );
    const values = actions.map((action) => byAction.get(JSON.stringify(action))!);
    if (known.size >= CAPACITY) known.clear();
    known.set(key, values);
    return values;
  };
}
