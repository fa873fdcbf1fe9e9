import type { Catalogue } from "@tyche/messages";
import type { Value } from "@tyche/trees";
import {
  draw,
  numberText,
  type Placed,
  place,
  plainView,
  type Scene,
  type Style,
  type View,
  WAYS,
  withTexts,
} from "@tyche/trees/drawing";
import { type Naming, pictureNames } from "@tyche/trees/explain";
import { type NumberLine, type Roomy, type Snapshot, viewAt, widestView } from "@tyche/trees/replay";
import type { FigureOptions } from "./options.js";
import type { Run } from "./run.js";

/** What a step adds to a picture, loaded for searches with steps. */
export type Lines = typeof import("./with-line.js");

/** The scale from which the texts of a picture are readable. */
const READABLE = 10 / 13;
/** The least scale of a picture; one that does not fit scrolls. */
export const LEAST = 9 / 13;
/** The size of the texts of a number line, in pixels. */
const LINE_TEXT = 15;

/** The picture of a search at a step, with what it was drawn from. */
export interface Drawn extends Scene {
  /** Where the picture begins: left of the tree, if its number line is wider. */
  readonly left: number;
  /** The number line that is shown, if any. */
  readonly line: NumberLine | undefined;
  /** What is drawn, in the order of the nodes. */
  readonly view: View;
}

/** A placed tree with its style. */
type Laid = { readonly placed: Placed; readonly style: Style };

/** The layout of a search, in which every step is drawn: nothing moves from step to step. */
export class SearchPicture {
  private readonly laid: Laid;
  private readonly view: View;
  private readonly solved: View | undefined;
  /** Names for a sentence, as `namesIn` finds them. */
  readonly naming: Naming;
  private readonly step: ReturnType<Lines["stepsOf"]> | undefined;
  /** The tree with room for number lines; undefined if the search has none. */
  private readonly room: Roomy | undefined;

  /**
   * @param width the width that the picture may have, in pixels
   * @param draws draws what a step adds; absent if the search has no steps
   */
  constructor(
    run: Run,
    { numbers, style, grows, edits }: FigureOptions,
    words: Catalogue,
    width: number,
    draws: Lines | undefined,
  ) {
    const { tree } = run;
    const view = plainView(tree, numbers, words);
    // Probabilities that readers may change are on their edges.
    const nodes = edits.has("edges") ? view.nodes.map((node) => ({ ...node, each: undefined })) : view.nodes;
    this.view = { ...view, nodes };
    this.solved = run.solved?.(numbers, words);
    this.naming = pictureNames(tree, numbers, (id, name) => `\ue000${id}\ue001${name}\ue000`);
    const widest = widestView(this.solved ?? this.view, run.replay);
    let best: Laid | undefined;
    for (const { tight, right } of WAYS) {
      if (grows !== undefined && right) continue;
      const own: Style = {
        ...style,
        grows: grows ?? (right ? "right" : style.grows),
        ...(tight && { size: "landscape" }),
      };
      const placed = place(widest, own);
      if (!best || placed.width < best.placed.width) best = { placed, style: own };
      if (placed.width * READABLE <= width) break;
    }
    this.laid = best!;
    const { placed } = best!;
    const em = LINE_TEXT / Math.max(LEAST, Math.min(1, width / placed.width));
    if (run.hasLines) this.room = draws?.roomUnder(placed, em, (width * em) / LINE_TEXT);
    this.step = draws?.stepsOf({ tree, words, numbers }, run.ends, this.room);
  }

  /**
   * The picture at a step.
   * @param focused the node that has the focus
   * @param isAsking whether a solution without steps is still hidden
   */
  at(snapshot: Snapshot, focused?: number, isAsking = false): Drawn {
    const { laid, room } = this;
    const view = this.solved && !isAsking ? this.solved : viewAt(this.view, snapshot);
    const scene = draw(withTexts(laid.placed, view, laid.style), view, focused);
    const { size = scene.size, left = 0 } = room ?? {};
    return { line: undefined, ...scene, ...this.step?.(scene, snapshot), size, left, view };
  }

  /** The text of a value in the picture, with a minus sign. */
  format = (value: Value): string => numberText(value, this.view.numbers);
}
