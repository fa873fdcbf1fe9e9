import type { Method } from "../contract/game.js";

/**
 * Checks of the options that a program hands in. `development.ts` installs them: a production build of a page leaves them out, as
 * its program has run with them before.
 */
export interface OptionChecks {
  think(who: string, options: object, methods: () => readonly Pick<Method, "settings">[]): void;
  sync(options: object): void;
  opponent(options: object): void;
  ask(who: string, options: object): void;
  solve(options: object): void;
}

/** The checks, where they are installed. */
export const optionChecks: { installed?: OptionChecks } = {};
