import { NotationError } from "@tyche/engine";
import { texts } from "../texts.js";

/** A scanned game; its moves have not been played yet. */
export interface WrittenGame {
  readonly tags: Record<string, string>;
  readonly moves: { readonly text: string; readonly line: number }[];
  /**
   * PGN annotations before the first move and after each move: comments in braces, numeric glyphs, variations in
   * parentheses. Moves without annotations have no entry.
   */
  readonly notes: Map<number, string[]>;
  /** The PGN result marker; undefined if absent. */
  result?: string;
  /** Why scanning stopped, and the line. */
  problem?: { readonly line: number; readonly error: NotationError };
}

const RESULTS: Readonly<Record<string, string>> = {
  "*": "*",
  "1-0": "1-0",
  "0-1": "0-1",
  "1/2-1/2": "1/2-1/2",
  "1/2": "1/2-1/2",
  "½-½": "1/2-1/2",
  "½": "1/2-1/2",
};

/** The result of a game in one of its usual spellings, as "1-0", "1 : 0" or "½"; undefined if it is none. */
export function resultNamed(text: string): string | undefined {
  const plain = text.replace(/\s+/g, "").replace(/[:–—−]/g, "-");
  return Object.hasOwn(RESULTS, plain) ? RESULTS[plain] : undefined;
}

/** Numeric annotation glyphs of move and position symbols (PGN specification 10). */
const GLYPHS: Readonly<Record<string, number>> = {
  "!": 1,
  "?": 2,
  "!!": 3,
  "‼": 3,
  "??": 4,
  "⁇": 4,
  "!?": 5,
  "⁉": 5,
  "?!": 6,
  "⁈": 6,
  "□": 7,
  "=": 10,
  "∞": 13,
  "⩲": 14,
  "+=": 14,
  "+/=": 14,
  "⩱": 15,
  "=+": 15,
  "=/+": 15,
  "±": 16,
  "+/-": 16,
  "∓": 17,
  "-/+": 17,
  "+-": 18,
  "+−": 18,
  "-+": 19,
  "−+": 19,
  N: 146,
};

/** Suffixes of a move that carry no extra information. */
const IDLE = new Set(["e.p.", "e.p", "ep", "ch", "ch.", "mate", "+", "++", "#"]);

/** Start of a tag line. Some programs use characters in tag names other than letters, digits and "_". */
const TAG_LINE = /^[ \t]*\[[A-Za-z][^\s"[\]]*[ \t]+"/;

/** Splits a text into games. A game with an error ends there, and the next one begins at the next tags. */
export function scanPgn(text: string): WrittenGame[] {
  return new Scanner(text).games();
}

class Scanner {
  private readonly text: string;
  private readonly found: WrittenGame[] = [];
  private at = 0;
  private line = 1;
  private game: WrittenGame | undefined;

  constructor(text: string) {
    this.text = text.startsWith("\ufeff") ? text.slice(1) : text;
  }

  games(): WrittenGame[] {
    while (this.blanks()) {
      const { line, at } = this;
      try {
        this.element();
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        this.current().problem = { line, error };
        this.recover(at, line);
      }
    }
    return this.found;
  }

  /**
   * Skips whitespace and lines that begin with "%".
   *
   * @returns false at the end of the text
   */
  private blanks(): boolean {
    const { text } = this;
    for (; this.at < text.length; this.at++) {
      const character = text[this.at]!;
      if (character === "\n") this.line++;
      else if (character === "%" && (this.at === 0 || text[this.at - 1] === "\n"))
        this.at = this.lineEnd() - 1;
      else if (!/\s/.test(character)) return true;
    }
    return false;
  }

  private lineEnd(): number {
    const end = this.text.indexOf("\n", this.at);
    return end < 0 ? this.text.length : end;
  }

  private current(): WrittenGame {
    if (!this.game) {
      this.game = { tags: {}, moves: [], notes: new Map() };
      this.found.push(this.game);
    }
    return this.game;
  }

  private element(): void {
    const { text } = this;
    const character = text[this.at]!;
    if (character === "[" && TAG_LINE.test(text.slice(this.at, this.at + LONGEST_NAME))) this.tag();
    else if (character === "<") this.at = this.after(">");
    else if (character === ")") throw texts.notationError("chess-pgn-bracket", {});
    else {
      const note = this.note();
      if (note !== undefined) this.say(note);
      else this.word();
    }
  }

  /** A tag that repeats after a blank line belongs to a new game, even if the previous one has no moves. */
  private isAfterBlankLine(): boolean {
    const before = this.text.slice(Math.max(0, this.at - LONGEST_NAME), this.at).split("\n");
    return before.at(-2)?.trim() === "";
  }

  private tag(): void {
    const { text } = this;
    const { tags, result, moves, notes } = this.current();
    const line = text.slice(this.at, this.lineEnd());
    const open = line.indexOf('"');
    const isOver = result !== undefined || moves.length > 0 || notes.size > 0;
    if (isOver || (Object.hasOwn(tags, line.slice(1, open).trim()) && this.isAfterBlankLine()))
      this.game = undefined;
    let value = "";
    for (let i = open + 1; i < line.length; i++) {
      if (line[i] === "\\" && /["\\]/.test(line[i + 1] ?? "")) value += line[++i];
      else if (line[i] === '"') {
        // Some programs do not escape quotes within a value: the closing quote is the one before the bracket.
        const rest = line.slice(i + 1);
        const blanks = rest.length - rest.trimStart().length;
        if (rest[blanks] === "]") {
          this.current().tags[line.slice(1, open).trim()] = value;
          this.at += i + 1 + blanks + 1;
          return;
        }
        value += '"';
      } else value += line[i];
    }
    // Some programs do not escape a backslash before the closing quote.
    const end = line.lastIndexOf('"]');
    if (end <= open) throw texts.notationError("chess-pgn-tag", { text: line.trim().slice(0, 40) });
    this.current().tags[line.slice(1, open).trim()] = line.slice(open + 1, end);
    this.at += end + 2;
  }

  /** Reads a comment, numeric glyph or variation; undefined if there is none. */
  private note(): string | undefined {
    const { text } = this;
    switch (text[this.at]) {
      case "{":
        return this.comment();
      case ";": {
        const end = this.lineEnd();
        const comment = text
          .slice(this.at + 1, end)
          .trim()
          .replace(/\s+/g, " ")
          .replaceAll("}", ")");
        this.at = end;
        return comment === "" ? "" : `{${comment}}`;
      }
      case "$": {
        const digits = /^\$\d{1,3}/.exec(text.slice(this.at, this.at + 4))?.[0] ?? "$";
        this.at += digits.length;
        return digits === "$" ? "" : digits;
      }
      case "(":
        return this.variation();
      default:
        return undefined;
    }
  }

  private comment(): string {
    const end = this.text.indexOf("}", this.at);
    if (end < 0) throw texts.notationError("chess-pgn-comment", {});
    const inside = this.text.slice(this.at + 1, end);
    this.line += inside.split("\n").length - 1;
    this.at = end + 1;
    return `{${inside.trim().split(/\s+/).join(" ")}}`;
  }

  /** Reads a variation with its contents, including nested variations. */
  private variation(): string {
    const parts: string[] = [];
    let depth = 0;
    while (this.blanks()) {
      const character = this.text[this.at]!;
      if (character === "(" || character === ")") {
        depth += character === "(" ? 1 : -1;
        parts.push(character);
        this.at++;
        if (depth === 0)
          return parts
            .filter((part) => part !== "")
            .join(" ")
            .replaceAll("( ", "(")
            .replaceAll(" )", ")");
      } else if (character === "<") this.at = this.after(">");
      else parts.push(this.note() ?? this.token());
    }
    throw texts.notationError("chess-pgn-variation", {});
  }

  private after(closing: string): number {
    const end = this.text.indexOf(closing, this.at);
    return end < 0 ? this.text.length : end + 1;
  }

  /** Reads up to whitespace, a comment or a parenthesis, including a promotion piece in parentheses. */
  private token(): string {
    const { text } = this;
    const from = this.at++;
    while (this.at < text.length && !/[\s{}();$<]/.test(text[this.at]!)) this.at++;
    if (/[1-8]=?$/.test(text.slice(from, this.at)) && /^\([QRBN]\)/i.test(text.slice(this.at, this.at + 3)))
      this.at += 3;
    return text.slice(from, this.at);
  }

  private word(): void {
    const line = this.line;
    let word = this.token();
    const result = resultNamed(word);
    if (this.game?.result !== undefined && result === undefined) this.game = undefined;
    const game = this.current();
    if (result !== undefined) {
      // The result marker may be repeated.
      game.result ??= result;
      return;
    }
    // A move number, with or without dots, may precede the move directly.
    word = word.replace(/^\d{1,4}(?:\.+|…|$)/, "").replace(/^(?:\.+|…)/, "");
    if (word === "" || IDLE.has(word.toLowerCase())) return;
    const glyph = Object.hasOwn(GLYPHS, word) ? GLYPHS[word] : undefined;
    if (glyph !== undefined) {
      this.say(`$${glyph}`);
      return;
    }
    let end = word.length;
    while (end > 0 && /[!?‼⁇⁉⁈□=∞⩲⩱±∓]/.test(word[end - 1]!)) end--;
    const mark = word.slice(end);
    if (end > 0) game.moves.push({ text: word.slice(0, end), line });
    if (mark !== "" && Object.hasOwn(GLYPHS, mark)) this.say(`$${GLYPHS[mark]}`);
  }

  /** Adds an annotation to the last move. */
  private say(note: string): void {
    if (note === "") return;
    const { notes, moves } = this.current();
    const said = notes.get(moves.length);
    if (said) said.push(note);
    else notes.set(moves.length, [note]);
  }

  /** Resumes at the first tag line after the error. */
  private recover(at: number, line: number): void {
    this.game = undefined;
    this.at = at;
    this.line = line;
    let wasTag = TAG_LINE.test(this.text.slice(at, at + LONGEST_NAME));
    for (;;) {
      const end = this.lineEnd();
      if (end === this.text.length) break;
      this.at = end + 1;
      this.line++;
      const isTag = TAG_LINE.test(this.text.slice(this.at, this.at + LONGEST_NAME));
      if (isTag && (!wasTag || this.text.startsWith("[Event ", this.at))) return;
      wasTag = isTag;
    }
    this.at = this.text.length;
  }
}

/** Maximum length of a tag name, in characters. */
const LONGEST_NAME = 256;
