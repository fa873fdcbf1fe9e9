import { type ComparedAction, compareActions, type DifferenceErrors } from "@tyche/engine";
import type { TutorScale } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { errorsOf } from "../games/evaluator.js";
import type { Place } from "../games/place.js";
import type { SearchChoice } from "../games/search-options.js";
import { mustBe } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { SearchMeans } from "../thinking/searching.js";
import { type Thought, thinkAbout } from "../thinking/thinking.js";
import { countedRows } from "./hint.js";
import type { Keyboard } from "./keyboard.js";
import { reasonFor, type Seats } from "./words.js";

/** The judgement of a person's action. */
export interface Judged {
  readonly played: string;
  readonly best: string;
  /** Loss on the game's scale for people; 0 or more. */
  readonly loss: number;
  /** Why the best action is best, including the game's remarks on the position. */
  readonly why: readonly string[];
}

/** The losses from which the tutor warns, and from which it asks for confirmation. */
export interface TutorBorders {
  readonly warn: number;
  readonly blunder: number;
}

/** Default ratio of the blunder threshold to the warning threshold. */
const BLUNDER = 2;

/**
 * @param written undefined: no tutor; true: the game's default thresholds
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
      "tutor-needs-loss",
      { game: name },
      `in ${name} --tutor needs the loss from which it warns, such as --tutor 0.1`,
    );
  }
  const warn = /^\d{1,6}(\.\d{1,9})?$/.test(String(written)) ? Number(written) : Number.NaN;
  if (!(warn > 0))
    throw mustBe(
      "tutor",
      { id: "kind-loss", values: {}, message: "a loss above 0" },
      String(written).slice(0, 40),
    );
  return { warn, blunder: (scale ? scale.blunder / scale.warn : BLUNDER) * warn };
}

/** Default time limit in milliseconds per decision. */
const TIME = 300;

/**
 * Returns a function that computes the loss of an action against the best one found: 0 unless the best may be called
 * better. An action that was searched less deeply is compared at its own depth.
 */
export function judgeOf(
  choice: SearchChoice,
  sharing: Pick<SearchMeans, "pool" | "deterministic"> | undefined,
  keyboard: Keyboard,
  seats: Seats,
): (place: Place, action: string) => Promise<Judged> {
  const isLimited = choice.depth !== undefined || choice.nodes !== undefined || choice.settings !== undefined;
  const limits: SearchChoice = { ...choice, rank: "all", ...(!isLimited && { time: TIME }) };
  return async (place, played) => {
    const look = (more: Partial<SearchChoice>): Promise<Thought> =>
      keyboard.during(seats.words.text("play-tutor-looks"), () =>
        thinkAbout(place, { ...limits, ...more }, sharing),
      );
    const { actions, ...thought } = await look({});
    const best = actions[0]!;
    const own = actions.find(({ action }) => action === played) ?? best;
    const isShallow = "depth" in own.certainty && own.depth > 0 && own.depth < best.depth;
    const shared = isShallow ? (await look({ depth: own.depth })).actions : actions;
    const [one, other] = [best, own].map((row) => shared.find(({ action }) => action === row.action) ?? row);
    const loss = lossOf(one!, other!, errorsOf(place, choice.evaluator, thought));
    const unit = place.presentation.terminal?.tutor?.unit?.(place.state) ?? 1;
    return {
      played,
      best: best.action,
      loss: loss / unit,
      why: thought.remarks?.length
        ? thought.remarks.map(seats.format)
        : [reasonFor({ ...thought, actions: countedRows(place, actions) }, seats)],
    };
  };
}

/** How much better one action is than another, if it may be called better; otherwise 0. */
export function lossOf(best: ComparedAction, made: ComparedAction, errors?: DifferenceErrors): number {
  const found = compareActions(best, made, errors);
  return found.relation === "better" ? found.gap : 0;
}

/** Describes the better action, the loss and the reason. @param tense "was": for the record of a game */
export function betterText({ best, loss, why }: Judged, tense: "is" | "was", words: Catalogue): string {
  const reasons = why.map((text, i) => (i < why.length - 1 ? words.text("play-sentence", { text }) : text));
  return words.paragraph([words.text("play-better", { best, loss: loss.toFixed(3), tense }), ...reasons]);
}
