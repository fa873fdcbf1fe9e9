import { useRef } from "react";
import { cellAround } from "../../lab/src/boards/kit/use-cells.js";
import { useDragging } from "../../lab/src/boards/kit/use-dragging.js";

export interface DragRules {
  readonly canDrag: (place: number) => boolean;
  readonly onPick: (place: number) => void;
  /** @param to undefined: beside the board */
  readonly onDrop: (from: number, to: number | undefined) => void;
  readonly placeAt: (row: number, column: number) => number | undefined;
  /** Width of the picture in its own units. */
  readonly units: number;
}

/** The place of a grid cell; undefined if the element is none. */
export function placeOfCell(element: Element | null, placeAt: DragRules["placeAt"]): number | undefined {
  const cell = cellAround(element);
  return cell && placeAt(...cell);
}

/** Drags a checker from cell to cell. The checker follows the pointer without re-rendering the board. */
export function useDrag({ canDrag, onPick, onDrop, placeAt, units }: DragRules) {
  const hand = useRef<SVGGElement>(null);
  const { held, wasDragged, handlers } = useDragging<number>({
    startAt(element) {
      const place = placeOfCell(element, placeAt);
      return place !== undefined && canDrag(place) ? place : undefined;
    },
    onMove(event) {
      const box = event.currentTarget.getBoundingClientRect();
      const scale = units / box.width;
      const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
      hand.current?.setAttribute("transform", `translate(${x} ${y})`);
    },
    onBegin: onPick,
    onDrop: (from, over) => onDrop(from, placeOfCell(over, placeAt)),
    onCancel: (from) => onDrop(from, undefined),
  });
  /** The place from which a checker is being dragged, and the element that follows the pointer. */
  return { place: held, hand, wasDragged, handlers };
}
