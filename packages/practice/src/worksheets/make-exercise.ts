import { type SolveSettings, type Tree, trace, type Value } from "@tyche/trees";
import { valueOfNumber } from "@tyche/trees/numbers";
import { randomExercise } from "@tyche/trees/random";
import { type Exercise, type ExerciseSpec, exerciseAbout, failOf } from "../exercises/exercise.js";
import { ExerciseError } from "../exercises/exercise-error.js";
import { ownExercise, recallsAnother, unfit } from "../exercises/own-tree.js";
import { needsChance, TEMPLATES } from "../exercises/templates.js";
import { labelled, mirrored } from "../exercises/turn.js";
import { distinguished } from "../misconceptions/diagnose.js";

/** Number of suitable trees to compare: the one that exposes the most wrong rules is taken. */
const CANDIDATES = 4;
/** Limit on the trees drawn for one seed; the tests require far fewer of every template. */
const MOST_DRAWS = 200;

/**
 * The exercise of a specification: about its tree, or about one drawn from its seed.
 * @throws ExerciseError if the tree, or all trees from the seed, do not fit the template
 */
export function exerciseOf(spec: ExerciseSpec): Exercise {
  return spec.tree === undefined ? seededExercise(spec) : ownExercise(spec, spec.tree);
}

function seededExercise(spec: ExerciseSpec): Exercise {
  const template = TEMPLATES[spec.template];
  const { algorithm, levels } = template;
  if (!levels) throw unfit("given", spec.template);
  const { leastLeaves, mostLeaves, ...draw } = levels[spec.level];
  const range = [whole(draw.leaves[0]), whole(draw.leaves[1])] as const;
  const bounds = template.bounded ? range : undefined;
  const settings = { ties: spec.ties, fail: failOf(spec), bounds };
  let best: Exercise | undefined;
  let most = -1;
  let candidates = 0;
  for (let k = 0; k < MOST_DRAWS && candidates < CANDIDATES; k++) {
    const seed = k === 0 ? spec.seed : `${spec.seed}/${k}`;
    const drawn = randomExercise({ ...draw, seed, algorithm, settings }).tree;
    if (needsChance(template) && !drawn.nodes.some(({ kind }) => kind === "chance")) continue;
    const leaves = drawn.nodes.filter((node) => node.kind === "leaf").length;
    if (leaves < leastLeaves || leaves > mostLeaves) continue;
    const turned = mirrored(drawn);
    // An exercise that is also offered mirrored must have cuts in both orientations, whichever is asked.
    if (template.asks === "cuts" && algorithm === "alpha-beta" && cutsNothing(turned, algorithm, settings)) {
      continue;
    }
    const tree = labelled(template.mirrored ? turned : drawn);
    const exercise = exerciseAbout(tree, spec, range);
    // What a null window cuts may be searched again later.
    if (template.asks === "cuts" && exercise.solution.pruned === 0) continue;
    if (recallsAnother(exercise)) continue;
    // A tree and its mirror image give the same choice.
    const judged = template.mirrored
      ? exerciseAbout(labelled(drawn), spec, range, { ...template, mirrored: false })
      : exercise;
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
