import { deflatedPlanes, inflatedPlanes } from "./byte-planes.js";
import { crc32 } from "./crc32.js";
import {
  type ArrayDescription,
  type Description,
  parseDescription,
  TYPES,
  type TypeName,
} from "./description.js";
import { ModelFileError } from "./errors.js";
import type { ModelHeader } from "./model-header.js";

export type { ModelHeader, TrainingEntry } from "./model-header.js";

/** Numbers of a model: single precision, or 16 or 8 bits with one scale per array. */
export type ModelArray = Float32Array | ScaledArray;

/** Weights as small integers, with the scale that converts them to numbers. */
export interface ScaledArray {
  readonly numbers: Int16Array | Int8Array;
  /** The factor that converts an integer to the number it represents. */
  readonly scale: number;
  /** Whether the file stores it compressed, which is slower to write and to read. */
  readonly isDeflated?: boolean;
}

/** The contents of a model file: kind, shape, arrays and history. */
export interface ModelFile {
  readonly header: ModelHeader;
  readonly arrays: readonly ModelArray[];
}

const MAGIC = "TYCHE-M1";
/** Size of the header: magic, checksum of everything after it, length of the description. */
const HEAD = 16;
/**
 * Encodes a model as bytes: "TYCHE-M1", a CRC-32 of everything after it, the length of a description, the description
 * as JSON in UTF-8, then the arrays one after the other, each aligned to 4 bytes; numbers are little-endian, or
 * deflated (`byte-planes.ts`).
 */
export function encodeModel({ header, arrays }: ModelFile): Uint8Array<ArrayBuffer> {
  const parts = arrays.map(partOf);
  const description: Description = { ...header, arrays: parts.map(({ described }) => described) };
  const text = new TextEncoder().encode(JSON.stringify(description));
  const start = aligned(HEAD + text.length);
  const bytes = new Uint8Array(parts.reduce((sum, { held }) => sum + aligned(held.length), start));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  view.setUint32(12, text.length, true);
  bytes.set(text, HEAD);
  let at = start;
  for (const { held } of parts) {
    bytes.set(held, at);
    at += aligned(held.length);
  }
  view.setUint32(8, crc32(bytes.subarray(12)), true);
  return bytes;
}

/** Decodes a model. @param expected what the model must be for @throws ModelFileError */
export function decodeModel(
  bytes: Uint8Array,
  expected: Partial<Pick<ModelHeader, "kind" | "game" | "inputs">> = {},
): ModelFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC) {
    throw new ModelFileError(
      "model-file-magic",
      { magic: MAGIC },
      `This is not a model file: it does not begin with ${MAGIC}.`,
    );
  }
  if (crc32(bytes.subarray(12)) !== view.getUint32(8, true)) {
    throw new ModelFileError(
      "model-file-damaged",
      {},
      "The model file is damaged: its checksum does not match.",
    );
  }
  const end = HEAD + view.getUint32(12, true);
  const { arrays, ...header } = parseDescription(new TextDecoder().decode(bytes.subarray(HEAD, end)));
  for (const key of ["kind", "game", "inputs"] as const) {
    const needed = expected[key];
    if (needed !== undefined && header[key] !== needed) {
      throw new ModelFileError(
        "model-file-other",
        { key, found: header[key], needed },
        `This model has ${key} "${header[key]}", and "${needed}" is needed here.`,
      );
    }
  }
  const held = arrays.reduce(
    (sum, { type, length, deflated }) => sum + aligned(deflated ?? length * TYPES[type].BYTES_PER_ELEMENT),
    aligned(end),
  );
  if (held !== bytes.length) {
    throw new ModelFileError(
      "model-file-size",
      { expected: held, found: bytes.length },
      `The model file is invalid: by its description it has ${held} bytes, but it has ${bytes.length}.`,
    );
  }
  let at = aligned(end);
  const read = arrays.map(({ type, length, scale, deflated }): ModelArray => {
    const width = TYPES[type].BYTES_PER_ELEMENT;
    const size = deflated ?? length * width;
    const held = bytes.subarray(at, at + size);
    at += aligned(size);
    const isDeflated = deflated !== undefined;
    // A copy, since the bytes may be unaligned; `slice` of a Node buffer would not copy.
    const plain = isDeflated ? inflatedPlanes(held, length, width) : new Uint8Array(held);
    if (!plain)
      throw new ModelFileError(
        "model-file-deflated",
        { length },
        `The model file is invalid: a deflated array does not have ${length} numbers.`,
      );
    const numbers = new TYPES[type](plain.buffer);
    if (numbers instanceof Float32Array) return numbers;
    return { numbers, scale, ...(isDeflated && { isDeflated }) };
  });
  return { header, arrays: read };
}

/** The numbers as floats. */
export function unscaled(array: ModelArray): Float32Array {
  if (array instanceof Float32Array) return array;
  const { numbers, scale } = array;
  // A loop, because `Float32Array.from` uses an iterator, which takes fifty times as long.
  const floats = new Float32Array(numbers.length);
  for (let i = 0; i < floats.length; i++) floats[i] = numbers[i]! * scale;
  return floats;
}

/** The same numbers in 16 bits, scaled so that the largest is 32767. */
export function scaledTo16(array: Float32Array): ScaledArray {
  return scaledTo(array, 32767, Int16Array);
}

/** The same numbers in 8 bits, scaled so that the largest is 127: for arrays that make up most of a file. */
export function scaledTo8(array: Float32Array): ScaledArray {
  return scaledTo(array, 127, Int8Array);
}

function scaledTo(
  array: Float32Array,
  largest: number,
  Integers: Int16ArrayConstructor | Int8ArrayConstructor,
): ScaledArray {
  const most = array.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = most / largest || 1;
  return { numbers: Integers.from(array.map((value) => Math.round(value / scale))), scale };
}

function partOf(array: ModelArray): { readonly held: Uint8Array; readonly described: ArrayDescription } {
  const { numbers, scale, isDeflated } =
    array instanceof Float32Array ? { numbers: array, scale: 1, isDeflated: false } : array;
  const plain = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const described = { type: typeOf(numbers), length: numbers.length, scale };
  if (!isDeflated) return { held: plain, described };
  const held = deflatedPlanes(plain, numbers.BYTES_PER_ELEMENT);
  return { held, described: { ...described, deflated: held.length } };
}

function typeOf(numbers: Float32Array | Int16Array | Int8Array): TypeName {
  if (numbers instanceof Float32Array) return "float32";
  return numbers instanceof Int16Array ? "int16" : "int8";
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}
