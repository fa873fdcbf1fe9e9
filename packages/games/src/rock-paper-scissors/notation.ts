import type { FormatPhrase, Notation, Phrase } from "@tyche/engine";
import { actionNamed, fieldsOf, inEnglish } from "../kit/notation.js";
import { HANDS, type Hand, type RockPaperScissorsState, winOf } from "./state.js";
import { texts } from "./texts.js";

const START = "start";

function handOf(letter: string | undefined): Hand | undefined {
  return HANDS.find((hand) => hand[0] === letter);
}

/** "rp ss r": rounds shown, player 0's hand first, and player 0's choice in the current round; 1r for player 1's. */
function position({ shown, first, chosen }: RockPaperScissorsState): string {
  const rounds = shown.map(([own, other]) => own[0]! + other[0]!);
  const secret = `${first === 1 ? "1" : ""}${chosen?.[0] ?? ""}`;
  return [...rounds, secret].filter((word) => word !== "").join(" ") || START;
}

/** Notation of rock-paper-scissors with this number of rounds. */
export function notationOf(rounds: number): Notation<RockPaperScissorsState, Hand, RockPaperScissorsState> {
  function parsePosition(text: string): RockPaperScissorsState {
    const shown: (readonly [Hand, Hand])[] = [];
    let first: 0 | 1 = 0;
    let chosen: Hand | null = null;
    const fields = text.trim().toLowerCase() === START ? [] : fieldsOf(text.toLowerCase());
    for (const [i, { text: word, offset }] of fields.entries()) {
      const [own, other] = [handOf(word[0]), handOf(word[1])];
      if (/^[rps]{2}$/.test(word)) shown.push([own!, other!]);
      else if (/^(1?[rps]|1)$/.test(word) && i === fields.length - 1) {
        first = word[0] === "1" ? 1 : 0;
        chosen = (first === 1 ? other : own) ?? null;
      } else {
        throw texts.notationError("rock-paper-scissors-round", { text: word }, offset);
      }
    }
    const begun = shown.length + (chosen === null && first === 0 ? 0 : 1);
    if (begun > rounds) throw texts.notationError("rock-paper-scissors-too-many-rounds", { rounds, begun });
    return { shown, first, chosen };
  }

  function draw({ shown, first, chosen }: RockPaperScissorsState, format: FormatPhrase = inEnglish): string {
    const wins = shown.filter((hands) => winOf(hands) > 0).length;
    const losses = shown.filter((hands) => winOf(hands) < 0).length;
    const last = shown.at(-1);
    const round = Math.min(shown.length + 1, rounds);
    const ties = shown.length - wins - losses;
    const lines: Phrase[] = [
      texts.phrase("drawn-hands-round", { round, rounds }),
      texts.phrase("drawn-hands-won", { who: "player", player: 0, wins, losses, ties }),
    ];
    if (last) {
      const [one, other] = last;
      lines.push(texts.phrase("drawn-hands-last", { one, other }));
    }
    if (chosen !== null) lines.push(texts.phrase("drawn-hands-chosen", { who: "player", player: first }));
    return lines.map(format).join("\n");
  }

  return {
    position,
    parsePosition,
    action: (_state, hand) => hand,
    parseAction: ({ shown }, text) =>
      actionNamed(
        shown.length >= rounds ? [] : HANDS,
        (hand) => hand,
        handOf(text.trim().toLowerCase()) ?? text,
      ),
    draw,
    drawView: (view, _player, format) => draw(view, format),
  };
}
