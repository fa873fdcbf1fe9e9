import type { LudoAction, LudoState } from "@tyche/games/ludo/state";
import { Panel } from "../../../kit/panel.js";
import type { BoardProps } from "../../kit/view.js";
import { SeatMark, seatStyle } from "./seat-mark.js";
import { seatOf } from "./way.js";

/** Expected result of each player after the move under the pointer, or after the best move. */
export function ChancesPanel({
  state,
  seats,
  turn,
  judgement,
  shown,
  words,
}: BoardProps<LudoState, LudoAction>) {
  const rows = judgement?.actions ?? [];
  const row = rows.find(({ action }) => action === shown) ?? rows[0];
  const players = state.pieces.length;
  const chances =
    row?.payoffs ?? (players === 2 && row?.value !== undefined ? twoChances(turn, row.value) : undefined);
  if (!row || !chances || turn < 0) return null;
  const percent = new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: 1 });
  const name =
    row.action === "pass"
      ? words.text("ludo-pass")
      : row.action === 0
        ? words.text("ludo-enter")
        : words.text("ludo-piece", { square: Number(row.action) });
  return (
    <Panel title={words.text("ludo-chances")} className="ludo-chances">
      <p className="note">{words.text("ludo-after", { action: name })}</p>
      <table className="numbers">
        <tbody>
          {chances.map((chance, player) => (
            <tr key={seats[player]} className={player === turn ? "mover" : undefined}>
              <th scope="row">
                <SeatMark seat={seatOf(player, players)} /> {seats[player]}
              </th>
              <td className="bar">
                <span
                  style={{
                    ...seatStyle(seatOf(player, players)),
                    inlineSize: `${100 * Math.max(0, Math.min(1, chance))}%`,
                  }}
                />
              </td>
              <td>{percent.format(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {players > 2 && <p className="note">{words.text("ludo-vectors")}</p>}
    </Panel>
  );
}

/** Of two players, one's probability is the complement of the other's. */
function twoChances(turn: number, value: number): readonly number[] {
  return turn === 0 ? [value, 1 - value] : [1 - value, value];
}
