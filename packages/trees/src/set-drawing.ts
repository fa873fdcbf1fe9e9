import { SET_COLOURS, setStyle } from "./scene/set-style.js";

export { planRibbons } from "./scene/plan-ribbons.js";
/** What draws information sets, which few trees have. */
export { ribbonShapes } from "./scene/ribbons.js";

/** Their style where the colours follow `color-scheme`. */
export const SET_STYLE: string = setStyle(
  SET_COLOURS.slice(2).map((dark, i) => dark.map((hex, j) => `light-dark(${SET_COLOURS[i]![j]}, ${hex})`)),
);
