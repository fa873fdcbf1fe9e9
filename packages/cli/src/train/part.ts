import { createHash } from "node:crypto";
import type { TrainerSettings } from "@tyche/games";
import { version } from "../io/package.js";
import type { Shard } from "../runs/shard.js";

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
