import type { CoinAction, CoinState } from "@tyche/games/hidden-coin";
import { Panel, Table } from "../../../kit/panel.js";
import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";
import type { Opinion } from "./insight.js";

type Insight = readonly Opinion[];

/** Whether a viewer has seen the coin: the asking player has, and at the end everybody. */
function isLifted(
  { stage }: CoinState,
  viewers: readonly number[],
  options: Readonly<Record<string, string>>,
): boolean {
  return stage === "over" || (options.variant === "asked" && viewers.includes(1));
}

function Board(board: BoardProps<CoinState, CoinAction, Insight>) {
  const { state, viewers, options, words } = board;
  const value = new Intl.NumberFormat(words.language).format(state.pays);
  return (
    <PlainBoard
      board={board as BoardProps<CoinState, CoinAction>}
      title={
        (isLifted(state, viewers, options)
          ? words.text("coin-lies", { side: words.text(`coin-actions-${state.coin}`) })
          : words.text("coin-under")) +
        (state.stage === "over" ? ` · ${words.text("coin-paid", { value })}` : "")
      }
      hasSeats
      nameOf={(action) => words.text(`coin-actions-${action}`)}
    />
  );
}

/** Compares the results of two search methods for hidden information, and shows where they are wrong. */
function WaysPanel({ turn, options, insight, scale, words }: BoardProps<CoinState, CoinAction, Insight>) {
  const actions = insight?.[0]?.actions.map(({ action }) => action).toSorted() ?? [];
  return (
    <Panel title={words.text("coin-ways")} className="hidden-coin-ways">
      {insight && turn >= 0 && (
        <Table
          head={["", ...insight.map(({ method }) => words.text(`coin-methods-${method}`))]}
          rows={actions.map((action) => ({
            key: action,
            name: words.text(`coin-actions-${action as CoinAction}`),
            cells: insight.map(({ actions: rows }) => {
              const row = rows.find((each) => each.action === action)!;
              return `${scale.text(row.value)}${row === rows[0] ? " ✓" : ""}`;
            }),
          }))}
        />
      )}
      <p>{words.text(options.variant === "asked" ? "coin-non-local" : "coin-fusion")}</p>
    </Panel>
  );
}

export const view = boardView<CoinState, CoinAction, Insight>({
  Board,
  Panel: WaysPanel,
  hasInsight: true,
  variants: [{ name: { id: "coin-variant" }, options: { variant: "asked" } }],
  actionName: (action, words) => words.text(`coin-actions-${action}`),
  hiddenName: (state, viewer, words, options) =>
    isLifted(state, [viewer], options) ? undefined : words.text(`coin-actions-${state.coin}`),
  outcomeName: ({ coin }, _action, _after, words) =>
    words.text("coin-lies", { side: words.text(`coin-actions-${coin}`) }),
});
