import type { Notation } from "@tyche/engine";
import { checkDie, type Field, fieldsOf, plainActions, rolledDie, wholeNumber } from "../kit/notation.js";
import { draw } from "./draw.js";
import {
  actionsOf,
  HOME,
  type LudoAction,
  type LudoState,
  MOST_SIXES,
  SIX,
  type Variant,
  winnerOf,
} from "./state.js";
import { texts } from "./texts.js";

/**
 * Notation of a variant: each player's pieces by progress, with / between players, then | and the player on roll, the
 * die (0: not rolled) and, if any, the number of sixes rolled before it: "57 12 0 0/3 1 1 0|1 6".
 */
export function notationOf(variant: Variant): Notation<LudoState, LudoAction> {
  const write = (_state: LudoState, action: LudoAction): string =>
    action === "pass" ? "pass" : action === 0 ? "enter" : String(action);
  return {
    position({ pieces, player, die, sixes }) {
      const own = pieces.map((each) => each.join(" ")).join("/");
      return `${own}|${player} ${die}${sixes > 0 ? ` ${sixes}` : ""}`;
    },
    parsePosition: (text, roll) => parsePosition(variant, text, roll),
    ...plainActions((state) => actionsOf(variant, state), write),
    draw: (state, format) => draw(variant, state, format),
  };
}

function parsePosition(variant: Variant, text: string, roll: string | undefined): LudoState {
  const [board = "", rest, ...more] = text.split("|");
  if (rest === undefined || more.length > 0) throw texts.notationError("ludo-position", {});
  const parts = board.split("/");
  if (parts.length !== variant.players)
    throw texts.notationError("ludo-player-count", { players: variant.players, found: parts.length });
  let offset = 0;
  const pieces = parts.map((part) => {
    const fields = fieldsOf(part).map((field) => ({ ...field, offset: field.offset + offset }));
    offset += part.length + 1;
    if (fields.length !== variant.pieces)
      throw texts.notationError(
        "ludo-piece-count",
        { pieces: variant.pieces, found: fields.length },
        fields[0]?.offset,
      );
    return fields.map(progressOf).sort((a, b) => b - a);
  });
  return { pieces, ...rollOf(variant, pieces, fieldsOf(rest), roll) };
}

function progressOf(field: Field): number {
  const progress = wholeNumber(field);
  if (progress >= 0 && progress <= HOME) return progress;
  throw texts.notationError("ludo-progress", { most: HOME, progress }, field.offset);
}

function rollOf(
  variant: Variant,
  pieces: LudoState["pieces"],
  fields: readonly Field[],
  roll: string | undefined,
): Omit<LudoState, "pieces"> {
  if (fields.length < 1 || fields.length > 3) throw texts.notationError("ludo-roll", {});
  const [player, written, sixes] = [0, 1, 2].map((i) => (fields[i] ? wholeNumber(fields[i]) : 0)) as [
    number,
    number,
    number,
  ];
  if (player < 0 || player >= variant.players)
    throw texts.notationError("ludo-player", { last: variant.players - 1, player });
  if (sixes < 0 || sixes >= MOST_SIXES)
    throw texts.notationError("ludo-six-count", { most: MOST_SIXES - 1, sixes });
  if (winnerOf(variant, pieces) !== undefined) return { player, die: 0, sixes: 0 };
  const rolled = rolledDie(written, roll);
  checkDie(rolled, SIX);
  if (rolled === SIX && sixes === MOST_SIXES - 1) throw texts.notationError("ludo-third-six", {});
  return { player, die: rolled, sixes };
}
