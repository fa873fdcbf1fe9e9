import type { Command } from "commander";
import type { Help } from "../io/help.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";

const OPTIONS = [
  ["--position <P>", "help-position"],
  ["--roll <R>", "help-roll"],
  // The seed of the start if no position is given.
  ["--deal <SEED>", "help-deal"],
] as const satisfies OptionRows;

export type WrittenPlace = OptionValues<typeof OPTIONS>;

export function addPlaceOptions(command: Command, help: Help): void {
  addOptions(command, OPTIONS, help);
}
