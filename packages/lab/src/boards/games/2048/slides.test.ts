import { seededChance } from "@tyche/engine/chance";
import type { Twenty48Action, Twenty48State } from "@tyche/games/2048";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { withWords, wordsIn } from "../../../i18n/load-words.js";
import { scaleOf } from "../../kit/judgement.js";
import { positionProps } from "../../kit/view.js";
import { Referee } from "../../workers/referee.js";
import { gameChosen } from "../../workers/rules.js";
import { slideOf, view } from "./view.js";

const ACTIONS = ["up", "right", "down", "left"] as const;

describe("a slide", () => {
  it("shows each tile coming from a cell that held the same tile, or half of it, in the row or column of the slide", () => {
    const chance = seededChance("slides");
    for (let round = 0; round < 100; round++) {
      const size = 2 + chance.die(3);
      const tiles = Array.from({ length: size * size }, () => [0, 0, 2, 2, 4, 8][chance.die(6) - 1]!);
      for (const action of ACTIONS) {
        const { slid, origins } = slideOf(tiles, action);
        for (const [cell, tile] of slid.entries()) {
          if (tile === 0) continue;
          const from = origins[cell]!;
          expect([tile, tile / 2]).toContain(tiles[from]);
          const isAcross = action === "left" || action === "right";
          if (isAcross) expect(Math.floor(from / size)).toBe(Math.floor(cell / size));
          else expect(from % size).toBe(cell % size);
        }
      }
    }
  });

  it("is drawn: each moved tile comes from its cell, and the new one does not", async () => {
    const referee = new Referee(await gameChosen({ game: "2048", options: {} }));
    const before = referee.read("2 0 0 2 0 4 0 0 0 0 0 0 8 0 0 16").state as Twenty48State;
    await withWords(Promise.resolve(), "boards");
    const words = await wordsIn("en");
    const drawn = (action: Twenty48Action, after: string) => {
      const props = positionProps(
        referee.read(after),
        ["First"],
        {},
        scaleOf(referee.sheet.facts, "en"),
        words,
      );
      const html = renderToStaticMarkup(
        createElement(view.Board, { ...props, before: { state: before, action } }),
      );
      const tiles = [...html.matchAll(/<span class="(tile[^"]*)" style="([^"]*)"/g)];
      expect(tiles).toHaveLength(16);
      return tiles.flatMap(([, name, style], cell) => {
        const [columns, rows] = [...style!.matchAll(/--from-\w+:(-?\d+)/g)].map(([, by]) => Number(by) + 0);
        expect(name!.includes("slides")).toBe(columns !== undefined);
        return columns === undefined
          ? name!.includes("fresh")
            ? [`${cell} new`]
            : []
          : [`${cell} ${columns} ${rows}`];
      });
    };
    expect(drawn("right", "0 0 0 4 0 0 0 4 2 0 0 0 0 0 8 16")).toEqual([
      "3 -3 0",
      "7 -2 0",
      "8 new",
      "14 -2 0",
    ]);
    expect(drawn("up", "2 4 0 2 8 0 0 16 0 0 2 0 0 0 0 0")).toEqual(["1 0 1", "4 0 2", "7 0 2", "10 new"]);
  });
});
