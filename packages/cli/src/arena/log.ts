import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { SeriesResult } from "@tyche/arena";
import { systemSentence, UsageError } from "../io/errors.js";
import { version } from "../version.js";
import type { WrittenMatch } from "./match.js";
import type { Shard } from "./shard.js";

/** A file in which a match is kept, so that it can go on where it was cut off. */
export interface MatchLog {
  /** What the file held already. */
  readonly results: readonly SeriesResult[];
  append(results: readonly SeriesResult[]): Promise<void>;
  /** Seals the file of a shard, all of which has been played. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** What the first line of a shard's file says. */
export interface ShardHeader extends WrittenMatch {
  readonly log: "tyche arena";
  readonly shard: Shard;
  /** Of Tyche: another version may play other moves. */
  readonly version: string;
}

/** A shard's file, read. */
export interface ShardFile {
  readonly header: ShardHeader;
  readonly results: readonly SeriesResult[];
  /** Whether it was played to its end, and is as it was sealed. */
  readonly isFinished: boolean;
}

/**
 * Opens the file of a match, or of a shard of it, or makes it. Its first line says which match it is; then one line for each
 * series in the order in which they were finished, and behind a whole shard its checksum. A last line that was cut off in the
 * middle is dropped.
 *
 * @throws UsageError where the file holds another match, or none
 */
export async function openLog(file: string, match: WrittenMatch, shard?: Shard): Promise<MatchLog> {
  const header = headerOf(match, shard);
  const handle = await opened(file);
  try {
    const text = await handle.readFile("utf8");
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole === "" && text !== "") throw foreign(file);
    const { results, isFinished } =
      whole === "" ? { results: [], isFinished: false } : read(whole, file, header);
    await handle.truncate(Buffer.byteLength(whole));
    if (whole === "") await handle.write(`${header}\n`, 0);
    let sealed = isFinished;
    return {
      results,
      async append(more) {
        await handle.appendFile(more.map((result) => `${JSON.stringify(result)}\n`).join(""));
      },
      async finish() {
        if (sealed || !shard) return;
        sealed = true;
        await handle.sync();
        const played = await handle.stat();
        const bytes = Buffer.alloc(played.size);
        await handle.read(bytes, 0, played.size, 0);
        await handle.appendFile(`${sealOf(bytes)}\n`);
        await handle.sync();
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * The text of a shard's file, whichever it is.
 * @throws UsageError where it is none
 */
export function parseShard(text: string, file: string): ShardFile {
  const end = text.indexOf("\n");
  const header = parsed(text.slice(0, Math.max(0, end))) as Partial<ShardHeader> | undefined;
  if (header?.log !== "tyche arena") throw foreign(file);
  if (header.shard === undefined) {
    throw new UsageError(`${file} is the log of a whole match, not of a shard: it needs no merging`);
  }
  const { index, of } = header.shard;
  if (!(Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of)) throw foreign(file);
  return { header: header as ShardHeader, ...read(text, file, text.slice(0, end)) };
}

/** The log of a whole match. */
export function* logText(
  match: WrittenMatch,
  results: readonly SeriesResult[],
): Generator<string, void, void> {
  yield `${headerOf(match)}\n`;
  for (const result of results) yield `${JSON.stringify(result)}\n`;
}

async function opened(file: string): Promise<FileHandle> {
  try {
    if (existsSync(file) && !statSync(file).isFile())
      throw new UsageError(`${file} cannot be a log: it is no file`);
    return await open(file, "a+");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} cannot be opened: ${systemSentence(error)}`);
  }
}

/** The number of games is left out of a whole match's: it may go on for longer than was first asked. */
function headerOf(match: WrittenMatch, shard?: Shard): string {
  const { games, ...rest } = match;
  return JSON.stringify({ log: "tyche arena", ...rest, ...(shard && { games, shard, version: version() }) });
}

function foreign(file: string): UsageError {
  return new UsageError(`${file} is not the log of a match`);
}

function sealOf(bytes: Uint8Array): string {
  return JSON.stringify({ sha256: createHash("sha256").update(bytes).digest("hex") });
}

function read(text: string, file: string, wanted: string): Pick<ShardFile, "results" | "isFinished"> {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  if (!header.startsWith('{"log":"tyche arena"')) throw foreign(file);
  if (header !== wanted) {
    throw new UsageError(`${file} is the log of another match: name a new file, or ask for the same match`);
  }
  const isFinished = lines.at(-1)?.startsWith('{"sha256"') === true;
  const seal = isFinished ? lines.pop() : undefined;
  if (seal !== undefined && seal !== sealOf(Buffer.from(text.slice(0, text.lastIndexOf(seal))))) {
    throw new UsageError(`${file} is damaged: its checksum does not fit`);
  }
  const bySeries = new Map<number, SeriesResult>();
  for (const [i, line] of lines.entries()) {
    const result = resultOf(line);
    if (!result) throw new UsageError(`${file}:${i + 2}: this line is not a series of games`);
    bySeries.set(result.index, result);
  }
  return { results: [...bySeries.values()], isFinished };
}

function resultOf(line: string): SeriesResult | undefined {
  const result = parsed(line) as Partial<SeriesResult> | null | undefined;
  const isResult =
    Number.isInteger(result?.index) && Array.isArray(result?.table) && Array.isArray(result.rounds);
  return isResult ? (result as SeriesResult) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
