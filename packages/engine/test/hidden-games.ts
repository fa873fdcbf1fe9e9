/** Small games with hidden information or simultaneous decisions whose values are known. */
import { type Game, OVER } from "../src/contract/game.js";
import { simultaneousGame } from "../src/hidden-information/simultaneous-game.js";

type Seat = 0 | 1;

interface PokerState {
  readonly cards: readonly [number, number];
  readonly said: readonly ("pass" | "bet")[];
}

/**
 * One-card poker: each of two players antes 1 and gets one of the cards 1 to n; bet 1, call or fold. With three cards,
 * Kuhn poker (1950).
 */
export function oneCardPoker(
  n: number,
): Game<PokerState, "pass" | "bet", { own: number; said: PokerState["said"] }> {
  const isOver = ({ said }: PokerState): boolean =>
    said.length > 1 && !(said.length === 2 && said[0] === "pass" && said[1] === "bet");
  return {
    name: "one-card-poker",
    facts: { players: 2, zeroSum: true, bounds: [-2, 2], cycles: false, chance: false, hidden: true },
    start(chance) {
      const own = chance.die(n);
      return { cards: [own, chance.pick(deck(n).filter((card) => card !== own))], said: [] };
    },
    turn: (state) => (isOver(state) ? OVER : state.said.length % 2),
    actions: (state) => (isOver(state) ? [] : ["pass", "bet"]),
    play: ({ cards, said }, action) => ({ cards, said: [...said, action] }),
    payoff({ cards, said }) {
      const [first, second, third] = said;
      const win = cards[0] > cards[1] ? 1 : -1;
      if (first === "bet") return pair(second === "bet" ? 2 * win : 1);
      return pair(second === "pass" ? win : third === "bet" ? 2 * win : -1);
    },
    view: ({ cards, said }, player) => ({ own: cards[player as Seat], said }),
    determinize({ own, said }, player, chance) {
      const other = chance.pick(deck(n).filter((card) => card !== own));
      return { cards: player === 0 ? [own, other] : [other, own], said };
    },
  };
}

function deck(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function pair(value: number): [number, number] {
  return [value, 0 - value];
}

type LeducAction = "fold" | "call" | "raise";

interface LeducState {
  readonly cards: readonly [number, number];
  /** The shared card; null before the second round. */
  readonly open: number | null;
  readonly rounds: readonly (readonly LeducAction[])[];
}

interface LeducView extends Omit<LeducState, "cards"> {
  readonly own: number;
}

/** What both players have put in, and whether the last round has ended; somebody who folded is `folded`. */
function leducBets({ rounds }: Pick<LeducState, "rounds">): {
  paid: [number, number];
  folded: number | undefined;
  closed: boolean;
  raises: number;
} {
  const paid: [number, number] = [1, 1];
  let folded: number | undefined;
  let closed = false;
  let raises = 0;
  for (const [round, said] of rounds.entries()) {
    raises = 0;
    closed = false;
    for (const [i, action] of said.entries()) {
      const player = (i % 2) as Seat;
      const other = (1 - player) as Seat;
      if (action === "fold") folded = player;
      else paid[player] = paid[other];
      if (action === "raise") {
        paid[player] += round === 0 ? 2 : 4;
        raises++;
      }
      closed = action === "call" && i > 0;
    }
  }
  return { paid, folded, closed, raises };
}

/** Leduc hold'em (F. Southey et al. 2005): six cards of three ranks, a shared card, raises of 2 and 4, two a round. */
export const leduc: Game<LeducState, LeducAction, LeducView> = {
  name: "leduc",
  facts: { players: 2, zeroSum: true, bounds: [-13, 13], cycles: false, chance: true, hidden: true },
  start(chance) {
    const one = chance.die(6);
    return { cards: [one, chance.pick(deck(6).filter((card) => card !== one))], open: null, rounds: [[]] };
  },
  turn(state) {
    const { folded, closed } = leducBets(state);
    if (folded !== undefined || (closed && state.rounds.length === 2)) return OVER;
    return state.rounds.at(-1)!.length % 2;
  },
  actions(state) {
    if (leduc.turn(state) === OVER) return [];
    const { paid, raises } = leducBets(state);
    const facing = paid[0] !== paid[1];
    return [...(facing ? (["fold"] as const) : []), "call", ...(raises < 2 ? (["raise"] as const) : [])];
  },
  play({ cards, open, rounds }, action, chance) {
    const said = [...rounds.slice(0, -1), [...rounds.at(-1)!, action]];
    const { closed, folded } = leducBets({ rounds: said });
    if (!closed || rounds.length === 2 || folded !== undefined) return { cards, open, rounds: said };
    return {
      cards,
      open: chance.pick(deck(6).filter((card) => !cards.includes(card))),
      rounds: [...said, []],
    };
  },
  payoff({ cards, open, rounds }) {
    const { paid, folded } = leducBets({ rounds });
    if (folded !== undefined) return pair(folded === 0 ? -paid[0] : paid[1]);
    const strength = (card: number): number => (rank(card) === rank(open!) ? 10 : rank(card));
    return pair(Math.sign(strength(cards[0]) - strength(cards[1])) * paid[0]);
  },
  view: ({ cards, open, rounds }, player) => ({
    own: rank(cards[player as Seat]),
    open: open === null ? null : rank(open),
    rounds,
  }),
  determinize({ own, open, rounds }, player, chance) {
    const suits = chance.pick(
      deck(6).flatMap((a) =>
        deck(6).flatMap((b) =>
          deck(6).flatMap((c) => {
            const isFit =
              rank(a) === own && (open === null ? c === 1 : rank(c) === open && c !== a && c !== b);
            return a !== b && isFit ? [[a, b, open === null ? null : c] as const] : [];
          }),
        ),
      ),
    );
    const [mine, other, shared] = suits;
    return { cards: player === 0 ? [mine, other] : [other, mine], open: shared, rounds };
  },
};

function rank(card: number): number {
  return (card + 1) >> 1;
}

interface DiceState {
  readonly dice: readonly [number, number];
  /** Bids as numbers: (count - 1) * sides + face. */
  readonly bids: readonly number[];
  readonly called: boolean;
}

/**
 * Liar's Dice with one die each: bid a count and a face, higher each time (first by count, then by face), or challenge.
 * The highest face is wild. Who challenges wrongly, or bid too much, loses 1.
 */
export function liarsDice(
  sides: number,
): Game<DiceState, number, { own: number; bids: readonly number[]; called: boolean }> {
  const isOver = ({ called }: DiceState): boolean => called;
  return {
    name: "liars-dice",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false, hidden: true },
    start: (chance) => ({ dice: [chance.die(sides), chance.die(sides)], bids: [], called: false }),
    turn: (state) => (isOver(state) ? OVER : state.bids.length % 2),
    actions({ bids, called }) {
      if (called) return [];
      const last = bids.at(-1) ?? 0;
      const higher = deck(2 * sides).slice(last);
      // 0 challenges the last bid.
      return last === 0 ? higher : [...higher, 0];
    },
    play: ({ dice, bids }, action) =>
      action === 0 ? { dice, bids, called: true } : { dice, bids: [...bids, action], called: false },
    payoff({ dice, bids }) {
      const bid = bids.at(-1)!;
      const face = ((bid - 1) % sides) + 1;
      const count = Math.ceil(bid / sides);
      const shown = dice.filter((die) => die === face || die === sides).length;
      const bidder = (bids.length - 1) % 2;
      return pair(shown >= count === (bidder === 0) ? 1 : -1);
    },
    view: ({ dice, bids, called }, player) => ({ own: dice[player as Seat], bids, called }),
    determinize({ own, bids, called }, player, chance) {
      const other = chance.die(sides);
      return { dice: player === 0 ? [own, other] : [other, own], bids, called };
    },
  };
}

/** Matching pennies with these payoffs to player 0; rows are player 0's choices. */
export function matrixGame(payoffs: readonly (readonly number[])[]) {
  const all = payoffs.flat();
  return simultaneousGame<readonly number[], number>({
    name: "matrix",
    facts: {
      players: 2,
      zeroSum: true,
      bounds: [Math.min(...all, ...all.map((x) => -x)), Math.max(...all, ...all.map((x) => -x))],
      cycles: false,
      chance: false,
    },
    start: () => [],
    movers: (state) => (state.length === 0 ? [0, 1] : []),
    actions: (_, player) => [...(player === 0 ? payoffs : payoffs[0]!).keys()],
    play: (_, choices) => choices as readonly number[],
    payoff: ([row, column]) => pair(payoffs[row!]![column!]!),
  });
}

interface BidState {
  readonly prizes: readonly number[];
  readonly bids: readonly (readonly [number, number])[];
}

/**
 * Goofspiel: each of two players has the cards 1 to n; the prizes 1 to n are turned one by one, and the higher card wins
 * the prize, nobody at a tie. The payoff is the difference of the points.
 */
export function goofspiel(n: number) {
  const handOf = ({ bids }: BidState, player: number): number[] =>
    deck(n).filter((card) => !bids.some((bid) => bid[player as Seat] === card));
  const turned = (prizes: readonly number[], pick: (left: number[]) => number): number[] => {
    const left = deck(n).filter((prize) => !prizes.includes(prize));
    return left.length === 0 ? [...prizes] : [...prizes, pick(left)];
  };
  return simultaneousGame<BidState, number>({
    name: "goofspiel",
    facts: {
      players: 2,
      zeroSum: true,
      bounds: [(-n * (n + 1)) / 2, (n * (n + 1)) / 2],
      cycles: false,
      chance: true,
    },
    start: (chance) => ({ prizes: turned([], (left) => chance.pick(left)), bids: [] }),
    movers: ({ bids }) => (bids.length === n ? [] : [0, 1]),
    actions: handOf,
    play: ({ prizes, bids }, [one, other], chance) => ({
      prizes: turned(prizes, (left) => chance.pick(left)),
      bids: [...bids, [one!, other!]],
    }),
    payoff: ({ prizes, bids }) =>
      pair(bids.reduce((sum, [one, other], i) => sum + Math.sign(one - other) * prizes[i]!, 0)),
  });
}
