export { defined, wanted } from "./settings.js";
export { METHODS, methodNamed, methodsOf, usualMethod } from "./table.js";
export { decide, soloPlayer, type ThinkOptions, think } from "./think.js";
