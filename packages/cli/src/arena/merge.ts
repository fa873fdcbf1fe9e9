import { type SeriesResult, scheduleOf } from "@tyche/arena";
import { UsageError } from "../io/errors.js";
import { textOf } from "../io/user-file.js";
import { parseShard, type ShardFile, type ShardHeader } from "./log.js";
import { planOf, type WrittenMatch } from "./match.js";
import { rangeOf } from "./shard.js";

/** A whole match, made of its shards. */
export interface Merged {
  readonly match: WrittenMatch;
  /** In the order of the match. */
  readonly results: readonly SeriesResult[];
}

interface Named extends ShardFile {
  readonly file: string;
}

/**
 * Puts the shards of a match together: the same games as one process would have played, in the order of the match.
 *
 * @param files in any order
 * @throws UsageError which names the file that does not fit, or the shards that are missing
 */
export function mergeShards(files: readonly string[]): Merged {
  const shards = files.map((file): Named => ({ file, ...parseShard(textOf(file), file) }));
  const first = shards[0];
  if (!first) throw new UsageError("name the logs of the shards that are to be merged");
  for (const shard of shards) checkSame(first, shard);
  const { of } = first.header.shard;
  const byIndex = new Map<number, Named>();
  for (const shard of shards) {
    const { index } = shard.header.shard;
    const twin = byIndex.get(index);
    if (twin) throw new UsageError(`${twin.file} and ${shard.file} are both shard ${index} of ${of}`);
    byIndex.set(index, shard);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0) {
    const shown = missing.slice(0, 10).join(", ") + (missing.length > 10 ? ", …" : "");
    throw new UsageError(`${missing.length} of ${of} shards are missing: ${shown}`);
  }
  const match = matchOf(first.header);
  const { length } = scheduleOf(planOf(match));
  return {
    match,
    results: shards.flatMap((shard) => resultsOf(shard, length)).sort((a, b) => a.index - b.index),
  };
}

function checkSame(first: Named, other: Named): void {
  const [one, two] = [first.header, other.header];
  if (one.version !== two.version) {
    throw new UsageError(
      `${first.file} was played by Tyche ${one.version}, ${other.file} by ${two.version}: play them by the same`,
    );
  }
  if (one.shard.of !== two.shard.of) {
    throw new UsageError(
      `${first.file} is one of ${one.shard.of} shards, ${other.file} one of ${two.shard.of}`,
    );
  }
  const [left, right] = [matchOf(one), matchOf(two)] as unknown as readonly Record<string, unknown>[];
  for (const key of new Set([...Object.keys(left!), ...Object.keys(right!)])) {
    if (JSON.stringify(left![key]) === JSON.stringify(right![key])) continue;
    throw new UsageError(`${other.file} is of another match than ${first.file}: its ${key} is not the same`);
  }
}

function matchOf({ log: _log, shard: _shard, version: _version, ...match }: ShardHeader): WrittenMatch {
  return match;
}

function resultsOf({ file, header, results, isFinished }: Named, length: number): readonly SeriesResult[] {
  const [from, to] = rangeOf(header.shard, length);
  const foreign = results.find(({ index }) => index < from || index >= to);
  if (foreign) {
    throw new UsageError(`${file} holds series ${foreign.index}, which belongs to another shard`);
  }
  if (!isFinished || results.length < to - from) {
    throw new UsageError(
      `${file} is not finished: it holds ${results.length} of ${to - from} series; the same command goes on`,
    );
  }
  return results;
}
