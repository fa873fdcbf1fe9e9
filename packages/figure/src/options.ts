import type { Limit, SolveSettings, Value } from "@tyche/trees";
import type { Style } from "@tyche/trees/drawing";
import { DIRECTIONS, NOTATION_NAMES, NOTATIONS } from "@tyche/trees/drawing";
import { ORDERS, parseValue, SETTING_NAMES } from "@tyche/trees/on-demand";
import { FigureError } from "./problem.js";

/** What readers may change in a figure; with leaves or edges also the steps. */
export const EDITS = ["steps", "leaves", "edges"] as const;
/** One of the things that readers may change. */
export type Edit = (typeof EDITS)[number];

/** What a figure asks before it shows the search. */
export const QUESTIONS = ["value", "cut"] as const;

/** A question, with the name of the node that it is about; the root if absent. */
export interface Question {
  readonly asks: (typeof QUESTIONS)[number];
  readonly about: string | undefined;
}

/** Where a figure starts: at a step, or at a cut (both from 1). */
export type Start = { readonly step: number } | { readonly cut: number } | undefined;

/** The attributes of a figure, read. */
export interface FigureOptions {
  /** Undefined for the basic algorithm that fits the tree. */
  readonly algorithm: string | undefined;
  readonly root: "max" | "min" | "chance";
  readonly settings: SolveSettings;
  readonly start: Start;
  readonly style: Style;
  /** The direction that the page asks for; otherwise the figure may choose the one that fits. */
  readonly grows: Style["grows"] | undefined;
  readonly numbers: "exact" | "decimal";
  readonly edits: ReadonlySet<Edit>;
  readonly question: Question | undefined;
}

/** The attributes that change what a figure shows. */
export const ATTRIBUTES = [
  ...SETTING_NAMES,
  "tree",
  "algorithm",
  "root",
  "step",
  "cut",
  "notation",
  "direction",
  "numbers",
  "language",
  "edit",
  "question",
] as const;

type Attribute = (typeof ATTRIBUTES)[number];

/**
 * Reads the attributes of a figure.
 * @param get the text of an attribute; null if the figure lacks it
 * @throws FigureError that names the attribute and what it may be
 */
export function readOptions(get: (name: Attribute) => string | null): FigureOptions {
  const refuse = (attribute: Attribute, allowed: readonly string[]): never => {
    throw new FigureError("figure-bad-attribute", { attribute, value: get(attribute) ?? "", allowed });
  };
  const oneOf = <T extends string>(attribute: Attribute, all: readonly T[]): T | undefined => {
    const text = get(attribute)?.trim();
    if (text === undefined || text === "") return undefined;
    return all.find((name) => name === text) ?? refuse(attribute, all);
  };
  const count = (attribute: Attribute, others: readonly string[] = []): number | undefined => {
    const text = get(attribute)?.trim();
    if (text === undefined || text === "" || others.includes(text)) return undefined;
    return /^\d{1,9}$/.test(text) ? Number(text) : refuse(attribute, ["0", "1", "2", "…", ...others]);
  };
  const pair = <T extends Limit>(
    attribute: Attribute,
    read: (text: string, end: number) => T | undefined,
    allowed: readonly string[],
  ): readonly [T, T] | undefined => {
    const text = get(attribute);
    if (text === null || text.trim() === "") return undefined;
    const ends = text.split(text.includes(";") ? ";" : ",").map((end, index) => read(minus(end), index));
    const [low, high] = ends;
    if (ends.length !== 2 || low === undefined || high === undefined) return refuse(attribute, allowed);
    return [low, high];
  };
  const one = (attribute: Attribute): Value | undefined => {
    const text = get(attribute);
    return text === null || text.trim() === ""
      ? undefined
      : (parseValue(text.trim()) ?? refuse(attribute, ["1/4"]));
  };
  const bounds = pair<Value>("bounds", parseValue, ["0,10", "-1/2;3"]);
  const window = pair<Limit>("window", limit, ["3,8", "-∞,5"]);
  const depth = count("depth");
  const width = count("width");
  const random = one("random");
  const guess = one("guess");
  const probes = count("probes");
  const player = count("player");
  const sides = get("teams")?.replace(/\s+/g, "");
  if (sides && !/^\d+(,\d+)*(\/\d+(,\d+)*)*$/.test(sides)) refuse("teams", ["0,2/1"]);
  const teams = sides ? sides.split("/").map((team) => team.split(",").map(Number)) : undefined;
  const ties = oneOf("ties", ["keep", "prune"] as const);
  const fail = oneOf("fail", ["soft", "hard"] as const);
  const order = oneOf("order", ORDERS);
  const grows = oneOf("direction", DIRECTIONS);
  const style = NOTATIONS[oneOf("notation", NOTATION_NAMES) ?? "aima"];
  const cut = count("cut");
  const isLast = get("step")?.trim() === "last";
  const step = isLast ? Number.POSITIVE_INFINITY : count("step", ["last"]);
  return {
    algorithm: get("algorithm")?.trim() || undefined,
    root: oneOf("root", ["max", "min", "chance"] as const) ?? "max",
    settings: { bounds, window, depth, width, random, teams, ties, fail, order, guess, probes, player },
    start: step !== undefined ? { step } : cut !== undefined ? { cut } : undefined,
    style,
    grows,
    numbers: oneOf("numbers", ["exact", "decimal"] as const) ?? "exact",
    edits: editsOf(get("edit"), refuse),
    question: questionOf(get("question"), refuse),
  };
}

function editsOf(
  text: string | null,
  refuse: (attribute: Attribute, allowed: readonly string[]) => never,
): ReadonlySet<Edit> {
  if (text === null) return new Set(["steps"]);
  const words = text.split(/[\s,]+/).filter((word) => word !== "" && word !== "nothing");
  // A changed tree is searched anew, which is there to be stepped through.
  const edits = words.length > 0 ? (["steps"] as const) : [];
  return new Set<Edit>(
    [...edits, ...words].map(
      (word) => EDITS.find((edit) => edit === word) ?? refuse("edit", [...EDITS, "nothing"]),
    ),
  );
}

function questionOf(
  text: string | null,
  refuse: (attribute: Attribute, allowed: readonly string[]) => never,
): Question | undefined {
  const [word = "", ...rest] = (text ?? "").trim().split(/\s+/);
  if (word === "") return undefined;
  const asks = QUESTIONS.find((name) => name === word) ?? refuse("question", QUESTIONS);
  return { asks, about: rest.length > 0 ? rest.join(" ") : undefined };
}

/** A text with the minus sign that is read. */
export function minus(text: string): string {
  return text.trim().replace("−", "-");
}

function limit(text: string): Limit | undefined {
  if (/^[-+]?(∞|inf|infinity)$/i.test(text)) {
    return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return parseValue(text);
}
