import type { Language } from "@tyche/messages";
import type { Fail, NotationName, TieRule, WriteOptions } from "@tyche/trees";
import { ExerciseError } from "../exercise-error.js";
import type { Exercise, ExerciseSpec } from "../exercises/exercise.js";
import { answerText, type Key, keyOf } from "../exercises/key.js";
import { exerciseOf } from "../exercises/make-exercise.js";
import { crossedBy } from "../exercises/question.js";
import { type ExerciseLevel, TEMPLATE_NAMES, type TemplateName } from "../exercises/templates.js";
import { MESSAGES } from "../say/messages.js";
import { nodeName, statementOf } from "../say/sentences.js";

/** Everything that makes a worksheet: the same specification gives the same sheet, to the letter. */
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
  /** Exercises that somebody has collected: the sheet has these, and what stands above says nothing of them but how many they are. */
  readonly exercises?: readonly ExerciseSpec[];
}

/** A sheet to be filled in, or its key. */
export type Copy = "blank" | "key";

export interface WorksheetItem {
  readonly exercise: Exercise;
  readonly key: Key;
  /** Sentences. */
  readonly task: readonly string[];
  readonly table: AnswerTable;
}

/** Where the answers are written: a head, and rows whose first cells name what is asked for. */
export interface AnswerTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly AnswerCell[])[];
}

/** A name that stands in both copies, or an answer that stands in the key alone. */
export interface AnswerCell {
  readonly text: string;
  readonly isAnswer: boolean;
}

/** A worksheet: its exercises with their tasks and tables of answers. */
export interface Worksheet {
  readonly spec: WorksheetSpec;
  readonly items: readonly WorksheetItem[];
}

/** Exercises of a worksheet at most. */
export const MOST_EXERCISES = 60;

/**
 * The specification of a sheet of exercises that somebody has collected, each of its own kind, level and seed.
 *
 * @param exercises one at least
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
 * What makes each exercise of a worksheet: those collected, else each with a seed of its own that begins with the sheet's.
 * @throws ExerciseError where the number of exercises is out of range
 */
export function exercisesOf(spec: WorksheetSpec): readonly ExerciseSpec[] {
  const { count, seed, template, level, notation, ties, fail, exercises } = spec;
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST_EXERCISES) {
    throw new ExerciseError(["exerciseCount", MOST_EXERCISES]);
  }
  return Array.from({ length: count }, (_, i): ExerciseSpec => {
    const kind = template === "mixed" ? TEMPLATE_NAMES[i % TEMPLATE_NAMES.length]! : template;
    return exercises?.[i] ?? { seed: `${seed}-${i + 1}`, template: kind, level, notation, ties, fail };
  });
}

/**
 * The exercises of a worksheet, with their keys.
 * @throws ExerciseError where the number of exercises is out of range
 */
export function worksheetOf(spec: WorksheetSpec): Worksheet {
  const { language } = spec;
  const items = exercisesOf(spec).map((each): WorksheetItem => {
    const exercise = exerciseOf(each);
    const key = keyOf(exercise);
    return {
      exercise,
      key,
      task: statementOf(exercise, language, "paper"),
      table: tableOf(exercise, key, language),
    };
  });
  return { spec, items };
}

/** How the tree of an exercise is drawn: bare, or in the key with what the search found. */
export function drawingOf(
  { spec, template, solution, events }: Exercise,
  copy: Copy,
  language: Language,
): WriteOptions {
  const { notation } = spec;
  if (copy === "blank") return { notation, language };
  // Without a window there is nothing in the events that the values do not say.
  const isWindowed = template.asks !== "values" && template.asks !== "moves";
  return { notation, language, solution, events: isWindowed ? events : undefined };
}

/** What is needed to make the sheet again, printed on it: "7 · cuts-star1 · 2 · aima · prune · soft · × 6"; of a collection, that of each exercise. */
export function recipeText({ count, exercises, ...spec }: WorksheetSpec): string {
  const recipe = ({ seed, template, level, notation, ties, fail }: typeof spec | ExerciseSpec): string =>
    [seed, template, level, notation, ties, fail].join(" · ");
  return exercises ? exercises.map(recipe).join(", ") : `${recipe(spec)} · × ${count}`;
}

function tableOf(exercise: Exercise, key: Key, language: Language): AnswerTable {
  const { tree, questions, template } = exercise;
  const { sheet, node } = MESSAGES[language];
  const name = (id: number): AnswerCell => given(node(nodeName(tree, id)));
  const answerTo = (id: string): AnswerCell => answer(answerText(key.get(id)!));
  switch (template.asks) {
    case "values":
    case "returns":
    case "windows": {
      const title = { values: sheet.value, returns: sheet.returned, windows: sheet.window }[template.asks];
      return {
        head: [sheet.node, title],
        rows: questions.map((question) => [name(question.node), answerTo(question.id)]),
      };
    }
    case "trace":
      return {
        head: [sheet.edge, sheet.window, sheet.returned],
        rows: tree.nodes
          .slice(1)
          .map(({ id }) => [
            given(`${label(exercise, tree.parents[id]!)} – ${label(exercise, id)}`),
            answerTo(`window:${id}`),
            answerTo(`return:${id}`),
          ]),
      };
    case "intervals":
      return {
        head: [sheet.node, sheet.edge, sheet.interval],
        rows: questions.map((question) => [
          name(question.node),
          given(label(exercise, crossedBy(tree, question))),
          answerTo(question.id),
        ]),
      };
    case "cuts": {
      const isSkipped = (id: number): boolean => answerText(key.get(`cut:${id}`)!) !== "";
      const skipped = tree.nodes.filter(({ id, kind }) => kind === "leaf" && isSkipped(id));
      const names = skipped.map(({ id }) => label(exercise, id));
      const root = template.mirrored
        ? [[given(`${sheet.value} ${label(exercise, 0)}`), answerTo("value:0")]]
        : [];
      return { head: [], rows: [[given(sheet.skipped), answer(names.join(", "))], ...root] };
    }
    case "moves": {
      const best = questions.filter(({ id }) => answerText(key.get(id)!) !== "");
      return {
        head: [],
        rows: [
          [given(sheet.moves), answer(best.map((question) => label(exercise, question.node)).join(", "))],
        ],
      };
    }
  }
}

function given(text: string): AnswerCell {
  return { text, isAnswer: false };
}

function answer(text: string): AnswerCell {
  return { text, isAnswer: true };
}

function label({ tree }: Exercise, id: number): string {
  return nodeName(tree, id).label;
}
