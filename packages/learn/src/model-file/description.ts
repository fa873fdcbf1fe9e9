import type { Problem } from "@tyche/engine/errors";
import { ModelFileError } from "./errors.js";
import type { ModelHeader } from "./model-header.js";

export const TYPES = { float32: Float32Array, int16: Int16Array, int8: Int8Array } as const;
export type TypeName = keyof typeof TYPES;

export interface ArrayDescription {
  readonly type: TypeName;
  readonly length: number;
  readonly scale: number;
  /** Size in the file in bytes, if deflated; see `byte-planes.ts`. */
  readonly deflated?: number;
}

export interface Description extends ModelHeader {
  readonly arrays: readonly ArrayDescription[];
}

/** Parses a description and checks every field. @throws ModelFileError which names the field */
export function parseDescription(text: string): Description {
  const all = objectOf(parsed(text), "its description");
  for (const key of ["kind", "game", "inputs"]) {
    if (typeof all[key] !== "string") throw wrongField(key, A_TEXT);
  }
  for (const [i, entry] of listOf(all.history, "history").entries()) checkEntry(entry, `history[${i}]`);
  for (const [i, array] of listOf(all.arrays, "arrays").entries()) checkArray(array, `arrays[${i}]`);
  return all as typeof all & Description;
}

function checkEntry(value: unknown, where: string): void {
  const entry = objectOf(value, where);
  if (typeof entry.method !== "string") throw wrongField(`${where}.method`, A_TEXT);
  objectOf(entry.settings, `${where}.settings`);
  if (!isCount(entry.games)) throw wrongField(`${where}.games`, A_WHOLE_NUMBER.natural);
  if (entry.measures === undefined) return;
  for (const [name, measure] of Object.entries(objectOf(entry.measures, `${where}.measures`))) {
    // JSON writes numbers that are not finite as null.
    if (measure !== null && typeof measure !== "number")
      throw wrongField(`${where}.measures.${name}`, { id: "field-number", values: {}, message: "a number" });
  }
}

function checkArray(value: unknown, where: string): void {
  const { type, length, scale, deflated } = objectOf(value, where);
  if (typeof type !== "string" || !Object.hasOwn(TYPES, type)) {
    const all = Object.keys(TYPES);
    throw wrongField(`${where}.type`, {
      id: "field-words",
      values: { all },
      message: `one of ${all.join(", ")}`,
    });
  }
  if (!isCount(length)) throw wrongField(`${where}.length`, A_WHOLE_NUMBER.natural);
  if (typeof scale !== "number" || !(scale > 0))
    throw wrongField(`${where}.scale`, { id: "field-above", values: {}, message: "a number above 0" });
  if (deflated !== undefined && !isCount(deflated))
    throw wrongField(`${where}.deflated`, A_WHOLE_NUMBER.natural);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFileError(
      "model-file-json",
      {},
      "The model file is invalid: its description is not JSON.",
    );
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function objectOf(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw wrongField(where, { id: "field-object", values: {}, message: "an object" });
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongField(where, { id: "field-list", values: {}, message: "a list" });
}

/** The error for an invalid field of a file. The name comes from the file and may have any length. */
export function wrongField(name: string, wanted: Problem): ModelFileError {
  const field = name.slice(0, 60);
  return new ModelFileError(
    "model-file-field",
    { field, wanted },
    `The model file is invalid: ${field} is not ${wanted.message}.`,
  );
}

const A_TEXT: Problem = { id: "field-text", values: {}, message: "a text" };

/** Whole numbers, 0 or more and 1 or more. */
export const A_WHOLE_NUMBER = {
  natural: { id: "field-whole", values: { least: 0 }, message: "a whole number, 0 or more" },
  positive: { id: "field-whole", values: { least: 1 }, message: "a whole number, 1 or more" },
} as const satisfies Readonly<Record<string, Problem>>;
