import type { FormatPhrase } from "@tyche/engine/errors";
import { Catalogue, type Language } from "@tyche/messages";
import { ANSWER_AREAS, phraseFormat, shown } from "../answers/game-text.js";
import type { Thought, ThoughtRow } from "../answers/thought.js";
import type { Place } from "../games/place.js";

/** Loads the messages of a match, including errors about typed input. */
export async function playWords(language: Language = "en"): Promise<Catalogue> {
  return (await new Catalogue(language).load("play", "games", "how-to-play", ...ANSWER_AREAS)).loadErrors();
}

/** How a player is named: "you", "the engine", or a number if that would be ambiguous. */
type Who = "you" | "engine" | "player";

/** The seats of a match: the person's, if any, and the names of all players. */
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

  /** Formats a game's phrases, replacing player numbers by names. */
  readonly format: FormatPhrase = (phrase) => {
    const { who, player = 0 } = phrase.values;
    const values = who === undefined ? phrase.values : { ...phrase.values, who: this.who(Number(player)) };
    return phraseFormat(this.words)({ ...phrase, values });
  };
}

/** The text before the first action. */
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

/** How a game ended, and whether the person won; undefined if neither won nor lost. */
export interface EndingText {
  readonly won: boolean | undefined;
  readonly text: string;
}

/** Describes the result of a game. */
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
    const ending = presentation.terminal?.ending?.(state);
    if (ending) return { won: ending.won, text: format(ending.words) };
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

/** How a game ended that the person resigned. */
export function resignationOf({ game }: Place, words: Catalogue): EndingText {
  const { players, cooperative } = game.facts;
  const id = players === 2 && !cooperative ? "play-ending-resigned-to-engine" : "play-ending-resigned";
  return { won: false, text: words.text(id) };
}

/** A number of points as text, and as a number for plural forms. */
function points(count: number, words: Catalogue): { readonly amount: string; readonly count: number } {
  return { amount: Number.isInteger(count) ? grouped(count, words) : shown(count), count };
}

function grouped(number: number, { language }: Catalogue): string {
  return number.toLocaleString(language);
}

/** Explains why the engine would play its first action. */
export function reasonFor(
  { actions, line, solved, depth, algorithm, reason }: Thought,
  { words, format }: Seats,
): string {
  if (reason !== undefined) return format(reason);
  const [best, second] = actions as [ThoughtRow, ...ThoughtRow[]];
  if (second === undefined) return words.text("play-reason-only");
  if (best.value === undefined || second.value === undefined) return words.text("play-reason-no-time");
  const { comparison } = second;
  return words.paragraph([
    words.text("play-reason-worth", {
      action: best.action,
      value: withError(best, words),
      solved,
      than: thanOf(best, second, solved),
      more: comparison.relation === "better" ? rounded(comparison.gap, words) : "",
      second: second.action,
    }),
    ...(depth > 0 ? [words.text("play-reason-depth", { algorithm, depth })] : []),
    ...(line.length > 1 ? [words.text("play-reason-line", { actions: line.slice(1, 6) })] : []),
  ]);
}

/** How the first action compares with another, for its message. */
function thanOf(best: ThoughtRow, second: ThoughtRow, solved: boolean) {
  const isLimit = ({ certainty: { kind }, bound }: ThoughtRow): boolean =>
    kind === "bound" || (kind === "proved" && bound !== "exact");
  const { relation } = second.comparison;
  if (relation === "better") return [best, second].some(isLimit) ? "at-least" : "more";
  if (relation === "equal") return relation;
  // Nothing is better than the first action of a solved decision.
  return solved ? "not-less" : relation === "close" ? relation : "unknown";
}

/** A value, with the error of a mean of samples. */
function withError({ value, certainty }: ThoughtRow, words: Catalogue): string {
  const text = rounded(value!, words);
  const half = certainty.kind === "sample" ? (certainty.high - certainty.low) / 2 : 0;
  return half > 0 && Number.isFinite(half) ? `${text} ± ${half.toPrecision(2)}` : text;
}

/** Three significant digits, enough for a hint. */
function rounded(value: number, words: Catalogue): string {
  if (Number.isInteger(value)) return grouped(value, words);
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
