import type { Catalogue } from "@tyche/messages";
import { explain, explainIn, type TreeError } from "@tyche/trees";

/** A text that somebody gave holds no tree, with the place where it goes wrong. */
export class TextError extends Error {
  private readonly error: TreeError;
  private readonly text: string;
  private readonly file: string | undefined;

  constructor(error: TreeError, text: string, file?: string) {
    super(explain(error, text, file));
    this.name = "TextError";
    this.error = error;
    this.text = text;
    this.file = file;
  }

  in(words: Catalogue): string {
    return explainIn(this.error, this.text, words, this.file);
  }
}
