import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type Scope,
} from "@fluent/bundle";
import { type Area, LOADERS, type MessageArguments } from "./generated/areas.js";
import type { Language } from "./language/languages.js";
import type { Message, MessageValue, Problem } from "./language/message.js";
import { type Typography, typographyOf } from "./language/typography.js";

/** The id of a message that the catalogues have. */
export type MessageId = keyof MessageArguments;

type Values<Id extends MessageId> =
  Record<string, never> extends MessageArguments[Id]
    ? [values?: MessageArguments[Id]]
    : [values: MessageArguments[Id]];

/** The messages of one language, from the areas that were loaded. */
export class Catalogue {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #typography: Typography;
  readonly #areas = new Map<Area, Promise<void>>();

  constructor(language: Language) {
    this.language = language;
    const formed = ([value, form]: readonly FluentValue[]): FluentValue =>
      value instanceof NestedMessage ? value.format(this.#bundle, form) : value!;
    const listed = ([value, type]: readonly FluentValue[]): FluentValue =>
      value instanceof ValueList ? value.format(this.#bundle, type) : value!;
    this.#typography = typographyOf(language);
    const { spaces } = this.#typography;
    this.#bundle = new FluentBundle(language, {
      // Direction marks would end up in copied, compared and drawn text.
      useIsolating: false,
      functions: { FORM: formed, LIST: listed },
      ...(spaces && { transform: spaces }),
    });
  }

  /** Loads the messages of areas, each once. */
  async load(...areas: readonly Area[]): Promise<this> {
    await Promise.all(
      areas.map((area) => {
        const known = this.#areas.get(area) ?? this.#read(area);
        this.#areas.set(area, known);
        // A failed load is retried the next time.
        known.catch(() => this.#areas.delete(area));
        return known;
      }),
    );
    return this;
  }

  /** Loads the messages of all errors, and of the positions in them. */
  loadErrors(): Promise<this> {
    const areas = Object.keys(LOADERS[this.language]) as Area[];
    return this.load("places", ...areas.filter((area) => area.endsWith("-errors")));
  }

  async #read(area: Area): Promise<void> {
    // Texts for developers exist in English only; the English texts of errors and pseudocode are in the code.
    const { [area]: load = LOADERS.en[area] } = LOADERS[this.language];
    if (load) this.add((await load()).default);
  }

  /** Adds the messages of a text in Fluent's format. */
  add(text: string): this {
    this.#bundle.addResource(new FluentResource(text));
    return this;
  }

  /** Whether a message with this id is loaded. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * A message with its values, as text.
   * @throws if it is not loaded or a value is missing: a programming error
   */
  text<Id extends MessageId>(id: Id, ...[values]: Values<Id>): string {
    return this.format({ id, values: values as Message["values"] });
  }

  /** Joins items as the language does, in a row by default. */
  list(items: readonly string[], type?: ListType): string {
    return joined(items, this.language, type);
  }

  /** Joins sentences. */
  paragraph(sentences: readonly string[]): string {
    return sentences.join(this.#typography.sentences);
  }

  /** A text as a sentence, with a capital and a full stop. */
  sentence(text: string): string {
    const first = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?。]$/.test(first) ? first : first + this.#typography.stop;
  }

  /** A problem as text; in its original English if the catalogue lacks any part of it. */
  problem(problem: Problem): string {
    return this.#knows(problem) ? this.format(problem) : problem.message;
  }

  #knows(value: MessageValue): boolean {
    if (typeof value !== "object") return true;
    if (!("id" in value)) return value.every((item) => this.#knows(item));
    return this.has(value.id) && Object.values(value.values ?? {}).every((inner) => this.#knows(inner));
  }

  /** Like `text`, for a message given as data. */
  format({ id, values = {} }: Message): string {
    return formatted(this.#bundle, id, { form: "", ...asFluent(values) });
  }
}

function formatted(bundle: FluentBundle, id: string, values: Record<string, FluentValue>): string {
  const [name, attribute] = id.split(".") as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`No message "${id}" is loaded in "${bundle.locales[0]}".`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0) throw new Error(`Message "${id}" in "${bundle.locales[0]}": ${errors[0]!.message}`);
  return text;
}

function asFluent(values: NonNullable<Message["values"]>): Record<string, FluentValue> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fluentValue(value)]));
}

function fluentValue(value: MessageValue): FluentValue {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  // Digits are not grouped unless a message asks for it: numbers also occur in names of files, rows and ids.
  if (typeof value === "number")
    return new PlainNumber(value, { useGrouping: false, maximumFractionDigits: 20, signDisplay: "negative" });
  return "id" in value ? new NestedMessage(value) : new ValueList(value);
}

/** A number without grouped digits. */
class PlainNumber extends FluentNumber {
  /** A whole number, which is the same in every language: loading Intl takes 10 ms. */
  get plain(): string | undefined {
    return Number.isSafeInteger(this.value) && !Object.is(this.value, -0) ? String(this.value) : undefined;
  }

  override toString(scope: Scope): string {
    return this.plain ?? super.toString(scope);
  }
}

/** A value in a list, as text. */
function plainText(value: MessageValue, bundle: FluentBundle): string {
  const fluent = fluentValue(value);
  if (typeof fluent === "string") return fluent;
  if (fluent instanceof PlainNumber)
    return fluent.plain ?? new Intl.NumberFormat(bundle.locales[0], fluent.opts).format(fluent.value);
  return (fluent as NestedMessage | ValueList).format(bundle, undefined);
}

/** A message within a message: `{ $node }`, or `{ FORM($node, "of") }`, which sets the variable `$form` in it. */
class NestedMessage extends FluentType<Message> {
  override toString(scope: Scope): string {
    return this.format(scope.bundle, undefined);
  }

  format(bundle: FluentBundle, form: FluentValue = ""): string {
    return formatted(bundle, this.value.id, { ...asFluent(this.value.values ?? {}), form });
  }
}

/** Several values: `{ $names }`, or `{ LIST($names, "or") }`, joined as by `Catalogue.list`. */
class ValueList extends FluentType<readonly MessageValue[]> {
  override toString(scope: Scope): string {
    return this.format(scope.bundle, undefined);
  }

  format(bundle: FluentBundle, type: FluentValue | undefined): string {
    const texts = this.value.map((value) => plainText(value, bundle));
    return joined(texts, bundle.locales[0] as Language, type as ListType | undefined);
  }
}

/** How the items of a list are joined: in a row, as clauses, or with the language's conjunction before the last. */
export type ListType = "row" | "clauses" | "and" | "or";

function joined(items: readonly string[], language: Language, type: ListType = "row"): string {
  if (type === "and" || type === "or")
    return new Intl.ListFormat(language, { type: type === "or" ? "disjunction" : "conjunction" }).format(
      items,
    );
  const { items: comma, clauses } = typographyOf(language);
  return items.join(type === "clauses" ? clauses : comma);
}
