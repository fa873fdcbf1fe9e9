/** The recorded events of a search, looked up at any step: the state of each node, and its number line. */
export { type Moment, UNSEEN } from "./moment.js";
export { endsOf, isLineNode, lineNodes, type NumberLine, numberLineAt, type Range } from "./number-line.js";
export { LINE_HEIGHT, lineWidth, numberLineSvg } from "./number-line-svg.js";
export { type Counters, Replay, Snapshot } from "./replay.js";
export { sameStep } from "./same-step.js";
export { viewAt } from "./view-at.js";
export { widestView } from "./widest.js";
