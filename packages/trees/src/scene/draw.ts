import { type View, type ViewNode, valueText } from "../view/view.js";
import { type Caption, LINE, PLATE_HEIGHT, widest } from "./captions.js";
import { type Placed, type PlacedNode, type Point, wholeWidth } from "./place.js";
import { ribbonShapes } from "./ribbons.js";
import type { EdgeState, Id, NodeState, Scene, Shape, Text, XY } from "./scene.js";
import { crossStrokes } from "./shapes.js";

/**
 * Draws a placed tree with the texts and states of its view (`withTexts` changes them for a step).
 * @param view the numbers and the words of its texts
 * @param focused the node that the reader has chosen
 */
export function draw(placed: Placed, view: Pick<View, "numbers" | "words">, focused?: Id): Scene {
  const { nodes, levels, grows, width, height } = placed;
  const shapes: Shape[] = levels.map(({ text, kind, ...at }) => ({
    ...{ type: "text", part: "level", role: "level", text, kind, at: xy(at), isMuted: false },
    anchor: grows === "down" ? "start" : "middle",
  }));
  shapes.push(...ribbonShapes(placed));
  // Chosen edges are drawn last, so that nothing crosses them.
  for (const chosen of [false, true])
    for (const node of nodes) if (node.view.chosen === chosen) shapes.push(...edgeShapes(node));
  for (const node of nodes) shapes.push(...nodeShapes(node, placed, view, focused));
  for (const node of nodes) shapes.push(...edgeTexts(node));
  return { size: [Math.ceil(width), Math.ceil(height)], shapes };
}

function edgeShapes({ edge, view }: PlacedNode): Shape[] {
  if (!edge) return [];
  const own = { part: "edge", of: view.node?.id } as const;
  const isNow = view.isEntered === true;
  const weight = view.share && 1 + 2.6 * view.share.toNumber();
  const points = edge.points.map(xy);
  const line = { type: "edge", ...own, points, state: edgeState(view), weight, isNow } as const;
  if (!view.cut) return [line];
  return [line, { type: "mark", ...own, what: "slashes", strokes: crossStrokes(edge) }];
}

function edgeState({ cut, chosen, isAside, skipped, share }: ViewNode): EdgeState {
  if (cut) return "cut";
  if (chosen) return isAside ? "own" : "best";
  if (skipped) return "gone";
  return share?.n === 0n ? "never" : "plain";
}

function nodeState({ cut, skipped, stage = "done" }: ViewNode): NodeState {
  if (skipped) return cut ? "cut" : "gone";
  return stage;
}

/** The node with its marks behind it and its texts on it. */
function nodeShapes(
  node: PlacedNode,
  { nodes, room }: Placed,
  view: Pick<View, "numbers" | "words">,
  focused: Id | undefined,
): Shape[] {
  const { shape: outline, width, height, view: one } = node;
  const id = one.node?.id;
  const own = {
    part: id === undefined ? "stub" : "node",
    of: id ?? nodes[one.parent]?.view.node?.id,
  } as const;
  const place = { at: xy(node), size: [width, height] as const };
  const isNow = one.isNow === true;
  const isFocused = id !== undefined && id === focused;
  const size = [wholeWidth(node) + 2 * room, height + 2 * room] as const;
  const plate =
    node.plate === undefined
      ? undefined
      : ({ at: insideAt(node), size: [node.plate, PLATE_HEIGHT] } as const);
  return [
    ...(isFocused && room > 0 ? [{ type: "mark", ...own, what: "focus", ...place, size } as const] : []),
    {
      ...{ type: "node", ...own, kind: one.node?.kind ?? "stub", outline, ...place, plate },
      ...{ state: nodeState(one), isNow, isFocused, title: titleOf(one, view) },
    },
    ...nodeTexts(node).map((text): Text => ({ ...text, ...own, isMuted: one.skipped })),
  ];
}

/** Everything about a node, including what the picture had to clip. */
function titleOf(view: ViewNode, { numbers, words }: Pick<View, "numbers" | "words">): string {
  if (!view.node) return words.text("drawing-more-nodes", { count: view.more });
  const set = view.set === undefined ? "" : `{${view.set}}`;
  const parts = [view.name || words.text("drawing-leaf"), view.label, set, valueText(view, numbers)];
  const text = parts.filter(Boolean).join(" ");
  if (!view.cut && !view.impossible) return text;
  const remark = words.text(view.cut ? "drawing-pruned" : "drawing-probability-0");
  return words.text("drawing-aside", { text, remark });
}

type Placing = Pick<Text, "type" | "role" | "text" | "number" | "at" | "anchor">;

function textAt({ role, text, number }: Caption, at: XY, anchor: Text["anchor"] = "middle"): Placing {
  return { type: "text", role, text, number, at, anchor };
}

/** The middle of the text in a node's shape: of triangles, where they are wide. */
function insideAt({ x, y, height, shape, plate }: PlacedNode): XY {
  const side = shape === "triangle-up" ? 1 : shape === "triangle-down" ? -1 : 0;
  return [x, y + side * (plate ? (height - PLATE_HEIGHT) / 2 : height / 6)];
}

/** The texts in and beside a node's shape. */
function nodeTexts(node: PlacedNode): Placing[] {
  const { x, y, height, inside, captions, captionsAt, gap } = node;
  const away = height / 2 + gap + (captions.length * LINE) / 2;
  const beside = captions.map((caption, index) => {
    const middle = y + (index - (captions.length - 1) / 2) * LINE;
    return captionsAt === "right"
      ? textAt(caption, [x + wholeWidth(node) / 2 + gap, middle], "start")
      : textAt(caption, [x, middle + (captionsAt === "above" ? -away : away)]);
  });
  return inside ? [textAt(inside, insideAt(node)), ...beside] : beside;
}

/** The texts of an edge, one below the other, on a background that hides the edge. */
function edgeTexts({ edge, view }: PlacedNode): Text[] {
  const texts = edge?.texts ?? [];
  return texts.map((caption, index) => {
    const { x, y } = edge!.middle;
    const at = [x, y + (index - (texts.length - 1) / 2) * LINE] as const;
    const own = { part: "handed", of: view.node?.id, isMuted: view.skipped } as const;
    return { ...textAt(caption, at), ...own, ground: [widest(texts), LINE] };
  });
}

function xy({ x, y }: Point): XY {
  return [x, y];
}
