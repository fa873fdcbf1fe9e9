import {
  algorithmNamed,
  factsOf,
  fittingAlgorithm,
  PROBABILITY_STYLES,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomExercise,
  randomTree,
  type Tree,
  type WriteFormat,
} from "@tyche/trees";
import type { Command } from "commander";
import { oneOf, pairOf, parseCount } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import { addDrawOptions, draw, drawFormat, SOLVED_FORMATS, type WrittenDrawing } from "../trees/drawing.js";
import { problemOf } from "../trees/problem.js";
import type { Example } from "./command.js";

interface Options extends WrittenDrawing {
  readonly seed: string;
  readonly depth: string;
  readonly branching: string;
  readonly kinds?: string;
  readonly leaves: string;
  readonly probabilities?: string;
  readonly players?: string;
  readonly cuts?: string;
  readonly deepCut?: boolean;
  readonly unique?: boolean;
  /** False where --no-ties is given. */
  readonly ties: boolean;
  readonly algorithm?: string;
  readonly solved?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "max, chance and min in turn, two or three children each",
    type: "tyche random --seed 7 --depth 3 --branching 2-3 --kinds max,chance,min --to text",
  },
  {
    say: "an exercise for alpha-beta with a deep cut, as a blank tree in LaTeX, and its key",
    type: `tyche random --seed 5 --depth 4 --branching 2 --cuts 2 --deep-cut --unique --no-ties -a alpha-beta --to forest
  tyche random --seed 5 --depth 4 --branching 2 --cuts 2 --deep-cut --unique --no-ties -a alpha-beta --to forest --solved`,
  },
  {
    say: "nodes of any kind, and probabilities that are easy to reckon with",
    type: "tyche random --seed 2 --depth 4 --branching 1-3 --kinds irregular --probabilities nice | tyche solve -",
  },
  {
    say: "three players",
    type: "tyche random --seed 1 --depth 3 --branching 2 --players 3 | tyche solve - --algorithm max^n",
  },
];

export function register(command: Command, io: Io): void {
  command
    .option("--seed <S>", "A number or a word; the same seed makes the same tree.", "1")
    .option("--depth <N>", "Levels of inner nodes, chance levels included.", "3")
    .option("--branching <B|A-B>", "Children of an inner node, or the fewest and the most.", "2")
    .option(
      "--kinds <KINDS>",
      `The kinds of the levels in turn, from ${RANDOM_KINDS.join(", ")}; or irregular. Without it max,min, or player with --players.`,
    )
    .option("--leaves <L,U>", "The range of the payoffs, whole numbers.", "0,20")
    .option(`--probabilities <${PROBABILITY_STYLES.join("|")}>`, "Those of chance nodes; without it equal.")
    .option("--players <N>", "Leaves with payoffs for so many players.")
    .option("--cuts <K>", "Draw trees until one has so many cuts or more,")
    .option("--deep-cut", "… until one has a deep cut,")
    .option("--unique", "… until one has only one best action,")
    .option("--no-ties", "… until no two values that are compared are equal.")
    .option(
      "-a, --algorithm <A>",
      "The algorithm for the cuts and for --solved. Without it one that fits the tree; where cuts are asked for, one that cuts.",
    )
    .option("--solved", "Draw it with values, cuts and the chosen actions.");
  addDrawOptions(command, "json");
  command.action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  const format = drawFormat(options, "json");
  const isSolved = options.solved || options.windows || options.windowsAt !== undefined || format === "csv";
  checkUsed(options, format, isSolved === true);
  const { tree, algorithm } = treeOf(options);
  const problem = isSolved ? problemOf({ tree, format: "json" }, { algorithm }) : undefined;
  await draw({ tree, problem }, format, options, io);
}

/** Whether a tree is drawn until it makes an exercise of the kind that is wished for. */
function isChosen({ cuts, deepCut, unique, ties }: Options): boolean {
  return cuts !== undefined || deepCut === true || unique === true || !ties;
}

/** Refuses what would do nothing. */
function checkUsed(options: Options, format: WriteFormat, isSolved: boolean): void {
  if (!SOLVED_FORMATS.includes(format)) {
    refuseIdle({ ...options }, ["solved"], `does nothing in ${format}, which holds the tree alone`);
  }
  if (!isSolved && !isChosen(options)) {
    refuseIdle(
      { ...options },
      ["algorithm"],
      "does nothing here: it is for --solved, --windows, --cuts and the like",
    );
  }
  const { kinds = "" } = options;
  if (!/chance|irregular/.test(kinds)) {
    refuseIdle({ ...options }, ["probabilities"], "is for chance nodes: name them in --kinds");
  }
}

/** The algorithm that shall make cuts in a tree. @throws UsageError where it never cuts */
function cuttingAlgorithm({ algorithm }: Options, tree: Tree): string {
  if (algorithm === undefined) {
    const { players, constantSum, counts } = factsOf(tree);
    if (players > 2 || !constantSum) return "max^n";
    return counts.chance > 0 ? "star1" : "alpha-beta";
  }
  const { name, prunes } = algorithmNamed(algorithm);
  if (prunes) return name;
  throw new UsageError(`${name} makes no cuts: name an algorithm that does, such as alpha-beta or star1`);
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
    atLeastCuts: cuts === undefined ? undefined : taken("cuts", cuts, parseCount, "a whole number"),
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
  const count = "a whole number from 0";
  return {
    seed,
    depth: taken("depth", depth, parseCount, count),
    branching: taken("branching", branching, parseBranching, "a whole number or a range such as 2-4"),
    kinds: taken(
      "kinds",
      kinds ?? (players === undefined ? "max,min" : "player"),
      parseKinds,
      `irregular or a list of ${RANDOM_KINDS.join(", ")}`,
    ),
    leaves: taken("leaves", leaves, pairOf(parseInteger), "two whole numbers, as in --leaves -10,10"),
    probabilities: oneOf("probabilities", probabilities, PROBABILITY_STYLES),
    players: players === undefined ? undefined : taken("players", players, parseCount, count),
  };
}

function taken<T>(option: string, text: string, parse: (text: string) => T | undefined, takes: string): T {
  const value = parse(text);
  if (value !== undefined) return value;
  throw new UsageError(`--${option} takes ${takes}, not "${text.slice(0, 40)}"`);
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
