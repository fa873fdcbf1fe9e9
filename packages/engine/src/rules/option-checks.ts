import type { Game, Method } from "../contract/game.js";
import type { namedRules, withNamedErrorOf } from "./named-error.js";

/**
 * Checks of the options passed by a program, which `development.ts` installs; production builds of pages leave them
 * out. A file of its own, so that a page does not load the rules of options with it.
 */
export interface OptionChecks {
  think(who: string, options: object, methods: () => readonly Pick<Method, "settings">[]): void;
  opponent<State, Action>(options: object, game: Game<State, Action>): void;
  /** What a search yields, with errors that name the rule that threw. */
  errors: typeof withNamedErrorOf;
  /** The game with errors of rules that name the rule and the state. */
  named: typeof namedRules;
  ask(who: string, options: object): void;
}

export const optionChecks: { installed?: OptionChecks } = {};
