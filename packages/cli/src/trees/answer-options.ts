import { LANGUAGES, type Language } from "@tyche/messages";
import type { Command } from "commander";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { noDrawingWith, noTextWith, refuseIdle } from "../io/idle.js";
import type { Io } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";

/** The drawing formats that can replace the text answer. */
export const DRAWINGS = ["text", "svg", "forest", "tikz", "dot", "mermaid"] as const;

/** The options that select the form of an answer: JSON, a drawing, the language. */
export interface AnswerOptions {
  readonly json?: true;
  readonly to?: string;
  readonly out?: string;
  readonly language?: string;
}

/** @param json help text of `--json` */
export function addAnswerOptions(command: Command, json: string, help: Help): void {
  command
    .option("--json", json)
    .option("--to <F>", help("help-answer-to", { formats: DRAWINGS }))
    .option("--out <FILE>", help("help-answer-out"))
    .option(`--language <${LANGUAGES.join("|")}>`, help("help-output-language"));
}

/** @throws UsageError if an option does not fit or has no effect */
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
