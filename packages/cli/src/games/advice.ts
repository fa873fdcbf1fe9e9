import type { Advice } from "@tyche/games";
import { UsageError } from "../errors.js";
import { table } from "../table.js";
import { paint, type Terminal } from "../terminal.js";
import { isOver, type Place } from "./place.js";
import { boardText } from "./text.js";

/** Options that ask for a search of the engine, by whatever means. */
const SEARCH_OPTIONS = [
  "algorithm",
  "depth",
  "time",
  "nodes",
  "evaluator",
  "horizon",
  "beam",
  "threshold",
  "sparse",
] as const;

/**
 * What the game's own solver says; undefined where it has none or a search is asked for.
 * @throws UsageError where the game is over, or a search is asked for that would come to no end
 */
export function adviceAt(place: Place, written: Readonly<Record<string, unknown>>): Advice | undefined {
  const { presentation, state } = place;
  if (!presentation.advise) return undefined;
  if (isOver(place)) throw new UsageError("the game is over there: there is nothing to decide");
  const asked = SEARCH_OPTIONS.filter((option) => written[option] !== undefined);
  if (asked.length > 0) {
    checkSearched(
      place,
      `leave ${asked.map((option) => `--${option}`).join(" and ")} out, and its own solver answers`,
    );
    return undefined;
  }
  return presentation.advise(state);
}

/** @throws UsageError where there are more actions than a search gets through */
export function checkSearched({ game, presentation, state }: Place, instead: string): void {
  const { mostSearched = Number.POSITIVE_INFINITY } = presentation;
  const { length } = game.actions(state);
  if (length <= mostSearched) return;
  throw new UsageError(
    `${game.name} has ${length} actions there, and a search gets through ${mostSearched} at most: ${instead}`,
  );
}

/** As one object: {"actions":[{"action", a member for every figure that is known}…best first], …}. */
export function adviceJson({ method, exact, figures, rows, reason }: Advice): object {
  const actions = rows.map((row) => ({
    action: row.action,
    ...Object.fromEntries(figures.map((name, i) => [name, row.figures[i]] as const)),
  }));
  return { actions, method, exact, reason };
}

/** For people: probabilities in per cent. */
export function adviceText(place: Place, advice: Advice, { colour }: Terminal): string {
  const { method, rows, reason } = advice;
  return `${boardText(place)}\n${adviceTable(advice)}\n${paint(rows[0]!.action, "good", colour)} (${method}). ${reason}\n`;
}

/** What was considered, best first, with the figures that are known. */
export function adviceTable({ figures, rows }: Advice, most = rows.length): string {
  const used = figures.filter((_, i) => rows.some((row) => row.figures[i] !== undefined));
  return table(
    ["action", ...used],
    rows
      .slice(0, most)
      .map((row) => [row.action, ...used.map((name) => percent(row.figures[figures.indexOf(name)]))]),
  );
}

function percent(figure: number | undefined): string {
  return figure === undefined ? "" : `${(100 * figure).toFixed(2)} %`;
}
