import { englishTexts } from "../kit/texts.js";

export const texts = englishTexts({
  "leduc-no-board": "After the first betting round the position needs the public card.",
});
