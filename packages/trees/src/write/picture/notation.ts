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

export const NOTATION_NAMES = ["aima", "cs188", "ucla", "decision"] as const;
export type NotationName = (typeof NOTATION_NAMES)[number];

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
