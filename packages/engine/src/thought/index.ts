export { type Evaluation, evaluationOf } from "./evaluation.js";
export { Thought } from "./thought.js";
