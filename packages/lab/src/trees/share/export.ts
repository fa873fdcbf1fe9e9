import type { Catalogue } from "@tyche/messages";
import { type SearchEvent, type Solution, type WriteFormat, writeSlides, writeTree } from "@tyche/trees";
import { NOTATIONS, writeSvg, writeTikz } from "@tyche/trees/drawing";
import { explainEvent, pictureNames } from "@tyche/trees/explain";
import { type Axis, endsOf, explainedAt, pathNumbers, type Replay } from "@tyche/trees/replay";
import type { LabState, Look } from "../../state/state.js";
import { boundsOf } from "../model/run-config.js";
import { openByDefault } from "../picture/layout/fold.js";
import { shownAt } from "./shown-at.js";

interface FileFormat {
  readonly label: string;
  readonly extension: string;
  readonly type?: string;
}

export const PICTURE_FORMATS: Readonly<Record<PictureFormat, FileFormat>> = {
  svg: { label: "SVG", extension: "svg", type: "image/svg+xml" },
  png: { label: "PNG", extension: "png", type: "image/png" },
  tikz: { label: "TikZ", extension: "tex" },
};
export type PictureFormat = "svg" | "png" | "tikz";

export const TREE_FORMATS: Readonly<Record<TreeFormat, FileFormat>> = {
  json: { label: "JSON", extension: "json", type: "application/json" },
  list: { label: "[[3,12],[2,4]]", extension: "list.json" },
  efg: { label: "Gambit .efg", extension: "efg" },
  csv: { label: "CSV", extension: "csv", type: "text/csv" },
  dot: { label: "DOT", extension: "dot" },
  mermaid: { label: "Mermaid", extension: "mmd" },
  text: { label: "ASCII", extension: "txt" },
};
export type TreeFormat = Extract<WriteFormat, "json" | "list" | "efg" | "csv" | "dot" | "mermaid" | "text">;

/** Most nodes drawn; more are folded, because neither paper nor TeX can handle them. */
const MOST_DRAWN = 2000;

export interface Exported {
  readonly replay: Replay;
  readonly look: Look;
  readonly title: string;
  /** The axis of number lines; undefined for none. */
  readonly axis: Axis | undefined;
  /** Catalogue for the pictures and sentences. */
  readonly words: Catalogue;
}

/** What is exported of a tree on screen. */
export function exportedOf({ look, work, run }: LabState, replay: Replay, words: Catalogue): Exported {
  return { replay, look, title: work.title, axis: endsOf(replay.tree, boundsOf(run)), words };
}

/** A drawing of one step as text. */
export function drawStep(
  { replay, look, title, axis, words }: Exported,
  step: number,
  format: "svg" | "tikz",
): string {
  const { tree } = replay;
  const { numbers } = look;
  const open = tree.nodes.length > MOST_DRAWN ? openByDefault(tree, 0, []) : undefined;
  const view = shownAt(replay.at(step), look, words, open);
  const notation = NOTATIONS[look.notation];
  if (format === "svg") {
    const snapshot = replay.at(step);
    const line = explainedAt(snapshot, axis);
    const saying = { tree, words, numbers, naming: pictureNames(tree, numbers) };
    return writeSvg(
      view,
      notation,
      title || undefined,
      line && { line, saying },
      pathNumbers(tree, numbers)(snapshot.event, line),
    );
  }
  return writeTikz(view, notation).text;
}

/** The steps of a sequence; of a longer run, steps at equal distances. */
export function framesOf(last: number, most: number): readonly number[] {
  const count = Math.min(last + 1, most);
  if (count <= 1) return [0];
  return Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)));
}

/** The steps of a sequence, each with its drawing and its sentence. */
export function drawnFrames(exported: Exported, most: number) {
  const { replay, look, words } = exported;
  const naming = pictureNames(replay.tree, look.numbers);
  return framesOf(replay.events.length, most).map((step) => {
    const event = replay.events[step - 1];
    return {
      step,
      svg: drawStep(exported, step, "svg"),
      text: event ? words.format(explainEvent(event, replay.tree, look.numbers, naming)) : "",
    };
  });
}

export interface FinishedRun {
  readonly solution: Solution;
  readonly events: readonly SearchEvent[];
}

/** The run as a page of slides. */
export function slidesOf({ replay, look, title, words }: Exported, run: FinishedRun): string {
  return writeSlides(replay.tree, run, { words, title, notation: look.notation, numbers: look.numbers });
}

/** Writes a tree in one of its formats, or the whole run as text, LaTeX or a table. */
export function writeWhole(
  { replay, look, title, words }: Exported,
  format: WriteFormat,
  run?: FinishedRun,
): string {
  return writeTree(replay.tree, format, {
    notation: look.notation,
    numbers: look.numbers,
    words,
    ...(title === "" ? {} : { title }),
    ...(run && { solution: run.solution, events: run.events }),
  }).text;
}
