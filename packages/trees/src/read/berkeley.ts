import { MOST_NODES, TreeBuilder } from "../model/build.js";
import { type Thing, thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import { Cursor, isBlank } from "./cursor.js";
import type { Document } from "./document.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";
import { suggest } from "./suggest.js";

const TEST_CLASS = "GraphGameTreeTest";
const ALGORITHMS: Readonly<Record<string, string>> = {
  MinimaxAgent: "minimax",
  AlphaBetaAgent: "alpha-beta",
  ExpectimaxAgent: "expectimax",
};
const AGENT_KEYS = ["class", "alg", "depth", "diagram", "num_agents"];
const GRAPH_KEYS = ["start_state", "win_states", "lose_states", "successors", "evaluation"];
const KEYS = [...AGENT_KEYS, ...GRAPH_KEYS];

/**
 * Reads a game-tree test of the multi-agent project of Berkeley's course CS188 (class GraphGameTreeTest). Agent 0 moves
 * first and maximises; the other agents follow in turn and minimise or, for an ExpectimaxAgent, move at random, each
 * action equally likely. A state that is reached by several actions becomes several nodes. An evaluation of an inner
 * state is its estimate. The file counts depth in rounds of all agents; the document counts decisions.
 */
export function readBerkeley(text: string): Omit<Document, "format"> {
  const fields = new Fields(text).all();
  checkKeys(fields);
  const agent = fields.get("alg");
  if (agent && !Object.hasOwn(ALGORITHMS, agent.text)) {
    const values = { name: quoted(agent.text), all: Object.keys(ALGORITHMS) };
    throw new TreeError("tree-not-agent", values, agent.at);
  }
  const algorithm = agent && ALGORITHMS[agent.text];
  const graph = new Graph(fields);
  const agents = wholeNumber(needed(fields, "num_agents"), "agent-count");
  const start = splitWords(needed(fields, "start_state"))[0];
  if (!start) throw new TreeError("tree-no-start", {}, needed(fields, "start_state").at);
  const levels = graph.survey(start);
  const chance = algorithm === "expectimax";
  const tree = unfold(graph, start, agents, chance ? "chance" : "min");
  const given = fields.get("depth");
  const rounds = given && wholeNumber(given, "depth");
  const cuts = rounds !== undefined && levels > rounds * agents;
  // The course's own alpha-beta must not prune on equality.
  return { tree, algorithm, depth: cuts ? rounds * (chance ? 1 : agents) : undefined, ties: "keep" };
}

function checkKeys(fields: ReadonlyMap<string, Field>): void {
  const test = fields.get("class");
  if (test && test.text !== TEST_CLASS) {
    throw new TreeError("tree-no-tree", { name: quoted(test.text), only: TEST_CLASS }, test.at);
  }
  for (const [key, { at }] of fields) {
    const meant = KEYS.includes(key) ? undefined : suggest(key, KEYS);
    if (meant !== undefined) {
      throw new TreeError("tree-field-meant", { key: quoted(key), meant }, at);
    }
  }
}

function needed(fields: ReadonlyMap<string, Field>, key: string): Field {
  const field = fields.get(key);
  if (!field) throw new TreeError("tree-no-field", { key });
  return field;
}

function wholeNumber({ text, at }: Field, what: Thing): number {
  const digits = text.trim();
  if (digits.length > 9 || !/^0*[1-9]\d*$/.test(digits)) {
    throw new TreeError("tree-not-whole", { what: thing(what), found: quoted(text) }, at);
  }
  return Number(digits);
}

interface Successor {
  readonly action: string;
  readonly state: Token;
}

/** The size of the tree below a state, including the state: its nodes, and the decisions of its longest game. */
interface Extent {
  readonly size: number;
  readonly levels: number;
}

/** A state on the current path, and the extent of what was seen below it. */
class Visit implements Extent {
  readonly state: Token;
  next = 0;
  size = 1;
  levels = 0;

  constructor(state: Token) {
    this.state = state;
  }

  add({ size, levels }: Extent): void {
    this.size += size;
    this.levels = Math.max(this.levels, levels + 1);
  }
}

const NONE: readonly Successor[] = [];

/** The states of a test: where each action leads, where the game ends, and which values are known. */
class Graph {
  private readonly successors = new Map<string, Successor[]>();
  private readonly terminals = new Set<string>();
  private readonly evaluations = new Map<string, Value>();

  constructor(fields: ReadonlyMap<string, Field>) {
    for (const key of ["win_states", "lose_states"]) {
      const field = fields.get(key);
      for (const { text } of field ? splitWords(field) : []) this.terminals.add(text);
    }
    this.readSuccessors(needed(fields, "successors"));
    this.readEvaluation(needed(fields, "evaluation"));
  }

  /** The actions of a state; none if the game ends there. */
  actions(state: string): readonly Successor[] {
    return this.terminals.has(state) ? NONE : (this.successors.get(state) ?? NONE);
  }

  evaluation(state: string): Value | undefined {
    return this.evaluations.get(state);
  }

  /**
   * Visits every state once, children before parents. Refuses cycles, ends without an evaluation, and trees that would
   * be too large. Returns the number of decisions in the longest game.
   */
  survey(start: Token): number {
    const known = new Map<string, Extent>();
    const path = [new Visit(start)];
    const onPath = new Set<string>([start.text]);
    let at = path[0];
    while (at) {
      const { text: name } = at.state;
      const child = this.actions(name)[at.next++]?.state;
      if (child && onPath.has(child.text)) {
        throw new TreeError("tree-circle", { state: quoted(child.text) }, child.at);
      }
      const extent = child && known.get(child.text);
      if (extent) {
        at.add(extent);
      } else if (child) {
        onPath.add(child.text);
        path.push(new Visit(child));
      } else {
        if (at.levels === 0 && !this.evaluations.has(name)) {
          throw new TreeError("tree-no-evaluation", { state: quoted(name) }, at.state.at);
        }
        known.set(name, at);
        onPath.delete(name);
        path.pop();
        path.at(-1)?.add(at);
      }
      at = path.at(-1);
    }
    const { size, levels } = known.get(start.text)!;
    if (size > MOST_NODES) {
      throw new TreeError("tree-states-too-many", { size: size.toPrecision(3), most: MOST_NODES }, start.at);
    }
    return levels;
  }

  private readSuccessors(field: Field): void {
    const seen = new Set<string>();
    for (const [from, action, to, more] of splitLines(field)) {
      if (!from || !action || !to || more) {
        throw new TreeError("tree-successor-line", {}, from!.at);
      }
      const edge = `${from.text} ${action.text}`;
      if (seen.has(edge)) {
        const values = { state: quoted(from.text), action: quoted(action.text) };
        throw new TreeError("tree-action-twice", values, action.at);
      }
      seen.add(edge);
      const known = this.successors.get(from.text) ?? [];
      known.push({ action: action.text, state: to });
      this.successors.set(from.text, known);
    }
  }

  private readEvaluation(field: Field): void {
    const numerals = new Numerals();
    for (const [state, number, more] of splitLines(field)) {
      if (!state || !number || more) throw new TreeError("tree-evaluation-line", {}, state!.at);
      if (this.evaluations.has(state.text)) {
        throw new TreeError("tree-evaluation-twice", { state: quoted(state.text) }, state.at);
      }
      this.evaluations.set(state.text, numerals.value(number.text, number.at));
    }
  }
}

/** Builds a tree of the reachable states; the kinds follow from the level. */
function unfold(graph: Graph, start: Token, agents: number, others: "min" | "chance"): Tree {
  const builder = new TreeBuilder();
  const path: { readonly state: string; readonly actions: readonly Successor[]; next: number }[] = [];
  const enter = (state: string): void => {
    const actions = graph.actions(state);
    if (actions.length === 0) {
      builder.leaf(graph.evaluation(state)!, { label: state });
    } else {
      builder.open(path.length % agents === 0 ? "max" : others);
      path.push({ state, actions, next: 0 });
    }
  };
  enter(start.text);
  for (let at = path.at(-1); at; at = path.at(-1)) {
    const successor = at.actions[at.next++];
    if (successor) {
      enter(successor.state.text);
    } else {
      builder.close({
        label: at.state,
        actions: at.actions.map(({ action }) => action),
        estimate: graph.evaluation(at.state),
      });
      path.pop();
    }
  }
  return builder.finish();
}

const LINE_FEED = 10;
const QUOTE = 34;
const HASH = 35;
const COLON = 58;
const BLOCK = '"""';

/** The text of a field, and the position of its first character in the file. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** A word with its position. */
export type Token = Field;

/** The non-blank lines of a block, each as its words. */
function* splitLines({ text, at }: Field): Generator<Token[]> {
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf("\n", start);
    if (end < 0) end = text.length;
    const words = splitWords({ text: text.slice(start, end), at: at + start });
    if (words.length > 0) yield words;
    start = end + 1;
  }
}

function splitWords({ text, at }: Field): Token[] {
  const words: Token[] = [];
  const cursor = new Cursor(text);
  while (!Number.isNaN(cursor.next())) {
    const start = cursor.at;
    words.push({ text: cursor.takeUntil(isBlank), at: at + start });
  }
  return words;
}

/**
 * Reads the fields of a CS188 test file: `key: "value"` on one line, or `key: """`, lines, and `"""` on a line of its
 * own. Blank lines, and anything after a "#" outside quotes, are ignored.
 */
class Fields extends Cursor {
  private readonly fields = new Map<string, Field>();

  all(): Map<string, Field> {
    for (let code = this.next(); !Number.isNaN(code); code = this.next()) {
      if (code === HASH) this.skipLine();
      else this.field();
    }
    return this.fields;
  }

  private field(): void {
    const start = this.at;
    const key = this.takeUntil((code) => code === COLON || code === QUOTE || code === LINE_FEED);
    if (this.text.charCodeAt(this.at) !== COLON) {
      this.at = start;
      throw this.expected("field");
    }
    if (this.fields.has(key.trimEnd())) throw new TreeError("tree-field-twice", { key: quoted(key) }, start);
    this.at++;
    if (this.next() !== QUOTE) throw this.expected("quoted-value");
    this.fields.set(key.trimEnd(), this.text.startsWith(BLOCK, this.at) ? this.block() : this.value());
    this.restOfLine();
  }

  private value(): Field {
    const at = ++this.at;
    const text = this.takeUntil((code) => code === QUOTE || code === LINE_FEED);
    if (this.text.charCodeAt(this.at) !== QUOTE) throw new TreeError("tree-quote-open", {}, at - 1);
    this.at++;
    return { text, at };
  }

  private block(): Field {
    const start = this.at;
    this.at += BLOCK.length;
    this.restOfLine();
    const at = Math.min(this.at + 1, this.text.length);
    for (let end = this.text.indexOf("\n", at - 1); end >= 0; end = this.text.indexOf("\n", this.at)) {
      this.at = end + 1;
      if (this.next() !== QUOTE || !this.text.startsWith(BLOCK, this.at)) continue;
      this.at += BLOCK.length;
      return { text: this.text.slice(at, Math.max(at, end)), at };
    }
    throw new TreeError("tree-block-open", { mark: BLOCK }, start);
  }

  /** Allows only blanks and a comment up to the end of the line, where the cursor stays. */
  private restOfLine(): void {
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === HASH) this.skipLine();
      if (code === HASH || code === LINE_FEED) return;
      if (!isBlank(code)) throw this.expected("end-of-line");
    }
  }

  private skipLine(): void {
    this.takeUntil((code) => code === LINE_FEED);
  }
}
