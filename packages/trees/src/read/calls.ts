import { TreeBuilder } from "../model/build.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import { Cursor, isBlank } from "./cursor.js";
import { Numerals } from "./numerals.js";

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const COLON = 58;

const KINDS = ["max", "min", "chance"] as const;
const CALL = /^(max|min|chance)\s*\(/i;

/** Whether a text is a tree in words: `max(chance(3, 5), chance(0, 9))`. */
export function isCalls(text: string): boolean {
  return CALL.test(text);
}

/**
 * Reads a tree as it is written in a sentence: `max(chance(3, 5), min(2, 1/2))`. An outcome may have its probability in
 * front, `chance(2/3: 3, 1/3: 5)`; without any, all are equally likely.
 */
export function readCalls(text: string): Tree {
  return new Calls(text).tree();
}

class Calls extends Cursor {
  private readonly builder = new TreeBuilder();
  private readonly numerals = new Numerals();
  private readonly open: { readonly at: number; readonly kind: string; readonly given: Value[] }[] = [];

  tree(): Tree {
    if (!this.call()) throw this.expected(KINDS);
    while (this.open.length > 0) {
      if (!this.leaf()) continue;
      while (this.open.length > 0 && !this.separated());
    }
    this.finish();
    return this.builder.finish();
  }

  /** Reads a leaf or the beginning of a node, in a chance node with its probability; returns whether it is a leaf. */
  private leaf(): boolean {
    const { kind, given } = this.open.at(-1)!;
    if (this.call()) return false;
    let [text, at] = this.number();
    if (kind === "chance" && this.next() === COLON) {
      given.push(this.numerals.probability(text, at));
      this.at++;
      if (this.call()) return false;
      [text, at] = this.number();
    }
    this.builder.leaf(this.numerals.value(text, at), { at });
    return true;
  }

  private number(): readonly [text: string, at: number] {
    this.next();
    const { at } = this;
    const text = this.takeUntil(endsNumber);
    if (text === "") throw this.expected("value");
    return [text, at];
  }

  /** Takes a comma, which another child follows, or the end of a node. */
  private separated(): boolean {
    const code = this.next();
    const { at, given } = this.open.at(-1)!;
    if (code === COMMA) {
      this.at++;
      return true;
    }
    if (Number.isNaN(code)) throw new TreeError("tree-never-closed", { mark: "(" }, at);
    if (code !== CLOSE) throw this.expected([",", ")"]);
    this.builder.close({ at, ...(given.length > 0 && { probabilities: given }) });
    this.open.pop();
    this.at++;
    return false;
  }

  /** Takes the beginning of a node, if one is here. */
  private call(): boolean {
    this.next();
    const found = CALL.exec(this.text.slice(this.at, this.at + 40));
    if (!found) return false;
    const { at } = this;
    const kind = found[1]!.toLowerCase() as (typeof KINDS)[number];
    this.builder.open(kind, undefined, at);
    this.at = this.text.indexOf("(", at) + 1;
    this.open.push({ at: this.at - 1, kind, given: [] });
    return true;
  }
}

function endsNumber(code: number): boolean {
  return code === OPEN || code === CLOSE || code === COMMA || code === COLON || isBlank(code);
}
