import { TreeError } from "../model/error.js";
import { quoted } from "./quoted.js";
import { suggest } from "./suggest.js";

export const KIND_KEYS = ["max", "min", "chance", "player", "leaf"] as const;
export type KindKey = (typeof KIND_KEYS)[number];
const KEYS = [...KIND_KEYS, "children", "p", "label", "actions", "pays", "set", "estimate"] as const;
export type Key = (typeof KEYS)[number];

const INNER_KEYS = ["label", "actions", "pays", "estimate"] as const;
/** The keys that each kind of node may have. */
export const ALLOWED: Readonly<Record<KindKey, readonly string[]>> = {
  max: ["max", ...INNER_KEYS, "set"],
  min: ["min", ...INNER_KEYS, "set"],
  chance: ["chance", "p", ...INNER_KEYS],
  player: ["player", "children", ...INNER_KEYS, "set"],
  leaf: ["leaf", "label"],
};

/** The keys of a leaf whose value is an estimate. */
export const ESTIMATED_LEAF: readonly string[] = ["estimate", "label"];

export function isKey(key: string): key is Key {
  return (KEYS as readonly string[]).includes(key);
}

export function unknownKey(key: string, at: number | undefined): TreeError {
  const meant = suggest(key, KEYS);
  return meant === undefined
    ? new TreeError("tree-unknown-key", { key: quoted(key), all: KEYS }, at)
    : new TreeError("tree-misspelt-key", { key: quoted(key), meant }, at);
}

export function strangeKey(kind: KindKey, key: string, at: number | undefined): TreeError {
  return new TreeError(
    "tree-strange-key",
    { kind, key, allowed: ALLOWED[kind].map((name) => `"${name}"`) },
    at,
  );
}

export function noKind(at: number | undefined): TreeError {
  return new TreeError("tree-no-kind", { all: KIND_KEYS.map((name) => `"${name}"`) }, at);
}
