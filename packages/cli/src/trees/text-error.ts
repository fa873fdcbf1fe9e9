import { type ErrorValues, TycheError } from "@tyche/engine/errors";
import { locate, type TreeError } from "@tyche/trees";

/** A text that somebody gave contains no tree, with the place of what is wrong. */
export class TextError extends TycheError {
  override readonly name = "TextError";

  constructor(error: TreeError, text: string, file?: string) {
    const { id, values, message } = locate(error, text, file);
    super(id, values as ErrorValues, message);
  }
}
