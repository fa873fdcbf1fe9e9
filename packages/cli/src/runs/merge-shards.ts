import { englishTexts } from "@tyche/engine/errors";
import { UsageError } from "../io/errors.js";
import { textOf } from "../io/user-file.js";
import {
  type LogKind,
  type Numbered,
  parseShardFile,
  rangeOf,
  type ShardFile,
  type ShardHead,
} from "./run-log.js";

const texts = englishTexts({
  "shard-twice": "{file} and {other} are both shard {index} of {of}",
  "shard-version":
    "{file} is from Tyche {version} and {other} from {otherVersion}; all shards must be from the same version",
  "shard-count": "{file} is one of {of} shards, but {other} is one of {otherOf}",
  "shard-other": '{other} is of another {whole} than {file}: "{key}" differs',
});

/** The results of a whole run, merged from its shards. */
export interface Merged<About, Result> {
  readonly about: About;
  /** In work item order. */
  readonly results: readonly Result[];
}

type Named<About, Result> = ShardFile<About, Result> & { readonly file: string };

/**
 * Merges the shards of a run. The results are those of one process, in the same order.
 *
 * @param files in any order
 * @param lengthOf returns the total number of work items
 * @throws UsageError with the file that does not fit, or the shards that are missing
 */
export async function mergeShards<About extends object, Result extends Numbered>(
  files: readonly string[],
  kind: LogKind<Result>,
  lengthOf: (about: About) => number | Promise<number>,
): Promise<Merged<About, Result>> {
  const shards = files.map(
    (file): Named<About, Result> => ({
      file,
      ...parseShardFile<About, Result>(textOf(file), file, kind),
    }),
  );
  const first = shards[0];
  if (!first) throw new UsageError("shards-none", {}, "name the logs of the shards to be merged");
  for (const shard of shards) checkSame(first, shard, kind.whole);
  const { of } = first.header.shard;
  const byIndex = new Map<number, Named<About, Result>>();
  for (const shard of shards) {
    const { index } = shard.header.shard;
    const other = byIndex.get(index);
    if (other)
      throw texts.error(UsageError, "shard-twice", { file: other.file, other: shard.file, index, of });
    byIndex.set(index, shard);
  }
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0) {
    const shown = missing.slice(0, 10).join(", ") + (missing.length > 10 ? ", …" : "");
    throw new UsageError(
      "shards-missing",
      { missing, of },
      `${missing.length} of ${of} shards are missing: ${shown}`,
    );
  }
  const about = aboutOf(first.header);
  const length = await lengthOf(about);
  return {
    about,
    results: shards
      .flatMap((shard) => resultsOf(shard, length, kind.pieces))
      .sort((a, b) => a.index - b.index),
  };
}

function checkSame<About extends object>(
  first: Named<About, unknown>,
  other: Named<About, unknown>,
  whole: string,
): void {
  const [one, two] = [first.header, other.header];
  if (one.version !== two.version) {
    throw texts.error(UsageError, "shard-version", {
      file: first.file,
      version: one.version,
      other: other.file,
      otherVersion: two.version,
    });
  }
  if (one.shard.of !== two.shard.of) {
    throw texts.error(UsageError, "shard-count", {
      file: first.file,
      of: one.shard.of,
      other: other.file,
      otherOf: two.shard.of,
    });
  }
  const [left, right] = [aboutOf(one), aboutOf(two)] as readonly Record<string, unknown>[];
  for (const key of new Set([...Object.keys(left!), ...Object.keys(right!)])) {
    if (JSON.stringify(left![key]) === JSON.stringify(right![key])) continue;
    throw texts.error(UsageError, "shard-other", { file: first.file, other: other.file, whole, key });
  }
}

function aboutOf<About>({ log: _log, shard: _shard, version: _version, ...about }: ShardHead & About) {
  return about as About;
}

function resultsOf<Result extends Numbered>(
  { file, header, results, isFinished }: Named<unknown, Result>,
  length: number,
  pieces: string,
): readonly Result[] {
  const [from, to] = rangeOf(header.shard, length);
  const foreign = results.find(({ index }) => index < from || index >= to);
  if (foreign) {
    throw new UsageError(
      "shard-foreign-piece",
      { file, index: foreign.index },
      `${file} contains number ${foreign.index} of the ${pieces}, which belongs to another shard`,
    );
  }
  if (!isFinished || results.length < to - from) {
    throw new UsageError(
      "shard-unfinished",
      { file, done: results.length, of: to - from },
      `${file} is not finished: it contains ${results.length} of ${to - from} ${pieces}; the same command continues it`,
    );
  }
  return results;
}
