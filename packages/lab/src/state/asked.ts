import { type BoardLink, boardLinkFrom } from "../boards/record/board-link.js";
import { LabError } from "./lab-error.js";
import { unfolded } from "./link-text.js";
import { PLACES, type Place } from "./place.js";

/** What of a link is wanted before all of it is read. */
export interface Asked {
  readonly place: Place;
  /** The game on the board; undefined where the link holds none. */
  readonly board?: BoardLink | undefined;
}

/** What a fragment asks for first; what is wrong with it is for `decodeLink` to say. */
export function askedIn(fragment: string): Asked {
  try {
    const { p, g } = unfolded(fragment);
    return { place: PLACES.find((place) => place === p) ?? "explore", board: boardLinkFrom(g) };
  } catch (error) {
    if (error instanceof LabError) return { place: "explore" };
    throw error;
  }
}
