import { LANGUAGES } from "@tyche/messages";
import { ANALYSIS_LOG, type Analysis, KINDS } from "../analysis/analysis.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { mergeShards } from "../runs/merge-shards.js";
import { pieceLogText } from "../runs/run-log.js";
import { mergePart } from "./command.js";

const OPTIONS = [
  ["--log <FILE>", "help-analyze-merge-log"],
  ["--all", "help-analyze-all"],
  ["--html <FILE>", "help-analyze-html"],
  [`--language <${LANGUAGES.join("|")}>` as const, "help-analyze-language"],
  ["--json", "help-analyze-json"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

/** `analyze merge`, which reads the logs that `analyze --shard` writes. */
export const merge = mergePart(["help-analyze-merge", "help-analyze-merge-files"], OPTIONS, act);

async function act(
  files: readonly string[],
  { log, all: isAll, html, json }: Options,
  io: Io,
): Promise<void> {
  const { about, results } = await mergeShards(files, ANALYSIS_LOG, (analysis: Analysis) =>
    KINDS[analysis.game].pieces(analysis),
  );
  if (log !== undefined) await saveFile(log, pieceLogText(ANALYSIS_LOG, about, results));
  const kind = KINDS[about.game];
  const shown = { all: isAll === true, language: io.language };
  if (html !== undefined) await saveFile(html, [await kind.report(about, results, { as: "html", ...shown })]);
  await write(io.stdout, await kind.report(about, results, { as: json ? "json" : "text", ...shown }));
}
