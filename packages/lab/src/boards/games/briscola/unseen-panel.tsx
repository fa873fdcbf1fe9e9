import { type BriscolaState, type Card, SUIT_NAMES, suitOf } from "@tyche/games/briscola/state";
import { Panel } from "../../../kit/panel.js";
import type { BoardProps } from "../../kit/view.js";
import { deckOf, rankOf, unseenBy } from "./cards.js";

/** The cards that the viewers have seen, and what can be inferred about the rest. */
export function UnseenPanel({ state, viewers, words }: BoardProps<BriscolaState, Card>) {
  const { cards, chance } = unseenBy(state, viewers);
  const deck = deckOf(state);
  const out = new Set(state.taken);
  const stateOf = (card: number) => (cards.has(card) ? "unseen" : out.has(card) ? "out" : "here");
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Panel title={words.text("briscola-unseen")} className="briscola-unseen">
      <table>
        <tbody>
          {[...new Set(deck.map(suitOf))].map((suit) => (
            <tr key={suit}>
              <th scope="row">{words.text(`briscola-suit-${SUIT_NAMES[suit]!}`)}</th>
              {deck
                .filter((card) => suitOf(card) === suit)
                .map((card) => (
                  <td key={card} className={stateOf(card)}>
                    {rankOf(card)}
                    <span className="hidden">, {words.text(`briscola-key-${stateOf(card)}`)}</span>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="legend note" aria-hidden="true">
        {(["here", "out", "unseen"] as const).map((each) => (
          <span key={each}>
            <b className={each}>7</b> {words.text(`briscola-key-${each}`)}
          </span>
        ))}
      </p>
      <p>
        {cards.size === 0
          ? words.text("briscola-all-seen")
          : words.text("briscola-chance", { percent: percent.format(chance) })}
      </p>
      <p className="note">{words.text("briscola-sampling")}</p>
    </Panel>
  );
}
