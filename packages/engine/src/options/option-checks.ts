import type { Method } from "../contract/game.js";

/**
 * Checks of the options passed by a program, which `development.ts` installs; production builds of pages leave them
 * out. A file of its own, so that a page does not load the rules of options with it.
 */
export interface OptionChecks {
  think(who: string, options: object, methods: () => readonly Pick<Method, "settings">[]): void;
  opponent(options: object): void;
  ask(who: string, options: object): void;
}

export const optionChecks: { installed?: OptionChecks } = {};
