// Equilibria of trees with information sets
export {
  type Behaviour,
  type Equilibrium,
  equilibrium,
  equilibriumDrawing,
  placeName,
} from "./analysis/equilibrium.js";
// Risk: utility functions, and the worth of nodes to players who have them
export {
  type Amount,
  amountText,
  appraise,
  type NodeRisk,
  type RiskReport,
  riskDrawing,
} from "./analysis/risk.js";
export {
  actionName,
  breakEven,
  type Flip,
  type Input,
  inputName,
  type Sensitivity,
  type SensitivityOptions,
  type SensitivityReport,
  sensitivity,
} from "./analysis/sensitivity.js";
export type { LinearProgram, LinearSolver, Row, Term } from "./analysis/sequence-form.js";
export { isUnsolvable, type Place, type Unsolvable, unsolvableError } from "./analysis/sequence-form.js";
export { parseUtility, UTILITIES, type Utility, type UtilityName } from "./analysis/utility.js";
// Explaining what a search does, as messages for @tyche/messages
export { type AlgorithmText, algorithmText } from "./explain/algorithm-text.js";
export { explainEvent } from "./explain/events.js";
// Trees: read from text, built from lists, or built node by node
export { TreeBuilder } from "./model/build.js";
export type { Problem, TreeProblemId } from "./model/english.js";
export { sameTree } from "./model/equal.js";
export type { RefusalReason } from "./model/error.js";
export { lineAndColumn, RefusalError, TreeError } from "./model/error.js";
export { factsOf, type TreeFacts } from "./model/facts.js";
export { type InformationSet, informationSets } from "./model/information-sets.js";
export {
  type ChanceNode,
  type DecisionNode,
  type InnerNode,
  isDecision,
  type Kind,
  type Leaf,
  type Node,
  nameOf,
  type PlayerNode,
  type Tree,
} from "./model/node.js";
// Reading and printing exact numbers; for arithmetic see ./numbers
export {
  formatDecimal,
  formatExact,
  formatShort,
  type Limit,
  type NumberStyle,
  parseValue,
  toNumber,
  type Value,
} from "./model/number.js";
export { type Parts, paidOnTheWay, partsOf } from "./model/paid.js";
// Random trees and exercises
export { type ExerciseOptions, type RandomExercise, randomExercise } from "./random/exercise.js";
export {
  PROBABILITY_STYLES,
  type ProbabilityStyle,
  RANDOM_KINDS,
  type RandomKind,
  type RandomTreeOptions,
  randomTree,
} from "./random/random-tree.js";
export {
  type Document,
  READ_FORMATS,
  type ReadFormat,
  type ReadOptions,
  ROOT_KINDS,
  type RootKind,
} from "./read/document.js";
export { explain, locate, readTree } from "./read/index.js";
export { type PlantOptions, plant, type TreeSpec } from "./read/plant.js";
export { decodeText, type TextFile } from "./read/text-file.js";
// Solving
export { type Algorithm, CONDITIONS, type Condition, type Properties } from "./search/algorithm.js";
export {
  type CutRule,
  isVector,
  type Relation,
  type SearchEvent,
  type ValueBound,
  type Worth,
} from "./search/event.js";
export type { SearchRecord } from "./search/record.js";
export {
  FAILS,
  type Fail,
  ORDERS,
  type OrderName,
  SETTING_NAMES,
  type SettingName,
  type SolveSettings,
  TIE_RULES,
  type TieRule,
} from "./search/settings.js";
export { ALGORITHMS, algorithmNamed, fittingAlgorithm } from "./solve/algorithms.js";
export type { Solution } from "./solve/solution.js";
export { boundsInForce, solve, steps, trace } from "./solve/solve.js";
export {
  STREAMED_ALGORITHMS,
  type StreamedSolution,
  type StreamOptions,
  solveText,
} from "./stream/solve-text.js";
export { type UnfoldOptions, unfold } from "./unfold.js";
// Writing and drawing; to draw with parts of the writers see ./drawing
export { WRITE_FORMATS, type WriteFormat, type WriteOptions, writeTree } from "./write/index.js";
export { DIRECTIONS, NOTATION_NAMES, type NotationName, PAGES, type Page } from "./write/picture/notation.js";
export { type ReadableFormat, type ReadableOptions, writeReadable } from "./write/readable.js";
export { type SlideOptions, writeSlides } from "./write/slides.js";
export { type TraceFormat, tracePieces } from "./write/tables.js";
export { tornadoSvg } from "./write/tornado.js";
export type { Written } from "./write/written.js";
