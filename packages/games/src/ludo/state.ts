import { checkedOptions } from "../kit/option.js";
import { about, type LudoOptions } from "./about.js";
import { texts } from "./texts.js";

export { COLUMNS, type Spot, TRACK_SPOTS, turned } from "./track.js";

/**
 * State of Ludo. Progress counts the squares that a piece has moved: 0 in the yard, 1 on its start square, to 51 on
 * the shared track, 52 to 56 in its own home column, 57 home.
 */
export interface LudoState {
  /** Indexed by player: the progress of its pieces, farthest first. */
  readonly pieces: readonly (readonly number[])[];
  /** The player on roll; at the end, the player of the last move. */
  readonly player: number;
  /** The roll for this move; 0 at the end. */
  readonly die: number;
  /** Number of sixes that the player rolled earlier in this turn: 0 to 2. */
  readonly sixes: number;
}

/** The progress of the piece to move, 0 for one that enters, or "pass" if no piece can move. */
export type LudoAction = number | "pass";

/** Validated options. */
export interface Variant {
  readonly players: number;
  readonly pieces: number;
  readonly partners: boolean;
  /** Indexed by player: its start square on the track, 0..51. */
  readonly starts: readonly number[];
  /** Indexed by player: its team; a player without a partner is a team of its own. */
  readonly teams: readonly number[];
}

/** Number of squares on the track. */
export const TRACK = 52;
/** The highest progress on the track. */
export const LAST = 51;
/** Progress of a piece at home. */
export const HOME = 57;
/** The roll that lets a piece in and gives another roll; the third in a row ends the turn. */
export const SIX = 6;
export const MOST_SIXES = 3;

/** @throws GameOptionError if the options are invalid */
export function variantOf(options: LudoOptions = {}): Variant {
  const { players, pieces, partners } = checkedOptions(about, options, (option, value) =>
    option === "players"
      ? texts.optionError("ludo-players", { players: value })
      : texts.optionError("ludo-pieces", { pieces: value }),
  );
  if (partners && players !== 4) throw texts.optionError("ludo-partners", { players });
  const seats = players === 2 ? [0, 2] : Array.from({ length: players }, (_, player) => player);
  return {
    players,
    pieces,
    partners,
    starts: seats.map((seat) => seat * 13),
    teams: seats.map((_, player) => (partners ? player % 2 : player)),
  };
}

/** The track square of a piece; only for a progress of 1 to LAST. */
export function squareOf(variant: Variant, player: number, progress: number): number {
  return (variant.starts[player]! + progress - 1) % TRACK;
}

/** The team with all its pieces home; undefined if the game is not over. */
export function winnerOf({ teams, players }: Variant, pieces: LudoState["pieces"]): number | undefined {
  for (let team = 0; team < players; team++) {
    const own = pieces.filter((_, player) => teams[player] === team);
    if (own.length > 0 && own.every((each) => each.every((progress) => progress === HOME))) return team;
  }
  return undefined;
}

/** The player whose pieces are moved: itself, or its partner once all its own are home. */
function ownerOf({ partners }: Variant, pieces: LudoState["pieces"], player: number): number {
  const isDone = partners && pieces[player]!.every((progress) => progress === HOME);
  return isDone ? (player + 2) % 4 : player;
}

/** Whether one opponent has two or more pieces on a square of the track. */
function isBlocked(variant: Variant, pieces: LudoState["pieces"], player: number, square: number): boolean {
  return pieces.some((others, other) => {
    if (variant.teams[other] === variant.teams[player]) return false;
    const here = others.filter(
      (progress) => progress >= 1 && progress <= LAST && squareOf(variant, other, progress) === square,
    );
    return here.length >= 2;
  });
}

/** New progress of a piece after a roll; undefined if it cannot move. */
function target(
  variant: Variant,
  pieces: LudoState["pieces"],
  owner: number,
  from: number,
  die: number,
): number | undefined {
  if (from === HOME || (from === 0 && die !== SIX)) return undefined;
  const to = from === 0 ? 1 : from + die;
  if (to > HOME) return undefined;
  for (let step = from + 1; step <= Math.min(to, LAST); step++) {
    if (isBlocked(variant, pieces, owner, squareOf(variant, owner, step))) return undefined;
  }
  return to;
}

/** Legal actions, foremost piece first; pieces on the same square give one action. */
export function actionsOf(variant: Variant, { pieces, player, die }: LudoState): LudoAction[] {
  if (winnerOf(variant, pieces) !== undefined) return [];
  const owner = ownerOf(variant, pieces, player);
  const movable = [...new Set(pieces[owner]!)].filter(
    (from) => target(variant, pieces, owner, from, die) !== undefined,
  );
  return movable.length > 0 ? movable : ["pass"];
}

/** The pieces after a move: a single opposing piece on the target square goes back to its yard. */
export function moved(variant: Variant, { pieces, player, die }: LudoState, from: number): number[][] {
  const owner = ownerOf(variant, pieces, player);
  const to = from === 0 ? 1 : from + die;
  const square = to <= LAST ? squareOf(variant, owner, to) : undefined;
  return pieces.map((own, other) => {
    const next =
      other === owner
        ? own.with(own.indexOf(from), to)
        : own.map((progress) => {
            const isHit =
              square !== undefined &&
              variant.teams[other] !== variant.teams[owner] &&
              progress >= 1 &&
              progress <= LAST &&
              squareOf(variant, other, progress) === square;
            return isHit ? 0 : progress;
          });
    return next.sort((a, b) => b - a);
  });
}
