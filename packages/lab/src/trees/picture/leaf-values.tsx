import type { Tree } from "@tyche/trees";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels of a drag that change a payoff by 1. */
const PIXELS = 10;

/** Whether a node is a leaf with a single payoff, which can be changed in the picture. */
export function isPlainLeaf(tree: Tree, id: number): boolean {
  const node = tree.nodes[id];
  return node?.kind === "leaf" && node.payoffs === undefined;
}

interface LeafDrag {
  /** The payoff of a leaf that can be dragged. */
  readonly valueAt: (id: number) => number | undefined;
  /** The least and the greatest payoff; undefined for no limit. */
  readonly range: readonly number[] | undefined;
  readonly onValue: (id: number, value: number, more: boolean) => void;
  /** A leaf is to be typed over. */
  readonly onType: (id: number) => void;
}

/** Changes payoffs in the picture: a leaf is dragged to the right for more and to the left for less, or typed over. */
export function useLeafDrag(frame: RefObject<HTMLElement | null>, drag: LeafDrag): void {
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let held: { id: number; from: number; value: number; sent: number; moved: boolean } | undefined;
    const leafAt = (event: Event): number | undefined => {
      const mark =
        event.target instanceof Element ? event.target.closest<SVGElement>(".leaf[data-node]") : null;
      return mark ? Number(mark.dataset.node) : undefined;
    };
    const down = (event: PointerEvent): void => {
      const id = event.button === 0 ? leafAt(event) : undefined;
      const value = id === undefined ? undefined : latest.current.valueAt(id);
      if (id === undefined || value === undefined) return;
      held = { id, from: event.clientX, value, sent: value, moved: false };
      // The picture stays where it is.
      event.stopImmediatePropagation();
    };
    const move = (event: PointerEvent): void => {
      if (!held) return;
      event.stopImmediatePropagation();
      const steps = Math.trunc((event.clientX - held.from) / PIXELS);
      const [low = -Infinity, high = Infinity] = latest.current.range ?? [];
      const wanted = steps === 0 ? held.value : Math.round(held.value) + steps;
      const value = Math.max(low, Math.min(wanted, high));
      if (value === held.sent) return;
      if (!held.moved) element.setPointerCapture(event.pointerId);
      latest.current.onValue(held.id, value, held.moved);
      held = { ...held, sent: value, moved: true };
    };
    const up = (): void => {
      if (held?.moved) element.addEventListener("click", swallow, { capture: true, once: true });
      held = undefined;
    };
    // The click at the end of a drag is no click on a node.
    const swallow = (event: Event): void => event.stopImmediatePropagation();
    const type = (event: MouseEvent): void => {
      const id = leafAt(event);
      if (id !== undefined) latest.current.onType(id);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("pointerdown", down, { signal, capture: true });
    element.addEventListener("pointermove", move, { signal, capture: true });
    element.addEventListener("pointerup", up, { signal, capture: true });
    element.addEventListener("pointercancel", up, { signal, capture: true });
    element.addEventListener("dblclick", type, { signal });
    return () => stop.abort();
  }, [frame]);
}

interface LeafFieldProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly id: number;
  readonly text: string;
  readonly label: string;
  /** Called with the new text; undefined if it is unchanged. */
  readonly onDone: (text: string | undefined) => void;
}

/** A field over a leaf of the picture. Enter or leaving it takes the text, Escape does not. */
export function LeafField({ frame, id, text, label, onDone }: LeafFieldProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    const leaf = frame.current?.querySelector(`.leaf[data-node="${id}"] .shape`)?.getBoundingClientRect();
    const element = field.current;
    if (!element || !box || !leaf) return;
    element.style.left = `${leaf.left + leaf.width / 2 - box.left}px`;
    element.style.top = `${leaf.top + leaf.height / 2 - box.top}px`;
    element.select();
  }, [frame, id]);
  return (
    <input
      ref={field}
      className="leaf-field"
      // The field was asked for by a key or a double click.
      // biome-ignore lint/a11y/noAutofocus: it replaces the leaf that had the focus
      autoFocus
      aria-label={label}
      value={typed}
      maxLength={40}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onDone(typed === text ? undefined : typed)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Escape") {
          setTyped(text);
          onDone(undefined);
        } else if (key === "Enter") currentTarget.blur();
      }}
    />
  );
}
