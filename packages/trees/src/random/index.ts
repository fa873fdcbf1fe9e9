/** Random trees and exercises, from seeds. */
export { type ExerciseOptions, type RandomExercise, randomExercise } from "./exercise.js";
export {
  PROBABILITY_STYLES,
  type ProbabilityStyle,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomTree,
} from "./random-tree.js";
