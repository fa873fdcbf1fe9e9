// Equilibria of trees with information sets
export { type Behaviour, type Equilibrium, equilibrium } from "./equilibrium/equilibrium.js";
export type { LinearProgram, LinearSolver, Row, Term } from "./equilibrium/linear-program.js";
export { isUnsolvable, type Place, type Unsolvable, unsolvableError } from "./equilibrium/sequence-form.js";
// Trees: read from text, built from lists, or built node by node
export { TreeBuilder } from "./model/build.js";
export { sameTree } from "./model/equal.js";
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
export type { RefusalReason } from "./model/refusal.js";
export type { Problem, TreeProblemId } from "./problems/english.js";
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
// Risk: utility functions, and the worth of nodes to players who have them
export { type Amount, appraise, type NodeRisk, type RiskReport } from "./risk/risk.js";
export { parseUtility, UTILITIES, type Utility, type UtilityName } from "./risk/utility.js";
// Explaining what a search does, as messages for @tyche/messages
export { type AlgorithmText, algorithmText } from "./say/algorithm-text.js";
export { actionName, breakEven, inputName } from "./say/break-even.js";
export { equilibriumDrawing, placeName } from "./say/equilibrium.js";
export { explainEvent } from "./say/explain.js";
export { amountText, riskDrawing } from "./say/risk.js";
// Solving
export { type Algorithm, CONDITIONS, type Condition, type Properties } from "./search/algorithm.js";
export { ALGORITHMS, algorithmNamed, fittingAlgorithm } from "./search/algorithms.js";
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
export type { Solution } from "./search/solution.js";
export { boundsInForce, solve, steps, trace } from "./search/solve.js";
export {
  type Flip,
  type Input,
  type Sensitivity,
  type SensitivityOptions,
  type SensitivityReport,
  sensitivity,
} from "./sensitivity/sensitivity.js";
export {
  STREAMED_ALGORITHMS,
  type StreamedSolution,
  type StreamOptions,
  solveText,
} from "./stream/solve-text.js";
export { type UnfoldOptions, unfold } from "./unfold/unfold.js";
// Writing and drawing; to draw with parts of the writers see ./drawing
export { WRITE_FORMATS, type WriteFormat, type WriteOptions, writeTree } from "./write/index.js";
export { DIRECTIONS, NOTATION_NAMES, type NotationName, PAGES, type Page } from "./write/picture/notation.js";
export { type ReadableFormat, type ReadableOptions, writeReadable } from "./write/readable.js";
export { type SlideOptions, writeSlides } from "./write/slides.js";
export { tornadoSvg } from "./write/tornado.js";
export { type TraceFormat, tracePieces } from "./write/trace.js";
export type { Written } from "./write/written.js";
