import { run } from "./program.js";

// Not `await`: the bundle is CommonJS.
void run(process.argv.slice(2), {
  // Opened on demand: most calls read nothing.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
}).then((code) => {
  process.exitCode = code;
});
