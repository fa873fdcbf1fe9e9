import { type ErrorValues, TycheError } from "@tyche/engine/errors";
import { locate, type TreeError } from "@tyche/trees";

/** A text from the user does not contain a valid tree; includes the position of the error. */
export class TextError extends TycheError {
  override readonly name = "TextError";

  constructor(error: TreeError, text: string, file?: string) {
    const { id, values, message } = locate(error, text, file);
    super(id, values as ErrorValues, message);
  }
}
