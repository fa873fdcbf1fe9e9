import { englishTexts } from "@tyche/engine/errors";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import { NOTATION_NAMES, trace, writeSlides } from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { writeOut } from "../io/save-file.js";
import { parseDocument, problemOf, readText, TREE_INPUT, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "slides-too-many-nodes": "the tree has {nodes} nodes, and slides show at most {most}",
  "slides-too-many-steps": "the search has {steps} steps, and slides show at most {most}",
});

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

export const examples: Examples = {
  "example-slides": "tyche slides '[[3,12,8],[2,4,6],[14,5,2]]' -a alpha-beta --out lecture.html",
  "example-slides-spanish":
    "tyche random --seed 7 --depth 3 --kinds max,chance,min | tyche slides - -a star1 --language es --out star1.html",
};

export const register = registers([...TREE_INPUT, addAlgorithmOptions, OPTIONS], act);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const language = oneOf("language", options.language, LANGUAGES) ?? "en";
  const notation = oneOf("notation", options.notation, NOTATION_NAMES);
  const document = parseDocument(await readText(file, io), options);
  const { algorithm, settings } = problemOf(document, options);
  const { tree, title } = document;
  if (tree.nodes.length > MOST_NODES)
    throw texts.error(UsageError, "slides-too-many-nodes", { nodes: tree.nodes.length, most: MOST_NODES });
  const traced = trace(tree, algorithm, settings);
  if (traced.events.length > MOST_STEPS)
    throw texts.error(UsageError, "slides-too-many-steps", { steps: traced.events.length, most: MOST_STEPS });
  const words = await new Catalogue(language).load("drawing", "search", "pseudocode");
  const page = writeSlides(tree, traced, {
    words,
    notation,
    title: title ?? algorithmText(algorithm, words).title,
    numbers: options.decimals ? "decimal" : "exact",
  });
  await writeOut(page, options.out, io);
}
