import { thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import type { RootKind } from "./document.js";
import { readJson } from "./json.js";

/** A number, or a string for one that doubles cannot hold: "1/3". Decimals are read as they print. */
export type NumberSpec = number | bigint | string;

interface InnerSpec {
  readonly label?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  /** What the edge to each child pays: a number, or one for each player. */
  readonly pays?: readonly (NumberSpec | readonly NumberSpec[])[] | undefined;
  readonly estimate?: NumberSpec | undefined;
}

interface DecisionSpec extends InnerSpec {
  /** The name of the information set. */
  readonly set?: string | undefined;
}

/** A tree as a JavaScript value, in the form of the project's JSON. */
export type TreeSpec =
  | NumberSpec
  | readonly TreeSpec[]
  | { readonly leaf: NumberSpec | readonly NumberSpec[]; readonly label?: string | undefined }
  | (DecisionSpec & { readonly max: readonly TreeSpec[] })
  | (DecisionSpec & { readonly min: readonly TreeSpec[] })
  | (InnerSpec & { readonly chance: readonly TreeSpec[]; readonly p?: readonly NumberSpec[] | undefined })
  | (DecisionSpec & { readonly player: number; readonly children: readonly TreeSpec[] });

/** Options for building a tree from a value. */
export interface BuildOptions {
  /** The kind of the root of nested lists; max by default. */
  readonly root?: RootKind | undefined;
}

/**
 * Builds a tree from a JavaScript value: `buildTree({ max: [3, { chance: [1, "1/3"] }] })`, `buildTree([[3, 12], [2, 4]])`.
 * Throws a TreeError, without an offset, if the value is not a tree.
 */
export function buildTree(spec: TreeSpec, options: BuildOptions = {}): Tree {
  const text = textOf(spec);
  try {
    return readJson(text, options.root);
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
    throw Object.assign(error, { offset: undefined });
  }
}

/** Larger values are refused before they fill the memory. */
const MOST_VALUES = 8_000_000;

/** A list or an object that is being written. */
interface Open {
  readonly value: object;
  readonly isList: boolean;
  readonly items: readonly (readonly [key: string, value: unknown])[];
  next: number;
}

/** A value as JSON, without recursion. Numbers that JSON does not have become strings, which the reader refuses. */
function textOf(spec: unknown): string {
  const parts: string[] = [];
  const path = new Set<object>();
  const open: Open[] = [];
  let values = 0;
  const begin = (value: unknown): void => {
    if (++values > MOST_VALUES) throw new TreeError("tree-too-many-inside", { most: MOST_VALUES });
    if (typeof value !== "object" || value === null) {
      parts.push(scalar(value));
      return;
    }
    if (path.has(value)) throw new TreeError("tree-contains-itself");
    path.add(value);
    const isList = Array.isArray(value);
    const entries = isList ? value.map((item) => ["", item] as const) : Object.entries(value);
    const items = isList ? entries : entries.filter(([, item]) => item !== undefined);
    parts.push(isList ? "[" : "{");
    open.push({ value, isList, items, next: 0 });
  };
  begin(spec);
  for (let parent = open.at(-1); parent; parent = open.at(-1)) {
    const { isList, items, value } = parent;
    const item = items[parent.next++];
    if (item) {
      if (parent.next > 1) parts.push(",");
      if (!isList) parts.push(JSON.stringify(item[0]), ":");
      begin(item[1]);
    } else {
      parts.push(isList ? "]" : "}");
      path.delete(value);
      open.pop();
    }
  }
  return parts.join("");
}

function scalar(value: unknown): string {
  if (typeof value === "string" || (typeof value === "number" && !Number.isFinite(value)))
    return JSON.stringify(String(value));
  if (["number", "bigint", "boolean"].includes(typeof value) || value === null) return String(value);
  throw new TreeError("tree-is-not", { found: typeof value, should: thing("node") });
}
