import type { SecretChoices } from "@tyche/engine";
import { deckOf, type GoofspielState, handOf, pointsOf } from "@tyche/games/goofspiel/state";
import { Panel, Table } from "../../../kit/panel.js";
import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";

/** Open rounds, and the choices that are still secret. */
type State = SecretChoices<GoofspielState, number>;

/** Cards of the standard game. */
const STANDARD = 4;

const cardsIn = (options: Readonly<Record<string, string>>): number => Number(options.cards ?? STANDARD);

function Board(board: BoardProps<State, number>) {
  const { state, turn, seats, viewers, options, words } = board;
  const { prizes, bids } = state.state;
  const cards = cardsIn(options);
  const most = (cards * (cards + 1)) / 2;
  const last = bids.at(-1);
  /** The bid of a player: one in play only for those who may see it; between rounds the last one. */
  const bidText = (player: number): string => {
    const hasBid = state.chosen.length > 0 && state.first === player;
    if (hasBid && !viewers.includes(player)) return words.text("goofspiel-bid");
    const card = hasBid ? state.chosen[0] : last?.[player];
    return card === undefined ? "–" : words.text("goofspiel-bids", { card });
  };
  return (
    <PlainBoard
      board={board}
      title={
        turn < 0
          ? words.text("goofspiel-over")
          : words.text("goofspiel-prize", { prize: prizes.at(-1)!, round: bids.length + 1 })
      }
      rows={() =>
        seats.map((name, player) => {
          const points = pointsOf(state.state, player);
          return {
            name,
            share: points / most,
            text: `${words.text("goofspiel-points", { points })} · ${bidText(player)}`,
            isMover: turn === player,
            isOther: player === 1,
          };
        })
      }
      nameOf={String}
    />
  );
}

/** The cards that both players have left, and the prizes to come: all of it is open. */
function LeftPanel({ state, seats, turn, options, words }: BoardProps<State, number>) {
  if (turn < 0) return null;
  const cards = cardsIn(options);
  const rows = [
    ...seats.map((name, player) => ({ name, left: handOf(state.state, player, cards) })),
    {
      name: words.text("goofspiel-prizes"),
      left: deckOf(cards).filter((prize) => !state.state.prizes.includes(prize)),
    },
  ];
  return (
    <Panel title={words.text("goofspiel-left")}>
      <Table rows={rows.map(({ name, left }) => ({ key: name, name, cells: [left.join(" ") || "–"] }))} />
      <p className="note">{words.text("goofspiel-theory")}</p>
    </Panel>
  );
}

export const view = boardView<State, number>({
  Board,
  Panel: LeftPanel,
  hasSecretActions: true,
  variants: [
    { name: { id: "goofspiel-variant", values: { cards: 3 } }, options: { cards: "3" } },
    { name: { id: "goofspiel-variant", values: { cards: 8 } }, options: { cards: "8" } },
  ],
  actionName: String,
  hiddenName: ({ first, chosen: [card] }, viewer, words) =>
    card === undefined || first === viewer ? undefined : words.text("goofspiel-bids", { card }),
});
