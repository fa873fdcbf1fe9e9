import type { Command } from "commander";
import type { Help } from "../io/help.js";

export interface WrittenPlace {
  readonly position?: string | undefined;
  readonly roll?: string | undefined;
  /** Seed of the start if no position is given. */
  readonly deal?: string | undefined;
}

export function addPlaceOptions(command: Command, help: Help): void {
  command
    .option("--position <P>", help("help-position"))
    .option("--roll <R>", help("help-roll"))
    .option("--deal <SEED>", help("help-deal"));
}
