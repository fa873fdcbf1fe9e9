import { model } from "../../weights/generated/twenty48.js";

/** Model file of the shipped 2048 network, as written by `tyche train`. */
export function shippedFile(): Uint8Array {
  return model();
}
