/** Both searches, so that bundlers make one chunk of them and of what they share. */
export { ismctsSteps } from "./ismcts.js";
export { regretIsmctsSteps } from "./regret-ismcts.js";
