import { MARKS, type Thresholds, USUAL_THRESHOLDS } from "@tyche/games/backgammon/analysis";
import { formatMat, formatSgf, parseMatch, unpackedMatch } from "@tyche/games/backgammon/notation";
import { type ChessRecord, isPgn, readPgn, writePgn } from "@tyche/games/chess";
import { LANGUAGES } from "@tyche/messages";
import type { Command } from "commander";
import { ANALYSIS_LOG, type AnalysedPiece, type Analysis, KINDS } from "../games/analysis.js";
import type { WrittenRules } from "../games/backgammon/analysis-work.js";
import { EVALUATOR_NAMES } from "../games/backgammon/evaluators.js";
import { wholeOf } from "../games/backgammon/numbers.js";
import { USUAL_CHESS_DEPTH } from "../games/chess/analysis-report.js";
import { oneOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { decodeAloud, readInput, readInputBytes } from "../io/input.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write, writeNote } from "../io/io.js";
import { saveFile } from "../io/save-file.js";
import { shown } from "../io/user-file.js";
import { openPieceLog } from "../pieces/piece-log.js";
import { addRunnerOptions, openRunner, type RunnerOptions, secondsOf } from "../pieces/runner-options.js";
import { rangeOf, readShard, SHARD_HELP, type Shard } from "../pieces/shard.js";
import { LANGUAGE_HELP, registerMerge, reportLanguage } from "./analyze-merge.js";
import type { Example } from "./command.js";

interface Options extends RunnerOptions {
  readonly depth?: string;
  readonly doubtDepth?: string;
  readonly evaluator: string;
  readonly doubtful: string;
  readonly bad: string;
  readonly veryBad: string;
  readonly all?: boolean;
  readonly to?: string;
  readonly time?: string;
  readonly jacoby?: string;
  readonly equities?: string;
  readonly html?: string;
  readonly comments?: string;
  readonly rollout?: string;
  readonly rolloutTurns: string;
  readonly log?: string;
  readonly shard?: string;
  readonly language?: string;
  readonly json?: boolean;
}

const USUAL_DEPTH = "2";
/** Decisions of backgammon that are looked ahead at most. */
const DEEPEST = 4;
/** The deepest that a time leads to. */
const DEEPEST_BY_TIME = "4";

export const examples: readonly Example[] = [
  { say: "the errors of both players", type: "tyche analyze match.mat" },
  {
    say: "the same for programs, by what each play looks like right after it",
    type: "tyche analyze match.mat --depth 1 --json",
  },
  {
    say: "a page to read and keep, with boards; two threads",
    type: "tyche analyze match.mat --depth 1 --html match.html --threads 2",
  },
  { say: "the errors in a game of chess", type: "tyche analyze game.pgn --depth 2" },
  { say: "from GNU Backgammon's format to .mat", type: "tyche analyze match.sgf --to mat" },
  {
    say: "the first of two parts of an analysis; analyze merge puts the two together",
    type: "tyche analyze match.mat --depth 1 --shard 1/2 --log part1.log",
  },
];

export function register(command: Command, io: Io): void {
  command
    .argument(
      "<file>",
      'A backgammon match as .mat or as GNU Backgammon (.sgf) or eXtreme Gammon (.xg) saves it, or chess as .pgn; "-" for standard input.',
    )
    .option("--depth <N>", `Look so many decisions ahead; ${USUAL_DEPTH}, in chess ${USUAL_CHESS_DEPTH}.`)
    .option(
      "--time <SECONDS>",
      `Backgammon: go deeper by itself, up to --depth (${DEEPEST_BY_TIME}), while a decision has used a twentieth of this at most.`,
    )
    .option(
      "--doubt-depth <N>",
      "Backgammon: look so many decisions ahead at a play that loses 0.02 by --depth; one more than that from 2 on, unless it is rolled out or timed.",
    )
    .option(
      "--evaluator <E>",
      `What judges the positions: ${EVALUATOR_NAMES.join(", ")}; in chess learned, squares, classic or such a file.`,
      "default",
    )
    .option("--doubtful <X>", "Points lost from which a play is doubtful.", String(USUAL_THRESHOLDS.doubtful))
    .option("--bad <X>", "From which it is bad.", String(USUAL_THRESHOLDS.bad))
    .option("--very-bad <X>", "From which it is very bad.", String(USUAL_THRESHOLDS["very bad"]))
    .option(
      "--rollout <TRIALS>",
      "Backgammon: roll out what is in doubt, so many games each: plays that lose 0.02, cubes within 0.05 of a border.",
    )
    .option("--rollout-turns <N>", "Turns of such a game.", "8")
    .option(
      "--jacoby <on|off>",
      "Backgammon for money: gammons count 1 until the cube is turned; as the file says, else off.",
    )
    .option(
      "--equities <@FILE>",
      "Backgammon: a table of match equities of your own, as for `tyche think backgammon --match`.",
    )
    .option("--all", "List every turn, not only the marked ones.")
    .option(
      "--html <FILE>",
      "Backgammon: also write the analysis as a page, with boards, that needs nothing else.",
    )
    .option(
      "--comments <FILE>",
      "Backgammon: also write the match with the analysis as comments, as .sgf where the file is called so, else as .mat.",
    )
    .option("--to <mat|sgf|pgn>", "Write the match, or the games of chess, in this format, without analysis.")
    .option("--threads <T>", "Threads; 1 without it, 0 for none but this one.")
    .option(
      "--log <FILE>",
      "Keep what is found in FILE, turn by turn (in chess game by game), and go on with it.",
    )
    .option(
      "--shard <I/N>",
      `${SHARD_HELP}; needs --log, and \`tyche analyze merge\` puts the parts together.`,
    )
    .option(`--language <${LANGUAGES.join("|")}>`, LANGUAGE_HELP)
    .option("--json", "Print the analysis as one JSON object.")
    .action((file: string, options: Options) => act(file, options, io));
  addRunnerOptions(command);
  registerMerge(command, io);
}

async function act(file: string, options: Options, io: Io): Promise<void> {
  const thresholds = thresholdsOf(options);
  const to = oneOf("to", options.to, ["mat", "sgf", "pgn"] as const);
  const shard = shardOf(options);
  const language = reportLanguage(options.language, io);
  const { bytes, name } = await readInputBytes(file, io);
  const text = (await unpackedMatch(bytes)) ?? (await decodeAloud(bytes, shown(name ?? file), io));
  const isChess = isPgn(text);
  for (const name of ["doubtDepth", "time", "jacoby", "equities", "html", "comments", "rollout"] as const) {
    if (isChess && options[name] !== undefined)
      throw new UsageError(
        `--${name === "doubtDepth" ? "doubt-depth" : name} is for backgammon, and this is chess`,
      );
  }
  const records = isChess ? await readAloud(text, io) : [];
  if (to === "pgn" && !isChess) {
    parseMatch(text);
    throw new UsageError("--to pgn writes chess, and this is a match of backgammon");
  }
  if ((to === "mat" || to === "sgf") && isChess)
    throw new UsageError(`--to ${to} writes backgammon, and this is chess`);
  if (to !== undefined) {
    return write(
      io.stdout,
      to === "pgn"
        ? records.map(writePgn).join("\n")
        : (to === "mat" ? formatMat : formatSgf)(parseMatch(text)),
    );
  }
  const usual = isChess ? String(USUAL_CHESS_DEPTH) : USUAL_DEPTH;
  const seconds = options.time === undefined ? undefined : secondsOf("time", options.time, 0);
  const depth = wholeOf(
    "depth",
    options.depth ?? (seconds === undefined ? usual : DEEPEST_BY_TIME),
    1,
    isChess ? 8 : DEEPEST,
  );
  const doubtDepth = isChess ? depth : doubtDepthOf(options, depth);
  const analysis: Analysis = {
    game: isChess ? "chess" : "backgammon",
    text,
    depth,
    ...(doubtDepth > depth && { doubtDepth }),
    evaluator: options.evaluator,
    thresholds,
    ...(!isChess && { rules: await rulesOf(options, io) }),
    ...(seconds !== undefined && { seconds }),
    ...(options.rollout !== undefined && {
      rollout: {
        trials: wholeOf("rollout", options.rollout, 2, 1_000_000),
        turns: wholeOf("rollout-turns", options.rolloutTurns, 1, 10_000),
      },
    }),
  };
  const kind = KINDS[analysis.game];
  kind.check(analysis.evaluator);
  const pieces = kind.pieces(analysis);
  const { found, interrupted } = await analysed(analysis, shard, options, io);
  if (interrupted) throw new InterruptedError();
  const [from, to_] = shard ? rangeOf(shard, pieces) : [0, pieces];
  if (shard) {
    const done = `${to_ - from} of ${pieces} ${isChess ? "games" : "decisions"} judged, in ${options.log}`;
    return write(io.stdout, `${done}; \`tyche analyze merge\` puts the parts together\n`);
  }
  const told = { all: options.all === true, language };
  if (options.html !== undefined)
    await saveFile(options.html, [kind.report(analysis, found, { as: "html", ...told })]);
  const { comments } = options;
  if (comments !== undefined) {
    const as = comments.toLowerCase().endsWith(".sgf") ? "sgf" : "mat";
    await saveFile(comments, [kind.report(analysis, found, { as, ...told })]);
  }
  await write(io.stdout, kind.report(analysis, found, { as: options.json ? "json" : "text", ...told }));
}

/** The games of a PGN; those that cannot be read are told and left out. */
async function readAloud(text: string, io: Io): Promise<readonly ChessRecord[]> {
  const notes: string[] = [];
  const records = readPgn(text, ({ message }) => notes.push(message));
  for (const note of notes) await writeNote(io, note);
  return records;
}

async function analysed(
  analysis: Analysis,
  shard: Shard | undefined,
  options: Options,
  io: Io,
): Promise<{ readonly found: readonly AnalysedPiece[]; readonly interrupted: boolean }> {
  const kind = KINDS[analysis.game];
  const length = kind.pieces(analysis);
  const all = kind.steps(analysis);
  const isShown = io.stderr.isTTY === true;
  const tell = (done: number): void => {
    if (isShown) io.stderr.write(`\r${done} of ${all} decisions\u001b[K`);
  };
  let heard = 0;
  const log =
    options.log === undefined ? undefined : await openPieceLog(options.log, ANALYSIS_LOG, analysis, shard);
  try {
    // A thread of its own, since a search does not hear Ctrl-C before it has ended.
    const usual = io.uninterrupted ? 0 : 1;
    const runner = await openRunner(options, { title: `analysis of ${analysis.game}`, usual }, io);
    try {
      const { result, interrupted } = await interruptible((signal) =>
        kind.run(analysis, {
          runner,
          range: shard ? rangeOf(shard, length) : [0, length],
          log,
          signal,
          onDone: tell,
          hear: () => tell(++heard),
        }),
      );
      return { found: result.filter((piece) => piece !== undefined), interrupted };
    } finally {
      await runner.close();
    }
  } finally {
    if (isShown) io.stderr.write("\r\u001b[K");
    await log?.close();
  }
}

/** How far a play that is in doubt is looked ahead. @throws UsageError */
function doubtDepthOf({ doubtDepth, rollout, time }: Options, depth: number): number {
  if (doubtDepth === undefined)
    return depth > 1 && rollout === undefined && time === undefined ? Math.min(depth + 1, DEEPEST) : depth;
  for (const [name, given] of Object.entries({ rollout, time })) {
    if (given !== undefined) throw new UsageError(`give --doubt-depth or --${name}, not both`);
  }
  return wholeOf("doubt-depth", doubtDepth, depth, DEEPEST);
}

/** What a record does not say. @throws UsageError */
async function rulesOf({ jacoby, equities }: Options, io: Io): Promise<WrittenRules> {
  const isOn = oneOf("jacoby", jacoby, ["on", "off"] as const);
  if (equities !== undefined && !equities.startsWith("@"))
    throw new UsageError(`--equities takes @FILE, a table of match equities, not "${equities.slice(0, 40)}"`);
  return {
    ...(isOn !== undefined && { jacoby: isOn === "on" }),
    ...(equities !== undefined && { equities: (await readInput(equities.slice(1), io)).text }),
  };
}

/** @throws UsageError */
function shardOf({ shard, log, to }: Options): Shard | undefined {
  if (to !== undefined && (shard ?? log) !== undefined)
    throw new UsageError("--to writes the match without analysis: leave --shard and --log out");
  if (shard === undefined) return undefined;
  if (log === undefined) throw new UsageError("--shard needs --log FILE, which `tyche analyze merge` reads");
  return readShard(shard);
}

function thresholdsOf(options: Options): Thresholds {
  const read = (option: string, text: string): number => {
    const value = Number(text);
    if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text.trim()) && value > 0) return value;
    throw new UsageError(`--${option} takes points above 0, as in 0.08, not "${text.slice(0, 40)}"`);
  };
  const thresholds = {
    doubtful: read("doubtful", options.doubtful),
    bad: read("bad", options.bad),
    "very bad": read("very-bad", options.veryBad),
  };
  if (MARKS.some((mark, i) => i > 0 && thresholds[MARKS[i - 1]!] > thresholds[mark])) {
    throw new UsageError("what is bad must lose at least as much as what is doubtful, and very bad as bad");
  }
  return thresholds;
}
