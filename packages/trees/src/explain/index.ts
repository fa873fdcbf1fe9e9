import type { Catalogue } from "@tyche/messages";
import type { Algorithm } from "../search/algorithm.js";

/** The texts of an algorithm for readers. */
export interface AlgorithmText extends Pick<Algorithm, "title" | "source" | "pseudocode"> {
  readonly time: string;
  readonly space: string;
}

/**
 * An algorithm's text in a language: the original in English, otherwise from the area "pseudocode". Function and
 * variable names, and the lines of the pseudocode, are the same in all languages.
 */
export function algorithmText(
  { name, title, source, properties: { time, space }, pseudocode }: Algorithm,
  words: Catalogue,
): AlgorithmText {
  const id = `algorithm-${name.replace(/[^a-z0-9]+/g, "-")}`;
  if (!words.has(id)) return { title, source, time, space, pseudocode };
  const part = (attribute: string): string => words.format({ id: `${id}.${attribute}` });
  return {
    title: words.format({ id }),
    source: part("source"),
    time: part("time"),
    space: part("space"),
    pseudocode: part("pseudocode").split("\n"),
  };
}

export { explainEvent } from "./events.js";
export { type Naming, nodeReference, pathNames, pictureNames } from "./names.js";
