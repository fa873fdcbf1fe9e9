import { appendFile, readFile, truncate } from "node:fs/promises";
import { systemSentence, UsageError } from "../../io/errors.js";
import type { MinesweeperRun, Portion } from "./portion.js";

/** A portion as it is kept, with the CPU time of the whole process since the one before. */
export interface LoggedPortion extends Portion {
  readonly cpuMs: number;
}

/** A file in which a run is kept, so that it can go on where it was cut off. */
export interface RunLog {
  readonly portions: readonly LoggedPortion[];
  append(portion: LoggedPortion): Promise<void>;
}

/**
 * Opens the log of a run, or makes it. Its first line says which run it is, then comes a line for each portion.
 *
 * @throws UsageError where the file holds something else
 */
export async function openRunLog(file: string, run: MinesweeperRun): Promise<RunLog> {
  const header = JSON.stringify({ log: "tyche mines", ...run });
  const text = await textOf(file);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const [first, ...lines] = whole.trimEnd().split("\n");
  if (whole === "" ? !header.startsWith(text) : first !== header) {
    throw new UsageError(`${file} is the log of something else: name a new file, or ask for the same games`);
  }
  const portions = lines.map((line, i) => portionOf(line, `${file}:${i + 2}`));
  // A line that was cut off in the middle is taken away: its games are played again.
  if (whole !== text) await truncate(file, Buffer.byteLength(whole));
  if (whole === "") await appendFile(file, `${header}\n`);
  return {
    portions,
    append: (portion) => appendFile(file, `${JSON.stringify(portion)}\n`),
  };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw new UsageError(`${file} cannot be read: ${systemSentence(error)}`);
  }
}

function portionOf(line: string, where: string): LoggedPortion {
  try {
    const portion = JSON.parse(line) as LoggedPortion | null;
    if (Number.isInteger(portion?.index) && Number.isInteger(portion?.won)) return portion!;
  } catch {
    // Said below.
  }
  throw new UsageError(`${where}: this line is no portion of games`);
}
