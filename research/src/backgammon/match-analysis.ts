import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { CubeRules } from "@tyche/games/backgammon";
import { type EvaluatedDecision, type MatchDecision, MatchEvaluator } from "@tyche/games/backgammon/analysis";
import { hasGnubg } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import { countOf, type Example, evaluatorNamed, type Io, UsageError, write } from "tyche/parts";
import { gnubgEquities, MOST_MATCHES, makeMatches } from "./gnubg-matches.js";
import { JUDGED, judgedMatch, type OtherWord } from "./judged-match.js";

interface Options {
  readonly make?: boolean;
  readonly matches: string;
  readonly depth: string;
  readonly doubtDepth?: string;
  readonly evaluator: string;
  readonly rollout?: string;
  readonly turns: string;
  readonly json?: boolean;
}

/** A decision with the analysis of both programs. */
interface Compared {
  readonly rules: CubeRules;
  readonly decision: MatchDecision;
  readonly own: EvaluatedDecision;
  readonly gnubg: OtherWord;
}

/** Within this distance of the threshold, verdicts can differ without meaning. */
const BORDER = 0.02;
/** Like `isClose` in the analysis: decisions that are not obvious. */
const CLOSE = 0.16;

/** By how much doubling, and taking, is right according to each program. */
function verdicts(
  { noDouble, doubleTake }: NonNullable<EvaluatedDecision["cube"]>,
  [none, taken]: readonly [number, number],
) {
  const doubled = Math.min(taken, 1);
  return [
    {
      what: "double",
      ours: Math.min(doubleTake, 1) - noDouble,
      theirs: doubled - none,
      isClose: Math.max(none, doubled) - doubled < CLOSE,
    },
    { what: "take", ours: 1 - doubleTake, theirs: 1 - taken, isClose: Math.abs(1 - taken) < 2 * CLOSE },
  ];
}

export const examples: readonly Example[] = [
  {
    say: "ten matches of GNU Backgammon with its analysis, and how far ours is from it",
    type: "npm run research -- match-analysis /tmp/matches --make --depth 1",
    needs: "gnubg",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Analyse matches that GNU Backgammon has saved with its own analysis (.sgf, 2 plies), or eXtreme Gammon (.xg), and compare: errors of play, verdicts on the cube, luck.",
    )
    .argument("<folder>", "Where the matches are.")
    .option("--make", "First make matches there, by GNU Backgammon at several strengths.")
    .option("--matches <N>", `How many are made, the first of ${MOST_MATCHES}.`, String(MOST_MATCHES))
    .option("--depth <N>", "Decisions looked ahead.", "2")
    .option(
      "--doubt-depth <N>",
      "Decisions looked ahead at plays that lose 0.02, as `tyche analyze` does; --depth.",
    )
    .option("--evaluator <E>", "What judges.", "net")
    .option("--rollout <N>", "Roll out what is in doubt, as `tyche analyze --rollout` does, N games each.")
    .option("--turns <N>", "Turns of a game of a rollout.", "12")
    .option("--json", "Print the numbers as one JSON object.")
    .action((folder: string, options: Options) => act(folder, options, io));
}

async function act(folder: string, options: Options, io: Io): Promise<void> {
  if (options.make) {
    if (!(await hasGnubg()))
      throw new UsageError(
        "no-gnubg",
        {},
        "GNU Backgammon is not installed; tools/install-judges.sh installs it",
      );
    mkdirSync(folder, { recursive: true });
    const count = countOf("matches", options.matches, 1, MOST_MATCHES);
    // GNU Backgammon needs an absolute path to save to, regardless of its working directory.
    makeMatches(resolve(folder), count, (text) => void io.stderr.write(`${text}\n`));
  }
  const depth = countOf("depth", options.depth, 1, 4);
  const doubtDepth = countOf("doubt-depth", options.doubtDepth ?? options.depth, depth, 4);
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => JUDGED.test(name))
        .sort()
    : [];
  if (files.length === 0)
    throw new UsageError(
      "no-matches",
      { folder },
      `${folder} contains no matches (.sgf, .xg); make some with --make`,
    );
  const turns = countOf("turns", options.turns, 1, 1000);
  const rollout =
    options.rollout === undefined
      ? undefined
      : { trials: countOf("rollout", options.rollout, 2, 1_000_000), turns };
  const equities = gnubgEquities();
  const all: Compared[] = [];
  for (const name of files) {
    const { rules, decisions } = await judgedMatch(folder, name, equities);
    const judge = new MatchEvaluator(rules, () => evaluatorNamed(options.evaluator), {
      depth,
      doubtDepth,
      ...(rollout && { rollout }),
    });
    for (const { decision, word } of decisions)
      all.push({ rules, decision, own: judge.judge(decision), gnubg: word });
  }
  const figures = {
    files: files.length,
    depth,
    doubtDepth,
    ...playFigures(all),
    ...cubeFigures(all),
    ...luckFigures(all),
  };
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify(figures)}\n`
      : `${Object.entries(figures)
          .map(([name, value]) => `${name}: ${Number.isInteger(value) ? value : value.toFixed(4)}`)
          .join("\n")}\n`,
  );
}

function playFigures(all: readonly Compared[]): Record<string, number> {
  const plays = all.flatMap(({ own, gnubg }) =>
    own.play && own.play.plays > 1 && gnubg.loss !== undefined ? [[own.play.loss, gnubg.loss] as const] : [],
  );
  const [ours, theirs] = [0, 1].map((i) => plays.reduce((sum, pair) => sum + pair[i]!, 0)) as [
    number,
    number,
  ];
  const small = plays.filter(([one, other]) => Math.max(one, other) < 0.3);
  return {
    plays: plays.length,
    playLoss: ours,
    playLossGnubg: theirs,
    playLossRatio: ours / theirs,
    playCorrelation: correlation(plays),
    playCorrelationBelow03: correlation(small),
    ...tailFigures(plays),
  };
}

/** The share of the summed squared differences due to the largest few, and the correlation of the rest. */
function tailFigures(plays: readonly (readonly [number, number])[]): Record<string, number> {
  const square = ([one, other]: readonly [number, number]): number => (one - other) ** 2;
  const sorted = [...plays].sort((a, b) => square(b) - square(a));
  const sum = (pairs: readonly (readonly [number, number])[]): number =>
    pairs.reduce((total, pair) => total + square(pair), 0);
  return {
    squaresInLargest10: sum(sorted.slice(0, 10)) / sum(sorted),
    playCorrelationWithout10: correlation(sorted.slice(10)),
  };
}

function cubeFigures(all: readonly Compared[]): Record<string, number> {
  const count = { decisions: 0, agreed: 0, borders: 0, close: 0, closeAgreed: 0 };
  for (const { own, gnubg } of all) {
    const { cube } = gnubg;
    if (!own.cube || !cube) continue;
    for (const { theirs, ours, isClose } of verdicts(own.cube, cube)) {
      if (Math.abs(theirs) < BORDER) {
        count.borders++;
        continue;
      }
      const agrees = theirs > 0 === ours > 0;
      count.decisions++;
      if (agrees) count.agreed++;
      if (!isClose) continue;
      count.close++;
      if (agrees) count.closeAgreed++;
    }
  }
  return {
    cubeDecisions: count.decisions,
    cubeAtBorder: count.borders,
    cubeAgreement: count.agreed / count.decisions,
    cubeClose: count.close,
    cubeCloseAgreement: count.closeAgreed / count.close,
  };
}

function luckFigures(all: readonly Compared[]): Record<string, number> {
  const rolls = all.flatMap(({ own, gnubg }) =>
    own.luck !== undefined && gnubg.luck !== undefined ? [[own.luck, gnubg.luck] as const] : [],
  );
  const absolute = (i: 0 | 1): number => rolls.reduce((sum, pair) => sum + Math.abs(pair[i]), 0);
  return {
    rolls: rolls.length,
    luckAbsolute: absolute(0),
    luckAbsoluteGnubg: absolute(1),
    luckRatio: absolute(0) / absolute(1),
    luckSum: rolls.reduce((sum, [own]) => sum + own, 0),
    luckSumGnubg: rolls.reduce((sum, [, other]) => sum + other, 0),
    luckCorrelation: correlation(rolls),
  };
}

/** Pearson's correlation coefficient. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [a, b] = [mean((pair) => pair[0]), mean((pair) => pair[1])];
  return (
    mean(([one, other]) => (one - a) * (other - b)) /
    Math.sqrt(mean(([one]) => (one - a) ** 2) * mean(([, other]) => (other - b) ** 2))
  );
}
