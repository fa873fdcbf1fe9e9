import { seededChance } from "@tyche/engine/chance";
import { createGame } from "@tyche/games";
import { entry } from "@tyche/games/ludo";
import { HOME, type LudoAction, type LudoState, TRACK_SPOTS } from "@tyche/games/ludo/state";
import { describe, expect, it } from "vitest";
import { groupsOf, ownerOf, spotOf, targetOf } from "./way.js";

describe("the track of Ludo", () => {
  it("is a ring of 52 adjacent squares, and leads home without a gap", () => {
    expect(new Set(TRACK_SPOTS.map(String)).size).toBe(52);
    for (const seat of [0, 1, 2, 3]) {
      for (let progress = 2; progress < HOME; progress++) {
        const [x, y] = spotOf(seat, progress, 0);
        const [beforeX, beforeY] = spotOf(seat, progress - 1, 0);
        // Around the inner corners a piece moves diagonally.
        expect(Math.max(Math.abs(x - beforeX), Math.abs(y - beforeY)), `${seat} ${progress}`).toBe(1);
        // The home column continues the middle of its arm.
        if (progress > 51) expect(Math.min(Math.abs(x - beforeX), Math.abs(y - beforeY))).toBe(0);
      }
    }
  });

  it("moves the same piece as the rules, and draws every piece once", () => {
    for (const options of [{}, { players: "2", pieces: "1" }, { partners: "yes", pieces: "1" }]) {
      const { game } = createGame(entry, options);
      const chance = seededChance("way");
      let state = game.start(chance) as LudoState;
      for (let ply = 0; game.turn(state) >= 0 && ply < 400; ply++) {
        const drawn = groupsOf(state).reduce((sum, { count }) => sum + count, 0);
        expect(drawn).toBe(state.pieces.flat().length);
        const action = chance.pick(game.actions(state)) as LudoAction;
        const after = game.play(state, action, chance) as LudoState;
        if (action !== "pass") {
          const owner = ownerOf(state);
          const to = targetOf(action, state.die);
          expect(after.pieces[owner]).toEqual(
            state.pieces[owner]!.with(state.pieces[owner]!.indexOf(action), to).sort((a, b) => b - a),
          );
        }
        state = after;
      }
    }
  });
});
