/**
 * Pages outside the book state no measured figure that nothing compares: each has a comment with its source
 * (docs/book/README.md), or a reason below.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const pagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => folder + name);

/** Pictures and their widths. */
const OTHERS = ["docs/boards.md"];
const PAGES = [
  ...pagesIn("").filter((name) => name.startsWith("README")),
  ...pagesIn("docs/").filter((name) => !OTHERS.includes(name)),
  ...pagesIn("docs/games/"),
  ...pagesIn("docs/guide/"),
  ...readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/README.md`),
];

const UNIT = [
  "%|‰|percentage points|per ?cent|por ciento|pour cent",
  "(?:ms|µs|ns|s|min|h|CPU|kB|MB|GB|KiB|MiB|GiB|bytes|Elo|mp)(?![\\w-])",
  "(?:milli|micro)?seconds?|minutes?|hours?|segundos?|minutos?|horas?|heures?|毫秒|秒|分钟|小时",
  "thousandths|a (?:game|round)|times|veces (?:más|menos)|fois (?:plus|moins)|倍",
  "points? (?:a|per) (?:game|match|move|play|decision)|centipawns",
  "(?:million |thousand )?(?:nodes|games|moves|positions|iterations|simulations|evaluations|steps) (?:a|per) second|/s\\b",
  // Intervals and errors.
  "±|\\[[-+−]?\\d",
].join("|");
const STATED = new RegExp(
  `[\\d.,]*\\d(?: to [\\d.,]*\\d)?[ \\u00a0\\u202f\\n-]?(?:${UNIT})|(?<![.\\d])\\d+\\.\\d{3,}|\\d+ of \\d+`,
  "g",
);
const INTERVAL = /\(95\s%\)|95\s%(?=\s(?:confidence |error )?interval|:|\s`interval`)/g;

/** The figures of a text that sound measured and have no comment, outside code and tables. */
function stated(source: string): string[] {
  const prose = source
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .replaceAll(/^\|.*$/gm, "")
    .replaceAll(/<[a-z][^>]*>/g, "")
    .replaceAll(INTERVAL, "")
    .replaceAll(/`[^`\n]*`/g, "…")
    .replaceAll(/[+−-]?\d[\d,]*(?:\.\d+)?(?:[\u00a0 ]?%)?<!--=[^{}<>]+-->/g, "…");
  return [...prose.matchAll(STATED)].map(([words]) => words.replaceAll(/\s/g, " "));
}

/** Figures that are not measured here, by page, and why: "below" is in `CODE`. */
const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "docs/arena.md": { "100 ms": "a default", "5 %": "a setting of the test" },
  "docs/benchmarks.md": {
    "100 ms": "a round limit between rows of research/notes/threads.md",
    "50 ms": "a round limit between rows of research/notes/threads.md",
    "12 seconds": "how long the benchmark waits",
  },
  "docs/certainty.md": { "95 of 100": "what a bound means" },
  "docs/course-kit.md": { "9 of 9": "a part of 9/4" },
  "docs/figure.md": { "46.5 kB": "below" },
  "docs/hidden.md": {
    "3 to 4 times": "read from the table of single runs in research/notes/threads.md",
    "0.000001": "where the runs stop",
    "0.01 %": "a limit of the method",
    "100 times": "a limit of the method",
    "500 times": "a limit of the method",
    "200 ms": "a limit of the method",
  },
  "docs/guide/react.md": { "700 ms": "the default of `useOpponentMove`" },
  "docs/levels.md": {
    "62.5 %": "32 games won and 11 drawn of the 60 that the sentence names",
    "4 to 16 times": "how the losses are measured",
    "4 times": "a setting of the default levels",
    "16 times": "the ladder of `tyche levels`, a setting",
    "0.07 times": "the ladder of `tyche levels`, a setting",
    "100 Elo": "where the first level begins, a setting of `tyche levels`",
    "94 Elo": "compared in claims.test.ts",
  },
  "docs/monte-carlo.md": { "50 ms": "the time of the matches", "62 bytes": "below" },
  "docs/players.md": { "25 %": "one of four players" },
  "docs/scale.md": { "10 seconds": "the jobs of the simulation", "2 seconds": "the jobs of the simulation" },
  "docs/threads.md": {
    "100 ms": "a round limit between rows of research/notes/threads.md",
    "50 ms": "a round limit between rows of research/notes/threads.md",
  },
  "docs/training.md": { "0.36 points a game": "printed by the program of packages/learn, which a test runs" },
  "docs/games/2048.md": { "70 %": "the rule of tile downgrading" },
  "docs/games/backgammon-cube.md": { "0.0036": "below" },
  "docs/games/blackjack.md": { "17s": "totals of 17" },
  "docs/games/bluffing.md": { "0.0856064": "below" },
  "docs/games/chess.md": { "0.075": "below", "9 times": "the pieces of the fit" },
  "docs/games/connect-four.md": {
    "40 %": "the rule of the method",
    "0.08 MB": "a byte for each of 77,715 boards",
    "81 to 143 ms": "published by others",
    "3.5 to 5.6 s": "published by others",
  },
  "docs/games/einstein.md": { "20 ms": "the time of the match" },
  "docs/games/minesweeper.md": { "90 %": "the rule of the solver" },
  "docs/guide/learning.md": { "55 %": "printed by the program above it, which a test runs" },
  "docs/guide/minimaxer.md": { "8 MiB": "2^18 entries of 32 bytes" },
  "docs/guide/worker.md": { "20 ms": "how often a search looks" },
  "packages/cli/README.md": { "16 MB": "below" },
  "packages/engine/README.md": {
    "100 ms": "a limit of the method",
    ...Object.fromEntries(
      [21, 38, 46, 69, 74].map((size) => [
        `${size} kB`,
        "compared by npm run check (tools/release/budget.js)",
      ]),
    ),
  },
  "packages/figure/README.md": { "46.5 kB": "below" },
  "packages/lab/README.md": { "200 kB": "below" },
};

/** Figures that are in the code, or that a test compares. */
const CODE: readonly (readonly [page: string, said: string, file: string, code: string])[] = [
  ["docs/figure.md", "at most 46.5 kB", "packages/figure/test/bytes.test.ts", "MOST = 46_500"],
  ["packages/figure/README.md", "at most 46.5 kB", "packages/figure/test/bytes.test.ts", "MOST = 46_500"],
  ["packages/lab/README.md", "less than 200 kB", "packages/lab/e2e/offline.e2e.ts", "LessThan(200_000)"],
  ["docs/games/chess.md", "a pawn is 0.075", "packages/games/src/chess/entry.ts", "PAWN = 0.075"],
  [
    "docs/games/bluffing.md",
    "-0.0856064 chips",
    "packages/games/src/leduc/leduc.test.ts",
    "value of -0.0856064",
  ],
  [
    "docs/games/backgammon-cube.md",
    "at most 0.0036 up to 9 points",
    "packages/backgammon/src/cube/match-equity.test.ts",
    "most).toBeLessThan(0.0036)",
  ],
  ["docs/monte-carlo.md", "62 bytes", "packages/engine/src/monte-carlo/tree.ts", "46 + 16 * components"],
  ["packages/cli/README.md", "16 MB", "packages/cli/src/trees/streamed.ts", "FROM = 16 * 1024 * 1024"],
];

test.each(CODE)("%s: %s", (page, said, file, code) => {
  expect(readFileSync(join(ROOT, page), "utf8").replaceAll(/\s+/g, " ")).toContain(said);
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(code);
});

/** Pages whose tables repeat those of notes, and figures that they alone have. */
const REPEATING: readonly (readonly [page: string, notes: string, ...own: string[]])[] = [
  ["docs/monte-carlo.md", "monte-carlo"],
  ["docs/opponents.md", "opponents"],
  ["docs/benchmarks.md", "benchmarks", "212.5", "8.8"],
  ["docs/strength.md", "backgammon backgammon-cube"],
  [
    "docs/games/pac-man.md",
    "pac-man",
    "99.00 % [98.64, 99.26]",
    "1629 [1624, 1634]",
    "0.58",
    "15.00 % [8.10, 26.11]",
  ],
  ["docs/games/2048.md", "2048"],
  ["docs/games/connect-four.md", "connect-four"],
  ["docs/games/minesweeper.md", "minesweeper"],
];
const FIGURE = /[-+]?[\d.,]*\d(?: ±| %)?(?: (?:\[[^\]]*\]|[\d.,]*\d))?/g;

test.each(REPEATING)("tables of %s have the figures of the notes on %s", (page, notes, ...own) => {
  const read = (file: string): string => readFileSync(join(ROOT, file), "utf8").replaceAll(/`[^`\n]*`/g, "");
  const figures = (text: string): string[] => [...text.matchAll(FIGURE)].map(([figure]) => figure);
  const known = new Set(notes.split(" ").flatMap((name) => figures(read(`research/notes/${name}.md`))));
  const cells = read(page)
    .match(/^\|.*$/gm)!
    .flatMap((line) => line.split("|"));
  const repeated = cells.flatMap(figures).filter((figure) => /\.\d|±|\[/.test(figure));
  expect(repeated.length).toBeGreaterThan(4);
  expect(repeated.filter((figure) => !known.has(figure))).toEqual(own);
});

it("finds figures without a source", () => {
  expect(stated("takes 1.41 times the time, 12 ms of CPU and 3 %, with 95 % intervals")).toEqual([
    "1.41 times",
    "12 ms",
    "3 %",
  ]);
  expect(stated("wins 0.36 points a game (95 %: 0.31 to 0.42), -0.7 [-0.97, -0.43], 2.25 ± 0.38")).toEqual([
    "0.36 points a game",
    "0.7 [-0",
    "2.25 ±",
  ]);
  expect(stated("3 %<!--=table[row].share:0--> of it, `--time 3 s`\n\n| 3 % |\n")).toEqual([]);
});

test.each(PAGES)("%s states only figures with a source or a reason", (page) => {
  const reasons = Object.keys(REASONS[page] ?? {});
  const found = new Set(stated(readFileSync(join(ROOT, page), "utf8")));
  // A reason for a figure that is gone goes too.
  expect([...found].sort()).toEqual(reasons.sort());
});
