import { backgammonFace } from "./backgammon-face.js";

export const face = backgammonFace("backgammon", () => 15, {
  hasInsight: true,
  editor: () => import("./editor.js"),
  variants: [
    { name: { id: "backgammon-variants-cube" }, options: { cube: "on" } },
    { name: { id: "backgammon-variants-match" }, options: { match: "7" } },
    { name: { id: "backgammon-variants-single" }, options: { stakes: "single" } },
  ],
});
