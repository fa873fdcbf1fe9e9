import { parseXgid } from "../notation/xgid.js";
import { type CubeRules, type CubeState, cubeRules } from "./cube-rules.js";
import { cubeGame } from "./game.js";

/**
 * An XGID as a place of the game with the cube, under the rules that it tells.
 *
 * @throws NotationError where it is none, GameOptionError where its match is longer than can be played here
 */
export function xgidPlace(text: string): { readonly rules: CubeRules; readonly state: CubeState } {
  const { length, rule } = parseXgid(text.trim().split(/\s+/)[0]!);
  const money = length === 0;
  const rules = cubeRules({ length, jacoby: money && (rule & 1) === 1, beavers: money && rule > 1 });
  return { rules, state: cubeGame(rules).notation.parsePosition(text.trim()) };
}
