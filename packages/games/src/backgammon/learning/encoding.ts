import { type BoardEncoding, type BoardView, type FeatureValue, pairCount } from "@tyche/learn/network";
import { BACKGAMMON, BAR, BOARD_SIZE } from "../board.js";
import { OFF_BYTE } from "../board-records.js";
import { MOST, PROSPECT_COUNT } from "./prospects.js";
import { writeAllProspects } from "./prospects-kernel.js";

/** What a network may see of a board; the values are their names in the files of models. */
export const BOARD_INPUTS = {
  points: "checkers by point, 28 slots",
  pairs: "checkers by point, 28 slots, and pairs of points up to 6 apart",
  phases: "checkers by point, 28 slots, and pairs of points up to 6 apart; 17 phases",
  prospects:
    "checkers by point, 28 slots, and pairs of points up to 6 apart; 17 phases; shots, barred ways and pips to go",
} as const;

export type BoardInputs = keyof typeof BOARD_INPUTS;

/** Numbers from -16 to 15 have a row each. */
const ROWS_PER_SLOT = 32;
const MIDDLE = 16;
const CHECKERS = BACKGAMMON.checkers;
/** Features of one side on one point (Tesauro 1992): one checker, two or more, three or more, half of those above three. */
const PER_POINT = 4;
/** Features of one side's checkers that are off: any at all, and their share. */
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

/** Row of a board slot's number, 0 in the middle. */
const row = (slot: number, number: number): number => slot * ROWS_PER_SLOT + MIDDLE + number;

/**
 * The 28 bytes of a board record (26 numbers, checkers off of player 0 and of player 1) as one player sees them: own
 * checkers by own points first. View 0 is player 0's, view 1 player 1's.
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

/** Where a view begins to read the numbers of prospects: each side's change places, the lead changes its sign. */
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
 * The encodings by name. With pairs the first layer knows walls of points, and checkers in reach of a direct shot (6 pips),
 * without having to put them together itself. With phases the layers behind it are others in a race, and by how many
 * checkers (none, one, two, three and more) of either side are still in the other's home or on the bar.
 * With prospects they are told besides what two points do not tell: see `PROSPECTS`.
 */
export const BOARD_ENCODINGS: Readonly<Record<BoardInputs, BoardEncoding>> = {
  points: BOARD_ENCODING,
  pairs: WITH_PAIRS,
  phases: WITH_PHASES,
  prospects: WITH_PROSPECTS,
};

/** A feature for every number there can be; those of a side are never negative, but one of the views counts downwards. */
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
      // Checkers off are never negative, but one of the views counts downwards.
      rows[row(OFF_BYTE + side, count)] = features;
      rows[row(OFF_BYTE + side, -count)] = features;
    }
  }
  return rows;
}
