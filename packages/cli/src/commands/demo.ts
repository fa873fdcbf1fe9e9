import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { englishWords } from "@tyche/messages";
import { algorithmNamed, readTree, type Solution, solve, type Tree } from "@tyche/trees";
import { type Io, write } from "../io/io.js";
import { packagePath } from "../io/package.js";
import { table, wrap } from "../io/table.js";
import { paint, type Terminal, terminalOf } from "../io/terminal.js";
import { answerOf } from "../trees/answer.js";
import { drawAnswer } from "../trees/drawing.js";
import { worthText } from "../trees/summary.js";
import { type Examples, registers } from "./command.js";

export const examples: Examples = {
  "example-demo": "tyche demo",
};

export const register = registers([], (_options: object, io: Io) =>
  write(io.stdout, demoText(terminalOf(io.stdout, io.env), io.env)),
);

/** An example of the tour: a file in `examples` and the algorithms compared on it; the first one draws it. */
export interface DemoTree {
  readonly file: string;
  readonly title: string;
  readonly about: string;
  readonly algorithms: readonly string[];
}

export const DEMO_TREES: readonly DemoTree[] = [
  {
    file: "aima.json",
    title: "MAX against MIN",
    about:
      "The tree of Russell and Norvig. MIN answers every move of MAX with what is worst for MAX. Once C holds a 2 it cannot beat the 3 of B, so alpha-beta leaves the rest of it out.",
    algorithms: ["alpha-beta", "minimax"],
  },
  {
    file: "safe-or-bold.json",
    title: "A sure 10, or an even chance of 9 and 100",
    about:
      "Against chance the mean counts, so the bold move is worth 109/2. A MIN in the place of chance would make it worth 9, and the sure 10 the better.",
    algorithms: ["expectimax", "expectiminimax", "star1"],
  },
  {
    file: "four-minima.json",
    title: "MAX, chance and MIN",
    about: "Four minima, 2, 4, 0 and -2, in two means: 3 and -1.",
    algorithms: ["expectiminimax", "star1", "star2"],
  },
  {
    file: "thirds.json",
    title: "Thirds stay thirds",
    about:
      "Star1 knows that every payoff lies between 0 and 9. At b the first outcome leaves at most 2/3 · 3 + 1/3 · 9 = 5, which cannot beat the 8 of a, so the second is never looked at.",
    algorithms: ["star1", "expectiminimax", "star2"],
  },
  {
    file: "three-players.json",
    title: "Three players",
    about:
      "Every leaf pays each of them. In max^n all of them look after themselves; a paranoid player 0 takes the others for allies against it.",
    algorithms: ["max^n", "paranoid", "best-reply"],
  },
];

const FOLDER = packagePath("examples/");

/** The text of an example tree. */
function exampleText({ file }: DemoTree): string {
  return readFileSync(FOLDER + file, "utf8");
}

/** The whole tour. */
export function demoText(terminal: Terminal, env: Io["env"]): string {
  const width = Math.min(terminal.width, 80);
  const parts = DEMO_TREES.map((demo, index) => section(demo, index + 1, { ...terminal, width }));
  const head = wrap(
    "Tyche solves game trees in which chance has a say. Here are five small trees; values are exact, a move that the search chooses is marked, and so is what it never looked at.",
    width,
  ).join("\n");
  return `${head}\n\n${parts.join("\n")}\n${nextSteps(terminal, env)}`;
}

function section(demo: DemoTree, number: number, terminal: Terminal): string {
  const { tree } = readTree(exampleText(demo));
  const solutions = demo.algorithms.map((name) => solve(tree, algorithmNamed(name)));
  const title = `${paint(`${number}. ${demo.title}`, "bold", terminal.colour)} (${demo.file})`;
  const about = wrap(demo.about, terminal.width).join("\n");
  const drawing = drawAnswer(tree, solutions[0]!, { ...terminal, ascii: false, words: englishWords() });
  const comparison = table(
    ["algorithm", "value", "best", "leaves visited", "pruned"],
    solutions.map((solution) => comparisonRow(tree, solution)),
  );
  return `${title}\n${about}\n\n${drawing}\n${comparison}`;
}

function comparisonRow(tree: Tree, solution: Solution): string[] {
  const { best, visited, pruned, exact } = answerOf(tree, solution);
  const names = best.map((index) =>
    tree.root.kind === "leaf" ? "" : (tree.root.actions?.[index] ?? index + 1),
  );
  return [
    solution.algorithm,
    `${worthText(solution.value)}${exact ? "" : " (not exact)"}`,
    names.join(", "),
    String(visited.leaf),
    `${pruned} of ${tree.nodes.length}`,
  ];
}

function nextSteps({ colour }: Terminal, env: Io["env"]): string {
  // If run by npm, the command is not in PATH.
  const tyche = env.npm_lifecycle_event === undefined ? "tyche" : "npx tyche";
  const folder = relative(process.cwd(), FOLDER);
  const example = `${folder.startsWith("..") ? FOLDER.replace(/\/$/, "") : folder}/thirds.json`;
  const rows = [
    ["your own tree", `${tyche} solve '[[3,12,8],[2,4,6],[14,5,2]]'`],
    ["every step in words", `${tyche} solve ${example} -a star1 --explain`],
    ["a picture for a page", `${tyche} draw ${example} -a star1 --out tree.svg`],
    ["a new exercise", `${tyche} random --seed 7 --depth 3 --kinds max,chance,min --to text`],
    ["all algorithms", `${tyche} solve --list`],
    ["everything else", `${tyche} help solve`],
  ] as const;
  const lines = rows.map(([say, type]) => `  # ${say}\n  ${type}\n`);
  return `${paint("What to type next", "bold", colour)}\n${lines.join("")}`;
}
