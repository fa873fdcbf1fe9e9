import { describe, expect, it } from "vitest";
import { parseMatch } from "./match-file.js";

/**
 * The same short match, written for this test as each program lays out its files: 53 played 8/3 6/3, 62 played 24/18
 * 13/11, a double that is taken, and a resignation of one game at a cube of 2.
 */
const FILES: Readonly<Record<string, string>> = {
  "GNU Backgammon": ` 3 point match

 Game 1
 Ann : 0                        Bob : 0
  1)                             53: 8/3 6/3 
  2) 62: 24/18 13/11             Doubles => 2
  3)  Takes
                                  Wins 2 points
`,
  Jellyfish: `3 point match

 Game 1
 Ann : 0                     Bob : 0
  1)                            53: 8/3 6/3
  2) 62: 24/18 13/11            Doubles => 2
  3) Takes
                                Wins 2 points
`,
  "eXtreme Gammon": `; [Site "XG"]
; [Match ID "1"]
; [Player 1 "Ann"]
; [Player 2 "Bob"]
; [EventDate "2026.11.30"]
; [Variation "Backgammon"]
; [Crawford "On"]
; [CubeLimit "1024"]

3 point match

 Game 1
 Ann : 0                             Bob : 0
  1)                                 53: 8/3 6/3
  2) 62: 24/18 13/11                  Doubles => 2
  3)  Takes                          ???
  4) ????                             Wins 2 points
`,
  BackgammonGalaxy: `; [Site "Backgammon Galaxy"]

 3 point match

 Game 1
 Ann : 0                           Bob : 0
 1)                             53: 8/3 6/3
 2) 62: 24/18 13/11             Doubles => 2
 3) Takes
     Losses 2 point
`,
  OpenGammon: `; [Site "OpenGammon"]
 3 point match

 Game 1
 Ann : 0                              Bob : 0
  1)                             53: 8/3 6/3
  2) 62: 24/18 13/11             Doubles => 2
  3) Takes
  4) Resigned Game
                                 Wins 2 points
`,
  GammonView: `; [Site "GammonView"]
; [EventDate "2026.11.30"]

3 point match

 Game 1
 Ann: 0                         Bob: 0
  1)                                53: 8/3 6/3
  2) 62: 24/18 13/11                Doubles => 2
  3) Takes
  4) Resigns                        Wins 2 points
`,
  HedgeHog: `; [Site "HedgeHog"]
; [Time "13:00"]
; [Cubelimit "64"]

3 point match

 Game 1
 Bob: 0                         Ann: 0
  1) 53: 8/3 6/3                62: 24/18 13/11
  2) Doubles => 2               Takes
  3)                            Resigns
   Wins 2 points
`,
  "Backgammon Studio": ` 3 point match

 Game 1
 Ann : 0                              Bob : 0
  1)                                  53: 8/3 6/3
  2) 62: 24/18 13/11                  Doubles => 2
  3) Takes
  4) Concedes
                                      Wins 2 points
  5)
`,
};

describe("files of the same match", () => {
  it.each(Object.entries(FILES))("by %s say the same", (_, text) => {
    const { players, length, games } = parseMatch(text);
    expect([players.toSorted(), length, games.length]).toEqual([["Ann", "Bob"], 3, 1]);
    const [{ scores, events, result }] = games as [(typeof games)[number]];
    expect([scores, players[result!.winner], result!.points]).toEqual([[0, 0], "Bob", 2]);
    const said = events.map((event) =>
      event.kind === "play"
        ? `${players[event.player]} ${event.dice.join("")}`
        : `${players[event.player]} ${event.kind}`,
    );
    expect(said).toEqual(["Bob 53", "Ann 62", "Bob double", "Ann take"]);
  });
});
