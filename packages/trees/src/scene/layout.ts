/** What the layout needs to know about an object. All lengths are in the units of the drawing. */
export interface Box {
  /** Index of the parent; -1 for the root. Parents come before their children. */
  readonly parent: number;
  /** The extent of the box from its centre, against and along the direction in which siblings are arranged. */
  readonly before: number;
  readonly after: number;
  /** Half of the width of the text on the edge to it; 0 or absent for none. */
  readonly text?: number;
  /** Where that text may be along the edge at least, if not as in `Gaps`: edges to circles end before them. */
  readonly textFrom?: number | undefined;
}

/** The least distances of a layout. */
export interface Gaps {
  /** Between the boxes of two children of a node. */
  readonly siblings: number;
  /** What nodes of different parents are further apart. */
  readonly cousins: number;
  /** Between the texts of two edges. */
  readonly texts: number;
  /** The place of the texts along their edges, from 0 at the parent to 1, and half of their height. */
  readonly textAt: number;
  readonly textHeight: number;
  /** The least distance of levels; see `levelDistance`. */
  readonly level: number;
}

/** Nodes of different parents are further apart than siblings by this share of their spacing at least. */
const COUSINS = 0.15;

/** The share of a fan's half width by which the level below it is at least away, and what is added to it. */
const FLATTEST = 0.21;
const BELOW_FAN = 30;

/** The distance of the next level from nodes whose outermost children are this far to the side: wide fans need room. */
export function levelDistance(least: number, halfFan: number): number {
  return Math.max(least, FLATTEST * halfFan + BELOW_FAN);
}

/** A text's least distance from the other edges of its node. */
const TEXT_CLEAR = 5;

/** Larger families are not spaced evenly: one deep member would spread all of them. */
const EVEN = 8;

/** Half of the width of an edge without a text, which no other text may touch. */
const EDGE = 2;

/** The outermost of the nodes on one side of a level, in the frame of its contour. */
interface End {
  readonly edge: number;
  readonly centre: number;
  /** The outer edge of the text on the edge to it. */
  readonly text: number;
  /** The spacing of its family. */
  readonly spacing: number;
}

interface Level {
  readonly first: End;
  readonly last: End;
}

/** The outline of a subtree: its levels, the deepest first, and where its frame is relative to its root. */
interface Contour {
  readonly levels: Level[];
  shift: number;
}

/**
 * Computes the centres of boxes in the direction in which siblings are arranged. Up to eight children of a node are
 * evenly spaced, and the node is above the middle of them, so equal outcomes are equally far and a mirrored tree is
 * drawn mirrored. A family is as narrow as boxes and texts keep their distances at every level below.
 * The least edge of all boxes is at 0. Takes time in proportion to the number of boxes.
 */
export function evenPositions(boxes: readonly Box[], gaps: Gaps): Float64Array {
  const families: number[][] = boxes.map(() => []);
  for (const [index, { parent }] of boxes.entries()) families[parent]?.push(index);
  const contours: Contour[] = [];
  const offsets = new Float64Array(boxes.length);
  for (let index = boxes.length - 1; index >= 0; index--) {
    const family = families[index]!;
    const parts = family.map((child) => boxes[child]!);
    const below = family.map((child) => contours[child]!);
    const places = placesOf(parts, below, gaps);
    for (const [i, child] of family.entries()) {
      offsets[child] = places[i]!;
      below[i]!.shift += places[i]!;
    }
    const contour = merged(parts, below, places, gaps.textAt);
    contour.levels.push(levelOf(boxes[index]!, boxes[index]!, -contour.shift));
    contours[index] = contour;
  }
  const positions = new Float64Array(boxes.length);
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { parent, before }] of boxes.entries()) {
    positions[index] = (positions[parent] ?? 0) + offsets[index]!;
    least = Math.min(least, positions[index]! - before);
  }
  return positions.map((position) => position - least);
}

/** The least distance between the first and the second of two members of a family. */
type Distance = readonly [first: number, second: number, least: number];

/** The centres of the members of a family whose subtrees have these outlines, from the middle of the family. */
function placesOf(parts: readonly Box[], below: readonly Contour[], gaps: Gaps): readonly number[] {
  const distances = [...besides(parts, gaps), ...beneath(below, gaps)];
  const last = parts.length - 1;
  if (parts.length <= EVEN) {
    const spacing = distances.reduce((most, [i, j, least]) => Math.max(most, least / (j - i)), 0);
    return parts.map((_, i) => (i - last / 2) * spacing);
  }
  // Halfway between as far to the front and as far to the back as they can be: how far each is from either end.
  const front = parts.map(() => 0);
  const back = parts.map(() => 0);
  for (const [i, j, least] of distances.sort((a, b) => a[1] - b[1]))
    front[j] = Math.max(front[j]!, front[i]! + least);
  for (const [i, j, least] of distances.sort((a, b) => b[0] - a[0]))
    back[i] = Math.max(back[i]!, back[j]! + least);
  return front.map((place, i) => (place - back[i]!) / 2);
}

/** Between neighbours: their boxes, and the texts of their edges. */
function besides(parts: readonly Box[], gaps: Gaps): Distance[] {
  const { siblings, texts } = gaps;
  // The outer neighbours' edges come nearer towards the parent, up to a text's upper edge.
  const clear = parts.map(({ text = 0, textFrom: textAt = gaps.textAt }, i) => {
    const outward = parts.length > EVEN ? Number.POSITIVE_INFINITY : Math.abs(i - (parts.length - 1) / 2);
    const isInner = i > 0 && i < parts.length - 1;
    return text > 0 && isInner ? besideEdges(text + TEXT_CLEAR, outward, { ...gaps, textAt }) : 0;
  });
  return parts.slice(1).map((right, i) => {
    const left = parts[i]!;
    const text = (left.text ?? 0) + (right.text ?? 0);
    const textAt = Math.min(left.textFrom ?? gaps.textAt, right.textFrom ?? gaps.textAt);
    const between = text > 0 ? (text + texts) / textAt : 0;
    const boxes = left.after + siblings + right.before;
    return [i, i + 1, Math.max(boxes, between, clear[i]!, clear[i + 1]!)];
  });
}

/** Between members that are neighbours at a level below them. */
function beneath(below: readonly Contour[], { siblings, cousins, texts }: Gaps): Distance[] {
  const found: Distance[] = [];
  for (const [level, deep] of sharedLevels(below))
    for (const [k, j] of deep.slice(1).entries()) {
      const i = deep[k]!;
      const { last } = levelAt(below[i]!, level);
      const { first } = levelAt(below[j]!, level);
      const wider = Math.max(last.spacing, first.spacing);
      const distance = Math.max(
        last.edge - first.edge + siblings + cousins,
        last.centre - first.centre + wider + Math.max(cousins, COUSINS * wider),
        last.text - first.text + texts,
      );
      found.push([i, j, distance + below[i]!.shift - below[j]!.shift]);
    }
  return found;
}

/**
 * The least spacing for a text's half width to fit between its edge and the next one.
 *
 * @param outward how many spacings the edge leads to the side
 */
function besideEdges(half: number, outward: number, { textAt, textHeight, level }: Gaps): number {
  const upper = textAt - textHeight / level;
  const share = upper - (outward * textHeight) / level;
  const flattest = (half + textHeight / FLATTEST) / upper;
  return share > 0 ? Math.min(flattest, half / share) : flattest;
}

/** The levels below a family that several of its members' subtrees have, with these members. */
function* sharedLevels(below: readonly Contour[]): Generator<readonly [level: number, members: number[]]> {
  for (let level = 1; ; level++) {
    const deep = [...below.keys()].filter((i) => below[i]!.levels.length > level);
    if (deep.length < 2) return;
    yield [level, deep];
  }
}

function levelAt({ levels }: Contour, level: number): Level {
  return levels[levels.length - 1 - level]!;
}

/** The outline of a family in place: that of its deepest member, with the ends of the others. */
function merged(
  parts: readonly Box[],
  below: readonly Contour[],
  places: readonly number[],
  textAt: number,
): Contour {
  if (below.length === 0) return { levels: [], shift: 0 };
  const whole = below.reduce((deepest, one) => (one.levels.length > deepest.levels.length ? one : deepest));
  const top = whole.levels.length - 1;
  whole.levels[top] = levelOf(parts[0]!, parts.at(-1)!, -whole.shift, places, textAt);
  for (const [level, deep] of sharedLevels(below)) {
    const [one, two] = [below[deep[0]!]!, below[deep.at(-1)!]!];
    const first = moved(levelAt(one, level).first, one.shift - whole.shift);
    whole.levels[top - level] = { first, last: moved(levelAt(two, level).last, two.shift - whole.shift) };
  }
  return whole;
}

function moved({ edge, centre, text, spacing }: End, by: number): End {
  return { edge: edge + by, centre: centre + by, text: text + by, spacing };
}

/**
 * The ends of a family.
 *
 * @param middle of the family, in the frame of the contour
 */
function levelOf(one: Box, two: Box, middle: number, places: readonly number[] = [0], textAt = 1): Level {
  const end = (box: Box, side: 1 | -1, place: number, neighbour = place): End => ({
    edge: middle + place + side * (side < 0 ? box.before : box.after),
    centre: middle + place,
    text: middle + textAt * place + side * Math.max(box.text ?? 0, EDGE),
    spacing: Math.abs(neighbour - place),
  });
  return { first: end(one, -1, places[0]!, places[1]), last: end(two, 1, places.at(-1)!, places.at(-2)) };
}
