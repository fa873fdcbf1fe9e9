import type { Catalogue } from "@tyche/messages";
import type { Algorithm } from "../search/algorithm.js";

/** What people read of an algorithm. */
export interface AlgorithmText extends Pick<Algorithm, "title" | "source" | "pseudocode"> {
  readonly time: string;
  readonly space: string;
}

/**
 * An algorithm's text in a language: in English as it is written, else from the area "pseudocode". Names of functions and variables, and
 * the lines of the pseudocode, are the same in all languages.
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
