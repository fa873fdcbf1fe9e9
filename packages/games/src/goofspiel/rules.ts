import { type Chance, type Game, type SecretChoices, type SecretView, simultaneousGame } from "@tyche/engine";
import { checkedOptions } from "../kit/option.js";
import { about, type GoofspielOptions } from "./about.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import { deckOf, type GoofspielState, handOf, pointsOf } from "./state.js";
import { texts } from "./texts.js";

/**
 * Goofspiel, or the game of pure strategy (M. Flood, about 1930; S. Ross 1971): each of two players has the cards 1 to
 * n, and the prizes 1 to n are turned one by one in a random order. Both bid a card at the same time, and the higher
 * card wins the prize; at a tie nobody does. The payoff is the difference of the points, so the value is 0 by symmetry.
 *
 * @throws GameOptionError if the number of cards is invalid
 */
export function goofspiel(
  options: GoofspielOptions = {},
): Game<SecretChoices<GoofspielState, number>, number, SecretView<GoofspielState, number>> {
  const { cards } = checkedOptions(about, options, (_, cards) =>
    texts.optionError("goofspiel-cards", { cards }),
  );
  const most = (cards * (cards + 1)) / 2;
  const turned = (prizes: readonly number[], chance: Chance): number[] => {
    const left = deckOf(cards).filter((prize) => !prizes.includes(prize));
    return left.length === 0 ? [...prizes] : [...prizes, chance.pick(left)];
  };
  const lead = (state: GoofspielState): number => pointsOf(state, 0) - pointsOf(state, 1);
  return simultaneousGame<GoofspielState, number>({
    name: "goofspiel",
    facts: { players: 2, zeroSum: true, bounds: [-most, most], cycles: false, chance: true },
    start: (chance) => ({ prizes: turned([], chance), bids: [] }),
    movers: ({ bids }) => (bids.length === cards ? [] : [0, 1]),
    actions: (state, player) => handOf(state, player, cards),
    play: ({ prizes, bids }, [one, other], chance) => ({
      prizes: turned(prizes, chance),
      bids: [...bids, [one!, other!]],
    }),
    payoff: (state) => [lead(state), 0 - lead(state)],
    key: ({ prizes, bids }) => `${prizes.join()} ${bids.map((bid) => bid.join("-")).join()}`,
    rest: (state) =>
      [
        state.prizes.at(-1),
        [...state.prizes].sort(),
        ...[0, 1].map((player) => handOf(state, player, cards)),
        lead(state),
      ].join(" "),
    notation: notationOf(cards),
    evaluators: { default: lead, lead },
    levels: LEVELS,
  });
}
