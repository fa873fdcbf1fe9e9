import { SearchError } from "../contract/errors.js";

/** The contents of a model file: how the model is made, and what it has learned. */
export interface SavedModel {
  /** The game of the modelled players. */
  readonly game: string;
  /** A description of the model, written by the program that saved it. */
  readonly spec: string;
  /** From `OpponentModel.learned`, for `restored`. */
  readonly learned: unknown;
}

const FORMAT = "tyche opponent model";
const VERSION = 1;

/** One JSON object. */
export function writeModel({ game, spec, learned }: SavedModel): string {
  const content = { game, spec, learned };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, checksum: checksum(content), ...content })}\n`;
}

/** @throws SearchError if the text is not a model, is of another version, or was damaged */
export function readModel(text: string): SavedModel {
  let saved: Partial<Record<keyof SavedModel | "format" | "version" | "checksum", unknown>> | null;
  try {
    saved = JSON.parse(text);
  } catch {
    throw new SearchError(
      "opponent-model-not-json",
      {},
      "This is not the file of an opponent model: it is not JSON.",
    );
  }
  if (typeof saved !== "object" || saved?.format !== FORMAT)
    throw new SearchError(
      "opponent-model-format",
      { format: FORMAT },
      `This is not the file of an opponent model: its "format" is not "${FORMAT}".`,
    );
  if (saved.version !== VERSION)
    throw new SearchError(
      "opponent-model-version",
      { version: String(saved.version), needed: VERSION },
      `The file of this opponent model has version ${String(saved.version)}, but ${VERSION} is needed.`,
    );
  const { game, spec, learned } = saved;
  if (
    typeof game !== "string" ||
    typeof spec !== "string" ||
    checksum({ game, spec, learned }) !== saved.checksum
  )
    throw new SearchError(
      "opponent-model-damaged",
      {},
      "The file of this opponent model is damaged: its checksum does not match.",
    );
  return { game, spec, learned };
}

/** FNV-1a in 32 bits (G. Fowler, L. Noll and K. Vo, 1991), of the content as JSON. */
function checksum({ game, spec, learned }: SavedModel): string {
  const text = JSON.stringify([game, spec, learned ?? null]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
