import type { OptionRows, OptionValues } from "../io/options.js";

/** The methods for games: those of `solveEquilibrium`, whose import would load the engine, and the exact one. */
export const GAME_EQUILIBRIUM_METHODS = ["pdcfr+", "mccfr", "backward-induction", "sequence-form"] as const;

/** The options for games. */
export const EQUILIBRIUM_OPTIONS = [
  ["--method <M>", { id: "help-equilibrium-method", values: { methods: GAME_EQUILIBRIUM_METHODS } }],
  ["--iterations <N>", "help-equilibrium-iterations"],
  ["--time <MS>", "help-equilibrium-time"],
  ["--gap <G>", "help-equilibrium-gap"],
  ["--limit <N>", "help-equilibrium-limit"],
  ["--seed <S>", "help-equilibrium-seed"],
  ["--strategies", "help-equilibrium-strategies"],
  ["--save <FILE>", "help-equilibrium-save"],
] as const satisfies OptionRows;

export type WrittenEquilibrium = OptionValues<typeof EQUILIBRIUM_OPTIONS>;

/** The names of these options, by commander's names. */
export const EQUILIBRIUM_OPTION_NAMES = EQUILIBRIUM_OPTIONS.map(([flags]) => /\w+/.exec(flags)![0]);
