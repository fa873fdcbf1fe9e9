import { expect, it } from "vitest";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { typedMove } from "./move-field.js";

const POSITIONS = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r3k2r/pp3ppp/8/2b1p3/2B1P3/8/PP3PPP/R3K2R w KQkq - 0 1",
  "8/P6k/8/8/8/2B5/1p6/R1N4K w - - 0 1",
];

it("every move of a position is found by its own name, without its signs, and castling with zeros", async () => {
  const referee = new Referee(await gameChosen({ game: "chess", options: {} }));
  for (const position of POSITIONS) {
    const { actions } = referee.read(position);
    for (const move of actions) {
      const find = (text: string) => typedMove(text, actions, ({ text }) => text);
      expect(find(move.text)).toBe(move);
      expect(find(move.text.replaceAll(/[x+#=]/g, ""))).toBe(move);
      expect(find(move.text.replaceAll("O", "0"))).toBe(move);
      expect(find(`${move.text}!`)).toBe(undefined);
    }
  }
});

it.each([
  ["chess", POSITIONS[0]!, "Nf6", "chess-illegal-move"],
  ["chess", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rd1 or so", "chess-illegal-move"],
  ["chess", "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1", "Ra2", "chess-ambiguous"],
  ["backgammon", "4HPwATDgc/ABMA 31", "8/4 6/5", "backgammon-not-legal"],
  ["backgammon", "4HPwATDgc/ABMA 31", "7/4", "backgammon-no-checker"],
])("%s, %s: the rules say what is wrong with %s", async (game, position, text, id) => {
  const referee = new Referee(await gameChosen({ game, options: {} }));
  const { state, actions } = referee.read(position);
  expect(typedMove(text, actions, ({ text }) => text)).toBe(undefined);
  expect(() => referee.typed(state, text)).toThrow(expect.objectContaining({ id }));
});

it("a play of backgammon may be typed in any order of its steps", async () => {
  const referee = new Referee(await gameChosen({ game: "backgammon", options: {} }));
  const { state, actions } = referee.read("4HPwATDgc/ABMA 31");
  expect(referee.typed(state, "6/5 8/5")).toEqual(actions.find(({ text }) => text === "8/5 6/5"));
});
