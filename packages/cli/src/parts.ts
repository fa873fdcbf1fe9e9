/**
 * What other programs of this repository are made of: the frame of a command and its output, and what the command starts for
 * its users: threads, models of opponents, GNU Backgammon.
 */
export { makeModel } from "./arena/models.js";
export { EVALUATOR_NAMES, evaluatorNamed } from "./backgammon/evaluators.js";
export { GnubgClient } from "./backgammon/gnubg/client.js";
export { hasGnubg, MONEY_SETTINGS, startGnubg } from "./backgammon/gnubg/process.js";
export { wholeOf } from "./backgammon/numbers.js";
export type { CommandFile, Example } from "./commands/command.js";
export { UsageError } from "./errors.js";
export { startPool } from "./games/threads.js";
export { readInput } from "./input.js";
export { type Io, saveFile, write } from "./io.js";
export { type Program, runProgram } from "./program.js";
export { serveFolder } from "./static-server.js";
export { table } from "./table.js";
