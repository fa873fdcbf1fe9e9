import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import { decide } from "../methods/think.js";
import { lossesOf } from "./soft-choice.js";

/** Random games from which the unit of a game is measured, decisions of one, and nodes of one search. */
const GAMES = 6;
const PLIES = 60;
const USUAL: UnitLimits = { nodes: 300 };
/** Decisions that are looked at. */
const LOOKS = 24;

/** What a search may look at. */
interface UnitLimits {
  readonly nodes?: number;
  readonly depth?: number;
}

const units = new WeakMap<object, Promise<number>>();

/** What an action at random costs in a game on average, in units of value: by it levels mean the same in all games. */
export function unitOf<State, Action>(game: Game<State, Action>, limits?: UnitLimits): Promise<number> {
  if (limits) return measured(game, limits);
  const known = units.get(game) ?? measured(game, USUAL);
  units.set(game, known);
  return known;
}

async function measured<State, Action>(game: Game<State, Action>, limits: UnitLimits): Promise<number> {
  const chance = seededChance(`unit of ${game.name}`);
  const places: State[] = [];
  for (let number = 0; number < GAMES; number++) {
    let state = game.start(chance);
    for (let ply = 0; ply < PLIES && game.turn(state) !== OVER; ply++) {
      const actions = game.actions(state);
      if (actions.length > 1) places.push(state);
      state = game.play(state, chance.pick(actions), chance);
    }
  }
  const some = chance.shuffle(places).slice(0, LOOKS);
  let sum = 0;
  for (const state of some) {
    const decision = await decide(game, state, { ...limits, rank: "all" });
    const losses = lossesOf(game.facts, game.turn(state), decision);
    sum += losses.reduce((total, { loss }) => total + loss, 0) / losses.length;
  }
  return some.length === 0 ? 0 : sum / some.length;
}
