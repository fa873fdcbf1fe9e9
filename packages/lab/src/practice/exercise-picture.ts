import type { Catalogue } from "@tyche/messages";
import { crossedBy, type Exercise, type Question } from "@tyche/practice";
import {
  moved,
  NOTATIONS,
  type Placed,
  type PlacedNode,
  type Point,
  place,
  plainView,
  textWidth,
} from "@tyche/trees/drawing";
import { formatExact } from "@tyche/trees/model";

/** The room for a picture, in pixels of the page. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Where the answer to a question is written, around its centre, in units of the picture. */
export interface Slot extends Point {
  readonly question: Question;
  readonly width: number;
  readonly height: number;
}

/** The tree of an exercise, laid out for a frame. */
export interface ExercisePicture extends Placed {
  /** Whether kinds are named in letters. */
  readonly isNamed: boolean;
  readonly slots: readonly Slot[];
  /** Pixels of the page for each unit. */
  readonly scale: number;
}

/** Largest scale, for a large frame. */
const LARGEST = 1.35;
/** Scale at which the texts have 12 pixels. */
export const READABLE = 12 / 13;
/** Scale from which the names of kinds, which are smaller, have 11 pixels. */
const NAMED = 1;
/** Least scale of a picture that is shown whole: its texts have 11 pixels. */
export const SMALLEST = 11 / 12;
/** Smallest height of a slot that a finger can press, in pixels. */
const PRESSABLE = 24;
const SLOT_HEIGHT = 22;
/** Width of a check box. */
const BOX = 24;
const GAP = 4;
/** How much of an edge a slot may cover. */
const SPARE = 14;
/** How far a picture may be drawn apart to fill its frame. */
const WIDEST_SPREAD = 2.4;
const TALLEST_SPREAD = 1.5;

/** Widths for answers of usual length; a slot is narrower where siblings are closer. */
const WIDTHS: Readonly<Partial<Record<Question["type"], number>>> = {
  return: 56,
  window: 86,
  interval: 86,
  order: 34,
  cut: BOX,
  move: BOX,
};

function widthOf({ type }: Question): number {
  return WIDTHS[type] ?? 46;
}

/**
 * Lays out the tree of an exercise so that all of it, with a slot for each answer, fits into a frame. In a small frame
 * leaves are close together and kinds are not named; in a large one the tree is spread out.
 */
export function exercisePicture(exercise: Exercise, frame: Frame, words: Catalogue): ExercisePicture {
  const roomy = fitted(exercise, baseOf(exercise, "roomy", words), frame);
  if (roomy.scale >= NAMED) return { ...roomy, isNamed: true };
  const tight = fitted(exercise, baseOf(exercise, "tight", words), frame);
  return tight.scale > roomy.scale ? { ...tight, isNamed: false } : { ...roomy, isNamed: true };
}

/** The frame in which the texts of a picture can be read and its slots have their full width. */
export function readableFrame({ width, height, scale, slots }: ExercisePicture, frame: Frame): Frame {
  const squeezed = slots.reduce(
    (most, { question, width: own }) => Math.max(most, widthOf(question) / own),
    1,
  );
  const by = Math.max(1, READABLE / scale);
  return {
    width: Math.max(frame.width, width * scale * by * Math.min(squeezed, WIDEST_SPREAD)),
    height: Math.max(frame.height, height * scale * by),
  };
}

function baseOf({ tree, spec }: Exercise, room: "roomy" | "tight", words: Catalogue): Placed {
  const notation = { ...NOTATIONS[spec.notation], textAt: TEXT_AT };
  const view = plainView(tree, "exact", words);
  if (room === "roomy") return place(view, notation);
  const bare = view.nodes.map((node) => ({ ...node, name: "", estimate: undefined }));
  const placed = place({ ...view, nodes: bare }, { ...notation, size: "portrait" });
  // The estimate at which a depth limit stops is in its node, since there is no room beside it.
  const nodes = placed.nodes.map((node, index): PlacedNode => {
    const { estimate } = view.nodes[index]!;
    const text = estimate && `≈${formatExact(estimate)}`;
    return text ? { ...node, inside: { role: "estimate", text, width: textWidth(text) } } : node;
  });
  return { ...placed, nodes };
}

/** Scales a picture to a frame, makes room for the slots, and spreads it where there is more room. */
function fitted(exercise: Exercise, base: Placed, frame: Frame): Omit<ExercisePicture, "isNamed"> {
  const asked = askedAt(exercise);
  const isDown = base.grows === "down";
  // Slots are at least as high as a finger needs, whatever the scale; so the scale is found first without them.
  let scale = Math.min(LARGEST, frame.width / base.width, frame.height / base.height);
  let opened = base;
  let height = SLOT_HEIGHT;
  for (let round = 0; round < 12; round++) {
    height = Math.max(SLOT_HEIGHT, PRESSABLE / scale);
    opened = isDown ? openedDown(base, asked, height) : openedRight(base, asked, height);
    const next = Math.min(LARGEST, frame.width / opened.width, frame.height / opened.height);
    const isStable = next >= scale;
    scale = Math.min(scale, next);
    if (isStable) break;
  }
  const across = Math.min(WIDEST_SPREAD, frame.width / scale / opened.width);
  const down = Math.min(TALLEST_SPREAD, frame.height / scale / opened.height);
  const spread = spreadBy(opened, Math.max(1, across), Math.max(1, down));
  return {
    ...spread,
    scale,
    slots: isDown ? slotsDown(spread, asked, height) : slotsRight(spread, asked, height),
  };
}

/** The questions that are answered at a node or on the edge above it, by node. */
type Asked = ReadonlyMap<number, readonly Question[]>;

function askedAt({ questions, tree }: Exercise): Asked {
  const asked = new Map<number, Question[]>();
  for (const question of questions) {
    const node = crossedBy(tree, question);
    asked.set(node, [...(asked.get(node) ?? []), question]);
  }
  return asked;
}

function isBox({ type }: Question): boolean {
  return type === "cut" || type === "move";
}

/** The questions at a node that are answered by a text. */
function textsAt(asked: Asked, { view }: PlacedNode): readonly Question[] {
  return (asked.get(view.node!.id) ?? []).filter((question) => !isBox(question));
}

/** Moves the levels of a tree apart, so that slots fit above the nodes. */
function openedDown(base: Placed, asked: Asked, height: number): Placed {
  const lines: number[] = [];
  for (const node of base.nodes) {
    const { depth } = node.view;
    const needed = textsAt(asked, node).length * (height + 2);
    // An edge has some room already; the root has none above it.
    lines[depth] = Math.max(lines[depth] ?? 0, depth === 0 ? needed : needed - SPARE);
  }
  let moved = 0;
  const shifts = lines.map((line) => {
    moved += line;
    return moved;
  });
  const at = (depth: number): number => shifts[depth]!;
  return rebuilt(base, ({ x, y, view }) => ({ x, y: y + at(view.depth) }), {
    width: base.width,
    height: base.height + moved,
    levels: base.levels.map((level, depth) => ({ ...level, y: level.y + at(depth) })),
  });
}

/** Moves the levels of a tree apart, so that slots fit on the edges to the nodes. */
function openedRight(base: Placed, asked: Asked, height: number): Placed {
  const widths: number[] = [];
  for (const node of base.nodes) {
    const { depth } = node.view;
    const texts = textsAt(asked, node);
    const wide = texts.reduce((sum, question) => sum + widthOf(question) + GAP, 0);
    widths[depth] = Math.max(widths[depth] ?? 0, wide);
  }
  let moved = 0;
  const shifts = widths.map((wide) => {
    moved += wide;
    return moved;
  });
  const closest = closestOf(base.nodes, ({ y }) => y);
  const apart = Math.max(1, (height + 2) / closest);
  return rebuilt(base, ({ x, y, view }) => ({ x: x + shifts[view.depth]!, y: y * apart }), {
    width: base.width + moved,
    height: base.height * apart,
    levels: base.levels.map((level, depth) => ({ ...level, x: level.x + shifts[depth]! })),
  });
}

/** The least distance of two nodes of a level. */
function closestOf(nodes: readonly PlacedNode[], at: (node: PlacedNode) => number): number {
  const last: number[] = [];
  let closest = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const { depth } = node.view;
    if (last[depth] !== undefined) closest = Math.min(closest, at(node) - last[depth]);
    last[depth] = at(node);
  }
  return closest;
}

function spreadBy(picture: Placed, across: number, down: number): Placed {
  return rebuilt(picture, ({ x, y }) => ({ x: x * across, y: y * down }), {
    width: picture.width * across,
    height: picture.height * down,
    levels: picture.levels.map((level) =>
      picture.grows === "down" ? { ...level, y: level.y * down } : { ...level, x: level.x * across },
    ),
  });
}

/** Where the text of an edge that grows down is, and the check box below it. */
const TEXT_AT = 0.45;
const BOX_AT = 0.8;
/** How much more room a check box needs than a cross, where the tree grows to the right. */
const BOX_ROOM = 6;

/** A picture with its nodes elsewhere, and crosses where there is room for check boxes. */
function rebuilt(
  picture: Placed,
  to: (node: PlacedNode) => Point,
  size: Pick<Placed, "width" | "height" | "levels">,
): Placed {
  const changed = moved(picture, to, size, TEXT_AT);
  const nodes = changed.nodes.map(({ edge, ...node }) => ({
    ...node,
    edge: edge && { ...edge, cross: crossOf(edge, picture.grows) },
  }));
  return { ...changed, nodes };
}

function crossOf({ points, texts, cross }: NonNullable<PlacedNode["edge"]>, grows: Placed["grows"]): Point {
  if (grows !== "down") return { ...cross, x: cross.x + BOX_ROOM };
  const [start, end] = [points[0]!, points[1]!];
  const at = (one: number, other: number): number => one + (other - one) * BOX_AT;
  return texts.length === 0 ? cross : { x: at(start.x, end.x), y: at(start.y, end.y) };
}

/** Slots above nodes, on the edge to them, and check boxes in the middle of edges. */
function slotsDown(picture: Placed, asked: Asked, height: number): Slot[] {
  const rooms = roomsOf(picture, (node) => textsAt(asked, node).length > 0);
  return picture.nodes.flatMap((node, index): Slot[] => {
    const questions = asked.get(node.view.node!.id) ?? [];
    const texts = questions.filter((question) => !isBox(question));
    const boxes = questions.filter(isBox).map((question): Slot => {
      const { x, y } = node.edge!.cross;
      return { question, x, y, width: Math.min(BOX, rooms[index]!), height: BOX };
    });
    const top = node.y - node.height / 2;
    const slots = texts.map((question, line): Slot => {
      const width = Math.min(widthOf(question), rooms[index]!);
      const x = Math.max(width / 2 + 2, Math.min(picture.width - width / 2 - 2, node.x));
      // From top to bottom in their order: the window goes down, the value comes up.
      const above = (texts.length - line - 0.5) * (height + 2);
      return { question, x, y: top - above, width, height };
    });
    return [...slots, ...boxes];
  });
}

/** The width that each node has for itself, between its neighbours in its level. */
function roomsOf({ nodes, width }: Placed, isAsked: (node: PlacedNode) => boolean): number[] {
  const rooms = nodes.map(() => width - 2 * GAP);
  const last: number[] = [];
  for (const [index, node] of nodes.entries()) {
    const { depth } = node.view;
    const before = last[depth];
    last[depth] = index;
    if (before === undefined) continue;
    const other = nodes[before]!;
    const distance = node.x - other.x;
    // A slot that the edge of the picture pushes aside must not reach the next one.
    const inner = (Math.min(node.x, width - other.x) - GAP) / 1.5;
    const both = isAsked(node) && isAsked(other);
    const room = both ? Math.min(distance - GAP / 2, inner) : 2 * (distance - 2 * GAP);
    rooms[index] = Math.min(rooms[index]!, room);
    rooms[before] = Math.min(rooms[before]!, room);
  }
  return rooms;
}

/** Slots on the level part of the edge to a node, the root's above it. */
function slotsRight(picture: Placed, asked: Asked, height: number): Slot[] {
  return picture.nodes.flatMap((node): Slot[] => {
    const questions = asked.get(node.view.node!.id) ?? [];
    const { edge } = node;
    let x = node.x - node.width / 2 - 1;
    return questions.map((question): Slot => {
      const width = widthOf(question);
      if (isBox(question)) return { question, ...edge!.cross, width, height: BOX };
      if (!edge) {
        const above = node.y - node.height / 2 - height / 2 - 1;
        return {
          question,
          x: Math.max(width / 2 + 2, node.x),
          y: Math.max(height / 2, above),
          width,
          height,
        };
      }
      x -= width + GAP;
      return { question, x: x + GAP + width / 2, y: node.y, width, height };
    });
  });
}
