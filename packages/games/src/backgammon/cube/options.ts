import { defined, type GameOption, type GivenOptions } from "../../entry.js";
import { GameOptionError } from "../../game-option-error.js";
import { type CubeRules, cubeRules, LONGEST_MATCH } from "./cube-rules.js";
import { parseEquities } from "./equities-file.js";

/** The options of the cube; giving any of them turns the cube on. */
export const CUBE_OPTIONS: readonly GameOption[] = [
  {
    name: "cube",
    values: "on|off",
    help: "With the doubling cube, for money; off by default, on with any of the next options.",
  },
  { name: "match", values: "N", help: "A whole match of N points, 1 to 64, with the cube." },
  {
    name: "equities",
    values: "@FILE",
    help: "For a match: a table of match equities in place of the project's own.",
  },
  { name: "jacoby", values: "on|off", help: "For money: gammons count 1 until the cube is turned; off." },
  {
    name: "beavers",
    values: "on|off",
    help: "For money: a doubled player may redouble at once and keep the cube, and the doubler then once more; off.",
  },
  {
    name: "automatic-doubles",
    values: "N",
    help: "For money: equal opening dice turn the cube, N times at most; 0.",
  },
  { name: "resign", values: "on|off", help: "Whether a player may offer to resign before rolling; off." },
];

/**
 * The cube rules from the given options; undefined if the game has no cube.
 * @throws GameOptionError if the options conflict, NotationError if the match equity table cannot be parsed
 */
export function givenRules(given: GivenOptions): CubeRules | undefined {
  const isOn = (name: string): boolean | undefined => {
    const chosen = given.choice(name, ["on", "off"]);
    return chosen === undefined ? undefined : chosen === "on";
  };
  const table = given.text("equities");
  const options = defined({
    length: given.whole("match"),
    equities: table === undefined ? undefined : parseEquities(table),
    jacoby: isOn("jacoby"),
    beavers: isOn("beavers"),
    automatic: given.whole("automatic-doubles"),
    resignations: isOn("resign"),
  });
  if (table !== undefined && options.length === undefined)
    throw new GameOptionError(
      "backgammon-equities-money",
      {},
      "A table of match equities is for a match: give --match N.",
    );
  const cube = isOn("cube");
  const isAsked = Object.values(options).some((value) => value !== false && value !== undefined);
  if (options.length === 0)
    throw new GameOptionError(
      "backgammon-match-length",
      { most: LONGEST_MATCH, length: 0 },
      `A match has 1 to ${LONGEST_MATCH} points, not 0.`,
    );
  if (cube === false && isAsked)
    throw new GameOptionError(
      "backgammon-cube-off",
      {},
      "Matches, the Jacoby rule, beavers, automatic doubles and resignations are played with the cube: leave out --cube off.",
    );
  if (!(cube ?? isAsked)) return undefined;
  if (given.text("stakes") !== undefined)
    throw new GameOptionError(
      "backgammon-stakes-with-cube",
      {},
      "With the cube the stakes are those of money play or of the match: leave out --stakes.",
    );
  return cubeRules(options);
}
