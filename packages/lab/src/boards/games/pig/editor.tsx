import { boardEditor } from "../../editor/board-editor.js";

interface State {
  readonly scores: readonly [number, number];
  readonly turnTotal: number;
  readonly player: 0 | 1;
}

/** Points only: there is no board. */
export const editor = boardEditor<State>({
  draftOf: ({ state: { scores, turnTotal, player } }) => ({
    cells: [],
    fields: {
      first: String(scores[0]),
      second: String(scores[1]),
      total: String(turnTotal),
      player: String(player),
    },
  }),
  textOf: ({ fields: { first, second, total, player } }) =>
    player === "0" ? `${first},${second},${total}` : `${second},${first},${total},1`,
  useLook(_draft, { options }, { seats, words }) {
    const most = Number(options.target ?? 100);
    return {
      className: "",
      rows: [],
      pieces: [],
      fields: [
        {
          name: "first",
          label: `${words.text("board-editor-score")}: ${seats[0]}`,
          kind: "number",
          least: 0,
          most,
        },
        {
          name: "second",
          label: `${words.text("board-editor-score")}: ${seats[1]}`,
          kind: "number",
          least: 0,
          most,
        },
        {
          name: "player",
          label: words.text("board-editor-to-move"),
          kind: "choice",
          values: seats.map((seat, player) => [String(player), seat] as const),
        },
        { name: "total", label: words.text("pig-turn-total"), kind: "number", least: 0, most },
      ],
    };
  },
});
