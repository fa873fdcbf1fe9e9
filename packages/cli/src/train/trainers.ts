import { createHash } from "node:crypto";
import type { Trainer, TrainerSettings } from "@tyche/games";
import { loadPlainTrainers, loadTrainers } from "@tyche/registry";
import { userGame } from "../games/user-game.js";
import { isGameFile } from "../io/game-file.js";
import { version } from "../io/package.js";
import type { Shard } from "../runs/run-log.js";

/**
 * The trainers of a game, or of the game of a file.
 * @throws GameOptionError, UsageError
 */
export async function trainersFor(
  game: string,
  options: Readonly<Record<string, string | undefined>>,
): Promise<readonly Trainer[]> {
  return isGameFile(game) ? loadPlainTrainers(() => userGame(game).game) : loadTrainers(game, options);
}

/**
 * Properties in a part's file, apart from the settings, so that only parts of the same network and version are merged.
 */
export const PART_MARKS = ["version", "network"] as const;

/** Converts a shard to a part of a training task. @param from the file of the network that plays */
export function partOf(shard: Shard, from: Uint8Array | undefined): NonNullable<TrainerSettings["part"]> {
  const network = createHash("sha256")
    .update(from ?? "")
    .digest("hex");
  return { ...shard, marks: { version: version(), network } };
}
