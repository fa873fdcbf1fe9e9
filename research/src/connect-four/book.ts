import { existsSync, readFileSync } from "node:fs";
import { boardKeys, boardOfKey, PerfectSolver, UNKNOWN } from "@tyche/games/connect-four";
import type { Command } from "commander";
import { countOf, type Example, type Io, saveFile, UsageError, write } from "tyche/parts";

interface Options {
  readonly stones: string;
  readonly out: string;
  readonly from: string;
  readonly most: string;
  readonly part: string;
  readonly with?: readonly string[];
}

const SIZE = { columns: 7, rows: 6 };
/** Entries of the solver's large table as a power of two: 512 MiB, so that similar boards share results. */
const LARGE_BITS = 26;
/** Factor by which the limit grows from one pass to the next. */
const GROWTH = 4;
const SAVED_EVERY_MS = 30_000;

export const examples: readonly Example[] = [
  {
    say: "the values of all boards with four stones that two million positions settle",
    type: "npm run research -- opening --stones 4 --most 2000000 --out four.book",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Work out the opening book of connect four: the value of every board with this number of stones, one byte each, in the order of the keys. The easy ones come first; a file that is there is gone on with.",
    )
    .option("--stones <N>", "Stones on the boards.", "8")
    .option(
      "--from <N>",
      "Positions searched for a board at most in the first pass; four times as many in each later one.",
      "1000000",
    )
    .option("--most <N>", "Where the last pass ends.", "1000000000")
    .option(
      "--part <K/N>",
      "Only the K-th of N parts of the boards, so that several processes share them.",
      "1/1",
    )
    .option("--with <FILE...>", "Books of the same boards whose values are taken over first.")
    .requiredOption("--out <FILE>", "Where the book is kept.")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const stones = countOf("stones", options.stones, 1, 8);
  const most = countOf("most", options.most, 1);
  const keys = boardKeys(SIZE, stones);
  const values = valuesIn(options.out, keys.length);
  for (const file of options.with ?? []) takeOver(valuesIn(file, keys.length), values);
  const { begin, end } = partOf(options.part, keys.length);
  const solver = new PerfectSolver(SIZE, undefined, LARGE_BITS);
  const unknown = (): number =>
    values.subarray(begin, end).reduce((sum, value) => sum + (value === UNKNOWN ? 1 : 0), 0);
  const save = (): Promise<void> => saveFile(options.out, new Uint8Array(values.buffer));
  await save();
  let saved = performance.now();
  for (let limit = countOf("from", options.from, 1); unknown() > 0; limit = Math.min(most, limit * GROWTH)) {
    for (let i = begin; i < end; i++) {
      if (values[i] !== UNKNOWN) continue;
      values[i] = valueWithin(solver, keys[i] as bigint, limit) ?? UNKNOWN;
      if (performance.now() - saved < SAVED_EVERY_MS) continue;
      await save();
      saved = performance.now();
      await write(
        io.stderr,
        `${JSON.stringify({ limit, board: i, unknown: unknown(), positions: solver.nodes })}\n`,
      );
    }
    await save();
    if (limit >= most) break;
  }
  await write(
    io.stdout,
    `${JSON.stringify({ boards: end - begin, unknown: unknown(), positions: solver.nodes })}\n`,
  );
}

function valueWithin(solver: PerfectSolver, key: bigint, limit: number): number | undefined {
  const end = solver.nodes + limit;
  const steps = solver.solve(boardOfKey(SIZE, key));
  let step = steps.next();
  while (!step.done && solver.nodes < end) step = steps.next();
  return step.done ? step.value.low : undefined;
}

/** The start and end of the K-th of N parts, given as K/N. */
function partOf(part: string, count: number): { readonly begin: number; readonly end: number } {
  const [, which, of] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (!which || !of || which > of)
    throw new UsageError("book-part", { text: part }, `"${part}" is not a part of the boards, such as 1/2`);
  return { begin: Math.floor((count * (which - 1)) / of), end: Math.floor((count * which) / of) };
}

function takeOver(known: Int8Array, values: Int8Array): void {
  for (const [i, value] of known.entries()) if (value !== UNKNOWN) values[i] = value;
}

/** @throws UsageError if the file is of another book */
function valuesIn(file: string, count: number): Int8Array<ArrayBuffer> {
  if (!existsSync(file)) return new Int8Array(count).fill(UNKNOWN);
  const bytes = readFileSync(file);
  if (bytes.length !== count)
    throw new UsageError(
      "book-size",
      { file, values: bytes.length, boards: count },
      `${file} has ${bytes.length} values, but this book has ${count} boards`,
    );
  return Int8Array.from(bytes, (byte) => (byte << 24) >> 24);
}
