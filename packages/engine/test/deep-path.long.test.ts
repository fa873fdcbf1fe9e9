import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileEngine, strip } from "./compile.js";

// Interpreted code needs the most stack, and is what a first decision runs. The program has 700 kB, the usual stack less a
// third for its caller.
it("the deepest search that can be requested fits in the stack, by every method, before any code is compiled", () => {
  const { folder } = compileEngine();
  const games = strip(readFileSync(join(import.meta.dirname, "endless-games.ts"), "utf8"));
  writeFileSync(join(folder, "endless-games.js"), games.replaceAll("../src/", "./"));
  const program = join(folder, "deepest.js");
  writeFileSync(
    program,
    `import { decide, METHODS, seededChance } from "./index.js";
     import { ENDLESS } from "./endless-games.js";
     let asked = 0;
     for (const game of ENDLESS)
       for (const { name, refusal, unused } of METHODS) {
         if (refusal(game.facts) !== undefined || unused.includes("depth")) continue;
         for (const more of [{}, { rank: "all" }, { table: false }]) {
           const state = game.start(seededChance(1));
           await decide(game, state, { algorithm: name, depth: 1000, deepening: false, nodes: 2000, ...more });
           asked++;
         }
       }
     console.log(asked);`,
  );
  const flags = ["--no-opt", "--no-sparkplug", "--stack-size=700"];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, program], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(Number(stdout)).toBeGreaterThan(50);
});
