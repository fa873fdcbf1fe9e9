import { keyOf, seededChance } from "@tyche/engine";
import {
  type ActionValues,
  actionWeightsModel,
  countsModel,
  cycleModel,
  epsilonGreedyModel,
  mixtureModel,
  noisyModel,
  type Observed,
  type OpponentModel,
  quantalResponseModel,
  readModel,
  type SavedModel,
  SearchError,
  searchedValues,
  sequenceModel,
  uniformModel,
  writeModel,
} from "@tyche/engine/opponents";
import type { NamedGame } from "@tyche/games";
import { chosenEvaluator, withEvaluator } from "../games/evaluator.js";
import { parseCount } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { textOf } from "../io/user-file.js";
import { checkOptions, parseSpec } from "./spec.js";

/** A kind of model: a row of the table below. */
interface ModelKind {
  readonly name: string;
  /** One sentence. */
  readonly help: string;
  /** Options that it takes; undefined: any name. */
  readonly options?: readonly string[];
  /** Whether it says how a player plays, so that it may also play itself. */
  readonly plays: boolean;
  make(given: Given): OpponentModel;
}

interface Given {
  readonly named: NamedGame;
  readonly options: ReadonlyMap<string, string>;
  number(name: string, usual: number): number;
  model(name: string): OpponentModel | undefined;
}

/** Every model by name. */
export const MODEL_KINDS: readonly ModelKind[] = [
  {
    name: "uniform",
    help: "Any action, each equally likely.",
    options: [],
    plays: true,
    make: () => uniformModel(),
  },
  {
    name: "perfect",
    help: "One of the best actions; exact where no depth is given.",
    options: ["depth", "evaluator"],
    plays: true,
    make: (given) => epsilonGreedyModel(valuesOf(given), 0),
  },
  {
    name: "noisy",
    help: "Another model (of; perfect without one), but with probability epsilon, 0.2 without it, any action.",
    options: ["epsilon", "of", "depth", "evaluator"],
    plays: true,
    make(given) {
      const epsilon = given.number("epsilon", 0.2);
      const inner = given.model("of");
      return inner ? noisyModel(inner, epsilon) : epsilonGreedyModel(valuesOf(given), epsilon);
    },
  },
  {
    name: "softmax",
    help: "Quantal response: the better an action, the likelier, by its value divided by the temperature, 0.5 without it.",
    options: ["temperature", "depth", "evaluator"],
    plays: true,
    make: (given) => quantalResponseModel(valuesOf(given), given.number("temperature", 0.5)),
  },
  {
    name: "biased",
    help: "Actions by their weights, as in biased:rock=5,paper=3; 1 for the others.",
    plays: true,
    make: biased,
  },
  {
    name: "cycle",
    help: "The legal actions one after the other, from game to game.",
    options: [],
    plays: true,
    make: () => cycleModel(),
  },
  {
    name: "counts",
    help: "Learns how often each action was seen: by=state or by=action; prior, another model, weighs weight observations an action.",
    options: ["by", "weight", "prior"],
    plays: false,
    make: counting,
  },
  {
    name: "sequence",
    help: "Learns which actions follow which, by context-tree weighting over the last depth actions, 4 without it.",
    options: ["depth"],
    plays: false,
    make: (given) => sequenceModel({ actions: allActions(given.named), depth: given.number("depth", 4) }),
  },
  {
    name: "mixture",
    help: "One of several models, learned which: mixture:a=uniform,b=[noisy:epsilon=0.1].",
    plays: false,
    make(given) {
      const names = [...given.options.keys()];
      if (names.length === 0) throw new UsageError("a mixture has parts: mixture:a=uniform,b=perfect");
      return mixtureModel(names.map((name) => given.model(name)!));
    },
  },
];

/**
 * The model that a text names, or a file of one that was saved.
 * @throws UsageError, SearchError
 */
export function makeModel(text: string, named: NamedGame): OpponentModel {
  if (namesSaved(text)) return savedModel(text, named);
  const { name, options } = parseSpec(text);
  const kind = MODEL_KINDS.find((known) => known.name === name);
  if (!kind) {
    const names = MODEL_KINDS.map((known) => known.name).join(", ");
    throw new UsageError(`there is no model "${name}": take one of ${names}, or a file that ends in .json`);
  }
  checkOptions(`the model ${name}`, options, kind.options);
  return kind.make({
    named,
    options,
    number(option, usual) {
      const given = options.get(option);
      if (given === undefined) return usual;
      const number = /^\d{1,9}(\.\d*)?$|^\.\d+$/.test(given) ? Number(given) : Number.NaN;
      if (Number.isNaN(number))
        throw new UsageError(`the model ${name} takes a number for ${option}, not "${given}"`);
      return number;
    },
    model(option) {
      const given = options.get(option);
      return given === undefined ? undefined : makeModel(given, named);
    },
  });
}

/** Whether the text is the name of a file rather than that of a kind with a file among its options. */
function namesSaved(text: string): boolean {
  return text.endsWith(".json") && !MODEL_KINDS.some(({ name }) => text.startsWith(`${name}:`));
}

/** A file says how its model is made and what it has learned. */
function savedModel(file: string, named: NamedGame): OpponentModel {
  const { spec, learned } = savedIn(file, named);
  try {
    return makeModel(spec, named).restored(learned);
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    throw new UsageError(`${file}: ${error.message}`);
  }
}

function savedIn(file: string, named: NamedGame): SavedModel {
  const text = textOf(file);
  try {
    const saved = readModel(text);
    if (saved.game !== named.game.name)
      throw new SearchError(`It is a model of players of ${saved.game}, not of ${named.game.name}.`);
    if (namesSaved(saved.spec)) throw new SearchError("It says that it is made like another file, not how.");
    return saved;
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    throw new UsageError(`${file}: ${error.message}`);
  }
}

/**
 * Lets the model that a text or a file names learn from what was played.
 *
 * @returns the text of a file from which it can be made again
 * @throws UsageError, SearchError
 */
export function learnedFile(
  text: string,
  named: NamedGame,
  played: Iterable<Observed<unknown, unknown>>,
): string {
  let model = makeModel(text, named);
  for (const one of played) model = model.after(one);
  const spec = namesSaved(text) ? savedIn(text, named).spec : text;
  return writeModel({ game: named.game.name, spec, learned: model.learned() });
}

/** Values by a search of the game itself, exact without a depth. */
function valuesOf({ named, options }: Given): ActionValues<unknown, unknown> {
  const evaluator = options.get("evaluator") ?? "default";
  const known = withEvaluator(named, evaluator);
  const { game } = known;
  const { facts } = game;
  const depth = options.get("depth");
  if (facts.hidden || facts.players > 2)
    throw new UsageError(`nobody knows what is best in ${game.name}: take another model`);
  if (depth === undefined && facts.cycles)
    throw new UsageError(`${game.name} can go on for ever: give the model a depth`);
  const levels = depth === undefined ? undefined : parseCount(depth);
  if (depth !== undefined && !levels)
    throw new UsageError(`depth takes a whole number from 1, not "${depth}"`);
  return searchedValues(game, {
    ...chosenEvaluator(known, evaluator),
    ...(levels !== undefined && { depth: levels }),
  });
}

function biased({ named, options }: Given): OpponentModel {
  const { notation } = named.game;
  const weights = new Map(
    [...options].map(([action, text]) => {
      const weight = /^\d{1,9}(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
      if (Number.isNaN(weight))
        throw new UsageError(`the weight of ${action} is a number from 0, not "${text}"`);
      return [action, weight];
    }),
  );
  const actions = allActions(named);
  const names = actions.map((action) => notation!.action(firstState(named), action));
  const strange = [...weights.keys()].find((action) => !names.includes(action));
  if (strange !== undefined)
    throw new UsageError(
      `${named.game.name} has no action "${strange}"; it has ${names.slice(0, 12).join(", ")}`,
    );
  return actionWeightsModel(actions.map((action, i) => [action, weights.get(names[i]!) ?? 1]));
}

function counting(given: Given): OpponentModel {
  const { named, options } = given;
  const by = options.get("by") ?? "state";
  if (by !== "state" && by !== "action")
    throw new UsageError(`counts are by=state or by=action, not by=${by}`);
  const prior = given.model("prior");
  return countsModel({
    ...(by === "state" && { situation: (state: unknown) => keyOf(named.game, state) }),
    weight: given.number("weight", 1),
    ...(prior && { prior }),
  });
}

/** The actions of the first state, which in games of cells, columns and hands are all that there are. */
function allActions(named: NamedGame): readonly unknown[] {
  return named.game.actions(firstState(named));
}

function firstState({ game }: NamedGame): unknown {
  return game.start(seededChance(0));
}
