import { type BoardEncoding, type BoardView, type FeatureValue, pairCount } from "@tyche/learn/network";
import { BACKGAMMON, BAR, BOARD_SIZE } from "../../rules/board.js";
import { OFF_BYTE } from "../../rules/board-records.js";
import { MOST, PROSPECT_COUNT, writeAllProspects } from "./prospects.js";

/** The input encodings of a network; the values are their names in model files. */
export const BOARD_INPUTS = {
  points: "checkers by point, 28 slots",
  pairs: "checkers by point, 28 slots, and pairs of points up to 6 apart",
  phases: "checkers by point, 28 slots, and pairs of points up to 6 apart; 17 phases",
  prospects:
    "checkers by point, 28 slots, and pairs of points up to 6 apart; 17 phases; shots, barred ways and pips to go",
} as const;

export type BoardInputs = keyof typeof BOARD_INPUTS;

/** One row for each number from -16 to 15. */
const ROWS_PER_SLOT = 32;
const MIDDLE = 16;
const CHECKERS = BACKGAMMON.checkers;
/** Features per side and point (Tesauro 1992): one checker, two or more, three or more, half of those above three. */
const PER_POINT = 4;
/** Features per side for checkers borne off: whether there are any, and their share. */
const PER_OFF = 2;
const OFF_FEATURES = 2 * PER_POINT * BOARD_SIZE;

function checkers(first: number, count: number): FeatureValue[] {
  const features: FeatureValue[] = [];
  if (count === 1) features.push([first, 1]);
  if (count >= 2) features.push([first + 1, 1]);
  if (count >= 3) features.push([first + 2, 1]);
  if (count >= 4) features.push([first + 3, (count - 3) / 2]);
  return features;
}

/** The row of a slot's number; 0 is in the middle. */
const row = (slot: number, number: number): number => slot * ROWS_PER_SLOT + MIDDLE + number;

/**
 * Encodes the 28 bytes of a board record (26 numbers, checkers off of player 0 and of player 1) from one player's view:
 * own checkers in the player's own numbering first. View 0 is player 0's, view 1 player 1's.
 */
const BOARD_ENCODING: BoardEncoding = {
  slots: OFF_BYTE + 2,
  features: OFF_FEATURES + 2 * PER_OFF,
  rows: encodingRows(),
  views: [
    { bases: Array.from({ length: OFF_BYTE + 2 }, (_, slot) => row(slot, 0)), sign: 1 },
    {
      bases: Array.from({ length: OFF_BYTE + 2 }, (_, slot) =>
        row(slot < BOARD_SIZE ? BAR - slot : 2 * OFF_BYTE + 1 - slot, 0),
      ),
      sign: -1,
    },
  ],
};

const PAIRS = { slots: BOARD_SIZE, reach: 6, first: BOARD_ENCODING.features };
const WITH_PAIRS: BoardEncoding = {
  ...BOARD_ENCODING,
  features: BOARD_ENCODING.features + pairCount(PAIRS),
  pairs: PAIRS,
};

const WITH_PHASES: BoardEncoding = { ...WITH_PAIRS, phases: { slots: BOARD_SIZE, zone: 7, most: 3 } };

/** The first rows for the prospect features in a view: the two sides swap, and the lead changes its sign. */
const prospectBases = ({ sign }: BoardView): number[] =>
  Array.from({ length: PROSPECT_COUNT }, (_, i) =>
    row(OFF_BYTE + 2 + (sign > 0 || i === PROSPECT_COUNT - 1 ? i : i ^ 1), 0),
  );

const WITH_PROSPECTS: BoardEncoding = {
  ...WITH_PHASES,
  slots: WITH_PHASES.slots + PROSPECT_COUNT,
  features: WITH_PHASES.features + (PROSPECT_COUNT + 1) * MOST,
  rows: [...WITH_PHASES.rows, ...prospectRows(WITH_PHASES.features)],
  views: WITH_PHASES.views.map((view) => ({ ...view, bases: [...view.bases, ...prospectBases(view)] })),
  derived: { count: PROSPECT_COUNT, write: writeAllProspects },
};

/**
 * The encodings by name. With `pairs` the first layer sees blocks of points and checkers within a direct shot (6 pips)
 * without having to combine them itself. With `phases` the later layers depend on the phase: race or contact, and how
 * many checkers (none, one, two, three or more) of either side are still in the other's home or on the bar. `prospects`
 * adds features that two points cannot show: see `PROSPECTS`.
 */
export const BOARD_ENCODINGS: Readonly<Record<BoardInputs, BoardEncoding>> = {
  points: BOARD_ENCODING,
  pairs: WITH_PAIRS,
  phases: WITH_PHASES,
  prospects: WITH_PROSPECTS,
};

/** One feature per possible value. A side's values are never negative, but one of the views negates them. */
function prospectRows(first: number): FeatureValue[][] {
  const rows: FeatureValue[][] = Array.from({ length: PROSPECT_COUNT * ROWS_PER_SLOT }, () => []);
  for (let i = 0; i < PROSPECT_COUNT; i++) {
    const isLead = i === PROSPECT_COUNT - 1;
    for (let number = 1; number <= MOST; number++) {
      const feature = first + i * MOST + number - 1;
      rows[row(i, number)] = [[feature, 1]];
      rows[row(i, -number)] = [[isLead ? feature + MOST : feature, 1]];
    }
  }
  return rows;
}

function encodingRows(): FeatureValue[][] {
  const rows: FeatureValue[][] = Array.from({ length: (OFF_BYTE + 2) * ROWS_PER_SLOT }, () => []);
  for (let count = 1; count <= CHECKERS; count++) {
    for (let slot = 0; slot < BOARD_SIZE; slot++) {
      rows[row(slot, count)] = checkers(2 * PER_POINT * slot, count);
      rows[row(slot, -count)] = checkers(2 * PER_POINT * slot + PER_POINT, count);
    }
    for (const side of [0, 1]) {
      const features: FeatureValue[] = [
        [OFF_FEATURES + PER_OFF * side, 1],
        [OFF_FEATURES + PER_OFF * side + 1, count / CHECKERS],
      ];
      // Checkers off are never negative, but one of the views negates them.
      rows[row(OFF_BYTE + side, count)] = features;
      rows[row(OFF_BYTE + side, -count)] = features;
    }
  }
  return rows;
}
