import { readFileSync } from "node:fs";
import { systemSentence, UsageError } from "./errors.js";

/**
 * The bytes of a file that the user named.
 * @throws UsageError where it cannot be read
 */
export function bytesOf(file: string): Uint8Array {
  if (file === "") throw new UsageError("the name of the file is empty");
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${systemSentence(error)}`);
  }
}

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
  if (!(error instanceof Error) || error.name !== "ModelFileError") return error;
  return new UsageError(`${file}: ${error.message}`);
}
