import { LANGUAGES } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { BOARD_GAMES } from "../games-by-name.js";
import type { BoardMessages } from "./catalogue.js";
import { BOARD_MESSAGES } from "./messages.js";

function textsOf(value: unknown, key = ""): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value === "function")
    return [[key, String((value as (...all: unknown[]) => unknown)("A1", "B2"))]];
  return Object.entries(value as object).flatMap(([name, part]) => textsOf(part, `${key}.${name}`));
}

describe.each(LANGUAGES)("the boards in %s", (language) => {
  const messages: BoardMessages = BOARD_MESSAGES[language];

  it("say everything, and all that they are told", () => {
    const own = textsOf(messages);
    expect(own.map(([key]) => key)).toEqual(textsOf(BOARD_MESSAGES.en).map(([key]) => key));
    for (const [key, text] of own) expect(text.trim(), key).not.toBe("");
    for (const told of [messages.best("A1", "B2"), messages.settled(8, "2.1"), messages.running(8, "2.1")])
      expect(told).toMatch(/A1.*B2|8.*2\.1/);
  });

  it("have a name for every game, and for who sits at it", () => {
    for (const game of BOARD_GAMES) {
      expect(messages.games[game], game).toBeDefined();
      expect(messages.seats[game]!.length, game).toBeGreaterThan(0);
    }
    if (language === "en") return;
    const english = new Map(textsOf(BOARD_MESSAGES.en));
    // Names, which are the same.
    const same = textsOf(messages).filter(
      ([key, text]) => /[a-z]{4}/.test(text) && text === english.get(key),
    );
    expect(
      same.map(([key]) => key).filter((key) => !/einstein|blackjack|briscola|gammon|pac-man/.test(key)),
    ).toEqual([]);
  });
});
