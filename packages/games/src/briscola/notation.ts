import { type FormatPhrase, type Notation, NotationError } from "@tyche/engine";
import { actionNamed, inEnglish } from "../kit/notation.js";
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
} from "./cards.js";

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
    action: (_state, card) => nameOf(card),
    parseAction: (state, text) => actionNamed(state.hands[state.player], nameOf, text),
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
      ? format({
          id: "drawn-briscola-trump",
          values: { suit, card, count: stock - 1 },
          message: `trump ${suit} (${card} below ${stock - 1} cards to draw)`,
        })
      : format({
          id: "drawn-briscola-trump-drawn",
          values: { suit, card },
          message: `trump ${suit} (${card}, drawn)`,
        }),
    rows[1],
    format({ id: "drawn-briscola-table", values: { card: laid }, message: `table: ${laid}` }),
    rows[0],
    format({
      id: "drawn-briscola-turn",
      values: { who: "player", player, turn },
      message: `player ${player} is to ${turn}`,
    }),
  ].join("\n");
}

function parsePosition(variant: Variant, text: string): BriscolaState {
  const parts = text.trim().split("|");
  const [both = "", ledText = "", trumpText = "", stockText = "", takenText = "", pointsText = "", who = ""] =
    parts;
  const written = both.split("/");
  if (parts.length !== 7 || written.length !== 2)
    throw new NotationError(
      "briscola-position",
      { format: FIELDS, text },
      `A position is written ${FIELDS}, not "${text}".`,
    );
  const [trump, ...twice] = cardsOf(variant, trumpText);
  if (trump === undefined || twice.length > 0)
    throw new NotationError(
      "briscola-one-trump",
      { text: trumpText },
      `The trump must be one card, not "${trumpText}".`,
    );
  const [led = null, ...more] = cardsOf(variant, ledText);
  if (more.length > 0)
    throw new NotationError(
      "briscola-one-led",
      { text: ledText },
      `The card led must be one card or -, not "${ledText}".`,
    );
  const player = ([0, 1] as const).find((each) => String(each) === who.trim());
  if (player === undefined)
    throw new NotationError(
      "game-player-of-two",
      { text: who },
      `The player to move must be 0 or 1, not "${who}".`,
    );
  const points = pointsText.trim().split(/\s+/).map(Number);
  if (points.length !== 2 || points.some((each) => !Number.isInteger(each) || each < 0)) {
    throw new NotationError(
      "briscola-not-points",
      { text: pointsText },
      `The points must be two whole numbers, 0 or more, not "${pointsText}".`,
    );
  }
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
    throw new NotationError(
      "briscola-unknown-card",
      { text: name },
      `"${name}" is not a card of this game: write, for example, Au for the ace of cups, or - for no card.`,
    );
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
  if (twice !== undefined)
    throw new NotationError(
      "briscola-card-twice",
      { card: nameOf(twice) },
      `The card ${nameOf(twice)} is in two places.`,
    );
  if (all.length !== variant.deck.length) {
    const [cards, found] = [variant.deck.length, all.length];
    throw new NotationError(
      "briscola-card-count",
      { cards, found },
      `The game has ${cards} cards, but the position has ${found}.`,
    );
  }
  if (stock.length > 0 && stock.at(-1) !== trump)
    throw new NotationError("briscola-last-card", {}, "The last card of the stock must be the trump.");
  if (stock.length % 2 !== 0)
    throw new NotationError(
      "briscola-odd-stock",
      {},
      "The stock must have an even number of cards, as both players draw after each trick.",
    );
  const sizes = [hands[0].length, hands[1].length];
  if (led !== null) sizes[player === 0 ? 1 : 0]!++;
  const fits =
    sizes[0] === sizes[1] && (stock.length > 0 ? sizes[0] === variant.hand : sizes[0]! <= variant.hand);
  if (!fits)
    throw new NotationError(
      "briscola-hands",
      { hand: variant.hand },
      `Before a trick both hands must have the same number of cards, ${variant.hand} while there is a stock.`,
    );
  return state;
}
