import { boardEditor } from "../../editor/board-editor.js";
import { SINKS, type State } from "./turn.js";

const FACES = ["1", "2", "3", "4", "5", "6"];

/** Numbers only: there are no squares. */
export const editor = boardEditor<State>({
  draftOf: ({ state: { distance, water, player, die } }) => ({
    cells: [],
    fields: {
      distance: String(distance),
      water: String(water),
      player: String(player),
      die: String(die || 1),
    },
  }),
  textOf: ({ fields: { distance, water, player, die } }) => `${distance} ${water} ${player} ${die}`,
  useLook(_draft, { options }, { seats, words }) {
    return {
      className: "",
      rows: [],
      pieces: [],
      fields: [
        {
          name: "distance",
          label: words.text("lifeboat-distance"),
          kind: "number",
          least: 0,
          most: Number(options.distance ?? 30),
        },
        { name: "water", label: words.text("lifeboat-in-boat"), kind: "number", least: 0, most: SINKS },
        {
          name: "player",
          label: words.text("board-editor-to-move"),
          kind: "choice",
          values: seats
            .slice(0, Number(options.players ?? 3))
            .map((seat, player) => [String(player), seat] as const),
        },
        {
          name: "die",
          label: words.text("board-editor-die"),
          kind: "choice",
          values: FACES.map((face) => [face, face] as const),
        },
      ],
    };
  },
});
