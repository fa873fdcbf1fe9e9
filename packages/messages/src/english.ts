import { Catalogue } from "./catalogue.js";
import drawing from "./generated/en/drawing.js";

let words: Catalogue | undefined;

/** The English words of drawings, available without loading. */
export function englishWords(): Catalogue {
  words ??= new Catalogue("en").add(drawing);
  return words;
}
