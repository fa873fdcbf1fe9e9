import {
  type Facts,
  type Game,
  methodsOf,
  NotationError,
  OVER,
  outcomesOf,
  type Setting,
} from "@tyche/engine";
import { boundedChance, seededChance } from "@tyche/engine/chance";
import type { NamedGame } from "@tyche/games/options";
import type { BoardLink } from "../record/board-link.js";
import { drawsAhead } from "./draws-ahead.js";
import { type SpreadLimits, spreadOf } from "./spread.js";

/** An action with its name in the game's notation. */
export interface NamedAction {
  readonly action: unknown;
  readonly text: string;
}

/** A place in a game as a board shows it: plain data. */
export interface Scene {
  readonly state: unknown;
  /** The position in the game's notation. */
  readonly text: string;
  /** The player to decide, or OVER. */
  readonly turn: number;
  /** Empty at the end. */
  readonly actions: readonly NamedAction[];
  /** At the end: one number a player. */
  readonly payoff?: readonly number[];
  /** The claim with which the player to decide can end the game, as with a draw at chess; absent where there is nothing to claim. */
  readonly claim?: NamedAction;
}

/** What chance can do after an action. */
export interface SceneOutcome {
  readonly probability: number;
  readonly scene: Scene;
}

/** What chance can do after an action, or, where that is too much to list, what it did in samples. */
export interface SceneSpread {
  readonly outcomes: readonly SceneOutcome[];
  /** 0: these are all outcomes; else so many samples, of which a probability is the share. */
  readonly samples: number;
}

/** What of a game does not change while it is played. */
export interface GameSheet {
  readonly name: string;
  readonly facts: Facts;
  /** How a position is written: one line. */
  readonly position: string;
  /** Whether every action is asked a value of its own; a method of the game ranks as it does, unless it says otherwise. */
  readonly canRankAll: boolean;
  /** The evaluator that people get who name none; undefined where that is the game's default. */
  readonly evaluator?: string;
  /** Whether a depth can be asked for: the game's own methods, if it has any, know what that is. */
  readonly takesDepth: boolean;
  /** Whether the game has ten levels of its own. */
  readonly hasLevels: boolean;
  /** The format in which its players keep games, as "PGN"; undefined where they have none. */
  readonly format?: string;
  /** The ways to decide in it that may be asked for by name. */
  readonly methods: readonly MethodSheet[];
}

/** A way to decide, as a form offers it. */
export interface MethodSheet {
  readonly name: string;
  /** One sentence, in English. */
  readonly help: string;
  readonly settings: readonly Setting[];
  /** Whether it ends by counted nodes, and by a depth. */
  readonly limits: readonly ("depth" | "nodes")[];
}

/** What a claim is called: a draw is all that the games know. */
const CLAIM: NamedAction = { action: "draw", text: "draw" };

/** Chance that does more than this is not listed: a board shows what happened, and no map. */
const MOST_OUTCOMES = 1296;
/** Different ways of chance may come to the same. */
const MOST_WAYS = 1000 * MOST_OUTCOMES;

/** Random moves before a position that is drawn: so many, and as many again at most. */
const MIDDLE = 4;
/** Games that end sooner, or leave no choice there, are begun again; at last the latest choice on the way is taken. */
const MOST_TRIALS = 50;

/** Knows the rules of one game, and nothing of who plays it or thinks about it. */
export class Referee {
  private readonly game: Game<unknown, unknown>;
  private readonly record: NamedGame["record"];
  readonly sheet: GameSheet;

  /** @throws TypeError where the game has no notation */
  constructor({ game, presentation, record }: NamedGame) {
    if (!game.notation) throw new TypeError(`${game.name} cannot be written down`);
    this.game = game;
    this.record = record;
    this.sheet = {
      name: game.name,
      facts: game.facts,
      position: presentation.position,
      canRankAll: (game.methods ?? []).every(({ ranksAll }) => ranksAll === true),
      // Who would be asked is not found out here: that may need the game's network, which referees do not load.
      takesDepth: (game.methods ?? []).every(({ unused }) => !unused.includes("depth")),
      ...(presentation.evaluator !== undefined && { evaluator: presentation.evaluator }),
      ...(record && { format: record.format }),
      hasLevels: game.levels !== undefined,
      methods: methodsOf(game)
        .filter((method) => method.refusal(game.facts) === undefined)
        .map(({ name, help, settings, unused }) => ({
          name,
          help,
          settings,
          limits: (["depth", "nodes"] as const).filter((limit) => !unused.includes(limit)),
        })),
    };
  }

  /** @param luck a seed: the same gives the same start */
  start(luck: string): Scene {
    return this.scene(this.game.start(boundedChance(seededChance(luck))));
  }

  /** A position from the middle of a game of random moves, with a choice to make: the same for the same seed. */
  drawn(seed: string): Scene {
    for (let trial = 0; ; trial++) {
      const chance = seededChance(`${seed} ${trial}`);
      let scene = this.start(`${seed} ${trial}`);
      let choice = scene;
      for (let plies = MIDDLE + chance.die(MIDDLE); plies > 0 && scene.turn !== OVER; plies--) {
        scene = this.play(scene.state, chance.pick(scene.actions).text, `${seed} ${trial} ${plies}`);
        if (scene.actions.length > 1) choice = scene;
      }
      if (scene.actions.length > 1 || trial >= MOST_TRIALS) return choice;
    }
  }

  /** @throws NotationError with a sentence where the text is no position of the game */
  read(text: string): Scene {
    return this.scene(this.game.notation!.parsePosition(text));
  }

  /**
   * The places of a game as a link tells it: its first position, and what came of each action.
   *
   * @param start empty: the rules' start
   * @param luck a seed, for that
   * @throws NotationError with a sentence where a text is no position, or an action is not legal where it is played
   */
  way(start: string, plies: BoardLink["plies"], luck: string): readonly Scene[] {
    let scene = start === "" ? this.start(luck) : this.read(start);
    const scenes = [scene];
    for (const [action, position] of plies) {
      if (![...scene.actions, scene.claim].some((named) => named?.text === action))
        throw new NotationError(
          "board-link-illegal",
          { action },
          `the link plays "${action}", which is not legal there`,
        );
      scene = this.read(position);
      scenes.push(scene);
    }
    return scenes;
  }

  /**
   * @param luck a seed: the same gives the same dice
   * @throws NotationError where no legal action is called so
   */
  play(state: unknown, action: string, luck: string): Scene {
    const legal = this.game.actions(state);
    const found = legal.find((each) => this.game.notation!.action(state, each) === action);
    const claimed = found === undefined && action === CLAIM.text ? this.game.claim?.(state) : undefined;
    if (claimed !== undefined) return this.scene(claimed);
    if (found === undefined)
      throw new NotationError("board-illegal", { action }, `"${action}" is not a legal action here`);
    return this.scene(this.game.play(state, found, boundedChance(seededChance(luck))));
  }

  /**
   * A whole game in the format of its players.
   *
   * @param states the first one, and what came of each action
   * @throws TypeError where they have none, NotationError with a sentence where it cannot hold the game
   */
  written(
    [start, ...states]: readonly unknown[],
    actions: readonly unknown[],
    players: readonly string[],
  ): string {
    if (!this.record) throw new TypeError(`${this.game.name} has no format for whole games`);
    return this.record.write(start, actions, players, states);
  }

  /** The names of actions that follow each other, up to the first after which chance decides, or that is not legal. */
  line(state: unknown, actions: readonly unknown[]): readonly NamedAction[] {
    const { game } = this;
    const line: NamedAction[] = [];
    let at = state;
    for (const wanted of actions) {
      const action =
        game.turn(at) === OVER ? undefined : game.actions(at).find((each) => isSame(each, wanted));
      if (action === undefined) break;
      line.push({ action, text: game.notation!.action(at, action) });
      if (game.facts.chance) break;
      at = game.play(at, action, seededChance(""));
    }
    return line;
  }

  /** All that chance can do after an action, or the one thing that follows where it has no say; empty where that is too much to list. */
  outcomes(state: unknown, action: unknown): readonly SceneOutcome[] {
    const { game } = this;
    if (!game.facts.chance) return [];
    // A click that opens half a minefield has more outcomes than can be tried.
    if (drawsAhead((chance) => game.play(state, action, chance)) > MOST_WAYS) return [];
    const { outcomes, probabilities, samples } = outcomesOf(game, state, action, {
      limit: MOST_OUTCOMES,
      samples: 1,
    });
    if (samples > 0) return [];
    return outcomes.map((outcome, i) => ({
      probability: probabilities[i]!,
      scene: this.scene(outcome.result),
    }));
  }

  /** The same within a time, by samples where there is too much to list. The same samples are drawn again for the same action. */
  spread(state: unknown, action: unknown, limits: SpreadLimits): SceneSpread {
    const { game } = this;
    if (!game.facts.chance) return { outcomes: [], samples: 0 };
    const seed = `${game.notation!.position(state)} ${game.notation!.action(state, action)}`;
    const { outcomes, samples } = spreadOf(game, state, action, seed, limits);
    return {
      outcomes: outcomes.map(({ probability, state }) => ({ probability, scene: this.scene(state) })),
      samples,
    };
  }

  private scene(state: unknown): Scene {
    const { game } = this;
    const turn = game.turn(state);
    const isOver = turn === OVER;
    return {
      state,
      text: game.notation!.position(state),
      turn,
      actions: isOver
        ? []
        : game.actions(state).map((action) => ({ action, text: game.notation!.action(state, action) })),
      ...(isOver && { payoff: game.payoff(state) }),
      ...(!isOver && game.claim?.(state) !== undefined && { claim: CLAIM }),
    };
  }
}

/** Actions are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
