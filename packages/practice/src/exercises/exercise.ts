import {
  type Fail,
  type NotationName,
  RefusalError,
  randomExercise,
  type SearchEvent,
  type Solution,
  type SolveSettings,
  type TieRule,
  type Tree,
  trace,
  type Value,
} from "@tyche/trees";
import { valueOfNumber } from "@tyche/trees/numbers";
import { type Question, questionsOf } from "./question.js";
import { type ExerciseLevel, TEMPLATES, type Template, type TemplateName } from "./templates.js";
import { labelled, mirrored } from "./turn.js";

/** Everything that makes an exercise: the same specification gives the same exercise, on every machine. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly template: TemplateName;
  readonly level: ExerciseLevel;
  readonly notation: NotationName;
  readonly ties: TieRule;
  readonly fail: Fail;
}

export interface Exercise {
  readonly spec: ExerciseSpec;
  readonly template: Template;
  /** Every node has a label. */
  readonly tree: Tree;
  readonly settings: SolveSettings & { readonly fail: Fail };
  /** [L, U] of every value, where the exercise gives them. */
  readonly bounds: readonly [low: Value, high: Value] | undefined;
  readonly events: readonly SearchEvent[];
  readonly solution: Solution;
  /** In the order of the tree. */
  readonly questions: readonly Question[];
}

/** Trees drawn for one seed before giving up; the tests hold every template to far fewer. */
const MOST_DRAWS = 200;

/**
 * The exercise of a specification.
 * @throws RefusalError where no tree from the seed fits the template
 */
export function exerciseOf(spec: ExerciseSpec): Exercise {
  const template = TEMPLATES[spec.template];
  const { algorithm } = template;
  const { leastLeaves, mostLeaves, ...draw } = template.levels[spec.level];
  const bounds = template.bounded ? ([whole(draw.leaves[0]), whole(draw.leaves[1])] as const) : undefined;
  const settings = { ties: spec.ties, fail: failOf(spec), bounds };
  for (let k = 0; k < MOST_DRAWS; k++) {
    const seed = k === 0 ? spec.seed : `${spec.seed}/${k}`;
    const drawn = randomExercise({ ...draw, seed, algorithm, settings }).tree;
    const leaves = drawn.nodes.filter((node) => node.kind === "leaf").length;
    if (leaves < leastLeaves || leaves > mostLeaves) continue;
    const turned = mirrored(drawn);
    // What is asked both ways round has something to cut both ways round, whichever of the two is asked.
    if (template.asks === "cuts" && algorithm === "alpha-beta" && cutsNothing(turned, algorithm, settings)) {
      continue;
    }
    const tree = labelled(template.mirrored ? turned : drawn);
    const { events, solution } = trace(tree, algorithm, settings);
    return {
      spec,
      template,
      tree,
      settings,
      bounds,
      events,
      solution,
      questions: questionsOf(tree, template),
    };
  }
  throw new RefusalError(
    `no tree from seed "${spec.seed.slice(0, 40)}" fits the exercise ${spec.template}; take another seed`,
  );
}

/**
 * The fail rule that an exercise is graded by. Fail-hard clips values to the ends of their windows, where they look
 * like ties; so it is not for exercises in which ties must not cut, nor for those that do not speak of it.
 */
export function failOf({ template, ties, fail }: Pick<ExerciseSpec, "template" | "ties" | "fail">): Fail {
  return TEMPLATES[template].fail && ties === "prune" ? fail : "soft";
}

/** The seed after a seed: the next number at its end. */
export function nextSeed(seed: string): string {
  const [, start, number] = /^(.*?)(\d{0,12})$/su.exec(seed)!;
  return number === "" ? `${start}2` : `${start}${Number(number) + 1}`;
}

function cutsNothing(tree: Tree, algorithm: string, settings: SolveSettings): boolean {
  return !trace(tree, algorithm, settings).events.some(({ type }) => type === "cut");
}

function whole(number: number): Value {
  return valueOfNumber(number)!;
}
