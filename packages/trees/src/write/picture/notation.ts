import type { Kind } from "../../model/node.js";

/** The outline of a node; "plain" is its text alone. */
export type Shape =
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

/** How a school draws game trees. Kinds differ in shape and are named in letters too, never told by colour alone. */
export interface Notation {
  readonly shapes: Readonly<Record<Kind, Shape>>;
  /** The value of an inner node stands in its shape or beside it. The value of a leaf stands in it where it fits. */
  readonly values: "inside" | "beside";
  /** Where the tree grows: down the page, or to the right as in decision analysis. */
  readonly grows: "down" | "right";
}

/** Where pictures grow to, by name. */
export const DIRECTIONS = ["down", "right"] as const satisfies readonly Notation["grows"][];

/** Pages of A4 with a margin of 1 cm. */
export const PAGES = ["portrait", "landscape"] as const;

/** The shape of a page that a picture shall fit. */
export type Page = (typeof PAGES)[number];

/** A notation, and how large its texts and the whole drawing are. */
export interface Style extends Notation {
  /** Columns of a label or of an action's name; the rest is left out with "…". 28 where absent. */
  readonly longest?: number | undefined;
  /** Labels, actions and windows are broken into lines of so many columns, where they can be. */
  readonly wrap?: number | undefined;
  /** How many times its own size a drawing is, or the page that it is to fit on, where it is larger than that. */
  readonly size?: number | Page | undefined;
  /** How far along an edge that goes down its text stands: nearer to the child, siblings stand closer. 0.55 where absent. */
  readonly textAt?: number | undefined;
}

const MILLIMETRE = 96 / 25.4;

/** Whether a drawing is to fit on a page, and so has narrow leaves that stand close together. */
export function isTight({ size }: Style): boolean {
  return typeof size === "string";
}

/** Width and height of a page in pixels. */
export function pageSize(page: Page): readonly [width: number, height: number] {
  const [short, long] = [190 * MILLIMETRE, 277 * MILLIMETRE];
  return page === "portrait" ? [short, long] : [long, short];
}

/** How many times its own size a drawing of so many pixels is to be. */
export function scaleOf({ size = 1 }: Style, width: number, height: number): number {
  if (typeof size === "number") return size;
  const [across, down] = pageSize(size);
  return Math.min(1, across / width, down / height);
}

/** The schools of drawing, by name. */
export const NOTATION_NAMES = ["aima", "cs188", "ucla", "decision"] as const;

/** The name of a school of drawing. */
export type NotationName = (typeof NOTATION_NAMES)[number];

/** What nodes, edges and cuts look like, by school. */
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
    values: "beside",
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
    values: "inside",
    grows: "down",
  },
  /** UCLA's courses: MAX is a square, MIN a circle. */
  ucla: {
    shapes: { max: "square", min: "circle", chance: "diamond", player: "hexagon", leaf: "plain" },
    values: "inside",
    grows: "down",
  },
  /** Decision analysis: decisions are squares, chance circles, ends triangles, and time runs to the right. */
  decision: {
    shapes: { max: "square", min: "square", chance: "circle", player: "square", leaf: "triangle-left" },
    values: "inside",
    grows: "right",
  },
};

/** Shapes with room for a text in them. */
export function holdsText(shape: Shape): boolean {
  return !shape.startsWith("triangle");
}
