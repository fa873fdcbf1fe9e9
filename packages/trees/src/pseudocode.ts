/**
 * The pseudocode and the titles of algorithms in other languages than English, each language a file of its own, so that a
 * page loads the one that it speaks.
 */
export { es } from "./say/pseudocode/es.js";
export { fr } from "./say/pseudocode/fr.js";
export { costIn, pseudocodeIn, sourceIn, type Told, titleIn } from "./say/pseudocode/told.js";
export { zh } from "./say/pseudocode/zh.js";
