import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@tyche/messages";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";

/**
 * Checks that pages show real output: runs every session of the READMEs and of the page about trees, every program of
 * the README, and the programs of other pages that state their output.
 */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const README = "README.md";
const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en").map(
  (language) => `README.${language}.md`,
);
/** Pages whose sessions are run. */
const SESSIONS = [README, ...TRANSLATIONS, "docs/trees.md"];
const TYCHE = `"${process.execPath}" packages/cli/bin/tyche.js`;

function blocks(page: string, language: string): string[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    (match) => match[1]!,
  );
}

/** The paths of all pages for users. */
function pages(): string[] {
  const packages = readdirSync(join(ROOT, "packages")).map((name) => join("packages", name, README));
  const docs = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  return [README, ...packages, ...docs].filter((page) => existsSync(join(ROOT, page)));
}

/** The output that a program's comments state. */
function said(code: string): string[] {
  return [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]!);
}

/** Programs that state their output; all programs of the README. */
function programs(): { page: string; i: number; code: string }[] {
  return pages().flatMap((page) =>
    blocks(page, "ts")
      .map((code, i) => ({ page, i: i + 1, code }))
      .filter(({ code }) => page === README || said(code).length > 0),
  );
}

/** "$ command" and its output. */
function sessions(): { command: string; printed: string }[] {
  return SESSIONS.flatMap((page) => blocks(page, "console")).map((block) => {
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
  it("has sessions and programs to run", () => {
    expect(sessions().length).toBeGreaterThan(6);
    expect(programs().filter(({ page }) => page === README).length).toBeGreaterThan(0);
  });

  it.each(sessions())("$command", ({ command, printed }) => {
    expect(shell(command)).toBe(printed);
  });
});

describe("programs", () => {
  it("are also in the packages' pages", () => {
    expect(programs().map(({ page }) => page)).toContain("packages/learn/README.md");
  });

  it.each(programs().filter(({ page }) => IS_LONG || page === README))(
    "$page, program $i prints the output that its comments state",
    ({ code }) => {
      const folder = mkdtempSync(join(ROOT, "packages/cli/test/readme-"));
      try {
        const file = join(folder, "program.mjs");
        const { outputText } = ts.transpileModule(code, {
          compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
        });
        writeFileSync(file, outputText);
        const printed = execFileSync(process.execPath, [file], {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        });
        expect(printed.trimEnd().split("\n")).toEqual(said(code));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});
