import type { Tree } from "@tyche/trees";
import type { Replay } from "@tyche/trees/replay";
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { useWords } from "../../../i18n/words.js";
import type { Look } from "../../../state/state.js";
import type { Item } from "./fold.js";
import type { Size } from "./pan-zoom.js";
import { NODE } from "./places.js";
import { MOST_SVG_ITEMS, pictureFor } from "./svg-picture.js";
import { usePlaces } from "./use-places.js";
import { viewOfItems } from "./view.js";

/** A rectangle, in the units of the picture. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type TreePicture = ReturnType<typeof usePicture>;

/** Where the items of a tree are in a frame: placed for SVG, or, of many, for a canvas. */
export function usePicture(
  frame: RefObject<HTMLElement | null>,
  tree: Tree,
  items: readonly Item[],
  replay: Replay,
  look: Look,
) {
  const words = useWords();
  const isCanvas = items.length > MOST_SVG_ITEMS;
  const frameSize = useFrameSize(frame);
  const laid = useMemo(
    () =>
      isCanvas || !frameSize
        ? undefined
        : pictureFor(viewOfItems(tree, items, look.numbers, words), replay, look, frameSize),
    [isCanvas, tree, items, replay, look, words, frameSize],
  );
  const placed = laid?.placed;
  const places = usePlaces(tree, items, isCanvas);
  const points = useMemo(
    () =>
      placed && {
        x: placed.nodes.map(({ x }) => x),
        y: placed.nodes.map(({ y }) => y),
        parents: placed.nodes.map(({ view }) => view.parent),
      },
    [placed],
  );
  return {
    isCanvas,
    frameSize,
    laid,
    places,
    /** The centres of the items, and their parents; undefined until they are laid out. */
    points: places ?? points,
    size: placed ?? places ?? { width: 1, height: 1 },
    /** The box of a node, in the units of the picture; undefined if the node is not drawn. */
    boxOf: (node: number | undefined): Rect | undefined => {
      const index = items.findIndex(({ id, more }) => id === node && more === 0);
      const [x, y] = [(places ?? points)?.x[index], (places ?? points)?.y[index]];
      if (x === undefined || y === undefined) return undefined;
      const { width, height } = placed?.nodes[index] ?? { width: NODE, height: NODE };
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    },
  };
}

/** The size of the frame, once known; it determines how the tree is drawn. */
function useFrameSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      setSize((known) =>
        width === 0 || (known?.width === width && known.height === height) ? known : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
