import type { BoardProps } from "../../board.js";
import { type Action, deckOf, rankOf, type State, suitOf, unseenBy } from "./cards.js";
import { BRISCOLA_WORDS } from "./words.js";

/** What those who look have seen of the pack, and what may be made of the rest. */
export function UnseenPanel({ state, viewers, language }: BoardProps<State, Action>) {
  const words = BRISCOLA_WORDS[language];
  const { cards, chance } = unseenBy(state, viewers);
  const deck = deckOf(state);
  const out = new Set(state.taken);
  const stateOf = (card: number) => (cards.has(card) ? "unseen" : out.has(card) ? "out" : "here");
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (
    <section className="panel briscola-unseen" aria-label={words.unseen}>
      <h2>{words.unseen}</h2>
      <table>
        <tbody>
          {[...new Set(deck.map(suitOf))].map((suit) => (
            <tr key={suit}>
              <th scope="row">{words.suits[suit]}</th>
              {deck
                .filter((card) => suitOf(card) === suit)
                .map((card) => (
                  <td key={card} className={stateOf(card)}>
                    {rankOf(card)}
                    <span className="hidden">, {words.key[stateOf(card)]}</span>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend note" aria-hidden="true">
        {(["here", "out", "unseen"] as const).map((each) => (
          <span key={each}>
            <b className={each}>7</b> {words.key[each]}
          </span>
        ))}
      </p>
      <p>{cards.size === 0 ? words.allSeen : words.chance(percent.format(chance))}</p>
      <p className="note">{words.sampling}</p>
    </section>
  );
}
