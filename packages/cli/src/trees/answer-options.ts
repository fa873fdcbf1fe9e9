import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
import { LANGUAGE_OPTION, type OptionRows, type OptionValues } from "../io/options.js";

/** The drawing formats that can replace the text answer. */
export const DRAWINGS = ["text", "svg", "tikz", "dot", "mermaid"] as const;

/** The options that select the form of an answer, besides --json: a drawing, the language. */
export const ANSWER_OPTIONS = [
  ["--to <F>", { id: "help-answer-to", values: { formats: DRAWINGS } }],
  ["--out <FILE>", "help-answer-out"],
  LANGUAGE_OPTION,
] as const satisfies OptionRows;

export type AnswerOptions = OptionValues<typeof ANSWER_OPTIONS> & { readonly json?: boolean };

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
