import type { Method } from "../contract/game.js";

/**
 * Checks of the options passed by a program. `development.ts` installs them: a production build of a page leaves them
 * out, because its program was tested with them.
 */
export interface OptionChecks {
  think(who: string, options: object, methods: () => readonly Pick<Method, "settings">[]): void;
  sync(options: object): void;
  opponent(options: object): void;
  ask(who: string, options: object): void;
  solve(options: object): void;
}

/** The checks, if they are installed. */
export const optionChecks: { installed?: OptionChecks } = {};
