import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hasProgram } from "../../../../tests/programs.js";
import { WORDS } from "../../test/words.js";
import { worksheetOf } from "./worksheet.js";
import { worksheetLatex } from "./worksheet-latex.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LATEX = "pdflatex";
const TEX = hasProgram(
  LATEX,
  spawnSync(LATEX, ["--version"], { stdio: "ignore" }).status === 0,
  "tools/install-viewers.sh",
);

/** The number of pages that TeX sets. */
function pagesOf(source: string): number {
  writeFileSync(join(folder, "sheet.tex"), source);
  const run = spawnSync(LATEX, ["-interaction=nonstopmode", "-halt-on-error", "sheet.tex"], { cwd: folder });
  expect(run.status).toBe(0);
  const log = readFileSync(join(folder, "sheet.log"), "utf8");
  return Number(/Output written on sheet\.pdf \((\d+) page/.exec(log)?.[1]);
}

test.skipIf(!TEX)(
  "two exercises of every kind are on each page, the smallest and the largest with their answers",
  () => {
    for (const [level, copy, count] of [
      [1, "blank", 17],
      [3, "key", 18],
    ] as const) {
      const spec = {
        seed: `p${level}`,
        template: "mixed",
        level,
        notation: "aima",
        ties: "prune",
        fail: "soft",
      } as const;
      const sheet = worksheetOf({ ...spec, count, language: "en" }, WORDS.en);
      expect(pagesOf(worksheetLatex(sheet, copy, "two")), `${level} ${copy}`).toBe(9);
    }
  },
);
