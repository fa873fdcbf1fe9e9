/** Games without levels of their own, for tests of the default levels: nothing here tells the engine how to play them. */
import { mix32 } from "../src/chance/sfc32.js";
import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";
import { simultaneousGame } from "../src/hidden-information/simultaneous-game.js";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const pair = (value: number): [number, number] => [value, 0 - value];

interface Lots {
  /** By player: what the lot is worth to it; null in the view of the other. */
  readonly worth: readonly (number | null)[];
  readonly bids: readonly number[];
}

/** A sealed auction at the first price: each of two players knows its own worth of the lot, 1 to n, and bids at most n. */
export function sealedAuction(n: number) {
  return simultaneousGame<Lots, number, Lots>({
    name: "sealed-auction",
    facts: { players: 2, zeroSum: true, bounds: [-n, n], cycles: false, chance: false },
    start: (chance) => ({ worth: [chance.die(n), chance.die(n)], bids: [] }),
    movers: ({ bids }) => (bids.length === 0 ? [0, 1] : []),
    actions: () => numbers(n + 1),
    play: ({ worth }, bids) => ({ worth, bids: bids as readonly number[] }),
    payoff({ worth: [first, second], bids: [one, other] }) {
      return pair(one! > other! ? first! - one! : other! > one! ? other! - second! : 0);
    },
    view: ({ worth, bids }, player) => ({
      worth: bids.length > 0 ? worth : worth.map((own, seat) => (seat === player ? own : null)),
      bids,
    }),
    determinize: ({ worth, bids }, _, chance) => ({ worth: worth.map((own) => own ?? chance.die(n)), bids }),
  });
}

interface Betting {
  readonly dice: readonly (number | null)[];
  readonly said: readonly ("pass" | "bet")[];
}

/** Each of two players antes 1 and sees a die of its own; pass or bet 2, call or fold; the higher die wins. */
export const dieBetting: Game<Betting, "pass" | "bet", Betting> = {
  name: "die-betting",
  facts: { players: 2, zeroSum: true, bounds: [-3, 3], cycles: false, chance: false, hidden: true },
  start: (chance) => ({ dice: [chance.die(6), chance.die(6)], said: [] }),
  turn({ said }) {
    const isOver = said.length > 1 && !(said.length === 2 && said[0] === "pass" && said[1] === "bet");
    return isOver ? OVER : said.length % 2;
  },
  actions: (state) => (dieBetting.turn(state) === OVER ? [] : ["pass", "bet"]),
  play: ({ dice, said }, action) => ({ dice, said: [...said, action] }),
  payoff({ dice: [one, other], said: [first, second, third] }) {
    const sign = Math.sign(one! - other!);
    if (first === "bet") return pair(second === "bet" ? 3 * sign : 1);
    return pair(second === "pass" ? sign : third === "bet" ? 3 * sign : -1);
  },
  view: ({ dice, said }, player) => ({ dice: dice.map((own, seat) => (seat === player ? own : null)), said }),
  determinize: ({ dice, said }, _, chance) => ({ dice: dice.map((own) => own ?? chance.die(6)), said }),
};

interface Sheet {
  /** By player and category: its points, or null. */
  readonly sheets: readonly (readonly (number | null)[])[];
  readonly dice: readonly number[];
  /** Rolls of this turn that are left. */
  readonly rolls: number;
  readonly player: number;
}

type Scoring = readonly ((dice: readonly number[]) => number)[];

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
const counts = (dice: readonly number[]): number[] =>
  numbers(6).map((face) => dice.filter((die) => die === face + 1).length);
const face = (wanted: number) => (dice: readonly number[]) => sum(dice.filter((die) => die === wanted));
const runs = (length: number, points: number) => (dice: readonly number[]) =>
  numbers(7 - length).some((from) => numbers(length).every((i) => dice.includes(from + i + 1))) ? points : 0;
const alike = (count: number, points: (dice: readonly number[]) => number) => (dice: readonly number[]) =>
  Math.max(...counts(dice)) >= count ? points(dice) : 0;

/** The thirteen categories of Yahtzee, without bonuses. */
export const YAHTZEE: Scoring = [
  ...[1, 2, 3, 4, 5, 6].map(face),
  alike(3, sum),
  alike(4, sum),
  (dice) => (counts(dice).includes(3) && counts(dice).includes(2) ? 25 : 0),
  runs(4, 30),
  runs(5, 40),
  sum,
  alike(5, () => 50),
];

/** Yahtzee: actions are the dice to keep, as a mask below 2^dice, or 32 + the category to score. */
export function yahtzee(
  players: number,
  scoring: Scoring = YAHTZEE,
  dice = 5,
  rolls = 2,
): Game<Sheet, number> {
  const bound = 50 * scoring.length;
  const rolled = (chance: Chance, kept: readonly number[] = []): number[] =>
    [...kept, ...chance.dice(dice - kept.length, 6)].sort((a, b) => a - b);
  const points = ({ sheets }: Sheet): number[] => sheets.map((sheet) => sum(sheet.map((each) => each ?? 0)));
  const paid = (state: Sheet): number[] => {
    const found = points(state);
    return players === 2 ? pair(found[0]! - found[1]!) : found;
  };
  const isOver = ({ sheets, player }: Sheet): boolean => !sheets[player]!.includes(null);
  return {
    name: "yahtzee",
    facts: {
      players,
      zeroSum: players === 2,
      bounds: [players === 2 ? -bound : 0, bound],
      cycles: false,
      chance: true,
    },
    start: (chance) => ({
      sheets: numbers(players).map(() => scoring.map(() => null)),
      dice: rolled(chance),
      rolls,
      player: 0,
    }),
    turn: (state) => (isOver(state) ? OVER : state.player),
    actions(state) {
      if (isOver(state)) return [];
      const masks = new Map<string, number>();
      if (state.rolls > 0)
        for (const mask of numbers(2 ** dice - 1))
          masks.set(String(state.dice.filter((_, i) => (mask >> i) & 1)), mask);
      const open = scoring.flatMap((_, i) => (state.sheets[state.player]![i] === null ? [32 + i] : []));
      return [...masks.values(), ...open];
    },
    play(state, action, chance) {
      if (action < 32) {
        const kept = state.dice.filter((_, i) => (action >> i) & 1);
        return { ...state, dice: rolled(chance, kept), rolls: state.rolls - 1 };
      }
      const sheets = state.sheets.map((sheet, seat) =>
        seat === state.player ? sheet.with(action - 32, scoring[action - 32]!(state.dice)) : sheet,
      );
      const player = (state.player + 1) % players;
      return { sheets, dice: sheets[player]!.includes(null) ? rolled(chance) : [], rolls, player };
    },
    payoff: paid,
    evaluators: { default: (state) => paid(state)[0]! },
  };
}

interface Climb {
  /** By player and column: the steps climbed. */
  readonly steps: readonly (readonly number[])[];
  /** By column: the steps of this turn; at most three are above 0. */
  readonly runners: readonly number[];
  readonly dice: readonly number[];
  readonly player: number;
}

/**
 * Can't Stop (S. Sackson 1980) for two: four dice in two pairs move runners in the columns of their sums; go on, or stop
 * and keep. Who completes `goal` columns first wins. An action is the pairing, 0 to 2, plus 3 to stop; 6 if none moves
 * anything. With two faces the columns are 2 to 4.
 */
export function cantStop(
  goal = 3,
  height = (column: number): number => 13 - 2 * Math.abs(7 - column),
  faces = 6,
): Game<Climb, number> {
  const none = new Array<number>(13).fill(0);
  const full = ({ steps }: Climb, column: number): boolean =>
    steps.some((own) => own[column]! >= height(column));
  /** The runners after a pairing; undefined if none of its sums can move. */
  const moved = (state: Climb, pairing: number): number[] | undefined => {
    const [a, b, c, d] = state.dice as [number, number, number, number];
    const sums = [
      [a + b, c + d],
      [a + c, b + d],
      [a + d, b + c],
    ][pairing]!;
    const runners = [...state.runners];
    let isMoved = false;
    for (const column of sums) {
      const isNew = runners[column] === 0;
      if (isNew && runners.filter((each) => each > 0).length === 3) continue;
      if (full(state, column) || state.steps[state.player]![column]! + runners[column]! >= height(column))
        continue;
      runners[column]!++;
      isMoved = true;
    }
    return isMoved ? runners : undefined;
  };
  const done = ({ steps }: Climb, player: number): number =>
    steps[player]!.filter((each, column) => column > 1 && each >= height(column)).length;
  const isOver = (state: Climb): boolean => [0, 1].some((player) => done(state, player) >= goal);
  const rolled = (state: Omit<Climb, "dice">, chance: Chance): Climb => ({
    ...state,
    dice: chance.dice(4, faces).toSorted((a, b) => a - b),
  });
  const pairingsOf = (state: Climb): number[] => {
    const seen = new Set<string>();
    return [0, 1, 2].filter((pairing) => {
      const text = String(moved(state, pairing) ?? "");
      return text !== "" && !seen.has(text) && seen.add(text);
    });
  };
  return {
    name: "cant-stop",
    facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true },
    start: (chance) => rolled({ steps: [none, none], runners: none, player: 0 }, chance),
    turn: (state) => (isOver(state) ? OVER : state.player),
    actions(state) {
      if (isOver(state)) return [];
      const pairings = pairingsOf(state);
      // Dice that move nothing end the turn.
      if (pairings.length === 0) return [6];
      return [...pairings, ...pairings.map((pairing) => pairing + 3)];
    },
    play(state, action, chance) {
      if (action === 6) return rolled({ ...state, runners: none, player: 1 - state.player }, chance);
      const runners = moved(state, action % 3)!;
      if (action < 3) return rolled({ ...state, runners }, chance);
      const { player } = state;
      const steps = state.steps.map((own, seat) =>
        seat === player ? own.map((each, column) => each + runners[column]!) : own,
      );
      const next = { steps, runners: none, player: 1 - player };
      return isOver({ ...next, dice: [] }) ? { ...next, dice: [] } : rolled(next, chance);
    },
    payoff: (state) => (done(state, 0) >= goal ? [1, 0] : [0, 1]),
  };
}

export type Kind = "hidden" | "simultaneous" | "chance" | "three players";

interface Path {
  readonly secrets: readonly (number | null)[];
  readonly path: readonly number[];
}

/**
 * A random game of a few moves. Each move pays by what was done before and, where something is hidden, by what one of the
 * players knows; all is paid at the end.
 */
export function randomGame(kind: Kind, seed: number): Game<Path, number> {
  const draw = (...of: readonly number[]): number =>
    of.reduce((hash, each) => mix32(Math.imul(hash, 31) + each + 1), mix32(seed + 77)) >>> 0;
  const players = kind === "three players" ? 3 : 2;
  const secrets = kind === "hidden" ? 2 + (draw(1) % 2) : 1;
  const rounds = kind === "simultaneous" ? 2 : (kind === "three players" ? 4 : 3) + (draw(2) % 2);
  const faces = kind === "chance" ? 2 : 1;
  const width = (path: readonly number[]): number => 2 + (draw(3, path.length, path.at(-1) ?? 0) % 3);
  const bound = 10 * 2 * rounds;
  const payoff = ({ path, secrets: known }: Path): number[] => {
    const found = new Array<number>(players).fill(0);
    for (const i of path.keys()) {
      const at = draw(4, ...path.slice(Math.max(0, i - 2), i + 1), i, known[i % known.length] ?? 0);
      for (const player of found.keys()) found[player]! += (draw(5, at, player) % 21) - 10;
    }
    return players === 3 ? found : pair(found[0]!);
  };
  const start = (chance: Chance): Path => ({
    secrets: kind === "hidden" ? [chance.die(secrets), chance.die(secrets)] : [],
    path: [],
  });
  if (kind === "simultaneous")
    return simultaneousGame<Path, number>({
      name: `random ${kind} ${seed}`,
      facts: { players, zeroSum: true, bounds: [-bound, bound], cycles: false, chance: false },
      start,
      movers: ({ path }) => (path.length === 2 * rounds ? [] : [0, 1]),
      actions: ({ path }, player) => numbers(width([...path, player])),
      play: ({ secrets: own, path }, [one, other]) => ({ secrets: own, path: [...path, one!, other!] }),
      payoff,
    }) as unknown as Game<Path, number>;
  return {
    name: `random ${kind} ${seed}`,
    facts: {
      players,
      zeroSum: players === 2,
      bounds: [-bound, bound],
      cycles: false,
      chance: kind === "chance",
      ...(kind === "hidden" && { hidden: true }),
    },
    start,
    turn: ({ path }) => (path.length >= rounds * faces ? OVER : (path.length / faces) % players),
    actions: ({ path }) => (path.length >= rounds * faces ? [] : numbers(width(path))),
    play: ({ secrets: own, path }, action, chance) => ({
      secrets: own,
      path: [...path, action, ...(faces > 1 ? [chance.die(faces)] : [])],
    }),
    payoff,
    ...(kind === "hidden" && {
      view: ({ secrets: own, path }: Path, player: number) => ({
        secrets: own.map((each, seat) => (seat === player ? each : null)),
        path,
      }),
      determinize: ({ secrets: own, path }: Path, _: number, chance: Chance) => ({
        secrets: own.map((each) => each ?? chance.die(secrets)),
        path,
      }),
    }),
  };
}
