import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { InnerKind } from "../model/node.js";
import type { RootKind } from "../read/document.js";
import {
  ALLOWED,
  isKey,
  type Key,
  KIND_KEYS,
  type KindKey,
  noKind,
  strangeKey,
  unknownKey,
} from "../read/json-keys.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  isDigit,
  JsonScanner,
  MINUS,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from "../read/json-scanner.js";
import { quoted } from "../read/quoted.js";
import { belowList, belowNode, rootTurn, type Turn } from "../read/turn.js";
import { type Numeral, Tape } from "./tape.js";

/** An open bracket: a list of nodes, or an object that is a node. */
type Open = OpenList | OpenObject;

interface OpenList {
  readonly type: "list";
  readonly at: number;
  /** The turn at children that are plain lists. */
  readonly turn: Turn;
  /** Whether the list is a node itself, not the value of a node's key. */
  readonly isNode: boolean;
  isEmpty: boolean;
}

interface OpenObject {
  readonly type: "object";
  readonly at: number;
  readonly turn: Turn;
  readonly keys: { readonly key: Key; readonly at: number }[];
  kind?: KindKey;
  player?: number;
  leaf?: Numeral;
  estimate?: boolean;
  actions?: readonly string[];
  actionsAt?: number;
  probabilities?: readonly Numeral[];
  probabilitiesAt?: number;
}

/**
 * Reads Tyche's JSON and nested lists onto a tape, in one pass, without creating objects for nodes. Every leaf has one
 * payoff.
 *
 * @param kept as for `Tape`
 * @throws TreeError at the first error
 */
export function readTape(text: string, root?: RootKind, kept?: number): Tape {
  return new JsonTape(text, kept).read(rootTurn(root));
}

class JsonTape extends JsonScanner {
  private readonly tape: Tape;
  private readonly open: Open[] = [];

  constructor(text: string, kept?: number) {
    super(text);
    this.tape = new Tape(new JsonAgain(text), kept);
  }

  read(root: Turn): Tape {
    this.node(root);
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      if (parent.type === "list") this.inList(parent);
      else this.inObject(parent);
    }
    this.finish();
    this.tape.finish();
    return this.tape;
  }

  /** Begins a node: all of a leaf, or the opening bracket of an inner node. */
  private node(turn: Turn): void {
    const code = this.next();
    const { at } = this;
    if (code === OPEN_LIST) {
      if (turn.list === undefined) throw new TreeError("tree-who-moves", {}, at);
      this.tape.open(turn.list, undefined, at);
      this.enter({ type: "list", at, turn: belowList(turn), isNode: true, isEmpty: true });
    } else if (code === OPEN_OBJECT) {
      this.enter({ type: "object", at, turn, keys: [] });
    } else this.tape.leaf(this.numeral("node"), at);
  }

  private enter(open: Open): void {
    this.bracket(this.open.push(open));
  }

  /** Reads the next child of a list, or the end of the list. */
  private inList(list: OpenList): void {
    const isEnd = this.isEnd(CLOSE_LIST, list.isEmpty);
    if (!isEnd) {
      list.isEmpty = false;
      this.node(list.turn);
      return;
    }
    if (list.isEmpty) {
      if (list.isNode) throw new TreeError("tree-empty-list", {}, list.at);
      const { kind } = this.open.at(-2) as OpenObject;
      throw new TreeError("tree-no-children", { kind: kind as InnerKind }, list.at);
    }
    this.open.pop();
    if (list.isNode) this.tape.close({ at: list.at });
  }

  /** Reads the next member of an object, or the end of the object. */
  private inObject(object: OpenObject): void {
    if (this.isEnd(CLOSE_OBJECT, object.keys.length === 0)) {
      this.open.pop();
      this.leave(object);
      return;
    }
    const { key, at } = this.key();
    if (!isKey(key)) throw unknownKey(key, at);
    if (object.keys.some((known) => known.key === key))
      throw new TreeError("tree-key-twice", { key: quoted(key) }, at);
    object.keys.push({ key, at });
    this.colon();
    this.next();
    this.member(object, key, at);
  }

  private member(object: OpenObject, key: Key, keyAt: number): void {
    const { at } = this;
    if ((KIND_KEYS as readonly string[]).includes(key)) {
      const kind = key as KindKey;
      if (object.kind !== undefined)
        throw new TreeError("tree-two-kinds", { kind: object.kind, other: kind }, keyAt);
      object.kind = kind;
    }
    if (key === "max" || key === "min" || key === "chance") this.children(object, key);
    else if (key === "children") {
      if (object.kind !== "player") throw new TreeError("tree-stream-player", {}, keyAt);
      this.children(object, "player");
    } else if (key === "player") {
      const text = isDigit(this.next()) ? this.number() : "";
      if (!/^\d{1,9}$/.test(text)) throw new TreeError("tree-not-player", {}, at);
      object.player = Number(text);
    } else if (key === "leaf") {
      if (this.next() === OPEN_LIST) throw new TreeError("tree-stream-payoffs", {}, at);
      object.leaf = this.numeral("payoff");
    } else if (key === "estimate") {
      this.numeral("estimate");
      object.estimate = true;
    } else if (key === "pays") {
      throw new TreeError("tree-stream-pays", {}, keyAt);
    } else if (key === "set") {
      throw new TreeError("tree-stream-set", {}, keyAt);
    } else if (key === "label") {
      if (this.next() !== QUOTE) throw new TreeError("tree-not-label", {}, at);
      this.string();
    } else if (key === "actions") {
      object.actions = this.scalars("action-name").map(({ text }) => text);
      object.actionsAt = at;
    } else {
      object.probabilities = this.scalars("probability");
      object.probabilitiesAt = at;
    }
  }

  /** Reads the list of children of a node with an explicit kind. */
  private children(object: OpenObject, kind: Exclude<KindKey, "leaf">): void {
    const { at } = this;
    if (this.next() !== OPEN_LIST) {
      throw new TreeError("tree-not-children", { key: kind === "player" ? "children" : kind }, at);
    }
    this.tape.open(kind, object.player, object.at);
    this.enter({ type: "list", at, turn: belowNode(object.turn, kind), isNode: false, isEmpty: true });
  }

  private leave(object: OpenObject): void {
    const { kind, keys, at } = object;
    if (kind === undefined) throw noKind(at);
    const strange = keys.find(({ key }) => !ALLOWED[kind].includes(key));
    if (strange) throw strangeKey(kind, strange.key, strange.at);
    if (kind === "leaf") {
      this.tape.leaf(object.leaf!, at);
      return;
    }
    if (kind === "player" && !keys.some(({ key }) => key === "children")) {
      throw new TreeError("tree-no-children-key", {}, at);
    }
    this.tape.close(object);
  }

  private numeral(what: Thing): Numeral {
    const code = this.next();
    const { at } = this;
    if (code === QUOTE) return { text: this.string(), at };
    if (code === MINUS || isDigit(code)) return { text: this.number(), at };
    const found = code === OPEN_LIST ? thing("list") : code === OPEN_OBJECT ? thing("object") : this.word();
    throw new TreeError("tree-is-not", { found, should: thing(what) }, at);
  }

  /** Reads a list of scalars. */
  private scalars(what: "action-name" | "probability"): Numeral[] {
    if (this.next() !== OPEN_LIST) {
      const id = what === "probability" ? "tree-not-probabilities" : "tree-not-actions";
      throw new TreeError(id, {}, this.at);
    }
    this.at++;
    const found: Numeral[] = [];
    while (!this.isEnd(CLOSE_LIST, found.length === 0)) {
      this.next();
      found.push(this.numeral(what));
    }
    return found;
  }
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
