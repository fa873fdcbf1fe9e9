import type { Problem } from "@tyche/engine/errors";
import { A_WHOLE_NUMBER, wrongField } from "./description.js";
import { ModelFileError } from "./errors.js";
import type { ModelFile } from "./model-file.js";

/** Limit on the layers; no learner here uses more. */
const MOST_LAYERS = 16;

function numbersOf({ arrays }: Pick<ModelFile, "arrays">): number {
  return arrays.reduce(
    (sum, array) => sum + (array instanceof Float32Array ? array : array.numbers).length,
    0,
  );
}

function shapeOf({ header }: ModelFile): Readonly<Record<string, unknown>> {
  const { shape } = header;
  if (typeof shape === "object" && shape !== null) return shape as Record<string, unknown>;
  throw new ModelFileError("model-file-no-shape", {}, "The model file is invalid: it has no shape.");
}

function wrong(field: string, wanted: Problem): ModelFileError {
  return wrongField(`shape.${field}`, wanted);
}

function tooFew(): ModelFileError {
  return new ModelFileError(
    "model-file-few-weights",
    {},
    "The model file is invalid: its shape needs more weights than it has.",
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/**
 * The widths of a network's hidden layers, checked against the number of weights in the file: a network built from
 * any file takes at most a few times the memory of the file.
 * @param features the number of inputs of the network
 * @throws ModelFileError
 */
export function hiddenLayersOf(model: ModelFile, features: number): readonly number[] {
  const { hidden } = shapeOf(model);
  if (
    !Array.isArray(hidden) ||
    hidden.length === 0 ||
    hidden.length > MOST_LAYERS ||
    !hidden.every(isCount)
  ) {
    throw wrong("hidden", { id: "field-widths", values: {}, message: "a list of widths" });
  }
  if (hidden.some((width) => width % 8 !== 0))
    throw wrong("hidden", { id: "field-eights", values: {}, message: "a list of multiples of 8" });
  const widths = [features, ...(hidden as readonly number[])];
  const weights = hidden.reduce((sum: number, width: number, i) => sum + widths[i]! * width, 0);
  if (weights > numbersOf(model)) throw tooFew();
  return hidden as readonly number[];
}

/**
 * The tuples of an n-tuple network, checked against the board and the number of weights in the file.
 *
 * @param cells number of cells of the board
 * @param values number of values that a cell can have
 * @throws ModelFileError
 */
export function tuplesOf(model: ModelFile, cells: number, values: number): readonly (readonly number[])[] {
  const { tuples } = shapeOf(model);
  const isTuple = (tuple: unknown): tuple is readonly number[] =>
    Array.isArray(tuple) &&
    tuple.length > 0 &&
    tuple.length <= cells &&
    new Set(tuple).size === tuple.length &&
    tuple.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cells);
  if (!Array.isArray(tuples) || tuples.length === 0 || !tuples.every(isTuple)) {
    throw wrong("tuples", {
      id: "field-tuples",
      values: { last: cells - 1 },
      message: `a list of lists of different cells from 0 to ${cells - 1}`,
    });
  }
  const weights = tuples.reduce((sum, tuple) => sum + values ** tuple.length, 0);
  const [first, kept] = model.arrays;
  if (first === undefined)
    throw new ModelFileError("model-file-no-weights", {}, "This model has no weights.");
  const bits = first instanceof Float32Array ? first : first.numbers;
  const fits =
    kept === undefined
      ? bits.length === weights
      : bits instanceof Int8Array &&
        bits.length === Math.ceil(weights / 8) &&
        onesIn(bits) <= numbersOf(model) - bits.length;
  if (!fits) throw tooFew();
  return tuples;
}

/** The parameters by which a training run drew its tuples of features. @throws ModelFileError */
export function drawnTuplesOf(
  model: ModelFile,
  groups: number,
  values: number,
): { readonly tuples: { readonly size: number; readonly count: number }; readonly seed: number | string } {
  const { size, count, seed } = shapeOf(model);
  if (!isCount(size)) throw wrong("size", A_WHOLE_NUMBER.positive);
  if (!isCount(count)) throw wrong("count", A_WHOLE_NUMBER.positive);
  if (typeof seed !== "string" && typeof seed !== "number")
    throw wrong("seed", { id: "field-seed", values: {}, message: "a number or a text" });
  if (count * values ** Math.min(size, groups) > numbersOf(model)) throw tooFew();
  return { tuples: { size, count }, seed };
}

/** Number of bits set in each byte. */
const ONES = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length);

function onesIn(bytes: Int8Array): number {
  let ones = 0;
  for (let i = 0; i < bytes.length; i++) ones += ONES[bytes[i]! & 255]!;
  return ones;
}
