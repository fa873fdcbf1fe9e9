import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildTree, NOTATION_NAMES, solve, type Tree, trace } from "@tyche/trees";
import { Typesetter } from "@tyche/trees/drawing";
import { afterAll, describe, expect, it } from "vitest";
import { hasProgram } from "../../../../tests/programs.js";
import { chain, HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { writeTree } from "./write-tree.js";

function isInstalled(command: string, question = "--version"): boolean {
  return spawnSync(command, [question], { stdio: "ignore" }).status === 0;
}

/** Whether this machine has a TeX installation with a package. */
function finds(file: string): boolean {
  return isInstalled("kpsewhich") && spawnSync("kpsewhich", [file], { stdio: "ignore" }).status === 0;
}

const TEX = hasProgram(
  "LaTeX with tikz and standalone",
  isInstalled("pdflatex") && ["tikz.sty", "standalone.cls"].every(finds),
  "tools/install-viewers.sh",
);
const PDFTOTEXT = hasProgram("pdftotext", isInstalled("pdftotext", "-v"), "tools/install-viewers.sh");

const folder = mkdtempSync(join(tmpdir(), "tyche-latex-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles a document strictly: any TeX error fails. Returns TeX's log. */
function compile(source: string, program = "pdflatex"): string {
  writeFileSync(join(folder, "drawing.tex"), source);
  const run = spawnSync(program, ["-interaction=nonstopmode", "-halt-on-error", "drawing.tex"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (run.status !== 0) {
    expect.fail(`${program} fails: ${/^!.*(\n.*){0,8}/m.exec(run.stdout)?.[0]}\n${source}`);
  }
  return readFileSync(join(folder, "drawing.log"), "utf8");
}

/** Combines many drawings in one document, so that TeX starts only once. */
function together(drawings: readonly string[]): string {
  return [
    "\\documentclass{article}",
    "\\usepackage[paperwidth=400cm,paperheight=100cm,margin=1cm]{geometry}",
    "\\usepackage{tikz}",
    "\\begin{document}",
    ...drawings.map((drawing) => `${drawing}\n\\clearpage`),
    "\\end{document}",
  ].join("\n");
}

const TREES: readonly (readonly [tree: Tree, algorithm: string])[] = [
  [
    buildTree([
      [3, 12, 8],
      [2, 4, 6],
      [14, "-5/7", 2],
    ]),
    "alpha-beta",
  ],
  [
    buildTree({
      max: [
        { chance: [{ min: [2, 4] }, { min: ["-1/3", 6] }], p: ["1/3", "2/3"], actions: ["left", "right"] },
        { chance: [{ min: [100, -5] }, { min: [5, 7] }, 1], label: "risk" },
      ],
      actions: ["steady", "risky"],
    }),
    "star1",
  ],
  [
    buildTree({
      player: 0,
      children: [
        { player: 1, children: [{ leaf: [1, 2, 6] }, { leaf: [4, 3, "1/2"] }] },
        { player: 2, children: [{ leaf: [6, 1, 2] }, { leaf: [7, 4, 1] }] },
      ],
    }),
    "maxn",
  ],
  [buildTree(5), "minimax"],
];

describe.skipIf(!TEX)("tikz", () => {
  it("compiles in every notation, alone", () => {
    const [tree, algorithm] = TREES[1]!;
    for (const notation of NOTATION_NAMES) {
      compile(writeTree(tree, "tikz", { notation, ...trace(tree, algorithm) }).text);
    }
  });

  it("compiles in every notation, as a part of a document", () => {
    const drawings = NOTATION_NAMES.flatMap((notation) =>
      TREES.map(([tree, algorithm]) => {
        const { solution } = trace(tree, algorithm);
        return writeTree(tree, "tikz", { fragment: true, notation, solution }).text;
      }),
    );
    expect(compile(together(drawings))).toMatch(/drawing\.pdf \(16 pages/);
  });

  it("compiles with any names", () => {
    const tree = buildTree({
      max: HOSTILE.map((name) => ({
        chance: [1, { leaf: "-7/3", label: name }],
        actions: [name, "b"],
        label: name,
      })),
      label: HOSTILE[3],
    });
    const { text, warnings } = writeTree(tree, "tikz", { solution: solve(tree, "expectiminimax") });
    expect(warnings).toEqual([
      {
        id: "note-no-glyph",
        values: { characters: expect.stringMatching(/^. . . . .$/u), more: expect.any(Number) },
      },
    ]);
    compile(text);
  });

  it("compiles random trees as parts of a document", () => {
    const random = numbers(21);
    const names = HOSTILE.filter((name) => /^[ -~]*$/.test(name));
    const drawings = Array.from({ length: 12 }, () => {
      const tree = labelledTree(random, { depth: 4, names, estimates: true });
      return writeTree(tree, "tikz", { fragment: true, ...trace(tree, "expectiminimax") }).text;
    });
    const log = compile(together(drawings));
    expect(log).toMatch(/Output written on drawing\.pdf \(12 pages/);
  });

  it("compiles at the size drawn by default", () => {
    const big = buildTree({
      max: Array.from({ length: 40 }, (_, i) => ({ min: Array.from({ length: 40 }, () => i) })),
    });
    const written = writeTree(big, "tikz", { solution: solve(big, "alpha-beta") });
    expect(written.warnings).toHaveLength(1);
    compile(written.text);
    compile(writeTree(chain(100_000), "tikz").text);
  });
});

it.skipIf(!TEX || !PDFTOTEXT)("prints every ASCII character as itself", () => {
  const ascii = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i));
  // Quotes become typographic quotes.
  const plain = ascii.filter((character) => !/["'`]/.test(character));
  const set = plain.map((character) => new Typesetter().text(`x${character}x`)).join("\\par\n");
  compile(`\\documentclass{article}\\usepackage[T1]{fontenc}\\begin{document}\n${set}\n\\end{document}\n`);
  const read = execFileSync("pdftotext", ["-raw", join(folder, "drawing.pdf"), "-"], {
    encoding: "utf8",
  });
  const lines = read.split(/\s+/).filter((line) => /^x.*x$/.test(line));
  expect(lines).toEqual(plain.map((character) => `x${character}x`));
});

describe.runIf(TEX && PDFTOTEXT)("a tree with 60 leaves", () => {
  const random = numbers(5);
  const wide = buildTree({
    max: Array.from({ length: 4 }, () => ({
      min: Array.from({ length: 3 }, () => ({
        max: Array.from({ length: 5 }, () => Math.floor(random() * 20)),
      })),
    })),
  });
  const search = trace(wide, "alpha-beta");

  it("fits on a page of A4", () => {
    const windowsAt = ({ kind }: { readonly kind: string }): boolean => kind !== "leaf";
    compile(writeTree(wide, "tikz", { ...search, windowsAt, size: "landscape", wrap: 6 }).text);
    const info = execFileSync("pdfinfo", [join(folder, "drawing.pdf")], { encoding: "utf8" });
    const [, width, height] = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(info)!;
    // The size of A4 in points; the class standalone adds a border of 6.
    expect(Number(width)).toBeLessThanOrEqual(842);
    expect(Number(height)).toBeLessThanOrEqual(595);
    expect(Number(width)).toBeGreaterThan(600);
  });

  it("is half as large", () => {
    const sizeOf = (size: number): number => {
      compile(writeTree(wide, "tikz", { ...search, size }).text);
      const info = execFileSync("pdfinfo", [join(folder, "drawing.pdf")], { encoding: "utf8" });
      return Number(/Page size: +([\d.]+) x/.exec(info)![1]) - 12;
    };
    expect(sizeOf(0.5) / sizeOf(1)).toBeCloseTo(0.5, 1);
  });
});

const CHINESE = hasProgram(
  "XeLaTeX with ctex and a Chinese font",
  isInstalled("xelatex") && finds("ctex.sty") && spawnSync("fc-list", [":lang=zh"]).stdout?.length > 0,
  "tools/install-viewers.sh",
);

describe.skipIf(!TEX || !CHINESE)("Chinese in TikZ", () => {
  const tree = buildTree({
    max: [{ leaf: 3, label: "\u6536\u76ca" }, 5],
    actions: ["\u5192\u9669", "\u7a33\u59a5"],
  });

  it("is set, every character, by the engine that the document names", () => {
    const { text } = writeTree(tree, "tikz");
    expect(text.split("\n")[0]).toBe("% !TEX program = xelatex");
    expect(compile(text, "xelatex")).not.toContain("Missing character");
  });
});
