import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileEngine } from "./compile.js";

let compiled: ReturnType<typeof compileEngine>;
beforeAll(() => {
  compiled = compileEngine();
});
afterAll(() => compiled.remove());

it("every game gets its own copy of the search, and keeps it", () => {
  const script = join(compiled.folder, "copies.js");
  writeFileSync(
    script,
    `import { searchFor } from "./search/load.js";
     const [pig, again, chess] = await Promise.all(["pig", "pig", "2048 & co?"].map(searchFor));
     console.log(pig === again, pig === chess, pig.name, chess.name);`,
  );
  expect(execFileSync(process.execPath, [script], { encoding: "utf8" })).toBe("true false Search Search\n");
});

it("no engine module imports a Node module, so that it loads in a browser", () => {
  const script = join(compiled.folder, "imports.js");
  writeFileSync(
    script,
    `import { readdirSync, readFileSync } from "node:fs";
     const outside = new Set();
     for (const file of readdirSync(import.meta.dirname, { recursive: true })) {
       if (!file.endsWith(".js") || file === "imports.js" || file === "copies.js") continue;
       const text = readFileSync(import.meta.dirname + "/" + file, "utf8");
       for (const [, from] of text.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"/gms)) if (!from.startsWith(".")) outside.add(from);
     }
     console.log([...outside].join() || "none");`,
  );
  expect(execFileSync(process.execPath, [script], { encoding: "utf8" })).toBe("none\n");
});

it("every game without a native position gets its own copy of the adapter, with a common base class", () => {
  const script = join(compiled.folder, "adapters.js");
  writeFileSync(
    script,
    `import { adapterFor, loadAdapter, positionOf } from "./position/adapter.js";
     import { RulesPosition } from "./position/rules-position.js";
     import { GamePosition } from "./position/game-position.js";
     import { decide } from "./index.js";
     const facts = { players: 1, zeroSum: false, cooperative: false, bounds: [0, 9], cycles: false, chance: true, hidden: false };
     const game = {
       name: "dice & co?", facts, start: () => [0, 0], turn: ([, ply]) => (ply === 2 ? -1 : 0), actions: () => [1, 2],
       play: ([sum, ply], dice, chance) => [Math.min(9, sum + chance.dice(dice, 3)[0]), ply + 1], payoff: ([sum]) => [sum],
     };
     const shared = positionOf(game, [0, 0]);
     await Promise.all([loadAdapter(game.name), loadAdapter(game.name), loadAdapter("other")]);
     const own = positionOf(game, [0, 0]);
     console.log(adapterFor("unknown") === GamePosition, shared.constructor === own.constructor, own.constructor === adapterFor(game.name));
     console.log(shared instanceof RulesPosition, own instanceof RulesPosition, own.copy() instanceof own.constructor);
     console.log(own.constructor.parts.Merger === GamePosition.parts.Merger);
     for (const position of [shared, own]) position.play(1);
     console.log(shared.hashLow() === own.hashLow(), shared.hashHigh() === own.hashHigh());
     const decision = await decide({ ...game, name: "third" }, [0, 0], { native: false });
     console.log(decision.value.toFixed(6), decision.solved, adapterFor("third") === GamePosition);`,
  );
  const said = execFileSync(process.execPath, [script], { encoding: "utf8" }).trim().split("\n");
  // Two dice of three sides average this in each turn: (1 + 2 * 3 + 3 * 5) / 9 = 22 / 9.
  expect(said).toEqual([
    "true false true",
    "true true true",
    "false",
    "true true",
    `${(44 / 9).toFixed(6)} true false`,
  ]);
});
