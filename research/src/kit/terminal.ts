import type { Io } from "tyche/parts";

/** Shows progress on one line of a terminal, and nowhere else; "" clears the line. */
export function showProgress({ stderr }: Io, text = ""): void {
  if (stderr.isTTY) stderr.write(`\r${text}\u001b[K`);
}

/** Parses each line that is not blank; `number` counts all lines from 1. */
export function parseLines<T>(text: string, parse: (line: string, number: number) => T): T[] {
  return text.split("\n").flatMap((line, i) => (line.trim() === "" ? [] : [parse(line, i + 1)]));
}
