import { informationSets } from "../model/information-sets.js";
import { playerOf } from "../model/node.js";
import type { ViewNode } from "../view/view.js";
import type { Sketch } from "./captions.js";

/** Half of the width of a band, its distance from nodes and texts, and the distance from one lane to the next. */
export const HALF = 7;
const CLEAR = 2;
export const LANE = 2 * HALF + CLEAR;
/** The number of colours, which sets take in turn. */
const COLOURS = 6;

/**
 * The part of a band `from` a member of a set `to` the next one of its level, or to a column beside the tree: the places
 * of its `first` and `last` end in the level, and how far `away` from the middle of the level its lane is, 0 if it is
 * straight.
 */
export type Leg = Ribbons["all"][number]["legs"][number];

/**
 * The ribbons of a tree: `all` of them; how far `before` the middle of each level its lanes begin (without lanes 0, or,
 * in trees that grow to the right, where its nodes begin); and the room that is needed `beside` the tree, for a column
 * for each set whose members are on several levels.
 */
export type Ribbons = ReturnType<typeof planRibbons>;

/** The nodes of each information set of which more than one is drawn, by index. */
function setMembers(views: readonly ViewNode[]): number[][] {
  const indices = new Map(views.map(({ node }, index) => [node, index]));
  const nodes = views.flatMap(({ node }) => node ?? []);
  return informationSets({ nodes }).map((set) => set.nodes.map((node) => indices.get(node)!));
}

/** Pairs of nodes joined by a dotted line in graphs: consecutive nodes of each information set, by index. */
export function setLinks(nodes: readonly ViewNode[]): readonly (readonly [from: number, to: number])[] {
  const links = setMembers(nodes).flatMap((all) => all.slice(1).map((to, i) => [all[i]!, to] as const));
  return links.sort((a, b) => a[1] - b[1]);
}

/**
 * Plans the ribbons of the information sets in a tree. A band is straight between neighbours of a level without texts
 * between them. Otherwise it runs in a lane before the level: the shortest bands first, each in the first free lane.
 * @param reach how far the nodes of each level reach towards the level before
 * @param down whether the tree grows down
 */
export function planRibbons(nodes: readonly Sketch[], reach: readonly number[], down: boolean) {
  const views = nodes.map(({ view }) => view);
  const counts = reach.map(() => 0);
  const places = views.map(({ depth }) => counts[depth]!++);
  const legBetween = (from: number, to: number | undefined) => {
    const [first, last] = [places[from]!, places[to!] ?? nodes.length];
    const isStraight = last === first + 1 && nodes[down ? from : to!]!.captions.length === 0;
    return { from, to, first, last, away: isStraight ? 0 : reach[views[from]!.depth]! + CLEAR + HALF };
  };
  const sets = setMembers(views);
  const colours = coloursOf(sets, views);
  let column = 0;
  const all = sets.map((members, index) => {
    const isApart = (one: number, other = one): boolean => views[one]!.depth !== views[other]!.depth;
    const legs = members.flatMap((from, i) => {
      const [before, to] = [members[i - 1], members[i + 1]];
      const own = isApart(from, before) || isApart(from, to) ? [legBetween(from, undefined)] : [];
      return to === undefined || isApart(from, to) ? own : [...own, legBetween(from, to)];
    });
    const first = { name: views[members[0]!]!.set!, colour: `c${colours[index]}` };
    return { ...first, members, legs, column: legs.some(({ to }) => to === undefined) ? column++ : 0 };
  });
  const ringed = new Set(sets.flat().map((member) => views[member]!.depth));
  const before = reach.map((least, depth) => (ringed.has(depth) ? least + CLEAR : down ? 0 : least));
  const bent = all.flatMap(({ legs }) => legs.filter(({ away }) => away > 0));
  const lanes = reach.map((): typeof bent => []);
  for (const leg of bent.sort((a, b) => a.last - a.first - (b.last - b.first))) {
    const { depth } = views[leg.from]!;
    const near = lanes[depth]!.filter(({ first, last }) => first < leg.last && leg.first < last);
    const taken = new Set(near.map(({ away }) => away));
    while (taken.has(leg.away)) leg.away += LANE;
    lanes[depth]!.push(leg);
    before[depth] = Math.max(before[depth]!, leg.away + HALF + CLEAR);
  }
  return { all, before, beside: LANE * column };
}

/**
 * The colour of each set. Sets of the same information share one: those of the same name, unless it is a mere number,
 * and those of a player that are below the same outcomes of chance, as for a card seen once and remembered. The others
 * take the colours in turn.
 */
function coloursOf(sets: readonly (readonly number[])[], views: readonly ViewNode[]): number[] {
  const known = new Map<string, number>();
  let next = 0;
  // The outcome of chance that each node is below; 0 for none.
  const outcomeAbove: number[] = [];
  for (const [index, { parent }] of views.entries())
    outcomeAbove.push(views[parent]?.node?.kind === "chance" ? index : (outcomeAbove[parent] ?? 0));
  return sets.map((members) => {
    const { node, set } = views[members[0]!]!;
    const outcomes = [...new Set(members.map((member) => outcomeAbove[member]!))];
    const keys = /\D/.test(set!) ? [set!] : [];
    if (!outcomes.includes(0)) keys.push(`${playerOf(node!)} below ${outcomes}`);
    const colour = known.get(keys.find((key) => known.has(key))!) ?? next++ % COLOURS;
    for (const key of keys) known.set(key, colour);
    return colour;
  });
}
