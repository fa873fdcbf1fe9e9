/** The book's reference programs, in all languages, against exact answers on 1,000 random trees. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seededChance } from "@tyche/engine/chance";
import { readTree, type SolveSettings, solve } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasProgram } from "../programs.js";

const PROGRAMS = fileURLToPath(new URL("../../docs/book/programs/", import.meta.url));
const TREES = 1000;
const [LOW, HIGH] = [-10, 10];

/** A kind of tree that a program is asked about. */
type Kind = "decisions" | "chance" | "equal chances";

interface Program {
  /** Its name in Python and C++; with hyphens in TypeScript, in capitals in Java. */
  readonly name: string;
  readonly trees: Kind;
  readonly algorithm: string;
  readonly settings?: SolveSettings;
  readonly words?: readonly number[];
  /** Whether the order in which equal estimates are tried, and the table, are the same: then so are the leaves. */
  readonly countsLeaves?: boolean;
}

const BOUNDS = { bounds: [fraction(LOW), fraction(HIGH)] as const };

const LIST: readonly Program[] = [
  { name: "minimax", trees: "decisions", algorithm: "minimax" },
  { name: "alpha_beta", trees: "decisions", algorithm: "alpha-beta" },
  { name: "negamax", trees: "decisions", algorithm: "negamax" },
  { name: "negamax_alpha_beta", trees: "decisions", algorithm: "negamax-alpha-beta" },
  { name: "pvs", trees: "decisions", algorithm: "pvs" },
  { name: "h_minimax", trees: "decisions", algorithm: "h-minimax", settings: { depth: 2 }, words: [2] },
  {
    name: "iterative_deepening",
    trees: "decisions",
    algorithm: "iterative-deepening",
    settings: { depth: 3 },
    words: [3],
    countsLeaves: false,
  },
  { name: "beam", trees: "chance", algorithm: "beam", settings: { width: 2 }, words: [2] },
  {
    name: "expectimax",
    trees: "chance",
    algorithm: "expectimax",
    settings: { random: fraction(1, 4) },
    words: [0.25],
  },
  { name: "expectiminimax", trees: "chance", algorithm: "expectiminimax" },
  {
    name: "star1_ballard",
    trees: "equal chances",
    algorithm: "star1-ballard",
    settings: BOUNDS,
    words: [LOW, HIGH],
  },
  { name: "star1", trees: "chance", algorithm: "star1", settings: BOUNDS, words: [LOW, HIGH] },
  { name: "star2", trees: "chance", algorithm: "star2", settings: BOUNDS, words: [LOW, HIGH] },
];

/** Probabilities that doubles hold exactly, so that the programs' cuts are those of exact fractions. */
const ODDS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0.5, 0.5],
    [0.25, 0.75],
  ],
  3: [
    [0.25, 0.25, 0.5],
    [0.125, 0.625, 0.25],
  ],
  4: [
    [0.25, 0.25, 0.25, 0.25],
    [0.5, 0.125, 0.125, 0.25],
  ],
};

function treesOf(kind: Kind): string[] {
  const chance = seededChance(`reference programs, ${kind}`);
  const number = (): number => LOW + chance.die(HIGH - LOW + 1) - 1;
  const node = (level: number, levels: number, first: number): unknown => {
    if (level === levels || (level > 1 && chance.die(8) === 1)) return number();
    const turn = kind === "decisions" ? (2 * level) % 4 : level % 4;
    const name = turn % 2 === 1 ? "chance" : turn === first ? "max" : "min";
    const count = name === "chance" && kind === "equal chances" ? 2 * chance.die(2) : 1 + chance.die(3);
    const children = Array.from({ length: count }, () => node(level + 1, levels, first));
    if (name !== "chance") return { [name]: children, estimate: number() };
    const p = kind === "chance" ? chance.pick(ODDS[count]!) : undefined;
    return { chance: children, ...(p && { p }), estimate: number() };
  };
  return Array.from({ length: TREES }, () =>
    JSON.stringify(node(0, 2 + chance.die(3), 2 * (chance.die(2) - 1))),
  );
}

const TEXTS: Readonly<Record<Kind, readonly string[]>> = {
  decisions: treesOf("decisions"),
  chance: treesOf("chance"),
  "equal chances": treesOf("equal chances"),
};

const EXPLAINED = new Map<Program, (readonly [value: number, leaves: number])[]>();

/** The value and the leaves of the explained search, by tree: computed once for the programs in all languages. */
function explained(program: Program): (readonly [value: number, leaves: number])[] {
  const { trees, algorithm, settings } = program;
  const found =
    EXPLAINED.get(program) ??
    TEXTS[trees].map((text) => {
      const { value, visited } = solve(readTree(text).tree, algorithm, settings);
      return [(value as { toNumber(): number }).toNumber(), visited.leaf] as const;
    });
  EXPLAINED.set(program, found);
  return found;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-programs-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, words: readonly string[], stdin = ""): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { input: stdin, encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(`${program} ${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** How to prepare all programs of a language, and the call of one. */
interface Language {
  readonly name: string;
  readonly command: string;
  prepare(source: string): void;
  call(program: Program, source: string): readonly [string, ...string[]];
}

const LANGUAGES: readonly Language[] = [
  {
    name: "python",
    command: "python3",
    prepare: () => undefined,
    call: ({ name }, source) => ["python3", "-B", join(source, `${name}.py`)],
  },
  {
    name: "typescript",
    command: process.execPath,
    prepare(source) {
      writeFileSync(join(folder, "package.json"), '{"type":"module"}');
      const options = {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      };
      for (const file of readdirSync(source)) {
        const { outputText } = ts.transpileModule(readFileSync(join(source, file), "utf8"), {
          compilerOptions: options,
        });
        writeFileSync(join(folder, file.replace(/ts$/, "js")), outputText);
      }
    },
    call: ({ name }) => [process.execPath, join(folder, `${name.replaceAll("_", "-")}.js`)],
  },
  {
    name: "java",
    command: "javac",
    prepare(source) {
      const files = readdirSync(source).map((file) => join(source, file));
      run("javac", ["-d", folder, ...files]);
    },
    call: ({ name }) => [
      "java",
      "-cp",
      folder,
      name.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase()),
    ],
  },
  {
    name: "cpp",
    command: "c++",
    prepare(source) {
      for (const { name } of LIST)
        run("c++", ["-std=c++17", "-o", join(folder, name), join(source, `${name}.cpp`)]);
    },
    call: ({ name }) => [join(folder, name)],
  },
];

describe.each(LANGUAGES)("the reference programs in $name", ({ name, command, prepare, call }) => {
  const source = join(PROGRAMS, name);
  const isHere = hasProgram(
    command,
    spawnSync(command, ["--version"]).error === undefined,
    "tools/install-languages.sh",
  );

  beforeAll(() => {
    if (isHere) prepare(source);
  }, 300_000);

  it.runIf(isHere).each(LIST)(
    "$name finds the value and visits the leaves of the explained search",
    (program) => {
      const { trees, words = [], countsLeaves = true } = program;
      const [file, ...first] = call(program, source);
      const texts = TEXTS[trees];
      const answers = run(file, [...first, ...words.map(String)], `${texts.join("\n")}\n`)
        .trim()
        .split("\n");
      expect(answers).toHaveLength(texts.length);
      const expected = explained(program);
      for (const [i, text] of texts.entries()) {
        const [value, visited] = expected[i]!;
        const [found, leaves] = answers[i]!.split(" ").map(Number);
        const where = `${program.name}: ${text}`;
        expect(found, where).toBeCloseTo(value, 9);
        if (countsLeaves) expect(leaves, where).toBe(visited);
      }
    },
  );
});
