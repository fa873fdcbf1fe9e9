export type { DeterminizedOptions } from "./determinized.js";
export type { IsmctsOptions } from "./ismcts.js";
export { decideDeterminizedSync, decideIsmctsSync, thinkDeterminized, thinkIsmcts } from "./think.js";
