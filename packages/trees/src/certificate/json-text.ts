import { TreeError } from "../model/error.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  isDigit,
  JsonScanner,
  MINUS,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from "../read/json-scanner.js";
import { quoted } from "../read/quoted.js";
import { type Json, type JsonList, type JsonObject, MOST_VALUES } from "./json-value.js";

const MOST_KEYS = 32;

/**
 * Reads strict JSON (RFC 8259) without recursion, so that depth does not use the stack. Duplicate keys are not allowed.
 * Throws a TreeError at the first character that does not fit.
 */
export function parseJson(text: string): Json {
  return new JsonText(text).document();
}

class JsonText extends JsonScanner {
  private readonly open: (JsonList | JsonObject)[] = [];
  private values = 0;

  document(): Json {
    const root = this.value();
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      const isList = parent.type === "list";
      const isFirst = (parent.type === "list" ? parent.items : parent.members).length === 0;
      if (this.isEnd(isList ? CLOSE_LIST : CLOSE_OBJECT, isFirst)) this.open.pop();
      else if (parent.type === "list") parent.items.push(this.value());
      else {
        const { key, at } = this.newKey(parent);
        parent.members.push({ key, at, value: this.value() });
      }
    }
    this.finish();
    return root;
  }

  /** Takes all of a scalar, or the opening bracket of a list or object. */
  private value(): Json {
    const code = this.next();
    if (++this.values > MOST_VALUES) {
      throw new TreeError("tree-too-many-values", { most: MOST_VALUES }, this.at);
    }
    const { at } = this;
    if (code === OPEN_LIST) return this.opened({ type: "list", at, items: [] });
    if (code === OPEN_OBJECT) return this.opened({ type: "object", at, members: [] });
    if (code === QUOTE) return { type: "string", at, text: this.string() };
    if (code === MINUS || isDigit(code)) return { type: "number", at, text: this.number() };
    return { type: "word", at, text: this.word() };
  }

  private opened(value: JsonList | JsonObject): Json {
    this.bracket(this.open.push(value));
    return value;
  }

  private newKey({ members }: JsonObject): { readonly key: string; readonly at: number } {
    const found = this.key();
    const { key, at } = found;
    if (members.some((member) => member.key === key))
      throw new TreeError("tree-key-twice", { key: quoted(key) }, at);
    if (members.length === MOST_KEYS) throw new TreeError("tree-too-many-keys", { most: MOST_KEYS }, at);
    this.colon();
    return found;
  }
}
