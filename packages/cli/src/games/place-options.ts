import type { OptionRows, OptionValues } from "../io/options.js";

export const PLACE_OPTIONS = [
  ["--position <P>", "help-position"],
  ["--roll <R>", "help-roll"],
  // The seed of the start if no position is given.
  ["--deal <SEED>", "help-deal"],
] as const satisfies OptionRows;

export type WrittenPlace = OptionValues<typeof PLACE_OPTIONS>;
