import { embeddedModel } from "../../embedded-model.js";
import { MODEL } from "../../weights/generated/chess.js";

/** The file of the weights that were learned from nothing (docs/games/chess.md). */
export function shippedModel(): Uint8Array {
  return embeddedModel(MODEL);
}
