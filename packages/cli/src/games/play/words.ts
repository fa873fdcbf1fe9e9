import type { FormatPhrase } from "@tyche/engine";
import { Catalogue, type Language } from "@tyche/messages";
import type { Place } from "../place.js";
import { ANSWER_AREAS, phraseFormat, shown } from "../text.js";
import type { Thought } from "../thinking/thought.js";

/** The words of a match, and of what is wrong with what a person types. */
export async function playWords(language: Language = "en"): Promise<Catalogue> {
  return (await new Catalogue(language).load("play", "games", ...ANSWER_AREAS)).loadErrors();
}

/** How a player is called: "you", "the engine", or by a number where that would not say who. */
type Who = "you" | "engine" | "player";

/** Who sits where: the person, or nobody where the engine plays for all; and how they are spoken of. */
export class Seats {
  readonly words: Catalogue;
  private readonly human: number | undefined;
  private readonly players: number;

  constructor(words: Catalogue, human: number | undefined, players: number) {
    this.words = words;
    this.human = human;
    this.players = players;
  }

  who(player: number): Who {
    if (player === this.human) return "you";
    return this.players === 1 || (this.players === 2 && this.human !== undefined) ? "engine" : "player";
  }

  /** "you", "the engine", "player 1". */
  name(player: number): string {
    return this.words.text("play-name", { who: this.who(player), player });
  }

  /** Formats what a game says; its players, who have numbers there, are called by their seats. */
  readonly format: FormatPhrase = (phrase) => {
    const { who, player = 0 } = phrase.values;
    const values = who === undefined ? phrase.values : { ...phrase.values, who: this.who(Number(player)) };
    return phraseFormat(this.words)({ ...phrase, values });
  };
}

/** What is said before the first action. */
export function openingText({ game, presentation }: Place, human: number, { words, format }: Seats): string {
  const { players, cooperative } = game.facts;
  if (players === 1) return words.text("play-opening-alone");
  const side = cooperative ? "with" : "against";
  const seat = presentation.terminal?.seats?.[human];
  return seat === undefined
    ? words.text("play-opening", { side, others: players - 1 })
    : words.text("play-opening-seat", {
        seat: typeof seat === "string" ? seat : format(seat),
        side,
        others: players - 1,
      });
}

/** How a game ended, and whether that is good for the person; undefined where it is neither. */
export interface EndingText {
  readonly won: boolean | undefined;
  readonly text: string;
}

/** How a game went, in words. */
export function endingOf(
  { game, presentation, state }: Place,
  human: number | undefined,
  seats: Seats,
): EndingText {
  const { words, format } = seats;
  const payoffs = game.payoff(state);
  const [least, most] = game.facts.bounds;
  const isChance = least === 0 && most === 1;
  const own = payoffs[0]!;
  if (payoffs.length === 1) {
    const told = presentation.terminal?.ending?.(state);
    if (told) return { won: told.won, text: format(told.words) };
    const one = { who: seats.who(0), player: 0 };
    if (isChance && own === 1) return { won: true, text: words.text("play-ending-won", one) };
    if (isChance && own === 0) return { won: false, text: words.text("play-ending-lost", one) };
    const text = words.text("play-ending-points", { ...one, ...points(own, words) });
    return { won: isChance ? false : undefined, text };
  }
  if (game.facts.cooperative) {
    if (!isChance || (own !== 0 && own !== 1))
      return { won: undefined, text: words.text("play-ending-all-points", points(own, words)) };
    return { won: own === 1, text: words.text(own === 1 ? "play-ending-all-won" : "play-ending-all-lost") };
  }
  const best = Math.max(...payoffs);
  const winners = payoffs.flatMap((payoff, player) => (payoff === best ? [player] : []));
  if (winners.length === payoffs.length) return { won: undefined, text: words.text("play-ending-draw") };
  const won = human === undefined ? undefined : winners.includes(human);
  if (winners.length > 1)
    return {
      won,
      text: words.text("play-ending-several", { names: winners.map((player) => seats.name(player)) }),
    };
  const winner = { who: seats.who(winners[0]!), player: winners[0]! };
  const text =
    best === 1
      ? words.text("play-ending-won", winner)
      : words.text("play-ending-won-points", { ...winner, ...points(best, words) });
  return { won, text };
}

/** A number of points, as it is shown and as it is counted. */
function points(count: number, words: Catalogue): { readonly amount: string; readonly count: number } {
  return { amount: Number.isInteger(count) ? grouped(count, words) : shown(count), count };
}

function grouped(number: number, { language }: Catalogue): string {
  return number.toLocaleString(language);
}

/** Why the engine would play its first action. */
export function reasonFor(
  { actions, line, solved, depth, algorithm, reason }: Thought,
  { words, format }: Seats,
): string {
  if (reason !== undefined) return format(reason);
  const [best, second] = actions as [Thought["actions"][number], ...Thought["actions"]];
  if (second === undefined) return words.text("play-reason-only");
  if (best.value === undefined || second.value === undefined) return words.text("play-reason-no-time");
  const less = best.value - second.value;
  const isBound = second.bound === "upper";
  const isEqual = Math.abs(less) < 5e-7;
  return words.paragraph([
    words.text("play-reason-worth", {
      action: best.action,
      value: rounded(best.value, words),
      solved,
      than: isEqual ? (isBound ? "not-less" : "equal") : isBound ? "at-least" : "more",
      more: rounded(less, words),
      second: second.action,
      // A value of another depth is no equal: the table beside it says depths as well.
      depth: second.depth,
      same: second.depth === best.depth,
    }),
    ...(depth > 0 ? [words.text("play-reason-depth", { algorithm, depth })] : []),
    ...(line.length > 1 ? [words.text("play-reason-line", { actions: line.slice(1, 6) })] : []),
  ]);
}

/** Three digits that count, as many as a hint needs. */
function rounded(value: number, words: Catalogue): string {
  if (Number.isInteger(value)) return grouped(value, words);
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
