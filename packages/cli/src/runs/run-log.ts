import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { mustBe, parseCount } from "../io/arguments.js";
import { systemProblem, UsageError } from "../io/errors.js";
import { MOST_BYTES } from "../io/input.js";
import { version } from "../io/package.js";
import { notWritten } from "../io/save-file.js";
import { bytesOf, checkPlain } from "../io/user-file.js";

const texts = englishTexts({
  "log-not-shard": "{file} is the log of a whole {whole}, not of a shard; it needs no merging",
  "log-other": "{file} is the log of another {whole}; name a new file, or ask for the same {whole}",
});

/** The result of a work item, with the item's number. */
export interface Numbered {
  readonly index: number;
}

/** A kind of work whose results are logged. */
export interface LogKind<Result extends Numbered> {
  /** Identifies the files of this kind: "tyche arena". */
  readonly log: string;
  /** The name of the whole: "match". */
  readonly whole: string;
  /** The name of a work item, and its plural: "series of games", "series". */
  readonly piece: string;
  readonly pieces: string;
  isResult(value: Partial<Result>): boolean;
}

/** A log file of results by work item, from which an interrupted run is resumed. */
export interface RunLog<Result> {
  /** Results that the file already contained. */
  readonly results: readonly Result[];
  append(results: readonly Result[]): Promise<void>;
  /** Seals the file of a shard when all its items are done. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** The first line of a shard's file, apart from the description of the work. */
export interface ShardHead {
  readonly log: string;
  readonly shard: Shard;
  /** Version of Tyche; other versions may give other results. */
  readonly version: string;
}

/** The parsed file of a shard. */
export interface ShardFile<About, Result> {
  readonly header: ShardHead & About;
  readonly results: readonly Result[];
  /** Whether it is complete and its seal matches. */
  readonly isFinished: boolean;
}

/**
 * Opens or creates the log file of a run or of one of its shards. The first line describes the work; then one line per
 * work item follows in the order of completion; a complete shard ends with a checksum. A truncated last line is
 * dropped.
 *
 * @param about the description of the work, which must match that of the file
 * @throws UsageError if the file contains something else
 */
export async function openPieceLog<Result extends Numbered>(
  file: string,
  kind: LogKind<Result>,
  about: object,
  shard?: Shard,
): Promise<RunLog<Result>> {
  const header = headerOf(kind, about, shard);
  const handle = await opened(file);
  try {
    const text = new TextDecoder().decode(bytesOf(file, MOST_BYTES));
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole === "" && text !== "") throw foreign(file, kind);
    const { results, isFinished } =
      whole === "" ? { results: [], isFinished: false } : read(whole, file, kind, header);
    /** @throws UsageError if the disk is full, for example; the next run drops a truncated line */
    const writing = async (write: () => Promise<unknown>): Promise<void> => {
      try {
        await write();
      } catch (error) {
        throw notWritten(file, error);
      }
    };
    await writing(async () => {
      await handle.truncate(Buffer.byteLength(whole));
      if (whole === "") await handle.write(`${header}\n`, 0);
    });
    let sealed = isFinished;
    return {
      results,
      append: (more) =>
        writing(() => handle.appendFile(more.map((result) => `${JSON.stringify(result)}\n`).join(""))),
      async finish() {
        if (sealed || !shard) return;
        sealed = true;
        await writing(async () => {
          await handle.sync();
          await handle.appendFile(`${sealOf(bytesOf(file, MOST_BYTES))}\n`);
          await handle.sync();
        });
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Parses the file of any shard.
 * @throws UsageError if it is not the file of a shard
 */
export function parseShardFile<About, Result extends Numbered>(
  text: string,
  file: string,
  kind: LogKind<Result>,
): ShardFile<About, Result> {
  const end = text.indexOf("\n");
  const header = parsed(text.slice(0, Math.max(0, end))) as Partial<ShardHead & About> | undefined;
  if (header?.log !== kind.log) throw foreign(file, kind);
  if (header.shard === undefined) {
    throw texts.error(UsageError, "log-not-shard", { file, whole: kind.whole });
  }
  const { index, of } = header.shard;
  if (!(Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of))
    throw foreign(file, kind);
  return { header: header as ShardHead & About, ...read(text, file, kind, text.slice(0, end)) };
}

/** The log of a whole run as text. */
export function* pieceLogText<Result extends Numbered>(
  kind: LogKind<Result>,
  about: object,
  results: readonly Result[],
): Generator<string, void, void> {
  yield `${headerOf(kind, about)}\n`;
  for (const result of results) yield `${JSON.stringify(result)}\n`;
}

async function opened(file: string): Promise<FileHandle> {
  try {
    checkPlain(file);
    return await open(file, "a+");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const why = systemProblem(error);
    throw new UsageError("file-not-opened", { file, why }, `${file} cannot be opened: ${why.message}`);
  }
}

function headerOf({ log }: { readonly log: string }, about: object, shard?: Shard): string {
  return JSON.stringify({ log, ...about, ...(shard && { shard, version: version() }) });
}

function foreign(file: string, { whole }: { readonly whole: string }): UsageError {
  return new UsageError("log-foreign", { file, whole }, `${file} is not the log of ${article(whole)}`);
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

function sealOf(bytes: Uint8Array): string {
  return JSON.stringify({ sha256: createHash("sha256").update(bytes).digest("hex") });
}

function read<Result extends Numbered>(
  text: string,
  file: string,
  kind: LogKind<Result>,
  wanted: string,
): Pick<ShardFile<unknown, Result>, "results" | "isFinished"> {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  if (!header.startsWith(`{"log":${JSON.stringify(kind.log)}`)) throw foreign(file, kind);
  if (header !== wanted) {
    throw texts.error(UsageError, "log-other", { file, whole: kind.whole });
  }
  const isFinished = lines.at(-1)?.startsWith('{"sha256"') === true;
  const seal = isFinished ? lines.pop() : undefined;
  if (seal !== undefined && seal !== sealOf(Buffer.from(text.slice(0, text.lastIndexOf(seal))))) {
    throw new UsageError("log-damaged", { file }, `${file} is damaged: its checksum does not match`);
  }
  const byIndex = new Map<number, Result>();
  for (const [i, line] of lines.entries()) {
    const result = parsed(line) as Partial<Result> | null | undefined;
    if (!result || !Number.isInteger(result.index) || !kind.isResult(result))
      throw new UsageError(
        "log-line",
        { file, line: i + 2, whole: kind.whole },
        `${file}:${i + 2}: this line is not a ${kind.piece}`,
      );
    byIndex.set(result.index!, result as Result);
  }
  return { results: [...byIndex.values()], isFinished };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
