export {
  type EvaluationDifference,
  type EvaluationSpeed,
  evaluationDifference,
  evaluationSpeed,
} from "./evaluation-speed.js";
export { bestOf, type Loss, type LossReport, lossOf, type PlayChooser } from "./loss.js";
export {
  type NaturalOptions,
  type NaturalPosition,
  naturalPositions,
  stratumOf,
} from "./natural-positions.js";
export { parseReferenceSet, type ReferencePlay, type ReferencePosition } from "./reference-set.js";
