import { type Notation, OVER } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { type Field, fieldsOf, inEnglish, plainActions, toActPhrase } from "../kit/notation.js";
import {
  actionsOf,
  countOf,
  faceOf,
  LIAR,
  type LiarsDiceAction,
  type LiarsDiceState,
  type LiarsDiceView,
  turn,
  type Variant,
} from "./state.js";
import { texts } from "./texts.js";

const EXAMPLE = "5/? 1x4";

const write = (action: LiarsDiceAction): string =>
  action === LIAR ? "liar" : `${countOf(action)}x${faceOf(action)}`;

/**
 * The dice of player 0, a slash, those of player 1, then the bids and "liar": "5/2 1x4 2x4 liar". A hidden die is
 * written "?" and read as a 1: a search sees no more of it than the player.
 */
export function notationOf(variant: Variant): Notation<LiarsDiceState, LiarsDiceAction, LiarsDiceView> {
  const draw = ({ dice, bids }: LiarsDiceView, format: FormatPhrase = inEnglish): string => {
    const seat = (player: 0 | 1): string => {
      const shown = (dice[player] ?? new Array<string>(variant.dice).fill("?")).join(" ");
      return format(texts.phrase("drawn-dice-seat", { who: "player", player, dice: shown }));
    };
    const made = format(texts.phrase("drawn-dice-bids", { bids: bids.map(write).join(" ") || "-" }));
    const next = turn({ bids });
    return [seat(1), made, seat(0), ...(next === OVER ? [] : [format(toActPhrase(next))])].join("\n");
  };
  return {
    position: ({ dice, bids }) => [dice.map((each) => each.join("")).join("/"), ...bids.map(write)].join(" "),
    parsePosition(text) {
      const [first, ...made] = fieldsOf(text);
      const dice = parseDice(variant, first ?? { text: "", offset: 0 });
      const bids: LiarsDiceAction[] = [];
      for (const field of made) bids.push(parseBid(variant, field, bids));
      return { dice, bids };
    },
    ...plainActions(
      (state) => actionsOf(variant, state),
      (_state, action) => write(action),
    ),
    draw,
    drawView: (view, _player, format) => draw(view, format),
  };
}

function parseDice({ dice, faces }: Variant, { text, offset }: Field): LiarsDiceState["dice"] {
  const both = text.split("/");
  if (both.length !== 2) throw texts.notationError("liars-dice-position", { text, example: EXAMPLE }, offset);
  const [own, other] = both.map((written) => {
    if (written.length !== dice)
      throw texts.notationError("liars-dice-count", { dice, found: written.length }, offset);
    const shown = [...written].map((die) => {
      const face = die === "?" ? 1 : Number(die);
      if (face >= 1 && face <= faces) return face;
      throw texts.notationError("liars-dice-face", { faces, text: die }, offset);
    });
    return shown.sort((a, b) => b - a);
  }) as [number[], number[]];
  return [own, other];
}

function parseBid(
  variant: Variant,
  { text, offset }: Field,
  before: readonly LiarsDiceAction[],
): LiarsDiceAction {
  if (turn({ bids: before }) === OVER) throw texts.notationError("liars-dice-ended", { text }, offset);
  const [, count, face] = /^(\d{1,2})x(\d)$/i.exec(text) ?? [];
  const isLiar = text.toLowerCase() === "liar";
  if (!isLiar && count === undefined) throw texts.notationError("liars-dice-bid", { text }, offset);
  const action = isLiar ? LIAR : Number(count) * 10 + Number(face);
  if (actionsOf(variant, { bids: before }).includes(action)) return action;
  if (isLiar) throw texts.notationError("liars-dice-first", {}, offset);
  throw texts.notationError("liars-dice-low", { text, most: write(variant.bids.at(-1)!) }, offset);
}
