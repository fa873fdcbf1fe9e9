import type { RootKind } from "../read/document.js";
import { JsonReader } from "../read/json-reader.js";
import { CLOSE_LIST, COMMA, JsonScanner, QUOTE } from "../read/json-scanner.js";
import { Tape } from "./tape.js";

/**
 * Reads Tyche's JSON and nested lists onto a tape, without creating objects for nodes. Every leaf has one payoff.
 *
 * @param kept as for `Tape`
 * @throws TreeError at the first error
 */
export function readTape(text: string, root?: RootKind, kept?: number): Tape {
  const tape = new Tape(new JsonAgain(text), kept);
  new JsonReader(text, tape).readAll(root);
  tape.finish();
  return tape;
}

/** Rereads what was read before, at its offset. */
class JsonAgain extends JsonScanner {
  numeral(at: number): string {
    this.at = at;
    return this.next() === QUOTE ? this.string() : this.number();
  }

  list(at: number): string[] {
    const found: string[] = [];
    for (this.at = at + 1; this.next() !== CLOSE_LIST; ) {
      if (this.next() === COMMA) this.at++;
      this.next();
      found.push(this.numeral(this.at));
    }
    return found;
  }
}
