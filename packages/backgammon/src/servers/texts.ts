import { englishTexts } from "@tyche/games";

export const texts = englishTexts({
  "gnubg-evaluation": 'GNU Backgammon answers "{line}" to a position to evaluate.',
  "gnubg-refused": "GNU Backgammon refuses a question: {line}",
  "gnubg-silent": "GNU Backgammon does not accept a connection.",
  "gnubg-ended": "GNU Backgammon has ended.",
  "gnubg-ended-with": 'GNU Backgammon has ended; its last output was "{last}".',
  "gnubg-not-installed":
    "GNU Backgammon is not installed here: on Debian or Ubuntu, install the packages gnubg and gnubg-data.",
  "ubgi-first": 'The first command must be "ubgi".',
  "ubgi-long": "The line is longer than any position.",
  "ubgi-unknown": '"{text}" is neither a UBGI command nor an XGID nor a FIBS board.',
  "gnubg-not-started": "GNU Backgammon cannot be started: {problem}.",
});
