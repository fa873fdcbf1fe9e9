import { decodeNTuples, type PackedNTuples } from "@tyche/learn";
import { embeddedModel } from "../../embedded-model.js";
import { MODEL } from "../../weights/generated/twenty48.js";

let made: PackedNTuples | undefined;

/** The small network that taught itself 2048 (docs/games/2048.md): unpacked when it is first asked for, then shared. */
export function shippedNetwork(): PackedNTuples {
  made ??= decodeNTuples(shippedFile(), "2048");
  return made;
}

/** The file of it, as `tyche train` wrote it. */
export function shippedFile(): Uint8Array {
  return embeddedModel(MODEL);
}
