import { TreeError } from "../model/error.js";
import { quoted } from "./quoted.js";
import { suggest } from "./suggest.js";

export const KIND_KEYS = ["max", "min", "chance", "player", "leaf"] as const;
export type KindKey = (typeof KIND_KEYS)[number];
const KEYS = [...KIND_KEYS, "children", "p", "label", "actions", "pays", "estimate"] as const;
export type Key = (typeof KEYS)[number];

const INNER_KEYS = ["label", "actions", "pays", "estimate"] as const;
/** The keys that each kind of node may have. */
export const ALLOWED: Readonly<Record<KindKey, readonly string[]>> = {
  max: ["max", ...INNER_KEYS],
  min: ["min", ...INNER_KEYS],
  chance: ["chance", "p", ...INNER_KEYS],
  player: ["player", "children", ...INNER_KEYS],
  leaf: ["leaf", "label"],
};

export function isKey(key: string): key is Key {
  return (KEYS as readonly string[]).includes(key);
}

export function unknownKey(key: string, at: number | undefined): TreeError {
  const meant = suggest(key, KEYS);
  return new TreeError(
    `${quoted(key)} is not a key of a node${meant ? `; did you mean "${meant}"?` : `: there are ${listed(KEYS)}`}`,
    at,
  );
}

export function strangeKey(kind: KindKey, key: string, at: number | undefined): TreeError {
  return new TreeError(`a ${kind} node has no "${key}", only ${listed(ALLOWED[kind])}`, at);
}

export function twoKinds(kind: KindKey, other: KindKey, at: number | undefined): TreeError {
  return new TreeError(`an object says two kinds, "${kind}" and "${other}"`, at);
}

export function noKind(at: number | undefined): TreeError {
  return new TreeError(`an object does not say its kind: it needs one of ${listed(KIND_KEYS)}`, at);
}

function listed(keys: readonly string[]): string {
  const names = keys.map((key) => `"${key}"`);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
