import { describe, expect, it } from "vitest";
import { goofspiel } from "../../test/hidden-games.js";
import type { SecretChoices } from "../hidden-information/simultaneous-game.js";
import { checkGame } from "./check-game.js";

interface Bids {
  readonly prizes: readonly number[];
  readonly bids: readonly (readonly [number, number])[];
}

const game = goofspiel(4);

/** Goofspiel with this text for the rest of the game. */
function withRest(rest: (state: Bids) => string): typeof game {
  const { simultaneous } = game;
  const restAt = ({ state, first }: SecretChoices<Bids, number>): string => `${rest(state)} ${first}`;
  return { ...game, simultaneous: { ...simultaneous!, rest: restAt as never } };
}

const prize = ({ prizes }: Bids): string => `${prizes.at(-1)} of ${[...prizes].sort()}`;
const hands = ({ bids }: Bids): string =>
  [0, 1].map((player) => bids.map((bid) => bid[player]).sort()).join("/");
const lead = ({ prizes, bids }: Bids): number =>
  bids.reduce((sum, [one, other], i) => sum + Math.sign(one - other) * prizes[i]!, 0);

describe("the rest of a game with simultaneous decisions", () => {
  it("is accepted if nothing that follows is left out", () => {
    const right = withRest((state) => `${prize(state)} ${hands(state)} ${lead(state)}`);
    expect(checkGame(right).states).toBeGreaterThan(50);
  });

  it.each<[string, (state: Bids) => string]>([
    ["the points", (state) => `${prize(state)} ${hands(state)}`],
    ["the hands", (state) => `${prize(state)} ${lead(state)}`],
    ["the prizes to come", (state) => `${state.prizes.at(-1)} ${hands(state)} ${lead(state)}`],
    ["the prize in play", (state) => `${[...state.prizes].sort()} ${hands(state)} ${lead(state)}`],
  ])("is rejected if it leaves out %s", (_, rest) => {
    expect(() => checkGame(withRest(rest))).toThrow(/rest is .* but the game differs after them/);
  });

  it("is rejected if it is no text", () => {
    expect(() =>
      checkGame({ ...game, simultaneous: { ...game.simultaneous!, rest: () => 1 as never } }),
    ).toThrow(/rest is not a text/);
  });
});
