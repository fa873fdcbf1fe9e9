import { existsSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { SeriesResult } from "@tyche/arena";
import { systemSentence, UsageError } from "../io/errors.js";
import type { WrittenMatch } from "./match.js";

/** A file in which a match is kept, so that it can go on where it was cut off. */
export interface MatchLog {
  /** What the file held already. */
  readonly results: readonly SeriesResult[];
  append(results: readonly SeriesResult[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the file of a match, or makes it. Its first line says which match it is; then one line for each series in the order
 * in which they were finished. A last line that was cut off in the middle is dropped.
 *
 * @throws UsageError where the file holds another match, or none
 */
export async function openLog(file: string, match: WrittenMatch): Promise<MatchLog> {
  const handle = await opened(file);
  try {
    const text = await handle.readFile("utf8");
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    const results = whole === "" ? [] : read(whole, file, match);
    if (whole === "" && text !== "") throw foreign(file);
    await handle.truncate(Buffer.byteLength(whole));
    if (whole === "") await handle.write(`${headerOf(match)}\n`, 0);
    return {
      results,
      async append(more) {
        await handle.appendFile(more.map((result) => `${JSON.stringify(result)}\n`).join(""));
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
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

/** The number of games is left out: a match may go on for longer than was first asked. */
function headerOf({ games: _games, ...match }: WrittenMatch): string {
  return JSON.stringify({ log: "tyche arena", ...match });
}

function foreign(file: string): UsageError {
  return new UsageError(`${file} is not the log of a match`);
}

function read(text: string, file: string, match: WrittenMatch): SeriesResult[] {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  if (!header.startsWith('{"log":"tyche arena"')) throw foreign(file);
  if (header !== headerOf(match)) {
    throw new UsageError(`${file} is the log of another match: name a new file, or ask for the same match`);
  }
  const bySeries = new Map<number, SeriesResult>();
  for (const [i, line] of lines.entries()) {
    const result = resultOf(line);
    if (!result) throw new UsageError(`${file}:${i + 2}: this line is not a series of games`);
    bySeries.set(result.index, result);
  }
  return [...bySeries.values()];
}

function resultOf(line: string): SeriesResult | undefined {
  try {
    const result = JSON.parse(line) as Partial<SeriesResult> | null;
    const isResult =
      Number.isInteger(result?.index) && Array.isArray(result?.table) && Array.isArray(result.rounds);
    return isResult ? (result as SeriesResult) : undefined;
  } catch {
    return undefined;
  }
}
