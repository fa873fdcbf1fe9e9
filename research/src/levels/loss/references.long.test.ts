import { hasGnubg } from "@tyche/backgammon/servers";
import { canonicalText, decide } from "@tyche/engine";
import { loadGame } from "@tyche/registry";
import { expect, it } from "vitest";
import { hasProgram } from "../../../../tests/programs.js";
import { gnubgWithCube } from "./gnubg.js";
import { stockfish, stockfishBinary } from "./stockfish.js";

const binary = stockfishBinary();

it.runIf(hasProgram("Stockfish", binary !== undefined, "tools/install-judges.sh"))(
  "Stockfish sees the mate, and that the queen for a pawn is lost",
  async () => {
    const { game } = await loadGame("chess");
    const judge = await stockfish(binary!, 8);
    try {
      const queen = game.notation!.parsePosition("4k3/5ppp/4p3/3p4/8/8/3Q1PPP/4K3 w - - 0 1");
      const values = (await judge.judge(queen))!;
      expect([...values.keys()].sort()).toEqual(game.actions(queen).map(canonicalText).sort());
      expect(Math.max(...values.values()) - values.get('"d2d5"')!).toBeGreaterThan(500);
      const mate = game.notation!.parsePosition("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
      expect((await judge.judge(mate))!.get('"a1a8"')).toBe(1000);
    } finally {
      await judge.close!();
    }
  },
);

it.runIf(hasProgram("GNU Backgammon", await hasGnubg(), "tools/install-judges.sh"))(
  "GNU Backgammon judges plays, doubles and takes about as our own search does",
  async () => {
    for (const match of ["5", undefined]) {
      const { game } = await loadGame("backgammon", match === undefined ? { cube: "on" } : { match });
      const judge = await gnubgWithCube(game, 0);
      const score = match === undefined ? "0:0:0:0" : "2:1:0:5";
      try {
        for (const place of ["0:0:1:00", "0:0:1:31", "1:1:1:00", "1:-1:-1:52", "0:0:1:D"]) {
          const text = `XGID=-b----E-C---eE---c-e----B-:${place}:${score}:10`;
          const state = game.notation!.parsePosition(text);
          const values = (await judge.judge(state))!;
          const { actions } = await decide(game, state, { depth: 1, rank: "all" });
          const unit = game.stakes!(state) / (place.endsWith("0") || place.endsWith("D") ? 0.2 : 1);
          const [best] = actions;
          const sign = game.turn(state) === 0 ? 1 : -1;
          expect([...values.keys()].sort(), text).toEqual(game.actions(state).map(canonicalText).sort());
          for (const { action, value } of actions) {
            const own = (sign * (value! - best!.value!)) / unit;
            const other = values.get(canonicalText(action))! - values.get(canonicalText(best!.action))!;
            expect(Math.abs(own - other), `${text} ${canonicalText(action)}`).toBeLessThan(0.12);
          }
        }
      } finally {
        await judge.close!();
      }
    }
  },
);
