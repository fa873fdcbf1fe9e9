import type { ChessState } from "@tyche/games/chess";
import { Panel } from "../../../kit/panel.js";
import type { BoardProps } from "../../kit/view.js";
import { numberOf, sideOf } from "./placement.js";
import { localMove } from "./spoken.js";

/** The expected line in chess notation; a press plays its first move. */
export function LinePanel({ state, turn, line, actions, onPlay, words }: BoardProps<ChessState, string>) {
  if (turn < 0) return null;
  const first = numberOf(state);
  const side = sideOf(state);
  const [next] = line;
  const playable = next && actions.find(({ text }) => text === next.text);
  return (
    <Panel title={words.text("chess-line")} className="chess-line">
      <p>
        {line.length === 0 && <span className="note">{words.text("chess-no-line")}</span>}
        {line.map(({ text }, ply) => {
          const half = side + ply;
          const number = first + Math.floor(half / 2);
          const name = localMove(text, words);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: plies of a single line.
            <span key={ply} className="chess-ply">
              {half % 2 === 0 ? `${number}. ` : ply === 0 ? `${number}… ` : ""}
              {ply === 0 && playable ? (
                <button type="button" className="boards-move" onClick={() => onPlay(playable)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </span>
          );
        })}
      </p>
    </Panel>
  );
}
