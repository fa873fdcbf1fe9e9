import { clip, columns } from "../view/spelling.js";
import { ringOf } from "./captions.js";
import { type Placed, type PlacedNode, wholeWidth } from "./place.js";
import { HALF, LANE, type Leg } from "./plan-ribbons.js";
import type { Area, Shape, XY } from "./scene.js";

/** A name's distance from what crosses its band, and the width of one of its columns of text. */
const BESIDE_NAME = 3;
const COLUMN = 6.8;
/** Longer names are written along their band. */
const UPRIGHT = 2;

type SetArea = Extract<Area, { what: "set" }>;

/** Where a node is, or a column beside the tree: across the levels, and along the direction of growth. */
type At = (index: number | undefined) => XY;

/** The ribbons of information sets. The outlines of one come before its fills, so that its pieces become one area. */
export function ribbonShapes(placed: Placed): Shape[] {
  const { nodes, ribbons, grows, width, height } = placed;
  const down = grows === "down";
  const turned = ([x, y]: XY): XY => (down ? [x, y] : [y, x]);
  // The nodes of each level, in the order of their places in it.
  const levels: number[][] = [];
  if (ribbons.all.length > 0)
    for (const [index, { view }] of nodes.entries()) {
      levels[view.depth] ??= [];
      levels[view.depth]!.push(index);
    }
  return ribbons.all.flatMap(({ name, colour, members, legs, column }) => {
    const side = (down ? width : height) - LANE * (column + 1);
    const at: At = (index) => (nodes[index!] ? turned([nodes[index!]!.x, nodes[index!]!.y]) : [side, side]);
    const routes = legs.map((leg) => routeOf(leg, nodes, levels, at));
    const corners = routes.flatMap(({ points }, i) => (legs[i]!.to === undefined ? [points[2]!] : []));
    const lines = [...routes, { points: corners }];
    const bands = lines.map(({ points }) => ({ points: points.map(turned), radius: HALF }));
    const pieces = [...members.map((member) => ringAround(nodes[member]!)), ...bands];
    const own = { type: "area", part: "set", what: "set", colour } as const;
    const areas = (["outline", "fill"] as const).flatMap((layer, inset) =>
      pieces.map((piece): SetArea => ({ ...own, ...piece, radius: piece.radius - inset, layer })),
    );
    const [gap] = routes.flatMap(({ gaps }) => gaps).sort((a, b) => b.room - a.room);
    const isTurned = !down && columns(name) > UPRIGHT;
    const text = gap && clip(name, down || isTurned ? Math.floor(gap.room / COLUMN) : UPRIGHT);
    const said = { type: "text", part: "set", role: "set", colour, isTurned, isMuted: false } as const;
    return text ? [...areas, { ...said, text, at: turned(gap.middle), anchor: "middle" }] : areas;
  });
}

/** A disc around a member; around a wide one, a box with round ends. */
function ringAround(node: PlacedNode): Pick<SetArea, "points" | "radius"> {
  const { x, y, height, view } = node;
  const half = Math.max(0, (wholeWidth(node) - height) / 2);
  return { points: [-half, half].map((by) => [x + by, y] as const), radius: height / 2 + ringOf(view) };
}

/** The points of a leg, and its gaps between the edges that cross it, or its rings: their middles and lengths. */
function routeOf(
  { from, to, first: place, last: until, away }: Leg,
  nodes: Placed["nodes"],
  levels: number[][],
  at: At,
) {
  const [[first, middle], [last, end]] = [at(from), at(to)];
  const lane = middle - away;
  const bends: XY[] = away > 0 ? [[first, lane] as const, [last, lane] as const] : [];
  const points: XY[] = [[first, middle], ...bends, ...(to === undefined ? [] : [[last, end] as const])];
  const between = levels[nodes[from]!.view.depth]!.slice(place + 1, until).map((index) => at(index)[0]);
  const sizes = [from, to ?? from].flatMap((index) => [wholeWidth(nodes[index]!), nodes[index]!.height]);
  const beside = BESIDE_NAME + (away > 0 ? HALF : Math.max(...sizes) / 2 + ringOf(nodes[from]!.view));
  const stops = [first, ...between, last];
  const gaps = stops.slice(1).map((stop, i) => {
    const before = stops[i]!;
    return { middle: [(before + stop) / 2, lane] as const, room: stop - before - 2 * beside };
  });
  return { points, gaps };
}
