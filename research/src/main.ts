import { runProgram } from "tyche/parts";
import { RESEARCH } from "./program.js";

process.exitCode = await runProgram(RESEARCH, process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
});
