import type { PigAction, PigState } from "@tyche/games/pig/state";
import type { Catalogue } from "@tyche/messages";
import { boardEditor, fieldsOf, numberField, seatField } from "../../kit/board-editor.js";
import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";

const STANDARD_TARGET = 100;

/** Points gained by a roll; 0 if the turn was lost. */
function gained(before: PigState, after: PigState): number {
  const isSame = before.player === after.player && after.turnTotal > before.turnTotal;
  return isSame ? after.turnTotal - before.turnTotal : 0;
}

function gainedText(before: PigState, after: PigState, words: Catalogue): string {
  const points = gained(before, after);
  return points > 0 ? words.text("pig-gained", { points }) : words.text("pig-lost-turn");
}

function Board(board: BoardProps<PigState, PigAction>) {
  const { state, turn, seats, before, options, words } = board;
  const target = Number(options.target ?? STANDARD_TARGET);
  const share = (points: number): number => Math.min(1, points / target);
  const rolled = before?.action === "roll" ? gained(before.state, state) : undefined;
  return (
    <PlainBoard
      board={board}
      rows={() =>
        state.scores.map((score, player) => ({
          name: seats[player]!,
          text: score,
          share: share(score),
          isMover: turn === player,
          isOther: player === 1,
          next: turn === player ? share(score + state.turnTotal) : undefined,
        }))
      }
      die={{
        // A lost turn is a one.
        face: rolled === 0 ? 1 : rolled,
        text: (
          <>
            <span className="note">{words.text("pig-turn-total")}</span>{" "}
            <strong>{words.text("pig-points", { points: turn < 0 ? 0 : state.turnTotal })}</strong>
          </>
        ),
      }}
      choices={["roll", "hold"]}
      nameOf={(action) => words.text(`pig-${action}`)}
    />
  );
}

const editor = boardEditor<PigState>({
  draftOf: ({ state: { scores, turnTotal, player } }) => ({
    cells: [],
    fields: fieldsOf({ first: scores[0], second: scores[1], total: turnTotal, player }),
  }),
  textOf: ({ fields: { first, second, total, player } }) =>
    player === "0" ? `${first},${second},${total}` : `${second},${first},${total},1`,
  useLook(_draft, { options }, { seats, words }) {
    const most = Number(options.target ?? STANDARD_TARGET);
    const score = words.text("board-editor-score");
    return {
      fields: [
        numberField("first", words.text("board-named", { name: score, text: seats[0]! }), most),
        numberField("second", words.text("board-named", { name: score, text: seats[1]! }), most),
        seatField(words, seats),
        numberField("total", words.text("pig-turn-total"), most),
      ],
    };
  },
});

export const view = boardView<PigState, PigAction>({
  Board,
  isSolvable: () => true,
  editor: async () => ({ editor }),
  variants: [
    { name: "20", options: { target: "20" } },
    { name: "50", options: { target: "50" } },
    { name: "🎲🎲", options: { dice: "2" } },
  ],
  endReason: ({ state: { scores } }, words) =>
    words.text("board-end-points", { own: Math.max(...scores), other: Math.min(...scores) }),
  actionName: (action, words) => words.text(`pig-${action}`),
  moveName: (before, action, after, words) =>
    action === "hold" ? undefined : gainedText(before, after, words),
  outcomeName: (before, _action, after, words) => gainedText(before, after, words),
});
