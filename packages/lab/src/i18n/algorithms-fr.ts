export { fr as algorithms } from "@tyche/trees/pseudocode";
