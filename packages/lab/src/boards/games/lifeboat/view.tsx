import type { LifeboatAction, LifeboatState } from "@tyche/games/lifeboat";
import {
  boardEditor,
  choiceField,
  DIE_FACES,
  fieldsOf,
  numberField,
  seatField,
} from "../../kit/board-editor.js";
import { seatName } from "../../kit/names.js";
import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";

/** Buckets of water that sink the boat, and buckets that leak in each turn. */
export const SINKS = 12;
const LEAK = 2;
const CREW = 3;
const LONGEST = 30;

const NAMES = { row: "rowing", bail: "bailing" } as const;

/**
 * The state after a turn, before the next die: the boat is closer or less full, and water leaks in unless it is ashore.
 */
export function after(
  { distance, water, die }: LifeboatState,
  action: LifeboatAction,
): Pick<LifeboatState, "distance" | "water"> {
  const left = action === "row" ? Math.max(0, distance - die) : distance;
  const bailed = action === "bail" ? Math.max(0, water - die) : water;
  return { distance: left, water: left === 0 ? bailed : Math.min(SINKS, bailed + LEAK) };
}

function Board(board: BoardProps<LifeboatState, LifeboatAction>) {
  const { state, turn, seats, options, words } = board;
  const longest = Number(options.distance ?? LONGEST);
  const part = { row: Math.min(state.die, state.distance), bail: Math.min(state.die, state.water) };
  const { distance, water } = state;
  return (
    <PlainBoard
      board={board}
      hasSeats
      rows={(pointed) => {
        const next = pointed && after(state, pointed);
        return [
          {
            name: words.text("lifeboat-distance"),
            text: distance,
            share: 1 - distance / longest,
            next: next && 1 - next.distance / longest,
          },
          {
            name: words.text("lifeboat-in-boat"),
            text: `${water} / ${SINKS}`,
            share: water / SINKS,
            next: next && next.water / SINKS,
            isDanger: SINKS - water <= LEAK,
            isOther: true,
          },
        ];
      }}
      die={
        turn < 0
          ? undefined
          : { face: state.die, text: words.text("lifeboat-rolled", { seat: seats[turn]!, die: state.die }) }
      }
      choices={["row", "bail"]}
      nameOf={(action) =>
        turn < 0
          ? words.text(`lifeboat-${NAMES[action]}`)
          : words.text(`lifeboat-${action}`, { count: part[action] })
      }
      note={words.text("lifeboat-leak", { buckets: LEAK })}
    />
  );
}

const editor = boardEditor<LifeboatState>({
  draftOf: ({ state: { distance, water, player, die } }) => ({
    cells: [],
    fields: fieldsOf({ distance, water, player, die: die || 1 }),
  }),
  textOf: ({ fields: { distance, water, player, die } }) => `${distance} ${water} ${player} ${die}`,
  useLook: (_draft, { options }, { seats, words }) => ({
    fields: [
      numberField("distance", words.text("lifeboat-distance"), Number(options.distance ?? LONGEST)),
      numberField("water", words.text("lifeboat-in-boat"), SINKS),
      seatField(words, seats.slice(0, Number(options.players ?? CREW))),
      choiceField("die", words.text("board-editor-die"), DIE_FACES),
    ],
  }),
});

export const view = boardView<LifeboatState, LifeboatAction>({
  Board,
  isSolvable: () => true,
  editor: async () => ({ editor }),
  variants: [
    { name: "2 × 12", options: { players: "2", distance: "12" } },
    { name: "2 × 30", options: { players: "2" } },
    { name: "4 × 30", options: { players: "4" } },
    { name: "3 × 60", options: { distance: "60" } },
  ],
  actionName: (action, words) => words.text(`lifeboat-${NAMES[action]}`),
  resultName: (state, _payoff, words) =>
    state.distance === 0 ? words.text("lifeboat-saved") : words.text("lifeboat-drowned"),
  outcomeName: (_before, _action, { die, player }, words) =>
    words.text("lifeboat-rolled", { seat: seatName(words, "lifeboat", player), die }),
});
