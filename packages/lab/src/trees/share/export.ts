import type { Catalogue } from "@tyche/messages";
import {
  explainEvent,
  type SearchEvent,
  type Solution,
  type WriteFormat,
  writeSlides,
  writeTree,
} from "@tyche/trees";
import { NOTATIONS, writeForest, writeSvg, writeTikz } from "@tyche/trees/drawing";
import type { Replay } from "@tyche/trees/replay";
import { strToU8, zipSync } from "fflate";
import type { Look } from "../../state/state.js";
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
  forest: { label: "LaTeX forest", extension: "forest.tex" },
  tikz: { label: "TikZ", extension: "tikz.tex" },
};
export type PictureFormat = "svg" | "png" | "forest" | "tikz";

export const TREE_FORMATS: Readonly<Record<TreeFormat, FileFormat>> = {
  json: { label: "JSON", extension: "json", type: "application/json" },
  list: { label: "[[3,12],[2,4]]", extension: "list.json" },
  berkeley: { label: "CS188 .test", extension: "test" },
  parentheses: { label: "CMU ((3)(12))", extension: "cmu.txt" },
  efg: { label: "Gambit .efg", extension: "efg" },
  csv: { label: "CSV", extension: "csv", type: "text/csv" },
  dot: { label: "DOT", extension: "dot" },
  mermaid: { label: "Mermaid", extension: "mmd" },
  text: { label: "ASCII", extension: "txt" },
};
export type TreeFormat = Extract<
  WriteFormat,
  "json" | "list" | "berkeley" | "parentheses" | "efg" | "csv" | "dot" | "mermaid" | "text"
>;

/** Most nodes drawn; more are folded, because neither paper nor TeX can handle them. */
const MOST_DRAWN = 2000;
/** Most steps in a zip or on a strip; of longer runs, steps at equal distances are taken. */
const MOST_FRAMES = 400;

export interface Exported {
  readonly replay: Replay;
  readonly look: Look;
  readonly title: string;
  /** Catalogue for the pictures and sentences. */
  readonly words: Catalogue;
}

/** A drawing of one step as text. */
export function drawStep(
  { replay, look, title, words }: Exported,
  step: number,
  format: "svg" | "forest" | "tikz",
): string {
  const { tree } = replay;
  const open = tree.nodes.length > MOST_DRAWN ? openByDefault(tree, 0, []) : undefined;
  const view = shownAt(replay.at(step), look, words, open);
  const notation = NOTATIONS[look.notation];
  if (format === "svg") return writeSvg(view, notation, title || undefined);
  return (format === "forest" ? writeForest(view, notation) : writeTikz(view, notation)).text;
}

/** The steps of a sequence. */
export function framesOf(last: number, most = MOST_FRAMES): readonly number[] {
  const count = Math.min(last + 1, most);
  if (count <= 1) return [0];
  return Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)));
}

/** The steps of a sequence, each with its drawing and its sentence. */
export function drawnFrames(exported: Exported, most?: number) {
  const { replay, look, words } = exported;
  return framesOf(replay.events.length, most).map((step) => {
    const event = replay.events[step - 1];
    return {
      step,
      svg: drawStep(exported, step, "svg"),
      text: event ? words.format(explainEvent(event, replay.tree, look.numbers)) : "",
    };
  });
}

/** A zip with one SVG per step and the sentences. */
export function sequenceZip(exported: Exported): Uint8Array<ArrayBuffer> {
  const files: Record<string, Uint8Array> = {};
  const sentences: string[] = [];
  const width = String(exported.replay.events.length).length;
  for (const { step, svg, text } of drawnFrames(exported)) {
    const number = String(step).padStart(width, "0");
    files[`step-${number}.svg`] = strToU8(svg);
    sentences.push(`${number}  ${text}`);
  }
  files["steps.txt"] = strToU8(`${sentences.join("\n")}\n`);
  return new Uint8Array(zipSync(files, { level: 6, mtime: new Date(2000, 0, 1) }));
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
