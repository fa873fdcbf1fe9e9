import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** What the README says a person will see is what they see: every console block and every program is run. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const README = readFileSync(join(ROOT, "README.md"), "utf8");
const TYCHE = `"${process.execPath}" packages/cli/bin/tyche.js`;

function blocks(language: string): string[] {
  return [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    (match) => match[1]!,
  );
}

/** "$ command" and what it prints. */
function sessions(): { command: string; printed: string }[] {
  return blocks("console").map((block) => {
    const [first = "", ...rest] = block.split("\n");
    return { command: first.replace(/^\$ /, ""), printed: rest.join("\n").trimEnd() };
  });
}

function shell(command: string): string {
  return execFileSync("bash", ["-c", command.replaceAll("npx tyche", TYCHE)], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", COLUMNS: "80" },
  }).trimEnd();
}

describe("README", () => {
  it("has something to run", () => {
    expect(sessions().length).toBeGreaterThan(3);
    expect(blocks("ts").length).toBeGreaterThan(0);
  });

  it.each(sessions())("$command", ({ command, printed }) => {
    expect(shell(command)).toBe(printed);
  });

  it.each(blocks("ts").map((code, i) => ({ i: i + 1, code })))(
    "program $i prints what its comments say",
    ({ code }) => {
      const folder = mkdtempSync(join(ROOT, "packages/cli/test/readme-"));
      try {
        const file = join(folder, "program.mjs");
        const { outputText } = ts.transpileModule(code, {
          compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
        });
        writeFileSync(file, outputText);
        const printed = execFileSync(process.execPath, [file], { encoding: "utf8" }).trimEnd();
        const said = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
        expect(printed.split("\n")).toEqual(said);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
