import { backgammonFace } from "../backgammon/backgammon-face.js";

export const face = backgammonFace("hypergammon", ({ checkers }) => Number(checkers ?? 3), {
  editor: () => import("./editor.js"),
  variants: [
    { name: { id: "backgammon-variants-single" }, options: { stakes: "single" } },
    { name: "HypestGammon (2)", options: { checkers: "2" } },
  ],
});
