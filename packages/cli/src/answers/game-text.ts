import type { Approximation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { fixed } from "@tyche/engine/statistics";
import { Catalogue, type Language } from "@tyche/messages";
import type { Place } from "../games/place.js";
import { table } from "../io/table.js";
import { paint, type Terminal } from "../io/terminal.js";
import type { ActionRow } from "./moves.js";
import type { Thought, ThoughtRow } from "./thought.js";

/** Message catalogues for answers about games. */
export const ANSWER_AREAS = ["answers", "backgammon-cube", "game-texts", "terminal-boards"] as const;

/** Loads the messages for answers about games. */
export function answerWords(language: Language = "en"): Promise<Catalogue> {
  return new Catalogue(language).load(...ANSWER_AREAS);
}

/** Returns the formatter for a game's phrases, whose English need not be in the catalogue. */
export function phraseFormat(words: Catalogue): FormatPhrase {
  return (phrase) => (words.has(phrase.id) ? words.format(phrase) : words.problem(phrase));
}

/**
 * The board as text.
 *
 * @param viewer the player who looks at it, by default the player to move; undefined: everything is visible
 */
export function boardText(
  { game, state }: Place,
  format: FormatPhrase,
  viewer: number | undefined = game.facts.hidden ? game.turn(state) : undefined,
): string {
  const notation = game.notation!;
  const seen =
    viewer === undefined || viewer < 0
      ? undefined
      : notation.drawView?.(game.view?.(state, viewer), viewer, format);
  return `${seen ?? notation.draw?.(state, format) ?? notation.position(state)}\n`;
}

/** The list of all actions as text. */
export function actionsText(place: Place, rows: readonly ActionRow[], words: Catalogue): string {
  const board = boardText(place, phraseFormat(words));
  if (rows.length === 0) return `${board}\n${words.text("answers-over")}\n`;
  const list = table(
    [words.text("answers-heading-action"), words.text("answers-heading-position")],
    rows.map(({ action, position, reached }) => [action, reached ?? position ?? unseen(place, words)]),
  );
  return `${board}\n${list}`;
}

/** The text shown for a position that must stay hidden. */
export function unseen({ game }: Place, words: Catalogue): string {
  return words.text(game.facts.hidden ? "answers-hidden" : "answers-by-chance");
}

/** The result of a search as text. */
export function thoughtText(
  place: Place,
  thought: Thought,
  { colour }: Pick<Terminal, "colour">,
  words: Catalogue,
): string {
  const { actions, rolls, line, method } = thought;
  const format = phraseFormat(words);
  const list = rolls
    ? table(
        [
          words.text("answers-heading-roll"),
          words.text("answers-heading-value"),
          words.text("answers-heading-best"),
        ],
        rolls.map(({ roll, value, action }) => [roll, shown(value), action]),
      )
    : actionTable(place, actions, words, { components: thought.components });
  const end = endText(place, actions[0]!, words);
  const best = rolls
    ? words.text("answers-before-roll", { value: shown(thought.value) })
    : words.list([
        actions[0]!.action,
        ...(thought.value === undefined ? [] : [shown(thought.value)]),
        ...(end === "" ? [] : [end]),
      ]);
  const painted = paint(best, "good", colour);
  const lines = [
    line.length > 1 ? words.text("answers-line", { best: painted, actions: line.slice(1) }) : painted,
    ...(thought.reason === undefined
      ? []
      : [
          words.text("answers-reason", {
            method: methodName(words, method!),
            reason: format(thought.reason),
          }),
        ]),
    ...(thought.remarks ?? []).map(format),
    costs(thought, words),
  ];
  return `${boardText(place, format)}\n${list}\n${lines.join("\n")}\n`;
}

/** An additional column of the table: its heading, and its cell in each row. */
type Column = readonly [heading: string, cell: (row: ThoughtRow) => string];

export interface ActionTableOptions {
  /** The names of the components of the rows' `chances`. */
  readonly components?: readonly string[] | undefined;
  /** If the table is wider, the positions are left out. */
  readonly width?: number;
  /** The heading of the values. */
  readonly value?: string | undefined;
  /** Digits after the point. Default 6. */
  readonly digits?: number | undefined;
  /** The number of an action in the list of all, if the table has numbers. */
  readonly numberOf?: (row: ThoughtRow) => number;
}

/** The ranked actions as a table with their values and all other known statistics. */
export function actionTable(
  place: Place,
  actions: Thought["actions"],
  words: Catalogue,
  {
    components = [],
    width = Number.POSITIVE_INFINITY,
    value = "value",
    digits,
    numberOf,
  }: ActionTableOptions,
): string {
  const has = (key: string): boolean => actions.some((row) => row[key] !== undefined);
  const rounded = (chances: readonly number[] = []): readonly number[] =>
    place.presentation.terminal?.roundChances?.(chances, PERCENT_PARTS) ?? chances;
  const figures = [...new Set(actions.flatMap((row) => Object.keys(row)))].filter((key) => !KNOWN.has(key));
  const chances = components.map((name, i): Column => [name, (row) => percent(rounded(row.chances)[i])]);
  const columns: Column[] = [
    ...(numberOf ? [["", (row) => String(numberOf(row))] as Column] : []),
    ["action", (row) => row.action],
    ...chances,
    ...(actions.some(({ bound = "exact" }) => bound !== "exact")
      ? [["", ({ bound = "exact" }) => words.text("answers-bound", { bound })] as Column]
      : []),
    [value, (row) => shown(row.value, digits)],
    // No confidence interval: if a search learns while it samples, its early mistakes bias the mean.
    ...(has("visits") ? [["samples", (row) => String(row.visits ?? "")] as Column] : []),
    ...(has("toBest")
      ? [["to best", (row) => (row.toBest === undefined ? "" : shown(row.toBest, digits))] as Column]
      : []),
    ...figures.map((name): Column => [name, (row) => percent(row[name] as number | undefined)]),
    ...(has("plies") ? [["ends", (row) => endText(place, row, words)] as Column] : []),
    ["depth", (row) => String(row.depth)],
    ...(has("toBest") ? [["method", (row) => methodName(words, row.method!)] as Column] : []),
    ["position", (row) => row.reached ?? row.position ?? unseen(place, words)],
  ];
  const tableOf = (shown: readonly Column[]): string =>
    table(
      shown.map(([name]) => heading(words, name)),
      actions.map((row) => shown.map(([, cell]) => cell(row))),
    );
  const full = tableOf(columns);
  return full.split("\n").every((line) => line.length <= width) ? full : tableOf(columns.slice(0, -1));
}

/** Translates a column heading. Headings that a game defines and that no catalogue has stay unchanged. */
export function heading(words: Catalogue, name: string): string {
  return named(words, "answers-heading", name);
}

/** Translates a method's name; most are the same in all languages. */
function methodName(words: Catalogue, name: string): string {
  return named(words, "answers-method", name);
}

function named(words: Catalogue, family: string, name: string): string {
  const id = `${family}-${name.replaceAll(" ", "-")}`;
  return words.has(id) ? words.format({ id }) : name;
}

/**
 * Describes the proved end of a row's game: "mate in 3" counts the winner's moves, "wins in 5 actions" and "loses in 4
 * actions" count all actions including this one; "" if no end is proved.
 */
function endText(
  { game, presentation }: Pick<Place, "game" | "presentation">,
  { plies, value }: ThoughtRow,
  words: Catalogue,
): string {
  if (plies === undefined || value === undefined) return "";
  const middle = (game.facts.bounds[0] + game.facts.bounds[1]) / 2;
  const end = value > middle ? "wins" : value < middle ? "loses" : "ends";
  return presentation.mates && end !== "ends"
    ? words.text("answers-mate", { end, moves: Math.ceil(plies / 2) })
    : words.text("answers-end", { end, plies });
}

/** Members of a row that are not statistics of the method. */
const KNOWN: ReadonlySet<string> = new Set([
  "action",
  "position",
  "reached",
  "value",
  "bound",
  "certainty",
  "comparison",
  "depth",
  "interval",
  "visits",
  "chances",
  "toBest",
  "plies",
  "solved",
  "method",
]);

/** The multiples of a share that `percent` tells apart. */
const PERCENT_PARTS = 10_000;

function percent(share: number | undefined): string {
  return share === undefined ? "" : `${Math.abs(100 * share).toFixed(2)} %`;
}

/** Messages for searches that stopped before the requested depth or a proof. */
const STOPS = {
  forced: "none",
  depth: "none",
  solved: "none",
  simulations: "none",
  time: "time",
  nodes: "nodes",
  abort: "abort",
  lost: "lost",
} as const;

function costs(thought: Thought, words: Catalogue): string {
  const { actions, depth, algorithm, nodes, ms, solved, approximations, stopped } = thought;
  const texts = approximations.map((one) => approximationText(one, words));
  const isExact = actions[0]!.bound === "exact";
  const truth = solved
    ? words.text("answers-solved")
    : texts.length > 0
      ? words.list(texts, "clauses")
      : words.text(isExact ? "answers-exact-to-depth" : "answers-not-known");
  return words.text("answers-costs", {
    algorithm,
    depth,
    nodes: nodes.decision + nodes.chance + nodes.leaf,
    ms: ms.toFixed(0),
    stopped: STOPS[stopped],
    truth,
  });
}

function approximationText({ kind, error }: Approximation, words: Catalogue): string {
  if (kind === "equilibrium")
    return words.text("answers-equilibrium", { gap: error ? error.toPrecision(2) : "0" });
  const text = words.text("answers-approximation", { kind });
  return error === undefined ? text : words.text("answers-error", { text, error: shown(error) });
}

/** By default six digits after the point; a dash if the value was not computed. */
export function shown(value: number | undefined, digits = 6): string {
  if (value === undefined) return "-";
  return Number.isInteger(value) ? String(value) : fixed(value, digits);
}
