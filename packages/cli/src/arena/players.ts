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
  highestLevel,
  METHODS,
  methodNamed,
  methodsOf,
  SearchError,
  seededChance,
  usualMethod,
} from "@tyche/engine";
import { readStrategy } from "@tyche/engine/equilibrium";
import { englishTexts } from "@tyche/engine/errors";
import { evaluationOf } from "@tyche/engine/search";
import type { NamedGame } from "@tyche/games";
import type { MessageId } from "@tyche/messages";
import { GAMES } from "@tyche/registry";
import { chosenEvaluator, evaluatorName, unknownEvaluator, withEvaluator } from "../games/evaluator.js";
import type { WrittenGame } from "../games/options.js";
import { checkSearched } from "../games/place.js";
import { readSearch } from "../games/search-options.js";
import { parseCount, wholeNumber } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { wrap } from "../io/table.js";
import { textOf } from "../io/user-file.js";
import { thinkOptions } from "../thinking/searching.js";
import { cubeRulesOf, gnubgPlayer, tychePlayer } from "./backgammon-players.js";
import { believedGame, splitBelieved } from "./believed.js";
import { MODEL_KINDS, makeModel } from "./models.js";
import { checkOptions, parseSpec } from "./spec.js";

const texts = englishTexts({
  "player-other-game": "the player {name} plays {game}, not {asked}",
  "player-unknown": 'there is no player "{name}"; choose one of {all}',
  "player-strategy-file": "the player {text} needs the file of a strategy, as in strategy:file=kuhn.json",
  "player-level-option": '{option} of the player level must be {kind}, not "{text}"',
  "player-learning": 'learning must be yes or no, not "{text}"',
});

/** The settings under which players are created. */
export interface Context {
  readonly named: NamedGame;
  /** Default options of searching players, as texts. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Default opponent model, for players that use one. */
  readonly model?: string | undefined;
  /** Game options, as written. */
  readonly gameOptions?: WrittenGame | undefined;
  /** Whether the player plays the match alone. */
  readonly isSolo?: boolean | undefined;
  /** Whether the defaults are only the usual limit, not one that the user gave. */
  readonly unlimited?: boolean | undefined;
}

/** A kind of player: a row of the table below. */
interface PlayerKind {
  readonly name: string;
  readonly help: MessageId;
  /** Its options; undefined: the kind checks them itself. */
  readonly options?: readonly string[];
  /** The only game it plays. */
  readonly game?: string;
  make(written: Written): Player | Promise<Player>;
}

/** The input from which a kind creates its player. */
export interface Written extends Context {
  /** The player as written; also its name. */
  readonly text: string;
  readonly options: ReadonlyMap<string, string>;
}

/** All named players other than the engine's methods and the game's evaluators. */
const PLAYER_KINDS: readonly PlayerKind[] = [
  {
    name: "random",
    help: "help-player-random",
    options: [],
    make: ({ text }) => randomPlayer(text),
  },
  {
    name: "greedy",
    help: "help-player-greedy",
    options: ["evaluator"],
    make: (written) => greedy(written, written.options.get("evaluator") ?? "default"),
  },
  {
    name: "level",
    help: "help-player-level",
    options: ["n", "nodes", "time"],
    make: levelled,
  },
  {
    name: "strategy",
    help: "help-player-strategy",
    options: ["file"],
    make: ofStrategy,
  },
  {
    name: "expectimax",
    help: "help-player-expectimax",
    make: modelling,
  },
  {
    name: "solver",
    help: "help-player-solver",
    options: [],
    make: solving,
  },
  ...MODEL_KINDS.filter(({ plays, name }) => plays && name !== "uniform").map(
    ({ name, help, options }): PlayerKind => ({
      name,
      help,
      ...(options && { options }),
      make: async ({ text, named }) => modelPlayer(text, await makeModel(text, named)),
    }),
  ),
  {
    name: "tyche",
    help: "help-player-tyche",
    options: ["evaluator", "depth", "width"],
    game: "backgammon",
    make: ({ text, options, named }) => tychePlayer(text, options, cubeRulesOf(named.game)),
  },
  {
    name: "gnubg",
    help: "help-player-gnubg",
    options: ["plies", "binary"],
    game: "backgammon",
    make: ({ text, options, named }) => gnubgPlayer(text, options, cubeRulesOf(named.game)),
  },
];

/** The engine's methods and those of single games. */
const ALL_METHOD_NAMES = [
  ...METHODS.map(({ name }) => name),
  ...GAMES.flatMap(({ name, methods = [] }) => methods.map((method) => `${method.name} (${name})`)),
];

const LIMITS = ["depth", "time", "nodes", "simulations"];

/** Options that every method takes; all others are settings of the method. */
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
 * Creates a player from its text, such as "mcts:simulations=500".
 * @throws UsageError, SearchError if there is no such player or it cannot play the game
 */
export async function makePlayer(text: string, context: Context): Promise<Player> {
  const { name, options } = parseSpec(text);
  const written: Written = { ...context, text, options };
  const kind = PLAYER_KINDS.find((known) => known.name === name);
  if (kind) {
    checkOptions("player", name, options, kind.options);
    if (kind.game !== undefined && kind.game !== context.named.game.name)
      throw texts.error(UsageError, "player-other-game", {
        name,
        game: kind.game,
        asked: context.named.game.name,
      });
    return kind.make(written);
  }
  if (methodsOf(context.named.game).some((method) => method.name === name)) return searching(written, name);
  if (Object.hasOwn(context.named.game.evaluators ?? {}, name)) {
    checkOptions("player", name, options, []);
    return greedy(written, name);
  }
  const all = playerNames(context.named);
  throw texts.error(UsageError, "player-unknown", { name, all });
}

/** The names of all players of this game. */
function playerNames({ game }: NamedGame): string[] {
  return [PLAYER_KINDS, methodsOf(game)]
    .flatMap((table) => table.map(({ name }) => name))
    .concat(Object.keys(game.evaluators ?? {}).filter((name) => name !== "default"));
}

/** Creates a player that uses a search method. */
async function searching(written: Written, method: string): Promise<Player> {
  const { named: played, defaults, text } = written;
  const { own: options, believed } = splitBelieved(written.options);
  const named =
    believed.size === 0 ? played : await believedGame(played, written.gameOptions ?? {}, believed);
  const { settings, refusal: refuses, unused, solo } = methodNamed(method, named.game);
  if (!named.game.methods?.some(({ name }) => name === method)) checkStart(named);
  checkOptions("player", method, options, [...SEARCH_OPTIONS, ...settings.map(({ name }) => name)]);
  const own = Object.fromEntries(options);
  const isLimited = LIMITS.some((limit) => options.has(limit));
  const usual = isLimited
    ? {}
    : Object.fromEntries([...defaults].filter(([limit]) => !unused.some((option) => option === limit)));
  const { algorithm: _, ...read } = readSearch({ rank: "best", ...usual, ...own, algorithm: method });
  const { time, ...untimed } = read;
  // Players of whole games have a limit of their own, which applies if the user gives none.
  const isFree = solo !== undefined && written.isSolo && written.unlimited && !isLimited;
  const choice = isFree || time === undefined ? untimed : { ...untimed, time };
  const known = await withEvaluator(named, choice.evaluator);
  const { game } = known;
  const refusal = refuses(game.facts);
  if (refusal !== undefined) throw new SearchError(refusal.id, refusal.values, refusal.message);
  return searchPlayer({
    name: text,
    game,
    isBelieved: believed.size > 0,
    method,
    options: thinkOptions(known, choice),
  });
}

/** @throws UsageError if a search from the game's start would never finish */
function checkStart({ game }: NamedGame): void {
  const instead = game.methods
    ? { id: "place-solver", values: {}, message: "use solver or random, or a smaller game" }
    : { id: "place-smaller-game", values: {}, message: "use a smaller game" };
  checkSearched({ game, state: game.start(seededChance(0)) }, instead);
}

/** Creates an opponent with a strength level. */
function levelled({ text, named, options }: Written): Player {
  // A game's own levels name a method that can search it.
  if (!named.game.levels) checkStart(named);
  const { nodes, time } = Object.fromEntries(options);
  return levelPlayer({
    name: text,
    game: named.game,
    level: levelOption("n", options.get("n") ?? `${highestLevel(named.game)}`, highestLevel(named.game)),
    ...(nodes !== undefined && { nodes: levelOption("nodes", nodes) }),
    ...(time !== undefined && { time: levelOption("time", time) }),
  });
}

/** Creates a player with the mixed strategy of a file, which searches at full strength where that knows no answer. */
function ofStrategy({ text, named, options }: Written): Player {
  checkStart(named);
  const file = options.get("file");
  if (file === undefined) throw texts.error(UsageError, "player-strategy-file", { text });
  const strategy = readStrategy(named.game, textOf(file));
  return levelPlayer({ name: text, game: named.game, level: highestLevel(named.game), strategy });
}

/** Reads an option of the player `level`, 1 or more. @throws UsageError */
function levelOption(option: string, text: string, most?: number): number {
  const count = parseCount(text);
  if (count !== undefined && count >= 1 && count <= (most ?? count)) return count;
  const kind = wholeNumber(1, most);
  throw texts.error(UsageError, "player-level-option", { option, kind, text });
}

/** Creates a player that uses the first of the game's own methods. */
function solving(written: Written): Promise<Player> {
  const { game } = written.named;
  const [own] = game.methods ?? [];
  if (!own)
    throw new UsageError("player-no-solver", { game: game.name }, `${game.name} has no solver of its own`);
  return searching(written, own.name);
}

/** Creates a player that treats the other players as chance. */
async function modelling({ named, defaults, options, text, model: usualModel }: Written): Promise<Player> {
  checkStart(named);
  const own = new Map(options);
  const model = own.get("model") ?? usualModel ?? "counts";
  const method = own.get("method") ?? "expectiminimax";
  const learning = own.get("learning") ?? "no";
  for (const option of ["model", "method", "learning"]) own.delete(option);
  checkOptions("player", "expectimax", own, SEARCH_OPTIONS);
  if (learning !== "no" && learning !== "yes")
    throw texts.error(UsageError, "player-learning", { text: learning });
  const usual = LIMITS.some((limit) => own.has(limit)) ? {} : Object.fromEntries(defaults);
  const { algorithm, evaluator, ...rest } = readSearch({
    rank: "best",
    ...usual,
    ...Object.fromEntries(own),
    algorithm: method,
  });
  const known = await withEvaluator(named, evaluator);
  const { evaluator: judge } = chosenEvaluator(known, evaluator);
  return modellingPlayer({
    name: text,
    game: known.game,
    method: algorithm!,
    // The evaluator is passed by name, since every seat has its own view of it.
    options: { ...rest, ...(judge !== undefined && { evaluator: judge }) },
    model: await makeModel(model, known),
    learning: learning === "yes",
  });
}

/**
 * Creates a player that looks one action ahead: on the native position if there is one, else by a search of depth 1.
 */
async function greedy(written: Written, evaluator: string): Promise<Player> {
  const known = await withEvaluator(written.named, evaluator);
  const { game } = known;
  const { facts } = game;
  const name = evaluatorName(known, evaluator);
  if (!Object.hasOwn(game.evaluators ?? {}, name)) throw unknownEvaluator(known, name);
  const options = new Map([
    ["depth", "1"],
    ["evaluator", evaluator],
  ]);
  const { methods: _, ...plain } = game;
  const slow = await searching({ ...written, options }, usualMethod(plain).name);
  const isForOneValue = facts.players === 1 || facts.cooperative || (facts.players === 2 && facts.zeroSum);
  if (!isForOneValue || facts.hidden || !game.position) return slow;
  const start = game.start(seededChance(0));
  const { native, evaluate } = evaluationOf(game, start, { evaluator: name });
  return native ? { ...slow, move: greedyMove(facts, evaluate ?? ((at) => at.evaluate!())) } : slow;
}

/** Lists the names of players and models for the help. */
export function playerHelp(help: Help, width: number): string {
  const indent = "      ";
  const item = (term: string, text: string): string[] => [
    ...wrap(term, width - 2).map((line) => `  ${line}`),
    ...wrap(text, width - indent.length).map((line) => indent + line),
  ];
  const items = (kinds: readonly Pick<PlayerKind, "name" | "help" | "options">[]): string[] =>
    kinds.flatMap((kind) => {
      const takes = kind.options?.map((option) => `${option}=…`).join(",");
      return item(takes ? `${kind.name}:${takes}` : kind.name, help(kind.help));
    });
  return [
    help("help-players"),
    ...items(PLAYER_KINDS),
    ...item(ALL_METHOD_NAMES.join(", "), help("help-player-algorithm")),
    ...item(help("help-player-evaluator-name"), help("help-player-evaluator")),
    "",
    help("help-models"),
    ...items(MODEL_KINDS.filter(({ plays, name }) => !plays || name === "uniform")),
    ...item(help("help-model-player-name"), help("help-model-player")),
  ].join("\n");
}
