import { seededChance } from "@tyche/engine/chance";
import { Catalogue } from "@tyche/messages";
import { expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { openMatch, type PlayerDecision } from "../../src/analysis.js";
import { xgidOf } from "../../src/cube/cube-notation.js";
import { formatMat } from "../../src/notation.js";
import { gamesInFile } from "../../src/records/match-files/read-games.js";
import { randomMatch } from "../../test/random-matches.js";
import { currentMatches, forget, importRecord, keep, matchesIn } from "./matches.js";
import { cardText, plyOf } from "./matches-page.js";

/** Board, cube, player on roll and dice of an XGID; the rules of one game may be less than those of its match. */
const placeIn = (xgid: string): string => xgid.split(":").slice(0, 5).join(":");

it("leads from every decision to its position", () => {
  let tried = 0;
  for (let seed = 0; seed < cases(200, 5); seed++) {
    const text = formatMat(randomMatch(seededChance(`plies ${seed}`)));
    let games: ReturnType<typeof gamesInFile>;
    try {
      games = gamesInFile(text);
    } catch {
      // The match breaks the rules of the board.
      continue;
    }
    const { decisions, rules } = openMatch(text, {});
    for (const { kind, game, turn, state, ...rest } of decisions) {
      const { start, plies } = games![game - 1]!;
      const dice = "event" in rest ? rest.event.dice : null;
      const at = plyOf(plies, turn, kind === "turn");
      const shown = at === 0 ? start : plies[at - 1]![1];
      expect(placeIn(shown), `seed ${seed}, game ${game}, turn ${turn}`).toBe(
        placeIn(xgidOf(rules, { ...state, dice })),
      );
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(cases(5000, 60));
});

it("writes a decision as a line with one tab", async () => {
  const words = await new Catalogue("en").load("analysis-report", "backgammon-cube", "board-matches");
  const one = { xgid: "XGID=x", roll: "31", decision: "play", played: "24/20", best: "8/5 6/5", loss: 0.25 };
  expect(cardText(one as PlayerDecision, words)).toBe(
    "XGID=x\t8/5 6/5 (31: 24/20. Better: 8/5 6/5: -0.250)\n",
  );
});

it("reads stored matches, and nothing from other texts", () => {
  const match = { id: "a", date: "2026-11-21", depth: 1, length: 7, players: [{ kinds: [] }, { kinds: [] }] };
  expect(matchesIn(JSON.stringify([match]))).toEqual([match]);
  for (const text of [null, "", "{}", "[1]", '[{"id":"a"}]', "[null]", '[{"id":"a","players":[{}]}]'])
    expect(matchesIn(text), String(text)).toEqual([]);
});

it("names a file that is no record, and keeps the matches that are stored", async () => {
  const match = { id: "Ann 0.1000 – Bob 0.2000", date: "2026-11-30", depth: 1, length: 3, players: [] };
  keep([match] as never);
  await importRecord(new File(["no record"], "holiday.jpg"));
  expect(currentMatches()).toMatchObject({ kept: [match], refused: ["holiday.jpg"] });
  await importRecord(new File([JSON.stringify([{ ...match, id: "another" }])], "matches.json"));
  expect(currentMatches().kept.map(({ id }) => id)).toEqual([match.id, "another"]);
  expect(currentMatches().refused).toEqual([]);
  forget();
  expect(currentMatches().kept).toEqual([]);
});
