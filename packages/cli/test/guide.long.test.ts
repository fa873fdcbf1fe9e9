import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

it("every block of code of docs/guide runs, prints what the page says, and holds to its types", () => {
  const said = execFileSync(process.execPath, ["tools/check-guide.js"], { cwd: ROOT, encoding: "utf8" });
  expect(said).toMatch(/\d+ files, \d+ commands, 0 faults\n$/);
});
