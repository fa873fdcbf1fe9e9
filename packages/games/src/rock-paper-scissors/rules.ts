import { type Game, type Notation, OVER, type Phrase, type StateEvaluator } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { fieldsOf, inEnglish, plainActions } from "../kit/notation.js";
import { checkedOptions } from "../kit/option.js";
import { about, type RockPaperScissorsOptions } from "./about.js";
import { texts } from "./texts.js";

/** The hands; each beats the one before it, and the first beats the last. */
export const HANDS = ["rock", "paper", "scissors"] as const;

/** A hand. */
export type Hand = (typeof HANDS)[number];

/**
 * Both players choose simultaneously. In the rules one of them chooses first, in secret; the one who chooses second
 * sees a state in which it is the first to choose, which is an equivalent decision.
 */
export interface RockPaperScissorsState {
  /** The hands shown in earlier rounds, player 0's first. */
  readonly shown: readonly (readonly [Hand, Hand])[];
  /** The player who chooses first in this round. */
  readonly first: 0 | 1;
  /** The first player's secret choice. */
  readonly chosen: Hand | null;
}

/** 1 if player 0 wins the round, -1 if it loses, 0 if both show the same hand. */
function winOf([own, other]: readonly [Hand, Hand]): number {
  const ahead = (HANDS.indexOf(own) - HANDS.indexOf(other) + 3) % 3;
  return ahead === 2 ? -1 : ahead;
}

/**
 * Repeated rock-paper-scissors: the payoff is the mean over the rounds, a win counting 1 and a loss -1. By the
 * minimax theorem (J. von Neumann, 1928) its value is 0, and only a player who shows all hands equally often and
 * without a pattern cannot be exploited.
 *
 * @throws GameOptionError if the number of rounds is invalid
 */
export function rockPaperScissors(
  options: RockPaperScissorsOptions = {},
): Game<RockPaperScissorsState, Hand, RockPaperScissorsState> {
  const { rounds } = checkedOptions(about, options, (_, rounds) =>
    texts.optionError("rock-paper-scissors-rounds", { rounds }),
  );
  const turn = ({ shown, first, chosen }: RockPaperScissorsState): number => {
    if (shown.length >= rounds) return OVER;
    return chosen === null ? first : 1 - first;
  };
  const wins = ({ shown }: RockPaperScissorsState): number =>
    shown.reduce((sum, hands) => sum + winOf(hands), 0);
  const lead: StateEvaluator<RockPaperScissorsState> = (state) => wins(state) / rounds;
  const alone = (state: RockPaperScissorsState, player: number): RockPaperScissorsState =>
    turn(state) === player ? { shown: state.shown, first: player as 0 | 1, chosen: null } : state;
  return {
    name: "rock-paper-scissors",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false, hidden: true },
    start: () => ({ shown: [], first: 0, chosen: null }),
    turn,
    actions: (state) => (turn(state) === OVER ? [] : HANDS),
    play({ shown, first, chosen }, hand) {
      if (chosen === null) return { shown, first, chosen: hand };
      const hands = first === 0 ? ([chosen, hand] as const) : ([hand, chosen] as const);
      return { shown: [...shown, hands], first: 0, chosen: null };
    },
    payoff(state) {
      const mean = lead(state);
      return [mean, 0 - mean];
    },
    key: ({ shown, first, chosen }) =>
      `${shown.map(([own, other]) => own[0]! + other[0]!).join(" ")} ${first} ${chosen ?? ""}`,
    view(state, player) {
      if (state.chosen === null || state.first === player) return state;
      return alone(state, player);
    },
    determinize(view, player, chance) {
      // When asked, player 1 knows that the other has chosen, but not what.
      if (player === 0 || turn(view) !== player) return view;
      return { shown: view.shown, first: 0, chosen: chance.pick(HANDS) };
    },
    simultaneous: {
      isSecret: ({ first, chosen }, player) => chosen !== null && player !== first,
      alone,
      rest: (state) => `${state.shown.length} ${state.first} ${wins(state)}`,
    },
    notation: notationOf(rounds),
    evaluators: { default: lead, lead },
  };
}

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
function notationOf(rounds: number): Notation<RockPaperScissorsState, Hand, RockPaperScissorsState> {
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
    ...plainActions<RockPaperScissorsState, Hand>(
      ({ shown }) => (shown.length >= rounds ? [] : HANDS),
      undefined,
      (text) => handOf(text.trim().toLowerCase()) ?? text,
    ),
    draw,
    drawView: (view, _player, format) => draw(view, format),
  };
}
