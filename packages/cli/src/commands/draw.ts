import { SETTING_NAMES } from "@tyche/trees";
import type { Command } from "commander";
import { addUnfoldOptions, documentOf, type WrittenUnfolding } from "../games/unfold-options.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import {
  addDrawOptions,
  draw,
  drawFormat,
  SOLVED_FORMATS,
  treeAloneIn,
  type WrittenDrawing,
} from "../trees/drawing.js";
import { addTreeInput, problemOf, type WrittenProblem } from "../trees/problem.js";
import { addAlgorithmOptions } from "../trees/settings.js";
import type { Example } from "./command.js";

type Options = WrittenProblem & WrittenDrawing & WrittenUnfolding;

export const examples: readonly Example[] = [
  { say: "example-draw-svg", type: "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' --to svg --out tree.svg" },
  { say: "example-draw-forest", type: "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' --to forest -a alpha-beta" },
  {
    say: "example-draw-decision",
    type: `tyche draw '{"chance":[3,{"max":[1,6]}],"p":["1/3","2/3"]}' --to tikz --notation decision`,
  },
  { say: "example-draw-windows", type: "tyche draw '[[3,12,8],[2,4,6],[14,5,2]]' -a alpha-beta --windows" },
  { say: "example-draw-game", type: "tyche draw --game pig --position 90,92,6 --depth 2 -a expectiminimax" },
  {
    say: "example-draw-page",
    type: "tyche random --depth 4 --branching 3 | tyche draw - -a alpha-beta --windows-at inner --page landscape --to svg --out wide.svg",
  },
  { say: "example-draw-convert", type: "tyche draw '(((3)(12))((2)(4)))' --to json" },
];

export function register(command: Command, io: Io, help: Help): void {
  addDrawOptions(command, "text", help);
  addTreeInput(command, help);
  addAlgorithmOptions(command, help);
  addUnfoldOptions(command, help);
  command.action((file: string | undefined, options: Options) => act(file, options, io));
}

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
