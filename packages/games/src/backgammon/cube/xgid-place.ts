import { parseXgid } from "../notation/xgid.js";
import { cubeGame } from "./cube-game.js";
import { type CubeRules, type CubeState, cubeRules } from "./cube-rules.js";

/**
 * An XGID as rules and state of the game with the cube.
 *
 * @throws NotationError if the text is not an XGID, GameOptionError if its match is longer than supported
 */
export function xgidPlace(text: string): { readonly rules: CubeRules; readonly state: CubeState } {
  const { length, rule } = parseXgid(text.trim().split(/\s+/)[0]!);
  const money = length === 0;
  const rules = cubeRules({ length, jacoby: money && (rule & 1) === 1, beavers: money && rule > 1 });
  return { rules, state: cubeGame(rules).notation.parsePosition(text.trim()) };
}
