import type { MessageValue } from "@tyche/messages";
import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import { quoted } from "./quoted.js";

const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const BLANK = 32;
const BYTE_ORDER_MARK = 0xfeff;

/** A position in a text that is read from left to right. */
export class Cursor {
  readonly text: string;
  at: number;

  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  }

  /** Moves to the next character that is not blank and returns its code; NaN at the end. */
  next(): number {
    const { text } = this;
    let code = text.charCodeAt(this.at);
    while (code === BLANK || code === LINE_FEED || code === RETURN || code === TAB) {
      code = text.charCodeAt(++this.at);
    }
    return code;
  }

  atEnd(): boolean {
    return Number.isNaN(this.next());
  }

  /** Only blanks may follow the tree. */
  finish(): void {
    if (!this.atEnd()) throw new TreeError("tree-goes-on", {}, this.at);
  }

  /** Takes all characters up to the first that `ends` accepts, or to the end. */
  takeUntil(ends: (code: number) => boolean): string {
    const { text } = this;
    const start = this.at;
    while (this.at < text.length && !ends(text.charCodeAt(this.at))) this.at++;
    return text.slice(start, this.at);
  }

  /** What is at the current position, for a message. */
  found(): MessageValue {
    if (this.at >= this.text.length) return thing("end");
    const rest = this.text.slice(this.at, this.at + 40);
    const word = /^[\p{L}\p{N}_]+/u.exec(rest)?.[0] ?? String.fromCodePoint(rest.codePointAt(0)!);
    return quoted(word);
  }

  /** The error that something else was expected here: "the text ends where … should". */
  expected(should: Thing | readonly string[]): TreeError {
    const expected = typeof should === "string" ? thing(should) : should.map((mark) => `"${mark}"`);
    return new TreeError("tree-expected", { found: this.found(), should: expected }, this.at);
  }
}

export function isBlank(code: number): boolean {
  return code === BLANK || code === LINE_FEED || code === RETURN || code === TAB;
}
