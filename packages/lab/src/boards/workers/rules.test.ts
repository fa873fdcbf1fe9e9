import { describe, expect, it } from "vitest";
import { choiceFor } from "./rules.js";

describe("a link to a position", () => {
  const MATCH = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:1:0:5:10";

  it("has the match that its XGID names", async () => {
    const { options } = await choiceFor({ game: "backgammon", options: {} }, MATCH);
    expect(options).toMatchObject({ match: "5" });
  });

  it("keeps the options that it gives", async () => {
    const given = { match: "7" };
    expect(await choiceFor({ game: "backgammon", options: given }, MATCH)).toMatchObject({ options: given });
  });

  it("has no options of a position without rules", async () => {
    const choice = { game: "backgammon", options: {} };
    expect(await choiceFor(choice, "4HPwATDgc/ABMA")).toEqual(choice);
  });

  it("has the number of dice that are written out", async () => {
    const choice = { game: "liars-dice", options: {} };
    expect(await choiceFor(choice, "12/34")).toEqual({ ...choice, options: { dice: "2" } });
  });
});
