import { englishTexts } from "@tyche/engine/errors";
import { Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import {
  type Copy,
  collectedSpec,
  EXERCISE_LEVELS,
  type ExerciseLevel,
  exercisesOf,
  MOST_EXERCISES,
  OWN_TEMPLATE_NAMES,
  PRACTICE_AREAS,
  type SheetLayout,
  TEMPLATE_NAMES,
  TEMPLATES,
  type Worksheet,
  type WorksheetSpec,
  worksheetHtml,
  worksheetLatex,
  worksheetOf,
  worksheetText,
} from "@tyche/practice";
import { canvasZip, giftText, handInKey, labFragment, moodleXml, worksheetJson } from "@tyche/practice/files";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { countOf, oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { idleWith, refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import { LAB_ADDRESS } from "../io/lab-address.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { saveFile, writeOut } from "../io/save-file.js";
import { pairs, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { notShownIn } from "../trees/drawing.js";
import { OWN_TREE_NAMES, OWN_TREE_OPTIONS, ownExercises } from "../trees/own-exercises.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "canvas-without-out": "a package for Canvas is a zip file: name it with --out",
  "bad-lab-address": "--lab must be an address like {usual}, not {lab}",
  "link-seed-too-long": "in a link a seed can have at most {most} characters",
  "option-without-exam": "{option} is for an exam: add --exam",
  "option-answers-included": "{option} does nothing in {format}, which has the answers already",
  "option-without-tree": "{option} is for exercises about a tree: add --tree",
  "option-without-variants": "{option} does nothing with --tree, except for --variants",
  "option-ties-keep": "{option} matters only where equal values cut: leave out --ties keep",
});

const FORMATS = ["text", "latex", "html", "moodle", "canvas", "gift", "json", "link"] as const;
type Format = (typeof FORMATS)[number];

/** Formats with separate question sheet and answer key; the other formats always contain the answers. */
const COPIES: readonly Format[] = ["text", "latex", "html", "json"];
/** Formats with pages. */
const PAGES: readonly Format[] = ["latex", "html"];
/** Formats with pictures, in which trees are drawn. */
const PICTURES: readonly Format[] = ["latex", "html", "moodle", "canvas"];

/** The longest seed of an exercise in a link, with its number in the sheet. */
const MOST_SEED = 40;

/** The largest limit of an exam that the Lab reads. */
const MOST_LIMIT = 9999;

const USUAL = "values-expectiminimax";

const OPTIONS = [
  ["--kind <K>", { id: "help-exercise-kind", values: { usual: USUAL } }],
  ["--count <N>", { id: "help-exercise-count", values: { most: MOST_EXERCISES } }],
  ["--seed <S>", "help-exercise-seed"],
  ["--level <L>", "help-exercise-level"],
  ["--notation <N>", { id: "help-notation", values: { notations: NOTATION_NAMES } }],
  [`--ties <${TIE_RULES.join("|")}>` as const, "help-exercise-ties"],
  [`--fail <${FAILS.join("|")}>` as const, "help-exercise-fail"],
  ...OWN_TREE_OPTIONS,
  [`--language <${LANGUAGES.join("|")}>` as const, "help-exercise-language"],
  ["--to <F>", { id: "help-exercise-to", values: { formats: FORMATS } }],
  ["--key", "help-exercise-key"],
  ["--two-per-page", "help-exercise-two-per-page"],
  ["--lab <URL>", { id: "help-exercise-lab", values: { usual: LAB_ADDRESS } }],
  ["--exam <TITLE>", "help-exercise-exam"],
  ["--phrase <P>", "help-exercise-phrase"],
  ["--minutes <N>", "help-exercise-minutes"],
  ["--tries <N>", "help-exercise-tries"],
  ["--out <FILE>", "help-out"],
  ["--list", "help-exercise-list"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-exercise-list": "tyche exercise --list",
  "example-exercise-key":
    "tyche exercise --kind cuts-star1 --seed 42; tyche exercise --kind cuts-star1 --seed 42 --key",
  "example-exercise-latex": `tyche exercise --kind cuts-alpha-beta --level 2 --count 10 --seed quiz --to latex --out quiz.tex
  tyche exercise --kind cuts-alpha-beta --level 2 --count 10 --seed quiz --to latex --key --out key.tex`,
  "example-exercise-moodle":
    "tyche exercise --kind mixed --count 14 --seed autumn --language fr --to moodle --out autumn.xml",
  "example-exercise-canvas":
    "tyche exercise --kind values-expectiminimax --count 5 --to canvas --out quiz.zip",
  "example-exercise-tree":
    "tyche exercise --tree '[[3,12,8],[2,4,6],[14,5,2]]' --kind cuts --algorithm alpha-beta --to moodle",
  "example-exercise-variants":
    "tyche exercise --tree '[[3,12,8],[2,4,6],[14,5,2]]' --kind cuts --variants 12 --seed autumn --to canvas --out quiz.zip",
  "example-exercise-json": `tyche exercise --kind best-move --count 3 --to json --out answers.json
  tyche grade answers.json`,
  "example-exercise-link":
    'tyche exercise --kind mixed --count 5 --to link --exam "Midterm" --phrase "only the teacher knows"',
};

export const register = registers([OPTIONS], act);

async function act(options: Options, io: Io): Promise<void> {
  if (options.list) {
    const others = Object.keys(options).filter((name) => name !== "list" && name !== "language");
    refuseIdle(options, others, idleWith("--list"));
    await write(io.stdout, await listOf(io.language, terminalOf(io.stdout, io.env).width));
    return;
  }
  const format = oneOf("to", options.to, FORMATS) ?? "text";
  const spec = await sheetOf(options, io);
  checkUsed(options, format, spec.template);
  if (format === "link") {
    await writeOut(`${linkTo(exercisesOf(spec), options)}\n`, options.out, io);
    return;
  }
  const sheet = worksheetOf(spec, await new Catalogue(spec.language).load(...PRACTICE_AREAS));
  if (format === "canvas") {
    if (options.out === undefined) throw texts.error(UsageError, "canvas-without-out", {});
    await saveFile(options.out, canvasZip(sheet));
    return;
  }
  const copy = options.key ? "key" : "blank";
  const layout = options.twoPerPage ? "two" : "flow";
  const text = TEXTS[format](sheet, copy, layout, terminalOf(io.stdout, io.env).width);
  await writeOut(text, options.out, io);
}

/** The address of exercises in the Lab, or of an exam. */
function linkTo(
  exercises: ReturnType<typeof exercisesOf>,
  { lab = LAB_ADDRESS, exam, phrase, ...limits }: Options,
): string {
  if (!URL.canParse(lab)) throw texts.error(UsageError, "bad-lab-address", { lab, usual: LAB_ADDRESS });
  if (exercises.some(({ seed }) => seed.length > MOST_SEED))
    throw texts.error(UsageError, "link-seed-too-long", { most: MOST_SEED - 3 });
  const key = phrase === undefined ? "" : handInKey(phrase, exercises);
  const [minutes, tries] = (["minutes", "tries"] as const).map((name) =>
    limits[name] === undefined ? undefined : countOf(name, limits[name], 1, MOST_LIMIT),
  );
  return `${lab.replace(/#.*/, "")}#${labFragment(exercises, exam === undefined ? undefined : { title: exam, key, minutes, tries })}`;
}

/** The exercises of a tree that is given, or those of a seed. */
async function sheetOf(options: Options, io: Io): Promise<WorksheetSpec> {
  if (options.tree === undefined) {
    refuseIdle(options, OWN_TREE_NAMES, (option) => texts.phrase("option-without-tree", { option }));
    return specOf(options);
  }
  refuseIdle(options, ["count", "level"], idleWith("--tree"));
  if (options.variants === undefined)
    refuseIdle(options, ["seed"], (option) => texts.phrase("option-without-variants", { option }));
  return collectedSpec(
    await ownExercises(options, io),
    oneOf("language", options.language, LANGUAGES) ?? "en",
  );
}

function checkUsed(options: Options, format: Format, kind: WorksheetSpec["template"]): void {
  if (format === "link") refuseIdle(options, ["key", "language"], idleWith("--to link"));
  else refuseIdle(options, ["lab", "exam", "phrase", "minutes", "tries"], idleWith(`--to ${format}`));
  if (options.exam === undefined)
    refuseIdle(options, ["phrase", "minutes", "tries"], (option) =>
      texts.phrase("option-without-exam", { option }),
    );
  if (!COPIES.includes(format))
    refuseIdle(options, ["key"], (option) => texts.phrase("option-answers-included", { option, format }));
  if (!PICTURES.includes(format) && format !== "json" && format !== "link") {
    refuseIdle(options, ["notation"], notShownIn(format, PICTURES));
  }
  if (!PAGES.includes(format)) refuseIdle(options, ["twoPerPage"], idleWith(`--to ${format}`));
  if (options.ties === "keep") {
    refuseIdle(options, ["fail"], (option) => texts.phrase("option-ties-keep", { option }));
  }
  const template = OWN_TEMPLATE_NAMES.find((name) => name === kind);
  if (!template) return;
  if (!TEMPLATES[template].ties) refuseIdle(options, ["ties"], idleWith(`--kind ${template}`));
  if (!TEMPLATES[template].fail) refuseIdle(options, ["fail"], idleWith(`--kind ${template}`));
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

/** The worksheet in each format of text. */
const TEXTS: Readonly<
  Record<
    Exclude<Format, "canvas" | "link">,
    (sheet: Worksheet, copy: Copy, layout: SheetLayout, width: number) => string
  >
> = {
  text: (sheet, copy, _, width) => wrapped(worksheetText(sheet, copy, width), width),
  latex: (sheet, copy, layout) => worksheetLatex(sheet, copy, layout),
  html: (sheet, copy, layout) => worksheetHtml(sheet, copy, layout),
  moodle: moodleXml,
  gift: giftText,
  json: worksheetJson,
};

/** Breaks sentences at the width; trees already fit. */
function wrapped(text: string, width: number): string {
  const lines = text.split("\n");
  return lines.flatMap((line) => (line.length > width ? wrap(line, width) : [line])).join("\n");
}

async function listOf(language: Language, width: number): Promise<string> {
  const words = await new Catalogue(language).load("practice");
  return pairs(
    OWN_TEMPLATE_NAMES.map((name) => [name, words.text(`exercise-${name}.task`)] as const),
    width,
  );
}
