export { zh as algorithms } from "@tyche/trees/pseudocode";
