import type { GameInfo } from "@tyche/games";
import { choice, count, flag, type OptionsOf, text } from "@tyche/games/kit/option";

const STAKES = choice(
  "stakes",
  ["money", "single"],
  "With money stakes a gammon counts 2 and a backgammon 3, with single stakes every win counts 1.",
);
const ON = ["on", "off"] as const;

const POSITION =
  "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID or OGID, or 26 numbers; the roll as 31 or 3-1";

/** Backgammon by name: its options, and the text of a position. */
export const aboutBackgammon = {
  name: "backgammon",
  help: "Backgammon, with the doubling cube and as a match if asked.",
  options: [
    STAKES,
    flag(
      "cube",
      "With the doubling cube, for money; off by default, on with any of the next options.",
      false,
      ON,
    ),
    count("match", "A whole match of N points, 1 to 64, with the cube."),
    text(
      "equities",
      "computed|kazaross-xg2|@FILE",
      "For a match: the match equity table, that of this project (computed), Kazaross-XG2, or a file; computed.",
    ),
    flag("jacoby", "For money: gammons count 1 until the cube is turned; off.", false, ON),
    flag(
      "beavers",
      "For money: a doubled player may redouble at once and keep the cube, and the doubler then once more; off.",
      false,
      ON,
    ),
    count("automatic-doubles", "For money: equal opening dice turn the cube, N times at most; 0."),
    flag("resign", "Whether a player may offer to resign before rolling; off.", false, ON),
  ],
  position: POSITION,
  example: { position: "4HPwATDgc/ABMA", roll: "31" },
  evaluators: ["pips", "net"],
  methods: [
    {
      name: "filtered",
      help: "Expectiminimax with batch evaluation of outcome probabilities and move filters (after G. Tesauro 1995).",
      settings: [
        {
          name: "width",
          help: "Move filters, or all moves at every depth (full). Default: filters.",
          takes: ["filters", "full"],
        },
      ],
    },
  ],
} as const satisfies GameInfo;

/** The options of backgammon, as given. */
export type BackgammonChoice = OptionsOf<typeof aboutBackgammon>;

/** Hypergammon by name: its options, and the text of a position. */
export const aboutHypergammon = {
  name: "hypergammon",
  help: "Backgammon with three checkers a side, or as few as asked.",
  options: [
    STAKES,
    count(
      "checkers",
      "How many checkers each player has, 1 to 6, one on each of the opponent's first points (2 is HypestGammon).",
    ),
  ],
  position: POSITION,
  example: { position: "AACgAgAAKgAAAA", roll: "31" },
  evaluators: ["pips"],
} as const satisfies GameInfo;
