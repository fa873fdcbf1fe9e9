import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { seededChance } from "@tyche/engine";
import {
  backgammon,
  type CubeRules,
  type CubeState,
  type Dice,
  type Play,
  xgidOf,
} from "@tyche/games/backgammon";
import {
  asPlayer0,
  CubeRollout,
  decisionsOfMatch,
  type JudgedDecision,
  type MatchDecision,
  MatchJudge,
  meanOfTrials,
  rulesOf,
  Stakes,
  stateAfterPlay,
} from "@tyche/games/backgammon/analysis";
import { parseSgf } from "@tyche/games/backgammon/notation";
import type { Command } from "commander";
import {
  type Example,
  evaluatorNamed,
  hasGnubg,
  type Io,
  table,
  UsageError,
  wholeOf,
  write,
} from "tyche/parts";
import { type GnubgWord, gnubgEquities, gnubgWords, MOST_MATCHES, makeMatches } from "./gnubg-matches.js";

interface Options {
  readonly make?: boolean;
  readonly matches: string;
  readonly depth: string;
  readonly evaluator: string;
  readonly rollout?: string;
  readonly disagreements: string;
  readonly trials: string;
  readonly turns: string;
  readonly json?: boolean;
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
      "Analyse matches that GNU Backgammon has saved with its own analysis (.sgf, 2 plies), and compare: errors of play, verdicts on the cube, luck. What differs most is rolled out.",
    )
    .argument("<folder>", "Where the matches are.")
    .option("--make", "First make matches there, by GNU Backgammon at several strengths.")
    .option("--matches <N>", `How many are made, the first of ${MOST_MATCHES}.`, String(MOST_MATCHES))
    .option("--depth <N>", "Decisions looked ahead.", "2")
    .option("--evaluator <E>", "What judges.", "net")
    .option("--rollout <N>", "Roll out what is in doubt, as `tyche analyze --rollout` does, N games each.")
    .option(
      "--disagreements <N>",
      "Roll out so many plays, and as many decisions of the cube, on which the two differ most.",
      "0",
    )
    .option("--trials <N>", "Games of a rollout.", "144")
    .option("--turns <N>", "Turns of a game of a rollout.", "12")
    .option("--json", "Print the numbers as one JSON object.")
    .action((folder: string, options: Options) => act(folder, options, io));
}

/** A decision with both words on it. */
interface Compared {
  readonly rules: CubeRules;
  readonly decision: MatchDecision;
  readonly own: JudgedDecision;
  readonly gnubg: GnubgWord;
  /** GNU Backgammon's equities of the cube, normalised. */
  readonly cube?: readonly [noDouble: number, doubleTake: number];
}

async function act(folder: string, options: Options, io: Io): Promise<void> {
  if (options.make) {
    if (!(await hasGnubg()))
      throw new UsageError("GNU Backgammon is not installed: tools/install-judges.sh does it");
    mkdirSync(folder, { recursive: true });
    const count = wholeOf("matches", options.matches, 1, MOST_MATCHES);
    // GNU Backgammon saves where it is told, wherever it was started.
    makeMatches(resolve(folder), count, (text) => void io.stderr.write(`${text}\n`));
  }
  const depth = wholeOf("depth", options.depth, 1, 4);
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".sgf"))
        .sort()
    : [];
  if (files.length === 0) throw new UsageError(`${folder} holds no matches (.sgf): make some with --make`);
  const turns = wholeOf("turns", options.turns, 1, 1000);
  const rollout =
    options.rollout === undefined
      ? undefined
      : { trials: wholeOf("rollout", options.rollout, 2, 1_000_000), turns };
  const equities = gnubgEquities();
  const all = files.flatMap((name): Compared[] => {
    const text = readFileSync(join(folder, name), "utf8");
    const match = parseSgf(text);
    const rules = rulesOf(match);
    const judge = new MatchJudge(rules, () => evaluatorNamed(options.evaluator), {
      depth,
      ...(rollout && { rollout }),
    });
    const decisions = decisionsOfMatch(match, rules);
    const words = gnubgWords(text);
    if (words.length !== decisions.length || words.some(({ kind }, i) => kind !== decisions[i]!.kind))
      throw new UsageError(`${name} has another number of turns and doubles than of words on them`);
    return decisions.map((decision, i) => {
      const gnubg = words[i]!;
      // Its chances to win the match are turned back by its own table.
      const stakes = new Stakes({ ...rules, equities }, asPlayer0(decision.state));
      const [none, taken] = (gnubg.cube ?? []).map((chance) => stakes.normalised(2 * chance - 1));
      const cube = none === undefined || taken === undefined ? undefined : ([none, taken] as const);
      return { rules, decision, own: judge.judge(decision), gnubg, ...(cube && { cube }) };
    });
  });
  const figures = {
    files: files.length,
    depth,
    ...playFigures(all),
    ...cubeFigures(all),
    ...luckFigures(all),
  };
  const most = wholeOf("disagreements", options.disagreements, 0, 1000);
  const rows = rolledOut(all, most, options);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ ...figures, disagreements: rows })}\n`
      : `${Object.entries(figures)
          .map(([name, value]) => `${name}: ${Number.isInteger(value) ? value : value.toFixed(4)}`)
          .join("\n")}\n${rows.length === 0 ? "" : `\n${disagreementTable(rows)}`}`,
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
  };
}

/** Nearer to a border than this, verdicts may differ for nothing. */
const BORDER = 0.02;
/** As `isClose` of the analysis: decisions that are no foregone conclusion. */
const CLOSE = 0.16;

function cubeFigures(all: readonly Compared[]): Record<string, number> {
  const count = { decisions: 0, agreed: 0, borders: 0, close: 0, closeAgreed: 0 };
  for (const { own, cube } of all) {
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

/** To double, and to take: by how much it is right by either word. */
function verdicts(
  { noDouble, doubleTake }: NonNullable<JudgedDecision["cube"]>,
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

/** Pearson's. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [a, b] = [mean((pair) => pair[0]), mean((pair) => pair[1])];
  return (
    mean(([one, other]) => (one - a) * (other - b)) /
    Math.sqrt(mean(([one]) => (one - a) ** 2) * mean(([, other]) => (other - b) ** 2))
  );
}

interface Disagreement {
  readonly xgid: string;
  readonly what: string;
  /** By how much what was done, or doubling and taking, is worse than the other by each word; and what rollouts say. */
  readonly own: number;
  readonly gnubg: number;
  readonly rollout: number;
  readonly halfWidth: number;
}

function rolledOut(all: readonly Compared[], most: number, options: Options): Disagreement[] {
  const trials = wholeOf("trials", options.trials, 2, 1_000_000);
  const turns = wholeOf("turns", options.turns, 1, 1000);
  const plays = all
    .flatMap((one) =>
      one.own.play && one.gnubg.loss !== undefined
        ? [{ ...one, play: one.own.play, loss: one.gnubg.loss }]
        : [],
    )
    .sort((a, b) => Math.abs(b.play.loss - b.loss) - Math.abs(a.play.loss - a.loss))
    .slice(0, most);
  const cubes = all
    .flatMap((one) => {
      const { own, cube } = one;
      if (!own.cube || !cube) return [];
      return verdicts(own.cube, cube)
        .filter(({ ours, theirs }) => Math.abs(theirs) >= BORDER && ours > 0 !== theirs > 0)
        .map((verdict) => ({ ...one, verdict }));
    })
    .sort((a, b) => Math.abs(b.verdict.ours - b.verdict.theirs) - Math.abs(a.verdict.ours - a.verdict.theirs))
    .slice(0, most);
  const values = (rules: CubeRules, states: readonly CubeState[], rollsFirst: boolean): number[][] => {
    const rollout = new CubeRollout(rules, () => evaluatorNamed(options.evaluator), { turns });
    return states.map((state) =>
      Array.from(
        { length: trials },
        (_, k) => rollout.trial(state, seededChance(`trial ${k}`), rollsFirst).at(-1)!,
      ),
    );
  };
  /** Mean of differences of trials on the same dice, in normalised equity. */
  const difference = (one: readonly number[], other: readonly number[], unit: number) => {
    const { equity, halfWidth } = meanOfTrials(
      one.map((value, k) => [0, 0, 0, 0, 0, (value - other[k]!) / unit]),
    );
    return { rollout: equity, halfWidth };
  };
  return [
    ...plays.map(({ rules, decision, play, loss, gnubg }): Disagreement => {
      if (decision.kind !== "turn") throw new Error("A play belongs to a turn.");
      const state = asPlayer0(decision.state);
      const { dice } = decision.event;
      const theirs = playNamed(state, dice, lettersToPlay(gnubg.best!, decision.state.player));
      const names = [play.played, play.best, theirs];
      const after = names.map((name) => stateAfter(state, dice, name));
      const [made, ...better] = values(rules, after, false);
      const { unit } = new Stakes(rules, state);
      const [one, other] = better.map((best) => difference(best, made!, unit));
      const best = one!.rollout >= other!.rollout ? one! : other!;
      return {
        xgid: xgidOf(rules, { ...decision.state, dice }),
        what: `${play.played}, not ${[...new Set([play.best, theirs])].filter((name) => name !== play.played).join(" or ")}`,
        own: play.loss,
        gnubg: loss,
        ...best,
        rollout: Math.max(0, best.rollout),
      };
    }),
    ...cubes.map(({ rules, decision, verdict }): Disagreement => {
      const state = asPlayer0(decision.state);
      const [none] = values(rules, [state], true);
      const [taken] = values(rules, [{ ...state, cube: 2 * state.cube, owner: 1 }], true);
      const stakes = new Stakes(rules, state);
      const pass = Array.from({ length: trials }, () => stakes.doublePass());
      const isPassed =
        meanOfTrials(taken!.map((value) => [0, 0, 0, 0, 0, value])).equity > stakes.doublePass();
      const found =
        verdict.what === "take"
          ? difference(pass, taken!, stakes.unit)
          : difference(isPassed ? pass : taken!, none!, stakes.unit);
      return {
        xgid: xgidOf(rules, decision.state),
        what: verdict.what,
        own: verdict.ours,
        gnubg: verdict.theirs,
        ...found,
      };
    }),
  ];
}

/** A play as this project writes it. */
function playNamed({ points }: CubeState, dice: Dice, text: string): string {
  const { notation } = backgammon();
  const rolled = { points, player: 0, dice } as const;
  return notation.action(rolled, notation.parseAction(rolled, text));
}

/** The place after a play, the other player before the roll. */
function stateAfter(state: CubeState, dice: Dice, text: string): CubeState {
  const rules = backgammon();
  const rolled = { points: state.points, player: 0, dice } as const;
  return stateAfterPlay(state, rules.notation.parseAction(rolled, text) as Play);
}

/** Pairs of letters of GNU Backgammon's format as a play; white is player 0. */
function lettersToPlay(letters: string, player: 0 | 1): string {
  const point = (letter: string): string => {
    if (letter === "y") return "bar";
    if (letter === "z") return "off";
    const index = letter.charCodeAt(0) - 97;
    return String(player === 1 ? 24 - index : index + 1);
  };
  return (letters.match(/../g) ?? []).map((pair) => `${point(pair[0]!)}/${point(pair[1]!)}`).join(" ");
}

function disagreementTable(rows: readonly Disagreement[]): string {
  return table(
    ["position", "what", "own", "gnubg", "rollout", "95 % ±"],
    rows.map(({ xgid, what, own, gnubg, rollout, halfWidth }) => [
      xgid,
      what,
      own.toFixed(3),
      gnubg.toFixed(3),
      rollout.toFixed(3),
      halfWidth.toFixed(3),
    ]),
  );
}
