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

it("every game gets a copy of the search of its own, and keeps it", () => {
  const script = join(compiled.folder, "copies.js");
  writeFileSync(
    script,
    `import { searchFor } from "./search/load.js";
     const [pig, again, chess] = await Promise.all(["pig", "pig", "2048 & co?"].map(searchFor));
     console.log(pig === again, pig === chess, pig.name, chess.name);`,
  );
  expect(execFileSync(process.execPath, [script], { encoding: "utf8" })).toBe("true false Search Search\n");
});

it("nothing in the engine imports a module of Node, so that it loads in a browser", () => {
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
