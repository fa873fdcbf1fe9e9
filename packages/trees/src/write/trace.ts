import type { Tree } from "../model/node.js";
import { formatExact, isValue, type Limit, type Value } from "../model/number.js";
import { Rational } from "../model/rational.js";
import type { SearchEvent, Worth } from "../search/event.js";
import { asReckoned } from "../search/reckoned.js";
import { csvRow } from "./spelling/csv.js";
import { jsonNumber } from "./spelling/numeral.js";
import { outlineOf, shortName } from "./view/outline.js";

/** The format of a trace. */
export type TraceFormat = "csv" | "json";

const HEAD = [
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
type Column = (typeof HEAD)[number];

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
  const range = bounds && { least: formatExact(bounds[0]), most: formatExact(bounds[1]) };
  const outline = outlineOf(tree);
  if (format === "csv") yield csvRow(HEAD);
  let step = 0;
  for (const told of events) {
    const event = asReckoned(told);
    step++;
    const name = shortName(tree, outline, event.node);
    if (format === "csv") {
      const fields = fieldsOf(event);
      const head = { step: String(step), event: event.type, node: String(event.node), name };
      const row: { readonly [column in Column]?: string } = {
        ...head,
        kind: tree.nodes[event.node]!.kind,
        ...fields,
        ...range,
      };
      yield csvRow(HEAD.map((column) => row[column] ?? ""));
    } else {
      yield `${JSON.stringify({ step, name, ...event }, jsonValue)}\n`;
    }
  }
}

/** A whole trace as one text. */
export function writeTrace(tree: Tree, events: Iterable<SearchEvent>, format: TraceFormat): string {
  return [...tracePieces(tree, events, format)].join("");
}

function fieldsOf(event: SearchEvent): { readonly [column in Column]?: string } {
  switch (event.type) {
    case "enter": {
      const window = event.window ? { alpha: limit(event.alpha), beta: limit(event.beta) } : {};
      return { ...window, probe: String(event.probe), ...merit(event.merit) };
    }
    case "evaluate":
      return {
        value: worth(event.value),
        bound: event.horizon ? "estimate" : "exact",
        ...merit(event.merit),
      };
    case "recall":
      return { value: worth(event.value), bound: event.bound };
    case "child":
      return {
        child: String(event.child),
        value: worth(event.value),
        bound: event.bound,
        best: worth(event.best),
        alpha: limit(event.alpha),
        beta: limit(event.beta),
      };
    case "interval":
      return {
        child: String(event.child),
        value: worth(event.value),
        bound: event.bound,
        probability: formatExact(event.probability),
        low: event.low ? formatExact(event.low) : "",
        high: event.high ? formatExact(event.high) : "",
      };
    case "cut":
      return {
        rule: event.rule,
        inequality: `${formatExact(event.left)} ${event.relation} ${formatExact(event.right)}`,
        skipped: event.skipped.join(" "),
      };
    case "leave":
      return { value: worth(event.value), bound: event.bound, probe: String(event.probe) };
  }
}

/** The merit of an entry in OPEN (SSS*). */
function merit(end: Limit | undefined): { readonly merit?: string } {
  return end === undefined ? {} : { merit: limit(end) };
}

function limit(end: Limit): string {
  if (isValue(end)) return formatExact(end);
  return end < 0 ? "-inf" : "inf";
}

function worth(value: Worth): string {
  return Array.isArray(value)
    ? (value as readonly Value[]).map(formatExact).join(" ")
    : formatExact(value as Value);
}

function jsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Rational) return JSON.parse(jsonNumber(value));
  if (value === Number.NEGATIVE_INFINITY) return "-inf";
  return value === Number.POSITIVE_INFINITY ? "inf" : value;
}
