import { keyOf, seededChance } from "@tyche/engine";
import { englishTexts, problemOf } from "@tyche/engine/errors";
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
import type { MessageId } from "@tyche/messages";
import { chosenEvaluator, withEvaluator } from "../games/evaluator.js";
import { parseCount } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { textOf } from "../io/user-file.js";
import { checkOptions, parseSpec } from "./spec.js";

const texts = englishTexts({
  "model-mixture-empty": "a mixture needs at least one part, as in mixture:a=uniform,b=perfect",
  "model-unknown": 'there is no model "{name}"; choose one of {all}, or a file that ends in .json',
  "model-not-number": '{option} of the model {name} must be a number, 0 or more, not "{text}"',
  "model-game-unsearched":
    "this model needs a game of perfect information for one or two players, and {game} is none; choose another model",
  "model-needs-depth": "{game} can go on for ever; give the model a depth",
  "model-depth": 'the depth of a model must be a whole number, 1 or more, not "{text}"',
  "model-weight": 'the weight of {action} must be a number, 0 or more, not "{text}"',
  "model-unknown-action": '{game} has no action "{action}"; it has {actions}',
  "model-counts-by": "the model counts takes by=state or by=action, not by={text}",
});

/** A kind of opponent model: a row of the table below. */
interface ModelKind {
  readonly name: string;
  readonly help: MessageId;
  /** Its options; undefined: any name. */
  readonly options?: readonly string[];
  /** Whether it describes how a player plays, so that it can also play itself. */
  readonly plays: boolean;
  make(given: Given): OpponentModel | Promise<OpponentModel>;
}

interface Given {
  readonly named: NamedGame;
  readonly options: ReadonlyMap<string, string>;
  number(name: string, usual: number): number;
  model(name: string): Promise<OpponentModel> | undefined;
}

/** All models by name. */
export const MODEL_KINDS: readonly ModelKind[] = [
  {
    name: "uniform",
    help: "help-player-random",
    options: [],
    plays: true,
    make: () => uniformModel(),
  },
  {
    name: "perfect",
    help: "help-player-perfect",
    options: ["depth", "evaluator"],
    plays: true,
    make: async (given) => epsilonGreedyModel(await valuesOf(given), 0),
  },
  {
    name: "noisy",
    help: "help-player-noisy",
    options: ["epsilon", "of", "depth", "evaluator"],
    plays: true,
    async make(given) {
      const epsilon = given.number("epsilon", 0.2);
      const inner = await given.model("of");
      return inner ? noisyModel(inner, epsilon) : epsilonGreedyModel(await valuesOf(given), epsilon);
    },
  },
  {
    name: "softmax",
    help: "help-player-softmax",
    options: ["temperature", "depth", "evaluator"],
    plays: true,
    make: async (given) => quantalResponseModel(await valuesOf(given), given.number("temperature", 0.5)),
  },
  {
    name: "biased",
    help: "help-player-biased",
    plays: true,
    make: biased,
  },
  {
    name: "cycle",
    help: "help-player-cycle",
    options: [],
    plays: true,
    make: () => cycleModel(),
  },
  {
    name: "counts",
    help: "help-model-counts",
    options: ["by", "weight", "prior"],
    plays: false,
    make: counting,
  },
  {
    name: "sequence",
    help: "help-model-sequence",
    options: ["depth"],
    plays: false,
    make: (given) => sequenceModel({ actions: allActions(given.named), depth: given.number("depth", 4) }),
  },
  {
    name: "mixture",
    help: "help-model-mixture",
    plays: false,
    async make(given) {
      const names = [...given.options.keys()];
      if (names.length === 0) throw texts.error(UsageError, "model-mixture-empty", {});
      return mixtureModel(await Promise.all(names.map((name) => given.model(name)!)));
    },
  },
];

/**
 * Creates a model from its text, or from the file of a saved model.
 * @throws UsageError, SearchError
 */
export async function makeModel(text: string, named: NamedGame): Promise<OpponentModel> {
  if (namesSaved(text)) return savedModel(text, named);
  const { name, options } = parseSpec(text);
  const kind = MODEL_KINDS.find((known) => known.name === name);
  if (!kind) {
    const all = MODEL_KINDS.map((known) => known.name);
    throw texts.error(UsageError, "model-unknown", { name, all });
  }
  checkOptions("model", name, options, kind.options);
  return kind.make({
    named,
    options,
    number(option, usual) {
      const given = options.get(option);
      if (given === undefined) return usual;
      const number = /^\d{1,9}(\.\d*)?$|^\.\d+$/.test(given) ? Number(given) : Number.NaN;
      if (Number.isNaN(number))
        throw texts.error(UsageError, "model-not-number", { name, option, text: given });
      return number;
    },
    model(option) {
      const given = options.get(option);
      return given === undefined ? undefined : makeModel(given, named);
    },
  });
}

/** Whether the text is just a file name, not a kind of model with a file among its options. */
function namesSaved(text: string): boolean {
  return text.endsWith(".json") && !MODEL_KINDS.some(({ name }) => text.startsWith(`${name}:`));
}

/** Loads a model; its file has the model's text and what it has learned. */
async function savedModel(file: string, named: NamedGame): Promise<OpponentModel> {
  const { spec, learned } = savedIn(file, named);
  try {
    return (await makeModel(spec, named)).restored(learned);
  } catch (error) {
    throw inFile(error, file);
  }
}

function savedIn(file: string, named: NamedGame): SavedModel {
  const text = textOf(file);
  try {
    const saved = readModel(text);
    if (saved.game !== named.game.name)
      throw new SearchError(
        "model-file-game",
        { game: saved.game, asked: named.game.name },
        `The model is of players of ${saved.game}, not of ${named.game.name}.`,
      );
    if (namesSaved(saved.spec))
      throw new SearchError(
        "model-file-of-file",
        { spec: saved.spec },
        `The model is described by another file, "${saved.spec}".`,
      );
    return saved;
  } catch (error) {
    throw inFile(error, file);
  }
}

/** Adds the file name to an error about a model. */
function inFile(error: unknown, file: string): unknown {
  if (!(error instanceof SearchError)) return error;
  return new UsageError("model-file", { file, problem: problemOf(error) }, `${file}: ${error.message}`);
}

/**
 * Trains a model, given as text or file, on observed actions.
 *
 * @returns the contents of a file from which the trained model can be loaded
 * @throws UsageError, SearchError
 */
export async function learnedFile(
  text: string,
  named: NamedGame,
  played: Iterable<Observed<unknown, unknown>>,
): Promise<string> {
  let model = await makeModel(text, named);
  for (const one of played) model = model.after(one);
  const spec = namesSaved(text) ? savedIn(text, named).spec : text;
  return writeModel({ game: named.game.name, spec, learned: model.learned() });
}

/** Action values by a search of the game itself; exact if no depth is given. */
async function valuesOf({ named, options }: Given): Promise<ActionValues<unknown, unknown>> {
  const evaluator = options.get("evaluator") ?? "default";
  const known = await withEvaluator(named, evaluator);
  const { game } = known;
  const { facts } = game;
  const depth = options.get("depth");
  if (facts.hidden || facts.players > 2)
    throw texts.error(UsageError, "model-game-unsearched", { game: game.name });
  if (depth === undefined && facts.cycles)
    throw texts.error(UsageError, "model-needs-depth", { game: game.name });
  const levels = depth === undefined ? undefined : parseCount(depth);
  if (depth !== undefined && !levels) throw texts.error(UsageError, "model-depth", { text: depth });
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
      if (Number.isNaN(weight)) throw texts.error(UsageError, "model-weight", { action, text });
      return [action, weight];
    }),
  );
  const actions = allActions(named);
  const names = actions.map((action) => notation!.action(firstState(named), action));
  const strange = [...weights.keys()].find((action) => !names.includes(action));
  if (strange !== undefined)
    throw texts.error(UsageError, "model-unknown-action", {
      game: named.game.name,
      action: strange,
      actions: names.slice(0, 12),
    });
  return actionWeightsModel(actions.map((action, i) => [action, weights.get(names[i]!) ?? 1]));
}

async function counting(given: Given): Promise<OpponentModel> {
  const { named, options } = given;
  const by = options.get("by") ?? "state";
  if (by !== "state" && by !== "action") throw texts.error(UsageError, "model-counts-by", { text: by });
  const prior = await given.model("prior");
  return countsModel({
    ...(by === "state" && { situation: (state: unknown) => keyOf(named.game, state) }),
    weight: given.number("weight", 1),
    ...(prior && { prior }),
  });
}

/** Returns the actions of the first state. In games of cells, columns and hands these are all the actions there are. */
function allActions(named: NamedGame): readonly unknown[] {
  return named.game.actions(firstState(named));
}

function firstState({ game }: NamedGame): unknown {
  return game.start(seededChance(0));
}
