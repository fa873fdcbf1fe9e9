import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { type Examples, type Io, UsageError, write } from "tyche/parts";
import { inCheckout } from "../kit/root.js";
import { parseLines, showProgress } from "../kit/terminal.js";
import { compare, comparisonText } from "./compare.js";
import { type Asked, drawPositions } from "./positions.js";

const POSITIONS = inCheckout("research/decisions/positions.jsonl");
const ANSWERS = inCheckout("research/decisions/answers.jsonl");

interface Options {
  readonly check?: boolean;
  readonly write?: boolean;
  readonly draw?: boolean;
  readonly game?: string;
}

export const examples: Examples = {
  "do all games still decide as they did?": "npm run research -- decisions --check",
  "the same for one game": "npm run research -- decisions --check --game backgammon",
};

export function register(command: Command, io: Io): void {
  command
    .description(
      "Answers the positions of research/decisions/positions.jsonl with the built command and holds the answers to research/decisions/answers.jsonl.",
    )
    .option("--check", "List what differs; the exit code is 2 where anything does.")
    .option("--write", "List what differs, and keep the new answers.")
    .option("--draw", "Draw the positions anew, as new games and algorithms ask for.")
    .option("--game <NAME>", "Only the positions of one game.")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  if ([options.check, options.write, options.draw].filter(Boolean).length !== 1)
    throw new UsageError("decisions-one-of", {}, "give one of --check, --write and --draw");
  if (options.draw) {
    if (options.game !== undefined)
      throw new UsageError("decisions-draw-game", {}, "--draw is for all games, without --game");
    return writeFile(POSITIONS, linesText(await drawPositions()));
  }
  const asked = (await linesOf<Asked>(POSITIONS)).filter(({ game }) => game === (options.game ?? game));
  if (asked.length === 0)
    throw new UsageError(
      "decisions-no-positions",
      { game: options.game! },
      `there are no positions of "${options.game}"`,
    );
  const kept = new Map((await linesOf<Asked>(ANSWERS)).map((answer) => [answer.id, answer]));
  const answers: Asked[] = [];
  for (const game of new Set(asked.map((one) => one.game))) {
    showProgress(io, game);
    answers.push(...answersOf(game, asked));
  }
  showProgress(io);
  const comparison = compare(
    asked.map(({ id }) => kept.get(id)),
    answers,
  );
  await write(io.stdout, comparisonText(comparison));
  if (options.write) {
    for (const answer of answers) kept.set(answer.id, answer);
    const known = new Set((await linesOf<Asked>(POSITIONS)).map(({ id }) => id));
    const all = [...kept.values()].filter(({ id }) => known.has(id)).sort((a, b) => a.id - b.id);
    return writeFile(ANSWERS, linesText(all));
  }
  if (comparison.different.length > 0) {
    throw new UsageError(
      "decisions-differ",
      { different: comparison.different.length, of: asked.length },
      `${comparison.different.length} of ${asked.length} answers differ; if that is intended, write the reason into research/decisions/changes.md and keep the new answers with --write`,
    );
  }
}

/**
 * Returns the answers of this checkout's built `tyche think --batch` to the positions of one game. Times, which always
 * vary, are left out; a refused position has its message as "error".
 * @throws Error if the command does not answer every line
 */
function answersOf(game: string, asked: readonly Asked[]): readonly Asked[] {
  const mine = asked.filter((one) => one.game === game);
  const input = mine.map(({ game: _, ...line }) => `${JSON.stringify(line)}\n`).join("");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [inCheckout("packages/cli/bin/tyche.js"), "think", game, "--batch"],
    { input, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const lines = stdout.split("\n").filter((line) => line !== "");
  if (lines.length !== mine.length)
    throw new Error(`${lines.length} answers to ${mine.length} positions of ${game}: ${stderr}`);
  return lines.map((line) => {
    const { id, ms: _, ...answer } = JSON.parse(line) as { readonly id: number; readonly ms?: number };
    return { game, id, ...answer };
  });
}

async function linesOf<T>(file: string): Promise<readonly T[]> {
  return parseLines(await readFile(file, "utf8"), (line) => JSON.parse(line) as T);
}

function linesText(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
