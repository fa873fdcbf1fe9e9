import { readTree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { expect, it } from "vitest";
import { solve } from "./solve.js";

it("plain numbers in the settings are converted to exact numbers", () => {
  const { tree } = readTree("[[3,12,8],[2,4,6],[14,5,2]]");
  const exact = { bounds: [fraction(0), fraction(100)] } as const;
  expect(solve(tree, "star1", { bounds: [0, 100] } as never).value).toEqual(
    solve(tree, "star1", exact).value,
  );
  expect(solve(tree, "star1", { bounds: [-0.5, 100.25] } as never).value).toEqual(fraction(3));
});
