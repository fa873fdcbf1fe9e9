import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import {
  type Copy,
  canvasZip,
  EXERCISE_LEVELS,
  type ExerciseLevel,
  giftText,
  MOST_EXERCISES,
  moodleXml,
  PRACTICE_AREAS,
  TEMPLATE_NAMES,
  TEMPLATES,
  type Worksheet,
  type WorksheetSpec,
  worksheetHtml,
  worksheetJson,
  worksheetLatex,
  worksheetOf,
  worksheetText,
} from "@tyche/practice";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import type { Command } from "commander";
import { countOf, oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

const FORMATS = ["text", "latex", "html", "moodle", "canvas", "gift", "json"] as const;
type Format = (typeof FORMATS)[number];

/** Formats with a sheet and a key; in the others the answers stand anyway. */
const COPIES: readonly Format[] = ["text", "latex", "html", "json"];
/** Formats that show shapes, whose trees are drawn. */
const PICTURES: readonly Format[] = ["latex", "html", "moodle", "canvas"];

const USUAL = "values-expectiminimax";

interface Options {
  readonly kind?: string;
  readonly count?: string;
  readonly seed?: string;
  readonly level?: string;
  readonly notation?: string;
  readonly ties?: string;
  readonly fail?: string;
  readonly language?: string;
  readonly to?: string;
  readonly key?: true;
  readonly out?: string;
  readonly list?: true;
}

export const examples: readonly Example[] = [
  { say: "every kind of exercise", type: "tyche exercise --list" },
  {
    say: "an exercise, and its key",
    type: "tyche exercise --kind cuts-star1 --seed 42; tyche exercise --kind cuts-star1 --seed 42 --key",
  },
  {
    say: "ten exercises for print, and their key",
    type: `tyche exercise --kind cuts-alpha-beta --level 2 --count 10 --seed quiz --to latex --out quiz.tex
  tyche exercise --kind cuts-alpha-beta --level 2 --count 10 --seed quiz --to latex --key --out key.tex`,
  },
  {
    say: "all kinds in turn for Moodle's question bank, in French",
    type: "tyche exercise --kind mixed --count 14 --seed autumn --language fr --to moodle --out autumn.xml",
  },
  {
    say: "a package for Canvas",
    type: "tyche exercise --kind values-expectiminimax --count 5 --to canvas --out quiz.zip",
  },
  {
    say: "a file to be filled in, and its grades",
    type: `tyche exercise --kind best-move --count 3 --to json --out answers.json
  tyche grade answers.json`,
  },
];

export function register(command: Command, io: Io): void {
  command
    .option(
      "--kind <K>",
      `The kind of all exercises (see --list), or mixed: all kinds in turn. Without it ${USUAL}.`,
    )
    .option("--count <N>", `So many exercises, ${MOST_EXERCISES} at most. Without it 1.`)
    .option(
      "--seed <S>",
      "A number or a word; the same seed makes the same exercises, to the byte. Without it 1.",
    )
    .option("--level <L>", "1: small trees; 2: larger; 3: with fractions and ties. Without it 1.")
    .option("--notation <N>", `The shapes of the nodes: ${NOTATION_NAMES.join(", ")}. Without it aima.`)
    .option(
      `--ties <${TIE_RULES.join("|")}>`,
      "Whether equal values cut; of moves, whether one of equal ones is enough. Without it prune.",
    )
    .option(`--fail <${FAILS.join("|")}>`, "What a search returns outside its window. Without it soft.")
    .option(`--language <${LANGUAGES.join("|")}>`, "The language of the exercises. Without it en.")
    .option(
      "--to <F>",
      `The format: ${FORMATS.join(", ")}. Without it text. moodle is Moodle XML, canvas a package of QTI 1.2, json a file for tyche grade.`,
    )
    .option("--key", "text, latex, html, json: With the answers.")
    .option("--out <FILE>", "Write to a file.")
    .option("--list", "List the kinds.");
  command.action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  if (options.list) {
    refuseIdle(
      { ...options },
      ["kind", "count", "seed", "level", "notation", "ties", "fail", "to", "key", "out"],
      "does nothing with --list",
    );
    const language = oneOf("language", options.language, LANGUAGES) ?? environmentLanguage(io.env);
    await write(io.stdout, await listOf(language, terminalOf(io.stdout, io.env).width));
    return;
  }
  const format = oneOf("to", options.to, FORMATS) ?? "text";
  checkUsed(options, format);
  const spec = specOf(options);
  const sheet = worksheetOf(spec, await new Catalogue(spec.language).load(...PRACTICE_AREAS));
  if (format === "canvas") {
    if (options.out === undefined)
      throw new UsageError("a package for Canvas is a zip file: name it with --out");
    await saveFile(options.out, canvasZip(sheet));
    return;
  }
  const text = written(sheet, format, options.key ? "key" : "blank", terminalOf(io.stdout, io.env).width);
  if (options.out === undefined) await write(io.stdout, text);
  else await saveFile(options.out, [text]);
}

function checkUsed(options: Options, format: Format): void {
  if (!COPIES.includes(format))
    refuseIdle({ ...options }, ["key"], `does nothing in ${format}, which holds the answers`);
  if (!PICTURES.includes(format) && format !== "json") {
    refuseIdle({ ...options }, ["notation"], `does not show in ${format}: it is for ${PICTURES.join(", ")}`);
  }
  if (options.ties === "keep") {
    refuseIdle(
      { ...options },
      ["fail"],
      "is for values that cut where they are equal: leave --ties keep out",
    );
  }
  const template = TEMPLATE_NAMES.find((name) => name === (options.kind ?? USUAL));
  if (!template) return;
  if (!TEMPLATES[template].ties) refuseIdle({ ...options }, ["ties"], `changes nothing in ${template}`);
  if (!TEMPLATES[template].fail) refuseIdle({ ...options }, ["fail"], `changes nothing in ${template}`);
}

function specOf({
  kind = USUAL,
  count = "1",
  seed = "1",
  level = "1",
  notation,
  ties,
  fail,
  language,
}: Options): WorksheetSpec {
  return {
    seed,
    count: countOf("count", count, 1, MOST_EXERCISES),
    template: oneOf("kind", kind, [...TEMPLATE_NAMES, "mixed"] as const)!,
    level: countOf("level", level, 1, EXERCISE_LEVELS.length) as ExerciseLevel,
    notation: oneOf("notation", notation, NOTATION_NAMES) ?? "aima",
    ties: oneOf("ties", ties, TIE_RULES) ?? "prune",
    fail: oneOf("fail", fail, FAILS) ?? "soft",
    language: oneOf("language", language, LANGUAGES) ?? "en",
  };
}

function written(sheet: Worksheet, format: Exclude<Format, "canvas">, copy: Copy, width: number): string {
  switch (format) {
    case "text":
      return wrapped(worksheetText(sheet, copy, width), width);
    case "latex":
      return worksheetLatex(sheet, copy);
    case "html":
      return worksheetHtml(sheet, copy);
    case "moodle":
      return moodleXml(sheet);
    case "gift":
      return giftText(sheet);
    case "json":
      return worksheetJson(sheet, copy);
  }
}

/** Trees fit the width; sentences are broken. */
function wrapped(text: string, width: number): string {
  const lines = text.split("\n");
  return lines.flatMap((line) => (line.length > width ? wrap(line, width) : [line])).join("\n");
}

async function listOf(language: Language, width: number): Promise<string> {
  const words = await new Catalogue(language).load("practice");
  return pairs(
    TEMPLATE_NAMES.map((name) => [name, words.text(`exercise-${name}.task`)] as const),
    width,
  );
}
