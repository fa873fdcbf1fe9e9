import { LANGUAGES, type Language } from "@tyche/messages";
import type { Command } from "commander";
import { ANALYSIS_LOG, type Analysis, KINDS } from "../analysis/analysis.js";
import { oneOf } from "../io/arguments.js";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { environmentLanguage } from "../io/language.js";
import { saveFile } from "../io/save-file.js";
import { mergeShards } from "../runs/merge-shards.js";
import { pieceLogText } from "../runs/run-log.js";

interface Options {
  readonly log?: string;
  readonly all?: boolean;
  readonly html?: string;
  readonly language?: string;
  readonly json?: boolean;
}

/** Adds `analyze merge`, which reads the logs that `analyze --shard` writes. */
export function registerMerge(analyze: Command, io: Io, help: Help): void {
  analyze
    .command("merge")
    .description(help("help-analyze-merge"))
    .argument("<files...>", help("help-analyze-merge-files"))
    .option("--log <FILE>", help("help-analyze-merge-log"))
    .option("--all", help("help-analyze-all"))
    .option("--html <FILE>", help("help-analyze-html"))
    .option(`--language <${LANGUAGES.join("|")}>`, help("help-analyze-language"))
    .option("--json", help("help-analyze-json"))
    .helpOption("-h, --help", help("help-help"))
    .action((files: string[], _: Options, command: Command) => act(files, command.optsWithGlobals(), io));
}

/** @throws UsageError */
export function reportLanguage(written: string | undefined, { env }: Io): Language {
  return oneOf("language", written, LANGUAGES) ?? environmentLanguage(env);
}

async function act(
  files: readonly string[],
  { log, all: isAll, html, json, language: written }: Options,
  io: Io,
): Promise<void> {
  const { about, results } = await mergeShards(files, ANALYSIS_LOG, (analysis: Analysis) =>
    KINDS[analysis.game].pieces(analysis),
  );
  if (log !== undefined) await saveFile(log, pieceLogText(ANALYSIS_LOG, about, results));
  const kind = KINDS[about.game];
  const shown = { all: isAll === true, language: reportLanguage(written, io) };
  if (html !== undefined) await saveFile(html, [await kind.report(about, results, { as: "html", ...shown })]);
  await write(io.stdout, await kind.report(about, results, { as: json ? "json" : "text", ...shown }));
}
