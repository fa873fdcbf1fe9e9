import { defined, type GivenOptions } from "../../kit/entry.js";
import { type CubeRules, cubeRules, LONGEST_MATCH } from "./cube-rules.js";
import { parseEquities } from "./equities-file.js";
import { texts } from "./texts.js";

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
    throw texts.optionError("backgammon-equities-money", {});
  const cube = isOn("cube");
  const isAsked = Object.values(options).some((value) => value !== false && value !== undefined);
  if (options.length === 0)
    throw texts.optionError("backgammon-match-length", { most: LONGEST_MATCH, length: 0 });
  if (cube === false && isAsked) throw texts.optionError("backgammon-cube-off", {});
  if (!(cube ?? isAsked)) return undefined;
  if (given.text("stakes") !== undefined) throw texts.optionError("backgammon-stakes-with-cube", {});
  return cubeRules(options);
}
