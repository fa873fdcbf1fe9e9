import { weightsFile } from "../../kit/weights-file.js";

/** Model file of the shipped 2048 network, as written by `tyche train`. */
export const SHIPPED = weightsFile(() => new URL("../../../weights/twenty48.model", import.meta.url));
