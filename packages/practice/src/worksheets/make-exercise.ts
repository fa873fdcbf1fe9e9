import { type Fail, randomExercise, type SolveSettings, type Tree, trace, type Value } from "@tyche/trees";
import { valueOfNumber } from "@tyche/trees/numbers";
import type { Exercise, ExerciseSpec } from "../exercises/exercise.js";
import { ExerciseError } from "../exercises/exercise-error.js";
import { questionsOf } from "../exercises/question.js";
import { TEMPLATES, type Template } from "../exercises/templates.js";
import { labelled, mirrored } from "../exercises/turn.js";
import { distinguished } from "../misconceptions/diagnose.js";

/** Number of suitable trees to compare: the one that exposes the most wrong rules is taken. */
const CANDIDATES = 4;
/** Limit on the trees drawn for one seed; the tests require far fewer of every template. */
const MOST_DRAWS = 200;

/**
 * Generates the exercise of a specification.
 * @throws ExerciseError if no tree from the seed fits the template
 */
export function exerciseOf(spec: ExerciseSpec): Exercise {
  const template = TEMPLATES[spec.template];
  const { algorithm } = template;
  const { leastLeaves, mostLeaves, ...draw } = template.levels[spec.level];
  const bounds = template.bounded ? ([whole(draw.leaves[0]), whole(draw.leaves[1])] as const) : undefined;
  const settings = { ties: spec.ties, fail: failOf(spec), bounds };
  let best: Exercise | undefined;
  let most = -1;
  let candidates = 0;
  for (let k = 0; k < MOST_DRAWS && candidates < CANDIDATES; k++) {
    const seed = k === 0 ? spec.seed : `${spec.seed}/${k}`;
    const drawn = randomExercise({ ...draw, seed, algorithm, settings }).tree;
    const leaves = drawn.nodes.filter((node) => node.kind === "leaf").length;
    if (leaves < leastLeaves || leaves > mostLeaves) continue;
    const turned = mirrored(drawn);
    // An exercise that is also offered mirrored must have cuts in both orientations, whichever is asked.
    if (template.asks === "cuts" && algorithm === "alpha-beta" && cutsNothing(turned, algorithm, settings)) {
      continue;
    }
    const tree = labelled(template.mirrored ? turned : drawn);
    const made = (from: Tree, as: Template): Exercise => ({
      spec,
      template: as,
      tree: from,
      settings,
      bounds,
      ...trace(from, algorithm, settings),
      questions: questionsOf(from, as),
    });
    const exercise = made(tree, template);
    // What a null window cuts may be searched again later.
    if (template.asks === "cuts" && exercise.solution.pruned === 0) continue;
    // Nodes below another position's table entry are not cut by any rule, so such trees are skipped.
    if (exercise.events.some((event) => event.type === "recall" && event.same !== undefined)) continue;
    // A tree and its mirror image give the same choice.
    const judged = template.mirrored ? made(labelled(drawn), { ...template, mirrored: false }) : exercise;
    const { told, all } = distinguished(judged);
    candidates++;
    if (told > most) [best, most] = [exercise, told];
    if (told === all) break;
  }
  if (best) return best;
  const seed = spec.seed.slice(0, 40);
  throw new ExerciseError(
    "exercise-no-tree",
    { seed, template: spec.template },
    `no tree from seed "${seed}" fits the exercise ${spec.template}; take another seed`,
  );
}

/**
 * The fail rule by which an exercise is graded. Fail-hard clips values to the ends of their windows, where they look
 * like ties; so it is not used for exercises in which ties must not cut, nor for those that do not mention it.
 */
export function failOf({ template, ties, fail }: Pick<ExerciseSpec, "template" | "ties" | "fail">): Fail {
  return TEMPLATES[template].fail && ties === "prune" ? fail : "soft";
}

/** The seed that follows a seed: the number at its end plus 1. */
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
