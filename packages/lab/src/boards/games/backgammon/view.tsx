import { backgammonView } from "./backgammon-view.js";

const CHECKERS = 15;

export const view = backgammonView("backgammon", () => CHECKERS, {
  hasInsight: true,
  variants: [
    { name: { id: "backgammon-variants-cube" }, options: { cube: "on" } },
    { name: { id: "backgammon-variants-match" }, options: { match: "7" } },
    { name: { id: "backgammon-variants-single" }, options: { stakes: "single" } },
  ],
});
