/** The options of a game. Each is stated once: its listing, reading, check and types come from the statement. */
import { englishTexts, type GameOptionError } from "./texts.js";

/** An option of a game as a listing shows it. */
export interface GameOption {
  readonly name: string;
  /** Possible values, for a usage line: "win|stones", "N", "RxC". */
  readonly values: string;
  /** One sentence. */
  readonly help: string;
}

/**
 * An option that can be read and checked.
 *
 * @typeParam Fields what its text is read as: one or more values by name
 */
export interface Option<Fields extends object = object, Usual = Fields> extends GameOption {
  /** The values if it is not given; without any, the rules decide. */
  readonly usual: Usual;
  /** The least and the greatest value, if these do not depend on other options. */
  readonly range?: readonly [least: number, most: number];
  /** @throws GameOptionError if the text has another form */
  read(text: string, game: string): Fields;
}

type Options = readonly Option<object, object>[];
type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;
type FieldsOf<One> = One extends Option<infer Fields, object> ? Fields : never;

/** The options of rules, all of which may be left out. */
export type OptionsOf<Info extends { readonly options: Options }> = Readonly<
  Partial<Joined<FieldsOf<Info["options"][number]>>>
>;
type Usual<Info extends { readonly options: Options }> = Joined<Info["options"][number]["usual"]>;

function one<Name extends string, Value>(name: Name, value: Value): Record<Name, Value> {
  return { [name]: value } as Record<Name, Value>;
}

const texts = englishTexts({
  "game-option-not-whole": 'The option {option} of {game} must be a whole number, not "{text}".',
  "game-option-not-choice": 'The option {option} of {game} must be one of {all}, not "{text}".',
  "game-option-not-size":
    'The option {option} of {game} must be two numbers such as 5x4, or one for both, not "{text}".',
});

/** Completes an option by its reading. */
function readAs<Fields extends object, Usual>(
  listed: GameOption & Pick<Option<Fields, Usual>, "usual" | "range">,
  parse: (text: string) => Fields | undefined,
  wrong: (game: string, option: string, text: string) => GameOptionError,
): Option<Fields, Usual> {
  const read = (text: string, game: string): Fields => {
    const fields = parse(text);
    if (fields === undefined) throw wrong(game, listed.name, text);
    return fields;
  };
  return { ...listed, read };
}

/** A whole number whose range depends on other options. @param usual its value if it is not given, if that is fixed */
export function count<const Name extends string, Usual = object>(
  name: Name,
  help: string,
  usual = {} as Usual,
): Option<Record<Name, number>, Usual> {
  const parse = (text: string) => (/^\d{1,9}$/.test(text) ? one(name, Number(text)) : undefined);
  return readAs({ name, values: "N", help, usual }, parse, (game, option, text) =>
    texts.optionError("game-option-not-whole", { game, option, text }),
  );
}

/** A whole number in a range. @param help its beginning: the range, if long, and the default are added. */
export function whole<const Name extends string>(
  name: Name,
  help: string,
  [least, most]: readonly [number, number],
  usual: number,
  more = "",
): Option<Record<Name, number>> {
  const listed = Array.from({ length: most - least + 1 }, (_, i) => least + i).join("|");
  const [values, range] = most - least < 3 ? [listed, ""] : ["N", `, ${least} to ${most}`];
  const plain = count(name, `${help}${range}, ${usual} by default${more}.`, one(name, usual));
  return { ...plain, values, range: [least, most] };
}

/** One of some words; the first is the default. */
export function choice<const Name extends string, const Word extends string>(
  name: Name,
  words: readonly [Word, ...Word[]],
  help: string,
): Option<Record<Name, Word>> {
  const parse = (text: string) => words.filter((word) => word === text).map((word) => one(name, word))[0];
  const listed = { name, values: words.join("|"), help, usual: one(name, words[0]) };
  return readAs(listed, parse, (game, option, text) =>
    texts.optionError("game-option-not-choice", { game, option, all: words, text }),
  );
}

/** One of two words, read as true for the first. */
export function flag<const Name extends string>(
  name: Name,
  help: string,
  usual: boolean,
  words: readonly [string, string] = ["yes", "no"],
): Option<Record<Name, boolean>> {
  const asWord = choice(name, words, help);
  const read = (text: string, game: string) => one(name, asWord.read(text, game)[name] === words[0]);
  return { ...asWord, usual: one(name, usual), read };
}

/** The two edges of a board in the order of its text, "5x4", or "5" for both. */
export function size<const Edge extends string>(
  edges: readonly [Edge, Edge],
  range: readonly [number, number],
  usual: readonly [number, number],
): Option<Record<Edge, number>> {
  const fields = (lengths: readonly number[]) =>
    Object.fromEntries(edges.map((edge, i) => [edge, lengths[i]])) as Record<Edge, number>;
  const parse = (text: string) => {
    const [, first, second = first] = /^(\d{1,3})(?:[x×*](\d{1,3}))?$/i.exec(text) ?? [];
    return first === undefined ? undefined : fields([Number(first), Number(second)]);
  };
  const names = edges.join(" and ");
  const help = `${names[0]!.toUpperCase()}${names.slice(1)} of the board, ${range.join(" to ")} each, ${usual.join("x")} by default.`;
  const values = edges.map((edge) => edge[0]!.toUpperCase()).join("x");
  const listed = { name: "size", values, help, usual: fields(usual), range };
  return readAs(listed, parse, (game, option, text) =>
    texts.optionError("game-option-not-size", { game, option, text }),
  );
}

/** A text that the rules read. */
export function text<const Name extends string>(
  name: Name,
  values: string,
  help: string,
): Option<Record<Name, string>, object> {
  return { name, values, help, usual: {}, read: (given) => one(name, given) };
}

/**
 * The given options and the defaults of the others.
 *
 * @param wrong the error for a value outside of its range
 * @throws GameOptionError
 */
export function checkedOptions<Info extends { readonly options: Options }>(
  { options }: Info,
  given: OptionsOf<Info>,
  wrong: (field: keyof Usual<Info>, value: number, least: number, most: number) => GameOptionError,
): OptionsOf<Info> & Usual<Info> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  const chosen = Object.assign({}, ...options.map(({ usual }) => usual), Object.fromEntries(known));
  for (const { usual, range: [least, most] = [] } of options) {
    if (least === undefined || most === undefined) continue;
    for (const field of Object.keys(usual) as (keyof Usual<Info>)[]) {
      const value = chosen[field];
      if (!(Number.isInteger(value) && value >= least && value <= most))
        throw wrong(field, value, least, most);
    }
  }
  return chosen;
}
