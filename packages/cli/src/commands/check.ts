import type { Game } from "@tyche/engine";
import { type CheckProgress, type CheckSummary, checkGame, type WidestChance } from "@tyche/engine/testing";
import { readGame } from "../games/options.js";
import { gameIn } from "../games/user-game.js";
import { countOf } from "../io/arguments.js";
import { isGameFile } from "../io/game-file.js";
import { type Io, type Output, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--games <N>", "help-check-games", "10"],
  ["--plies <N>", "help-check-plies", "300"],
  ["--depth <N>", "help-check-depth", "2"],
  ["--seed <S>", "help-check-seed", "1"],
  ["--time <MS>", "help-check-time", "60000"],
  ["--json", "help-check-json"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-check": "tyche check ./my-game.js",
  "example-check-pig": "tyche check pig --games 2",
};

export const register = registers([argument("<file>", "help-check-file"), OPTIONS], act);

async function act(file: string, options: Options, io: Io): Promise<void> {
  const game = isGameFile(file) ? gameIn(file) : (await readGame(file, {})).game;
  const summary = checkGame(game, {
    seed: options.seed,
    games: countOf("games", options.games, 1, 100_000),
    plies: countOf("plies", options.plies, 1),
    depth: countOf("depth", options.depth, 1, 64),
    time: countOf("time", options.time, 1),
    ...(io.stderr.isTTY && { onProgress: progressOn(io.stderr) }),
  });
  if (io.stderr.isTTY) io.stderr.write(CLEAR);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify(plain(game.name, summary))}\n`
      : `${said(game.name, summary)}${adviceOf(game, file, summary)}`,
  );
}

/** Returns to the start of the line and clears it. */
const CLEAR = "\r\u001b[K";

/** Milliseconds between two progress lines. */
const PAUSE = 100;

/** Shows the progress of the check on one line. */
function progressOn(output: Output): (progress: CheckProgress) => void {
  let last = 0;
  return ({ game, games, states }) => {
    const now = performance.now();
    if (now - last < PAUSE) return;
    last = now;
    output.write(`${CLEAR}${game}/${games}, ${states}`);
  };
}

function plain(game: string, { unchecked, ...summary }: CheckSummary): object {
  return { game, ...summary, unchecked: unchecked.map(({ message }) => message) };
}

/** Warn if a rule runs this many times or more for one action. */
const WIDE = 100;

function said(name: string, { games, states, compared, widest, unchecked }: CheckSummary): string {
  const native = compared > 0 ? `, ${compared} of them compared with the native position` : "";
  const wide = widest && widest.runs > WIDE ? `; widest chance: ${wordsOf(widest)}` : "";
  const seen = `${games} random ${games === 1 ? "game" : "games"}, ${states} states${native}${wide}`;
  if (unchecked.length === 0) return `${name} passed every check: ${seen}.\n`;
  return `${name}: no fault was found in what was checked (${seen}), but some things could not be checked:\n${unchecked.map(({ message }) => `- ${message}\n`).join("")}`;
}

/** With more actions a turn, playouts try each of them a few times only. */
const MANY_ACTIONS = 30;

/** What to do for strength where a turn is wide, and nothing says what a position is worth. */
function adviceOf(game: Game<unknown, unknown>, file: string, { mostActions }: CheckSummary): string {
  const { evaluators, vectorEvaluators, position, facts } = game;
  if (mostActions <= MANY_ACTIONS || evaluators || vectorEvaluators || position || facts.hidden) return "";
  return `A turn has up to ${mostActions} actions, so that a search without an evaluator tries each a few times only: write one, or learn it with tyche train ${file}.\n`;
}

function wordsOf({ action, runs, results, sampled }: WidestChance): string {
  const name = JSON.stringify(action);
  return sampled
    ? `${name}, more paths of draws than are listed, so that it is sampled`
    : `${name}, ${runs} paths of draws to ${results} results`;
}
