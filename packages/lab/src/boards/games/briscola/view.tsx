import { type BriscolaState, type Card, pointsOf, SUIT_NAMES, suitOf } from "@tyche/games/briscola/state";
import type { Catalogue } from "@tyche/messages";
import { type BoardProps, boardView, bottomSeat } from "../../kit/view.js";
import "../../kit/card-table.css";
import "./briscola.css";
import { faceOf, isSeen, rankOf, trickOf } from "./cards.js";
import { SpanishCard } from "./spanish-card.js";
import { UnseenPanel } from "./unseen-panel.js";

function Board(props: BoardProps<BriscolaState, Card>) {
  const { state, seats, persons, before, words } = props;
  const { led, trump, stock } = state;
  const trick = before && trickOf(before.state, before.action, state);
  const bottom = bottomSeat(persons);
  const table = trick ? trick.cards : led === null ? [] : [led];
  return (
    <div className="briscola card-table">
      <Hand board={props} player={1 - bottom} />
      <div className="briscola-table">
        <div className="stock">
          {stock.length > 0 && <SpanishCard card={trump} />}
          {stock.length > 1 && <SpanishCard card={undefined} />}
          <p>
            {words.text("briscola-trump", { card: nameOf(trump, words) })}
            <br />
            {words.text("briscola-stock", { cards: stock.length })}
          </p>
        </div>
        <div className="trick">
          {table.map((card) => (
            <SpanishCard key={card} card={card} />
          ))}
          <p role="status">
            {trick
              ? words.text("board-named", {
                  name: trick.cards.map((card) => nameOf(card, words)).join(", "),
                  text: words.text("briscola-took", { seat: seats[trick.winner]! }),
                })
              : led === null
                ? words.text("briscola-nothing-led")
                : words.text("briscola-led", { card: nameOf(led, words) })}
          </p>
        </div>
      </div>
      <Hand board={props} player={bottom} />
    </div>
  );
}

interface HandProps {
  readonly board: BoardProps<BriscolaState, Card>;
  readonly player: number;
}

/** The cards of a player, face up if the viewers see them. */
function Hand({ board, player }: HandProps) {
  const { state, seats, viewers, actions, onPlay, shown, words } = board;
  const { hands, points } = state;
  const isOpen = isSeen(player, viewers);
  const cards = hands[player]!;
  return (
    <section className="briscola-hand" aria-label={words.text("briscola-hand", { seat: seats[player]! })}>
      <p>
        <strong>
          {player === state.player && <span aria-hidden="true">▸ </span>}
          {seats[player]}
        </strong>{" "}
        <span>{words.text("briscola-points", { points: points[player as 0 | 1] })}</span>
        {!isOpen && <span className="hidden">{words.text("briscola-hidden", { cards: cards.length })}</span>}
      </p>
      <div className="cards">
        {cards.map((card, place) => {
          if (!isOpen) return <SpanishCard key={`${player} ${-place}`} card={undefined} />;
          const found = player === state.player ? actions.find(({ action }) => action === card) : undefined;
          return (
            <button
              key={card}
              type="button"
              className={shown === card ? "card shown" : "card"}
              disabled={!found}
              onClick={() => found && onPlay(found)}
            >
              <SpanishCard card={card} />
              <span className="hidden">{nameOf(card, words)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function nameOf(card: number, words: Catalogue): string {
  const face = faceOf(card);
  const suit = SUIT_NAMES[suitOf(card)]!;
  const rank = face ? { id: `briscola-faces-${face}` } : rankOf(card);
  return words.text("briscola-card", { rank, suit: { id: `briscola-suit-${suit}` } });
}

export const view = boardView<BriscolaState, Card>({
  Board,
  Panel: UnseenPanel,
  variants: [
    { name: "2 × 10", options: { suits: "2" } },
    { name: "2 × 4", options: { suits: "2", ranks: "4", hand: "2" } },
  ],
  actionName: (card, words) => {
    const points = pointsOf(card);
    const name = nameOf(card, words);
    return points > 0 ? `${name} (${points})` : name;
  },
  resultName({ points }, payoff, words, wins) {
    const score = words.text("briscola-result", { own: Math.max(...points), other: Math.min(...points) });
    const who = payoff[0] === 0 ? words.text("board-draw") : wins(payoff[0]! > 0 ? 0 : 1);
    return `${who} · ${score}`;
  },
});
