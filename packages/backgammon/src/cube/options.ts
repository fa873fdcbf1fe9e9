import { defined } from "@tyche/games";
import type { BackgammonChoice } from "../about.js";
import { type CubeRules, cubeRules, LONGEST_MATCH } from "./cube-rules.js";
import { parseEquities } from "./equities-file.js";
import { texts } from "./texts.js";

/**
 * The cube rules from the given options; undefined if the game has no cube.
 * @throws GameOptionError if the options conflict, NotationError if the match equity table cannot be parsed
 */
export function givenRules(given: BackgammonChoice): CubeRules | undefined {
  const { cube, equities: table } = given;
  const options = defined({
    length: given.match,
    equities: table === undefined ? undefined : parseEquities(table),
    jacoby: given.jacoby,
    beavers: given.beavers,
    automatic: given["automatic-doubles"],
    resignations: given.resign,
  });
  if (table !== undefined && options.length === undefined)
    throw texts.optionError("backgammon-equities-money", {});
  const isAsked = Object.values(options).some((value) => value !== false && value !== undefined);
  if (options.length === 0)
    throw texts.optionError("backgammon-match-length", { most: LONGEST_MATCH, length: 0 });
  if (cube === false && isAsked) throw texts.optionError("backgammon-cube-off", {});
  if (!(cube ?? isAsked)) return undefined;
  if (given.stakes !== undefined) throw texts.optionError("backgammon-stakes-with-cube", {});
  return cubeRules(options);
}
