import { boardEditor } from "../../editor/board-editor.js";
import { EDITOR_WORDS } from "../../editor/words.js";
import { PIG_WORDS } from "./words.js";

interface State {
  readonly scores: readonly [number, number];
  readonly turnTotal: number;
  readonly player: 0 | 1;
}

/** Points alone: there is no board. */
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
  useLook(_draft, { options }, { seats, language }) {
    const most = Number(options.target ?? 100);
    const words = EDITOR_WORDS[language];
    return {
      className: "",
      rows: [],
      pieces: [],
      fields: [
        { name: "first", label: `${words.score}: ${seats[0]}`, kind: "number", least: 0, most },
        { name: "second", label: `${words.score}: ${seats[1]}`, kind: "number", least: 0, most },
        {
          name: "player",
          label: words.toMove,
          kind: "choice",
          values: seats.map((seat, player) => [String(player), seat] as const),
        },
        { name: "total", label: PIG_WORDS[language].turnTotal, kind: "number", least: 0, most },
      ],
    };
  },
});
