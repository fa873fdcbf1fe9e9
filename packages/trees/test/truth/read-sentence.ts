import type { Language } from "@tyche/messages";
import type { ValueBound } from "@tyche/trees";
import { en } from "./phrases/en.js";
import { es } from "./phrases/es.js";
import { fr } from "./phrases/fr.js";
import { zh } from "./phrases/zh.js";
import { type Phrases, SAYINGS, type Saying } from "./sayings.js";

/** A node as named in a sentence. */
export interface Named {
  readonly kind: "max" | "min" | "chance" | "player" | "leaf";
  readonly player?: number;
  /** Undefined at a root without a label. */
  readonly name?: string;
}

export type SaidSide =
  | { readonly kind: "max" | "min" }
  | { readonly kind: "player"; readonly player: number };

/** The content of a sentence, independent of language. Numbers are as printed. */
export interface Said {
  readonly saying: Saying;
  readonly node: Named;
  readonly from?: Named;
  readonly isTurned?: boolean;
  readonly window?: readonly [string, string];
  readonly impossible?: readonly string[];
  /** A number, or one for each player. */
  readonly value?: readonly string[];
  readonly bound?: ValueBound;
  /** "-(3) = -3" has the value -3, negated from 3. */
  readonly turnedFrom?: string;
  readonly best?: readonly string[];
  readonly child?: string;
  readonly probability?: string;
  readonly weight?: {
    readonly bound: ValueBound;
    readonly factors: string;
    readonly sign: string;
    readonly sum: readonly string[];
  };
  readonly range?: readonly [string, string];
  readonly side?: SaidSide;
  readonly turned?: { readonly value: string; readonly side: SaidSide };
  readonly left?: string;
  readonly sign?: string;
  readonly greek?: string;
  readonly right?: string;
  readonly end?: "most" | "least";
  /** Who moves above may or must go elsewhere. */
  readonly elsewhere?: "need" | "sure";
  readonly whatever?: "others" | "own" | "found";
  readonly kept?: number;
  readonly passes?: boolean;
  /** The child that comes first in search order. */
  readonly first?: string;
  /** The number of a pass, or a depth. */
  readonly number?: number;
  readonly known?: readonly [string, string];
  readonly merit?: string;
  readonly added?: { readonly count: number; readonly names: readonly string[] };
  readonly removed?: number;
  readonly next?: string;
  readonly above?: Named;
  readonly same?: Named;
  readonly skip?: {
    readonly which: "rest" | "all" | "probed";
    readonly count: number;
    readonly names: readonly string[];
  };
}

const NUMBER = "-?\\d+(?:/\\d+)?";
const VECTOR = `\\(${NUMBER}(?:, ${NUMBER})*\\)`;
const WORTH = `(?:${NUMBER}|${VECTOR})`;
const LIMIT = `(?:[−+]∞|${NUMBER})`;
const NAME = "[A-Za-z0-9.#]+";

interface Reader {
  readonly phrases: Phrases;
  readonly patterns: ReadonlyMap<Saying, RegExp>;
  readonly kinds: readonly (readonly [Named["kind"], RegExp, RegExp])[];
}

function readerFor(phrases: Phrases): Reader {
  const nodes = Object.entries(phrases.nodes) as [Named["kind"], string][];
  const anyNode = nodes.map(([, text]) => text.replace("#", "\\d+"));
  const rooted = anyNode.map((text) => text.replace("@", "")).join("|");
  const named = anyNode.map((text) => text.replace("@", ` ${NAME}`)).join("|");
  const root = phrases.root.replace("$", `(?:${rooted})`);
  const node = `(?:${phrases.articles})?(?:${root}|${named})`;
  const side = Object.values(phrases.sides)
    .map((text) => text.replace("#", "\\d+"))
    .join("|");
  const bound = `(?:${phrases.atLeast}|${phrases.atMost})`;
  const list = `(?:${NAME}|…| |,|、|……)*`;
  const shared: Record<string, string> = {
    node: `(?<node>${node})`,
    from: `(?<from>${node})`,
    above: `(?<above>${node})`,
    same: `(?<same>${node})`,
    number: "(?<number>\\d+)",
    passLow: `(?<passLow>${LIMIT})`,
    passHigh: `(?<passHigh>${LIMIT})`,
    merit: `(?<merit>${LIMIT})`,
    removed: "(?<removed>\\d+)",
    next: `(?<next>${NAME})`,
    firstChild: `(?<firstChild>${NAME})`,
    ends: "(?<ends>\\(α, β\\)|\\(−β, −α\\))",
    window: `\\((?<alpha>${LIMIT}), (?<beta>${LIMIT})\\)`,
    range: `\\[(?<low>${NUMBER}), (?<high>${NUMBER})\\]`,
    value: `(?<value>${WORTH})`,
    value2: `(?<value2>${WORTH})`,
    best: `(?<best>${WORTH})`,
    worth: `(?<bound>${bound})? ?(?:-\\(?(?<turnedFrom>${NUMBER})\\)? = )?(?<value>${WORTH})`,
    isWorth: `(?:为 |(?<bound>${bound}))(?<value>${WORTH})`,
    weight: `(?<weightBound>${bound})? ?(?<factors>${NUMBER} × (?:\\(?${NUMBER}\\)?|${VECTOR})) (?<equals>[=≈]) (?<sum>${WORTH})`,
    child: `(?<child>${NAME})`,
    probability: `(?<probability>${NUMBER})`,
    boundWord: `(?<boundWord>${bound})`,
    left: `(?<left>${NUMBER})`,
    right: `(?<right>${NUMBER})`,
    sign: "(?<sign>[≥≤<>])",
    greek: "(?<greek>[αβ])",
    side: `(?<side>${side})`,
    side2: `(?<side2>${side})`,
    sidePlayer: "(?<sidePlayer>(?:joueur|jugador) \\d+)",
    turnedValue: `(?<turnedValue>${NUMBER})`,
    turnedPlayer: "(?<turnedPlayer>(?:joueur|jugador) \\d+)",
    turnedSide: `(?<turnedSide>${side})`,
    keptMany: "(?<keptMany>\\d+)",
    kept: "(?<kept>(?=1))",
  };
  for (let i = 1; i <= 10; i++) {
    shared[`list${i}`] = `(?<list${i}>${list})`;
    shared[`count${i}`] = `(?<count${i}>\\d+)`;
  }
  const fill = (template: string): string =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = phrases.parts[name];
      if (part !== undefined) return fill(part);
      if (shared[name] !== undefined) return shared[name];
      // A mark: an empty group that is present if its alternative matched.
      marks++;
      return `(?<${name}${marks}>)`;
    });
  let marks = 0;
  const patterns = new Map<Saying, RegExp>();
  for (const saying of SAYINGS) {
    marks = 0;
    const template = phrases.templates[saying].replace(/\.$/, "\\.");
    patterns.set(saying, new RegExp(`^${fill(template)}$`, "iu"));
  }
  const kinds = nodes.map(([kind, text]) => {
    const player = text.replace("#", "(?<player>\\d+)");
    return [
      kind,
      new RegExp(`^${phrases.root.replace("$", player.replace("@", ""))}$`, "iu"),
      new RegExp(`^${player.replace("@", ` (?<name>${NAME})`)}$`, "iu"),
    ] as const;
  });
  return { phrases, patterns, kinds };
}

const READERS: Readonly<Record<Language, Reader>> = {
  en: readerFor(en),
  fr: readerFor(fr),
  es: readerFor(es),
  zh: readerFor(zh),
};

/** Parses a sentence; throws if it matches none of the statements of its language, or two of them. */
export function readSentence(
  text: string,
  language: Language,
  candidates: readonly Saying[] = SAYINGS,
): Said {
  const reader = READERS[language];
  const found: Said[] = [];
  for (const saying of candidates) {
    const groups = reader.patterns.get(saying)!.exec(text)?.groups;
    if (groups) found.push(saidOf(saying, groups, reader));
  }
  if (found.length !== 1) throw new Error(`${found.length} readings (${language}): ${text}`);
  return found[0]!;
}

type Groups = Readonly<Record<string, string | undefined>>;

function saidOf(saying: Saying, groups: Groups, reader: Reader): Said {
  const marks = new Set<string>();
  // Only marks can be empty groups.
  for (const key in groups) if (groups[key] === "") marks.add(key.replace(/\d+$/, ""));
  const marked = (name: string): boolean => marks.has(name);
  const one = (names: readonly string[]): string | undefined => names.find(marked);
  const text = (...names: string[]): string | undefined =>
    names.map((name) => groups[name]).find((value) => value !== undefined);
  const said: { -readonly [key in keyof Said]: Said[key] } = { saying, node: namedOf(groups.node!, reader) };
  if (groups.from !== undefined) said.from = namedOf(groups.from, reader);
  if (groups.above !== undefined) said.above = namedOf(groups.above, reader);
  if (groups.same !== undefined) said.same = namedOf(groups.same, reader);
  if (groups.number !== undefined) said.number = Number(groups.number);
  if (groups.passLow !== undefined) said.known = [groups.passLow, groups.passHigh!];
  if (groups.merit !== undefined) said.merit = groups.merit;
  if (groups.next !== undefined) said.next = groups.next;
  if (groups.firstChild !== undefined) said.first = groups.firstChild;
  if (saying === "solvedMax") said.removed = Number(groups.removed ?? 0);
  const added = listAt(groups, [9, 10]);
  if (added) said.added = added;
  if (groups.ends !== undefined) said.isTurned = groups.ends !== "(α, β)";
  if (groups.alpha !== undefined) said.window = [groups.alpha, groups.beta!];
  const impossible = listAt(groups, [1, 2]);
  if (impossible) said.impossible = impossible.names;
  const value = text("value", "value2");
  if (value !== undefined) said.value = numbersOf(value);
  const word = text("bound", "boundWord");
  if (value !== undefined || word !== undefined) said.bound = boundOf(word, reader.phrases);
  if (groups.turnedFrom !== undefined) said.turnedFrom = groups.turnedFrom;
  if (groups.best !== undefined) said.best = numbersOf(groups.best);
  for (const name of ["child", "probability", "left", "sign", "greek", "right"] as const) {
    if (groups[name] !== undefined) said[name] = groups[name];
  }
  if (groups.factors !== undefined) {
    said.weight = {
      bound: boundOf(groups.weightBound, reader.phrases),
      factors: groups.factors,
      sign: groups.equals!,
      sum: numbersOf(groups.sum!),
    };
  }
  if (groups.low !== undefined) said.range = [groups.low, groups.high!];
  const side = text("side", "side2", "sidePlayer");
  if (side !== undefined) said.side = sideOf(side);
  if (groups.turnedValue !== undefined)
    said.turned = { value: groups.turnedValue, side: sideOf((groups.turnedSide ?? groups.turnedPlayer)!) };
  const end = one(["most", "least"]);
  if (end) said.end = end as "most" | "least";
  const elsewhere = one(["need", "sure"]);
  if (elsewhere) said.elsewhere = elsewhere as "need" | "sure";
  const whatever = one(["others", "own", "found"]);
  if (whatever) said.whatever = whatever as "others" | "own" | "found";
  if (groups.keptMany !== undefined) said.kept = Number(groups.keptMany);
  else if (groups.kept !== undefined) said.kept = 1;
  if (marked("passes")) said.passes = true;
  if (marked("first")) said.passes = false;
  const which = one(["rest", "all", "probed"]);
  if (which)
    said.skip = { which: which as "rest" | "all" | "probed", ...listAt(groups, [3, 4, 5, 6, 7, 8])! };
  return said;
}

function listAt(
  groups: Groups,
  places: readonly number[],
): { count: number; names: readonly string[] } | undefined {
  for (const place of places) {
    const list = groups[`list${place}`];
    if (list === undefined) continue;
    const names = list.split(/, |、|……|…/).filter((name) => name !== "");
    return { count: Number(groups[`count${place}`] ?? 1), names };
  }
  return undefined;
}

function numbersOf(worth: string): string[] {
  return worth.replace(/[()]/g, "").split(", ");
}

function boundOf(word: string | undefined, { atLeast }: Phrases): ValueBound {
  if (word === undefined) return "exact";
  return cached(`^${atLeast}$`).test(word) ? "lower" : "upper";
}

function sideOf(text: string): SaidSide {
  const player = /\d+/.exec(text);
  if (player) return { kind: "player", player: Number(player[0]) };
  return { kind: text.includes("MAX") ? "max" : "min" };
}

function namedOf(phrase: string, { phrases, kinds }: Reader): Named {
  const bare = phrases.articles === "" ? phrase : phrase.replace(cached(`^${phrases.articles}`), "");
  for (const [kind, root, named] of kinds) {
    const groups = (root.exec(bare) ?? named.exec(bare))?.groups;
    if (!groups && !root.test(bare)) continue;
    const player = groups?.player === undefined ? {} : { player: Number(groups.player) };
    return { kind, ...player, ...(groups?.name === undefined ? {} : { name: groups.name }) };
  }
  throw new Error(`no node: ${phrase}`);
}

const patterns = new Map<string, RegExp>();

function cached(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
}
