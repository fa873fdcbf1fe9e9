/**
 * Statistics shared by all packages: estimates with confidence intervals. It does not depend on the rest of the
 * engine.
 *
 * @module
 */

export { expectedScore, type Meeting, ratingsOf } from "./elo.js";
export { fixed } from "./fixed.js";
export type { Estimate } from "./intervals.js";
export { shareOf } from "./intervals.js";
export { meanOf, RunningMean } from "./mean.js";
export { type Confidence, normalPoint, studentPoint } from "./quantile.js";
export { type SprtSettings, type SprtState, sprtOf } from "./sprt.js";
