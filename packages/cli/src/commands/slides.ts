import { Catalogue, LANGUAGES } from "@tyche/messages";
import { algorithmText, NOTATION_NAMES, trace, writeSlides } from "@tyche/trees";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import type { Io } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { writeOut } from "../io/save-file.js";
import { addTreeInput, parseDocument, problemOf, readText, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--out <FILE>", "help-out"],
  ["--notation <N>", { id: "help-notation", values: { notations: NOTATION_NAMES } }],
  ["--decimals", "help-decimals"],
  [`--language <${LANGUAGES.join("|")}>` as const, "help-slides-language"],
] as const satisfies OptionRows;

type Options = WrittenProblem & OptionValues<typeof OPTIONS>;

/** Limits for a tree on slides: larger ones cannot be read on a screen, or need too many key presses. */
const MOST_NODES = 300;
const MOST_STEPS = 5000;

export const examples: readonly Example[] = [
  {
    say: "example-slides",
    type: "tyche slides '[[3,12,8],[2,4,6],[14,5,2]]' -a alpha-beta --out lecture.html",
  },
  {
    say: "example-slides-spanish",
    type: "tyche random --seed 7 --depth 3 --kinds max,chance,min | tyche slides - -a star1 --language es --out star1.html",
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addTreeInput(command, help);
  addAlgorithmOptions(command, help);
  addOptions(command, OPTIONS, help).action((file: string | undefined, options: Options) =>
    act(file, options, io),
  );
}

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const language = oneOf("language", options.language, LANGUAGES) ?? "en";
  const notation = oneOf("notation", options.notation, NOTATION_NAMES);
  const document = parseDocument(await readText(file, io), options);
  const { algorithm, settings } = problemOf(document, options);
  const { tree, title } = document;
  if (tree.nodes.length > MOST_NODES)
    throw new UsageError(
      "slides-too-many-nodes",
      { nodes: tree.nodes.length, most: MOST_NODES },
      `the tree has ${tree.nodes.length} nodes, and slides show at most ${MOST_NODES}`,
    );
  const traced = trace(tree, algorithm, settings);
  if (traced.events.length > MOST_STEPS)
    throw new UsageError(
      "slides-too-many-steps",
      { steps: traced.events.length, most: MOST_STEPS },
      `the search has ${traced.events.length} steps, and slides show at most ${MOST_STEPS}`,
    );
  const words = await new Catalogue(language).load("drawing", "search", "pseudocode");
  const page = writeSlides(tree, traced, {
    words,
    notation,
    title: title ?? algorithmText(algorithm, words).title,
    numbers: options.decimals ? "decimal" : "exact",
  });
  await writeOut(page, options.out, io);
}
