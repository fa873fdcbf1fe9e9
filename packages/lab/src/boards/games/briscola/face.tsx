import { type BoardProps, boardFace } from "../../board.js";
import "./briscola.css";
import { type Action, faceOf, isSeen, pointsOf, rankOf, type State, suitOf, trickOf } from "./cards.js";
import { SpanishCard } from "./spanish-card.js";
import { UnseenPanel } from "./unseen-panel.js";
import { BRISCOLA_WORDS, type BriscolaWords } from "./words.js";

function Board(props: BoardProps<State, Action>) {
  const { state, viewers, persons, actions, onPlay, shown, before, messages, language } = props;
  const words = BRISCOLA_WORDS[language];
  const seats = messages.seats.briscola!;
  const { hands, led, trump, stock, points } = state;
  const trick = before && trickOf(before.state, before.action, state);
  // Whoever plays alone sits below.
  const bottom = persons.length === 1 ? persons[0]! : 0;
  const hand = (player: number) => {
    const isOpen = isSeen(player, viewers);
    const cards = hands[player]!;
    return (
      <section
        key={player}
        className={player === state.player ? "briscola-hand mover" : "briscola-hand"}
        aria-label={words.hand(seats[player]!)}
      >
        <p>
          <strong>{seats[player]}</strong> <span>{words.points(points[player as 0 | 1])}</span>
          {!isOpen && <span className="hidden">{words.hidden(cards.length)}</span>}
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
                onClick={() => found && onPlay(found.text)}
              >
                <SpanishCard card={card} />
                <span className="hidden">{nameOf(card, words)}</span>
              </button>
            );
          })}
        </div>
      </section>
    );
  };
  const table = trick ? trick.cards : led === null ? [] : [led];
  return (
    <div className="briscola">
      {hand(1 - bottom)}
      <div className="briscola-table">
        <div className="stock">
          {stock.length > 0 && <SpanishCard card={trump} />}
          {stock.length > 1 && <SpanishCard card={undefined} />}
          <p>
            {words.trump(nameOf(trump, words))}
            <br />
            {words.stock(stock.length)}
          </p>
        </div>
        <div className="trick">
          {table.map((card) => (
            <SpanishCard key={card} card={card} />
          ))}
          <p role="status">
            {trick
              ? `${trick.cards.map((card) => nameOf(card, words)).join(", ")}: ${words.took(seats[trick.winner]!)}`
              : led === null
                ? words.nothingLed
                : words.led(nameOf(led, words))}
          </p>
        </div>
      </div>
      {hand(bottom)}
    </div>
  );
}

function nameOf(card: number, words: BriscolaWords): string {
  const face = faceOf(card);
  return words.card(face ? words.faces[face] : rankOf(card), words.suits[suitOf(card)]!);
}

export const face = boardFace<State, Action>({
  game: "briscola",
  Board,
  Panel: UnseenPanel,
  variants: [
    { name: "2 × 10", options: { suits: "2" } },
    { name: "2 × 4", options: { suits: "2", ranks: "4", hand: "2" } },
  ],
  actionName: (card, _messages, language) => {
    const points = pointsOf(card);
    const name = nameOf(card, BRISCOLA_WORDS[language]);
    return points > 0 ? `${name} (${points})` : name;
  },
  resultName({ points }, payoff, messages, language) {
    const words = BRISCOLA_WORDS[language];
    const score = words.result(Math.max(...points), Math.min(...points));
    const winner = payoff[0]! > 0 ? 0 : 1;
    const who = payoff[0] === 0 ? messages.draw : messages.wins(messages.seats.briscola![winner]!);
    return `${who} · ${score}`;
  },
});
