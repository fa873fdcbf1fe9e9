import { type BoardProps, boardFace } from "../../board.js";
import { DieFace } from "../../die-face.js";
import "./pig.css";
import { PIG_WORDS } from "./words.js";

interface State {
  readonly scores: readonly [number, number];
  readonly turnTotal: number;
  readonly player: 0 | 1;
}
type Action = "roll" | "hold";

/** What a roll gathered; 0 where the turn was lost. */
function gained(before: State, after: State): number {
  const isSame = before.player === after.player && after.turnTotal > before.turnTotal;
  return isSame ? after.turnTotal - before.turnTotal : 0;
}

function Board({
  state,
  turn,
  actions,
  onPlay,
  shown,
  before,
  messages,
  language,
}: BoardProps<State, Action>) {
  const words = PIG_WORDS[language];
  const seats = messages.seats.pig!;
  const reached = Math.max(...state.scores, state.scores[state.player] + state.turnTotal);
  // The lane is as long as the game, which the state does not say: it grows with the scores.
  const most = [20, 50, 100].find((target) => reached <= target) ?? reached;
  const rolled = before?.action === "roll" ? gained(before.state, state) : undefined;
  return (
    <section className="pig" aria-label={messages.board}>
      {state.scores.map((score, player) => {
        const isMover = turn === player;
        return (
          <div key={seats[player]} className={isMover ? "pig-track mover" : "pig-track"}>
            <span className="pig-seat">{seats[player]}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="lane" width="100" height="8" rx="1" />
              <rect className={`safe seat-${player}`} width={(100 * score) / most} height="8" rx="1" />
              {isMover && (
                <rect
                  className={`risky seat-${player}`}
                  x={(100 * score) / most}
                  width={(100 * state.turnTotal) / most}
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
          <span className="note">{words.turnTotal}</span>
          <strong>{words.points(turn < 0 ? 0 : state.turnTotal)}</strong>
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
            {words[action]}
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
  actionName: (action, _messages, language) => PIG_WORDS[language][action],
  outcomeName(before, _action, after, _messages, language) {
    const points = gained(before, after);
    const words = PIG_WORDS[language];
    return points > 0 ? words.gained(points) : words.lostTurn;
  },
});
