import { type Io, readInput, UsageError } from "tyche/parts";

/** Shows progress on one line of a terminal, and nowhere else; "" clears the line. */
export function showProgress({ stderr }: Io, text = ""): void {
  if (stderr.isTTY) stderr.write(`\r${text}\u001b[K`);
}

/** Parses each line that is not blank; `number` counts all lines from 1. */
export function parseLines<T>(text: string, parse: (line: string, number: number) => T): T[] {
  return text.split("\n").flatMap((line, i) => (line.trim() === "" ? [] : [parse(line, i + 1)]));
}

/**
 * The positions in a file, one a line; "-" is standard input.
 * @throws UsageError if there are none
 */
export async function readPositions<T>(
  file: string,
  io: Io,
  parse: (line: string, number: number, name: string) => T,
): Promise<T[]> {
  const { text, name = "standard input" } = await readInput(file, io);
  const positions = parseLines(text, (line, number) => parse(line, number, name));
  if (positions.length === 0)
    throw new UsageError("no-positions", { file: name }, `${name} contains no positions`);
  return positions;
}
