import type { Catalogue } from "@tyche/messages";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { givenAway } from "../analysis/given-away.js";
import { withoutLuck } from "../analysis/ledger.js";
import { dayText, gameName, timeText } from "../kit/names.js";
import { dailyAddress } from "../record/board-link.js";
import { lineOf, placeAt, wentTo } from "../record/game-record.js";
import { playedIn, type Results } from "../record/results.js";
import { playerName, seatText } from "../table/player-name.js";
import type { TableProps, TableState } from "../table/use-table.js";
import { Judging, luckText } from "./ledger-panel.js";
import { amountText } from "./verdict.js";

/** Most moves of a game that is judged unasked. */
export const MOST_UNASKED = 250;

/** How the game ended, in one sentence. */
export function resultText({ game, view, naming, seating, board }: TableState, words: Catalogue): string {
  const { names, scale } = naming;
  const { own } = seating;
  const { payoff } = placeAt(game.record).scene;
  const wins = (seat: number): string => {
    if (seat === own) return words.text("board-you-won");
    // Of three players a lost game has a winner to be named.
    return own !== undefined && names.length === 2
      ? words.text("board-you-lost")
      : words.text("board-wins", { seat: names[seat]! });
  };
  if (game.resigned !== undefined && !payoff)
    return game.onTime === "drawn" ? words.text("board-draw") : wins(1 - game.resigned);
  const result = payoff && view?.resultName?.(board.state, payoff, words, wins);
  if (result !== undefined) return result;
  if (!payoff || payoff.length === 1)
    return words.text("board-ended", { payoff: scale.text(payoff?.[0] ?? 0) });
  const most = Math.max(...payoff);
  return payoff.indexOf(most) === payoff.lastIndexOf(most)
    ? wins(payoff.indexOf(most))
    : words.text("board-draw");
}

/** Why it ended; undefined if the result says it. */
function reasonText(
  { game, view, naming, seating, board }: TableState,
  words: Catalogue,
): string | undefined {
  const { payoff } = placeAt(game.record).scene;
  const { resigned, onTime } = game;
  if (!payoff && resigned === undefined) return undefined;
  if (!payoff) {
    const how = onTime ? "out-of-time" : "resigned";
    const loser =
      resigned === seating.own
        ? words.text(`board-you-${how}`)
        : words.text(`board-${how}`, { seat: naming.names[resigned!]! });
    return words.paragraph([loser, ...(onTime === "drawn" ? [words.text("board-out-of-time-drawn")] : [])]);
  }
  const { state, before, earlier, seats, options } = board;
  return view?.endReason?.({ state, payoff, before, earlier, seats, options }, words);
}

/** How the game ended and why, what each side gave away, and what to do next. */
export function EndCard({ table, onReview }: TableProps & { readonly onReview: () => void }) {
  const { game, naming, accounts } = table;
  const { whole } = accounts;
  const { record } = game;
  const words = useWords();
  const turns = lineOf(record).slice(1);
  const isShort = turns.length > 0 && turns.length <= MOST_UNASKED;
  const { judge } = whole;
  useEffect(() => {
    // In its own worker, and while the person looks at the result.
    if (isShort) judge(true);
  }, [judge, isShort]);
  const given = givenAway(record, table.analysis.judged, naming.names.length);
  const { done, all } = given;
  // A sum over some of the turns would be read as that of the game.
  const isJudged = done > 0 && (whole.progress === undefined || whole.progress.isOfChance);
  const reason = reasonText(table, words);
  return (
    <section className="card boards-end" aria-label={words.text("board-end-title")}>
      <h3>{resultText(table, words)}</h3>
      {reason !== undefined && <p>{reason}</p>}
      {table.results && <p className="boards-results">{resultsText(table, table.results, words)}</p>}
      <div className="buttons">
        <Button primary onClick={table.newGame}>
          {words.text("board-end-again")}
        </Button>
        <Button onClick={onReview}>{words.text("board-end-review")}</Button>
        {game.day !== undefined && <Share table={table} day={game.day} />}
      </div>
      {all > 0 && <Losses {...{ table, given, isJudged, onReview }} />}
      {(game.sheet.facts.chance || accounts.ledger?.deal !== undefined) && <Luck table={table} />}
      {isJudged && done < all && <p className="note">{words.text("board-end-judged", { done, all })}</p>}
      <Judging table={table} />
    </section>
  );
}

/** The results so far against these opponents, or alone. */
function resultsText({ game, naming, seating }: TableState, results: Results, words: Catalogue): string {
  const { won, drawn, lost, streak, longest, best, sum, fastest } = results;
  const played = playedIn(results);
  const { facts } = game.sheet;
  if (facts.players === 1 && facts.bounds[1] > 1)
    return words.text("board-results-score", {
      played,
      best: naming.scale.text(best),
      mean: naming.scale.text(sum / played),
    });
  const rivals = seating.seats.filter((_, seat) => seat !== seating.own && facts.players > 1);
  const opponents = [...new Set(rivals.map((player) => playerName(player, words)))];
  const counts = { played, won, drawn, lost };
  return words.paragraph([
    opponents.length === 0
      ? words.text("board-results-alone", counts)
      : words.text("board-results", { ...counts, opponent: opponents.join(", ") }),
    ...(fastest === undefined ? [] : [words.text("board-results-fastest", { time: timeText(fastest) })]),
    ...(longest > 1 ? [words.text("board-results-streak", { streak, longest })] : []),
  ]);
}

interface LossesProps extends TableProps {
  readonly given: ReturnType<typeof givenAway>;
  /** Whether the turns have been judged; until then there are dashes. */
  readonly isJudged: boolean;
  readonly onReview: () => void;
}

/** What each side gave away, and the worst move. */
function Losses({ table, given: { losses, chose, worst }, isJudged, onReview }: LossesProps) {
  const { scale, names, listName } = table.naming;
  const { record } = table.game;
  const words = useWords();
  const lossText = (loss: number | undefined): string => amountText(loss, scale, words);
  return (
    <dl className="boards-lost">
      {names.map(
        (name, seat) =>
          chose[seat] && (
            <div key={name}>
              <dt>
                {names.length === 1
                  ? words.text("board-end-lost-alone")
                  : seat === table.seating.own
                    ? words.text("board-end-lost-you")
                    : words.text("board-end-lost", { seat: seatText(table, seat, words) })}
              </dt>
              <dd>{lossText(isJudged ? losses[seat] : undefined)}</dd>
            </div>
          ),
      )}
      {isJudged && worst && scale.difference(worst.loss) !== scale.difference(0) && (
        <div>
          <dt>{words.text("board-end-worst")}</dt>
          <dd>
            <button
              type="button"
              className="boards-move"
              onClick={() => {
                onReview();
                table.session.walk((at) => wentTo(at, record.places[worst.place]!.parent));
              }}
            >
              {listName(worst.place)}
            </button>{" "}
            −{lossText(worst.loss)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What chance gave the player, and what the same choices would have brought on average: dashes until that is known. */
function Luck({ table: { accounts, naming } }: TableProps) {
  const { scale } = naming;
  const words = useWords();
  const found = accounts.ledger?.isWhole ? accounts.ledger : undefined;
  return (
    <dl className="boards-lost">
      <div>
        <dt>{words.text("board-ledger-luck")}</dt>
        <dd>{found ? luckText(found, scale) : "–"}</dd>
      </div>
      <div>
        <dt>{words.text("board-ledger-average")}</dt>
        <dd>{scale.text(found && withoutLuck(found))}</dd>
      </div>
    </dl>
  );
}

/** Copies the result of a daily game, with its address. */
function Share({ table, day }: TableProps & { readonly day: string }) {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  const game = gameName(words, table.game.choice.game);
  const copy = async (): Promise<void> => {
    const values = { game, date: dayText(day, words), result: resultText(table, words) };
    const address = new URL(dailyAddress(table.game.choice.game, day), location.href);
    await navigator.clipboard.writeText(`${words.text("board-daily-text", values)}\n${address}`);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()}>
      {words.text(isCopied ? "board-files-copied" : "board-daily-share")}
    </Button>
  );
}
