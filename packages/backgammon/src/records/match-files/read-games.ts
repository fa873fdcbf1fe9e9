import { OVER, seededChance } from "@tyche/engine";
import type { RecordedGame } from "@tyche/games";
import { cubeGame } from "../../cube/cube-game.js";
import {
  type CubeDecision,
  type CubeState,
  cubeRules,
  NEW_CUBE,
  OFFERS,
  type Offer,
} from "../../cube/cube-rules.js";
import { type BackgammonAction, backgammon } from "../../game/rules.js";
import { afterPlay, BACKGAMMON, type Dice, seenBy, startPoints, winnerOf } from "../../rules/board.js";
import {
  automaticDoubles,
  type GameEvent,
  type GameRecord,
  isCrawford,
  type MatchRecord,
  readAt,
} from "../match-record.js";
import { isMatch, parseMatch, unpackedMatch } from "./match-file.js";
import { texts } from "./texts.js";

/** The game that replays a recorded match, with or without the cube. */
type Walked = Pick<ReturnType<typeof cubeGame>, "turn" | "actions" | "play" | "notation">;

/**
 * The games of a match file, replayed by the rules of a game in this package; undefined if the text is not a match. A
 * match is played with the cube and its score, a money session with the cube, and one whose comments rule out the cube
 * without it.
 *
 * @throws NotationError with the place in the file, or the game
 */
export function gamesInFile(text: string): readonly RecordedGame[] | undefined {
  if (!isMatch(text)) return undefined;
  const match = parseMatch(text);
  // The match may be too long, or contain a beaver.
  return match.games.map((_, at) =>
    readAt(
      (problem) => texts.phrase("backgammon-record-game", { game: at + 1, problem }),
      () => keptGame(match, at),
    ),
  );
}

/** `gamesInFile` of a file, text or packed. */
export async function readMatchFile(file: string | Uint8Array): Promise<readonly RecordedGame[] | undefined> {
  const text = typeof file === "string" ? file : await unpackedMatch(file);
  return text === undefined ? undefined : gamesInFile(text);
}

function keptGame(match: MatchRecord, at: number): RecordedGame {
  const { players, games } = match;
  const { scores, result } = games[at]!;
  const title = `${players.join(" – ")}, ${scores.join(":")}${result ? `, ${players[result.winner]} +${result.points}` : ""}`;
  const { options, game, start, next } = walkOf(match, at);
  const { events } = games[at]!;
  // The rules of the game allow no illegal plays: stop before the first one.
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
  /** Undefined if nothing was played. */
  readonly start: CubeState | undefined;
  /** In a match: the start of the next game. */
  readonly next: CubeState | undefined;
}

function walkOf(
  { length, cube, jacoby: isJacoby, beavers: mayBeaver, games }: MatchRecord,
  at: number,
): Walk {
  const next = startOf(games, at + 1, length);
  const start = startOf(games, at, length);
  if (cube === false && length === 0) {
    // Safe: the game reads only the properties it knows and gets back its own states.
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
 * The resignation of the player on roll that ended a game. Undefined if it ended otherwise, or if a player resigned
 * during the opponent's turn, which the rules of the game do not allow.
 */
function resignedIn({ events, result, automaticCube = 1 }: GameRecord): Offer | undefined {
  const last = events.at(-1);
  if (!result || last?.kind !== "play" || last.player !== result.winner) return undefined;
  if (winnerOf(afterPlay(seenBy(last.points, last.player), last.play)) !== null) return undefined;
  const cube = events.reduce((shown, event) => (event.kind === "play" ? shown : event.cube), automaticCube);
  return OFFERS[2 + result.points / cube];
}

/** The cube decisions of the game for the events of a record. */
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
  /** @param dice the next roll, if any */
  const act = (action: BackgammonAction | CubeDecision, dice: Dice | null): void => {
    const name = game.notation.action(state, action);
    if (!game.actions(state).some((each) => game.notation.action(state, each) === name))
      throw texts.notationError("backgammon-record-rules", { action: name });
    const drawn = game.play(state, action, seededChance(0));
    let after: CubeState;
    if (game.turn(drawn) === OVER) after = drawn;
    // The next game of the match has begun: use its recorded start, or leave its roll unknown.
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
    // A player who was beavered and rolls has implicitly taken.
    if (state.offer) act("take", event.dice);
    else if (state.dice === null) act("roll", event.dice);
    if (state.player !== event.player)
      throw texts.notationError("backgammon-record-wrong-roller", { roll: event.dice.join("") });
    act(event.play, dice);
  }
  const resigned = resignedIn(record);
  if (resigned) {
    act(resigned, null);
    act("accept", null);
  }
  return plies;
}

/** Whether the next game of the match has begun. Without the cube there is no score. */
function isNextGame(before: CubeState, after: CubeState): boolean {
  return after.score !== undefined && after.score.join() !== before.score.join();
}
