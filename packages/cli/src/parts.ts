/** What other programs of this repository are made of: the frame of a command, its errors and its output. */
export type { CommandFile, Example } from "./commands/command.js";
export { UsageError } from "./errors.js";
export { type Io, write } from "./io.js";
export { type Program, runProgram } from "./program.js";
