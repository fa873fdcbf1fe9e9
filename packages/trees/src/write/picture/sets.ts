import { setLinks } from "../view/view.js";
import { extent, type Picture, type Point } from "./picture.js";

/** Dotted lines of information sets run before the shapes of their level, apart from each other where there is room. */
const SET_GAP = 5;
const LANE_GAP = 3;
const LANES = 6;
/** The distance of a dotted line's end from the middle of its shape. */
const SET_END = 6;

/**
 * The dotted lines between the nodes of each information set. They leave and enter through the shapes, which are drawn
 * over them, and run before their level, where only edges are.
 */
export function setPaths({ nodes, grows }: Picture): Point[][] {
  const links = setLinks(nodes.map(({ view }) => view));
  if (links.length === 0) return [];
  const down = grows === "down";
  const reach: number[] = [];
  for (const node of nodes) {
    const { depth } = node.view;
    reach[depth] = Math.max(reach[depth] ?? 0, extent(node)[down ? "top" : "left"]);
  }
  const end = (of: number, side: number, gap: number): readonly [inside: Point, outside: Point] => {
    const { x, y, view } = nodes[of]!;
    const away = reach[view.depth]! + gap;
    return down
      ? [
          { x: x + side, y },
          { x: x + side, y: y - away },
        ]
      : [
          { x, y: y + side },
          { x: x - away, y: y + side },
        ];
  };
  const lanes = lanesOf(links, nodes);
  return links.map(([from, to], index) => {
    const gap = SET_GAP + (lanes[index]! % LANES) * LANE_GAP;
    const [inside, outside] = end(from, SET_END, gap);
    return [inside, outside, ...end(to, -SET_END, gap).toReversed()];
  });
}

/** A lane for each link, the same for all links of a set: the first of its level that is free between its ends. */
function lanesOf(links: ReturnType<typeof setLinks>, nodes: Picture["nodes"]): number[] {
  const sets = new Map<number, { readonly first: number; last: number; lane: number }>();
  const chains = links.map(([from, to]) => {
    const set = sets.get(from) ?? { first: from, last: to, lane: 0 };
    set.last = to;
    sets.set(to, set);
    return set;
  });
  const levels: number[][] = [];
  for (const set of new Set(chains)) {
    const { depth } = nodes[set.first]!.view;
    levels[depth] ??= [];
    const ends = levels[depth];
    const free = ends.findIndex((last) => last < set.first);
    set.lane = free < 0 ? ends.length : free;
    ends[set.lane] = set.last;
  }
  return chains.map(({ lane }) => lane);
}
