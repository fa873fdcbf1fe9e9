import { weightsFile } from "../../kit/weights-file.js";
import { einsteinModel, type NetworkEvaluator, networkEvaluator } from "./network.js";

const FILE = weightsFile(() => new URL("../../../weights/einstein.model", import.meta.url));

/** The shipped network; docs/games/einstein.md describes its training. */
export const SHIPPED: NetworkEvaluator = networkEvaluator(() => einsteinModel(FILE.bytes()));
