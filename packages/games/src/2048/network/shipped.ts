import { model } from "../../weights/generated/twenty48.js";

/** The file of the network that taught itself 2048, as `tyche train` wrote it. */
export function shippedFile(): Uint8Array {
  return model();
}
