export { problemOfEvaluators, problemOfNext, problemOfRepeated } from "./answers.js";
export { changeOf, short } from "./changed.js";
export { problemOfFacts } from "./facts.js";
export { checkFacts, checkRules, decisionAt, noAction, startOf } from "./first-states.js";
export { problemOfPayoffs } from "./payoffs.js";
export { impurityOf } from "./plain.js";
export { changesState, playOf, type RuleName, ruleProblem, ruleText } from "./rule.js";
