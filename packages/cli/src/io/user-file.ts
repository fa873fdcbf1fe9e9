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

/** The same as text. @throws UsageError */
export function textOf(file: string): string {
  return new TextDecoder().decode(bytesOf(file));
}
