import { type Game, outcomesOf, seededChance } from "@tyche/engine";
import {
  type BackgammonAction,
  type BackgammonGame,
  type BackgammonState,
  type EinsteinState,
  positionIdOf,
  type Twenty48State,
} from "@tyche/games";

/** Game, state and action of whatever game: handed back to the game that they came from. */
export type AnyGame = Game<unknown, unknown>;

/** How the command writes and reads one game, beyond what the game's own notation says. */
export interface Traits {
  /** One line: how a position is written. */
  readonly position: string;
  /** A position to try, with its roll where that is given apart. */
  readonly example: { readonly position: string; readonly roll?: string };
  /** Whether there are dice to give with --roll. */
  readonly dice: boolean;
  /** Whether every game begins alike, so that --position may be left out. */
  readonly fixedStart: boolean;
  /** Evaluators that say the same before chance as after it, whatever it does. */
  readonly afterstateEvaluators: readonly string[];
  /** The position right after an action that chance follows. Without it there is no such position. */
  afterstate?(game: AnyGame, state: unknown, action: unknown): string;
  /** Whether the state waits for dice before anything can be decided. */
  awaitsRoll?(state: unknown): boolean;
  /** The roll that a state came by, as --roll takes it. */
  rollOf?(state: unknown): string;
  /** Points made before the position, which a forecast of the evaluator must not count. */
  scored?(state: unknown, evaluator: string): number;
}

const GAMMON: Traits = {
  position:
    "a GNU Position ID seen by the player on roll, PositionID:MatchID, an XGID, or 26 numbers; the roll as 31 or 3-1",
  example: { position: "4HPwATDgc/ABMA", roll: "31" },
  dice: true,
  fixedStart: false,
  afterstateEvaluators: ["default", "pips"],
  afterstate: (game, state, action) =>
    action === "roll"
      ? positionIdOf(state as BackgammonState)
      : positionIdOf(
          (game as unknown as BackgammonGame).afterstate(
            state as BackgammonState,
            action as Exclude<BackgammonAction, "roll">,
          ),
        ),
  awaitsRoll: (state) => (state as BackgammonState).dice === null,
  rollOf: (state) => (state as BackgammonState).dice!.join(""),
};

const TRAITS: Readonly<Record<string, Traits>> = {
  "tic-tac-toe": {
    position: "nine cells row by row, X, O and a dot, with | or / between the rows if you like",
    example: { position: "X.O|...|..X" },
    dice: false,
    fixedStart: true,
    afterstateEvaluators: [],
  },
  "connect-four": {
    position: "the columns played from the start, as 4433, or the rows from the top down with / between them",
    example: { position: "4433" },
    dice: false,
    fixedStart: true,
    afterstateEvaluators: [],
  },
  pig: {
    position: "the mover's score, the other's and the turn total: 41,49,22; with ,1 where player 1 moves",
    example: { position: "41,49,22" },
    dice: false,
    fixedStart: true,
    afterstateEvaluators: [],
  },
  einstein: {
    position:
      "the squares row by row, player 1's stones negative, then the die (0: see --roll) and the player",
    example: { position: "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1 4 0" },
    dice: true,
    fixedStart: false,
    afterstateEvaluators: ["default", "race"],
    afterstate(game, state, action) {
      const next = game.play(state, action, seededChance(0)) as EinsteinState;
      return game.notation!.position({ ...next, die: 0 });
    },
  },
  "2048": {
    position: "the tiles row by row, 0 for an empty cell; then score N for points made before",
    example: { position: "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" },
    dice: false,
    fixedStart: false,
    afterstateEvaluators: ["score"],
    afterstate(game, state, action) {
      const boards = outcomesOf(game, state, action).outcomes.map(({ result }) => result as Twenty48State);
      const [first] = boards;
      // Every empty cell can be left empty, get a 2 or get a 4; all other cells are the same in all outcomes.
      const tiles = first!.tiles.map((tile, cell) =>
        boards.some((board) => board.tiles[cell] !== tile) ? 0 : tile,
      );
      return tiles.join(" ");
    },
    scored: (state, evaluator) => (evaluator === "score" ? (state as Twenty48State).score : 0),
  },
  backgammon: GAMMON,
  hypergammon: { ...GAMMON, example: { position: "AACgAgAAKgAAAA", roll: "31" } },
};

/** A game that is registered but has no entry here could be played, but not be written about; the tests look. */
export function traitsOf(game: string): Traits {
  return TRAITS[game]!;
}
