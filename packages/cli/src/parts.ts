/**
 * Building blocks for the other programs of this repository: the structure of a command and its output, and what
 * commands start: threads.
 */
import type * as commands from "./commands/command.js";

export { UsageError } from "./io/errors.js";
export { type Io, write } from "./io/io.js";
export { saveFile } from "./io/save-file.js";
export { serveFolder } from "./io/static-server.js";
export { table } from "./io/table.js";
export { type Program, runProgram } from "./program.js";
export { startPool } from "./thinking/searching.js";

/** Examples in the help, in English. */
export type Examples = commands.Examples<string>;
