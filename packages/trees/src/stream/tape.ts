import { checkInner, equalProbabilities, TreeChecks } from "../model/checks.js";
import { TreeError } from "../model/error.js";
import type { TreeFacts } from "../model/facts.js";
import { KINDS, type Kind, type Node } from "../model/node.js";
import { larger, smaller, type Value, ZERO } from "../model/number.js";
import type { NodeSink, WrittenNode } from "../read/json-reader.js";
import { Numerals } from "../read/numerals.js";

/** Larger trees are refused with an error message. */
const MOST_STREAMED = 200_000_000;

/** Number of numerals, and of lists of probabilities, to keep; later ones are read from the text again when needed. */
const MOST_KEPT = 100_000;

const LEAF = KINDS.indexOf("leaf");
/** A leaf whose value is an estimate. */
const ESTIMATE = KINDS.length;
const CHANCE = KINDS.indexOf("chance");
const PLAYER = KINDS.indexOf("player");

/** The properties of an open node other than its kind. */
interface Open {
  readonly node: number;
  children: number;
}

/** Rereads what is at an offset of the text. */
export interface Source {
  numeral(at: number): string;
  list(at: number): readonly string[];
}

/**
 * A tree as three columns, nine bytes per node in preorder: what one depth-first search of a text needs. It is written
 * in one pass, like a tree by `TreeBuilder` and with the same checks; labels, action names and estimates are not kept.
 */
export class Tape implements NodeSink {
  readonly isStream = true;
  private readonly kinds = new Column(Uint8Array);
  /** The end of each node's subtree, where its next sibling begins; its first child comes right after it. */
  private readonly ends = new Column(Int32Array);
  /**
   * For a leaf, the index of its payoff in `values`; for a chance node, the index of its probabilities in `lists` plus
   * 1 (0: equally likely); below 0, ~offset in the text. For a player node, the player.
   */
  private readonly payloads = new Column(Int32Array);
  private readonly values: Value[] = [];
  private readonly places = new Map<string, number>();
  private readonly lists: (readonly Value[])[] = [];
  private readonly listPlaces = new Map<string, number>();
  private readonly numerals = new Numerals();
  private readonly path: Open[] = [];
  private readonly checks = new TreeChecks();
  private readonly source: Source;
  private readonly kept: number;
  /** Subtrees that no search reaches because their probability is 0: begin and end, inner ones first. */
  private readonly impossible: [number, number][] = [];
  private readonly counts = { max: 0, min: 0, chance: 0, player: 0, leaf: 0 };
  private least: Value | undefined;
  private most: Value | undefined;
  private equalProbabilities = true;
  private estimates = 0;
  private estimatedLeaves = 0;

  /** @param kept the number of numerals, and of lists of probabilities, to keep */
  constructor(source: Source, kept = MOST_KEPT) {
    this.source = source;
    this.kept = kept;
  }

  get size(): number {
    return this.kinds.length;
  }

  open(kind: Exclude<Kind, "leaf">, player: number | undefined, at: number): void {
    this.checks.open(kind, player, this.path.length, at);
    const node = this.add(KINDS.indexOf(kind), kind === "player" ? player! : 0, at);
    this.counts[kind]++;
    this.path.push({ node, children: 0 });
  }

  leaf(text: string, textAt: number, given: WrittenNode | undefined): void {
    const at = given?.at ?? textAt;
    const isEstimate = given?.estimate !== undefined;
    this.checks.leaf(undefined, at);
    let place = this.places.get(text);
    if (place === undefined) {
      const value = this.numerals.value(text, textAt);
      this.see(value);
      if (this.values.length < this.kept) {
        place = this.values.push(value) - 1;
        this.places.set(text, place);
      } else place = ~textAt;
    }
    const node = this.add(isEstimate ? ESTIMATE : LEAF, place, at);
    this.counts.leaf++;
    if (isEstimate) this.estimatedLeaves++;
    this.ends.set(node, node + 1);
  }

  close(details: WrittenNode): void {
    const { node, children } = this.path.pop()!;
    this.ends.set(node, this.size);
    if (details.estimate) this.estimates++;
    const kind = this.kindOf(node) as Exclude<Kind, "leaf">;
    const key =
      details.probabilities && `${children}:${details.probabilities.map(({ text }) => text).join()}`;
    const known = kind === "chance" && key !== undefined ? this.listPlaces.get(key) : undefined;
    const given = details.probabilities?.map(({ text, at }) => this.numerals.probability(text, at));
    if (known === undefined) {
      const { at, actions, actionsAt, probabilitiesAt } = details;
      checkInner(kind, children, { at, actions, actionsAt, probabilities: given, probabilitiesAt });
    } else if (details.actions)
      checkInner(kind, children, { at: details.at, actions: details.actions, probabilities: given });
    if (kind !== "chance" || given === undefined) return;
    if (known !== undefined) this.payloads.set(node, known);
    else if (this.lists.length < this.kept) {
      const place = this.lists.push(given);
      this.listPlaces.set(key!, place);
      this.payloads.set(node, place);
    } else this.payloads.set(node, ~details.probabilitiesAt!);
    this.equalProbabilities &&= given.every((p) => p.equals(given[0]!));
    if (given.some((p) => p.equals(ZERO))) this.rule(node, given);
  }

  /** Ends the tree once all of its text has been read. */
  finish(): void {
    this.checks.end();
  }

  facts(): TreeFacts {
    const least = this.least!;
    const most = this.most!;
    return {
      counts: this.counts,
      players: 2,
      least: [least, most.neg()],
      most: [most, least.neg()],
      mostSum: ZERO,
      constantSum: true,
      equalProbabilities: this.equalProbabilities,
      imperfect: false,
      estimates: this.estimates,
      estimatedLeaves: this.estimatedLeaves,
    };
  }

  /** The number of nodes that a search can reach: those not below an outcome of probability 0. */
  reachable(): number {
    let count = this.size;
    let ruled = 0;
    for (const [begin, end] of this.impossible.sort((a, b) => a[0] - b[0])) {
      if (begin < ruled) continue;
      count -= end - begin;
      ruled = end;
    }
    return count;
  }

  kindOf(node: number): Kind {
    return KINDS[this.kinds.get(node)] ?? "leaf";
  }

  isEstimate(node: number): boolean {
    return this.kinds.get(node) === ESTIMATE;
  }

  playerOf(node: number): number | undefined {
    return this.kinds.get(node) === PLAYER ? this.payloads.get(node) : undefined;
  }

  endOf(node: number): number {
    return this.ends.get(node);
  }

  valueOf(leaf: number): Value {
    const place = this.payloads.get(leaf);
    return place >= 0 ? this.values[place]! : this.numerals.value(this.source.numeral(~place), undefined);
  }

  /** The probabilities of a chance node; undefined if its outcomes are equally likely. */
  probabilitiesOf(node: number): readonly Value[] | undefined {
    if (this.kinds.get(node) !== CHANCE) return undefined;
    const place = this.payloads.get(node);
    if (place === 0) return undefined;
    if (place > 0) return this.lists[place - 1]!;
    return this.source.list(~place).map((text) => this.numerals.value(text, undefined));
  }

  private add(kind: number, payload: number, at: number): number {
    const node = this.size;
    if (node === MOST_STREAMED) {
      throw new TreeError("tree-too-many-nodes", { most: MOST_STREAMED }, at);
    }
    const parent = this.path.at(-1);
    if (parent) parent.children++;
    this.kinds.push(kind);
    this.ends.push(0);
    this.payloads.push(payload);
    return node;
  }

  private see(value: Value): void {
    this.least = this.least ? smaller(this.least, value) : value;
    this.most = this.most ? larger(this.most, value) : value;
  }

  /** Records the children of probability 0. */
  private rule(node: number, probabilities: readonly Value[]): void {
    let child = node + 1;
    for (const p of probabilities) {
      const end = this.endOf(child);
      if (p.equals(ZERO)) this.impossible.push([child, end]);
      child = end;
    }
  }
}

const CHUNK = 18;
const SIZE = 1 << CHUNK;
const MASK = SIZE - 1;

/** A typed array that grows in chunks, without being copied. */
class Column<T extends Uint8Array | Int32Array> {
  length = 0;
  private readonly chunks: T[] = [];
  private readonly Type: new (
    size: number,
  ) => T;

  constructor(Type: new (size: number) => T) {
    this.Type = Type;
  }

  push(value: number): void {
    if ((this.length & MASK) === 0) this.chunks.push(new this.Type(SIZE));
    this.set(this.length++, value);
  }

  get(at: number): number {
    return this.chunks[at >> CHUNK]![at & MASK]!;
  }

  set(at: number, value: number): void {
    this.chunks[at >> CHUNK]![at & MASK] = value;
  }
}

/**
 * A node of a tape while the search is at it or below it, created when its parent's children are needed.
 *
 * Its `id` is not its number in the tree but a slot that is unique among the nodes on the path and their siblings, and
 * reused once the search has moved on. So what a search stores by id stays as small as the path.
 */
export class TapeNode {
  readonly id: number;
  readonly kind: Kind;
  readonly label = undefined;
  readonly actions = undefined;
  readonly edgePayoffs = undefined;
  readonly estimate = undefined;
  readonly payoffs = undefined;
  private readonly tape: Tape;
  private readonly at: number;
  /** The id of its first child. */
  private readonly below: number;
  private made: readonly Node[] | undefined = undefined;

  constructor(tape: Tape, at: number, id: number, below: number) {
    this.tape = tape;
    this.at = at;
    this.id = id;
    this.below = below;
    this.kind = tape.kindOf(at);
  }

  get children(): readonly Node[] {
    this.made ??= this.make();
    return this.made;
  }

  get value(): Value {
    return this.tape.valueOf(this.at);
  }

  get isEstimate(): boolean {
    return this.tape.isEstimate(this.at);
  }

  get probabilities(): readonly Value[] {
    return this.tape.probabilitiesOf(this.at) ?? equalProbabilities(this.children.length);
  }

  get player(): number | undefined {
    return this.tape.playerOf(this.at);
  }

  /** Releases its children, which are created again when needed. */
  forget(): void {
    this.made = undefined;
  }

  private make(): Node[] {
    const { tape, at, below } = this;
    const end = tape.endOf(at);
    let count = 0;
    for (let child = at + 1; child < end; child = tape.endOf(child)) count++;
    const children: Node[] = [];
    for (let child = at + 1; child < end; child = tape.endOf(child)) {
      children.push(new TapeNode(tape, child, below + children.length, below + count) as Node);
    }
    return children;
  }
}

/** The root of a tape, with id 0. */
export function rootOf(tape: Tape): Node {
  return new TapeNode(tape, 0, 0, 1) as Node;
}
