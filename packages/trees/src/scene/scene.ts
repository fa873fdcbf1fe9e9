import type { Kind } from "../model/node.js";
import type { NodeOutline } from "./notation.js";

/**
 * A picture of a tree at one step of its search, as plain data: what is drawn, where, and what each shape stands for.
 * It is made by `place` once for a tree, its widest texts and a style, and by `draw` for each step, so that nothing
 * moves from step to step. Painters (elements of SVG, TikZ) map a type of shape to an element, and its role and state to
 * classes; they know no tree and no search.
 *
 * All lengths are in units: pixels of 1/96 inch at scale 1, from the top left, y downwards.
 */
export interface Scene {
  readonly size: XY;
  /** Painted in this order. The shapes of one part of one node follow each other. */
  readonly shapes: readonly Shape[];
}

/** The id of a node in its tree; an edge has the id of the node below it. */
export type Id = number;

/** A position, a size or a direction, in units. */
export type XY = readonly [x: number, y: number];

/**
 * What a shape belongs to. Painters make one group of the shapes of a part, which is the target of pointers:
 * a "node" with the texts at it; an "edge" with the mark of its cut; "handed", the texts on an edge (action, probability,
 * window); a "stub" for nodes that are not drawn, with the id of the node above it; the "light" and the number "line" of
 * a node; the name of a "level", or an information "set", which stand for no single node.
 */
export type Part = "level" | "edge" | "set" | "node" | "stub" | "handed" | "light" | "line";

interface Base {
  readonly part: Part;
  /** The node that the shape stands for. */
  readonly of?: Id | undefined;
}

/**
 * How far the search is with a node: not entered, entered and not left, left; its edge cut off; below such a node.
 * Without steps, every node that is not cut off is "done".
 */
export type NodeState = "unseen" | "open" | "done" | "cut" | "gone";

/** A node or a stub. */
export interface NodeShape extends Base {
  readonly type: "node";
  readonly kind: Kind | "stub";
  readonly outline: NodeOutline;
  /** Its centre. */
  readonly at: XY;
  readonly size: XY;
  /** A box on the shape for a text that is wider, with its centre; undefined if there is none. */
  readonly plate?: { readonly at: XY; readonly size: XY } | undefined;
  readonly state: NodeState;
  /** Whether the event of the step is at this node. */
  readonly isNow: boolean;
  /** Whether the reader has chosen the node, by a pointer or by keys. */
  readonly isFocused: boolean;
  /** Everything about the node, including what the picture had to clip. */
  readonly title: string;
}

/**
 * The fate of an edge: "best" on the line or plan of the solution, "own" the choice of a decision off it; "cut" where the
 * search cut; "gone" below a cut; "never" an action that a strategy does not play.
 */
export type EdgeState = "plain" | "own" | "best" | "cut" | "gone" | "never";

/** An edge, from the node above. */
export interface EdgeShape extends Base {
  readonly type: "edge";
  readonly points: readonly XY[];
  readonly state: EdgeState;
  /** The width of its line, where that shows how often an action is played. */
  readonly weight?: number | undefined;
  /** Whether the search has just come down this edge. */
  readonly isNow: boolean;
}

/** Something beside a shape: the "slashes" of a cut edge, the "hatch" in a gap, a frame around a chosen node ("focus"). */
export type Mark = Base & { readonly type: "mark" } & (
    | { readonly what: "slashes" | "hatch"; readonly strokes: readonly (readonly [from: XY, to: XY])[] }
    | { readonly what: "focus"; readonly at: XY; readonly size: XY }
  );

/**
 * An area behind several nodes: the "light" around what a number line explains, or a piece of the ribbon of an information
 * set, which covers everything within a radius of a line. All outlines of a ribbon come before its fills, so that its
 * pieces look like one area.
 */
export type Area = Base & { readonly type: "area"; readonly points: readonly XY[] } & (
    | { readonly what: "light" }
    // The colour is one of "c0" to "c5".
    | { readonly what: "set"; readonly radius: number; readonly colour: string; readonly layer: SetLayer }
  );

/** The two parts of a ribbon. */
export type SetLayer = "outline" | "fill";

/**
 * A part of a number line: its "plot", around all of it, the "axis", the "bar" where the value lies, the "earlier" bars, the "post" of α or
 * β, the "gap" between bar and post at a cut. Axis and post are lines, the others boxes between two corners.
 */
export interface Bar extends Base {
  readonly type: "bar";
  readonly what: "plot" | "axis" | "bar" | "earlier" | "post" | "gap";
  readonly from: XY;
  readonly to: XY;
  /** The kind of the node, of a bar. */
  readonly kind?: Kind;
}

/**
 * What a text says, which decides how it is set. At a node: its "value"; its
 * "kind" in letters; its "label"; the "interval" of a chance node and the probability of "each" of its outcomes; the "sum" of a leaf and what its edges pay; its heuristic "estimate", where that is in the node; how many nodes a stub stands for
 * ("more"); its "path", as long as a sentence names the node by it. On an edge: "action" (with the probability, or
 * what the edge pays) and "window". Elsewhere: the name of a "level" and of an information "set"; on a number line its
 * "title", an "end" of the axis, a "post", and a "bar-end".
 */
export type Role =
  | "value"
  | "kind"
  | "label"
  | "each"
  | "interval"
  | "sum"
  | "estimate"
  | "more"
  | "path"
  | "action"
  | "window"
  | "level"
  | "set"
  | "title"
  | "end"
  | "post"
  | "bar-end";

/** One line of text. */
export interface Text extends Base {
  readonly type: "text";
  readonly role: Role;
  readonly text: string;
  /** The number at the end of a longer text: the probability after the name of an action. */
  readonly number?: string | undefined;
  /** The middle of its height; across, where its anchor is. */
  readonly at: XY;
  readonly anchor: "start" | "middle" | "end";
  /** The size of its letters; that of its role if absent. */
  readonly size?: number;
  /** The size of the background that hides what is behind it; undefined for none. */
  readonly ground?: XY | undefined;
  /** Whether its background is in the light. */
  readonly isLit?: boolean;
  /** The kind that the name of a level stands for. */
  readonly kind?: Kind;
  /** The colour of an information set. */
  readonly colour?: string;
  /** Whether it is read from below to above. */
  readonly isTurned?: boolean;
  /** Whether it is about something that is cut off. */
  readonly isMuted: boolean;
}

/** Anything that is drawn. */
export type Shape = NodeShape | EdgeShape | Mark | Area | Bar | Text;
