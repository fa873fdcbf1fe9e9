export * from "./model/build.js";
export * from "./model/error.js";
export * from "./model/node.js";
export * from "./model/number.js";
export * from "./read/document.js";
export * from "./search/event.js";
export type { Record } from "./search/record.js";
export * from "./search/settings.js";
export type { Solution, Visited } from "./search/solution.js";
