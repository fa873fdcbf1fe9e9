import { ModelFileError } from "../errors.js";
import type { ModelHeader } from "./model-header.js";

export const TYPES = { float32: Float32Array, int16: Int16Array, int8: Int8Array } as const;
export type TypeName = keyof typeof TYPES;

/** What a file says of one of its arrays. */
export interface ArrayDescription {
  readonly type: TypeName;
  /** Numbers. */
  readonly length: number;
  readonly scale: number;
  /** Bytes that it takes in the file, where it is deflated; see `byte-planes.ts`. */
  readonly deflated?: number;
}

/** The JSON of a file. */
export interface Description extends ModelHeader {
  readonly arrays: readonly ArrayDescription[];
}

/**
 * The description that a text holds: every field is what it should be, whoever wrote the file.
 * @throws ModelFileError which names the field
 */
export function parseDescription(text: string): Description {
  const all = objectOf(parsed(text), "its description");
  for (const key of ["kind", "game", "inputs"]) {
    if (typeof all[key] !== "string") throw wrong(key, "a text");
  }
  for (const [i, entry] of listOf(all.history, "history").entries()) checkEntry(entry, `history[${i}]`);
  for (const [i, array] of listOf(all.arrays, "arrays").entries()) checkArray(array, `arrays[${i}]`);
  return all as unknown as Description;
}

function checkEntry(value: unknown, where: string): void {
  const entry = objectOf(value, where);
  if (typeof entry.method !== "string") throw wrong(`${where}.method`, "a text");
  objectOf(entry.settings, `${where}.settings`);
  if (!isCount(entry.games)) throw wrong(`${where}.games`, "a whole number from 0");
  if (entry.measures === undefined) return;
  for (const [name, measure] of Object.entries(objectOf(entry.measures, `${where}.measures`))) {
    // What is not finite is null in JSON.
    if (measure !== null && typeof measure !== "number") throw wrong(`${where}.measures.${name}`, "a number");
  }
}

function checkArray(value: unknown, where: string): void {
  const { type, length, scale, deflated } = objectOf(value, where);
  if (typeof type !== "string" || !Object.hasOwn(TYPES, type)) {
    throw wrong(`${where}.type`, `one of ${Object.keys(TYPES).join(", ")}`);
  }
  if (!isCount(length)) throw wrong(`${where}.length`, "a whole number from 0");
  if (typeof scale !== "number" || !(scale > 0)) throw wrong(`${where}.scale`, "a number above 0");
  if (deflated !== undefined && !isCount(deflated)) throw wrong(`${where}.deflated`, "a whole number from 0");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFileError("The file of the model is wrong: its description is not JSON.");
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function objectOf(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw wrong(where, "an object");
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrong(where, "a list");
}

function wrong(where: string, what: string): ModelFileError {
  return new ModelFileError(`The file of the model is wrong: ${where.slice(0, 60)} is not ${what}.`);
}
