import { PlainBoard } from "../../kit/plain-board.js";
import { type BoardProps, boardView } from "../../kit/view.js";
import type { Opinion } from "./insight.js";

interface State {
  readonly coin: "heads" | "tails";
  readonly stage: "open" | "named" | "over";
  readonly pays: number;
}
type Action = "stop" | "play" | "ask" | "pass" | "heads" | "tails";
type Insight = readonly Opinion[];

/** Whether one of the viewers has seen the coin: all have at the end, before that the player who asks. */
function isLifted(
  { stage }: State,
  viewers: readonly number[],
  options: Readonly<Record<string, string>>,
): boolean {
  return stage === "over" || (options.variant === "asked" && viewers.includes(1));
}

function Board(board: BoardProps<State, Action, Insight>) {
  const { state, viewers, options, words } = board;
  const value = new Intl.NumberFormat(words.language).format(state.pays);
  return (
    <PlainBoard
      board={board as BoardProps<State, Action>}
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
function WaysPanel({ turn, options, insight, scale, words }: BoardProps<State, Action, Insight>) {
  const isAsked = options.variant === "asked";
  const actions = insight?.[0]?.actions.map(({ action }) => action).toSorted() ?? [];
  return (
    <section className="panel hidden-coin-ways" aria-label={words.text("coin-ways")}>
      <h2>{words.text("coin-ways")}</h2>
      {insight && turn >= 0 && (
        <table className="boards-numbers">
          <thead>
            <tr>
              <td />
              {insight.map(({ method }) => (
                <th key={method} scope="col">
                  {words.text(`coin-methods-${method}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <tr key={action}>
                <th scope="row">{words.text(`coin-actions-${action as Action}`)}</th>
                {insight.map(({ method, actions: rows }) => (
                  <td key={method} className={rows[0]?.action === action ? "best" : undefined}>
                    {scale.text(rows.find((row) => row.action === action)!.value)}
                    {rows[0]?.action === action && " ✓"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isAsked && <p>{words.text("coin-fusion")}</p>}
      {isAsked && <p>{words.text("coin-non-local")}</p>}
    </section>
  );
}

export const view = boardView<State, Action, Insight>({
  Board,
  Panel: WaysPanel,
  hasInsight: true,
  variants: [
    {
      name: { id: "coin-variant" },
      options: { variant: "asked" },
    },
  ],
  actionName: (action, words) => words.text(`coin-actions-${action}`),
  outcomeName: ({ coin }, _action, _after, words) =>
    words.text("coin-lies", { side: words.text(`coin-actions-${coin}`) }),
});
