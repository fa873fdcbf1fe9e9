import { type BoardLink, boardLinkFrom } from "../boards/record/board-link.js";
import { LabError } from "../i18n/lab-error.js";
import { unfolded } from "./link-text.js";
import { PLACES, type Place } from "./place.js";

/** The parts of a link that are needed before all of it is parsed. */
export interface Asked {
  readonly place: Place;
  /** The game on the board; undefined if the link has none. */
  readonly board?: BoardLink | undefined;
}

/** Reads those parts of a fragment; `decodeLink` reports its errors. */
export function askedIn(fragment: string): Asked {
  try {
    const { p, g } = unfolded(fragment);
    return { place: PLACES.find((place) => place === p) ?? "explore", board: boardLinkFrom(g) };
  } catch (error) {
    if (error instanceof LabError) return { place: "explore" };
    throw error;
  }
}
