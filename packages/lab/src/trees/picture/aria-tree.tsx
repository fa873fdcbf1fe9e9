import type { Tree } from "@tyche/trees";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import type { Item } from "./layout/fold.js";

/** Most items in the page; in larger trees only those around the selected one are rendered. */
const MOST_ITEMS = 1000;

export interface AriaTreeProps {
  readonly tree: Tree;
  readonly items: readonly Item[];
  readonly label: string;
  readonly describe: (id: number) => string;
  readonly selected: number;
  readonly onSelect: (id: number) => void;
  /** Handles keys other than navigation. Returns whether the key was used. */
  readonly onKey: (event: KeyboardEvent, id: number) => boolean;
  readonly onToggle: (id: number, open: boolean) => void;
  readonly isOpen: (id: number) => boolean;
}

/**
 * The tree for keyboards and screen readers: role "tree" with one tab stop (roving focus). It is invisible; the picture
 * shows which node has the focus.
 */
export function AriaTree(props: AriaTreeProps) {
  const { tree, items, label, describe, selected } = props;
  const list = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => items.filter(({ more }) => more === 0), [items]);
  const shown = useMemo(
    () => (nodes.length <= MOST_ITEMS ? nodes : around(tree, nodes, selected)),
    [tree, nodes, selected],
  );
  const focused = shown.some(({ id }) => id === selected) ? selected : shown[0]!.id;
  const moveFocus = useRef(false);

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-item="${selected}"]`)?.focus();
  }, [selected]);

  const go = (id: number | undefined): void => {
    if (id === undefined) return;
    moveFocus.current = true;
    props.onSelect(id);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const node = tree.nodes[focused]!;
    const index = nodes.findIndex(({ id }) => id === focused);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const targets: Readonly<Record<string, Item | undefined>> = {
      ArrowDown: nodes[index + 1],
      ArrowUp: nodes[index - 1],
      Home: nodes[0],
      End: nodes.at(-1),
    };
    const target = plain ? targets[event.key]?.id : undefined;
    if (target !== undefined) go(target);
    else if (plain && event.key === "ArrowRight" && node.children.length > 0) {
      if (props.isOpen(focused)) go(node.children[0]!.id);
      else props.onToggle(focused, true);
    } else if (plain && event.key === "ArrowLeft") {
      if (
        node.children.length > 0 &&
        focused !== items[0]!.id &&
        props.isOpen(focused) &&
        nodes.length > MOST_ITEMS
      ) {
        props.onToggle(focused, false);
      } else if (focused !== items[0]!.id) go(tree.parents[focused]);
    } else {
      moveFocus.current = true;
      if (!props.onKey(event, focused)) {
        moveFocus.current = false;
        return;
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={list} role="tree" aria-label={label} className="aria-tree hidden" onKeyDown={onKeyDown}>
      {shown.map(({ id, depth }) => {
        const parent = tree.nodes[tree.parents[id]!];
        const isTop = id === items[0]!.id;
        const position = parent && !isTop ? parent.children.findIndex((child) => child.id === id) + 1 : 1;
        return (
          <div
            key={id}
            role="treeitem"
            data-item={id}
            tabIndex={id === focused ? 0 : -1}
            aria-level={depth + 1}
            aria-posinset={position}
            aria-setsize={parent && !isTop ? parent.children.length : 1}
            aria-selected={id === selected}
            aria-expanded={tree.nodes[id]!.children.length > 0 ? props.isOpen(id) : undefined}
            onFocus={() => {
              if (id !== selected) props.onSelect(id);
            }}
          >
            {describe(id)}
          </div>
        );
      })}
    </div>
  );
}

/** Ancestors and children of the selected item (of the first item if it is absent), and its neighbours in preorder. */
function around(tree: Tree, nodes: readonly Item[], selected: number): readonly Item[] {
  const kept = new Set<number>();
  const at = Math.max(
    0,
    nodes.findIndex(({ id }) => id === selected),
  );
  const { id } = nodes[at]!;
  for (let up = id; up >= 0; up = tree.parents[up]!) kept.add(up);
  for (const child of tree.nodes[id]!.children.slice(0, 50)) kept.add(child.id);
  for (let near = Math.max(0, at - 50); near <= Math.min(nodes.length - 1, at + 50); near++)
    kept.add(nodes[near]!.id);
  return nodes.filter((node) => kept.has(node.id));
}
