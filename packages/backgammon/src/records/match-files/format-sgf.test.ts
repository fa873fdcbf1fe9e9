import { describe, expect, it } from "vitest";
import type { GameEvent, MatchRecord } from "../match-record.js";
import { formatMat } from "./format-mat.js";
import { formatSgf } from "./format-sgf.js";
import { parseMat } from "./mat.js";
import { parseSgf } from "./sgf.js";

const MATCH = ` 3 point match

 Game 1
 One ] \\ : 0                    Other : 0
  1)                             31: 8/5 6/5
  2) 62: 24/18 13/11              Doubles => 2
  3)  Takes                      65: 24/13
  4) 11: 6/5(2) 8/7(2)

 Game 2
 One ] \\ : 0                    Other : 2
  1) 21: 13/11 6/5               64: 8/2 6/2
`;
// The same match, but the first game ends with a dropped redouble and the second begins at 2-0.
const match = parseMat(
  MATCH.replace(/ {2}4\) .*\n/, "  4)  Doubles => 4                Drops\n      Wins 2 points\n").replace(
    "One ] \\ : 0                    Other : 2",
    "One ] \\ : 2                    Other : 0",
  ),
);

function withoutComments(record: MatchRecord): MatchRecord {
  const games = record.games.map((game) => ({
    ...game,
    events: game.events.map(({ comment: _, ...event }) => event as GameEvent),
  }));
  return { ...record, games };
}

describe("a formatted match", () => {
  it("keeps dates, events and comments from one format to the other", () => {
    const header = {
      date: "2026-11-21",
      event: 'Open "A"',
      round: "Final [1]",
      place: "Nice",
      annotator: "Ann: B",
    };
    const games = match.games.map((game, g) => ({
      ...game,
      // A line of .mat has two turns, so its comment is that of the second.
      events: game.events.map((event, i) =>
        event.player === 1 && i > 0 ? { ...event, comment: `${g} ${i} \\ ] ; [x "y"] z\n(;B[62])` } : event,
      ),
    }));
    const said: MatchRecord = { ...match, header, games };
    expect(parseSgf(formatSgf(said))).toEqual(said);
    expect(parseMat(formatMat(said))).toEqual(said);
    expect(parseSgf(formatSgf(parseMat(formatMat(said))))).toEqual(said);
    expect(formatMat(said)).toContain('; [EventDate "2026.11.21"]');
  });

  it("parses back from .sgf, whatever its names contain", () => {
    expect(parseSgf(formatSgf(match))).toEqual(match);
    expect(match.players[0]).toBe("One ] \\");
    expect(formatSgf(match)).toContain("RU[Crawford:CrawfordGame]");
  });

  it("includes every comment and still parses back", () => {
    const said: string[] = [];
    const comments = (event: GameEvent): string => {
      said.push(`${event.kind} ] of\n${event.player}: \\ 65: 24/18 "Drops"`);
      return said.at(-1)!;
    };
    const sgf = formatSgf(match, comments);
    expect(parseSgf(sgf).games.flatMap(({ events }) => events.map(({ comment }) => comment))).toEqual(said);
    expect(withoutComments(parseSgf(sgf))).toEqual(match);
    expect(sgf.match(/C\[/g)).toHaveLength(said.length);
    const mat = formatMat(match, comments);
    expect(withoutComments(parseMat(mat))).toEqual(match);
    expect(mat.match(/^; play \] of\n; [01]: \\ 65: 24\/18 "Drops"$/gm)).toHaveLength(5);
  });
});
