import { LANGUAGES, type Language } from "@tyche/messages";
import type { Command } from "commander";
import { ANALYSIS_LOG, type Analysis, KINDS } from "../games/analysis.js";
import { oneOf } from "../io/arguments.js";
import { type Io, write } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
import { mergeShards } from "../pieces/merge-shards.js";
import { pieceLogText } from "../pieces/piece-log.js";

interface Options {
  readonly log?: string;
  readonly all?: boolean;
  readonly html?: string;
  readonly language?: string;
  readonly json?: boolean;
}

/** Adds `analyze merge`, which reads what `analyze --shard` has left. */
export function registerMerge(analyze: Command, io: Io): void {
  analyze
    .command("merge")
    .description("Put the shards of an analysis together: the result is that of one long run.")
    .argument("<files...>", "The logs of all shards of one analysis, in any order.")
    .option("--log <FILE>", "Also keep the whole analysis in FILE.")
    .option("--all", "List every turn, not only the marked ones.")
    .option("--html <FILE>", "Backgammon: also write the analysis as a page with boards.")
    .option(`--language <${LANGUAGES.join("|")}>`, LANGUAGE_HELP)
    .option("--json", "Print the analysis as one JSON object.")
    .helpOption("-h, --help", "Print this help.")
    .action((files: string[], _: Options, command: Command) => act(files, command.optsWithGlobals(), io));
}

/** What `--language` means for an analysis. */
export const LANGUAGE_HELP =
  "Backgammon: the language of the report, the page and the comments. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), or en.";

/** @throws UsageError */
export function reportLanguage(written: string | undefined, { env }: Io): Language {
  return oneOf("language", written, LANGUAGES) ?? environmentLanguage(env);
}

async function act(
  files: readonly string[],
  { log, all: isAll, html, json, language: written }: Options,
  io: Io,
): Promise<void> {
  const { about, results } = mergeShards(files, ANALYSIS_LOG, (analysis: Analysis) =>
    KINDS[analysis.game].pieces(analysis),
  );
  if (log !== undefined) await saveFile(log, pieceLogText(ANALYSIS_LOG, about, results));
  const kind = KINDS[about.game];
  const shown = { all: isAll === true, language: reportLanguage(written, io) };
  if (html !== undefined) await saveFile(html, [kind.report(about, results, { as: "html", ...shown })]);
  await write(io.stdout, kind.report(about, results, { as: json ? "json" : "text", ...shown }));
}
