import { Catalogue } from "@tyche/messages";
import {
  type Document,
  type Equilibrium,
  equilibrium,
  equilibriumDrawing,
  formatExact,
  formatShort,
  isUnsolvable,
  type LinearProgram,
  type LinearSolver,
  nameOf,
  placeName,
  type Term,
  type Tree,
  type Unsolvable,
  unsolvableError,
  writeTree,
} from "@tyche/trees";
import type { Command } from "commander";
import loadHighs from "highs";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { writeOut } from "../io/save-file.js";
import { pairs, table, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { type AnswerOptions, addAnswerOptions, readAnswerFormat } from "../trees/answer-options.js";
import { addTreeInput, parseDocument, readText, type WrittenReading } from "../trees/problem.js";
import type { Example } from "./command.js";

type Options = WrittenReading & AnswerOptions;

const PENNIES = `'{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,1]}]}'`;

export const examples: readonly Example[] = [
  { say: "example-equilibrium", type: `tyche equilibrium ${PENNIES}` },
  { say: "example-equilibrium-svg", type: `tyche equilibrium ${PENNIES} --to svg --out pennies.svg` },
];

export function register(command: Command, io: Io, help: Help): void {
  addTreeInput(command, help);
  addAnswerOptions(command, help("help-json"), help);
  command.action((file: string | undefined, options: Options) => act(file, options, io));
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const format = readAnswerFormat(options);
  const { tree, title } = parseDocument(await readText(file, io), options);
  const found = equilibrium(tree, await linearSolver());
  if (options.json) await write(io.stdout, `${JSON.stringify(answerOf(tree, found))}\n`);
  else await print(found, { tree, title }, { ...options, format }, io);
  if (isUnsolvable(found)) throw unsolvableError(found);
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

/** HiGHS (Huangfu and Hall 2018), compiled to WebAssembly; loaded on demand. */
export async function linearSolver(): Promise<LinearSolver> {
  // Its types describe the CommonJS module; an ES import gets the loader itself.
  const load = loadHighs as unknown as typeof loadHighs.default;
  const highs = await load();
  return (program) => {
    try {
      const { Status, Columns } = highs.solve(textOf(program), { output_flag: false });
      if (Status !== "Optimal") return undefined;
      return Array.from({ length: program.variables }, (_, i) => Columns[`x${i}`]?.Primal ?? 0);
    } catch {
      // HiGHS throws if it cannot continue: then there is no solution from it.
      return undefined;
    }
  };
}

/** Writes a program in CPLEX's LP format. */
function textOf({ variables, free, objective, rows }: LinearProgram): string {
  const lines = ["Maximize", ` goal: ${sum(objective)}`, "Subject To"];
  for (const [i, { terms, relation, right }] of rows.entries()) {
    lines.push(` r${i}: ${sum(terms)} ${relation} ${right}`);
  }
  lines.push("Bounds");
  for (let i = 0; i < variables; i++) if (free[i]) lines.push(` x${i} free`);
  lines.push("End", "");
  return lines.join("\n");
}

/** One term per line, since the format limits line length. */
function sum(terms: readonly Term[]): string {
  return terms
    .map(([variable, coefficient]) => `${coefficient < 0 ? "-" : "+"} ${Math.abs(coefficient)} x${variable}`)
    .join("\n  ");
}
