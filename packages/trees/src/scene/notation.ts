import type { Kind } from "../model/node.js";

/** The outline of a node; "plain" is text without an outline. */
export type NodeOutline =
  | "triangle-up"
  | "triangle-down"
  | "triangle-left"
  | "trapezoid-up"
  | "trapezoid-down"
  | "square"
  | "circle"
  | "diamond"
  | "hexagon"
  | "plain";

/** A style of drawing game trees. Kinds differ in shape and are also named in letters, never shown by colour alone. */
export interface Notation {
  readonly shapes: Readonly<Record<Kind, NodeOutline>>;
  /** The direction of growth: down the page, or to the right as in decision analysis. */
  readonly grows: "down" | "right";
}

/** The directions of growth, by name. */
export const DIRECTIONS = ["down", "right"] as const satisfies readonly Notation["grows"][];

/** How a layout may be arranged, from the most spacious to the one for a narrow screen. */
export const WAYS = [
  { tight: false, right: false },
  { tight: true, right: false },
  { tight: true, right: true },
] as const;

/** A4 pages with a margin of 1 cm. */
export const PAGES = ["portrait", "landscape"] as const;

/** The orientation of the page that a picture must fit. */
export type Page = (typeof PAGES)[number];

/** A notation, with the sizes of its texts and of the whole drawing. */
export interface Style extends Notation {
  /** Width limit of a label or an action's name, in columns; the rest is replaced by "…". 28 if absent. */
  readonly longest?: number | undefined;
  /** Width in columns at which labels, actions and windows are wrapped, where they can be broken. */
  readonly wrap?: number | undefined;
  /** The scale of a drawing, or the page it must fit if it is larger. */
  readonly size?: number | Page | undefined;
  /** The position of the text along a downward edge, from 0 at the parent to 1; 0.66 if absent. */
  readonly textAt?: number | undefined;
  /** Measures a text in units, at the size of a picture's texts; by columns if absent. */
  readonly measure?: ((text: string) => number) | undefined;
  /** The distance of the mark around a chosen node, in units; 0 and no marks if absent. */
  readonly room?: number | undefined;
}

const MILLIMETRE = 96 / 25.4;

/** Whether a drawing must fit on a page, and so has narrow leaves that are close together. */
export function isTight({ size }: Style): boolean {
  return typeof size === "string";
}

/** Width and height of a page in pixels. */
function pageSize(page: Page): readonly [width: number, height: number] {
  const [short, long] = [190 * MILLIMETRE, 277 * MILLIMETRE];
  return page === "portrait" ? [short, long] : [long, short];
}

/** The scale of a drawing with a given size in pixels. */
export function scaleOf({ size = 1 }: Style, width: number, height: number): number {
  if (typeof size === "number") return size;
  const [across, down] = pageSize(size);
  return Math.min(1, across / width, down / height);
}

/** The drawing notations, by name. */
export const NOTATION_NAMES = ["aima", "cs188", "ucla", "decision"] as const;

/** The name of a drawing notation. */
export type NotationName = (typeof NOTATION_NAMES)[number];

/** The shapes of nodes, edges and cuts, by notation. */
export const NOTATIONS: Readonly<Record<NotationName, Notation>> = {
  /** Russell and Norvig, "Artificial Intelligence: A Modern Approach"; also Berkeley's practice pages. */
  aima: {
    shapes: {
      max: "triangle-up",
      min: "triangle-down",
      chance: "circle",
      player: "hexagon",
      leaf: "square",
    },
    grows: "down",
  },
  /** The lecture slides of Berkeley's CS188. */
  cs188: {
    shapes: {
      max: "trapezoid-up",
      min: "trapezoid-down",
      chance: "circle",
      player: "hexagon",
      leaf: "square",
    },
    grows: "down",
  },
  /** UCLA's courses: MAX is a square, MIN a circle. */
  ucla: {
    shapes: { max: "square", min: "circle", chance: "diamond", player: "hexagon", leaf: "plain" },
    grows: "down",
  },
  /** Decision analysis: decisions are squares, chance nodes circles, ends triangles, and time runs to the right. */
  decision: {
    shapes: { max: "square", min: "square", chance: "circle", player: "square", leaf: "triangle-left" },
    grows: "right",
  },
};
