import { type BlackjackAction, type BlackjackState, totalOf } from "@tyche/games/blackjack/state";
import { useState } from "react";
import { Panel } from "../../../kit/panel.js";
import type { BoardProps } from "../../kit/view.js";
import { cardName } from "./cards.js";
import { type Row, type Strategy, UP_CARDS } from "./insight.js";

/** The exact strategy table for two cards, with the current cell marked, and the house edge. */
export function StrategyPanel({
  state,
  insight,
  words,
  scale,
}: BoardProps<BlackjackState, BlackjackAction, Strategy>) {
  const [pointed, setPointed] = useState<readonly [row: number, column: number]>();
  const isDeciding = !state.done && state.dealer[1] === 0 && state.player.length > 1;
  const { total, soft } = totalOf(state.player);
  const rows = insight?.rows ?? [];
  const here = isDeciding ? rows.findIndex((row) => row.total === total && row.soft === soft) : -1;
  const up = UP_CARDS.indexOf(state.dealer[0]!);
  const [row, column] = pointed ?? [here, up];
  const looked = rows[row]?.cells[column];
  const name = ({ total, soft }: Row): string => words.text("blackjack-total", { total, soft });
  const percent = new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: 3 });
  return (
    <Panel title={words.text("blackjack-strategy")} className="blackjack-strategy">
      {!insight && <p className="note">{words.text("blackjack-wait")}</p>}
      {insight && (
        <>
          <p className="looked">
            {looked && (
              <>
                <strong>
                  {name(rows[row]!)} {words.text("blackjack-against", { name: cardName(UP_CARDS[column]!) })}:
                </strong>{" "}
                {Object.entries(looked.values)
                  .map(
                    ([action, value]) =>
                      `${words.text(`blackjack-actions-${action as BlackjackAction}`)} ${scale.text(value)}`,
                  )
                  .join(" · ")}
              </>
            )}
          </p>
          <table onPointerLeave={() => setPointed(undefined)}>
            <thead>
              <tr>
                <th scope="col">{words.text("blackjack-hand")}</th>
                {UP_CARDS.map((card) => (
                  <th key={card} scope="col">
                    {cardName(card)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((each, y) => (
                <tr key={name(each)} className={each.soft ? "soft" : undefined}>
                  <th scope="row">{name(each)}</th>
                  {each.cells.map(({ best }, x) => (
                    <td
                      key={UP_CARDS[x]}
                      className={`${best} ${y === here && x === up ? "here" : ""}`}
                      aria-current={y === here && x === up ? "true" : undefined}
                      onPointerEnter={() => setPointed([y, x])}
                    >
                      {words.text(`blackjack-letters-${best}`)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="legend note">
            {(["hit", "stand", "double"] as const).map((action) => (
              <span key={action}>
                <b className={action}>{words.text(`blackjack-letters-${action}`)}</b>{" "}
                {words.text(`blackjack-actions-${action}`)}
              </span>
            ))}
          </p>
          <p className="note">{words.text("blackjack-only-two")}</p>
          <p>{words.text("blackjack-edge", { percent: percent.format(-insight.round) })}</p>
          <p className="note">{words.text("blackjack-sampling")}</p>
        </>
      )}
    </Panel>
  );
}
