// Imports every entry point of every package, and prints the answers that must be the same in all environments.
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { connect } from "@tyche/engine/threads";
import { answers } from "./answers.mjs";

const entryPoints = JSON.parse(readFileSync(new URL("entry-points.json", import.meta.url), "utf8"));
for (const entryPoint of entryPoints)
  if (Object.keys(await import(entryPoint)).length === 0) throw new Error(`${entryPoint} exports nothing`);

const worker = new Worker(new URL("worker.mjs", import.meta.url));
const engine = connect(worker);
const remote = async (game, state) => {
  let last;
  for await (const decision of engine.think(game, state)) last = decision;
  return last;
};
console.log(JSON.stringify(await answers(remote)));
await worker.terminate();
process.exit(0);
