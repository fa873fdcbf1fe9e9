import { type BlackjackAction, type BlackjackState, MOST, totalOf } from "@tyche/games/blackjack/state";
import type { Catalogue } from "@tyche/messages";
import type { KeyboardEvent } from "react";
import { ActionButton } from "../../kit/action-button.js";
import { Chips, PlayingCard } from "../../kit/playing-card.js";
import { type BoardProps, boardView, playLegal } from "../../kit/view.js";
import "./blackjack.css";
import { cardName, drawnCard } from "./cards.js";
import type { Strategy } from "./insight.js";
import { StrategyPanel } from "./strategy-panel.js";

function Board(props: BoardProps<BlackjackState, BlackjackAction, Strategy>) {
  const { state, actions, before, words } = props;
  const { player, dealer, stake } = state;
  const drawn = before && drawnCard(before.state, before.action, state);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = (["hit", "stand", "double"] as const).find((action) => action[0] === event.key);
    if (wanted) playLegal(props, wanted);
  };
  const offered: readonly BlackjackAction[] = actions.some(({ action }) => action === "deal")
    ? ["deal"]
    : ["hit", "stand", "double"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts for the buttons below.
    <div className="blackjack card-table" onKeyDown={onKeyDown}>
      <Hand name={words.text("blackjack-dealer")} cards={dealer} words={words} />
      <div className="blackjack-stake" title={stake === 2 ? words.text("blackjack-doubled") : undefined}>
        <Chips count={stake} />
        {stake === 2 && <span>{words.text("blackjack-doubled")}</span>}
      </div>
      <Hand name={words.text("blackjack-player")} cards={cardsSeen(props)} words={words} />
      <div className="blackjack-actions">
        {offered.map((action) => (
          <ActionButton key={action} board={props} action={action}>
            {words.text(`blackjack-actions-${action}`)}
          </ActionButton>
        ))}
      </div>
      <p className="hidden" aria-live="polite">
        {drawn !== undefined && `${words.text("blackjack-card", { name: cardName(drawn) })}. `}
        {handText(words.text("blackjack-player"), player, words)}.{" "}
        {handText(words.text("blackjack-dealer"), dealer, words)}.
        {stake === 2 && ` ${words.text("blackjack-doubled")}`}
      </p>
    </div>
  );
}

/** The player's cards, of which the rules keep only the total after the player's turn. */
function cardsSeen({
  state,
  before,
  earlier,
}: BoardProps<BlackjackState, BlackjackAction, Strategy>): readonly number[] {
  if (state.player.length > 1) return state.player;
  const at = earlier.findLastIndex(({ player }) => player.length > 1);
  if (at < 0) return state.player;
  const { player } = earlier[at]!;
  if (totalOf(player).total === state.player[0]) return player;
  // The last card was drawn by doubling, or made the hand bust.
  const after = earlier[at + 1] ?? state;
  const action = at === earlier.length - 1 ? before?.action : "double";
  const drawn = action && drawnCard(earlier[at]!, action, after);
  return drawn === undefined ? state.player : [...player, drawn];
}

function Hand(props: {
  readonly name: string;
  readonly cards: readonly number[];
  readonly words: Catalogue;
}) {
  const { name, cards, words } = props;
  return (
    <section className="blackjack-hand" aria-label={handText(name, cards, words)}>
      <p aria-hidden="true">
        {name} <strong>{totalText(cards, words)}</strong>
      </p>
      <div className="blackjack-cards">
        {cards.length === 1 ? (
          <span className="blackjack-total" aria-hidden="true">
            {cards[0]}
          </span>
        ) : (
          cards.map((card, place) => (
            <PlayingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other identity.
              key={`${place} ${card}`}
              name={card === 0 ? undefined : cardName(card)}
              suit={(place + card) % 4}
            />
          ))
        )}
      </div>
    </section>
  );
}

/** A total at the end of a round, when only the player's sum may be known. */
function endTotal(cards: readonly number[], words: Catalogue): string {
  if (cards.length > 1) return totalText(cards, words);
  const total = cards[0] ?? 0;
  return total > MOST ? `${total}, ${words.text("blackjack-bust")}` : String(total);
}

function totalText(cards: readonly number[], words: Catalogue): string {
  if (cards.length === 1) return String(cards[0]);
  const { total, soft } = totalOf(cards);
  if (cards.length === 2 && total === MOST) return words.text("blackjack-natural");
  return (
    words.text("blackjack-total", { total, soft }) + (total > MOST ? `, ${words.text("blackjack-bust")}` : "")
  );
}

/** A hand in words: "You 16: 10, 6", and the card face down. */
function handText(name: string, cards: readonly number[], words: Catalogue): string {
  const seen = cards.map((card) => (card === 0 ? words.text("blackjack-face-down") : cardName(card)));
  return cards.length === 1
    ? `${name} ${cards[0]}`
    : words.text("board-named", { name: `${name} ${totalText(cards, words)}`, text: seen.join(", ") });
}

export const view = boardView<BlackjackState, BlackjackAction, Strategy>({
  Board,
  Panel: StrategyPanel,
  hasInsight: true,
  playsItself: (action) => action === "deal",
  actionName: (action, words) => words.text(`blackjack-actions-${action}`),
  outcomeName(before, action, after, words) {
    const card = drawnCard(before, action, after);
    if (card === undefined) return "–";
    const total = totalOf(action === "deal" ? after.dealer : after.player).total;
    return `${cardName(card)} → ${words.text("blackjack-total", { total, soft: false })}`;
  },
  endReason: ({ state: { player, dealer } }, words) =>
    words.text("blackjack-ends", { player: endTotal(player, words), dealer: endTotal(dealer, words) }),
  resultName(_state, [bets], words) {
    if (bets === 0) return words.text("blackjack-even");
    const count = Math.abs(bets!);
    const written = words.text("blackjack-bets", {
      count,
      written: new Intl.NumberFormat(words.language).format(count),
    });
    return bets! > 0
      ? words.text("blackjack-won", { bets: written })
      : words.text("blackjack-lost", { bets: written });
  },
});
