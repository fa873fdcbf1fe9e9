import { type InnerNode, isDecision, type Node, playerOf, type Tree } from "../model/node.js";
import { compare, type Limit, type Value } from "../model/number.js";
import type { SearchEvent } from "./event.js";
import type { TieRule } from "./settings.js";

type EventOf<Type extends SearchEvent["type"]> = Extract<SearchEvent, { type: Type }>;

/** An event of a search with those before it: from them follows which line of the pseudocode was at work. */
export class TracedStep {
  readonly event: SearchEvent;
  readonly node: Node;
  private readonly tree: Tree;
  private readonly events: readonly SearchEvent[];
  private readonly index: number;
  private readonly player: number;
  private readonly ties: TieRule;
  private readonly previous: (index: number) => number;

  /**
   * @param player the player searched for
   * @param previous the index of the last event before another one at the same node, -1 if there is none
   */
  constructor(
    tree: Tree,
    events: readonly SearchEvent[],
    index: number,
    player: number,
    ties: TieRule = "prune",
    previous = (at: number): number => lastBefore(events, at),
  ) {
    this.tree = tree;
    this.events = events;
    this.index = index;
    this.player = player;
    this.ties = ties;
    this.previous = previous;
    this.event = events[index]!;
    this.node = tree.nodes[this.event.node]!;
  }

  get isChance(): boolean {
    return this.node.kind === "chance";
  }

  get parent(): InnerNode | undefined {
    return this.tree.nodes[this.tree.parents[this.node.id]!] as InnerNode | undefined;
  }

  /** Whether the player searched for decides at the node, or at another one. */
  maximises(node: Node = this.node): boolean {
    return playerOf(node) === this.player;
  }

  /** Whether the node is a leaf, or its estimate is taken: the event enters or evaluates it. */
  get isEnd(): boolean {
    return this.event.type === "evaluate" || this.events[this.index + 1]?.type === "evaluate";
  }

  /** Whether only some children of the node are being searched (Star2). */
  get isProbe(): boolean {
    return this.entered.probe;
  }

  /** Whether a chance node is still probing its children (Star2): none has been searched in full. */
  get isProbing(): boolean {
    return this.beforeInterval?.type !== "leave" || this.followsProbe;
  }

  /** Whether the last outcome of a chance node was probed. */
  get followsProbe(): boolean {
    const before = this.beforeInterval;
    return before?.type === "leave" && before.probe;
  }

  /** Whether a chance node is left because its interval lies at an end of its window or beyond. */
  get isDecided(): boolean {
    const last = this.lastInterval;
    if (last === undefined) return true;
    const { low, high } = this.events[last] as EventOf<"interval">;
    // After the last outcome an interval with two ends lies at least at an end, also where ties are searched.
    if (this.event.type === "leave" && compare(low!, high!) !== 0) return true;
    const { alpha, beta } = this.entered;
    return this.reaches(low!, beta, 1) || this.reaches(high!, alpha, -1);
  }

  /** Whether a value is returned that is an end of the node's window. */
  get isClipped(): boolean {
    const { alpha, beta } = this.entered;
    const { value } = this.event as EventOf<"leave">;
    return [alpha, beta].some((end) => compare(value as Value, end) === 0);
  }

  /** Best-reply search: whether another opponent has replied to the last own move, so that this one must pass. */
  get mustPass(): boolean {
    const path: Node[] = [this.node];
    for (let id = this.tree.parents[this.node.id]!; id >= 0; id = this.tree.parents[id]!)
      path.push(this.tree.nodes[id]!);
    let replier: number | undefined;
    for (let i = path.length - 1; i > 0; i--) {
      const node = path[i]!;
      if (!isDecision(node)) continue;
      if (this.maximises(node)) replier = undefined;
      else if (node.children[passIndex(node)] !== path[i - 1]) replier ??= playerOf(node);
    }
    return replier !== undefined && replier !== playerOf(this.node);
  }

  private reaches(value: Value, end: Limit, sign: 1 | -1): boolean {
    const order = sign * compare(value, end);
    return order > 0 || (order === 0 && this.ties === "prune");
  }

  /** The event by which the node was entered last. */
  private get entered(): EventOf<"enter"> {
    let at = this.index;
    while (this.events[at]!.type !== "enter") at = this.previous(at);
    return this.events[at] as EventOf<"enter">;
  }

  /** The event at which the child of the last outcome was left. */
  private get beforeInterval(): SearchEvent | undefined {
    const at = this.lastInterval;
    return at === undefined ? undefined : this.events[at - 1];
  }

  /** The index of the last outcome of a chance node since it was entered; undefined if there is none yet. */
  private get lastInterval(): number | undefined {
    let at = this.index;
    while (at >= 0 && this.events[at]!.type !== "enter" && this.events[at]!.type !== "interval")
      at = this.previous(at);
    return this.events[at]?.type === "interval" ? at : undefined;
  }
}

/** What an opponent plays when it is not the one who replies: the action called "pass", else its first action. */
export function passIndex(node: InnerNode): number {
  return Math.max(0, node.actions?.indexOf("pass") ?? 0);
}

function lastBefore(events: readonly SearchEvent[], index: number): number {
  const { node } = events[index]!;
  let at = index - 1;
  while (at >= 0 && events[at]!.node !== node) at--;
  return at;
}
