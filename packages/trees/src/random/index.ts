/** Random trees and exercises, from seeds. */
export { type ExerciseOptions, type RandomExercise, randomExercise } from "./exercise.js";
export type { Seed } from "./random-source.js";
export {
  PROBABILITY_STYLES,
  type ProbabilityStyle,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomTree,
} from "./random-tree.js";
export { treeVariants, type VariantOptions } from "./variants.js";
