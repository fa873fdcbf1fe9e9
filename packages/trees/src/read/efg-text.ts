import { TreeError } from "../model/error.js";
import type { Thing } from "../problems/english.js";
import { Cursor, isBlank } from "./cursor.js";

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/** The words of an .efg file: quoted texts, braces, and anything else up to a blank, which is a number or a letter. */
export class EfgText extends Cursor {
  isText(): boolean {
    return this.next() === QUOTE;
  }

  isOpen(): boolean {
    return this.next() === OPEN;
  }

  isClose(): boolean {
    return this.next() === CLOSE;
  }

  isEnd(): boolean {
    return Number.isNaN(this.next());
  }

  takeOpen(): void {
    if (!this.isOpen()) throw this.expected(["{"]);
    this.at++;
  }

  takeClose(): void {
    if (!this.isClose()) throw this.expected(["}"]);
    this.at++;
  }

  skipComma(): void {
    if (this.next() === COMMA) this.at++;
  }

  /** A text in double quotes; \" is a quote in it, and a backslash before any other character stands for itself. */
  takeText(what: Thing): string {
    if (!this.isText()) throw this.expected(what);
    const { text } = this;
    const start = this.at++;
    const pieces: string[] = [];
    for (let from = this.at; ; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) {
        const piece = text.slice(from, this.at++);
        return pieces.length === 0 ? piece : pieces.join("") + piece;
      }
      if (code === BACKSLASH && text.charCodeAt(this.at + 1) === QUOTE) {
        pieces.push(text.slice(from, this.at));
        from = ++this.at;
      } else if (Number.isNaN(code)) {
        throw new TreeError("tree-open-quotes", {}, start);
      }
    }
  }

  /** A word without quotes; "" if something else comes next. */
  takeWord(): string {
    this.next();
    return this.takeUntil(endsWord);
  }
}

function endsWord(code: number): boolean {
  return code === QUOTE || code === COMMA || code === OPEN || code === CLOSE || isBlank(code);
}
