import { TreeBuilder } from "../model/build.js";
import type { InnerDetails } from "../model/checks.js";
import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { InnerKind, Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import type { RootKind } from "./document.js";
import {
  ALLOWED,
  isKey,
  type Key,
  KIND_KEYS,
  type KindKey,
  noKind,
  strangeKey,
  unknownKey,
} from "./json-keys.js";
import type { Json, JsonList, JsonMember, JsonObject, JsonScalar } from "./json-value.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";
import { belowList, belowNode, rootTurn, type Turn } from "./turn.js";

/** Builds a tree from a JSON value in Tyche's form, whatever its source. */
export function treeOfJson(json: Json, root?: RootKind): Tree {
  return new JsonTree().tree(json, root);
}

/** An inner node whose children are being read. */
interface OpenNode {
  readonly items: readonly Json[];
  next: number;
  /** The turn at children that are plain lists. */
  readonly turn: Turn;
  readonly details: InnerDetails;
  /** What the edge to each child pays. */
  readonly pays?: readonly (readonly Value[])[] | undefined;
}

type Members = { [K in Key]?: JsonMember };

class JsonTree {
  private readonly builder = new TreeBuilder();
  private readonly numerals = new Numerals();
  private readonly open: OpenNode[] = [];

  tree(json: Json, root?: RootKind): Tree {
    this.node(json, rootTurn(root));
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      const index = parent.next++;
      const child = parent.items[index];
      if (child) {
        this.node(child, parent.turn, parent.pays?.[index]);
      } else {
        this.builder.close(parent.details);
        this.open.pop();
      }
    }
    return this.builder.finish();
  }

  private node(json: Json, turn: Turn, pay?: readonly Value[]): void {
    if (json.type === "list") this.list(json, turn, pay);
    else if (json.type === "object") this.object(json, turn, pay);
    else this.builder.leaf(this.number(json, "node"), { at: json.at, pay });
  }

  private list(json: JsonList, turn: Turn, pay: readonly Value[] | undefined): void {
    if (turn.list === undefined) throw new TreeError("tree-who-moves", {}, json.at);
    if (json.items.length === 0) throw new TreeError("tree-empty-list", {}, json.at);
    this.builder.open(turn.list, undefined, json.at, pay);
    this.open.push({ items: json.items, next: 0, turn: belowList(turn), details: { at: json.at } });
  }

  private object(json: JsonObject, turn: Turn, pay: readonly Value[] | undefined): void {
    const members: Members = {};
    for (const member of json.members) {
      if (!isKey(member.key)) throw unknownKey(member.key, member.at);
      members[member.key] = member;
    }
    const kind = findKind(members, json);
    const allowed = ALLOWED[kind];
    for (const { key, at } of json.members) {
      if (!allowed.includes(key)) throw strangeKey(kind, key, at);
    }
    if (kind === "leaf") this.leaf(json, members, pay);
    else this.inner(json, kind, members, turn, pay);
  }

  private leaf(json: JsonObject, { leaf, label }: Members, pay: readonly Value[] | undefined): void {
    const given = leaf!.value;
    const details = { label: this.label(label?.value), at: json.at, pay };
    if (given.type !== "list") {
      this.builder.leaf(this.number(given, "payoff"), details);
      return;
    }
    const payoffs = given.items.map((item) => this.number(item, "payoff"));
    if (payoffs.length < 2) throw new TreeError("tree-one-payoff", {}, given.at);
    this.builder.leaf(payoffs[0]!, { ...details, payoffs });
  }

  private inner(
    json: JsonObject,
    kind: Exclude<KindKey, "leaf">,
    members: Members,
    turn: Turn,
    pay: readonly Value[] | undefined,
  ): void {
    const { player, children, p, label, actions, pays, set, estimate } = members;
    const below = kind === "player" ? children : members[kind];
    if (!below) throw new TreeError("tree-no-children-key", {}, json.at);
    const { value: list } = below;
    if (list.type !== "list") throw new TreeError("tree-not-children", { key: below.key }, list.at);
    if (list.items.length === 0) throw new TreeError("tree-no-children", { kind }, list.at);
    this.builder.open(kind, player && this.player(player.value), json.at, pay);
    this.open.push({
      items: list.items,
      next: 0,
      turn: belowNode(turn, kind),
      pays: pays && this.pays(pays.value, kind, list.items.length),
      details: {
        label: this.label(label?.value),
        actions: actions && this.actions(actions.value),
        actionsAt: actions?.value.at,
        informationSet: set && this.setName(set.value),
        estimate: estimate && this.number(estimate.value, "estimate"),
        probabilities: p && this.probabilities(p.value),
        probabilitiesAt: p?.value.at,
        at: json.at,
      },
    });
  }

  private number(json: Json, what: Thing): Value {
    if (!isNumeral(json)) throw isNot(json, what);
    return this.numerals.value(json.text, json.at);
  }

  private player(json: Json): number {
    const player = json.type === "number" && /^\d{1,9}$/.test(json.text) ? Number(json.text) : undefined;
    if (player === undefined) throw new TreeError("tree-not-player", {}, json.at);
    return player;
  }

  private probabilities(json: Json): Value[] {
    if (json.type !== "list") throw new TreeError("tree-not-probabilities", {}, json.at);
    return json.items.map((item) => {
      if (!isNumeral(item)) throw isNot(item, "probability");
      return this.numerals.probability(item.text, item.at);
    });
  }

  /** What the edges to a node's children pay; `children` is their number. */
  private pays(json: Json, kind: InnerKind, children: number): (readonly Value[])[] {
    if (json.type !== "list") throw new TreeError("tree-not-pays", {}, json.at);
    if (json.items.length !== children) {
      throw new TreeError("tree-pay-count", { kind, children, payoffs: json.items.length }, json.at);
    }
    return json.items.map((item) => {
      if (item.type !== "list") return [this.number(item, "edge-payoff")];
      if (item.items.length < 2) throw new TreeError("tree-one-payoff", {}, item.at);
      return item.items.map((part) => this.number(part, "edge-payoff"));
    });
  }

  private setName(json: Json): string {
    if (json.type !== "string" || json.text === "") throw new TreeError("tree-not-set", {}, json.at);
    return json.text;
  }

  private label(json: Json | undefined): string | undefined {
    if (json && json.type !== "string") throw new TreeError("tree-not-label", {}, json.at);
    return json?.text;
  }

  private actions(json: Json): string[] {
    if (json.type !== "list") throw new TreeError("tree-not-actions", {}, json.at);
    return json.items.map((item) => {
      if (item.type !== "string") throw isNot(item, "action-name");
      return item.text;
    });
  }
}

function isNumeral(json: Json): json is JsonScalar {
  return json.type === "number" || json.type === "string";
}

function findKind(members: Members, json: JsonObject): KindKey {
  let kind: KindKey | undefined;
  for (const key of KIND_KEYS) {
    const member = members[key];
    if (!member) continue;
    if (kind) throw new TreeError("tree-two-kinds", { kind, other: key }, member.at);
    kind = key;
  }
  if (!kind) throw noKind(json.at);
  return kind;
}

function isNot(json: Json, what: Thing): TreeError {
  const isInner = json.type === "list" || json.type === "object";
  const found = isInner ? thing(json.type) : json.type === "word" ? json.text : quoted(json.text);
  return new TreeError("tree-is-not", { found, should: thing(what) }, json.at);
}
