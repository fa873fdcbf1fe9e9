/** Trees as data: nodes, exact numbers, facts, and the errors of trees, texts and searches. */
export { TreeBuilder } from "./build.js";
export { type NumberChanges, treeWith, withNumbers } from "./change.js";
export type { Problem, TreeProblemId } from "./english.js";
export { sameTree } from "./equal.js";
export type { RefusalReason } from "./error.js";
export { lineAndColumn, RefusalError, TreeError } from "./error.js";
export { factsOf, type TreeFacts } from "./facts.js";
export { type InformationSet, informationSets } from "./information-sets.js";
export {
  type ChanceNode,
  type DecisionNode,
  endsInEstimates,
  type InnerNode,
  isDecision,
  KINDS,
  type Kind,
  type Leaf,
  type Node,
  nameOf,
  type PlayerNode,
  payoffAt,
  playerOf,
  shownName,
  type Tree,
} from "./node.js";
export {
  formatDecimal,
  formatExact,
  formatShort,
  type Limit,
  type NumberStyle,
  parseValue,
  toNumber,
  type Value,
} from "./number.js";
export { type Parts, paidOnTheWay, partsOf } from "./paid.js";
export { backedUp, weightedSum } from "./values.js";
