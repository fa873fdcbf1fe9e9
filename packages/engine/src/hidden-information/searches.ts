/** Both searches are loaded together, so that bundlers put them and the code that they share into one chunk. */
export { ismctsSteps } from "./ismcts.js";
export { regretIsmctsSteps } from "./regret-ismcts.js";
