import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "goofspiel-cards": "Goofspiel has 2 to 13 cards, not {cards}.",
  "goofspiel-round":
    '"{text}" is not a round: write the prize and both bids as 3:1-4, and at the end a prize alone.',
  "goofspiel-card": "There is no card {card}: the cards are 1 to {cards}.",
  "goofspiel-prize-twice": "The prize {prize} is there twice.",
  "goofspiel-card-twice": "Player {player} bids the {card} twice.",
  "goofspiel-no-prize": "The position needs the prize in play at its end.",
  "drawn-goofspiel-prize": "prize {prize}, round {round} of {rounds}",
  "drawn-goofspiel-over": "all prizes are won",
  "drawn-goofspiel-player": "player {player} has {points:point} and the cards {cards}",
  "drawn-goofspiel-last": "last round: prize {prize}, {one} against {other}",
  "drawn-goofspiel-bid": "player {player} has bid",
});
