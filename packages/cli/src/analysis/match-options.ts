import {
  CubeLookahead,
  FULL_WIDTH,
  isEquitiesName,
  parseEquities,
  USUAL_FILTERS,
} from "@tyche/backgammon/analysis";
import { englishTexts, type Problem } from "@tyche/engine/errors";
import { mustBe } from "../io/arguments.js";
import { readInput } from "../io/input.js";
import type { Io } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { evaluatorNamed, NAMED_EVALUATORS } from "./backgammon-evaluators.js";

const texts = englishTexts({
  "kind-equities-file": "computed, kazaross-xg2, or @FILE with a table of match equities",
});

/** The table of match equities of all matches. */
export const EQUITIES_OPTION = ["--equities <NAME|@FILE>", "help-analyze-equities"] as const;

/** How a player thinks that another program plays with. */
export const INTERFACE_OPTIONS = [
  [
    "--evaluator <E>",
    { id: "help-interface-evaluator", values: { evaluators: NAMED_EVALUATORS } },
    "default",
  ],
  ["--depth <N>", "help-search-depth", "2"],
  ["--no-filters", "help-no-filters"],
  EQUITIES_OPTION,
] as const satisfies OptionRows;

const EQUITIES_KIND: Problem = texts.phrase("kind-equities-file", {});

/** The name of a match equity table, or the text of one in a file; undefined if none was given. @throws UsageError */
export async function equitiesText(written: string | undefined, io: Io): Promise<string | undefined> {
  if (written?.startsWith("@")) return (await readInput(written.slice(1), io)).text;
  if (written !== undefined && !isEquitiesName(written)) throw mustBe("equities", EQUITIES_KIND, written);
  return written;
}

/** The search of a player that another program plays with. @throws UsageError, NotationError */
export async function lookaheadOf(
  { evaluator, filters, equities }: OptionValues<typeof INTERFACE_OPTIONS>,
  io: Io,
): Promise<CubeLookahead> {
  const table = await equitiesText(equities, io);
  return new CubeLookahead(
    evaluatorNamed(evaluator),
    filters ? USUAL_FILTERS : FULL_WIDTH,
    table === undefined ? undefined : parseEquities(table),
  );
}
