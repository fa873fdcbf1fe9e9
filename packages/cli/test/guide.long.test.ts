import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

it("every code block of docs/guide type-checks, runs, and prints the output shown on the page", () => {
  const said = execFileSync(process.execPath, ["tools/check-guide.js"], { cwd: ROOT, encoding: "utf8" });
  expect(said).toMatch(/\d+ files, \d+ commands, 0 faults\n$/);
});
