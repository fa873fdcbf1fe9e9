import type { TutorScale } from "@tyche/games";
import { UsageError } from "../../io/errors.js";
import type { SearchChoice } from "../limits.js";
import type { Place } from "../place.js";
import type { SearchMeans } from "../thinking/searching.js";
import { thinkAbout } from "../thinking/thinking.js";
import { countedRows } from "./counted.js";
import type { Keyboard } from "./keyboard.js";
import { reasonFor } from "./words.js";

/** What a person's action was found to be. */
export interface Judged {
  readonly played: string;
  readonly best: string;
  /** What it gives away, on the game's scale for people; 0 or more. */
  readonly loss: number;
  /** Why the best is best, what the game says of the place included. */
  readonly why: readonly string[];
}

/** From which losses on a tutor speaks, and from which it asks first. */
export interface TutorBorders {
  readonly warn: number;
  readonly blunder: number;
}

/** A blunder gives away so many times what is told, where a game does not say. */
const BLUNDER = 2;

/**
 * @param written undefined: no tutor; true: as the game says
 * @throws UsageError
 */
export function readTutor(
  written: string | boolean | undefined,
  scale: TutorScale<unknown> | undefined,
  name: string,
): TutorBorders | undefined {
  if (written === undefined || written === false) return undefined;
  if (written === true) {
    if (scale) return scale;
    throw new UsageError(
      `--tutor needs to be told from which loss on it shall speak in ${name}: --tutor 0.1`,
    );
  }
  const warn = /^\d{1,6}(\.\d{1,9})?$/.test(String(written)) ? Number(written) : Number.NaN;
  if (!(warn > 0))
    throw new UsageError(`--tutor takes a loss above 0, not "${String(written).slice(0, 40)}"`);
  return { warn, blunder: (scale ? scale.blunder / scale.warn : BLUNDER) * warn };
}

/** Milliseconds for a decision where nothing limits the thought. */
const TIME = 300;

/**
 * What says what an action gives away against the best that is found. Of one that was not looked at as closely, the look that it got
 * counts.
 */
export function judgeOf(
  choice: SearchChoice,
  sharing: Pick<SearchMeans, "pool" | "deterministic"> | undefined,
  keyboard: Keyboard,
): (place: Place, action: string) => Promise<Judged> {
  const isLimited = choice.depth !== undefined || choice.nodes !== undefined || choice.settings !== undefined;
  const limits: SearchChoice = { ...choice, rank: "all", ...(!isLimited && { time: TIME }) };
  return async (place, played) => {
    const { actions, ...thought } = await keyboard.during("the tutor looks at it …", () =>
      thinkAbout(place, limits, sharing),
    );
    const best = actions[0]!;
    const own = actions.find(({ action }) => action === played) ?? best;
    const unit = place.presentation.terminal?.tutor?.unit?.(place.state) ?? 1;
    return {
      played,
      best: best.action,
      loss:
        best.value === undefined || own.value === undefined ? 0 : Math.max(0, best.value - own.value) / unit,
      why: thought.remarks?.length
        ? thought.remarks
        : [reasonFor({ ...thought, actions: countedRows(place, actions) })],
    };
  };
}

/** What is said of an action in a record of the game: what was better, by how much, and why. */
export function commentOf(judged: Judged): string {
  return `${betterBy(judged, "was")}. ${judged.why.join(". ")}`;
}

/** "8/5 6/5 was better by 0.061". */
export function betterBy({ best, loss }: Judged, verb: "is" | "was"): string {
  return `${best} ${verb} better by ${loss.toFixed(3)}`;
}
