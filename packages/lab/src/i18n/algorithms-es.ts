export { es as algorithms } from "@tyche/trees/pseudocode";
