import { type BackgammonPlayer, BOARD_SIZE, opponentOf, rollOf } from "../rules/board.js";
import { texts } from "./texts.js";

/**
 * An OGID in a text: a character for the point of each of White's checkers, then of Black's, and up to nine more fields.
 * OpenGammon and HedgeHog write it.
 */
const OGID = /(?:^|[\s"'(]|OGID[=:])([0-9a-p]{0,15}:[0-9a-p]{0,15}:[BWND?]\d[OTPN](?::\w*)*)/;
const LETTERS: Readonly<Record<string, BackgammonPlayer>> = { B: 0, W: 1 };

/**
 * The first OGID in a text as the contents of an XGID with Black at the bottom; undefined if there is none. An OGID says
 * nothing about the Jacoby rule, beavers and the highest cube.
 *
 * @throws NotationError if both sides have checkers on a point
 */
export function parseOgid(text: string) {
  const found = OGID.exec(text)?.[1];
  if (found === undefined) return undefined;
  const [white, black, cube, dice = "", acted = "W", state = "IW", ...rest] = found.split(":");
  const [whiteScore, blackScore] = rest.map(Number);
  const length = Number.parseInt(rest[2] || "0", 10);
  const isOffered = state === "D" || cube![2] === "O";
  // The fifth field is the player who acted last; at the first roll of a game nobody has.
  const opener = dice === "" ? LETTERS[state.replace("I", "")] : undefined;
  const actor = LETTERS[acted] ?? 1;
  return {
    points: pointsOf(found, white!, black!),
    cube: 2 ** Number(cube![1]),
    cubeOwner: LETTERS[cube![0]!] ?? null,
    onRoll: isOffered ? actor : (opener ?? opponentOf(actor)),
    dice: isOffered
      ? ("D" as const)
      : /^[1-6]{2}$/.test(dice)
        ? rollOf(Number(dice[0]), Number(dice[1]))
        : null,
    score: [blackScore || 0, whiteScore || 0] as const,
    rule: length > 0 && rest[2]!.includes("C") ? 1 : 0,
    length,
    maxCube: 10,
  };
}

/** The board from Black's view, whose points and bar an OGID numbers as an XGID does. */
function pointsOf(ogid: string, white: string, black: string): number[] {
  const points = new Array<number>(BOARD_SIZE).fill(0);
  for (const checker of black) points[Number.parseInt(checker, 36)]! += 1;
  for (const checker of white) {
    const point = Number.parseInt(checker, 36);
    if (points[point]! > 0) throw texts.notationError("backgammon-ogid-shared", { text: ogid, point });
    points[point]! -= 1;
  }
  return points;
}
