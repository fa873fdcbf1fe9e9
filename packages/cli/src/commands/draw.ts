import { SETTING_NAMES } from "@tyche/trees";
import { documentOf, UNFOLD_OPTIONS, type WrittenUnfolding } from "../games/unfold-options.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import {
  draw,
  drawFormat,
  drawOptions,
  SOLVED_FORMATS,
  treeAloneIn,
  type WrittenDrawing,
} from "../trees/drawing.js";
import { problemOf, TREE_INPUT, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import { type Examples, registers } from "./command.js";

type Options = WrittenProblem & WrittenDrawing & WrittenUnfolding;

export const examples: Examples = {
  "example-draw-svg": "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' --to svg --out tree.svg",
  "example-draw-tikz": "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' --to tikz -a alpha-beta",
  "example-draw-decision": `tyche draw '{"chance":[3,{"max":[1,6]}],"p":["1/3","2/3"]}' --to tikz --notation decision`,
  "example-draw-windows": "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' -a alpha-beta --windows",
  "example-draw-game": "tyche draw --game pig --position 90,92,6 --depth 2 -a expectiminimax",
  "example-draw-page":
    "tyche random --depth 4 --branching 3 | tyche draw - -a alpha-beta --windows-at inner --page landscape --to svg --out wide.svg",
  "example-draw-convert": "tyche draw '(((3)(12))((2)(4)))' --to json",
};

export const register = registers(
  [drawOptions("text"), ...TREE_INPUT, addAlgorithmOptions, ...UNFOLD_OPTIONS],
  act,
);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const format = drawFormat(options, "text");
  const isSolved =
    options.algorithm !== undefined ||
    format === "csv" ||
    options.windows === true ||
    options.windowsAt !== undefined;
  if (!SOLVED_FORMATS.includes(format)) {
    refuseIdle(options, ["algorithm"], treeAloneIn(format));
  }
  const { document, rest } = await documentOf(file, options, io);
  const setting = SETTING_NAMES.find((name) => rest[name] !== undefined);
  if (setting && !isSolved) {
    throw new UsageError(
      "setting-without-algorithm",
      { option: `--${setting}` },
      `--${setting} is for a drawing with values: name an --algorithm too`,
    );
  }
  const problem = isSolved ? problemOf(document, rest) : undefined;
  await draw({ tree: document.tree, title: document.title, problem }, format, options, io);
}
