import { LANGUAGES, type Language } from "@tyche/messages";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";

/** How a tree can be drawn in place of an answer in words. */
export const DRAWINGS = ["text", "svg", "forest", "tikz", "dot", "mermaid"] as const;

/** How an answer about a tree is given: as JSON, as a drawing, in which language. */
export interface AnswerOptions {
  readonly json?: true;
  readonly to?: string;
  readonly out?: string;
  readonly language?: string;
}

/** @param json what `--json` does */
export function addAnswerOptions(command: Command, json: string): void {
  command
    .option("--json", json)
    .option("--to <F>", `A drawing in place of the answer: ${DRAWINGS.join(", ")}.`)
    .option("--out <FILE>", "Write the drawing to a file.")
    .option(
      `--language <${LANGUAGES.join("|")}>`,
      "The language of the answer. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.",
    );
}

/** @throws UsageError where an option does not fit or would do nothing */
export function readAnswerOptions(
  options: AnswerOptions,
  io: Io,
): { readonly language: Language; readonly format: (typeof DRAWINGS)[number] | undefined } {
  const language = oneOf("language", options.language, LANGUAGES) ?? environmentLanguage(io.env);
  const format = oneOf("to", options.to, DRAWINGS);
  if (options.json) {
    refuseIdle({ ...options }, ["language"], "is for words, and there are none with --json");
    refuseIdle({ ...options }, ["to", "out"], "is for a drawing, and there is none with --json");
  }
  if (options.out !== undefined && format === undefined)
    throw new UsageError(`--out is for a drawing: say --to ${DRAWINGS.join(", ")}`);
  return { language, format };
}
