import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { Value } from "../model/number.js";
import { Cursor, isBlank } from "./cursor.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";

/** A node of an .efg file, as written there. */
export interface EfgNode {
  /** Chance, a player, or terminal. */
  readonly type: "c" | "p" | "t";
  readonly at: number;
  readonly name: string;
  /** From 0; undefined unless a player decides. */
  readonly player: number | undefined;
  /** The information set of the node, which may have only this node. */
  readonly set: InformationSet | undefined;
  /** The names of the edges, often ""; none at a terminal. */
  readonly actions: readonly string[];
  readonly probabilities: readonly Value[] | undefined;
  /** The position of the list of actions. */
  readonly listAt: number | undefined;
  /** What the node's outcome pays to each player; undefined for outcome 0, the null outcome. */
  readonly outcome: readonly Value[] | undefined;
}

/** The name of an information set or a chance event, its actions, and an event's probabilities. */
interface Choice {
  readonly name: string;
  readonly actions: readonly string[];
  readonly probabilities: readonly Value[] | undefined;
  readonly listAt: number;
}

/** An information set, completed as nodes are read. */
interface InformationSet {
  readonly player: number;
  readonly number: number;
  readonly choice: Choice;
  /** Final once all nodes are read. */
  name: string;
  nodes: number;
}

interface Outcome {
  readonly name: string;
  readonly payoffs: readonly Value[];
}

const NO_ACTIONS: readonly string[] = [];

/**
 * Reads the nodes one after another. An event, an information set or an outcome that appears again may leave out its
 * description; otherwise it must repeat the description exactly. Any description may leave out its name, as in files by
 * other programs.
 */
export class EfgNodes {
  private readonly source: EfgText;
  private readonly players: readonly string[];
  private readonly numerals = new Numerals();
  private readonly events = new Map<number, Choice>();
  private readonly informationSets = new Map<string, InformationSet>();
  private readonly outcomes = new Map<number, Outcome>();

  constructor(source: EfgText, players: readonly string[]) {
    this.source = source;
    this.players = players;
  }

  take(): EfgNode {
    const { source } = this;
    source.next();
    const { at } = source;
    const type = source.takeWord();
    if (type !== "c" && type !== "p" && type !== "t") {
      source.at = at;
      throw source.expected("any-node");
    }
    const name = source.takeText("node-name");
    const player = type === "p" ? this.player() : undefined;
    const set = player === undefined ? undefined : this.informationSet(player);
    const choice = set?.choice ?? (type === "t" ? undefined : this.event());
    return {
      type,
      at,
      name,
      player,
      set,
      actions: choice?.actions ?? NO_ACTIONS,
      probabilities: choice?.probabilities,
      listAt: choice?.listAt,
      outcome: this.outcome(),
    };
  }

  /** Gives every set of several nodes a unique name: its own, which may be missing or repeated, or its number. */
  nameSets(): void {
    const taken = new Set<string>();
    const sets = [...this.informationSets.values()].filter(({ nodes }) => nodes > 1);
    const isFree = ({ player }: InformationSet, name: string): boolean =>
      name !== "" && !taken.has(`${player} ${name}`);
    const unnamed = sets.filter((set) => {
      if (!isFree(set, set.name)) return true;
      taken.add(`${set.player} ${set.name}`);
      return false;
    });
    for (const set of unnamed) {
      let name = String(set.number);
      while (!isFree(set, name)) name = `#${name}`;
      set.name = name;
      taken.add(`${set.player} ${name}`);
    }
  }

  private player(): number {
    const { number, at } = this.wholeNumber("player-number");
    if (number < 1 || number > this.players.length) {
      throw new TreeError("tree-no-player", { number, players: this.players.length }, at);
    }
    return number - 1;
  }

  private informationSet(player: number): InformationSet {
    const { number, at } = this.wholeNumber("information-set-number");
    const read = (): InformationSet => {
      const choice = this.choice(false);
      return { player, number, choice, name: choice.name, nodes: 0 };
    };
    const isSame = (a: InformationSet, b: InformationSet): boolean => sameChoice(a.choice, b.choice);
    const set = this.described(this.informationSets, `${player} ${number}`, read, isSame);
    const values = { set: number, player: player + 1 };
    if (set === "unknown")
      throw new TreeError("tree-set-unknown", { ...values, name: quoted(this.players[player]!) }, at);
    if (set === "twice") throw new TreeError("tree-set-twice", values, at);
    set.nodes++;
    return set;
  }

  private event(): Choice {
    const { number, at } = this.wholeNumber("chance-event-number");
    const event = this.described(this.events, number, () => this.choice(true), sameChoice);
    if (typeof event === "string") throw new TreeError(`tree-event-${event}`, { number }, at);
    return event;
  }

  /** What a number stands for: its description comes next, or came before; else what is wrong with it. */
  private described<K, T>(
    known: Map<K, T>,
    key: K,
    read: () => T,
    isSame: (before: T, now: T) => boolean,
  ): T | "unknown" | "twice" {
    const before = known.get(key);
    if (!this.isDescribed()) return before ?? "unknown";
    const now = read();
    if (before === undefined) known.set(key, now);
    else if (!isSame(before, now)) return "twice";
    return before ?? now;
  }

  /** Whether a description comes next: a name or, without one, its list. */
  private isDescribed(): boolean {
    return this.source.isText() || this.source.isOpen();
  }

  private choice(chance: boolean): Choice {
    const { source } = this;
    const name = this.nameOr("event-name");
    source.next();
    const listAt = source.at;
    source.takeOpen();
    const actions: string[] = [];
    const probabilities: Value[] = [];
    while (!source.isClose()) {
      actions.push(source.takeText("quoted-action-name"));
      if (chance) {
        source.next();
        const { at } = source;
        probabilities.push(this.numerals.probability(this.numeral("probability"), at));
      }
    }
    if (actions.length === 0) throw new TreeError("tree-no-actions", {}, listAt);
    source.takeClose();
    return { name, actions, probabilities: chance ? probabilities : undefined, listAt };
  }

  private outcome(): readonly Value[] | undefined {
    const { number, at } = this.wholeNumber("outcome-number");
    if (number === 0) {
      if (this.isDescribed()) throw new TreeError("tree-outcome-none", {}, at);
      return undefined;
    }
    const read = (): Outcome => ({ name: this.nameOr("outcome-name"), payoffs: this.payoffs() });
    const isSame = (a: Outcome, b: Outcome): boolean => sameName(a, b) && same(a.payoffs, b.payoffs);
    const outcome = this.described(this.outcomes, number, read, isSame);
    if (typeof outcome === "string") throw new TreeError(`tree-outcome-${outcome}`, { number }, at);
    return outcome.payoffs;
  }

  /** The name at the start of a description; "" if it has none. */
  private nameOr(what: Thing): string {
    return this.source.isOpen() ? "" : this.source.takeText(what);
  }

  private payoffs(): Value[] {
    const { source } = this;
    source.takeOpen();
    const listAt = source.at - 1;
    const payoffs: Value[] = [];
    while (!source.isClose()) {
      source.next();
      const { at } = source;
      payoffs.push(this.numerals.value(this.numeral("payoff"), at));
      source.skipComma();
    }
    const { length } = this.players;
    if (payoffs.length !== length)
      throw new TreeError("tree-payoff-count", { payoffs: payoffs.length, players: length }, listAt);
    source.takeClose();
    return payoffs;
  }

  private numeral(what: Thing): string {
    const word = this.source.takeWord();
    if (word === "") throw this.source.expected(what);
    return word;
  }

  private wholeNumber(what: Thing): { number: number; at: number } {
    this.source.next();
    const { at } = this.source;
    const word = this.numeral(what);
    if (!/^\d{1,9}$/.test(word.slice(0, 10))) {
      throw new TreeError("tree-expected", { found: quoted(word), should: thing(what) }, at);
    }
    return { number: Number(word), at };
  }
}

function sameChoice(a: Choice, b: Choice): boolean {
  return (
    sameName(a, b) &&
    a.actions.length === b.actions.length &&
    a.actions.every((action, i) => action === b.actions[i]) &&
    same(a.probabilities ?? [], b.probabilities ?? [])
  );
}

/** Whether two descriptions agree in name; a repeated description may leave out its name. */
function sameName(known: { readonly name: string }, again: { readonly name: string }): boolean {
  return again.name === "" || again.name === known.name;
}

function same(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, i) => value.equals(b[i]!));
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/** The words of an .efg file: quoted texts, braces, and anything else up to a blank, which is a number or a letter. */
export class EfgText extends Cursor {
  isText(): boolean {
    return this.next() === QUOTE;
  }

  isOpen(): boolean {
    return this.next() === OPEN;
  }

  isClose(): boolean {
    return this.next() === CLOSE;
  }

  takeOpen(): void {
    if (!this.isOpen()) throw this.expected(["{"]);
    this.at++;
  }

  takeClose(): void {
    if (!this.isClose()) throw this.expected(["}"]);
    this.at++;
  }

  skipComma(): void {
    if (this.next() === COMMA) this.at++;
  }

  /** A text in double quotes; \" is a quote in it, and a backslash before any other character stands for itself. */
  takeText(what: Thing): string {
    if (!this.isText()) throw this.expected(what);
    const { text } = this;
    const start = this.at++;
    const pieces: string[] = [];
    for (let from = this.at; ; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) {
        const piece = text.slice(from, this.at++);
        return pieces.length === 0 ? piece : pieces.join("") + piece;
      }
      if (code === BACKSLASH && text.charCodeAt(this.at + 1) === QUOTE) {
        pieces.push(text.slice(from, this.at));
        from = ++this.at;
      } else if (Number.isNaN(code)) {
        throw new TreeError("tree-open-quotes", {}, start);
      }
    }
  }

  /** A word without quotes; "" if something else comes next. */
  takeWord(): string {
    this.next();
    return this.takeUntil(endsWord);
  }
}

function endsWord(code: number): boolean {
  return code === QUOTE || code === COMMA || code === OPEN || code === CLOSE || isBlank(code);
}
