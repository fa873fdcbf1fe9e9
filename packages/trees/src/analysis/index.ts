/** Equilibria of trees with information sets, utility functions, and break-even points. */
export { drawnSolution } from "./drawn.js";
export {
  type Behaviour,
  type Equilibrium,
  equilibrium,
  equilibriumDrawing,
  placeName,
} from "./equilibrium.js";
export { exactPlans } from "./exact-plans.js";
export {
  type Amount,
  amountText,
  appraise,
  type NodeRisk,
  type RiskReport,
  riskDrawing,
} from "./risk.js";
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
} from "./sensitivity.js";
export type { LinearProgram, LinearSolver, Row, Term } from "./sequence-form.js";
export { isUnsolvable, type Place, sequenceForm, type Unsolvable, unsolvableError } from "./sequence-form.js";
export { parseUtility, UTILITIES, type Utility, type UtilityName } from "./utility.js";
