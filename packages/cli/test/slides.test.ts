import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-slides-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

describe("tyche slides", () => {
  it("writes a page", async () => {
    const file = join(folder, "lecture.html");
    const { out, err, code } = await tyche([
      "slides",
      TREE,
      "-a",
      "alpha-beta",
      "--language",
      "es",
      "--out",
      file,
    ]);
    expect([out, err, code]).toEqual(["", "", 0]);
    const page = readFileSync(file, "utf8");
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain("La búsqueda ha terminado.");
    expect(page).toContain("<h1>Alfa-beta");
  });

  it.each([
    [["slides", TREE, "-a", "expectimin"], "there is no algorithm"],
    [["slides", TREE, "-a", "minimax", "--window", "1,2"], 'no setting "window"'],
    [["slides", `[${Array.from({ length: 400 }, (_, i) => i).join(",")}]`], "at most 300"],
    [["slides", TREE, "--notation", "x"], "--notation"],
  ])("refuses %j", async (args, why) => {
    expect(await refusal(args)).toContain(why);
  });
});
