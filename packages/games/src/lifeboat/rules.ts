import { type Game, type Notation, OVER } from "@tyche/engine";
import { checkDie, fieldsOf, inEnglish, plainActions, rollPhrase, wholeNumber } from "../kit/notation.js";
import { checkedOptions } from "../kit/option.js";
import { about, type LifeboatOptions } from "./about.js";
import { texts } from "./texts.js";

/** State of a crew in a leaking boat. */
export interface LifeboatState {
  /** Strokes left to the shore; 0 is safe. */
  readonly distance: number;
  /** Buckets of water in the boat. */
  readonly water: number;
  /** The player to act. */
  readonly player: number;
  /** The player's strength this turn, 1..6. */
  readonly die: number;
}

/** What a player does in its turn. */
export type LifeboatAction = "row" | "bail";

/** Buckets that leak in every turn, and those that sink the boat. */
const LEAK = 2;
const SINKS = 12;
const SIDES = 6;

/**
 * Lifeboat, a small cooperative dice game of this project. The crew take turns: each rolls a die for strength, then
 * rows that many strokes or bails out that many buckets; then two buckets of water leak in. All are saved together (1
 * each) or drown together (0).
 *
 * @throws GameOptionError if the number of players or the distance is invalid
 */
export function lifeboat(options: LifeboatOptions = {}): Game<LifeboatState, LifeboatAction> {
  const { players, distance } = checkedOptions(about, options, (option, value) =>
    option === "players"
      ? texts.optionError("lifeboat-players", { players: value })
      : texts.optionError("lifeboat-shore-distance", { distance: value }),
  );
  return {
    name: "lifeboat",
    facts: { players, zeroSum: false, cooperative: true, bounds: [0, 1], cycles: true, chance: true },
    start: (chance) => ({ distance, water: 0, player: 0, die: chance.die(SIDES) }),
    turn: (state) => (isOver(state) ? OVER : state.player),
    actions: actionsOf,
    play(state, action, chance) {
      const left = action === "row" ? Math.max(0, state.distance - state.die) : state.distance;
      const bailed = action === "bail" ? Math.max(0, state.water - state.die) : state.water;
      const water = left === 0 ? bailed : Math.min(SINKS, bailed + LEAK);
      // Field by field: a search creates millions of these, and in Node 20 object spread is many times slower.
      const die = isOver({ distance: left, water }) ? 0 : chance.die(SIDES);
      return { distance: left, water, player: (state.player + 1) % players, die };
    },
    payoff: (state) => new Array<number>(players).fill(state.distance === 0 ? 1 : 0),
    evaluators: {
      // A little water does little harm, the last buckets sink the boat; otherwise rowing would never pay.
      default: (state) => (1 - state.distance / (2 * distance)) * (1 - (state.water / SINKS) ** 4),
    },
    notation: notationOf(players, distance),
  };
}

function isOver({ distance, water }: Pick<LifeboatState, "distance" | "water">): boolean {
  return distance === 0 || water >= SINKS;
}

function actionsOf(state: LifeboatState): readonly LifeboatAction[] {
  return isOver(state) ? [] : ["row", "bail"];
}

/** The numbers of a position, as named in messages. */
const FIELDS = ["strokes", "buckets", "player", "die"] as const;

/** Notation: strokes, buckets, player and die: "30 0 0 4". */
function notationOf(players: number, longest: number): Notation<LifeboatState, LifeboatAction> {
  return {
    position: ({ distance, water, player, die }) => `${distance} ${water} ${player} ${die}`,
    parsePosition(text, roll) {
      const written = fieldsOf(text);
      // A separate roll replaces a die that is missing or written 0.
      const fields =
        roll === undefined ? written : [...written.slice(0, 3), { text: roll.trim(), offset: 0 }];
      if (fields.length !== 4) throw texts.notationError("lifeboat-numbers", { found: fields.length });
      const [distance, water, player, die] = fields.map((field, i) => {
        const most = [longest, SINKS, players - 1, SIDES][i]!;
        const number = wholeNumber(field);
        if (number >= 0 && number <= most) return number;
        throw texts.notationError("lifeboat-number", { what: FIELDS[i]!, most, number }, field.offset);
      }) as [number, number, number, number];
      if (distance === 0 || water === SINKS) return { distance, water, player, die: 0 };
      checkDie(die, SIDES);
      return { distance, water, player, die };
    },
    ...plainActions(actionsOf),
    draw({ distance, water, player, die }, format = inEnglish) {
      const sea = `${"~".repeat(Math.round((40 * distance) / longest))}`;
      const boat = `[${"#".repeat(water)}${".".repeat(SINKS - water)}]`;
      const sunk = water >= SINKS ? texts.phrase("drawn-lifeboat-sunk", {}) : rollPhrase(player, die);
      const status = format(distance === 0 ? texts.phrase("drawn-lifeboat-saved", {}) : sunk);
      const shore = `${boat}${sea}|`;
      return [
        format(texts.phrase("drawn-lifeboat-shore", { shore })),
        format(texts.phrase("drawn-lifeboat-way", { distance, water, most: SINKS, status })),
      ].join("\n");
    },
  };
}
