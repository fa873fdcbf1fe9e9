import type { Catalogue } from "@tyche/messages";
import type { Ended } from "../../lab/src/boards/kit/view.js";
import { BAR, type BackgammonPlayer, type CheckerMove, OFF, opponentOf } from "../src/rules/board.js";
import { type Action, pathsOf, type State, wonPoints } from "./backgammon-state.js";
import type { Arrivals, CubeShown } from "./board-picture.js";
import { OTHER_BAR, OTHER_TRAY, OWN_BAR, OWN_TRAY } from "./layout.js";

/** The place of a point in the mover's numbering. @param isBottom whether the mover is at the bottom */
export function placeOf(point: number, isBottom: boolean, isEnd = false): number {
  if (isEnd && point === OFF) return isBottom ? OWN_TRAY : OTHER_TRAY;
  return isBottom ? point : 25 - point;
}

/** The point of the mover's numbering at a place; OFF for the trays. */
export function pointAt(place: number, isBottom: boolean): number {
  if (isTray(place)) return OFF;
  return isBottom ? place : 25 - place;
}

export function isTray(place: number): boolean {
  return place === OWN_TRAY || place === OTHER_TRAY;
}

/** The checkers that a turn brought to each place, and where they came from. */
export function arrivalsOf(
  before: { readonly state: State; readonly action: Action } | undefined,
  bottom: BackgammonPlayer,
): ReadonlyMap<number, Arrivals> {
  const all = new Map<number, Arrivals>();
  if (!before || typeof before.action === "string") return all;
  const { player } = before.state;
  for (const { from, to } of pathsOf(before.action)) {
    const place = placeOf(to, player === bottom, true);
    const origins = all.get(place)?.origins ?? [];
    all.set(place, { seat: player, origins: [...origins, placeOf(from, player === bottom)] });
  }
  return all;
}

/** A turn as arrows from the first place of each checker to its last. */
export function arrowsOf(
  action: Action | undefined,
  player: BackgammonPlayer,
  bottom: BackgammonPlayer,
): readonly CheckerMove[] {
  if (typeof action !== "object") return [];
  return pathsOf(action).map(({ from, to }) => ({
    from: placeOf(from, player === bottom),
    to: placeOf(to, player === bottom, true),
  }));
}

/** The dice of a roll, with the played ones marked; four for a double. @param left the unplayed dice; undefined: all */
export function diceOf(
  { dice }: State,
  left: readonly number[] | undefined,
): readonly { readonly face: number; readonly isUsed: boolean }[] {
  if (dice === null) return [];
  const faces = dice[0] === dice[1] ? [...dice, ...dice] : [...dice];
  const open = [...(left ?? faces)];
  // Of equal dice those on the left are played first.
  const shown = faces.toReversed().map((face) => {
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return { face, isUsed: at < 0 };
  });
  return shown.reverse();
}

/** The cube as shown on the board; undefined if the game has none or it is out of play. */
export function cubeOf(
  { cube, owner, offer, crawford, player }: State,
  bottom: BackgammonPlayer,
  shown: Action | undefined,
): CubeShown | undefined {
  if (cube === undefined || crawford) return undefined;
  const isOffered = offer === "double" || offer === "beaver" || offer === "raccoon";
  if (isOffered) {
    // A beaver is offered by the player who was doubled.
    const offering = offer === "beaver" ? opponentOf(player) : player;
    const place = offering === bottom ? "own" : "other";
    return { value: 2 * cube, place, isOffered, isShown: false };
  }
  const place = owner === null || owner === undefined ? "middle" : owner === bottom ? "own" : "other";
  return { value: cube, place, isOffered, isShown: shown === "double" };
}

/** The cube in words for each player's strip: only its owner is named. */
export function cubeWords(
  { cube, owner, crawford }: State,
  seat: BackgammonPlayer,
  words: Catalogue,
): string {
  if (cube === undefined || crawford) return "";
  if (owner === null || owner === undefined) return words.text("backgammon-cube-in-middle", { value: cube });
  return owner === seat ? words.text("backgammon-cube-owned", { value: cube }) : "";
}

export interface PlaceFacts {
  /** Seen by the player at the bottom. */
  readonly points: readonly number[];
  readonly off: readonly [number, number];
  readonly bottom: BackgammonPlayer;
  readonly seats: readonly string[];
  readonly words: Catalogue;
  readonly marks: readonly string[];
}

/** A place in words: its number for the player at the bottom, as drawn, and its checkers. */
export function placeName(place: number, facts: PlaceFacts): string {
  const { points, off, bottom, seats, words, marks } = facts;
  const own = seats[bottom]!;
  const other = seats[opponentOf(bottom)]!;
  const parts = ((): readonly string[] => {
    switch (place) {
      case OWN_TRAY:
        return [words.text("backgammon-off", { seat: own }), String(off[bottom])];
      case OTHER_TRAY:
        return [words.text("backgammon-off", { seat: other }), String(off[opponentOf(bottom)])];
      case OWN_BAR:
        return [words.text("backgammon-bar", { seat: own }), String(Math.max(0, points[BAR]!))];
      case OTHER_BAR:
        return [words.text("backgammon-bar", { seat: other }), String(Math.max(0, 0 - points[OFF]!))];
      default: {
        const count = points[place]!;
        const name = words.text("backgammon-point", { point: place });
        if (count === 0) return [name, words.text("backgammon-empty")];
        return [
          name,
          words.text("backgammon-checkers", { count: Math.abs(count), seat: count > 0 ? own : other }),
        ];
      }
    }
  })();
  return [...parts, ...marks].join(", ");
}

/** The name of a decision for buttons and lists; otherwise its notation. */
export function decisionName(words: Catalogue, decision: string): string {
  const id = `backgammon-decisions-${decision.replaceAll(" ", "-")}`;
  return words.has(id) ? words.format({ id }) : decision;
}

/** How a game was won, and what it counted: "A gammon with the cube at 2: 4 points. Match won 7–3." */
export function endWords(
  { state, payoff, before, options }: Pick<Ended<State, Action>, "state" | "payoff" | "before" | "options">,
  checkers: number,
  words: Catalogue,
): string | undefined {
  const { score } = state;
  const winner = payoff[0]! > 0 ? 0 : 1;
  const isMatch = "match" in options && score !== undefined;
  const earlier = before?.state.score?.[winner];
  const points = isMatch ? score[winner] - (earlier ?? score[winner]) : Math.abs(payoff[0]!);
  const parts = points > 0 ? [pointsWords(state.points, before, points, checkers, words)] : [];
  if (isMatch) {
    const own = Math.min(score[winner], Number(options.match));
    parts.push(words.text("backgammon-match-won", { own, other: score[1 - winner]! }));
  }
  return parts.length > 0 ? words.paragraph(parts) : undefined;
}

/** How the game before this one was won, if the match has just gone on: "A gammon: 2 points." */
export function lastGameWords(
  state: State,
  before: { readonly state: State; readonly action: Action } | undefined,
  words: Catalogue,
): readonly [winner: BackgammonPlayer, said: string] | undefined {
  const [score, earlier] = [state.score, before?.state.score];
  if (!score || !earlier) return undefined;
  const winner = ([0, 1] as const).find((seat) => score[seat] > earlier[seat]);
  if (winner === undefined) return undefined;
  // The last checkers have gone with the board.
  return [winner, pointsWords([], before, score[winner] - earlier[winner], 0, words)];
}

function pointsWords(
  board: readonly number[],
  before: { readonly state: State; readonly action: Action } | undefined,
  points: number,
  checkers: number,
  words: Catalogue,
): string {
  const { cube = 1 } = before?.state ?? {};
  const kind =
    before?.action === "pass"
      ? "pass"
      : before?.action === "accept"
        ? "resigned"
        : (KINDS[board.length > 0 ? wonPoints(board, checkers) : points / cube] ?? "single");
  return words.text("backgammon-end", { kind, turned: cube > 1 ? "yes" : "no", cube, points });
}

const KINDS = ["single", "single", "gammon", "backgammon"] as const;
