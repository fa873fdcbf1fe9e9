import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { checksOf } from "./check-error.js";
import { fingerprint, look } from "./check-position.js";

/** Written around a saved position: a `save` that writes more than its words changes it. */
const GUARD = 0x5eed;

const STEPS = 6;

/**
 * Checks a position's `save` and `leap` along one random path: from any position, `leap` must restore the saved state
 * exactly, play must continue from there, and `undo` must take it back.
 */
export function checkPlaces<State, Action>(
  game: Game<State, Action>,
  position: Position,
  choose: Chance,
  what: Problem,
): void {
  const check = checksOf(game.name, { what });
  const { wordsOfPlace: words } = position;
  check(
    (words === undefined) === (position.save === undefined) &&
      (words === undefined) === (position.leap === undefined),
    "check-places-incomplete",
    `${what.message} has some of wordsOfPlace, save and leap, but not all three`,
  );
  if (words === undefined) return;
  check(
    Number.isSafeInteger(words) && words > 0,
    "check-places-words",
    `wordsOfPlace of ${what.message} is ${words}, not a whole number above 0`,
    { words },
  );
  const walker = position.copy();
  const leaper = position.copy();
  const start = fingerprint(leaper);
  const places = new Int32Array(STEPS * words + 2).fill(GUARD);
  const prints: string[] = [];
  for (let i = 0; i < STEPS; i++) {
    const before = places.slice();
    const at = 1 + i * words;
    walker.save!(places, at);
    check(
      places.every((word, j) => word === before[j] || (j >= at && j < at + words)),
      "check-places-outside",
      `${what.message} saves a place outside its ${words} words`,
      { words },
    );
    prints.push(fingerprint(walker));
    if (walker.turn() === OVER) break;
    walker.play(choose.pick(look(walker).moves));
  }
  const leapTo = (i: number): void => {
    leaper.leap!(places, 1 + i * words);
    check(
      fingerprint(leaper) === prints[i],
      "check-places-leap",
      `${what.message} leaps to a different position than the one saved`,
    );
  };
  const goBack = (print: string): void => {
    leaper.undo();
    check(
      fingerprint(leaper) === print,
      "check-places-undo",
      `${what.message} is not the same after undo of a leap`,
    );
  };
  for (const i of prints.keys()) {
    leapTo(i);
    const { turn, moves } = look(leaper);
    if (turn !== OVER) {
      leaper.play(choose.pick(moves));
      goBack(prints[i]!);
    }
    // From one leap to the next, back and forth.
    const other = choose.die(prints.length) - 1;
    leapTo(other);
    goBack(prints[i]!);
    goBack(start);
  }
}
