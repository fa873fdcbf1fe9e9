import { outcomesOf } from "@tyche/engine";
import { type LifeboatAction, lifeboat } from "@tyche/games/lifeboat";
import { expect, it } from "vitest";
import { after, SINKS } from "./view.js";

it("a turn is drawn as the rules play it, from every distance of the boat", () => {
  const game = lifeboat({ players: 3, distance: 9 });
  for (let distance = 1; distance <= 9; distance++) {
    for (let water = 0; water < SINKS; water++) {
      for (let die = 1; die <= 6; die++) {
        const state = { distance, water, player: 1, die };
        for (const action of ["row", "bail"] satisfies LifeboatAction[]) {
          const drawn = after(state, action);
          for (const { result } of outcomesOf(game, state, action).outcomes)
            expect(result).toMatchObject(drawn);
        }
      }
    }
  }
});
