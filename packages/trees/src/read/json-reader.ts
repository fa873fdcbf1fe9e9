import type { MessageValue } from "@tyche/messages";
import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { InnerKind } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { RootKind } from "./document.js";
import {
  ALLOWED,
  ESTIMATED_LEAF,
  isKey,
  type Key,
  KIND_KEYS,
  type KindKey,
  noKind,
  strangeKey,
  unknownKey,
} from "./json-keys.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  isDigit,
  JsonScanner,
  MINUS,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from "./json-scanner.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";
import { belowList, belowNode, rootTurn, type Turn } from "./turn.js";

/** A number as it is written, and where. */
export interface Numeral {
  readonly text: string;
  readonly at: number;
}

/** What the edge to a node pays: one number, or one for each player. */
export type Pay = readonly Value[];

/** What an object gives for a node besides its children. */
export interface WrittenNode {
  readonly at: number;
  readonly pay?: Pay | undefined;
  readonly label?: string | undefined;
  readonly estimate?: Numeral | undefined;
  /** The payoffs of a leaf, one for each player. */
  readonly payoffs?: readonly Numeral[] | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly actionsAt?: number | undefined;
  readonly probabilities?: readonly Numeral[] | undefined;
  readonly probabilitiesAt?: number | undefined;
  readonly informationSet?: string | undefined;
}

/** Takes the nodes of a text in preorder: `open` an inner node, its children, `close` it. */
export interface NodeSink {
  /** Whether it takes no more than a stream can: no edges that pay, no information sets, one payoff a leaf. */
  readonly isStream: boolean;
  open(kind: InnerKind, player: number | undefined, at: number, pay: Pay | undefined): void;
  /** @param node undefined for a plain number */
  leaf(value: string, valueAt: number, node: WrittenNode | undefined, pay: Pay | undefined): void;
  close(node: WrittenNode): void;
}

interface OpenList {
  readonly type: "list";
  readonly at: number;
  /** The turn at children that are plain lists. */
  readonly turn: Turn;
  /** Whether the list is a node itself, not the value of a node's key. */
  readonly isNode: boolean;
  readonly pays: readonly Pay[] | undefined;
  /** Where to go on after it, if its object was read to the end first. */
  readonly resume: number | undefined;
  length: number;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

interface OpenObject extends Draft<WrittenNode> {
  readonly type: "object";
  readonly turn: Turn;
  readonly keys: { readonly key: Key; readonly at: number }[];
  kind?: KindKey;
  player?: number;
  leaf?: Numeral;
  pays?: readonly Pay[];
  paysAt?: number;
  /** Where its children begin, if they are read after all other members. */
  later?: number;
  children?: OpenList;
  isRead?: boolean;
}

/** What a text with the key "pays" has, as it is or with escapes. */
const PAYS = /"pays"|\\u/;

/**
 * Reads Tyche's JSON (RFC 8259) and nested lists in one pass and without recursion, so that depth does not use the
 * stack. Only children that come before what their nodes need (the player, what the edges pay) are passed over first.
 */
export class JsonReader extends JsonScanner {
  private readonly sink: NodeSink;
  private readonly numerals: Numerals;
  private readonly open: (OpenList | OpenObject)[] = [];
  private readonly mayPay: boolean;
  /** The ends of the brackets that were passed over, by their beginnings. */
  private readonly ends = new Map<number, number>();

  constructor(text: string, sink: NodeSink, numerals = new Numerals()) {
    super(text);
    this.numerals = numerals;
    this.sink = sink;
    this.mayPay = !sink.isStream && PAYS.test(text);
  }

  /** Reads the whole text. @throws TreeError at the first error */
  readAll(root?: RootKind): void {
    this.read(root);
    this.finish();
  }

  /** Reads the tree at the current place. */
  read(root?: RootKind): void {
    this.node(rootTurn(root), undefined);
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      if (parent.type === "list") this.inList(parent);
      else this.inObject(parent);
    }
  }

  /** Begins a node: all of a leaf, or the opening bracket of an inner node. */
  private node(turn: Turn, pay: Pay | undefined): void {
    const code = this.next();
    const { at } = this;
    if (code === OPEN_LIST) {
      if (turn.list === undefined) throw new TreeError("tree-who-moves", {}, at);
      this.sink.open(turn.list, undefined, at, pay);
      this.enterList(at, belowList(turn), true);
    } else if (code === OPEN_OBJECT) {
      this.bracket(this.open.push({ type: "object", at, turn, pay, keys: [] }));
    } else this.sink.leaf(this.numeralText("node"), at, undefined, pay);
  }

  private enterList(
    at: number,
    turn: Turn,
    isNode: boolean,
    pays?: readonly Pay[],
    resume?: number,
  ): OpenList {
    const list: OpenList = { type: "list", at, turn, isNode, pays, resume, length: 0 };
    this.bracket(this.open.push(list));
    return list;
  }

  /** Reads the next child of a list, or the end of the list. */
  private inList(list: OpenList): void {
    if (!this.isEnd(CLOSE_LIST, list.length === 0)) {
      const index = list.length++;
      this.node(list.turn, list.pays?.[index]);
      return;
    }
    this.open.pop();
    if (list.resume !== undefined) this.at = list.resume;
    if (list.length === 0) {
      if (list.isNode) throw new TreeError("tree-empty-list", {}, list.at);
      const { kind } = this.open.at(-1) as OpenObject;
      throw new TreeError("tree-no-children", { kind: kind as InnerKind }, list.at);
    }
    if (list.isNode) this.sink.close(list);
  }

  /** Reads the next member of an object, or the end of the object. */
  private inObject(object: OpenObject): void {
    if (object.isRead || this.isEnd(CLOSE_OBJECT, object.keys.length === 0)) {
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
      const other = key as KindKey;
      if (object.kind !== undefined)
        throw new TreeError("tree-two-kinds", { kind: object.kind, other }, keyAt);
      object.kind = other;
    }
    switch (key) {
      case "max":
      case "min":
      case "chance":
      case "children":
        this.children(object, key);
        break;
      case "player":
        object.player = this.player();
        break;
      case "leaf":
        if (this.next() === OPEN_LIST) object.payoffs = this.payoffs();
        else object.leaf = this.numeral("payoff");
        break;
      case "estimate":
        object.estimate = this.numeral("estimate");
        break;
      case "pays":
        if (this.sink.isStream) throw new TreeError("tree-stream-pays", {}, keyAt);
        object.paysAt = at;
        object.pays = this.items("tree-not-pays", () => this.pay());
        break;
      case "set":
        if (this.sink.isStream) throw new TreeError("tree-stream-set", {}, keyAt);
        object.informationSet = this.next() === QUOTE ? this.string() : "";
        if (object.informationSet === "") throw new TreeError("tree-not-set", {}, at);
        break;
      case "label":
        if (this.next() !== QUOTE) throw new TreeError("tree-not-label", {}, at);
        object.label = this.string();
        break;
      case "actions":
        object.actions = this.items("tree-not-actions", () => this.actionName());
        object.actionsAt = at;
        break;
      case "p":
        object.probabilities = this.items("tree-not-probabilities", () => this.numeral("probability"));
        object.probabilitiesAt = at;
    }
  }

  /** Reads the children of a node with an explicit kind, or passes over them until the rest of it is known. */
  private children(object: OpenObject, key: "max" | "min" | "chance" | "children"): void {
    const { at } = this;
    if (this.next() !== OPEN_LIST) throw new TreeError("tree-not-children", { key }, at);
    const isKnown = key !== "children" || object.kind === "player";
    if (isKnown && (!this.mayPay || object.pays)) this.enterChildren(object);
    else {
      object.later = at;
      this.at = this.endOf(at);
    }
  }

  private enterChildren(object: OpenObject, resume?: number): void {
    const kind = object.kind as InnerKind;
    this.sink.open(kind, object.player, object.at, object.pay);
    object.children = this.enterList(this.at, belowNode(object.turn, kind), false, object.pays, resume);
  }

  /** At the end of an object: reads its children, if they are still to be read, or ends the node. */
  private leave(object: OpenObject): void {
    const { kind, keys, at, later, children, pays } = object;
    if (!object.isRead) {
      const isEstimate = kind === undefined && object.estimate !== undefined;
      if (kind === undefined && !isEstimate) throw noKind(at);
      const allowed = isEstimate ? ESTIMATED_LEAF : ALLOWED[kind!];
      const strange = keys.find(({ key }) => !allowed.includes(key));
      if (strange) throw strangeKey(kind ?? "leaf", strange.key, strange.at);
      if (kind === "leaf" || isEstimate) {
        this.open.pop();
        const { text, at: valueAt } = object.leaf ?? object.estimate ?? object.payoffs![0]!;
        this.sink.leaf(text, valueAt, object, object.pay);
        return;
      }
      if (later === undefined && !children) throw new TreeError("tree-no-children-key", {}, at);
      object.isRead = true;
      if (later !== undefined) {
        const resume = this.at;
        this.at = later;
        this.enterChildren(object, resume);
        return;
      }
    }
    this.open.pop();
    if (pays && pays.length !== children!.length) {
      const values = { kind: kind as InnerKind, children: children!.length, payoffs: pays.length };
      throw new TreeError("tree-pay-count", values, object.paysAt);
    }
    this.sink.close(object);
  }

  /** The end of the list that begins here, as far as brackets and quotation marks tell. */
  private endOf(begin: number): number {
    const { text, ends } = this;
    const open: number[] = [];
    for (let at = begin; ends.get(begin) === undefined; at++) {
      const code = text.charCodeAt(at);
      if (code === OPEN_LIST || code === OPEN_OBJECT) open.push(at);
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT || Number.isNaN(code)) {
        const from = open.pop()!;
        const closing = text.charCodeAt(from) === OPEN_LIST ? CLOSE_LIST : CLOSE_OBJECT;
        this.at = at;
        if (code !== closing) throw this.expected([",", String.fromCharCode(closing)]);
        ends.set(from, at + 1);
      } else if (code === QUOTE) {
        this.at = at;
        this.string();
        at = this.at - 1;
      }
    }
    return ends.get(begin)!;
  }

  /** Reads a list. @param id the error where none begins */
  private items<T>(id: "tree-not-pays" | "tree-not-actions" | "tree-not-probabilities", item: () => T): T[] {
    if (this.next() !== OPEN_LIST) throw new TreeError(id, {}, this.at);
    return this.list(item);
  }

  /** The same where a list is known to begin. */
  private list<T>(item: () => T): T[] {
    this.at++;
    const found: T[] = [];
    while (!this.isEnd(CLOSE_LIST, found.length === 0)) {
      this.next();
      found.push(item());
    }
    return found;
  }

  private payoffs(): Numeral[] {
    const { at } = this;
    if (this.sink.isStream) throw new TreeError("tree-stream-payoffs", {}, at);
    const found = this.list(() => this.numeral("payoff"));
    if (found.length < 2) throw new TreeError("tree-one-payoff", {}, at);
    return found;
  }

  private pay(): Pay {
    const { at } = this;
    const value = (): Value => {
      const given = this.numeral("edge-payoff");
      return this.numerals.value(given.text, given.at);
    };
    if (this.next() !== OPEN_LIST) return [value()];
    const found = this.list(value);
    if (found.length < 2) throw new TreeError("tree-one-payoff", {}, at);
    return found;
  }

  private player(): number {
    const { at } = this;
    const text = isDigit(this.next()) ? this.number() : "";
    if (!/^\d{1,9}$/.test(text)) throw new TreeError("tree-not-player", {}, at);
    return Number(text);
  }

  private actionName(): string {
    const { at } = this;
    if (this.next() === QUOTE) return this.string();
    throw isNot(quoted(this.numeralText("action-name")), "action-name", at);
  }

  private numeral(what: Thing): Numeral {
    const { at } = this;
    return { text: this.numeralText(what), at };
  }

  private numeralText(what: Thing): string {
    const code = this.next();
    if (code === MINUS || isDigit(code)) return this.number();
    if (code === QUOTE) return this.string();
    const { at } = this;
    const found = code === OPEN_LIST ? thing("list") : code === OPEN_OBJECT ? thing("object") : this.word();
    throw isNot(found, what, at);
  }
}

function isNot(found: MessageValue, what: Thing, at: number): TreeError {
  return new TreeError("tree-is-not", { found, should: thing(what) }, at);
}
