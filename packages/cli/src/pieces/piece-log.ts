import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { systemProblem, UsageError } from "../io/errors.js";
import { MOST_BYTES } from "../io/input.js";
import { bytesOf, checkPlain } from "../io/user-file.js";
import { version } from "../version.js";
import type { Shard } from "./shard.js";

/** What came of a piece of work, with its number among all. */
export interface Numbered {
  readonly index: number;
}

/** A kind of work that is kept in files. */
export interface LogKind<Result extends Numbered> {
  /** By which a file of this kind is known: "tyche arena". */
  readonly log: string;
  /** What all of it is: "match". */
  readonly whole: string;
  /** What a piece is, and more of them: "series of games", "series". */
  readonly piece: string;
  readonly pieces: string;
  isResult(value: Partial<Result>): boolean;
}

/** A file in which work is kept piece by piece, so that it can go on where it was cut off. */
export interface PieceLog<Result> {
  /** What the file held already. */
  readonly results: readonly Result[];
  append(results: readonly Result[]): Promise<void>;
  /** Seals the file of a shard, all of which has been done. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** What the first line of a shard's file says, beside what the work is. */
export interface ShardHead {
  readonly log: string;
  readonly shard: Shard;
  /** Of Tyche: another version may find other results. */
  readonly version: string;
}

/** A shard's file, read. */
export interface ShardFile<About, Result> {
  readonly header: ShardHead & About;
  readonly results: readonly Result[];
  /** Whether it was done to its end, and is as it was sealed. */
  readonly isFinished: boolean;
}

/**
 * Opens the file of some work, or of a shard of it, or makes it. Its first line says which work it is; then one line for each
 * piece in the order in which they were finished, and behind a whole shard its checksum. A last line that was cut off in the
 * middle is dropped.
 *
 * @param about what the work is; other work is refused
 * @throws UsageError where the file holds something else
 */
export async function openPieceLog<Result extends Numbered>(
  file: string,
  kind: LogKind<Result>,
  about: object,
  shard?: Shard,
): Promise<PieceLog<Result>> {
  const header = headerOf(kind, about, shard);
  const handle = await opened(file);
  try {
    const text = new TextDecoder().decode(bytesOf(file, MOST_BYTES));
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole === "" && text !== "") throw foreign(file, kind);
    const { results, isFinished } =
      whole === "" ? { results: [], isFinished: false } : read(whole, file, kind, header);
    /** @throws UsageError where there is no room, for example; a line that is cut off is dropped at the next run */
    const writing = async (write: () => Promise<unknown>): Promise<void> => {
      try {
        await write();
      } catch (error) {
        const why = systemProblem(error);
        throw new UsageError("file-not-written", { file, why }, `${file} cannot be written: ${why.message}`);
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
 * The text of a shard's file, whichever it is.
 * @throws UsageError where it is none
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
    throw new UsageError(
      "log-not-shard",
      { file, whole: kind.whole },
      `${file} is the log of a whole ${kind.whole}, not of a shard; it needs no merging`,
    );
  }
  const { index, of } = header.shard;
  if (!(Number.isInteger(index) && Number.isInteger(of) && index >= 1 && index <= of))
    throw foreign(file, kind);
  return { header: header as ShardHead & About, ...read(text, file, kind, text.slice(0, end)) };
}

/** The log of all of some work. */
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
    throw new UsageError(
      "log-other",
      { file, whole: kind.whole },
      `${file} is the log of another ${kind.whole}; name a new file, or ask for the same ${kind.whole}`,
    );
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
