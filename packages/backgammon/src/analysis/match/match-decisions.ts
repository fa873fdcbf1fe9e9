import { GameOptionError } from "@tyche/games";
import {
  type CubeRules,
  type CubeState,
  cubeRules,
  mayDouble,
  stateAfterPlay,
} from "../../cube/cube-rules.js";
import {
  automaticDoubles,
  type CubeEvent,
  type GameRecord,
  isCrawford,
  type MatchRecord,
  type PlayEvent,
} from "../../records/match-record.js";
import { BACKGAMMON, type BackgammonPlayer, opponentOf, startPoints } from "../../rules/board.js";

/** Rules that a record may not contain. */
export interface RulesGiven extends Pick<Partial<CubeRules>, "equities"> {
  /** Jacoby rule, for money only. Default: as in the record, otherwise off. */
  readonly jacoby?: boolean;
}

/** A decision that is analysed as a whole: a turn of a recorded match, or a double with its answers. */
export type MatchDecision = TurnDecision | DoubleDecision;

interface Place {
  /** Number of the game in the match, from 1. */
  readonly game: number;
  /** Number of the turn in the game, from 1; both players' turns count. */
  readonly turn: number;
  /** The state before the roll or the double; `player` is the one who plays or doubles. */
  readonly state: CubeState;
}

/** A turn, and the decision not to double before its roll. */
export interface TurnDecision extends Place {
  readonly kind: "turn";
  readonly event: PlayEvent;
  /** Whether this is the first turn of a game; its roll decided who starts. */
  readonly isOpening: boolean;
  /** Whether the player could have doubled before this roll but did not. */
  readonly mayDouble: boolean;
}

/** A double with its answers. */
export interface DoubleDecision extends Place {
  readonly kind: "double";
  /** The double and its answers. */
  readonly events: readonly CubeEvent[];
}

/**
 * The rules of a recorded match, as far as the record contains them.
 *
 * @throws GameOptionError if such matches are not supported, or if the given rules contradict the record
 */
export function rulesOf(match: MatchRecord, { jacoby, equities }: RulesGiven = {}): CubeRules {
  const isMoney = match.length === 0;
  if (isMoney && jacoby !== undefined && match.jacoby === !jacoby)
    throw new GameOptionError(
      "backgammon-record-jacoby",
      { asked: jacoby },
      `The record says that the match was played ${jacoby ? "without" : "with"} the Jacoby rule: leave out --jacoby ${jacoby ? "on" : "off"}.`,
    );
  const isBeavered = match.games.some(({ events }) => events.some(({ kind }) => kind === "beaver"));
  const beavers = isMoney && (match.beavers === true || isBeavered);
  const isTurned = match.games.some(({ events }) => events.some(({ kind }) => kind !== "play"));
  return cubeRules({
    length: match.length,
    jacoby: isMoney && (jacoby ?? match.jacoby ?? false),
    beavers,
    automatic: automaticDoubles(match.games),
    // Without a cube, no double can be missed.
    ...(match.cube === false && !isTurned && { limit: 1 }),
    ...(equities && !isMoney && { equities }),
  });
}

/** All decisions of a match, in order. */
export function decisionsOfMatch(match: MatchRecord, rules: CubeRules): MatchDecision[] {
  return match.games.flatMap((_, at) => [
    ...decisionsOfGame(match.games[at]!, at + 1, rules, isCrawford(match, at)),
  ]);
}

function* decisionsOfGame(
  { events, scores, automaticCube = 1 }: GameRecord,
  game: number,
  rules: CubeRules,
  crawford: boolean,
): Generator<MatchDecision, void, void> {
  let points: readonly number[] = startPoints(BACKGAMMON);
  let cube = automaticCube;
  let owner: BackgammonPlayer | null = null;
  let turn = 1;
  let doubles: CubeEvent[] = [];
  let doubled: CubeState | undefined;
  const state = (player: BackgammonPlayer): CubeState => ({
    points,
    player,
    dice: null,
    cube,
    owner,
    offer: null,
    refused: 0,
    score: rules.length > 0 ? scores : [0, 0],
    crawford,
    result: 0,
  });
  for (const event of events) {
    if (event.kind === "play") {
      if (doubled) yield { kind: "double", game, turn, state: doubled, events: doubles };
      const { player } = event;
      yield {
        kind: "turn",
        game,
        turn,
        state: state(player),
        event,
        isOpening: turn === 1,
        mayDouble: turn > 1 && doubles.length === 0,
      };
      points = stateAfterPlay(state(player), event.play).points;
      turn++;
      doubles = [];
      doubled = undefined;
      continue;
    }
    // Records of other programs have doubles that the rules refuse, such as of a player who needs no higher cube.
    if (event.kind === "double" && mayDouble(rules, state(event.player))) doubled = state(event.player);
    doubles.push(event);
    if (event.kind === "drop") continue;
    // The player who beavers keeps the cube; a player who is doubled and takes gets it.
    cube = event.cube;
    if (event.kind !== "take") owner = event.kind === "beaver" ? event.player : opponentOf(event.player);
  }
  if (doubled) yield { kind: "double", game, turn, state: doubled, events: doubles };
}
