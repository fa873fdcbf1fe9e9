import {
  MARKS,
  type MatchReport,
  type Thresholds,
  USUAL_THRESHOLDS,
  type WrittenRules,
} from "@tyche/backgammon/analysis";
import { formatMat, formatSgf, parseMatch, unpackedMatch } from "@tyche/backgammon/notation";
import { englishTexts, type NotationError } from "@tyche/engine/errors";
import { type ChessRecord, isPgn, readPgn, USUAL_CHESS_DEPTH, writePgn } from "@tyche/games/chess";
import { LANGUAGES } from "@tyche/messages";
import {
  ANALYSIS_LOG,
  type AnalysedPiece,
  type Analysis,
  KINDS,
  matchReportOf,
} from "../analysis/analysis.js";
import { NAMED_EVALUATORS } from "../analysis/backgammon-evaluators.js";
import { EQUITIES_OPTION, equitiesText } from "../analysis/match-options.js";
import { countOf, oneOf, pointsOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { decodeAloud, readInputBytes } from "../io/input.js";
import { type Io, interruptible, write, writeNote } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { statusLine } from "../io/terminal.js";
import { isFolder } from "../io/user-file.js";
import { openRunner, RUNNER_OPTIONS, type RunnerOptions, secondsOf } from "../queue/runner-options.js";
import { openPieceLog, rangeOf, readShard, type Shard } from "../runs/run-log.js";
import { merge } from "./analyze-merge.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "doubt-depth-and": "give --doubt-depth or {option}, not both",
  "option-not-for-chess": "{option} is for backgammon, and these are games of chess",
  "to-without-analysis": "--to writes the match without analysis: leave out --shard and --log",
  "shard-without-log": "--shard needs --log FILE, which `tyche analyze merge` reads",
  "option-not-for-folder": "{option} is for one match, not for a folder",
  "csv-without-folder": "--csv is for a folder of matches",
  "thresholds-order": "--bad must be at least --doubtful, and --very-bad at least --bad",
});

const USUAL_DEPTH = "2";
/** Greatest depth of a backgammon analysis, in decisions. */
const DEEPEST = 4;
/** Greatest depth if a time limit is given, in decisions. */
const DEEPEST_BY_TIME = "4";

const OPTIONS = [
  ["--depth <N>", { id: "help-analyze-depth", values: { usual: USUAL_DEPTH, chess: USUAL_CHESS_DEPTH } }],
  ["--time <SECONDS>", { id: "help-analyze-time", values: { deepest: DEEPEST_BY_TIME } }],
  ["--doubt-depth <N>", "help-analyze-doubt-depth"],
  ["--evaluator <E>", { id: "help-analyze-evaluator", values: { evaluators: NAMED_EVALUATORS } }, "default"],
  ["--doubtful <X>", "help-analyze-doubtful", String(USUAL_THRESHOLDS.doubtful)],
  ["--bad <X>", "help-analyze-bad", String(USUAL_THRESHOLDS.bad)],
  ["--very-bad <X>", "help-analyze-very-bad", String(USUAL_THRESHOLDS["very bad"])],
  ["--rollout <TRIALS>", "help-analyze-rollout"],
  ["--rollout-turns <N>", "help-analyze-rollout-turns", "8"],
  ["--jacoby <on|off>", "help-analyze-jacoby"],
  EQUITIES_OPTION,
  ["--all", "help-analyze-all"],
  ["--html <FILE>", "help-analyze-html"],
  ["--comments <FILE>", "help-analyze-comments"],
  ["--csv <FILE>", "help-analyze-csv"],
  ["--to <mat|sgf|pgn>", "help-analyze-to"],
  ["--threads <T>", "help-threads-one"],
  ["--log <FILE>", "help-analyze-log"],
  ["--shard <I/N>", { id: "help-shard", values: { command: "tyche analyze merge" } }],
  [`--language <${LANGUAGES.join("|")}>` as const, "help-analyze-language"],
  ["--json", "help-analyze-json"],
] as const satisfies OptionRows;

type Options = RunnerOptions & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-analyze": "tyche analyze match.mat",
  "example-analyze-json": "tyche analyze match.mat --depth 1 --json",
  "example-analyze-html": "tyche analyze match.mat --depth 1 --html match.html --threads 2",
  "example-analyze-chess": "tyche analyze game.pgn --depth 2",
  "example-analyze-convert": "tyche analyze match.sgf --to mat",
  "example-analyze-folder": "tyche analyze matches --depth 1 --csv matches.csv",
  "example-analyze-shard": "tyche analyze match.mat --depth 1 --shard 1/2 --log part1.log",
};

export const register = registers(
  [argument("<file>", "help-analyze-file"), OPTIONS, RUNNER_OPTIONS, merge],
  act,
);

async function act(file: string, options: Options, io: Io): Promise<void> {
  const thresholds = thresholdsOf(options);
  const to = oneOf("to", options.to, ["mat", "sgf", "pgn"] as const);
  const shard = shardOf(options);
  const { language } = io;
  if (isFolder(file)) return ofFolder(file, thresholds, options, io);
  if (options.csv !== undefined) throw texts.error(UsageError, "csv-without-folder", {});
  const { bytes, name } = await readInputBytes(file, io);
  const text = (await unpackedMatch(bytes)) ?? (await decodeAloud(bytes, name, io));
  const isChess = isPgn(text);
  for (const name of ["doubtDepth", "time", "jacoby", "equities", "html", "comments", "rollout"] as const) {
    if (isChess && options[name] !== undefined)
      throw notForChess(name === "doubtDepth" ? "--doubt-depth" : `--${name}`);
  }
  const records = isChess ? await readAloud(text, io) : [];
  if (to === "pgn" && !isChess) {
    parseMatch(text);
    throw new UsageError("pgn-of-backgammon", {}, "--to pgn is for chess, and this is a match of backgammon");
  }
  if ((to === "mat" || to === "sgf") && isChess) throw notForChess(`--to ${to}`);
  if (to !== undefined) {
    return write(
      io.stdout,
      to === "pgn"
        ? records.map(writePgn).join("\n")
        : (to === "mat" ? formatMat : formatSgf)(parseMatch(text)),
    );
  }
  const analysis = await analysisOf(text, thresholds, options, io);
  const kind = KINDS[analysis.game];
  await kind.check(analysis.evaluator);
  const pieces = kind.pieces(analysis);
  const { found, interrupted } = await analysed(analysis, shard, options, io);
  if (interrupted) throw new InterruptedError();
  const [from, to_] = shard ? rangeOf(shard, pieces) : [0, pieces];
  if (shard) {
    const done = `${to_ - from} of ${pieces} ${isChess ? "games" : "decisions"} judged, in ${options.log}`;
    return write(io.stdout, `${done}; \`tyche analyze merge\` puts the parts together\n`);
  }
  const shown = { all: options.all === true, language };
  if (options.html !== undefined)
    await saveFile(options.html, [await kind.report(analysis, found, { as: "html", ...shown })]);
  const { comments } = options;
  if (comments !== undefined) {
    const as = comments.toLowerCase().endsWith(".sgf") ? "sgf" : "mat";
    await saveFile(comments, [await kind.report(analysis, found, { as, ...shown })]);
  }
  await write(
    io.stdout,
    await kind.report(analysis, found, { as: options.json ? "json" : "text", ...shown }),
  );
}

/** One profile of all matches in a folder. With a log each match has its own, and a finished one is not analysed again. */
async function ofFolder(folder: string, thresholds: Thresholds, options: Options, io: Io): Promise<void> {
  const own = (["all", "comments", "html", "shard", "to"] as const).find(
    (name) => options[name] !== undefined,
  );
  if (own !== undefined) throw texts.error(UsageError, "option-not-for-folder", { option: `--${own}` });
  const { profileFolder } = await import("../analysis/folder.js");
  const analyse = async (text: string, name: string): Promise<MatchReport> => {
    const analysis = await analysisOf(text, thresholds, options, io);
    await KINDS.backgammon.check(analysis.evaluator);
    const logged = { ...options, ...(options.log !== undefined && { log: `${options.log}.${name}` }) };
    const { found, interrupted } = await analysed(analysis, undefined, logged, io);
    if (interrupted) throw new InterruptedError();
    return matchReportOf(analysis, found).report;
  };
  await profileFolder(folder, { csv: options.csv, json: options.json === true }, analyse, io);
}

/** What to analyse, and how. */
async function analysisOf(
  text: string,
  thresholds: Analysis["thresholds"],
  options: Options,
  io: Io,
): Promise<Analysis> {
  const isChess = isPgn(text);
  const usual = isChess ? String(USUAL_CHESS_DEPTH) : USUAL_DEPTH;
  const seconds = options.time === undefined ? undefined : secondsOf("time", options.time, 0);
  const depth = countOf(
    "depth",
    options.depth ?? (seconds === undefined ? usual : DEEPEST_BY_TIME),
    1,
    isChess ? 8 : DEEPEST,
  );
  const doubtDepth = isChess ? depth : doubtDepthOf(options, depth);
  return {
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
        trials: countOf("rollout", options.rollout, 2, 1_000_000),
        turns: countOf("rollout-turns", options.rolloutTurns, 1, 10_000),
      },
    }),
  };
}

/** Reads the games of a PGN; notes those that cannot be read and are skipped, and wrong results. */
async function readAloud(text: string, io: Io): Promise<readonly ChessRecord[]> {
  const notes: NotationError[] = [];
  const records = readPgn(text, (problem) => notes.push(problem));
  notes.push(...records.flatMap(({ conflict }) => conflict ?? []));
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
  const status = statusLine(io.stderr);
  const show = (done: number): void => status.show(`${done} of ${all} decisions`);
  let analysedMoves = 0;
  const log =
    options.log === undefined ? undefined : await openPieceLog(options.log, ANALYSIS_LOG, analysis, shard);
  try {
    // One thread by default, since a search notices Ctrl-C only when it has finished.
    const usual = io.uninterrupted ? 0 : 1;
    const runner = await openRunner(options, { usual }, io);
    try {
      const { result, interrupted } = await interruptible((signal) =>
        kind.run(analysis, {
          runner,
          range: shard ? rangeOf(shard, length) : [0, length],
          log,
          signal,
          onDone: show,
          onMessage: () => show(++analysedMoves),
        }),
      );
      return { found: result.filter((piece) => piece !== undefined), interrupted };
    } finally {
      await runner.close();
    }
  } finally {
    status.clear();
    await log?.close();
  }
}

/** Returns the depth to which doubtful plays are searched. @throws UsageError */
function doubtDepthOf({ doubtDepth, rollout, time }: Options, depth: number): number {
  if (doubtDepth === undefined)
    return depth > 1 && rollout === undefined && time === undefined ? Math.min(depth + 1, DEEPEST) : depth;
  for (const [name, given] of Object.entries({ rollout, time })) {
    if (given !== undefined) throw texts.error(UsageError, "doubt-depth-and", { option: `--${name}` });
  }
  return countOf("doubt-depth", doubtDepth, depth, DEEPEST);
}

/** Returns the rules that the record does not contain. @throws UsageError */
async function rulesOf({ jacoby, equities }: Options, io: Io): Promise<WrittenRules> {
  const isOn = oneOf("jacoby", jacoby, ["on", "off"] as const);
  const table = await equitiesText(equities, io);
  return {
    ...(isOn !== undefined && { jacoby: isOn === "on" }),
    ...(table !== undefined && { equities: table }),
  };
}

function notForChess(option: string): UsageError {
  return texts.error(UsageError, "option-not-for-chess", { option });
}

/** @throws UsageError */
function shardOf({ shard, log, to }: Options): Shard | undefined {
  if (to !== undefined && (shard ?? log) !== undefined)
    throw texts.error(UsageError, "to-without-analysis", {});
  if (shard === undefined) return undefined;
  if (log === undefined)
    throw texts.error(UsageError, "shard-without-log", { command: "tyche analyze merge" });
  return readShard(shard);
}

function thresholdsOf(options: Options): Thresholds {
  const thresholds = {
    doubtful: pointsOf("doubtful", options.doubtful),
    bad: pointsOf("bad", options.bad),
    "very bad": pointsOf("very-bad", options.veryBad),
  };
  if (MARKS.some((mark, i) => i > 0 && thresholds[MARKS[i - 1]!] > thresholds[mark])) {
    throw texts.error(UsageError, "thresholds-order", {});
  }
  return thresholds;
}
