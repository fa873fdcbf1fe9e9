export type { Io } from "./io/io.js";
export { run } from "./program.js";
