import { englishTexts, type Problem } from "@tyche/engine/errors";
import { algorithmNamed, factsOf, fittingAlgorithm, type Tree, type WriteFormat } from "@tyche/trees";
import {
  PROBABILITY_STYLES,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomExercise,
  randomTree,
} from "@tyche/trees/random";
import { countOf, mustBe, oneOf, pairOf, parseCount } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import {
  draw,
  drawFormat,
  drawOptions,
  SOLVED_FORMATS,
  treeAloneIn,
  type WrittenDrawing,
} from "../trees/drawing.js";
import { problemOf } from "../trees/problem.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "random-algorithm-idle": "{option} does nothing here: it is for --solved, --windows, --cuts and the like",
  "random-no-chance": "{option} is for chance nodes: add chance to --kinds",
  "algorithm-without-cuts":
    "{algorithm} makes no cuts: name an algorithm that does, such as alpha-beta or star1",
  "kind-branching": "a whole number or a range such as 2-4",
  "kind-node-kinds": "irregular or a list of {kinds}",
  "kind-leaf-range": "two whole numbers, as in --leaves -10,10",
});

const OPTIONS = [
  ["--seed <S>", "help-random-seed", "1"],
  ["--depth <N>", "help-random-depth", "3"],
  ["--branching <B|A-B>", "help-random-branching", "2"],
  ["--kinds <KINDS>", { id: "help-random-kinds", values: { kinds: RANDOM_KINDS } }],
  ["--leaves <L,U>", "help-random-leaves", "0,20"],
  [`--probabilities <${PROBABILITY_STYLES.join("|")}>` as const, "help-random-probabilities"],
  ["--players <N>", "help-random-players"],
  ["--cuts <K>", "help-random-cuts"],
  ["--deep-cut", "help-random-deep-cut"],
  ["--unique", "help-random-unique"],
  ["--no-ties", "help-random-no-ties"],
  ["-a, --algorithm <A>", "help-random-algorithm"],
  ["--solved", "help-random-solved"],
] as const satisfies OptionRows;

type Options = WrittenDrawing & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-random": "tyche random --seed 7 --depth 3 --branching 2-3 --kinds max,chance,min --to text",
  "example-random-exercise": `tyche random --seed 5 --depth 4 --branching 2 --cuts 2 --deep-cut --unique --no-ties -a alpha-beta --to tikz
  tyche random --seed 5 --depth 4 --branching 2 --cuts 2 --deep-cut --unique --no-ties -a alpha-beta --to tikz --solved`,
  "example-random-irregular":
    "tyche random --seed 2 --depth 4 --branching 1-3 --kinds irregular --probabilities nice | tyche solve -",
  "example-random-players":
    "tyche random --seed 1 --depth 3 --branching 2 --players 3 | tyche solve - --algorithm max^n",
};

export const register = registers([OPTIONS, drawOptions("json")], act);

async function act(options: Options, io: Io): Promise<void> {
  const format = drawFormat(options, "json");
  const isSolved = options.solved || options.windows || options.windowsAt !== undefined || format === "csv";
  checkUsed(options, format, isSolved === true);
  const { tree, algorithm } = treeOf(options);
  const problem = isSolved ? problemOf({ tree, format: "json" }, { algorithm }) : undefined;
  await draw({ tree, problem }, format, options, io);
}

/** Whether trees are drawn repeatedly until one has the requested properties. */
function isChosen({ cuts, deepCut, unique, ties }: Options): boolean {
  return cuts !== undefined || deepCut === true || unique === true || !ties;
}

/** Refuses options that would have no effect. */
function checkUsed(options: Options, format: WriteFormat, isSolved: boolean): void {
  if (!SOLVED_FORMATS.includes(format)) {
    refuseIdle(options, ["solved"], treeAloneIn(format));
  }
  if (!isSolved && !isChosen(options)) {
    refuseIdle(options, ["algorithm"], (option) => texts.phrase("random-algorithm-idle", { option }));
  }
  const { kinds = "" } = options;
  if (!/chance|irregular/.test(kinds)) {
    refuseIdle(options, ["probabilities"], (option) => texts.phrase("random-no-chance", { option }));
  }
}

/** Returns the algorithm that must make cuts in the tree. @throws UsageError if it never prunes */
function cuttingAlgorithm({ algorithm }: Options, tree: Tree): string {
  if (algorithm === undefined) {
    const { players, constantSum, counts } = factsOf(tree);
    if (players > 2 || !constantSum) return "max^n";
    return counts.chance > 0 ? "star1" : "alpha-beta";
  }
  const { name, prunes } = algorithmNamed(algorithm);
  if (prunes) return name;
  throw texts.error(UsageError, "algorithm-without-cuts", { algorithm: name });
}

function treeOf(options: Options): { readonly tree: Tree; readonly algorithm: string | undefined } {
  const wanted = treeOptions(options);
  if (!isChosen(options)) return { tree: randomTree(wanted), algorithm: options.algorithm };
  const { cuts, deepCut, unique, ties } = options;
  const first = randomTree(wanted);
  const algorithm =
    cuts !== undefined || deepCut
      ? cuttingAlgorithm(options, first)
      : (options.algorithm ?? fittingAlgorithm(first));
  const { tree } = randomExercise({
    ...wanted,
    algorithm,
    atLeastCuts: cuts === undefined ? undefined : countOf("cuts", cuts, 0),
    deepCut,
    uniqueBest: unique,
    noTies: !ties,
  });
  return { tree, algorithm };
}

function treeOptions({
  seed,
  depth,
  branching,
  kinds,
  leaves,
  probabilities,
  players,
}: Options): RandomTreeOptions {
  return {
    seed,
    depth: countOf("depth", depth, 0),
    branching: taken("branching", branching, parseBranching, texts.phrase("kind-branching", {})),
    kinds: taken(
      "kinds",
      kinds ?? (players === undefined ? "max,min" : "player"),
      parseKinds,
      texts.phrase("kind-node-kinds", { kinds: RANDOM_KINDS }),
    ),
    leaves: taken("leaves", leaves, pairOf(parseInteger), texts.phrase("kind-leaf-range", {})),
    probabilities: oneOf("probabilities", probabilities, PROBABILITY_STYLES),
    players: players === undefined ? undefined : countOf("players", players, 0),
  };
}

function taken<T>(option: string, text: string, parse: (text: string) => T | undefined, kind: Problem): T {
  const value = parse(text);
  if (value !== undefined) return value;
  throw mustBe(option, kind, text);
}

function parseInteger(text: string): number | undefined {
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function parseBranching(text: string): number | readonly [number, number] | undefined {
  const range = /^(\d{1,9})-(\d{1,9})$/.exec(text);
  return range ? [Number(range[1]), Number(range[2])] : parseCount(text);
}

function parseKinds(text: string): RandomTreeOptions["kinds"] | undefined {
  if (text === "irregular") return "irregular";
  const kinds = text.split(",").map((kind) => RANDOM_KINDS.find((known) => known === kind.trim()));
  const isKnown = (list: (RandomKind | undefined)[]): list is RandomKind[] => !list.includes(undefined);
  return isKnown(kinds) ? kinds : undefined;
}
