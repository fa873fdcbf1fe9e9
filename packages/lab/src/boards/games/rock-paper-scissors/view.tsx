import type { Hand, RockPaperScissorsState } from "@tyche/games/rock-paper-scissors";
import type { Catalogue } from "@tyche/messages";
import { Panel, Table } from "../../../kit/panel.js";
import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";

const HANDS = ["rock", "paper", "scissors"] as const;

/** 1 if the left hand wins, -1 if it loses, 0 for a tie. */
function winOf([left, right]: readonly [Hand, Hand]): number {
  const ahead = (HANDS.indexOf(left) - HANDS.indexOf(right) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}

function scoreText({ shown }: RockPaperScissorsState, words: Catalogue): string {
  const wins = shown.map(winOf);
  const count = (wanted: number): number => wins.filter((win) => win === wanted).length;
  return words.text("hands-score", { won: count(1), lost: count(-1), even: count(0) });
}

function Board(board: BoardProps<RockPaperScissorsState, Hand>) {
  const { state, turn, seats, viewers, words } = board;
  const last = state.shown.at(-1);
  /** The hand of a player: a choice only for those who may see it; between rounds the last hand. */
  const handText = (player: number): string => {
    const { chosen } = state;
    const isChosen = chosen !== null && state.first === player;
    if (isChosen && !viewers.includes(player)) return words.text("hands-chosen");
    const hand = isChosen ? chosen : last?.[player];
    return hand ? words.text(`hands-hands-${hand}`) : "–";
  };
  return (
    <PlainBoard
      board={board}
      title={words.text("hands-round", { number: state.shown.length + (turn < 0 ? 0 : 1) })}
      rows={() => seats.map((name, player) => ({ name, text: handText(player), isMover: turn === player }))}
      choices={HANDS}
      nameOf={(hand) => words.text(`hands-hands-${hand}`)}
      note={scoreText(state, words)}
    />
  );
}

/** How often each player has shown each hand: a habit can be exploited. */
function HabitsPanel({ state, seats, words }: BoardProps<RockPaperScissorsState, Hand>) {
  return (
    <Panel title={words.text("hands-habits")}>
      <Table
        head={["", ...HANDS.map((hand) => words.text(`hands-hands-${hand}`))]}
        rows={seats.map((seat, player) => ({
          key: seat,
          name: seat,
          cells: HANDS.map((hand) => state.shown.filter((hands) => hands[player] === hand).length),
        }))}
      />
      <p className="note">{words.text("hands-theory")}</p>
    </Panel>
  );
}

export const view = boardView<RockPaperScissorsState, Hand>({
  Board,
  Panel: HabitsPanel,
  hasSecretActions: true,
  variants: [
    { name: "3", options: { rounds: "3" } },
    { name: "10", options: { rounds: "10" } },
  ],
  endReason: ({ state }, words) => scoreText(state, words),
  hiddenName: ({ first, chosen }, viewer, words) =>
    chosen === null || first === viewer ? undefined : words.text(`hands-hands-${chosen}`),
  actionName: (hand, words) => words.text(`hands-hands-${hand}`),
});
