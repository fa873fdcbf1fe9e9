import type { Problem } from "@tyche/engine/errors";
import { mustBe, parseCount } from "../io/arguments.js";

/** One of `of` parts of a large computation, numbered from 1, which one process or machine computes. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Limit on the number of parts. */
const MOST = 1_000_000;

const PART: Problem = { id: "kind-part", values: {}, message: "a part of the whole, such as 3/16" };

/** Parses the value of --shard, such as 3/16. @throws UsageError */
export function readShard(text: string): Shard {
  const [index, of, ...more] = text.split("/").map((part) => parseCount(part.trim()));
  if (
    more.length === 0 &&
    index !== undefined &&
    of !== undefined &&
    index >= 1 &&
    index <= of &&
    of <= MOST
  ) {
    return { index, of };
  }
  throw mustBe("shard", PART, text);
}

/**
 * The range of a shard's work items, from 0. Together the shards have each item exactly once; their sizes differ by at
 * most one.
 */
export function rangeOf({ index, of }: Shard, length: number): readonly [from: number, to: number] {
  return [Math.floor(((index - 1) * length) / of), Math.floor((index * length) / of)];
}
