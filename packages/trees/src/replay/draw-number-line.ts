import type { Catalogue, Message } from "@tyche/messages";
import { type Naming, nodeReference, sideOf } from "../explain/names.js";
import type { Kind, Tree } from "../model/node.js";
import type { NumberStyle, Value } from "../model/number.js";
import { FONT, textWidth } from "../scene/captions.js";
import type { Bar, Mark, Shape, Text, XY } from "../scene/scene.js";
import { shortNumberText } from "../view/numbers.js";
import { type Axis, LINE_HEIGHT, type Range } from "./axis.js";
import type { NumberLine, Post } from "./number-line.js";

/** Where a number line is drawn: its top left corner, its width, and the size of its texts. */
export interface LineBox {
  readonly at: XY;
  readonly width: number;
  readonly em: number;
}

/** What the texts of a number line are made with. */
export interface Saying {
  readonly tree: Tree;
  /** A catalogue with the area "search". */
  readonly words: Catalogue;
  readonly numbers: NumberStyle;
  readonly naming: Naming;
}

/** Its rows, in em below its top: the title, the texts of posts, the top of the bar, the axis, the texts of the bar. */
const ROWS = { title: 1.4, posts: 3.2, bar: 6, axis: 7.35, ends: 8.5 } as const;
/** Earlier bars, in em: their distance and their height. */
const EARLIER = 0.52;
const THIN = 0.34;
const PADDING = 0.9;
/** The least distance of two texts, in em. */
const APART = 0.8;
/** Bold letters are wider. */
const BOLD = 1.08;
/** The distance of the strokes that fill a gap, in em. */
const HATCH = 0.5;

/** A text with its middle and its width. */
interface Said {
  readonly text: string;
  readonly number?: string | undefined;
  readonly x: number;
  readonly width: number;
}

/**
 * The shapes of a number line: the interval that the node's value lies in as a bar over the bars before it, α and β as
 * posts that say where they come from, at a cut the gap between bar and post.
 */
export function drawNumberLine(
  line: NumberLine,
  { tree, words, numbers, naming }: Saying,
  { at: [edge, top], width, em }: LineBox,
): Shape[] {
  const { node, ends, bar, earlier, gap } = line;
  const { kind } = tree.nodes[node]!;
  const own = { part: "line", of: node } as const;
  const measure = (text: string): number => (textWidth(text) * em) / FONT;
  const format = (value: Value): string => shortNumberText(value, numbers);
  const [, , isOpen] = ends;
  const [low, high] = isOpen ? ["", ""] : [format(ends[0]), ends[0].equals(ends[1]) ? "" : format(ends[1])];
  const left = edge + (PADDING + 0.5) * em + measure(low);
  const right = edge + width - (PADDING + 0.5) * em - measure(high);
  const least = ends[0].toNumber();
  const length = ends[1].toNumber() - least || 1;
  const place = (value: Value): number =>
    left + (right - left) * Math.max(0, Math.min(1, (value.toNumber() - least) / length));
  const row = (name: keyof typeof ROWS): number => top + ROWS[name] * em;
  const axis = row("axis");
  const draw = (what: Bar["what"], from: XY, to: XY): Bar => ({ type: "bar", ...own, what, from, to });
  const block = (what: "bar" | "earlier" | "gap", [from, to]: Range, y: number, tall: number): Bar => {
    // A bar without a length is still seen.
    const thin = Math.max(0, 2 - (place(to) - place(from))) / 2;
    return draw(what, [place(from) - thin, y], [place(to) + thin, y + tall]);
  };
  const say = (role: Text["role"], one: Said, y: number, anchor: Text["anchor"] = "middle"): Text => {
    const { text, number, x } = one;
    return { type: "text", ...own, role, text, number, at: [x, y], anchor, size: em, isMuted: false };
  };
  const inBox = (texts: readonly Said[]): readonly Said[] => {
    const ends = [edge + PADDING * em, edge + width - PADDING * em] as const;
    const each = texts.flatMap((one) => clamped([one], ...ends));
    return clamped(pushedApart(each, APART * em), ...ends);
  };
  const tall = axis - row("bar");
  const postTexts = (saysWhy: boolean): Said[] =>
    [line.alpha, line.beta].flatMap((post, index) => {
      if (!post) return [];
      const end = { end: index === 0 ? "alpha" : "beta", value: format(post.value) } as const;
      const text = words.format(postMessage(saysWhy ? post : {}, tree, naming, end));
      return { text, x: place(post.value), width: BOLD * measure(text) };
    });
  const fits = (texts: readonly Said[]): boolean =>
    texts.reduce((sum, one) => sum + one.width + APART * em, -APART * em) <= width - 2 * PADDING * em;
  const reasons = postTexts(true);
  const posts = fits(reasons) ? reasons : postTexts(false);
  const said = endTexts(line, kind, ends, words, format);
  const barTexts = (isShort: boolean): Said[] =>
    said.map(({ value, number, text: whole }) => {
      const text = isShort ? number : whole;
      return { text, number, x: place(value), width: BOLD * measure(text) };
    });
  const texts = fits(barTexts(false)) ? barTexts(false) : barTexts(true);
  const title = words.text("search-line-title", { node: shortReference(tree, node, naming) });
  return [
    draw("plot", [edge, top], [edge + width, top + LINE_HEIGHT * em]),
    say("title", { text: title, x: edge + PADDING * em, width: 0 }, row("title"), "start"),
    ...earlier.map((one, index) => {
      const y = row("bar") - 0.18 * em - (earlier.length - index) * EARLIER * em + (EARLIER - THIN) * em;
      return { ...block("earlier", one, y, THIN * em), kind };
    }),
    { ...block("bar", bar, row("bar"), tall), kind },
    ...(gap ? gapShapes(block("gap", gap, row("bar"), tall), HATCH * em) : []),
    draw("axis", [left, axis], [right, axis]),
    ...axisEnds(left, right, axis, em * 0.3, isOpen).map(([from, to]) => draw("axis", from, to)),
    say("end", { text: low, x: left - 0.5 * em, width: 0 }, axis, "end"),
    say("end", { text: high, x: right + 0.5 * em, width: 0 }, axis, "start"),
    ...posts.map(({ x }) => draw("post", [x, row("posts") + 0.7 * em], [x, axis + 0.25 * em])),
    ...inBox(posts).map((one) => say("post", one, row("posts"))),
    ...inBox(texts).map((one) => say("bar-end", one, row("ends"))),
  ];
}

/** The strokes at the ends of an axis: across it, or arrows where it goes on. */
function axisEnds(left: number, right: number, y: number, long: number, isOpen: boolean): [XY, XY][] {
  if (isOpen)
    return [
      [left, long],
      [right, -long],
    ].flatMap(([x, side]): [XY, XY][] =>
      [-1, 1].map((up) => [
        [x!, y],
        [x! + side!, y + up * long],
      ]),
    );
  return [left, right].map((x) => [
    [x, y - long],
    [x, y + long],
  ]);
}

/** A node by its name in a picture alone; with its kind if the picture has no name for it. */
export function shortReference(tree: Tree, id: number, naming: Naming): Message {
  const name = naming.node(id);
  return typeof name === "object" && "id" in name ? name : nodeReference(tree, id, naming);
}

/** Where a post comes from: "MAX has 6 from “safe”", "“risky” is too low below 19/4", "α = 6". */
function postMessage(
  { from, needs }: Omit<Post, "value">,
  tree: Tree,
  naming: Naming,
  end: { readonly end: "alpha" | "beta"; readonly value: string },
): Message {
  const reference = (id: number): Message => {
    const name = naming.node(id);
    // The path is beside the node.
    if (typeof name === "string" && id > 0) return { id: "search-name-number", values: { number: name } };
    return shortReference(tree, id, naming);
  };
  if (needs !== undefined) return { id: "search-line-needs", values: { ...end, node: reference(needs) } };
  if (!from) return { id: "search-line-post", values: end };
  const side = sideOf(tree.nodes[from.node]!);
  return { id: "search-line-has", values: { ...end, side, child: reference(from.child) } };
}

/** The texts under a bar: of an end of the axis there is none. */
function endTexts(
  { bar: [from, to] }: NumberLine,
  kind: Kind,
  [low, high, isOpen]: Axis,
  words: Catalogue,
  format: (value: Value) => string,
): { readonly value: Value; readonly text: string; readonly number: string }[] {
  const said = (value: Value, side: "lower" | "upper") => {
    const number = format(value);
    return {
      value,
      number,
      text: words.text("search-line-end", { kind: kind === "chance" ? kind : "max", side, value: number }),
    };
  };
  // The end of an axis has a text of its own.
  if (from.equals(to))
    return isOpen || !(from.equals(low) || from.equals(high))
      ? [{ value: from, number: format(from), text: format(from) }]
      : [];
  return [
    ...(from.equals(low) ? [] : [said(from, "lower")]),
    ...(to.equals(high) ? [] : [said(to, "upper")]),
  ];
}

/** A gap, and the strokes that fill it. */
function gapShapes(gap: Bar, distance: number): (Bar | Mark)[] {
  const [[left, top], [right, bottom]] = [gap.from, gap.to];
  const tall = bottom - top;
  const strokes: [XY, XY][] = [];
  for (let x = left + distance; x < right + tall; x += distance) {
    const [from, to] = [Math.max(left, x - tall), Math.min(right, x)];
    strokes.push([
      [from, bottom - (from - x + tall)],
      [to, bottom - (to - x + tall)],
    ]);
  }
  return [gap, { type: "mark", part: "line", of: gap.of, what: "hatch", strokes }];
}

/** Two texts that would be nearer than a distance are pushed apart equally. */
function pushedApart(texts: readonly Said[], least: number): readonly Said[] {
  const [one, two] = texts;
  if (!one || !two) return texts;
  const missing = (one.width + two.width) / 2 + least - (two.x - one.x);
  if (missing <= 0) return texts;
  return [
    { ...one, x: one.x - missing / 2 },
    { ...two, x: two.x + missing / 2 },
  ];
}

/** Texts moved together, so that none is beyond an end, where they fit. */
function clamped(texts: readonly Said[], from: number, to: number): readonly Said[] {
  const before = Math.max(0, ...texts.map(({ x, width }) => from - (x - width / 2)));
  const after = Math.max(0, ...texts.map(({ x, width }) => x + width / 2 - to));
  return texts.map((one) => ({ ...one, x: one.x + before - after }));
}
