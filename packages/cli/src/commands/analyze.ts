import { seenBy } from "@tyche/games/backgammon";
import {
  type AnalysedPlay,
  analyseMatch,
  errorsOf,
  Lookahead,
  MARKS,
  type PlayerErrors,
  type Thresholds,
  USUAL_THRESHOLDS,
} from "@tyche/games/backgammon/analysis";
import {
  formatMat,
  formatPositionId,
  type MatchRecord,
  parseMat,
  parseSgf,
} from "@tyche/games/backgammon/notation";
import { type ChessRecord, readPgn, writePgn } from "@tyche/games/chess";
import type { Command } from "commander";
import { EVALUATOR_NAMES, evaluatorNamed } from "../games/backgammon/evaluators.js";
import { wholeOf } from "../games/backgammon/numbers.js";
import { analysePgn, chessText, USUAL_CHESS_DEPTH } from "../games/chess/analysis.js";
import { oneOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { readInput } from "../io/input.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { table } from "../io/table.js";
import type { Example } from "./command.js";

interface Options {
  readonly depth?: string;
  readonly evaluator: string;
  readonly doubtful: string;
  readonly bad: string;
  readonly veryBad: string;
  readonly all?: boolean;
  readonly to?: string;
  readonly json?: boolean;
}

const USUAL_DEPTH = "2";

export const examples: readonly Example[] = [
  { say: "the errors of both players", type: "tyche analyze match.mat" },
  {
    say: "the same for programs, by what each play looks like right after it",
    type: "tyche analyze match.mat --depth 1 --json",
  },
  { say: "the errors in a game of chess", type: "tyche analyze game.pgn --depth 2" },
  { say: "from GNU Backgammon's format to .mat", type: "tyche analyze match.sgf --to mat" },
];

export function register(command: Command, io: Io): void {
  command
    .argument(
      "<file>",
      'A backgammon match as .mat or as GNU Backgammon saves it (.sgf), or chess as .pgn; "-" for standard input.',
    )
    .option("--depth <N>", `Look so many decisions ahead; ${USUAL_DEPTH}, in chess ${USUAL_CHESS_DEPTH}.`)
    .option(
      "--evaluator <E>",
      `What judges the positions: ${EVALUATOR_NAMES.join(", ")}; in chess learned, classic or such a file.`,
      "default",
    )
    .option("--doubtful <X>", "Points lost from which a play is doubtful.", String(USUAL_THRESHOLDS.doubtful))
    .option("--bad <X>", "From which it is bad.", String(USUAL_THRESHOLDS.bad))
    .option("--very-bad <X>", "From which it is very bad.", String(USUAL_THRESHOLDS["very bad"]))
    .option("--all", "List every turn, not only the marked ones.")
    .option("--to <mat|pgn>", "Write the match, or the games of chess, in this format, without analysis.")
    .option("--json", "Print the analysis as one JSON object.")
    .action((file: string, options: Options) => act(file, options, io));
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const thresholds = thresholdsOf(options);
  const to = oneOf("to", options.to, ["mat", "pgn"] as const);
  const { text } = await readInput(file, io);
  if (isPgn(text)) return actOnChess(readPgn(text), thresholds, to, options, io);
  if (to === "pgn") throw new UsageError("--to pgn writes chess, and this is a match of backgammon");
  const depth = wholeOf("depth", options.depth ?? USUAL_DEPTH, 1, 4);
  const lookahead = new Lookahead(evaluatorNamed(options.evaluator));
  const match = parseMatch(text);
  if (to === "mat") {
    await write(io.stdout, formatMat(match));
    return;
  }
  const isShown = io.stderr.isTTY === true;
  const all = match.games.flatMap(({ events }) => events).filter(({ kind }) => kind === "play").length;
  const { result: plays, interrupted } = await interruptible(async (signal) => {
    const done: AnalysedPlay[] = [];
    for (const play of analyseMatch(match, lookahead, depth, thresholds)) {
      done.push(play);
      if (isShown) io.stderr.write(`\r${done.length} of ${all} turns\u001b[K`);
      await new Promise((resume) => setImmediate(resume));
      if (signal.aborted) break;
    }
    return done;
  });
  if (isShown) io.stderr.write("\r\u001b[K");
  if (interrupted) throw new InterruptedError();
  const errors = errorsOf(plays);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify(dataOf(match, plays, errors, { depth, evaluator: options.evaluator, thresholds }))}\n`
      : textOf(match, plays, errors, { depth, evaluator: options.evaluator, all: options.all === true }),
  );
}

/** Tags and numbered moves, or the moves alone. */
function isPgn(text: string): boolean {
  return /^\s*(\[\w+\s+"|1\.\s*[a-hKQRBNO])/.test(text);
}

async function actOnChess(
  games: readonly ChessRecord[],
  thresholds: Thresholds,
  to: "mat" | "pgn" | undefined,
  options: Options,
  io: Io,
): Promise<void> {
  if (to === "mat") throw new UsageError("--to mat writes backgammon, and this is chess");
  if (to === "pgn") {
    await write(io.stdout, games.map(writePgn).join("\n"));
    return;
  }
  const depth = wholeOf("depth", options.depth ?? String(USUAL_CHESS_DEPTH), 1, 8);
  const analysis = await analysePgn(games, { depth, evaluator: options.evaluator, thresholds }, io);
  if (analysis === undefined) throw new InterruptedError();
  await write(
    io.stdout,
    options.json ? `${JSON.stringify(analysis)}\n` : chessText(analysis, options.all === true),
  );
}

/** A match in either format. */
function parseMatch(text: string): MatchRecord {
  return /^\s*\(\s*;/.test(text) ? parseSgf(text) : parseMat(text);
}

function thresholdsOf(options: Options): Thresholds {
  const read = (option: string, text: string): number => {
    const value = Number(text);
    if (/^\d*\.?\d+$/.test(text.trim()) && value > 0) return value;
    throw new UsageError(`--${option} takes points above 0, as in 0.08, not "${text.slice(0, 40)}"`);
  };
  const thresholds = {
    doubtful: read("doubtful", options.doubtful),
    bad: read("bad", options.bad),
    "very bad": read("very-bad", options.veryBad),
  };
  if (!(thresholds.doubtful <= thresholds.bad && thresholds.bad <= thresholds["very bad"])) {
    throw new UsageError("what is bad must lose at least as much as what is doubtful, and very bad as bad");
  }
  return thresholds;
}

function dataOf(
  match: MatchRecord,
  plays: readonly AnalysedPlay[],
  errors: readonly PlayerErrors[],
  how: object,
): object {
  return {
    ...how,
    length: match.length,
    players: match.players.map((name, i) => ({ name, ...errors[i]! })),
    plays: plays.map(({ event, mark, ...play }) => {
      const { player, dice, points } = event;
      return {
        player,
        position: formatPositionId(seenBy(points, player)),
        roll: dice.join(""),
        ...play,
        mark: mark ?? null,
      };
    }),
  };
}

/** As told below the tables. */
const DEFINITION = `Equities are for money without a cube, whatever the match. The error rate is the equity lost, in thousandths
of a point (mp), by unforced turn (one with more than one distinct play); Snowie's divides by all turns of both players.`;

function textOf(
  { players }: MatchRecord,
  plays: readonly AnalysedPlay[],
  errors: readonly [PlayerErrors, PlayerErrors],
  { depth, evaluator, all }: { readonly depth: number; readonly evaluator: string; readonly all: boolean },
): string {
  const listed = all ? plays : plays.filter(({ mark }) => mark !== undefined);
  const turns = table(
    ["game", "turn", "player", "position", "roll", "played", "best", "loss", ""],
    listed.map(({ game, turn, event, played, best, loss, mark }) => [
      String(game),
      String(turn),
      players[event.player],
      formatPositionId(seenBy(event.points, event.player)),
      event.dice.join(""),
      played,
      loss === 0 ? "" : best,
      loss.toFixed(4),
      mark ?? "",
    ]),
  );
  const sums = table(
    ["player", "turns", "unforced", ...MARKS, "lost", "error rate", "Snowie's"],
    players.map((name, i) => {
      const { turns, unforced, marks, loss, errorRate, snowieRate } = errors[i]!;
      return [
        name,
        String(turns),
        String(unforced),
        ...MARKS.map((mark) => String(marks[mark])),
        loss.toFixed(3),
        errorRate.toFixed(1),
        snowieRate.toFixed(1),
      ];
    }),
  );
  return `${listed.length === 0 ? "No turn is marked.\n" : turns}\n${sums}\n${DEFINITION}\nBy ${evaluator === "default" ? "net" : evaluator}, depth ${depth}.\n`;
}
