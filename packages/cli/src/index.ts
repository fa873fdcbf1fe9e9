export type { Io } from "./io.js";
export { run } from "./program.js";
