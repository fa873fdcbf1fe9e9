import type { Problem } from "@tyche/engine/errors";
import { ModelFileError } from "./errors.js";

/** The error for an invalid field of a file. The name comes from the file and may have any length. */
export function wrongField(name: string, wanted: Problem): ModelFileError {
  const field = name.slice(0, 60);
  return new ModelFileError(
    "model-file-field",
    { field, wanted },
    `The model file is invalid: ${field} is not ${wanted.message}.`,
  );
}

export const A_TEXT: Problem = { id: "field-text", values: {}, message: "a text" };

/** Whole numbers, 0 or more and 1 or more. */
export const A_WHOLE_NUMBER = {
  natural: { id: "field-whole", values: { least: 0 }, message: "a whole number, 0 or more" },
  positive: { id: "field-whole", values: { least: 1 }, message: "a whole number, 1 or more" },
} as const satisfies Readonly<Record<string, Problem>>;
