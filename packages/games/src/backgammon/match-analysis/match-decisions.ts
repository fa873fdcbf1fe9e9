import { GameOptionError } from "../../game-option-error.js";
import {
  afterPlay,
  BACKGAMMON,
  type BackgammonPlayer,
  mirrored,
  opponentOf,
  type Play,
  seenBy,
  startPoints,
} from "../board.js";
import { type CubeRules, type CubeState, cubeRules } from "../cube/cube-rules.js";
import {
  automaticDoubles,
  type CubeEvent,
  type GameRecord,
  isCrawford,
  type MatchRecord,
  type PlayEvent,
} from "../match-record/match-record.js";

/** What a record does not say of the rules. */
export interface RulesGiven extends Pick<Partial<CubeRules>, "equities"> {
  /** For money: gammons count 1 until somebody turns the cube. Default: as the record says, else not. */
  readonly jacoby?: boolean;
}

/** A turn of a recorded match, or a double with its answers: what is judged in one piece. */
export type MatchDecision = TurnDecision | DoubleDecision;

interface Place {
  /** Of the match, from 1. */
  readonly game: number;
  /** Turns of the game before it, both players', and 1: the number of the turn that it belongs to. */
  readonly turn: number;
  /** Before the roll, and before a double; `player` is who turns the cube or plays. */
  readonly state: CubeState;
}

/** A turn, and whether to double before its roll. */
export interface TurnDecision extends Place {
  readonly kind: "turn";
  readonly event: PlayEvent;
  /** The first turn of a game: its roll decided who plays it. */
  readonly isOpening: boolean;
  /** Whether the player could have doubled before this roll, and did not. */
  readonly mayDouble: boolean;
}

/** A double with its answers. */
export interface DoubleDecision extends Place {
  readonly kind: "double";
  /** The double, and what was answered. */
  readonly events: readonly CubeEvent[];
}

/**
 * The rules by which a recorded match was played, as far as it tells.
 *
 * @throws GameOptionError where there are no such matches, or the record says otherwise than is given
 */
export function rulesOf(match: MatchRecord, { jacoby, equities }: RulesGiven = {}): CubeRules {
  const isMoney = match.length === 0;
  if (isMoney && jacoby !== undefined && match.jacoby === !jacoby)
    throw new GameOptionError(
      "backgammon-record-jacoby",
      { asked: jacoby },
      `The match says that it was played ${jacoby ? "without" : "with"} the Jacoby rule: leave out --jacoby ${jacoby ? "on" : "off"}.`,
    );
  const isBeavered = match.games.some(({ events }) => events.some(({ kind }) => kind === "beaver"));
  const beavers = isMoney && (match.beavers === true || isBeavered);
  const isTurned = match.games.some(({ events }) => events.some(({ kind }) => kind !== "play"));
  return cubeRules({
    length: match.length,
    jacoby: isMoney && (jacoby ?? match.jacoby ?? false),
    beavers,
    automatic: automaticDoubles(match.games),
    // Nobody misses a double who has no cube.
    ...(match.cube === false && !isTurned && { limit: 1 }),
    ...(equities && !isMoney && { equities }),
  });
}

/** All decisions of a match, in their order. */
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
        mayDouble: turn > 1 && !doubled,
      };
      points = stateAfterPlay(state(player), event.play).points;
      turn++;
      doubles = [];
      doubled = undefined;
      continue;
    }
    if (event.kind === "double") doubled = state(event.player);
    doubles.push(event);
    if (event.kind === "drop") continue;
    // Who turns a cube at once keeps it; whoever is doubled and takes has it.
    cube = event.cube;
    if (event.kind !== "take") owner = event.kind === "beaver" ? event.player : opponentOf(event.player);
  }
  if (doubled) yield { kind: "double", game, turn, state: doubled, events: doubles };
}

/** The same as the player sees it who decides: on roll is player 0, and the score is turned with the board. */
export function asPlayer0(state: CubeState): CubeState {
  const { player, points, owner, score } = state;
  if (player === 0) return state;
  return {
    ...state,
    player: 0,
    points: mirrored(points),
    owner: owner === null ? null : opponentOf(owner),
    score: [score[1], score[0]],
  };
}

/** The place after a play, the other player before the roll; the game may be over there. */
export function stateAfterPlay(state: CubeState, play: Play): CubeState {
  const { player, points } = state;
  const seen = afterPlay(seenBy(points, player), play);
  return {
    ...state,
    points: player === 0 ? seen : mirrored(seen),
    player: opponentOf(player),
    dice: null,
    refused: 0,
  };
}
