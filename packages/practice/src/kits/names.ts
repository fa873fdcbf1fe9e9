import type { Catalogue } from "@tyche/messages";
import { strToU8 } from "fflate";
import { recipeText, type WorksheetItem, type WorksheetSpec } from "../worksheets/worksheet.js";

/** The name of an exercise in a list of questions: "Cuts: alpha-beta · 7-2". */
export function itemName({ exercise: { spec } }: WorksheetItem, words: Catalogue): string {
  return `${words.text(`exercise-${spec.template}`)} · ${spec.seed}`;
}

/** An identifier of a kit: the same for the same recipe, so that a course system knows what it has got already. */
export function identifierOf(spec: WorksheetSpec): string {
  const text = `${recipeText(spec)} · ${spec.language}`;
  return `tyche_${[0x811c9dc5, 0x01000193].map((basis) => fnv(text, basis)).join("")}`;
}

/** Fowler, Noll and Vo's hash of 32 bits (FNV-1a), in hexadecimal. */
function fnv(text: string, basis: number): string {
  let hash = basis;
  for (const byte of strToU8(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
