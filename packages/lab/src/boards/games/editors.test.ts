import { NotationError } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { strokesOf, withField } from "../kit/board-editor.js";
import type { Variant } from "../kit/view.js";
import type { Scene } from "../record/scene.js";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { viewOf } from "./views.js";

/** Parts of a position that a draft cannot hold: moves that may repeat, and offers. */
const HISTORY = / moves .*$/;

const edited: readonly (readonly [game: string, options: Variant["options"]])[] = [
  ["tic-tac-toe", {}],
  ["connect-four", {}],
  ["connect-four", { size: "5x4" }],
  ["pig", { target: "20" }],
  ["2048", {}],
  ["2048", { size: "3x3" }],
  ["einstein", {}],
  ["einstein", { size: "3" }],
  ["chess", {}],
  ["backgammon", {}],
  ["backgammon", { cube: "on" }],
  ["backgammon", { match: "7" }],
  ["hypergammon", {}],
  ["hypergammon", { checkers: "2" }],
  ["ludo", {}],
  ["ludo", { players: "2", pieces: "1" }],
  ["ludo", { players: "3" }],
  ["lifeboat", { players: "2", distance: "12" }],
  ["pac-man", { layout: "minimax" }],
  ["pac-man", { layout: "trap", ghosts: "minimising" }],
];

async function editorOf(game: string) {
  const face = await viewOf(game)!.load();
  return (await face.editor!()).editor;
}

/** Yields positions of random games. */
function* walked(referee: Referee, games: number): Generator<Scene> {
  const chance = seededChance("editor");
  for (let game = 0; game < games; game++) {
    let scene = referee.start(`start ${game}`);
    for (let ply = 0; ply < 60; ply++) {
      yield scene;
      if (scene.turn < 0) break;
      const resigned = scene.actions.filter(({ text }) => !/resign|double/.test(text));
      scene = referee.play(scene.state, chance.pick(resigned).action, `${game} ${ply}`);
    }
  }
}

describe.each(edited)("the editor of %s %o", (game, options) => {
  it("writes every position as the game does", async () => {
    const [editor, named] = [await editorOf(game), await gameChosen({ game, options })];
    const referee = new Referee(named);
    for (const { state, text, turn, actions } of walked(referee, cases(12, 3))) {
      const place = { state, position: text, options };
      const read = referee.read(editor.textOf(editor.draftOf(place), place));
      if (!HISTORY.test(text)) expect(read.text).toBe(text);
      expect([read.turn, read.actions.map((each) => each.text)]).toEqual([
        turn,
        actions.map((each) => each.text),
      ]);
    }
  });

  it("presses with the piece that is on a cell take it away, or add one to its stack", async () => {
    const [editor, named] = [await editorOf(game), await gameChosen({ game, options })];
    const { state, text } = new Referee(named).drawn("stack");
    const place = { state, position: text, options };
    const { topOf, without, press } = strokesOf(editor, place);
    const draft = editor.draftOf(place);
    for (const cell of draft.cells.keys()) {
      const [piece, less] = [topOf(draft, cell), without(draft, cell)];
      if (editor.isStacked && piece && topOf(less, cell) === piece)
        expect(press(less, cell, piece)).toEqual(draft);
      else if (!editor.isStacked) expect(press(draft, cell, piece)).toEqual(less);
    }
  });

  it("gives positions that the parser accepts or rejects with a message, whatever is pressed or moved", async () => {
    const [editor, named] = [await editorOf(game), await gameChosen({ game, options })];
    const referee = new Referee(named);
    const chance = seededChance("presses");
    const { state, text } = referee.start("");
    const place = { state, position: text, options };
    const strokes = strokesOf(editor, place);
    let taken = 0;
    for (let trial = 0; trial < cases(60, 10); trial++) {
      let draft = editor.draftOf(place);
      if (trial % 3 === 0) draft = strokes.cleared(draft);
      const cells = [...draft.cells.keys()];
      const pieces = new Set(cells.flatMap((cell) => strokes.topOf(editor.draftOf(place), cell) ?? []));
      for (let press = 0; press < chance.die(8) && cells.length > 0; press++) {
        const cell = chance.pick(cells);
        const before = strokes.topOf(draft, cell);
        if (pieces.size > 0 && chance.die(3) > 1)
          draft = strokes.press(draft, cell, chance.pick([...pieces]));
        else if (before !== undefined && chance.die(2) > 1)
          draft = strokes.moved(draft, cell, chance.pick(cells));
        else draft = strokes.press(draft, cell, undefined);
      }
      const [name] = Object.keys(draft.fields);
      if (name !== undefined && trial % 5 === 4) draft = withField(draft, name, "3");
      try {
        referee.read(editor.textOf(draft, place));
        taken++;
      } catch (error) {
        expect(error).toBeInstanceOf(NotationError);
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});

it("a stone falls in its column, a side has one king, and no more checkers than exist", async () => {
  const at = async (game: string, options = {}) => {
    const [editor, named] = [await editorOf(game), await gameChosen({ game, options })];
    const { state, text } = new Referee(named).start("");
    const place = { state, position: text, options };
    return { editor, place, strokes: strokesOf(editor, place), draft: editor.draftOf(place) };
  };
  const four = await at("connect-four");
  const stones = four.strokes.put(four.strokes.put(four.draft, 3, "X"), 3, "O");
  expect(four.editor.textOf(stones, four.place)).toBe("......./......./......./......./...O.../...X...");
  expect(four.editor.textOf(four.strokes.without(stones, 38), four.place)).toMatch(/\.\/\.\.\.O\.\.\.$/);

  const chess = await at("chess");
  const king = chess.strokes.put(chess.draft, 32, "K");
  expect(chess.editor.textOf(king, chess.place)).toBe(
    "rnbqkbnr/pppppppp/8/8/K7/8/PPPPPPPP/RNBQ1BNR w KQkq - 0 1",
  );

  const small = await at("hypergammon");
  expect(small.strokes.put(small.draft, 6, "0")).toBe(small.draft);
  const [from] = small.draft.cells.flatMap((held, cell) => (Number(held) > 0 ? [cell] : []));
  const moved = small.strokes.moved(small.draft, from!, 6);
  expect([moved.cells[from!], moved.cells[6]]).toEqual(["", "1"]);
  expect(small.strokes.put(small.strokes.cleared(small.draft), 0, "0").cells[0]).toBe("");
});
