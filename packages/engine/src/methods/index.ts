export type { Method, MethodOptions, Setting, Settings } from "./method.js";
export { wanted } from "./method.js";
export { decideBy, defaultMethod, METHODS, methodNamed, thinkBy } from "./table.js";
