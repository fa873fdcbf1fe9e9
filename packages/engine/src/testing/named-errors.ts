import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { short } from "../rules/changed.js";
import { withContext } from "../rules/named-error.js";
import { CheckError } from "./check-error.js";
import { atState, BEFORE_START } from "./places.js";

/** Rules that are called for a state; whether an action comes second. */
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
  "tabled",
  "book",
] as const;

/** The same game, with errors from rules that name the rule, the state and the action. */
export function withNamedErrors<State, Action>(game: Game<State, Action>): Game<State, Action> {
  const { name } = game;
  const told: Record<string, unknown> = {};
  for (const rule of ABOUT_STATES) {
    const own = game[rule] as ((...given: unknown[]) => unknown) | undefined;
    if (own === undefined) continue;
    told[rule] = (state: unknown, ...rest: unknown[]) =>
      naming(
        () => own.call(game, state, ...rest),
        name,
        rule,
        () => (rule === "play" ? atPlay(state, rest[0]) : atState(state)),
      );
  }
  told.start = (chance: unknown) =>
    naming(
      () => game.start(chance as Chance),
      name,
      "start",
      () => BEFORE_START,
    );
  return Object.assign(Object.create(Object.getPrototypeOf(game)), game, told);
}

function atPlay(state: unknown, action: unknown): Problem {
  const at = atState(state);
  const text = short(action);
  return {
    id: "check-at-play",
    values: { where: at, action: text },
    message: `${at.message}, action ${text}`,
  };
}

/** Calls a rule, with errors that name it and the place. */
export function naming<T>(ask: () => T, name: string, rule: string, where: () => Problem): T {
  return withContext(ask, (message, cause) => {
    const at = where();
    return new CheckError(
      "check-rule-throws",
      { game: name, rule, error: message, where: at },
      `${name}: ${rule} throws "${message}" ${at.message}.`,
      { cause },
    );
  });
}
