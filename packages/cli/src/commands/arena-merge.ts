import { soloSummaryOf, standingsOf } from "@tyche/arena";
import { isMatchOfOne, logText, MATCH_LOG, matchSchedule, type WrittenMatch } from "../arena/match.js";
import { reportJson, reportText } from "../arena/text.js";
import { readGameAloud } from "../games/options.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { mergeShards } from "../runs/merge-shards.js";
import { mergePart } from "./command.js";

const OPTIONS = [
  ["--log <FILE>", "help-arena-merge-log"],
  ["--json", "help-arena-json"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

/** `arena merge`, which reads the logs that `arena --shard` writes. */
export const merge = mergePart(["help-arena-merge", "help-arena-merge-files"], OPTIONS, act);

async function act(files: readonly string[], { log, json }: Options, io: Io): Promise<void> {
  const start = performance.now();
  const { about: match, results } = await mergeShards(
    files,
    MATCH_LOG,
    async (match: WrittenMatch) => (await matchSchedule(match)).length,
  );
  const { facts } = (await readGameAloud(match.game, match.options, io)).game;
  if (log !== undefined) await saveFile(log, logText(match, results));
  const report = {
    match,
    zeroSum: facts.players === 2 && facts.zeroSum,
    standings: standingsOf(match.players.length, (await matchSchedule(match)).tables.length, results),
    complete: true,
    ...(isMatchOfOne(match) && { solo: soloSummaryOf(facts.bounds, results) }),
    playMs: results.reduce((sum, { ms }) => sum + ms, 0),
    clockMs: performance.now() - start,
  };
  await write(io.stdout, json ? `${JSON.stringify(reportJson(report))}\n` : reportText(report));
}
