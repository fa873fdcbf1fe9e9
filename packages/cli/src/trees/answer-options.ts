import { LANGUAGES, type Language } from "@tyche/messages";
import type { Command } from "commander";
import type { Help } from "../help/help.js";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
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
export function addAnswerOptions(command: Command, json: string, help: Help): void {
  command
    .option("--json", json)
    .option("--to <F>", help("help-answer-to", { formats: DRAWINGS }))
    .option("--out <FILE>", help("help-answer-out"))
    .option(`--language <${LANGUAGES.join("|")}>`, help("help-output-language"));
}

/** @throws UsageError where an option does not fit or would do nothing */
export function readAnswerOptions(
  options: AnswerOptions,
  io: Io,
): { readonly language: Language; readonly format: (typeof DRAWINGS)[number] | undefined } {
  const language = oneOf("language", options.language, LANGUAGES) ?? environmentLanguage(io.env);
  const format = oneOf("to", options.to, DRAWINGS);
  if (options.json) {
    refuseIdle({ ...options }, ["language"], noTextWith("--json"));
    refuseIdle({ ...options }, ["to", "out"], noDrawingWith("--json"));
  }
  if (options.out !== undefined && format === undefined)
    throw new UsageError(
      "out-without-format",
      { formats: DRAWINGS },
      `--out writes a drawing: add --to with one of ${DRAWINGS.join(", ")}`,
    );
  return { language, format };
}
