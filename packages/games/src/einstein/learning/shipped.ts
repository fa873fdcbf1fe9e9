import { model } from "../../weights/generated/einstein.js";
import { einsteinModel, type NetworkEvaluator, networkEvaluator } from "./network.js";

/** The network that comes with the project: how it learned stands in docs/games/einstein.md. */
export const SHIPPED: NetworkEvaluator = networkEvaluator(() => einsteinModel(model()));
