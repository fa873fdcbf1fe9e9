import type { Node, Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import { Rational } from "../model/rational.js";
import { asComputed } from "../search/as-computed.js";
import type { SearchEvent, Worth } from "../search/event.js";
import { EVERYTHING } from "../view/fold.js";
import { worthText } from "../view/numbers.js";
import { outlineOf, shortName } from "../view/outline.js";
import { csvRow, jsonNumber } from "../view/spelling.js";
import { isEstimate, type ViewNode, type ViewOptions, viewOf } from "../view/view.js";

/** The nodes of a tree as CSV, one row per node in preorder, with the results of a solution. */
export function writeTable(tree: Tree, options: ViewOptions): string {
  const view = viewOf(tree, options, EVERYTHING);
  const outline = outlineOf(tree);
  const number = (value: Worth | undefined): string =>
    value === undefined ? "" : worthText(value, view.numbers);
  const solved = view.solution !== undefined;
  const yes = (holds: boolean): string => (!solved ? "" : holds ? "yes" : "no");
  const columns: Record<string, (row: ViewNode, node: Node) => string> = {
    id: (_, { id }) => String(id),
    parent: ({ parent }) => (parent < 0 ? "" : String(parent)),
    depth: ({ depth }) => String(depth),
    name: (_, { id }) => shortName(tree, outline, id),
    kind: (_, { kind }) => kind,
    player: (_, node) => (node.kind === "player" ? String(node.player) : ""),
    label: (_, { label = "" }) => label,
    action: ({ action = "" }) => action,
    probability: ({ probability }) => number(probability),
    estimate: ({ estimate, node, value }) => number(isEstimate(node) ? value : estimate),
    value: ({ value }) => number(value),
    bound: ({ value, skipped, bound, node }) =>
      !solved || value === undefined || skipped ? "" : isEstimate(node) ? "estimate" : bound,
    visited: ({ skipped }) => yes(!skipped),
    chosen: ({ chosen }) => yes(chosen),
  };
  // An extra column at the end for trees whose edges pay; other tables are unchanged.
  if (view.nodes.some(({ pays }) => pays))
    columns["edge pays"] = ({ pays }) => number(pays?.length === 1 ? pays[0] : pays);
  const cells = Object.values(columns);
  const rows = view.nodes.map((row) => csvRow(cells.map((cell) => cell(row, row.node!))));
  return csvRow(Object.keys(columns)) + rows.join("");
}

/** The format of a trace. */
export type TraceFormat = "csv" | "json";

/** The columns of a trace; those that an event has under the same name are taken from it. */
const TRACE_COLUMNS = [
  "step",
  "event",
  "node",
  "name",
  "kind",
  "child",
  "alpha",
  "beta",
  "value",
  "best",
  "bound",
  "probability",
  "low",
  "high",
  "rule",
  "inequality",
  "skipped",
  "probe",
  "least",
  "most",
  "merit",
];

/**
 * Yields a trace in pieces, so that it can be written to a file while the search still runs: CSV with one row per
 * event, or JSON lines with one object per event. Numbers are exact, and −∞ and +∞ are "-inf" and "inf". They are the
 * algorithm's own numbers: in negamax from the side of the player to move (`negated` if that is the second). Children
 * are counted from 0, names such as 2.1 from 1.
 *
 * @param bounds the bounds of all values, for the last columns of the CSV
 */
export function* tracePieces(
  tree: Tree,
  events: Iterable<SearchEvent>,
  format: TraceFormat,
  bounds?: readonly [low: Value, high: Value],
): Generator<string, void, void> {
  const range = bounds && { least: bounds[0], most: bounds[1] };
  const outline = outlineOf(tree);
  if (format === "csv") yield csvRow(TRACE_COLUMNS);
  let step = 0;
  for (const given of events) {
    const event = asComputed(given);
    step++;
    const name = shortName(tree, outline, event.node);
    if (format === "json") yield `${JSON.stringify({ step, name, ...event }, jsonValue)}\n`;
    else {
      const { kind } = tree.nodes[event.node]!;
      const row: Readonly<Record<string, unknown>> = {
        ...event,
        ...changedFields(event),
        ...range,
        step,
        name,
        kind,
        event: event.type,
      };
      yield csvRow(TRACE_COLUMNS.map((column) => fieldText(row[column])));
    }
  }
}

/** A whole trace as one text. */
export function writeTrace(tree: Tree, events: Iterable<SearchEvent>, format: TraceFormat): string {
  return [...tracePieces(tree, events, format)].join("");
}

/** The fields of a row that are not those of the event. */
function changedFields(event: SearchEvent): Readonly<Record<string, string | undefined>> {
  switch (event.type) {
    case "enter":
      return event.window ? {} : { alpha: undefined, beta: undefined };
    case "evaluate":
      return { bound: event.horizon ? "estimate" : "exact" };
    case "cut":
      return { inequality: `${event.left} ${event.relation} ${event.right}` };
    default:
      return {};
  }
}

function fieldText(field: unknown): string {
  if (field === undefined) return "";
  if (Array.isArray(field)) return field.map(fieldText).join(" ");
  if (field === Number.NEGATIVE_INFINITY) return "-inf";
  return field === Number.POSITIVE_INFINITY ? "inf" : String(field);
}

function jsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Rational) return JSON.parse(jsonNumber(value));
  if (value === Number.NEGATIVE_INFINITY) return "-inf";
  return value === Number.POSITIVE_INFINITY ? "inf" : value;
}
