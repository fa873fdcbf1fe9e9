import type { Problem } from "@tyche/engine/errors";
import { mustBe, parseCount } from "../io/arguments.js";

/** One of `of` parts of a large work, counted from 1, to be played by a process or a machine of its own. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** More parts than any work is worth. */
const MOST = 1_000_000;

const PART: Problem = { id: "kind-part", values: {}, message: "a part of the whole, such as 3/16" };

/** The value of --shard, as 3/16. @throws UsageError */
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

/** Which pieces of work, from 0, are a shard's: together the shards have each exactly once, and sizes differ by one at most. */
export function rangeOf({ index, of }: Shard, length: number): readonly [from: number, to: number] {
  return [Math.floor(((index - 1) * length) / of), Math.floor((index * length) / of)];
}
