import type { BoardProps } from "../../board.js";
import { SeatMark } from "./seat-mark.js";
import { type Action, type State, seatOf } from "./way.js";
import { LUDO_WORDS } from "./words.js";

/** The vector of the move that is looked at, or of the best: what each player may expect. */
export function ChancesPanel({
  state,
  turn,
  judgement,
  shown,
  messages,
  language,
}: BoardProps<State, Action>) {
  const rows = judgement?.actions ?? [];
  const row = rows.find(({ action }) => action === shown) ?? rows[0];
  const players = state.pieces.length;
  const chances =
    row?.payoffs ?? (players === 2 && row?.value !== undefined ? twoChances(turn, row.value) : undefined);
  if (!row || !chances || turn < 0) return null;
  const words = LUDO_WORDS[language];
  const seats = messages.seats.ludo!;
  const percent = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1 });
  const name =
    row.action === "pass" ? words.pass : row.action === 0 ? words.enter : words.piece(Number(row.action));
  return (
    <section className="panel ludo-chances" aria-label={words.chances}>
      <h2>{words.chances}</h2>
      <p className="note">{words.after(name)}</p>
      <table>
        <tbody>
          {chances.map((chance, player) => (
            <tr key={seats[player]} className={player === turn ? "mover" : undefined}>
              <th scope="row">
                <SeatMark seat={seatOf(player, players)} /> {seats[player]}
              </th>
              <td className="bar">
                <span
                  className={`seat-${seatOf(player, players)}`}
                  style={{ inlineSize: `${100 * Math.max(0, Math.min(1, chance))}%` }}
                />
              </td>
              <td>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {players > 2 && <p className="note">{words.vectors}</p>}
    </section>
  );
}

/** What one of two has, the other has not. */
function twoChances(turn: number, value: number): readonly number[] {
  return turn === 0 ? [value, 1 - value] : [1 - value, value];
}
