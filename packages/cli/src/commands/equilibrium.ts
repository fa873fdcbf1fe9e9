import { Catalogue } from "@tyche/messages";
import {
  type Document,
  type Equilibrium,
  equilibrium,
  equilibriumDrawing,
  formatExact,
  formatShort,
  isUnsolvable,
  nameOf,
  placeName,
  type Tree,
  type Unsolvable,
  unsolvableError,
  writeTree,
} from "@tyche/trees";
import type { Command } from "commander";
import {
  addEquilibriumOptions,
  EQUILIBRIUM_OPTION_NAMES,
  type WrittenEquilibrium,
} from "../exact/equilibrium-options.js";
import { addGameOptions, GAME_NAMES, gameOptionKeys, type WrittenGame } from "../games/options.js";
import type { Help } from "../io/help.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { writeOut } from "../io/save-file.js";
import { pairs, table, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { type AnswerOptions, addAnswerOptions, readAnswerFormat } from "../trees/answer-options.js";
import { addTreeInput, parseDocument, readText, type WrittenReading } from "../trees/problem.js";
import type { Example } from "./command.js";

type Options = WrittenReading & AnswerOptions & WrittenGame & WrittenEquilibrium;

const PENNIES = `'{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,1]}]}'`;

export const examples: readonly Example[] = [
  { say: "example-equilibrium", type: `tyche equilibrium ${PENNIES}` },
  { say: "example-equilibrium-svg", type: `tyche equilibrium ${PENNIES} --to svg --out pennies.svg` },
  { say: "example-equilibrium-game", type: "tyche equilibrium rock-paper-scissors --rounds 1" },
  {
    say: "example-equilibrium-exact",
    type: "tyche equilibrium hidden-coin --variant asked --method sequence-form",
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addTreeInput(command, help);
  addAnswerOptions(command, help("help-json"), help);
  addEquilibriumOptions(command, help);
  addGameOptions(command, help);
  command.action((file: string | undefined, options: Options) => act(file, options, io));
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const format = readAnswerFormat(options);
  if (file !== undefined && isGame(file)) {
    refuseIdle(options, ["format", "root"], (option) => ({
      id: "option-for-tree",
      values: { option },
      message: `${option} is for a tree, not for --game`,
    }));
    const { actOnGame } = await import("../exact/equilibrium.js");
    await actOnGame(file, { ...options, format: undefined, to: format }, io);
    return;
  }
  refuseIdle(options, [...EQUILIBRIUM_OPTION_NAMES, ...gameOptionKeys()], (option) => ({
    id: "option-of-game",
    values: { option },
    message: `${option} is for a game: name one, or the file of one`,
  }));
  const { tree, title } = parseDocument(await readText(file, io), options);
  const { linearSolver } = await import("../exact/linear-solver.js");
  const found = equilibrium(tree, await linearSolver());
  if (options.json) await write(io.stdout, `${JSON.stringify(answerOf(tree, found))}\n`);
  else await print(found, { tree, title }, { ...options, format }, io);
  if (isUnsolvable(found)) throw unsolvableError(found);
}

/** Whether the argument is a game, and not a tree: its name, or a file of rules. */
function isGame(file: string): boolean {
  return GAME_NAMES.includes(file.toLowerCase()) || /\.[cm]?[jt]s$/i.test(file);
}

async function print(
  found: Equilibrium | Unsolvable,
  { tree, title }: Pick<Document, "tree" | "title">,
  { format, out }: Options & { readonly format: ReturnType<typeof readAnswerFormat> },
  io: Io,
): Promise<void> {
  const words = await new Catalogue(io.language).load("drawing", "tree-reports");
  const terminal = terminalOf(io.stdout, io.env);
  const drawing = isUnsolvable(found) ? { tree } : equilibriumDrawing(tree, found);
  const solution = "solution" in drawing ? drawing.solution : undefined;
  const { text } = writeTree(drawing.tree, format ?? "text", {
    solution,
    title,
    words,
    ...(out === undefined ? terminal : {}),
  });
  await writeOut(text, out, io);
  if (format !== undefined || isUnsolvable(found)) return;
  await write(io.stdout, `\n${summary(tree, found, words, terminal.width)}\n`);
}

function summary(tree: Tree, found: Equilibrium, words: Catalogue, width: number): string {
  const rows = found.behaviours.map(({ place, probabilities, reached }) => {
    const { actions } = place.nodes[0]!;
    const shares = probabilities.map((p, i) => `${actions?.[i] || i + 1} ${formatShort(p)}`);
    return [
      String(place.player),
      placeName(tree, place),
      shares.join(", "),
      reached ? "" : words.text("equilibrium-unreached"),
    ];
  });
  const head = pairs(
    [
      [words.text("equilibrium-value"), formatShort(found.value)],
      [words.text("equilibrium-gap"), formatShort(found.gap)],
    ],
    width,
  );
  const notes = [
    words.text("equilibrium-found"),
    found.gap.n === 0n
      ? words.text("equilibrium-no-gap")
      : words.text("equilibrium-gap-of", { gap: formatShort(found.gap) }),
    ...(found.behaviours.some(({ reached }) => !reached) ? [words.text("equilibrium-unreached-means")] : []),
  ];
  const behaviours = table(
    [
      words.text("equilibrium-player"),
      words.text("equilibrium-where"),
      words.text("equilibrium-behaviour"),
      "",
    ],
    rows,
  );
  if (head.includes("≈") || behaviours.includes("≈")) notes.push(words.text("equilibrium-rounded"));
  return `${head}\n${behaviours}\n${notes.flatMap((note) => wrap(note, width)).join("\n")}`;
}

function answerOf(tree: Tree, found: Equilibrium | Unsolvable) {
  if (isUnsolvable(found)) {
    const { id, values = {}, message } = unsolvableError(found);
    return {
      value: null,
      reason: found.type,
      sentence: `Not solved: ${message}.`,
      problem: { id, values },
    };
  }
  return {
    value: formatExact(found.value),
    number: found.value.toNumber(),
    low: formatExact(found.low),
    high: formatExact(found.high),
    gap: formatExact(found.gap),
    exact: found.gap.n === 0n,
    places: found.behaviours.map(({ place, probabilities, reached }) => ({
      player: place.player,
      set: place.name ?? null,
      nodes: place.nodes.map(({ id }) => id),
      names: place.nodes.map(({ id }) => nameOf(tree, id)),
      actions: place.nodes[0]!.children.map((_, i) => place.nodes[0]!.actions?.[i] ?? null),
      probabilities: probabilities.map(formatExact),
      reached,
    })),
  };
}
