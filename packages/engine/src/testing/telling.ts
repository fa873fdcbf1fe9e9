import type { Game } from "../contract/game.js";
import { short } from "../rules/index.js";
import { CheckError } from "./check-error.js";

/** Rules that are asked about a state, and whether an action comes second. */
const ABOUT_STATES = [
  "turn",
  "actions",
  "play",
  "payoff",
  "claim",
  "figures",
  "key",
  "hash",
  "view",
  "position",
  "future",
  "awaitsRoll",
] as const;

/**
 * The same game, but what a rule throws says which rule it was, and about which state and action: "Cannot read properties of
 * undefined" alone helps nobody.
 */
export function tellingGame<State, Action>(game: Game<State, Action>): Game<State, Action> {
  const { name } = game;
  const told: Record<string, unknown> = {};
  for (const rule of ABOUT_STATES) {
    const own = game[rule] as ((...given: unknown[]) => unknown) | undefined;
    if (own === undefined) continue;
    told[rule] = (state: unknown, ...rest: unknown[]) =>
      telling(
        () => own.call(game, state, ...rest),
        () => `${name}: ${rule} throws`,
        () => `at the state ${short(state)}${rule === "play" ? `, action ${short(rest[0])}` : ""}`,
      );
  }
  told.start = (chance: unknown) =>
    telling(
      () => game.start(chance as never),
      () => `${name}: start throws`,
      () => "before there is any state",
    );
  return Object.assign(Object.create(Object.getPrototypeOf(game)), game, told);
}

function telling<T>(ask: () => T, what: () => string, where: () => string): T {
  try {
    return ask();
  } catch (error) {
    // A rule that asks another rule of its game has been told already.
    if (error instanceof CheckError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new CheckError(`${what()} "${message}" ${where()}.`, { cause: error });
  }
}
