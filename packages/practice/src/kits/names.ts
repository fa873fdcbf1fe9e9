import type { Catalogue } from "@tyche/messages";
import { strToU8 } from "fflate";
import { recipeText, type WorksheetItem, type WorksheetSpec } from "../worksheets/worksheet.js";

/** The name of an exercise in a list of questions: "Cuts: alpha-beta · 7-2". */
export function itemName({ exercise: { spec } }: WorksheetItem, words: Catalogue): string {
  return `${words.text(`exercise-${spec.template}`)} · ${spec.seed}`;
}

/**
 * The identifier of a package: the same for the same specification, so that a learning management system recognizes it.
 */
export function identifierOf(spec: WorksheetSpec): string {
  const text = `${recipeText(spec)} · ${spec.language}`;
  return `tyche_${[0x811c9dc5, 0x01000193].map((basis) => fnv(text, basis)).join("")}`;
}

/** Fowler, Noll and Vo's 32-bit hash (FNV-1a), in hexadecimal. */
function fnv(text: string, basis: number): string {
  let hash = basis;
  for (const byte of strToU8(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
