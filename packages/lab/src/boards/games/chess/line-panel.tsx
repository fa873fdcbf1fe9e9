import type { BoardProps } from "../../board.js";
import { numberOf, type State, sideOf } from "./placement.js";
import { CHESS_WORDS, localMove } from "./words.js";

/** What the machine expects, as a game is written down; a press plays the first move of it. */
export function LinePanel({ state, turn, line, actions, onPlay, language }: BoardProps<State, string>) {
  if (turn < 0) return null;
  const words = CHESS_WORDS[language];
  const first = numberOf(state);
  const side = sideOf(state);
  const [next] = line;
  const canPlay = next !== undefined && actions.some(({ text }) => text === next.text);
  return (
    <section className="panel chess-line" aria-label={words.line}>
      <h2>{words.line}</h2>
      <p>
        {line.length === 0 && <span className="note">{words.noLine}</span>}
        {line.map(({ text }, ply) => {
          const half = side + ply;
          const number = first + Math.floor(half / 2);
          const name = localMove(text, language);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: plies of one line.
            <span key={ply} className="chess-ply">
              {half % 2 === 0 ? `${number}. ` : ply === 0 ? `${number}… ` : ""}
              {ply === 0 && canPlay ? (
                <button type="button" className="boards-move" onClick={() => onPlay(text)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </span>
          );
        })}
      </p>
    </section>
  );
}
