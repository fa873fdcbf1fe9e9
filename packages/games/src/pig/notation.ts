import { type Notation, NotationError } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { fieldsOf, inEnglish, plainActions, playerOfTwo, wholeNumber } from "../kit/notation.js";
import { actionsOf, fromMover, isOver, type PigAction, type PigState, type Variant } from "./state.js";
import { texts } from "./texts.js";

/** The numbers of a position, as named in messages. */
const FIELDS = ["own", "other", "turn", "player"] as const;
const NAMES = { own: "mover's score", other: "other score", turn: "turn total", player: "player" } as const;
const BAR = 40;

/** Notation of a variant: `own,other,turn` from the mover's side, and `,1` if player 1 is to move. */
export function notationOf(variant: Variant): Notation<PigState, PigAction> {
  return {
    position: ({ scores, turnTotal, player }) =>
      player === 0 ? `${scores[0]},${scores[1]},${turnTotal}` : `${scores[1]},${scores[0]},${turnTotal},1`,
    parsePosition: (text) => parsePosition(variant, text),
    ...plainActions((state) => actionsOf(variant, state)),
    draw: (state, format) => draw(variant, state, format),
  };
}

function parsePosition(variant: Variant, text: string): PigState {
  const { target, most } = variant;
  const fields = fieldsOf(text);
  if (fields.length < 2 || fields.length > 4)
    throw texts.notationError("pig-numbers", { found: fields.length });
  const numbers = fields.map((field, index) => {
    const number = wholeNumber(field);
    if (number >= 0) return number;
    const what = FIELDS[index]!;
    throw new NotationError(
      "pig-negative",
      { what, number },
      `The ${NAMES[what]} cannot be ${number}.`,
      field.offset,
    );
  });
  const [own = 0, other = 0, turnTotal = 0] = numbers;
  const player = playerOfTwo(numbers[3] ?? 0, fields[3] ?? { text: "0" });
  const highest = target + most - 1;
  for (const [index, score] of [own, other].entries()) {
    if (score <= highest) continue;
    throw texts.notationError("pig-score", { score, target, highest }, fields[index]!.offset);
  }
  if (own >= target && other >= target) throw texts.notationError("pig-both-won", { target });
  if (turnTotal > 0 && (own >= target || other >= target))
    throw texts.notationError("pig-turn-after-end", {}, fields[2]!.offset);
  if (turnTotal > 0 && own + turnTotal > highest)
    throw texts.notationError("pig-turn-too-high", { turnTotal, own, target }, fields[2]!.offset);
  // At the end the player is the winner, whatever the text says.
  if (other >= target) return fromMover(player === 0 ? 1 : 0, other, own, 0);
  return fromMover(player, own, other, turnTotal);
}

function draw(variant: Variant, state: PigState, format: FormatPhrase = inEnglish): string {
  const { target } = variant;
  const over = isOver(variant, state);
  const cells = (points: number): number => Math.min(BAR, Math.floor((BAR * points) / target));
  const names = [0, 1].map((player) => format(texts.phrase("drawn-player", { who: "player", player })));
  const width = Math.max(...names.map(columnsOf));
  const line = (player: 0 | 1): string => {
    const name = names[player]!;
    const score = state.scores[player];
    const mine = player === state.player;
    const safe = cells(score);
    const gathered = mine ? cells(score + state.turnTotal) - safe : 0;
    const bar = "█".repeat(safe) + "▒".repeat(gathered) + "░".repeat(BAR - safe - gathered);
    const turn = mine && state.turnTotal > 0 ? ` + ${state.turnTotal}` : "";
    const gap = " ".repeat(width - columnsOf(name) + 1);
    return `${mine ? (over ? "★" : "▶") : " "} ${name}${gap}${bar} ${score}${turn}`;
  };
  return [line(0), line(1)].join("\n");
}

/** Width in terminal columns; a Chinese character takes two. */
function columnsOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
