import type { Notation } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { inEnglish, plainActions, playerOfTwo } from "../kit/notation.js";
import {
  ascending,
  type BriscolaState,
  type BriscolaView,
  type Card,
  nameOf,
  RANKS,
  SUIT_NAMES,
  SUITS,
  suitOf,
  unseenBy,
  type Variant,
} from "./state.js";
import { texts } from "./texts.js";

const FIELDS = "hand/hand|led|trump|stock|taken|points|player";

const write = (cards: readonly Card[]): string => cards.map(nameOf).join("") || "-";

/**
 * Both hands, the card led, the trump, the stock, the cards taken, the points of both and the player to move, each
 * "-" if empty: "2u3cAb/#3|-|7s|#33|-|0 0|0". A card is its rank and its suit (cups u, coins c, clubs b, swords s).
 * "#3" means three hidden cards; they are read as an arbitrary possible assignment, since a search sees no more of
 * them than the player.
 */
export function notationOf(variant: Variant): Notation<BriscolaState, Card, BriscolaView> {
  return {
    position: ({ hands, led, trump, stock, taken, points, player }) =>
      [
        hands.map(write).join("/"),
        led === null ? "-" : nameOf(led),
        nameOf(trump),
        write(stock),
        write(taken),
        points.join(" "),
        player,
      ].join("|"),
    parsePosition: (text) => parsePosition(variant, text),
    ...plainActions(
      ({ hands, player }) => hands[player],
      (_state, card) => nameOf(card),
    ),
    draw: ({ hands, stock, ...open }, format) =>
      table(
        open,
        stock.length,
        hands.map((hand) => hand.map(nameOf)),
        format,
      ),
    drawView({ hand, other, stock, ...open }, player, format) {
      const [own, others] = [hand.map(nameOf), new Array<string>(other).fill("??")];
      return table(open, stock, player === 0 ? [own, others] : [others, own], format);
    },
  };
}

type Open = Omit<BriscolaState, "hands" | "stock">;

function table(
  { led, trump, points, player }: Open,
  stock: number,
  hands: readonly (readonly string[])[],
  format: FormatPhrase = inEnglish,
): string {
  const rows = hands.map((hand, seat) => {
    const cards = hand.join(" ");
    const made = points[seat as 0 | 1];
    return format({
      id: "drawn-briscola-hand",
      values: { who: "player", player: seat, count: hand.length, cards, points: made },
      message: `player ${seat}: ${cards || "no cards"}  (${made} points)`,
    });
  });
  const suit = SUIT_NAMES[suitOf(trump)]!;
  const card = nameOf(trump);
  const laid = led === null ? "-" : nameOf(led);
  const turn = led === null ? "lead" : "answer";
  return [
    stock > 0
      ? format(texts.phrase("drawn-briscola-trump", { suit, card, count: stock - 1 }))
      : format(texts.phrase("drawn-briscola-trump-drawn", { suit, card })),
    rows[1],
    format(texts.phrase("drawn-briscola-table", { card: laid })),
    rows[0],
    format(texts.phrase("drawn-briscola-turn", { who: "player", player, turn })),
  ].join("\n");
}

function parsePosition(variant: Variant, text: string): BriscolaState {
  const parts = text.trim().split("|");
  const [both = "", ledText = "", trumpText = "", stockText = "", takenText = "", pointsText = "", who = ""] =
    parts;
  const written = both.split("/");
  if (parts.length !== 7 || written.length !== 2)
    throw texts.notationError("briscola-position", { format: FIELDS, text });
  const [trump, ...twice] = cardsOf(variant, trumpText);
  if (trump === undefined || twice.length > 0)
    throw texts.notationError("briscola-one-trump", { text: trumpText });
  const [led = null, ...more] = cardsOf(variant, ledText);
  if (more.length > 0) throw texts.notationError("briscola-one-led", { text: ledText });
  const player = playerOfTwo(["0", "1"].indexOf(who.trim()), { text: who });
  const points = pointsText.trim().split(/\s+/).map(Number);
  if (points.length !== 2 || points.some((each) => !Number.isInteger(each) || each < 0))
    throw texts.notationError("briscola-not-points", { text: pointsText });
  const open = {
    led,
    trump,
    player,
    taken: ascending(cardsOf(variant, takenText)),
    points: points as [number, number],
  };
  const groups = [...written, stockText].map((part) => groupOf(variant, part));
  return checked(variant, filled(variant, open, groups as [Group, Group, Group]));
}

/** Known cards, or the number of hidden ones. */
type Group = readonly Card[] | number;

function groupOf(variant: Variant, text: string): Group {
  const hidden = /^\s*#(\d{1,2})\s*$/.exec(text);
  return hidden ? Number(hidden[1]) : cardsOf(variant, text);
}

function cardsOf({ deck }: Variant, text: string): Card[] {
  const bare = text.replaceAll(/\s/g, "");
  if (bare === "-") return [];
  const names = bare.match(/.{1,2}/g) ?? [];
  return names.map((name) => {
    const strength = RANKS.indexOf(name[0]!.toUpperCase());
    const suit = SUITS.indexOf(name[1]?.toLowerCase() ?? "?");
    const card = suit * 10 + strength;
    if (strength >= 0 && suit >= 0 && deck.includes(card)) return card;
    throw texts.notationError("briscola-unknown-card", { text: name });
  });
}

/** Assigns hidden cards in order, hands first; the trump is the last card of the stock. */
function filled(
  variant: Variant,
  open: Omit<BriscolaState, "hands" | "stock">,
  [one, other, stock]: readonly [Group, Group, Group],
): BriscolaState {
  const known = [one, other, stock].flatMap((group) => (typeof group === "number" ? [] : [...group]));
  const left = typeof stock === "number" ? stock : stock.length;
  const free = unseenBy(variant, { ...open, hand: known, stock: left });
  const take = (group: Group): readonly Card[] => (typeof group === "number" ? free.splice(0, group) : group);
  const hands = [ascending(take(one)), ascending(take(other))] as const;
  if (typeof stock !== "number") return { ...open, hands, stock };
  return { ...open, hands, stock: stock === 0 ? [] : [...free.splice(0, stock - 1), open.trump] };
}

/** @throws NotationError if a card is missing or in two places, or the hand sizes are impossible */
function checked(variant: Variant, state: BriscolaState): BriscolaState {
  const { hands, led, player, trump, stock, taken } = state;
  const all = [...hands[0], ...hands[1], ...stock, ...taken, ...(led === null ? [] : [led])];
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) throw texts.notationError("briscola-card-twice", { card: nameOf(twice) });
  if (all.length !== variant.deck.length)
    throw texts.notationError("briscola-card-count", { cards: variant.deck.length, found: all.length });
  if (stock.length > 0 && stock.at(-1) !== trump) throw texts.notationError("briscola-last-card", {});
  if (stock.length % 2 !== 0) throw texts.notationError("briscola-odd-stock", {});
  const sizes = [hands[0].length, hands[1].length];
  if (led !== null) sizes[player === 0 ? 1 : 0]!++;
  const fits =
    sizes[0] === sizes[1] && (stock.length > 0 ? sizes[0] === variant.hand : sizes[0]! <= variant.hand);
  if (!fits) throw texts.notationError("briscola-hands", { hand: variant.hand });
  return state;
}
