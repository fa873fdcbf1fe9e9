import { problemOf } from "@tyche/engine/errors";
import { ModelFileError } from "@tyche/learn";
import { UsageError } from "./errors.js";
import { bytesOf } from "./user-file.js";

/**
 * What `decode` makes of a file that `tyche train` has left.
 * @throws UsageError, which names the file, where it cannot be read or holds something else
 */
export function modelFrom<Model>(file: string, decode: (bytes: Uint8Array) => Model): Model {
  const bytes = bytesOf(file);
  try {
    return decode(bytes);
  } catch (error) {
    throw ofFile(error, file);
  }
}

/** The error of a file that is no such model, with the name of the file; any other error as it is. */
export function ofFile(error: unknown, file: string): unknown {
  if (!(error instanceof ModelFileError)) return error;
  return new UsageError("at-name", { name: file, sentence: problemOf(error) }, `${file}: ${error.message}`);
}
