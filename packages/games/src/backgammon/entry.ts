import { type GameOption, type NamedGame, named, type RegisteredGame } from "../entry.js";
import { chancesEvaluator } from "./analysis/chances-evaluator.js";
import { atTerminal } from "./at-terminal.js";
import { BACKGAMMON, type BackgammonState, startPoints } from "./board.js";
import { gameIn, learnJudges, remarksWithoutCube, shippedJudges, withCube } from "./cube/named-game.js";
import { CUBE_OPTIONS, givenRules } from "./cube/options.js";
import { hypergammonSolver } from "./hypergammon/solver.js";
import { networkCourse, positionsCourse } from "./learning/course.js";
import { inputsOf } from "./learning/network.js";
import { keptGames } from "./match-record/kept-games.js";
import { unpackedMatch } from "./match-record/match-file.js";
import { playedRecord } from "./match-record/played-record.js";
import { positionIdOf } from "./notation/notation.js";
import { type BackgammonGame, backgammon, FILTERED, hypergammon, STAKES as STAKES_COUNT } from "./rules.js";

const STAKES: GameOption = {
  name: "stakes",
  values: "money|single",
  help: "With money stakes a gammon counts 2 and a backgammon 3, with single stakes every win counts 1.",
};

const CHECKERS: GameOption = {
  name: "checkers",
  values: "N",
  help: "How many checkers each player has, 1 to 6, one on each of the opponent's first points (2 is HypestGammon).",
};

function presented(game: BackgammonGame, example: { position: string; roll: string }): NamedGame {
  return named(game, {
    position:
      "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID, or 26 numbers; the roll as 31 or 3-1",
    example,
    terminal: atTerminal(),
    ...(game.batchEvaluators && { evaluator: "net" }),
    dice: true,
    afterstateEvaluators: Object.keys(game.evaluators ?? {}),
    afterstate: (state, action) => positionIdOf(action === "roll" ? state : game.afterstate(state, action)),
  });
}

/** The registry entry of backgammon: its name, options and text forms. */
export const backgammonEntry: RegisteredGame = {
  name: "backgammon",
  help: "Backgammon, with the doubling cube and as a match if asked.",
  options: [STAKES, ...CUBE_OPTIONS],
  courses: [networkCourse, positionsCourse],
  methods: [FILTERED],
  readGames: keptGames,
  unpacked: unpackedMatch,
  create(given) {
    const rules = givenRules(given);
    if (rules !== undefined) return withCube(rules);
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    const judges = shippedJudges();
    const barring =
      stakes === "single" ? "--stakes" : given.text("cube") === undefined ? undefined : "--cube off";
    const shown = presented(backgammon({ stakes }), { position: "4HPwATDgc/ABMA", roll: "31" });
    return {
      ...shown,
      record: playedRecord({ stakes: STAKES_COUNT[stakes] }),
      presentation: { ...shown.presentation, gameOf: (position) => gameIn(position, barring) },
      ...(barring === undefined && {
        remarks: (state, asked) => remarksWithoutCube(state as BackgammonState, asked, judges),
      }),
      learned(name, model) {
        if (inputsOf(model) === undefined) return undefined;
        learnJudges(judges, name, model);
        const judge = (written: string) =>
          chancesEvaluator(judges.get(written)!, stakes, BACKGAMMON.checkers);
        return { batchEvaluators: { [name]: judge(name), [`${name}@float`]: judge(`${name}@float`) } };
      },
    };
  },
};

/** The registry entry of hypergammon: its name, options and text forms. */
export const hypergammonEntry: RegisteredGame = {
  name: "hypergammon",
  help: "Backgammon with three checkers a side, or as few as asked.",
  options: [STAKES, CHECKERS],
  create(given) {
    const stakes = given.choice("stakes", ["money", "single"]) ?? "money";
    const game = hypergammon({ stakes, checkers: given.whole("checkers") ?? 3 });
    const position = positionIdOf({ points: startPoints(game.variant), player: 0, dice: null });
    return {
      ...presented(game, { position, roll: "31" }),
      solver: hypergammonSolver(game, stakes),
    };
  },
};
