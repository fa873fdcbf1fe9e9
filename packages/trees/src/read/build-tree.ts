import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import type { RootKind } from "./document.js";
import { treeOfJson } from "./json.js";
import { type Json, type JsonList, type JsonObject, MOST_VALUES } from "./json-value.js";

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
  return treeOfJson(jsonOf(spec), options.root);
}

/** One step of the traversal of a value: fill a list or an object, or return from it. */
interface Step {
  readonly from: object;
  readonly to?: JsonList | JsonObject;
}

function jsonOf(spec: unknown): Json {
  const steps: Step[] = [];
  const path = new Set<object>();
  let values = 0;
  const begin = (value: unknown): Json => {
    if (++values > MOST_VALUES) throw new TreeError("tree-too-many-inside", { most: MOST_VALUES });
    const json = shallow(value);
    if (json.type === "list" || json.type === "object") steps.push({ from: value as object, to: json });
    return json;
  };
  const root = begin(spec);
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { from, to } = step;
    if (!to) {
      path.delete(from);
      continue;
    }
    if (path.has(from)) throw new TreeError("tree-contains-itself");
    path.add(from);
    steps.push({ from });
    if (to.type === "list") {
      for (const item of from as readonly unknown[]) to.items.push(begin(item));
    } else {
      for (const [key, value] of Object.entries(from)) {
        if (value !== undefined) to.members.push({ key, at: undefined, value: begin(value) });
      }
    }
  }
  return root;
}

/** A value without its contents. */
function shallow(value: unknown): Json {
  const at = undefined;
  switch (typeof value) {
    case "number":
    case "bigint":
      return { type: "number", at, text: String(value) };
    case "string":
      return { type: "string", at, text: value };
    case "object":
      if (value === null) return { type: "word", at, text: "null" };
      if (Array.isArray(value)) return { type: "list", at, items: [] };
      return { type: "object", at, members: [] };
    default:
      return { type: "word", at, text: typeof value === "boolean" ? String(value) : typeof value };
  }
}
