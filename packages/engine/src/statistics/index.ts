/**
 * Statistics that all packages share: what many results say, and how surely. It stands alone: nothing of the engine runs with it.
 *
 * @module
 */

export { expectedScore, type Meeting, ratingsOf } from "./elo.js";
export type { Estimate } from "./estimate.js";
export { meanOf, RunningMean } from "./mean.js";
export { type Confidence, normalPoint, studentPoint } from "./quantile.js";
export { type SprtSettings, type SprtState, sprtOf } from "./sprt.js";
export { shareOf } from "./wilson.js";
