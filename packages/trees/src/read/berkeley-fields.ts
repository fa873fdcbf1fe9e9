import { TreeError } from "../model/error.js";
import { Cursor, isBlank } from "./cursor.js";
import { quoted } from "./quoted.js";

const LINE_FEED = 10;
const QUOTE = 34;
const HASH = 35;
const COLON = 58;
const BLOCK = '"""';

/** The text of a field, and the position of its first character in the file. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** A word with its position. */
export type Token = Field;

/**
 * Reads the fields of a CS188 test file: `key: "value"` on one line, or `key: """`, lines, and `"""` on a line of its
 * own. Blank lines, and anything after a "#" outside quotes, are ignored.
 */
export function readFields(text: string): Map<string, Field> {
  return new Fields(text).all();
}

/** The non-blank lines of a block, each as its words. */
export function* linesOf({ text, at }: Field): Generator<Token[]> {
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf("\n", start);
    if (end < 0) end = text.length;
    const words = wordsOf({ text: text.slice(start, end), at: at + start });
    if (words.length > 0) yield words;
    start = end + 1;
  }
}

export function wordsOf({ text, at }: Field): Token[] {
  const words: Token[] = [];
  const cursor = new Cursor(text);
  while (!Number.isNaN(cursor.next())) {
    const start = cursor.at;
    words.push({ text: cursor.takeUntil(isBlank), at: at + start });
  }
  return words;
}

class Fields extends Cursor {
  private readonly fields = new Map<string, Field>();

  all(): Map<string, Field> {
    for (let code = this.next(); !Number.isNaN(code); code = this.next()) {
      if (code === HASH) this.skipLine();
      else this.field();
    }
    return this.fields;
  }

  private field(): void {
    const start = this.at;
    const key = this.takeUntil((code) => code === COLON || code === QUOTE || code === LINE_FEED);
    if (this.text.charCodeAt(this.at) !== COLON) {
      this.at = start;
      throw this.expected("field");
    }
    if (this.fields.has(key.trimEnd())) throw new TreeError("tree-field-twice", { key: quoted(key) }, start);
    this.at++;
    if (this.next() !== QUOTE) throw this.expected("quoted-value");
    this.fields.set(key.trimEnd(), this.text.startsWith(BLOCK, this.at) ? this.block() : this.value());
    this.restOfLine();
  }

  private value(): Field {
    const at = ++this.at;
    const text = this.takeUntil((code) => code === QUOTE || code === LINE_FEED);
    if (this.text.charCodeAt(this.at) !== QUOTE) throw new TreeError("tree-quote-open", {}, at - 1);
    this.at++;
    return { text, at };
  }

  private block(): Field {
    const start = this.at;
    this.at += BLOCK.length;
    this.restOfLine();
    const at = Math.min(this.at + 1, this.text.length);
    for (let end = this.text.indexOf("\n", at - 1); end >= 0; end = this.text.indexOf("\n", this.at)) {
      this.at = end + 1;
      if (this.next() !== QUOTE || !this.text.startsWith(BLOCK, this.at)) continue;
      this.at += BLOCK.length;
      return { text: this.text.slice(at, Math.max(at, end)), at };
    }
    throw new TreeError("tree-block-open", { mark: BLOCK }, start);
  }

  /** Allows only blanks and a comment up to the end of the line, where the cursor stays. */
  private restOfLine(): void {
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === LINE_FEED) return;
      if (code === HASH) {
        this.skipLine();
        return;
      }
      if (!isBlank(code)) throw this.expected("end-of-line");
    }
  }

  private skipLine(): void {
    this.takeUntil((code) => code === LINE_FEED);
  }
}
