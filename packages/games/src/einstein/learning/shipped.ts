import { model } from "../../weights/generated/einstein.js";
import { einsteinModel, type NetworkEvaluator, networkEvaluator } from "./network.js";

/** The shipped network; docs/games/einstein.md describes its training. */
export const SHIPPED: NetworkEvaluator = networkEvaluator(() => einsteinModel(model()));
