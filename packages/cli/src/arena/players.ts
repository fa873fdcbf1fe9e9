import {
  greedyMove,
  levelPlayer,
  modellingPlayer,
  modelPlayer,
  type Player,
  randomPlayer,
  searchPlayer,
} from "@tyche/arena";
import {
  LEVELS,
  METHODS,
  methodNamed,
  methodsOf,
  SearchError,
  seededChance,
  usualMethod,
} from "@tyche/engine";
import { evaluationOf } from "@tyche/engine/search";
import { GAMES, type NamedGame } from "@tyche/games";
import type { Tell } from "../commands/command.js";
import { cubeRulesOf, tychePlayer, writtenGnubgPlayer } from "../games/backgammon/players.js";
import { chosenEvaluator, evaluatorName, unknownEvaluator, withEvaluator } from "../games/evaluator.js";
import { readSearch } from "../games/limits.js";
import type { WrittenGame } from "../games/options.js";
import { checkSearched } from "../games/place.js";
import { thinkOptions } from "../games/thinking/searching.js";
import { countOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { believedGame, splitBelieved } from "./believed.js";
import { MODEL_KINDS, makeModel } from "./models.js";
import { checkOptions, parseSpec } from "./spec.js";

/** Where players are made. */
export interface Context {
  readonly named: NamedGame;
  /** Options of searching players who do not say otherwise, as texts. */
  readonly defaults: ReadonlyMap<string, string>;
  /** What players who model the others expect of them, where they do not say otherwise. */
  readonly model?: string | undefined;
  /** Options of the game, as they were written. */
  readonly gameOptions?: WrittenGame | undefined;
  /** Whether the player plays the match alone. */
  readonly isSolo?: boolean | undefined;
  /** Whether the defaults are only the usual limit, which nobody asked for. */
  readonly unlimited?: boolean | undefined;
}

/** A kind of player: a row of the table below. */
interface PlayerKind {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Options that it takes; undefined: it looks at them itself. */
  readonly options?: readonly string[];
  /** The only game that it plays. */
  readonly game?: string;
  make(written: Written): Player | Promise<Player>;
}

/** What a kind makes its player of. */
export interface Written extends Context {
  /** As it was written, which is also the player's name. */
  readonly text: string;
  readonly options: ReadonlyMap<string, string>;
}

/** Every player that can be named beside the methods of the engine and the evaluators of the game. */
const PLAYER_KINDS: readonly PlayerKind[] = [
  {
    name: "random",
    help: "Any action, each equally likely.",
    options: [],
    make: ({ text }) => randomPlayer(text),
  },
  {
    name: "greedy",
    help: "The action after which its evaluator (a name, or a FILE of `tyche train`) likes the position best; the name of an evaluator alone means the same.",
    options: ["evaluator"],
    make: (written) => greedy(written, written.options.get("evaluator") ?? "default"),
  },
  {
    name: "level",
    help: "An opponent as `createOpponent` makes it, n from 1 for beginners to 10, as in level:3; nodes or time limit a move in place of what the level takes.",
    options: ["n", "nodes", "time"],
    make: levelled,
  },
  {
    name: "expectimax",
    help: "Takes the others for chance as its model expects them to play, by a method for one (expectiminimax) with options of its own.",
    make: modelling,
  },
  {
    name: "solver",
    help: "The first of the game's own ways to decide, which `tyche think` asks too.",
    options: [],
    make: solving,
  },
  ...MODEL_KINDS.filter(({ plays, name }) => plays && name !== "uniform").map(
    ({ name, help, options }): PlayerKind => ({
      name,
      help,
      ...(options && { options }),
      make: ({ text, named }) => modelPlayer(text, makeModel(text, named)),
    }),
  ),
  {
    name: "tyche",
    help: "Backgammon: all rolls and plays so many decisions deep (depth, 1 to 4; width: filters or full) by an evaluator, and the cube where it is played.",
    options: ["evaluator", "depth", "width"],
    game: "backgammon",
    make: ({ text, options, named }) => tychePlayer(text, options, cubeRulesOf(named.game)),
  },
  {
    name: "gnubg",
    help: "Backgammon: GNU Backgammon, so many of its plies deep (0 is its static evaluation), and the cube where it is played.",
    options: ["plies", "binary"],
    game: "backgammon",
    make: ({ text, options, named }) => writtenGnubgPlayer(text, options, cubeRulesOf(named.game)),
  },
];

/** The engine's methods, and those that only one game has. */
const ALL_METHOD_NAMES = [
  ...METHODS.map(({ name }) => name),
  ...GAMES.flatMap(({ name, methods = [] }) => methods.map((method) => `${method.name} (${name})`)),
];

const LIMITS = ["depth", "time", "nodes", "simulations"];

/** What every method may be told; the rest are settings of its own. */
const SEARCH_OPTIONS: readonly string[] = [
  "depth",
  "time",
  "nodes",
  "evaluator",
  "horizon",
  "table",
  "beam",
  "threshold",
  "sparse",
];

/**
 * Makes a player from its text, as in "mcts:simulations=500".
 * @throws UsageError, SearchError where there is no such player or it does not fit the game
 */
export async function makePlayer(text: string, context: Context): Promise<Player> {
  const { name, options } = parseSpec(text);
  const written: Written = { ...context, text, options };
  const kind = PLAYER_KINDS.find((known) => known.name === name);
  if (kind) {
    checkOptions(`the player ${name}`, options, kind.options);
    if (kind.game !== undefined && kind.game !== context.named.game.name)
      throw new UsageError(`the player ${name} plays ${kind.game}, not ${context.named.game.name}`);
    return kind.make(written);
  }
  if (methodsOf(context.named.game).some((method) => method.name === name)) return searching(written, name);
  if (Object.hasOwn(context.named.game.evaluators ?? {}, name)) {
    checkOptions(`the player ${name}`, options, []);
    return greedy(written, name);
  }
  throw new UsageError(`there is no player "${name}": take one of ${playerNames(context.named).join(", ")}`);
}

/** All names that a player of this game can have. */
function playerNames({ game }: NamedGame): string[] {
  return [PLAYER_KINDS, methodsOf(game)]
    .flatMap((table) => table.map(({ name }) => name))
    .concat(Object.keys(game.evaluators ?? {}).filter((name) => name !== "default"));
}

/** A player that thinks by a method. */
function searching(written: Written, method: string): Player {
  const { named: played, defaults, text } = written;
  const { own: options, believed } = splitBelieved(written.options);
  const named = believed.size === 0 ? played : believedGame(played, written.gameOptions ?? {}, believed);
  const { settings, refusal: refuses, unused, solo } = methodNamed(method, named.game);
  if (!named.game.methods?.some(({ name }) => name === method)) checkStart(named);
  checkOptions(`the player ${method}`, options, [...SEARCH_OPTIONS, ...settings.map(({ name }) => name)]);
  const own = Object.fromEntries(options);
  const isLimited = LIMITS.some((limit) => options.has(limit));
  const usual = isLimited
    ? {}
    : Object.fromEntries([...defaults].filter(([limit]) => !unused.some((option) => option === limit)));
  const { algorithm: _, ...read } = readSearch({ rank: "best", ...usual, ...own, algorithm: method });
  const { time, ...untimed } = read;
  // Whoever plays whole games has a limit of its own where nobody names one.
  const isFree = solo !== undefined && written.isSolo && written.unlimited && !isLimited;
  const choice = isFree || time === undefined ? untimed : { ...untimed, time };
  const known = withEvaluator(named, choice.evaluator);
  const { game } = known;
  const refusal = refuses(game.facts);
  if (refusal !== undefined) throw new SearchError(refusal);
  return searchPlayer({
    name: text,
    game,
    isBelieved: believed.size > 0,
    method,
    options: thinkOptions(known, choice),
  });
}

/** @throws UsageError where a search of the game's start would come to no end */
function checkStart({ game }: NamedGame): void {
  const own = game.methods ? "take solver or random, or a smaller game" : "take a smaller game";
  checkSearched({ game, state: game.start(seededChance(0)) }, own);
}

/** An opponent of a level. */
function levelled({ text, named, options }: Written): Player {
  checkStart(named);
  const { nodes, time } = Object.fromEntries(options);
  return levelPlayer({
    name: text,
    game: named.game,
    level: countOf("n", options.get("n") ?? "10", 1, LEVELS.length),
    ...(nodes !== undefined && { nodes: countOf("nodes", nodes, 1) }),
    ...(time !== undefined && { time: countOf("time", time, 1) }),
  });
}

/** Plays by the first of the game's own methods. */
function solving(written: Written): Player {
  const { game } = written.named;
  const [own] = game.methods ?? [];
  if (!own) throw new UsageError(`${game.name} has no solver of its own`);
  return searching(written, own.name);
}

/** A player who takes the others for chance. */
function modelling({ named, defaults, options, text, model: usualModel }: Written): Player {
  checkStart(named);
  const own = new Map(options);
  const model = own.get("model") ?? usualModel ?? "counts";
  const method = own.get("method") ?? "expectiminimax";
  const learning = own.get("learning") ?? "no";
  for (const option of ["model", "method", "learning"]) own.delete(option);
  checkOptions("the player expectimax", own, SEARCH_OPTIONS);
  if (learning !== "no" && learning !== "yes")
    throw new UsageError(`learning takes yes or no, not "${learning}"`);
  const usual = LIMITS.some((limit) => own.has(limit)) ? {} : Object.fromEntries(defaults);
  const { algorithm, evaluator, ...rest } = readSearch({
    rank: "best",
    ...usual,
    ...Object.fromEntries(own),
    algorithm: method,
  });
  const known = withEvaluator(named, evaluator);
  const { evaluator: judge } = chosenEvaluator(known, evaluator);
  return modellingPlayer({
    name: text,
    game: known.game,
    method: algorithm!,
    // By its name, since every seat has its own view of it.
    options: { ...rest, ...(judge !== undefined && { evaluator: judge }) },
    model: makeModel(model, known),
    learning: learning === "yes",
  });
}

/** Looks one action ahead: on the native position as fast as it goes, else by a search of depth 1. */
function greedy(written: Written, evaluator: string): Player {
  const known = withEvaluator(written.named, evaluator);
  const { game } = known;
  const { facts } = game;
  const name = evaluatorName(known, evaluator);
  if (!Object.hasOwn(game.evaluators ?? {}, name)) throw unknownEvaluator(known, name);
  const options = new Map([
    ["depth", "1"],
    ["evaluator", evaluator],
  ]);
  const { methods: _, ...plain } = game;
  const slow = searching({ ...written, options }, usualMethod(plain).name);
  const isForOneValue = facts.players === 1 || facts.cooperative || (facts.players === 2 && facts.zeroSum);
  if (!isForOneValue || facts.hidden || !game.position) return slow;
  const start = game.start(seededChance(0));
  const { native, evaluate } = evaluationOf(game, start, { evaluator: name });
  return native ? { ...slow, move: greedyMove(facts, evaluate ?? ((at) => at.evaluate!())) } : slow;
}

/** What can be named, for the help. */
export function playerHelp(tell: Tell): string {
  const listed = (kinds: readonly { name: string; help: string; options?: readonly string[] }[]): string =>
    kinds
      .map(({ name, help, options = [] }) => {
        const takes = options.length > 0 ? `:${options.map((option) => `${option}=…`).join(",")}` : "";
        return `  ${name}${takes}\n      ${tell(help)}\n`;
      })
      .join("");
  const byMethod =
    'Think by this method, with the options of `tyche think`: star2:depth=2,evaluator=race. An option of the game\n      behind "as." says what the player takes the game to be: expectiminimax:depth=3,as.ghosts=directional.';
  return `
${tell("Players:")}
${listed(PLAYER_KINDS)}  ${ALL_METHOD_NAMES.join(", ")}
      ${tell(byMethod)}
  ${tell("the name of one of the game's evaluators")}
      ${tell("The same as greedy with this evaluator.")}

${tell("Models of other players:")}
${listed(MODEL_KINDS.filter(({ plays, name }) => !plays || name === "uniform"))}  ${tell("noisy, perfect and all players above that are drawn by probabilities")}
      ${tell("The same as the player of this name.")}
`;
}
