import { type BoardProps, boardFace } from "../../board.js";
import { DieFace } from "../../die-face.js";
import { seatNames } from "../../names.js";
import "./pig.css";

interface State {
  readonly scores: readonly [number, number];
  readonly turnTotal: number;
  readonly player: 0 | 1;
}
type Action = "roll" | "hold";

/** Points needed to win, by default. */
const STANDARD_TARGET = 100;

/** Points gained by a roll; 0 if the turn was lost. */
function gained(before: State, after: State): number {
  const isSame = before.player === after.player && after.turnTotal > before.turnTotal;
  return isSame ? after.turnTotal - before.turnTotal : 0;
}

function Board({ state, turn, actions, onPlay, shown, before, words, options }: BoardProps<State, Action>) {
  const seats = seatNames(words, "pig");
  const target = Number(options.target ?? STANDARD_TARGET);
  /** The lane is as long as the target score. */
  const along = (points: number): number => 100 * Math.min(1, points / target);
  const rolled = before?.action === "roll" ? gained(before.state, state) : undefined;
  return (
    <section className="pig" aria-label={words.text("board-board")}>
      {state.scores.map((score, player) => {
        const isMover = turn === player;
        return (
          <div key={seats[player]} className={isMover ? "pig-track mover" : "pig-track"}>
            <span className="pig-seat">{seats[player]}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="lane" width="100" height="8" rx="1" />
              <rect className={`safe seat-${player}`} width={along(score)} height="8" rx="1" />
              {isMover && (
                <rect
                  className={`risky seat-${player}`}
                  x={along(score)}
                  width={along(score + state.turnTotal) - along(score)}
                  height="8"
                />
              )}
            </svg>
            <strong className="pig-score">{score}</strong>
          </div>
        );
      })}
      <div className="pig-turn">
        <DieFace face={rolled === undefined ? undefined : rolled === 0 ? 1 : rolled} />
        <p>
          <span className="note">{words.text("pig-turn-total")}</span>
          <strong>{words.text("pig-points", { points: turn < 0 ? 0 : state.turnTotal })}</strong>
        </p>
      </div>
      <div className="pig-actions">
        {(["roll", "hold"] as const).map((action) => (
          <button
            key={action}
            type="button"
            className={`tool ${action === "roll" ? "primary" : ""} ${shown === action ? "shown" : ""}`}
            disabled={!actions.some((each) => each.action === action)}
            onClick={() => onPlay(action)}
          >
            {words.text(`pig-${action}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

export const face = boardFace<State, Action>({
  game: "pig",
  Board,
  editor: () => import("./editor.js"),
  variants: [
    { name: "20", options: { target: "20" } },
    { name: "50", options: { target: "50" } },
    { name: "🎲🎲", options: { dice: "2" } },
  ],
  actionName: (action, words) => words.text(`pig-${action}`),
  outcomeName(before, _action, after, words) {
    const points = gained(before, after);
    return points > 0 ? words.text("pig-gained", { points }) : words.text("pig-lost-turn");
  },
});
