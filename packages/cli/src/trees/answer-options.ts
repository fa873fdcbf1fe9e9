import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
import { addOptions, LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";

/** The drawing formats that can replace the text answer. */
export const DRAWINGS = ["text", "svg", "forest", "tikz", "dot", "mermaid"] as const;

const OPTIONS = [
  ["--to <F>", { id: "help-answer-to", values: { formats: DRAWINGS } }],
  ["--out <FILE>", "help-answer-out"],
  LANGUAGE_OPTION,
] as const satisfies OptionRows;

/** The options that select the form of an answer: JSON, a drawing, the language. */
export type AnswerOptions = OptionValues<typeof OPTIONS> & { readonly json?: boolean };

/** @param json help text of `--json` */
export function addAnswerOptions(command: Command, json: string, help: Help): void {
  addOptions(command.option("--json", json), OPTIONS, help);
}

/** @throws UsageError if an option does not fit or has no effect */
export function readAnswerFormat(options: AnswerOptions): (typeof DRAWINGS)[number] | undefined {
  const format = oneOf("to", options.to, DRAWINGS);
  if (options.json) {
    refuseIdle(options, ["language"], noTextWith("--json"));
    refuseIdle(options, ["to", "out"], noDrawingWith("--json"));
  }
  if (options.out !== undefined && format === undefined)
    throw new UsageError(
      "out-without-format",
      { formats: DRAWINGS },
      `--out writes a drawing: add --to with one of ${DRAWINGS.join(", ")}`,
    );
  return format;
}
