import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "kuhn-cards": "Kuhn poker is played with 3 to 13 cards, not {cards}.",
});
