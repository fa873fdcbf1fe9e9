import { NotationError, OVER, problemOf, seededChance } from "@tyche/engine";
import type { KeptGame } from "../../entry.js";
import { afterPlay, BACKGAMMON, type Dice, seenBy, startPoints, winnerOf } from "../board.js";
import {
  type CubeDecision,
  type CubeState,
  cubeRules,
  NEW_CUBE,
  OFFERS,
  type Offer,
} from "../cube/cube-rules.js";
import { cubeGame } from "../cube/game.js";
import { type BackgammonAction, backgammon } from "../rules.js";
import { isMatch, parseMatch } from "./match-file.js";
import {
  automaticDoubles,
  errorAt,
  type GameEvent,
  type GameRecord,
  isCrawford,
  type MatchRecord,
} from "./match-record.js";

/** What a match's games are walked by: with a cube or without. */
type Walked = Pick<ReturnType<typeof cubeGame>, "turn" | "actions" | "play" | "notation">;

/**
 * The games of a match as the board's rules play them, one by one; undefined where the text is no match. A match is played with the
 * cube and its score, a session for money with the cube, and one whose comments leave the cube out without it.
 *
 * @throws NotationError that names the place in the file, or the game
 */
export function keptGames(text: string): readonly KeptGame[] | undefined {
  if (!isMatch(text)) return undefined;
  const match = parseMatch(text);
  return match.games.map((_, at) => {
    try {
      return keptGame(match, at);
    } catch (error) {
      // The match may also be longer than any that is played here, or have a beaver in it.
      throw errorAt(
        {
          id: "backgammon-record-game",
          values: { game: at + 1, problem: problemOf(error) },
          message: `Game ${at + 1}: ${(error as Error).message}`,
        },
        error,
      );
    }
  });
}

function keptGame(match: MatchRecord, at: number): KeptGame {
  const { players, games } = match;
  const { scores, result } = games[at]!;
  const title = `${players.join(" – ")}, ${scores.join(":")}${result ? `, ${players[result.winner]} +${result.points}` : ""}`;
  const { options, game, start, next } = walkOf(match, at);
  const { events } = games[at]!;
  // A board's rules allow no other plays.
  const end = events.findIndex((event) => event.kind === "play" && event.isIllegal);
  const legal = end < 0 ? games[at]! : { scores, events: events.slice(0, end) };
  const plies = start ? pliesOf(game, start, legal, next) : [];
  return {
    title: title.slice(0, LONGEST_TITLE),
    options,
    start: start ? game.notation.position(start) : "",
    plies,
    left: end < 0 ? 0 : events.length - end,
  };
}

const LONGEST_TITLE = 120;

interface Walk {
  readonly options: Readonly<Record<string, string>>;
  readonly game: Walked;
  /** Undefined where nothing was played. */
  readonly start: CubeState | undefined;
  /** Of a match: where its next game begins. */
  readonly next: CubeState | undefined;
}

function walkOf(
  { length, cube, jacoby: isJacoby, beavers: mayBeaver, games }: MatchRecord,
  at: number,
): Walk {
  const next = startOf(games, at + 1, length);
  const start = startOf(games, at, length);
  if (cube === false && length === 0) {
    // Safe: the game takes of a state what it knows, and is handed back what it gave.
    return { options: {}, game: backgammon() as unknown as Walked, start, next };
  }
  const game = games[at]!;
  const beavers = mayBeaver === true || game.events.some(({ kind }) => kind === "beaver");
  const jacoby = length === 0 && isJacoby === true;
  const automatic = automaticDoubles([game]);
  const resignations = resignedIn(game) !== undefined;
  const options = {
    ...(length > 0 ? { match: String(length) } : { cube: "on" }),
    ...(jacoby && { jacoby: "on" }),
    ...(beavers && { beavers: "on" }),
    ...(automatic > 0 && { "automatic-doubles": String(automatic) }),
    ...(resignations && { resign: "on" }),
  };
  return {
    options,
    game: cubeGame(cubeRules({ length, jacoby, beavers, automatic, resignations })),
    start,
    next,
  };
}

function startOf(games: readonly GameRecord[], at: number, length: number): CubeState | undefined {
  const first = games[at]?.events[0];
  if (first?.kind !== "play") return undefined;
  const { player, dice } = first;
  return {
    ...NEW_CUBE,
    cube: games[at]!.automaticCube ?? 1,
    points: startPoints(BACKGAMMON),
    player,
    dice,
    score: games[at]!.scores,
    crawford: isCrawford({ length, games }, at),
    result: 0,
  };
}

/**
 * What the player on roll has resigned at the end of a game; undefined where it ended otherwise, or was resigned in the other's turn, which
 * the board's rules do not know.
 */
function resignedIn({ events, result, automaticCube = 1 }: GameRecord): Offer | undefined {
  const last = events.at(-1);
  if (!result || last?.kind !== "play" || last.player !== result.winner) return undefined;
  if (winnerOf(afterPlay(seenBy(last.points, last.player), last.play)) !== null) return undefined;
  const cube = events.reduce((shown, event) => (event.kind === "play" ? shown : event.cube), automaticCube);
  return OFFERS[2 + result.points / cube];
}

/** Words of records for what is decided about the cube. */
const DECISIONS: Readonly<Record<Exclude<GameEvent["kind"], "play">, CubeDecision>> = {
  double: "double",
  beaver: "beaver",
  raccoon: "raccoon",
  take: "take",
  drop: "pass",
};

function pliesOf(
  game: Walked,
  start: CubeState,
  record: GameRecord,
  next: CubeState | undefined,
): (readonly [string, string])[] {
  const { events } = record;
  const plies: (readonly [string, string])[] = [];
  let state = start;
  /** @param dice what is rolled next, where anything is */
  const act = (action: BackgammonAction | CubeDecision, dice: Dice | null): void => {
    const name = game.notation.action(state, action);
    if (!game.actions(state).some((each) => game.notation.action(state, each) === name))
      throw new NotationError(
        "backgammon-record-rules",
        { action: name },
        `"${name}" is not possible there by these rules.`,
      );
    const drawn = game.play(state, action, seededChance(0));
    let after: CubeState;
    if (game.turn(drawn) === OVER) after = drawn;
    // Another game of the match has begun: as it did, or nobody knows with which roll.
    else if (isNextGame(state, drawn)) after = next ?? { ...drawn, player: 0, dice: null };
    else after = drawn.dice === null ? drawn : { ...drawn, dice };
    plies.push([name, game.notation.position(after)]);
    state = after;
  };
  for (const [at, event] of events.entries()) {
    const following = events[at + 1];
    const dice = following?.kind === "play" ? following.dice : null;
    if (event.kind !== "play") {
      act(DECISIONS[event.kind], dice);
      continue;
    }
    // Who is beavered and rolls has taken, without a word.
    if (state.offer) act("take", event.dice);
    else if (state.dice === null) act("roll", event.dice);
    if (state.player !== event.player) {
      const roll = event.dice.join("");
      throw new NotationError(
        "backgammon-record-wrong-roller",
        { roll },
        `The player who rolls ${roll} is not on roll.`,
      );
    }
    act(event.play, dice);
  }
  const resigned = resignedIn(record);
  if (resigned) {
    act(resigned, null);
    act("accept", null);
  }
  return plies;
}

/** Without a cube there is no score. */
function isNextGame(before: CubeState, after: CubeState): boolean {
  return after.score !== undefined && after.score.join() !== before.score.join();
}
