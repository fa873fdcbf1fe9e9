import { checkOptions } from "./check-options.js";
import type { OptionChecks } from "./option-checks.js";
import { ASK_OPTIONS, OPPONENT_OPTIONS, SOLVE_OPTIONS, SYNC_OPTIONS, THINK_OPTIONS } from "./option-rules.js";

/** All checks of options. */
export const CHECKS: OptionChecks = {
  think: (who, options, methods) =>
    checkOptions(who, options, THINK_OPTIONS, (name) =>
      methods().some(({ settings }) => settings.some((setting) => setting.name === name))
        ? {
            id: "api-option-setting",
            values: { name },
            message: `it is a setting of a method, write settings: { ${name} }`,
          }
        : undefined,
    ),
  sync: (options) => checkOptions("decideSync", options, SYNC_OPTIONS),
  opponent: (options) => checkOptions("createOpponent", options, OPPONENT_OPTIONS),
  ask: (who, options) => checkOptions(who, options, ASK_OPTIONS),
  solve: (options) => checkOptions("solveGame", options, SOLVE_OPTIONS),
};
