/** The recorded events of a search, looked up at any step: the state of each node, and its number line. */

export { type Axis, endsOf, isExplained, LINE_HEIGHT, type Range } from "./axis.js";
export { drawNumberLine, type LineBox, type Saying, shortReference } from "./draw-number-line.js";
export { type Moment, UNSEEN } from "./moment.js";
export { explainedAt, type NumberLine, numberLineAt } from "./number-line.js";
export { pathNumbers } from "./path-numbers.js";
export { type Counters, Replay, Snapshot } from "./replay.js";
export { sameStep } from "./same-step.js";
export { type Roomy, roomUnder, underTree } from "./under-tree.js";
export { type Shown, valueNow, viewAt } from "./view-at.js";
export { widestView } from "./widest.js";
