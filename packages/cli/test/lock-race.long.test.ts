/** Of many processes that want the same file at once, never more than one has it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tyche-lock-race-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LOCK = fileURLToPath(new URL("../dist/io/lock-file.js", import.meta.url));
/** Waits for a file, so that all processes start together; reports when it takes and releases the lock. */
const SCRIPT = `
const { appendFileSync, existsSync } = await import("node:fs");
const { lockFile } = await import(${JSON.stringify(LOCK)});
const [, file, log, dies] = process.argv;
while (!existsSync(file + ".go")) await new Promise((resume) => setTimeout(resume, 1));
try {
  const lock = await lockFile(file);
  appendFileSync(log, "in\\n");
  await new Promise((resume) => setTimeout(resume, 30));
  appendFileSync(log, "out\\n");
  if (dies === "dies") process.kill(process.pid, "SIGKILL");
  lock.release();
} catch (error) {
  appendFileSync(log, error.message.includes("is in use by process") ? "" : error.stack);
}`;

it("passes from one process to the next, even if holders are killed", { timeout: 400_000 }, async () => {
  for (let round = 0; round < 12; round++) {
    const [file, log] = [join(folder, `m${round}`), join(folder, `log${round}`)];
    writeFileSync(log, "");
    // The lock of a killed process, which all of them will find.
    const before = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, file, log, "dies"]);
    writeFileSync(`${file}.go`, "");
    await once(before, "exit");
    rmSync(`${file}.go`);
    const children = Array.from({ length: 6 }, (_, i) =>
      spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, file, log, i === 0 ? "dies" : ""]),
    );
    await new Promise((resume) => setTimeout(resume, 300));
    appendFileSync(`${file}.go`, "");
    await Promise.all(children.map((child) => once(child, "exit")));
    const said = readFileSync(log, "utf8").trim().split("\n");
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(said).toEqual(said.map((_, i) => (i % 2 === 0 ? "in" : "out")));
    expect(
      readdirSync(folder).filter((name) => name.startsWith(`m${round}.lock.`)).length,
    ).toBeLessThanOrEqual(1);
  }
});
