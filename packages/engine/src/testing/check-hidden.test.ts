import { describe, expect, it } from "vitest";
import { type HighCardState, highCard } from "../../test/high-card.js";
import { checkDeterminize } from "./check-determinize.js";
import { CheckError } from "./check-error.js";
import { checkGame } from "./check-game.js";

type Broken = Partial<typeof highCard>;

describe("a game with hidden information", () => {
  it("is accepted if it fulfils its contract", () => {
    expect(checkGame(highCard).states).toBeGreaterThan(10);
    // 4 cards for each player, at 5 states of a game.
    expect(checkDeterminize(highCard)).toBe(2 * 4 * 5);
  });

  let draws = 0;
  it.each<[string, Broken, RegExp]>([
    [
      "a draw that does not fit the view",
      { determinize: ({ said }) => ({ cards: [1, 2], said }) },
      /looks different from the one it was drawn for/,
    ],
    [
      "a view from which the turn does not follow",
      {
        view: ({ cards }, player) => ({ own: cards[player as 0 | 1], said: [] }),
        determinize: (view, player, chance) => highCard.determinize!({ ...view, said: [] }, player, chance),
      },
      /cannot know whose turn it is/,
    ],
    [
      "a draw that does not come from its chance alone",
      {
        determinize({ own, said }, player): HighCardState {
          const others = [1, 2, 3, 4].filter((card) => card !== own);
          const other = others[draws++ % others.length]!;
          return { cards: player === 0 ? [own, other] : [other, own], said };
        },
      },
      /give different draws from one seed/,
    ],
    ["no draw at all", { determinize: undefined as never }, /needs a view and a determinize/],
  ])("is rejected for %s", (_, change, message) => {
    expect(() => checkGame({ ...highCard, ...change })).toThrow(CheckError);
    expect(() => checkGame({ ...highCard, ...change })).toThrow(message);
  });

  it("is rejected by enumeration if draws have wrong probabilities or omit states", () => {
    const drawn = (cards: (own: number) => readonly number[]) =>
      checkDeterminize({
        ...highCard,
        determinize({ own, said }, player, chance): HighCardState {
          const other = chance.pick(cards(own));
          return { cards: player === 0 ? [own, other] : [other, own], said };
        },
      });
    const others = (own: number): number[] => [1, 2, 3, 4].filter((card) => card !== own);
    expect(drawn(others)).toBe(40);
    expect(() => drawn((own) => [...others(own), others(own)[0]!])).toThrow(/but is drawn with/);
    expect(() => drawn((own) => others(own).slice(1))).toThrow(/3 states are possible .*, but 2 are drawn/);
  });
});
