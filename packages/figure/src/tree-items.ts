import type { Catalogue } from "@tyche/messages";
import type { Tree } from "@tyche/trees";
import { edgeText, type ViewNode, valueText, worthText } from "@tyche/trees/drawing";
import { nameOf } from "@tyche/trees/model";
import { html } from "./dom.js";

/** What the tree for keyboards asks of its figure. */
export interface ItemsListener {
  /** A node has got the focus, or lost it (undefined). */
  focused(id: number | undefined): void;
  /** A key other than those of navigation. Returns whether it was used. */
  pressed(event: KeyboardEvent, id: number): boolean;
}

/**
 * The tree for keyboards and screen readers: role "tree" with one tab stop, which the arrow keys move. It is invisible;
 * the picture marks the node that has the focus.
 */
export class TreeItems {
  readonly root: HTMLElement = html("div", { role: "tree", class: "hidden" });
  private readonly listener: ItemsListener;
  private tree: Tree | undefined;
  private items: HTMLElement[] = [];

  constructor(listener: ItemsListener) {
    this.listener = listener;
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("focusin", ({ target }) => {
      const id = this.items.indexOf(target as HTMLElement);
      this.stop(id);
      this.listener.focused(id);
    });
    this.root.addEventListener("focusout", () => this.listener.focused(undefined));
  }

  /** Makes the items of a tree. */
  show(tree: Tree, label: string): void {
    this.root.setAttribute("aria-label", label);
    if (this.tree && sameShape(this.tree, tree)) {
      this.tree = tree;
      return;
    }
    this.tree = tree;
    const levels: number[] = [];
    this.items = tree.nodes.map(({ id, children }) => {
      const parent = tree.nodes[tree.parents[id]!];
      const level = parent ? levels[parent.id]! + 1 : 1;
      levels.push(level);
      const siblings = parent?.children ?? [];
      return html("div", {
        role: "treeitem",
        "data-item": String(id),
        tabindex: id === 0 ? "0" : "-1",
        "aria-level": String(level),
        "aria-posinset": String(Math.max(1, siblings.findIndex((child) => child.id === id) + 1)),
        "aria-setsize": String(Math.max(1, siblings.length)),
        ...(children.length > 0 && { "aria-expanded": "true" }),
      });
    });
    this.root.replaceChildren(...this.items);
  }

  /** Describes each node. */
  describe(text: (id: number) => string): void {
    for (const [id, item] of this.items.entries()) {
      const said = text(id);
      if (item.textContent !== said) item.textContent = said;
    }
  }

  focus(id: number): void {
    this.stop(id);
    this.items[id]?.focus({ preventScroll: true });
  }

  /** Makes an item the only tab stop. */
  private stop(id: number): void {
    for (const [other, item] of this.items.entries()) item.tabIndex = other === id ? 0 : -1;
  }

  private press(event: KeyboardEvent): void {
    const { tree } = this;
    const id = this.items.indexOf(event.target as HTMLElement);
    if (!tree || id < 0) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const targets: Readonly<Record<string, number | undefined>> = {
      ArrowDown: id + 1,
      ArrowUp: id - 1,
      ArrowRight: tree.nodes[id]!.children[0]?.id,
      ArrowLeft: tree.parents[id],
      Home: 0,
      End: tree.nodes.length - 1,
    };
    const isMove = isPlain && event.key in targets;
    const target = targets[event.key];
    if (isMove && target !== undefined && tree.nodes[target]) this.focus(target);
    else if (!isMove && !(isPlain && this.listener.pressed(event, id))) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function sameShape(a: Tree, b: Tree): boolean {
  return a.nodes.length === b.nodes.length && a.parents.every((parent, id) => parent === b.parents[id]);
}

interface ItemWords {
  readonly words: Catalogue;
  readonly numbers: "exact" | "decimal";
  /** Whether the node is that of the current event. */
  readonly isNow: boolean;
  /** What the number line at the node shows, if it has one now. */
  readonly proved: string;
}

/** What is said of a node at a step: "MIN 2, ≤ 2, the value lies in [0, 2], current". */
export function nodeText(node: ViewNode, tree: Tree, { words, numbers, isNow, proved }: ItemWords): string {
  const parts = [
    `${node.name || words.text("drawing-leaf")} ${nameOf(tree, node.node!.id)}`,
    edgeText(node, numbers),
    valueText(node, numbers),
    proved || (node.interval && `[${node.interval.map((end) => worthText(end, numbers)).join(", ")}]`),
    node.skipped && words.text(node.cut ? "figure-cut" : "figure-skipped"),
    isNow && words.text("figure-current"),
  ];
  return words.list(parts.filter((part): part is string => typeof part === "string" && part !== ""));
}
