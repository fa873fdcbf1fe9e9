export * from "./model/build.js";
export { sameTree } from "./model/equal.js";
export * from "./model/error.js";
export * from "./model/facts.js";
export * from "./model/node.js";
export * from "./model/number.js";
export { Rational } from "./model/rational.js";
export { type CutEvent, deepCuts } from "./random/deep-cut.js";
export { type Exercise, type ExerciseOptions, randomExercise } from "./random/exercise.js";
export { type Generator, generator, type Seed } from "./random/generator.js";
export {
  PROBABILITY_STYLES,
  type ProbabilityStyle,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomTree,
} from "./random/random-tree.js";
export { detectFormat } from "./read/detect.js";
export * from "./read/document.js";
export { explain, readTree } from "./read/index.js";
export { type NumberSpec, type PlantOptions, plant, type TreeSpec } from "./read/plant.js";
export { type Catalogue, type Described, LANGUAGES, type Language } from "./say/catalogue.js";
export {
  CATALOGUES,
  type SentenceOptions,
  sentence,
} from "./say/sentence.js";
export * from "./search/algorithm.js";
export * from "./search/algorithms.js";
export * from "./search/event.js";
export type { Record } from "./search/record.js";
export * from "./search/settings.js";
export type { Solution, Visited } from "./search/solution.js";
export * from "./search/solve.js";
export { type UnfoldOptions, unfold } from "./unfold/unfold.js";
export { WRITE_FORMATS, type WriteFormat, type WriteOptions, writeTree } from "./write/index.js";
export { NOTATION_NAMES, type NotationName } from "./write/notation.js";
export { TRACE_FORMATS, type TraceFormat, tracePieces, writeTrace } from "./write/trace.js";
export type { Written } from "./write/written.js";
