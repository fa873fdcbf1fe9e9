export { connect, type RemoteEngine, type RemoteOptions } from "./connect.js";
export type { Port } from "./protocol.js";
export type { ServableGame } from "./servable.js";
export { serve } from "./serve.js";
