import { type BoardProps, boardFace } from "../../board.js";
import "./hidden-coin.css";
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

function Board(props: BoardProps<State, Action, Insight>) {
  const { state, viewers, options, actions, onPlay, shown, words } = props;
  const isOpen = isLifted(state, viewers, options);
  return (
    <section className="hidden-coin" aria-label={words.text("board-board")}>
      <svg viewBox="0 -8 200 138" aria-hidden="true">
        <ellipse className="shade" cx="100" cy="112" rx="74" ry="11" />
        {isOpen && (
          <g transform="translate(100 98)">
            <ellipse className="edge" cy="5" rx="31" ry="15" />
            <ellipse className="coin" rx="31" ry="15" />
            {state.coin === "heads" ? (
              <path className="mark" d="M-7 6C-9-8 8-9 7-2l3 2-3 1C7 5 3 4 3 7z" />
            ) : (
              <path className="mark" d="M-12 0 0-7 12 0 0 7z" />
            )}
          </g>
        )}
        <g className={isOpen ? "cup lifted" : "cup"}>
          <path d="M58 108 72 30q28-9 56 0l14 78q-42 13-84 0z" />
          <path className="rim" d="M58 108q42 13 84 0M64 76q36 9 72 0" />
        </g>
      </svg>
      <p role="status">
        {isOpen
          ? words.text("coin-lies", { side: words.text(`coin-actions-${state.coin}`) })
          : words.text("coin-under")}
        {state.stage === "over" &&
          ` · ${words.text("coin-paid", { value: new Intl.NumberFormat(words.language).format(state.pays) })}`}
      </p>
      <div className="hidden-coin-actions">
        {actions.map(({ action, text }) => (
          <button
            key={action}
            type="button"
            className={shown === action ? "tool shown" : "tool"}
            onClick={() => onPlay(text)}
          >
            {words.text(`coin-actions-${action}`)}
          </button>
        ))}
      </div>
    </section>
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
        <table>
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

export const face = boardFace<State, Action, Insight>({
  game: "hidden-coin",
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
