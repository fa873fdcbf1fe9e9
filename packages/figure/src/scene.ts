import type { Catalogue } from "@tyche/messages";
import type { Node, Value } from "@tyche/trees";
import {
  drawSvg,
  type Picture,
  type PlacedNode,
  pictureOf,
  plainView,
  type Style,
  type SvgElement,
  svgElement,
  textWidth,
  type View,
  withTexts,
  worthText,
} from "@tyche/trees/drawing";
import {
  LINE_HEIGHT,
  lineWidth,
  type NumberLine,
  numberLineAt,
  numberLineSvg,
  type Snapshot,
  viewAt,
  widestView,
} from "@tyche/trees/replay";
import type { FigureOptions } from "./options.js";
import type { Run } from "./run.js";

/** The scale from which the texts of a picture are readable. */
const READABLE = 10 / 13;
/** The least scale of a picture; one that does not fit scrolls. */
export const LEAST = 9 / 13;
/** Columns of text beside a node that are taken for its number line. */
const MOST_COLUMNS = 28;
const STRIP = LINE_HEIGHT + 8;

/** How a layout may be arranged, from the most spacious to the one for a narrow screen. */
const WAYS = [
  { tight: false, right: false, beside: true },
  { tight: false, right: false, beside: false },
  { tight: true, right: false, beside: false },
  { tight: true, right: true, beside: false },
] as const;

/** The picture of a search at a step. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly elements: readonly SvgElement[];
  /** The number line that is shown, if any. */
  readonly line: NumberLine | undefined;
  /** What is drawn, in the order of the nodes. */
  readonly view: View;
}

/** The layout of a search, in which every step is drawn: nothing moves from step to step. */
export class Scene {
  readonly picture: Picture;
  private readonly run: Run;
  private readonly view: View;
  private readonly solved: View | undefined;
  private readonly style: Style;
  private readonly isBeside: boolean;
  private readonly showsWindow: (node: Node) => boolean;

  /** @param width the width that the picture may have, in pixels */
  constructor(run: Run, options: FigureOptions, words: Catalogue, width: number) {
    this.run = run;
    const { tree } = run;
    this.view = plainView(tree, options.numbers, words);
    this.solved = run.solved?.(options.numbers, words);
    // Leaves are close together. The window of a decision is at its own edge; that of an outcome only at the outcome.
    this.showsWindow = ({ id, kind }) => kind !== "leaf" || tree.nodes[tree.parents[id]!]?.kind === "chance";
    let best: { picture: Picture; style: Style; beside: boolean } | undefined;
    for (const { tight, right, beside } of WAYS) {
      if (beside && run.lines.size === 0) continue;
      if (options.grows !== undefined && right) continue;
      const style: Style = {
        ...options.style,
        grows: options.grows ?? (right ? "right" : options.style.grows),
        ...(tight && { size: "landscape" }),
      };
      if (beside && style.grows === "right") continue;
      const picture = pictureOf(this.widest(beside), style);
      if (!best || picture.width < best.picture.width) best = { picture, style, beside };
      if (picture.width * READABLE <= width) break;
    }
    this.picture = best!.picture;
    this.style = best!.style;
    this.isBeside = best!.beside;
  }

  /**
   * The picture at a step.
   * @param marks nodes to mark, by class
   * @param isAsking whether a solution without steps is still hidden
   */
  at(snapshot: Snapshot, marks: ReadonlyMap<number, string>, isAsking = false): Drawn {
    const view = this.solved && !isAsking ? this.solved : viewAt(this.view, snapshot, this.showsWindow);
    const picture = withTexts(this.picture, view, this.style);
    const line = this.lineAt(snapshot);
    const rows = drawSvg(picture, view, true).flat();
    const elements = rows.map((element) => marked(element, marks));
    if (line) elements.push(this.draw(line));
    const hasStrip = !this.isBeside && this.run.lines.size > 0;
    const height = this.picture.height + (hasStrip ? STRIP : 0);
    return { width: Math.ceil(this.picture.width), height: Math.ceil(height), elements, line, view };
  }

  /** The text of a value in the picture, with a minus sign. */
  format = (value: Value): string => worthText(value, this.view.numbers).replaceAll("-", "−");

  private lineAt(snapshot: Snapshot): NumberLine | undefined {
    const { ends, lines } = this.run;
    const line = ends && numberLineAt(snapshot, ends);
    return line && lines.has(line.node) ? line : undefined;
  }

  private draw(line: NumberLine): SvgElement {
    const placed = this.picture.nodes.find(({ view }) => view.node?.id === line.node) as PlacedNode;
    const width = lineWidth(line.ends, this.format);
    const kind = placed.view.node!.kind;
    if (this.isBeside)
      return numberLineSvg(line, kind, { x: placed.x + placed.width / 2 + 5, y: placed.y }, this.format);
    const x = Math.max(4, Math.min(placed.x - width / 2, this.picture.width - width - 4));
    const y = this.picture.height + LINE_HEIGHT / 2;
    const from = `M${Math.round(placed.x)} ${Math.round(placed.y + placed.height / 2)}`;
    const leader = svgElement("path", {
      class: "leader",
      d: `${from}L${Math.round(placed.x)} ${y - LINE_HEIGHT / 2}`,
    });
    return svgElement("g", {}, [leader, numberLineSvg(line, kind, { x, y }, this.format)]);
  }

  private widest(beside: boolean): View {
    const { run } = this;
    const view = this.solved ?? this.view;
    const room = new Map<number, number>();
    if (beside && run.ends) {
      const columns = Math.ceil(lineWidth(run.ends, this.format) / textWidth("m"));
      for (const id of run.lines) room.set(id, Math.min(MOST_COLUMNS, columns));
    }
    return widestView(view, run.replay, this.showsWindow, room);
  }
}

/** An element with the marks of its node. */
function marked(element: SvgElement, marks: ReadonlyMap<number, string>): SvgElement {
  const id = element.attributes["data-node"];
  const name = id === undefined ? undefined : marks.get(Number(id));
  return name === undefined ? element : { ...element, attributes: { ...element.attributes, class: name } };
}
