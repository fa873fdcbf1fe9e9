import { type Chance, type Game, methodsOf, NotationError, OVER } from "@tyche/engine";
import { boundedChance, seededChance } from "@tyche/engine/chance";
import type { Counted, NamedGame } from "@tyche/games";
import type { BoardLink } from "../record/board-link.js";
import type { GameSheet, NamedAction, Scene, SceneOutcome, SceneSpread } from "../record/scene.js";
import { listed, type Spread, spreadOf } from "./outcomes-in-time.js";

/** The name of a claim: the games only know draws. */
const CLAIM: NamedAction = { action: "draw", text: "draw" };

/** Random moves before a drawn position: this number, and at most as many again. */
const MIDDLE = 4;
/**
 * Most attempts: a game that ends too soon or leaves no choice is started again; finally the last choice on the path is
 * used.
 */
const MOST_TRIALS = 50;

/** Knows the rules of one game, and nothing about its players or analysis. */
export class Referee {
  private readonly game: Game<unknown, unknown>;
  private readonly record: NamedGame["record"];
  private readonly counted: Counted<unknown> | undefined;
  readonly sheet: GameSheet;

  /** @throws TypeError if the game has no notation */
  constructor({ game, presentation, record }: NamedGame) {
    if (!game.notation) throw new TypeError(`${game.name} cannot be written down`);
    this.game = game;
    this.record = record;
    const { evaluator = "default" } = presentation;
    const errors = game.differenceErrors?.[evaluator];
    this.counted = presentation.terminal?.counted;
    this.sheet = {
      name: game.name,
      facts: game.facts,
      position: presentation.position,
      ...(presentation.unit && { unit: presentation.unit }),
      canRankAll: (game.methods ?? []).every(({ ranksAll }) => ranksAll === true),
      // The default method is not determined here, as that may need the game's network, which referees do not load.
      // Those for hidden information take none.
      takesDepth: !game.facts.hidden && (game.methods ?? []).every(({ unused }) => !unused.includes("depth")),
      ...(presentation.evaluator !== undefined && { evaluator: presentation.evaluator }),
      ...(errors && { errors }),
      ...(record && { format: record.format }),
      ...(game.levels && { levels: game.levels }),
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

  /** @param luck a seed: the same seed gives the same start */
  start(luck: string): Scene {
    return this.scene(this.game.start(boundedChance(seededChance(luck))));
  }

  /** A position from the middle of a random game, with a choice to make: the same for the same seed. */
  drawn(seed: string): Scene {
    for (let trial = 0; ; trial++) {
      const chance = seededChance(`${seed} ${trial}`);
      let scene = this.start(`${seed} ${trial}`);
      let choice = scene;
      for (let plies = MIDDLE + chance.die(MIDDLE); plies > 0 && scene.turn !== OVER; plies--) {
        scene = this.play(scene.state, chance.pick(scene.actions).action, `${seed} ${trial} ${plies}`);
        if (scene.actions.length > 1) choice = scene;
      }
      if (scene.actions.length > 1 || trial >= MOST_TRIALS) return choice;
    }
  }

  /** @throws NotationError with a message if the text is not a position of the game */
  read(text: string): Scene {
    return this.scene(this.game.notation!.parsePosition(text));
  }

  /**
   * The scenes of a game in a link: its first position, and the position after each action.
   *
   * @param start empty: the rules' start
   * @param luck a seed for that start
   * @param isDrawn whether a game without chance begins in the middle, at a position that the seed determines
   * @throws NotationError with a message if a text is not a position or an action is not legal
   */
  scenesOf(start: string, plies: BoardLink["plies"], luck: string, isDrawn = false): readonly Scene[] {
    const { chance, hidden } = this.game.facts;
    let first = this.start(luck);
    // The first player, who is usually the person, has a choice there.
    for (let trial = 0; isDrawn && !chance && !hidden && trial < MOST_TRIALS; trial++) {
      first = this.drawn(`${luck} ${trial}`);
      if (first.turn === 0) break;
    }
    let scene = start === "" ? first : this.read(start);
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
   * @param action a legal action of the state, or its claim
   * @param luck a seed: the same seed gives the same dice
   */
  play(state: unknown, action: unknown, luck: string): Scene {
    const claimed = action === CLAIM.action ? this.game.claim?.(state) : undefined;
    return this.scene(claimed ?? this.game.play(state, action, boundedChance(seededChance(luck))));
  }

  /**
   * Writes a whole game in the format of its players.
   *
   * @param states the first one, and the one after each action
   * @throws TypeError if there is no format, NotationError with a message if it cannot represent the game
   */
  written(
    [start, ...states]: readonly unknown[],
    actions: readonly unknown[],
    players: readonly string[],
  ): string {
    if (!this.record) throw new TypeError(`${this.game.name} has no format for whole games`);
    return this.record.write(start, actions, players, states);
  }

  /**
   * The legal action that a text means in the game's notation.
   *
   * @throws NotationError with a message if there is none, or more than one
   */
  typed(state: unknown, text: string): NamedAction {
    const { notation } = this.game;
    const action = notation!.parseAction(state, text);
    return { action, text: notation!.action(state, action) };
  }

  /** The names of consecutive actions, up to the first one that is followed by chance or not legal. */
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

  /**
   * All outcomes of chance after an action, or the single result if there is no chance; empty if there are too many.
   */
  outcomes(state: unknown, action: unknown): readonly SceneOutcome[] {
    const { game } = this;
    if (!game.facts.chance) return [];
    const outcomes = listed(game, state, action)?.outcomes ?? [];
    return outcomes.map(({ probability, state }) => ({ probability, scene: this.scene(state) }));
  }

  /** The outcomes within a time limit, sampled if there are too many. The samples for an action are reproducible. */
  spread(state: unknown, action: unknown, ms: number, now?: () => number): SceneSpread {
    const { game } = this;
    if (!game.facts.chance) return { outcomes: [], samples: 0 };
    const seed = `${game.notation!.position(state)} ${game.notation!.action(state, action)}`;
    return this.named(spreadOf(game, state, action, seed, { ms, ...(now && { now }) }));
  }

  /** The first positions, as `spread` finds outcomes; the only one, if no chance precedes the first action. */
  deals(ms: number, now?: () => number): SceneSpread {
    const { game } = this;
    const dealt: Game<unknown, unknown> = Object.create(game, {
      facts: { value: { ...game.facts, chance: true } },
      play: { value: (_state: unknown, _action: unknown, chance: Chance) => game.start(chance) },
    });
    return this.named(
      spreadOf(dealt, game.start(seededChance("")), undefined, "deal", { ms, ...(now && { now }) }),
    );
  }

  private named({ outcomes, samples }: Spread<unknown>): SceneSpread {
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
      ...(!isOver && game.errorUnit && { stakes: game.errorUnit(state) }),
      ...(!isOver && this.counted && { equity: lineThrough(this.counted, state) }),
      ...(!isOver && game.claim?.(state) !== undefined && { claim: CLAIM }),
    };
  }
}

/** The equity of a value is linear in it. */
function lineThrough({ of }: Counted<unknown>, state: unknown): readonly [none: number, perValue: number] {
  const none = of(state, 0).value;
  return [none, of(state, 1).value - none];
}

/** Actions are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
