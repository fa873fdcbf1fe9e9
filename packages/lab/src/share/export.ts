import type { Catalogue } from "@tyche/messages";
import {
  explainEvent,
  type SearchEvent,
  type Solution,
  type Tree,
  type WriteFormat,
  writeSlides,
  writeTree,
} from "@tyche/trees";
import { NOTATIONS, writeForest, writeSvg, writeTikz } from "@tyche/trees/drawing";
import { strToU8, zipSync } from "fflate";
import { openByDefault } from "../picture/fold.js";
import type { Replay } from "../run/replay.js";
import type { Look } from "../state/state.js";
import { viewAt } from "./view-at.js";

export const PICTURE_FORMATS = ["svg", "png", "forest", "tikz"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const TREE_FORMATS = [
  "json",
  "list",
  "berkeley",
  "parentheses",
  "efg",
  "csv",
  "dot",
  "mermaid",
  "text",
] as const satisfies readonly WriteFormat[];
export type TreeFormat = (typeof TREE_FORMATS)[number];

export const EXTENSIONS: Readonly<Record<PictureFormat | TreeFormat, string>> = {
  svg: "svg",
  png: "png",
  forest: "forest.tex",
  tikz: "tikz.tex",
  json: "json",
  list: "list.json",
  berkeley: "test",
  parentheses: "cmu.txt",
  efg: "efg",
  csv: "csv",
  dot: "dot",
  mermaid: "mmd",
  text: "txt",
};

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
  const view = viewAt(replay.at(step), look, words, open);
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

/** A zip with one SVG per step and the sentences. */
export function sequenceZip(exported: Exported): Uint8Array<ArrayBuffer> {
  const { replay, look, words } = exported;
  const files: Record<string, Uint8Array> = {};
  const sentences: string[] = [];
  const width = String(replay.events.length).length;
  for (const step of framesOf(replay.events.length)) {
    const number = String(step).padStart(width, "0");
    files[`step-${number}.svg`] = strToU8(drawStep(exported, step, "svg"));
    const event = replay.events[step - 1];
    const said = event ? words.format(explainEvent(event, replay.tree, look.numbers)) : "";
    sentences.push(`${number}  ${said}`);
  }
  files["steps.txt"] = strToU8(`${sentences.join("\n")}\n`);
  return new Uint8Array(zipSync(files, { level: 6, mtime: new Date(2000, 0, 1) }));
}

/** The run as a page of slides. */
export function slidesOf(
  tree: Tree,
  run: { readonly solution: Solution; readonly events: readonly SearchEvent[] },
  look: Look,
  title: string,
  words: Catalogue,
): string {
  return writeSlides(tree, run, { words, title, notation: look.notation, numbers: look.numbers });
}

/** Writes a tree in one of its formats, or the whole run as text, LaTeX or a table. */
export function writeWhole(
  tree: Tree,
  format: WriteFormat,
  look: Look,
  title: string,
  words: Catalogue,
  run?: { readonly solution: Solution; readonly events: readonly SearchEvent[] },
): string {
  return writeTree(tree, format, {
    notation: look.notation,
    numbers: look.numbers,
    words,
    ...(title === "" ? {} : { title }),
    ...(run ? { solution: run.solution, events: run.events } : {}),
  }).text;
}
