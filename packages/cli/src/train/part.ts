import { createHash } from "node:crypto";
import type { CourseSettings } from "@tyche/games";
import type { Shard } from "../pieces/shard.js";
import { version } from "../version.js";

/** What a part's file says beside its settings, so that only parts of the same network and Tyche are put together. */
export const PART_MARKS = ["version", "network"] as const;

/** A shard of a gathering as its course is told. @param from the file of the network that plays */
export function partOf(shard: Shard, from: Uint8Array | undefined): NonNullable<CourseSettings["part"]> {
  const network = createHash("sha256")
    .update(from ?? "")
    .digest("hex");
  return { ...shard, marks: { version: version(), network } };
}
