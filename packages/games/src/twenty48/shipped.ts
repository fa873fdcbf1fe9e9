import { decodeNTuples, type PackedNTuples } from "@tyche/learn";
import { embeddedModel } from "../embedded-model.js";
import { MODEL } from "../weights/generated/twenty48.js";

let made: PackedNTuples | undefined;

/** The small network that taught itself 2048 (docs/games/2048.md): unpacked when it is first asked for, then shared. */
export function shippedNetwork(): PackedNTuples {
  made ??= decodeNTuples(embeddedModel(MODEL), "2048");
  return made;
}
