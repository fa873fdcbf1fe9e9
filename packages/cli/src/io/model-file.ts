import { problemOf } from "@tyche/engine/errors";
import { ModelFileError } from "@tyche/learn";
import { UsageError } from "./errors.js";
import { bytesOf } from "./user-file.js";

/**
 * Decodes a file written by `tyche train`.
 * @throws UsageError with the file's name if it cannot be read or decoded
 */
export function modelFrom<Model>(file: string, decode: (bytes: Uint8Array) => Model): Model {
  const bytes = bytesOf(file);
  try {
    return decode(bytes);
  } catch (error) {
    throw ofFile(error, file);
  }
}

/** Adds the file's name to an error about a model; returns any other error unchanged. */
export function ofFile(error: unknown, file: string): unknown {
  if (!(error instanceof ModelFileError)) return error;
  return new UsageError("at-name", { name: file, sentence: problemOf(error) }, `${file}: ${error.message}`);
}
