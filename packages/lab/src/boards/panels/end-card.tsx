import type { Catalogue } from "@tyche/messages";
import { useEffect } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { lineOf, placeAt, wentTo } from "../record/game-record.js";
import type { TableProps, TableState } from "../table/use-table.js";
import { Judging } from "./ledger-panel.js";
import { lossOf } from "./record-panel.js";

/** Most moves of a game that is judged unasked. */
export const MOST_UNASKED = 250;

/** How the game ended, in one sentence. */
export function resultText({ game, view, naming, board }: TableState, words: Catalogue): string {
  const { names, scale } = naming;
  const { payoff } = placeAt(game.record).scene;
  if (game.resigned !== undefined && !payoff)
    return words.text("board-wins", { seat: names[1 - game.resigned]! });
  const result = payoff && view?.resultName?.(board.state, payoff, words);
  if (result !== undefined) return result;
  if (!payoff || payoff.length === 1)
    return words.text("board-ended", { payoff: scale.text(payoff?.[0] ?? 0) });
  const most = Math.max(...payoff);
  const winners = payoff.flatMap((each, player) => (each === most ? [names[player]!] : []));
  return winners.length > 1 ? words.text("board-draw") : words.text("board-wins", { seat: winners[0]! });
}

/** Why it ended; undefined if the result says it. */
function reasonText({ game, view, naming, board }: TableState, words: Catalogue): string | undefined {
  const { payoff } = placeAt(game.record).scene;
  if (!payoff)
    return game.resigned === undefined
      ? undefined
      : words.text("board-resigned", { seat: naming.names[game.resigned]! });
  const { state, before, earlier, seats, options } = board;
  return view?.endReason?.({ state, payoff, before, earlier, seats, options }, words);
}

/** How the game ended and why, what each side gave away, and what to do next. */
export function EndCard({ table, onReview }: TableProps & { readonly onReview: () => void }) {
  const { game, naming, accounts, session } = table;
  const { whole } = accounts;
  const { record } = game;
  const { scale, names, listName } = naming;
  const words = useWords();
  const turns = lineOf(record).slice(1);
  const isShort = turns.length > 0 && turns.length <= MOST_UNASKED;
  const { judge } = whole;
  useEffect(() => {
    if (isShort) judge(false);
  }, [judge, isShort]);
  const judged = turns.flatMap((place) => {
    const loss = lossOf(record, table.analysis.judged, place);
    const { turn } = record.places[record.places[place]!.parent]!.scene;
    return loss === undefined ? [] : [{ place, turn, loss }];
  });
  const worst = judged.toSorted((one, other) => other.loss - one.loss)[0];
  const reason = reasonText(table, words);
  /** Nothing is known of a seat before one of its moves is judged. */
  const losses = names.flatMap((name, seat) => {
    const own = judged.filter(({ turn }) => turn === seat);
    return own.length === 0 ? [] : [{ name, loss: own.reduce((sum, { loss }) => sum + loss, 0) }];
  });
  return (
    <section className="card boards-end" aria-label={words.text("board-end-title")}>
      <h3>{resultText(table, words)}</h3>
      {reason !== undefined && <p>{reason}</p>}
      <div className="buttons">
        <Button primary onClick={table.newGame}>
          {words.text("board-end-again")}
        </Button>
        <Button onClick={onReview}>{words.text("board-end-review")}</Button>
      </div>
      {judged.length > 0 && (
        <dl className="boards-lost">
          {losses.map(({ name, loss }) => (
            <div key={name}>
              <dt>
                {names.length === 1
                  ? words.text("board-end-lost-alone")
                  : words.text("board-end-lost", { seat: name })}
              </dt>
              <dd>{scale.difference(loss)}</dd>
            </div>
          ))}
          {worst && scale.difference(worst.loss) !== scale.difference(0) && (
            <div>
              <dt>{words.text("board-end-worst")}</dt>
              <dd>
                <button
                  type="button"
                  className="boards-move"
                  onClick={() => {
                    onReview();
                    session.walk((at) => wentTo(at, record.places[worst.place]!.parent));
                  }}
                >
                  {listName(worst.place)}
                </button>{" "}
                −{scale.difference(worst.loss)}
              </dd>
            </div>
          )}
        </dl>
      )}
      <Judging table={table} />
    </section>
  );
}
