export * from "./analysis/index.js";
export * from "./explain/index.js";
export * from "./model/index.js";
export * from "./random/index.js";
export * from "./read/index.js";
export * from "./solve/index.js";
export {
  STREAMED_ALGORITHMS,
  type StreamedSolution,
  type StreamOptions,
  solveText,
} from "./stream/solve-text.js";
export { type UnfoldOptions, unfold, unfoldStart } from "./unfold.js";
export * from "./write/index.js";
