import { seededChance } from "@tyche/engine/chance";
import { createGame } from "@tyche/games";
import { entry } from "@tyche/games/briscola";
import type { BriscolaState } from "@tyche/games/briscola/state";
import { describe, expect, it } from "vitest";
import { deckOf, trickOf, unseenBy } from "./cards.js";

const { game } = createGame(entry, {});

describe("the unseen cards of a Briscola deal", () => {
  it("agree with the rules' own view of random deals", () => {
    const chance = seededChance("unseen");
    let state = game.start(chance) as BriscolaState;
    while (game.turn(state) >= 0) {
      expect(deckOf(state)).toHaveLength(40);
      expect(unseenBy(state, [0, 1]).chance).toBe(0);
      for (const viewer of [0, 1]) {
        const { cards, chance: share } = unseenBy(state, [viewer]);
        // An unseen card is elsewhere in some deal with the same view; a seen card never is.
        const view = game.view!(state, viewer);
        const others = new Set<number>();
        let held = 0;
        for (let draw = 0; draw < 60; draw++) {
          const drawn = game.determinize!(view, viewer, seededChance(`${draw}`)) as BriscolaState;
          const hand = drawn.hands[1 - viewer]!;
          for (const card of hand) others.add(card);
          held += hand.length;
        }
        for (const card of others) expect(cards.has(card)).toBe(true);
        expect(share * cards.size).toBeCloseTo(held / 60, 9);
      }
      const action = chance.pick(game.actions(state)) as number;
      const after = game.play(state, action, chance) as BriscolaState;
      const trick = trickOf(state, action, after);
      expect(trick === undefined).toBe(state.led === null);
      if (trick) expect(after.points[trick.winner]).toBeGreaterThanOrEqual(state.points[trick.winner]);
      state = after;
    }
  });
});
