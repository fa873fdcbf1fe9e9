import { backgammonView } from "./view.js";

export const view = backgammonView("hypergammon", ({ checkers }) => Number(checkers ?? 3), {
  variants: [
    { name: { id: "backgammon-variants-single" }, options: { stakes: "single" } },
    { name: "HypestGammon (2)", options: { checkers: "2" } },
  ],
});
