import { seededChance } from "@tyche/engine/chance";
import { LANGUAGES } from "@tyche/messages";
import { GAMES as REGISTERED } from "@tyche/registry";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { withWords, wordsIn } from "../../i18n/load-words.js";
import { scaleOf } from "../kit/judgement.js";
import { gameName, seatName } from "../kit/names.js";
import { positionProps } from "../kit/view.js";
import type { Scene } from "../record/scene.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { GAMES } from "./games.js";
import { insightOf } from "./insights.js";
import { viewOf } from "./views.js";

const sorted = (games: readonly { readonly name: string }[]): string[] =>
  games.map(({ name }) => name).toSorted();

it("every registered game has a board, with its view, its rules and its insight", async () => {
  expect(sorted(GAMES)).toEqual(sorted(REGISTERED));
  for (const { name } of GAMES) {
    const view = await viewOf(name)!.load();
    expect((await gameChosen({ game: name, options: {} })).game.name, name).toBe(name);
    expect(view.hasInsight === true, name).toBe(await insightOf(name).then(Boolean, () => false));
  }
});

it.each(GAMES)("$name has its file formats", async ({ name, hasFiles = false }) => {
  const { entryOf } = await import("../workers/rules.js");
  expect((await entryOf(name)).readGames !== undefined).toBe(hasFiles);
});

describe.each(LANGUAGES)("the boards in %s", (language) => {
  it("have names for every game, its rules and its players", async () => {
    await withWords(Promise.resolve(), "boards");
    const words = await wordsIn(language);
    for (const { name: game } of GAMES) {
      const { variants = [] } = await viewOf(game)!.load();
      expect(gameName(words, game), game).not.toBe("");
      const { players } = (await gameChosen({ game, options: {} })).game.facts;
      const seats = Array.from({ length: players }, (_, seat) => seatName(words, game, seat));
      expect(new Set(seats).size, game).toBe(players);
      for (const { name } of variants)
        expect(typeof name === "string" ? name : words.format(name), game).not.toBe("");
    }
  });
});

/** The board of a game in English, as HTML, and its rules. */
async function boardOf(game: string) {
  const referee = new Referee(await gameChosen({ game, options: {} }));
  const { Board } = await viewOf(game)!.load();
  const words = await wordsIn("en");
  const scale = scaleOf(referee.sheet.facts, "en");
  const html = (scene: Scene): string =>
    renderToStaticMarkup(createElement(Board, positionProps(scene, ["First", "Second"], {}, scale, words)));
  return { referee, html };
}

describe("the picture of a board", () => {
  it("of connect four marks the winning four, in every direction", async () => {
    const { referee, html } = await boardOf("connect-four");
    // By column and row.
    for (const [moves, four] of [
      ["1122334", "11 21 31 41"],
      ["1212121", "11 12 13 14"],
      ["12233434464", "11 22 33 44"],
      ["76655454424", "44 53 62 71"],
    ] as const) {
      const cells = html(referee.read(moves)).split('role="gridcell"');
      const marked = cells.filter((cell) => cell.includes("m7.5 12.4"));
      const names = marked.map((cell) => /"column (\d), row (\d), First/.exec(cell)!);
      expect(names.map(([, x, y]) => x! + y!).sort(), moves).toEqual(four.split(" "));
    }
  });

  it("of Goofspiel has the points that the rules pay, also after ties", async () => {
    const { referee, html } = await boardOf("goofspiel");
    const chance = seededChance("points");
    for (let game = 0; game < 20; game++) {
      let scene = referee.start(`${game}`);
      while (scene.turn >= 0)
        scene = referee.play(scene.state, chance.pick(scene.actions).action, `${game} ${scene.text}`);
      const [one, other] = [...html(scene).matchAll(/(\d+) points?/g)].map(([, points]) => Number(points));
      expect(one! - other!).toBe(scene.payoff![0]);
      // The four prizes; nobody gets those of ties.
      expect(one! + other!).toBeLessThanOrEqual(10);
    }
  });
});

it("the end of a match of backgammon has no more points than the match", async () => {
  const { endReason } = await viewOf("backgammon")!.load();
  const before = { state: { score: [4, 3], cube: 4 }, action: "pass" };
  const ended = { state: { points: [], score: [8, 3] }, payoff: [1, -1], before, options: { match: "7" } };
  const said = endReason!({ ...ended, earlier: [], seats: [] }, await wordsIn("en"));
  expect(said).toMatch(/^The double was passed.* 4 points\. Match won 7–3\.$/);
});
