import { seededChance } from "@tyche/engine/chance";
import { expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { randomMatch } from "../../../test/random-matches.js";
import { formatPositionId } from "../../notation/position-id.js";
import { seenBy } from "../../rules/board.js";
import type { ReportedPlay } from "./match-report.js";
import { decisionsIn, ratingOf, sumsBy } from "./player-profile.js";

it("calls a race what has no contact, and a bear-off what is at home", () => {
  const seen = new Map<string, number>();
  for (let seed = 0; seed < cases(200, 20); seed++) {
    for (const { events } of randomMatch(seededChance(`phases ${seed}`)).games) {
      for (const [turn, event] of events.entries()) {
        if (event.kind !== "play") continue;
        const points = seenBy(event.points, event.player);
        const play = { position: formatPositionId(points), turn, plays: 1 } as ReportedPlay;
        const [{ phase } = { phase: "" }] = decisionsIn({ plays: [play], cubes: [] });
        const own = points.flatMap((count, point) => (count > 0 ? [point] : []));
        const other = points.flatMap((count, point) => (count < 0 ? [point] : []));
        const isContact = own.some((point) => other.some((each) => each < point));
        expect(/race|bear-off/.test(phase), `${phase} ${points}`).toBe(!isContact);
        if (!isContact) expect(phase === "bear-off").toBe(own.every((point) => point <= 6));
        seen.set(phase, (seen.get(phase) ?? 0) + 1);
      }
    }
  }
  for (const phase of ["opening", "bar", "back-game", "holding", "contact", "race", "bear-off"])
    expect(seen.get(phase), phase).toBeGreaterThan(0);
});

it("sums by name, the largest loss first", () => {
  const sums = sumsBy([
    ["a", [1, 0.1]],
    ["b", [2, 0.5]],
    ["a", [3, 0.2]],
  ]);
  expect(sums.map(([name]) => name)).toEqual(["b", "a"]);
  expect(ratingOf(sums[0]![1])).toBeCloseTo(125, 9);
  expect(ratingOf([0, 0])).toBe(0);
});
