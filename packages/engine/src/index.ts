export * from "./approximate/index.js";
export * from "./chance/index.js";
export * from "./contract/index.js";
export * from "./exact/index.js";
export * from "./methods/index.js";
export * from "./position/index.js";
export * from "./search/index.js";
export * from "./worker/index.js";
