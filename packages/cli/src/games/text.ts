import type { Approximation } from "@tyche/engine";
import { plural } from "../io/plural.js";
import { table } from "../io/table.js";
import { paint, type Terminal } from "../io/terminal.js";
import type { ActionRow } from "./moves.js";
import type { Place } from "./place.js";
import type { Thought, ThoughtRow } from "./thinking/thought.js";

/**
 * The board, for people.
 *
 * @param viewer who looks at it: the player to move by default; undefined for one who may see everything
 */
export function boardText(
  { game, state }: Place,
  viewer: number | undefined = game.facts.hidden ? game.turn(state) : undefined,
): string {
  const notation = game.notation!;
  const seen =
    viewer === undefined || viewer < 0 ? undefined : notation.drawView?.(game.view?.(state, viewer), viewer);
  return `${seen ?? notation.draw?.(state) ?? notation.position(state)}\n`;
}

/** All actions, for people. */
export function actionsText(place: Place, rows: readonly ActionRow[]): string {
  if (rows.length === 0) return `${boardText(place)}\nThe game is over.\n`;
  const list = table(
    ["action", "position after it"],
    rows.map(({ action, position, reached }) => [action, reached ?? position ?? unseen(place)]),
  );
  return `${boardText(place)}\n${list}`;
}

/** What stands for a position that cannot be shown. */
function unseen({ game }: Place): string {
  return game.facts.hidden ? "not all seen" : "as chance has it";
}

const BOUNDS = { exact: "", lower: "at least", upper: "at most", estimate: "about" } as const;

/** What a search found out, for people. */
export function thoughtText(place: Place, thought: Thought, { colour }: Terminal): string {
  const { actions, rolls, line } = thought;
  const list = rolls
    ? table(
        ["roll", "value", "best action"],
        rolls.map(({ roll, value, action }) => [roll, shown(value), action]),
      )
    : actionTable(place, actions, thought.components);
  const end = endText(place, actions[0]!);
  const best = rolls
    ? `${shown(thought.value)} before the roll`
    : [
        actions[0]!.action,
        ...(thought.value === undefined ? [] : [shown(thought.value)]),
        ...(end === "" ? [] : [end]),
      ].join(", ");
  const going = line.length > 1 ? `, then ${line.slice(1).join(", ")}` : "";
  const why = thought.reason === undefined ? "" : `${thought.method}: ${thought.reason}\n`;
  const remarks = (thought.remarks ?? []).map((remark) => `${remark}\n`).join("");
  return `${boardText(place)}\n${list}\n${paint(best, "good", colour)}${going}\n${why}${remarks}${costs(thought)}\n`;
}

/** What a row knows beside its value: a heading and a cell a row. */
type Column = readonly [heading: string, cell: (row: ThoughtRow) => string];

/**
 * Ranked actions, for people: values, and whatever else is known of them.
 *
 * @param width without the positions, where these do not fit
 * @param value what the values are called
 */
export function actionTable(
  place: Place,
  actions: Thought["actions"],
  components: readonly string[] = [],
  width = Number.POSITIVE_INFINITY,
  value = "value",
): string {
  const has = (key: string): boolean => actions.some((row) => row[key] !== undefined);
  const figures = [...new Set(actions.flatMap((row) => Object.keys(row)))].filter((key) => !KNOWN.has(key));
  const chances = components.map((name, i): Column => [name, (row) => percent(row.chances?.[i])]);
  const columns: Column[] = [
    ["action", (row) => row.action],
    ...chances,
    ...(actions.some(({ bound = "exact" }) => bound !== "exact")
      ? [["", ({ bound = "exact" }) => BOUNDS[bound]] as Column]
      : []),
    [value, (row) => shown(row.value)],
    // No interval of theirs: a search that learns while it samples has its early mistakes in the mean.
    ...(has("visits") ? [["samples", (row) => String(row.visits ?? "")] as Column] : []),
    ...(has("toBest") ? [["to best", (row) => shown(row.toBest)] as Column] : []),
    ...figures.map((name): Column => [name, (row) => percent(row[name] as number | undefined)]),
    ...(has("plies") ? [["ends", (row) => endText(place, row)] as Column] : []),
    ["depth", (row) => String(row.depth)],
    ...(has("toBest") ? [["method", (row) => row.method!] as Column] : []),
    ["position after it", (row) => row.reached ?? row.position ?? unseen(place)],
  ];
  const tableOf = (shown: readonly Column[]): string =>
    table(
      shown.map(([heading]) => heading),
      actions.map((row) => shown.map(([, cell]) => cell(row))),
    );
  const full = tableOf(columns);
  return full.split("\n").every((line) => line.length <= width) ? full : tableOf(columns.slice(0, -1));
}

/**
 * How a row's game ends where that is proved: "mate in 3" counts the winner's moves, "wins in 5 actions" and "loses in 4 actions" those of
 * all, this one included; empty where it is not known.
 */
function endText({ game, presentation }: Pick<Place, "game" | "presentation">, row: ThoughtRow): string {
  const { plies, value } = row;
  if (plies === undefined || value === undefined) return "";
  const middle = (game.facts.bounds[0] + game.facts.bounds[1]) / 2;
  if (presentation.mates && value !== middle)
    return `${value > middle ? "mate" : "mated"} in ${Math.ceil(plies / 2)}`;
  const verb = value > middle ? "wins" : value < middle ? "loses" : "ends";
  return `${verb} in ${plies} ${plies === 1 ? "action" : "actions"}`;
}

/** Members of a row that are no figures of the method. */
const KNOWN: ReadonlySet<string> = new Set([
  "action",
  "position",
  "reached",
  "value",
  "bound",
  "depth",
  "interval",
  "visits",
  "chances",
  "toBest",
  "plies",
  "solved",
  "method",
]);

function percent(share: number | undefined): string {
  return share === undefined ? "" : `${Math.abs(100 * share).toFixed(2)} %`;
}

function costs({ depth, algorithm, nodes, ms, solved, approximations, stopped }: Thought): string {
  const all = nodes.decision + nodes.chance + nodes.leaf;
  const count = `${all.toLocaleString("en")} ${plural("en", all, "node", "nodes")}`;
  const truth = solved
    ? "solved: the value of the whole game"
    : approximations.map(approximationText).join("; ") || "exact to its depth";
  const cause = {
    forced: "",
    time: ", out of time",
    nodes: ", out of nodes",
    simulations: "",
    abort: ", interrupted",
    lost: ", its threads lost",
    depth: "",
    solved: "",
  };
  return `${algorithm}, depth ${depth}, ${count}, ${ms.toFixed(0)} ms${cause[stopped]}; ${truth}`;
}

function approximationText({ kind, error }: Approximation): string {
  if (kind === "horizon") return "an evaluation stands for what lies beyond the depth";
  if (kind === "unjudged") return "the game has no evaluator, so that all that lies there counts alike";
  const text = {
    sampled: "approximate: chance was sampled",
    beam: "approximate: only promising actions were searched",
    filter: "approximate: actions that looked bad were not searched as deeply",
    abstraction: "approximate: a simpler board that is alike was searched",
    threshold: "approximate: rare outcomes were left out",
    determinized: "approximate: states that fit what is seen were searched as if nothing were hidden",
    prediction: "approximate: shallow searches stood for deep ones",
    path: "approximate: paths too long to follow were estimated at their end",
    memory: "the tree's memory is full, so it grew no further",
  }[kind];
  return error === undefined ? text : `${text} (an error of at most ${shown(error)})`;
}

/** Six digits after the point, as many as a person reads; a dash for a value that nothing computed. */
export function shown(value: number | undefined): string {
  if (value === undefined) return "-";
  return Number.isInteger(value) ? String(value) : value.toFixed(6);
}
