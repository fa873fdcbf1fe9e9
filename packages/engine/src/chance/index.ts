export { RulesError } from "../contract/errors.js";
export type { EnumerateOptions } from "../contract/options.js";
export { type BoundedChance, boundedChance } from "./bounded.js";
export { outcomeAt } from "./draws.js";
export {
  ENUMERATION_LIMIT,
  ENUMERATION_SAMPLES,
  type Enumeration,
  enumerate,
  type Outcome,
} from "./enumerate.js";
export { type Fraction, sumToOne, toDouble } from "./fraction.js";
export { seededChance } from "./seeded.js";
export { sfc32 } from "./sfc32.js";
