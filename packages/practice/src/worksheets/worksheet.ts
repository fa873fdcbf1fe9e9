import type { Catalogue, Language } from "@tyche/messages";
import { type Fail, type NotationName, nameOf, type TieRule, type WriteOptions } from "@tyche/trees";
import { type Exercise, type ExerciseSpec, SPEC_FIELDS } from "../exercises/exercise.js";
import { ExerciseError } from "../exercises/exercise-error.js";
import { answerText, type Key, keyOf } from "../exercises/key.js";
import { ASKED, crossedBy } from "../exercises/question.js";
import { type ExerciseLevel, TEMPLATE_NAMES, type TemplateName } from "../exercises/templates.js";
import { nodeText, questionText, taskSentences } from "../sentences/sentences.js";
import { exerciseOf } from "./make-exercise.js";

/** The full specification of a worksheet: the same specification gives the same sheet, character by character. */
export interface WorksheetSpec {
  readonly seed: string;
  readonly count: number;
  /** The kind of all exercises, or all kinds in turn. */
  readonly template: TemplateName | "mixed";
  readonly level: ExerciseLevel;
  readonly notation: NotationName;
  readonly ties: TieRule;
  readonly fail: Fail;
  readonly language: Language;
  /** Collected exercises: the sheet consists of these, and of the fields above only their number applies. */
  readonly exercises?: readonly ExerciseSpec[];
}

/** A sheet to be filled in, or its key. */
export type Copy = "blank" | "key";

/** How exercises are arranged on pages: one after the other, or two on each. */
export type SheetLayout = "flow" | "two";

export interface WorksheetItem {
  readonly exercise: Exercise;
  readonly key: Key;
  /** Sentences. */
  readonly task: readonly string[];
  readonly table: AnswerTable;
  /** One for each answer in the table; one for the best move. */
  readonly points: number;
}

/** Where the answers are written: a header, and rows whose first cells name what is asked for. */
export interface AnswerTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly AnswerCell[])[];
}

/** A cell with a name, in both copies, or with an answer, only in the key. */
export interface AnswerCell {
  readonly text: string;
  readonly isAnswer: boolean;
  /** How many names are listed in an answer. Default: 1. */
  readonly names?: number;
}

/** A worksheet: its exercises with their tasks and tables of answers. */
export interface Worksheet {
  readonly spec: WorksheetSpec;
  readonly words: Catalogue;
  readonly items: readonly WorksheetItem[];
}

/** Maximum number of exercises in a worksheet. */
export const MOST_EXERCISES = 60;

/**
 * The specification of a sheet of collected exercises, each with its own kind, level and seed.
 *
 * @param exercises at least one
 */
export function collectedSpec(exercises: readonly ExerciseSpec[], language: Language): WorksheetSpec {
  const [{ template, level, notation, ties, fail }] = exercises as readonly [ExerciseSpec];
  const isOne = exercises.every((exercise) => exercise.template === template);
  return {
    seed: exercises.map(({ seed }) => seed).join(", "),
    count: exercises.length,
    template: isOne ? template : "mixed",
    level,
    notation,
    ties,
    fail,
    language,
    exercises,
  };
}

/**
 * The specification of each exercise of a worksheet: the collected ones, or generated ones with their own seeds that
 * begin with the sheet's.
 * @throws ExerciseError if the number of exercises is out of range
 */
export function exercisesOf(spec: WorksheetSpec): readonly ExerciseSpec[] {
  const { count, seed, template, level, notation, ties, fail, exercises } = spec;
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_EXERCISES) {
    throw new ExerciseError(
      "exercise-count",
      { most: MOST_EXERCISES },
      `the number of exercises must be a whole number from 1 to ${MOST_EXERCISES}`,
    );
  }
  return Array.from({ length: count }, (_, i): ExerciseSpec => {
    const kind = template === "mixed" ? TEMPLATE_NAMES[i % TEMPLATE_NAMES.length]! : template;
    return exercises?.[i] ?? { seed: `${seed}-${i + 1}`, template: kind, level, notation, ties, fail };
  });
}

/**
 * The exercises of a worksheet, with their keys.
 * @param words the catalogue in the language of the worksheet
 * @throws ExerciseError if the number of exercises is out of range
 */
export function worksheetOf(spec: WorksheetSpec, words: Catalogue): Worksheet {
  const items = exercisesOf(spec).map((each): WorksheetItem => {
    const exercise = exerciseOf(each);
    const key = keyOf(exercise);
    const table = tableOf(exercise, key, words);
    const task = taskSentences(exercise, words, "paper");
    return { exercise, key, task, table, points: pointsOf(exercise, table) };
  });
  return { spec, words, items };
}

/** The drawing of an exercise's tree: without results, or in the key with what the search found. */
export function drawingOf(
  { spec, template, solution, events }: Exercise,
  copy: Copy,
  words: Catalogue,
): WriteOptions {
  const { notation } = spec;
  if (copy === "blank") return { notation, words };
  // Without windows the events contain nothing that the values do not.
  const isWindowed = !["values", "moves", "effects"].includes(template.asks);
  return { notation, words, solution, events: isWindowed ? events : undefined };
}

/**
 * The specification of the sheet, printed on it so that it can be reproduced: "7 · cuts-star1 · 2 · aima · prune · soft
 * · × 6"; for a collection, that of each exercise. Of a given tree it has the name, and the bounds if they are given.
 */
export function recipeText({ count, exercises, ...spec }: WorksheetSpec): string {
  const recipe = (one: ExerciseSpec | typeof spec): string => {
    const { tree, bounds } = one as Partial<ExerciseSpec>;
    const size = tree === undefined ? [String(one.level)] : bounds ? [`[${bounds.join(", ")}]`] : [];
    return SPEC_FIELDS.flatMap((field) => (field === "level" ? size : [one[field]])).join(" · ");
  };
  return exercises ? exercises.map(recipe).join(", ") : `${recipe(spec)} · × ${count}`;
}

/** "Exercise 2 (7 points)", with the name of its tree or its seed: the head of an exercise on a sheet. */
export function headOf({ exercise, points }: WorksheetItem, number: number, words: Catalogue) {
  return {
    name: words.text("worksheet-exercise", { number }),
    about: `${exercise.spec.seed} · ${words.text("worksheet-points", { points })}`,
  };
}

/** What a sheet says of its origin: its seed in the head, and the licence. Given trees have neither. */
export function originTexts({ spec, words }: Worksheet): { readonly seed: string; readonly licence: string } {
  if (spec.exercises?.some(({ tree }) => tree !== undefined))
    return { seed: "", licence: words.text("worksheet-made") };
  return {
    seed: words.text("worksheet-seed", { seed: spec.seed }),
    licence: words.text("worksheet-licence"),
  };
}

function pointsOf({ template }: Exercise, { rows }: AnswerTable): number {
  if (template.asks === "moves") return 1;
  // A list of leaves is an answer for each of them.
  const answers = rows.flat().filter(({ isAnswer }) => isAnswer);
  return answers.reduce((sum, { names = 1 }) => sum + names, 0);
}

function tableOf(exercise: Exercise, key: Key, words: Catalogue): AnswerTable {
  const { tree, questions, template } = exercise;
  const name = (id: number): AnswerCell => given(nodeText(tree, id, words));
  const label = (id: number): string => nameOf(tree, id);
  const answerTo = (id: string): AnswerCell => answer(answerText(key.get(id)!));
  const node = words.text("worksheet-node");
  const edge = words.text("worksheet-edge");
  switch (template.asks) {
    case "values":
    case "returns":
    case "windows":
    case "order":
    case "effects":
      return {
        head: [node, words.text(`worksheet-${ASKED[template.asks]}`)],
        rows: questions.map((question) => [name(question.node), answerTo(question.id)]),
      };
    case "trace":
      return {
        head: [edge, words.text("worksheet-window"), words.text("worksheet-return")],
        rows: tree.nodes
          .slice(1)
          .map(({ id }) => [
            given(`${label(tree.parents[id]!)} – ${label(id)}`),
            answerTo(`window:${id}`),
            answerTo(`return:${id}`),
          ]),
      };
    case "intervals":
      return {
        head: [node, edge, words.text("worksheet-interval")],
        rows: questions.map((question) => [
          name(question.node),
          given(label(crossedBy(tree, question))),
          answerTo(question.id),
        ]),
      };
    case "cuts": {
      const isSkipped = (id: number): boolean => answerText(key.get(`cut:${id}`)!) !== "";
      const skipped = tree.nodes.filter(({ id, kind }) => kind === "leaf" && isSkipped(id));
      const names = skipped.map(({ id }) => label(id));
      const root = template.mirrored
        ? [[given(words.text("worksheet-value-of", { node: label(0) })), answerTo("value:0")]]
        : [];
      return {
        head: [],
        rows: [[given(words.text("worksheet-skipped")), answer(names.join(", "), names.length)], ...root],
      };
    }
    case "moves": {
      const best = questions.filter(({ id }) => answerText(key.get(id)!) !== "");
      const names = best.map((question) => label(question.node));
      return { head: [], rows: [[given(words.text("worksheet-moves")), answer(names.join(", "))]] };
    }
    default:
      return {
        head: [],
        rows: questions.map((question) => [
          given(questionText(question, tree, words)),
          answerTo(question.id),
        ]),
      };
  }
}

function given(text: string): AnswerCell {
  return { text, isAnswer: false };
}

function answer(text: string, names = 1): AnswerCell {
  return { text, isAnswer: true, names };
}
