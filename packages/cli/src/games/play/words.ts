import type { Ending } from "@tyche/games";
import type { Place } from "../place.js";
import { shown } from "../text.js";
import type { Thought } from "../thinking/thought.js";

/** Who sits where: the person, or nobody where the engine plays for all. */
export class Seats {
  private readonly human: number | undefined;
  private readonly players: number;

  constructor(human: number | undefined, players: number) {
    this.human = human;
    this.players = players;
  }

  /** "you", "the engine", or the player's number where that would not say who. */
  name(player: number): string {
    if (player === this.human) return "you";
    if (this.players === 1 || (this.players === 2 && this.human !== undefined)) return "the engine";
    return `player ${player}`;
  }

  /** "you play", "the engine plays". */
  plays(player: number): string {
    return `${this.name(player)} ${player === this.human ? "play" : "plays"}`;
  }

  /** "you have", "player 1 has". */
  has(player: number): string {
    return `${this.name(player)} ${player === this.human ? "have" : "has"}`;
  }

  /** A game's own text, in which players have numbers. */
  inWords(text: string): string {
    if (this.human === undefined) return text;
    const names = Array.from({ length: this.players }, (_, player) => this.name(player));
    const width = Math.max(...names.map(({ length }) => length));
    return (
      text
        // Before a bar names must be of one length.
        .replace(
          /\bplayer (\d)(?= [░▒▓█])/g,
          (all, player: string) => names[Number(player)]?.padEnd(width) ?? all,
        )
        .replace(/\bplayer (\d) (is|has|[a-z]+s)\b/g, (all, player: string, verb: string) =>
          Number(player) === this.human ? `you ${YOURS[verb] ?? verb.slice(0, -1)}` : all,
        )
        .replace(/\bplayer (\d)\b/g, (all, player: string) => names[Number(player)] ?? all)
    );
  }
}

const YOURS: Readonly<Record<string, string>> = { is: "are", has: "have" };

/** What is said before the first action. */
export function openingWords({ game, presentation }: Place, human: number): string {
  const { players, cooperative } = game.facts;
  if (players === 1) return "Type ? for help.";
  const seat = presentation.terminal?.seats?.[human];
  const you = seat === undefined ? "You play" : `You are ${seat} and play`;
  const others = players === 2 ? "the engine" : `${players - 1} players that the engine moves`;
  return `${you} ${cooperative ? "with" : "against"} ${others}. Type ? for help.`;
}

/** How a game went, in words, and whether it was good for the person; undefined where it was neither. */
export function endingOf({ game, presentation, state }: Place, human: number | undefined): Ending {
  const payoffs = game.payoff(state);
  const [least, most] = game.facts.bounds;
  const seats = new Seats(human, game.facts.players);
  if (payoffs.length === 1) {
    const own = payoffs[0]!;
    const has = seats.has(0);
    const told = presentation.terminal?.ending?.(state);
    if (told) return { ...told, words: `${has} ${told.words}` };
    if (least === 0 && most === 1) {
      return {
        won: own === 1,
        words: own === 1 ? `${has} won` : own === 0 ? `${has} lost` : `${has} ${points(own)}`,
      };
    }
    return { won: undefined, words: `${has} ${points(own)}` };
  }
  if (game.facts.cooperative) {
    const own = payoffs[0]!;
    if (least !== 0 || most !== 1 || (own !== 0 && own !== 1))
      return { won: undefined, words: `${points(own)} for all` };
    return { won: own === 1, words: own === 1 ? "all have won together" : "all have lost together" };
  }
  const best = Math.max(...payoffs);
  const winners = payoffs.flatMap((payoff, player) => (payoff === best ? [player] : []));
  if (winners.length === payoffs.length) return { won: undefined, words: "a draw, nobody has won" };
  const won = human === undefined ? undefined : winners.includes(human);
  if (winners.length > 1) {
    const names = winners.map((player) => seats.name(player));
    return { won, words: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} have won` };
  }
  return { won, words: `${seats.has(winners[0]!)} won${best === 1 ? "" : ` ${points(best)}`}` };
}

function points(number: number): string {
  return `${Number.isInteger(number) ? number.toLocaleString("en") : shown(number)} ${number === 1 ? "point" : "points"}`;
}

/** Why the engine would play its first action. */
export function reasonFor({ actions, line, solved, depth, algorithm, reason }: Thought): string {
  if (reason !== undefined) return reason;
  const [best, second] = actions as [Thought["actions"][number], ...Thought["actions"]];
  if (second === undefined) return "It is the only action.";
  if (best.value === undefined || second.value === undefined)
    return "There was no time to compare the actions.";
  const worth = `${best.action} is worth ${rounded(best.value)}${solved ? " (solved)" : ""}`;
  const less = best.value - second.value;
  const bound = second.bound === "upper" ? "at least " : "";
  const than =
    Math.abs(less) < 5e-7
      ? `, ${bound === "" ? "as much as" : "no less than"} ${second.action}`
      : `, ${bound}${rounded(less)} more than ${second.action}`;
  // A value of another depth is no equal: the table beside it says depths as well.
  const by = second.depth === best.depth ? "" : ` by its depth of ${second.depth}`;
  const how =
    depth > 0 ? ` ${algorithm} looked ${depth} ${depth === 1 ? "decision" : "decisions"} ahead.` : "";
  const going = line.length > 1 ? ` It expects ${line.slice(1, 6).join(", ")} to follow.` : "";
  return `${worth}${than}${by}.${how}${going}`;
}

/** Three digits that count, as many as a hint needs. */
function rounded(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString("en");
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
