// The book's figures, and the numbers of its text, which are computed from the figures or read from tables of measurements:
// docs/book/README.md has the words.
import { algorithmNamed, formatExact, nameOf, parseValue, readTree, trace, writeTree } from "@tyche/trees";
import { equilibrium, equilibriumDrawing, isUnsolvable, placeName } from "@tyche/trees/analysis";
import { formatLimit, fraction } from "@tyche/trees/numbers";
import { measured } from "./measured.js";

/** @typedef {import("@tyche/trees").Value} Value */

const FIGURE = /<tyche-tree((?:\s+[a-z-]+="[^"]*")*)\s*>([\s\S]*?)<\/tyche-tree>/g;
const EXERCISES = /^```\n((?:npx tyche exercise --kind \S+ --level \d --seed \S+\n)+)```$/gm;
const EXERCISE = /^npx tyche exercise --kind (\S+) --level (\d) --seed (\S+)$/gm;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/g;
const NUMBER = /\{=([^{}]+)\}/g;
/** A number with the comment that says where it is measured. */
const TYPED = /([+−-]?\d[\d,]*(?:\.\d+)?)([\u00a0 ]?%)?<!--=([^{}<>]+)-->/g;
const TERM = /^([a-z\d][\w-]*)(?:\[([^\]]+)\])?\.([a-z]+)$/;
const OPERATIONS = {
  "+": (a, b) => a.add(b),
  "-": (a, b) => a.sub(b),
  "*": (a, b) => a.mul(b),
  "/": (a, b) => a.div(b),
};

/** A solved figure. */
class Figure {
  /** @param {string} text a tree @param {Record<string, string>} attributes */
  constructor(text, attributes) {
    this.attributes = attributes;
    this.tree = readTree(text).tree;
    const { algorithm = "minimax", bounds, window, depth, width, random, teams } = attributes;
    const settings = {
      ...(bounds && { bounds: pair(bounds) }),
      ...(window && { window: pair(window) }),
      ...(depth && { depth: Number(depth) }),
      ...(width && { width: Number(width) }),
      ...(random && { random: numeral(random) }),
      ...(teams && { teams: teams.split("/").map((team) => team.split(",").map(Number)) }),
    };
    if (algorithm === "equilibrium") {
      this.solve();
      return;
    }
    const { events, solution } = trace(this.tree, algorithmNamed(algorithm), settings);
    this.solution = solution;
    this.cuts = events.filter(({ type }) => type === "cut");
    this.entries = events.filter(({ type }) => type === "enter");
  }

  /** Solves a tree with information sets, in exact numbers. */
  solve() {
    const found = equilibrium(this.tree, () => undefined);
    if (isUnsolvable(found)) throw new Error(`no equilibrium: ${JSON.stringify(found)}`);
    this.behaviours = found.behaviours;
    this.plain = this.tree;
    Object.assign(this, equilibriumDrawing(this.tree, found), { cuts: [], entries: [] });
  }

  /** A property of the whole search. @param {string} property @returns {Value | string | undefined} */
  whole(property) {
    const { tree, solution, cuts } = this;
    const { visited } = solution;
    const leaves = tree.nodes.filter(({ kind }) => kind === "leaf").length;
    switch (property) {
      case "value":
        return solution.value;
      case "best":
        return solution.best.map((index) => this.child(0, index)).join(", ");
      case "line":
        return this.line();
      case "leaves":
        return fraction(visited.leaf);
      case "all":
        return fraction(leaves);
      case "nodes":
        return fraction(tree.nodes.length);
      case "pruned":
        return fraction(solution.pruned);
      case "cuts":
        return fraction(cuts.length);
    }
    return undefined;
  }

  /** A property of a node, or of a cut by its number from 1. @param {string} name @param {string} property */
  part(name, property) {
    const [, set, action] = /^set ([^/]+)(?:\/(\d))?$/.exec(name) ?? [];
    if (set !== undefined) return this.plan(set, action, property);
    const cut = /^cut \d+$/.test(name) ? this.cuts[Number(name.slice(4)) - 1] : undefined;
    if (cut !== undefined) {
      if (property === "left" || property === "right") return formatLimit(cut[property]);
      if (property === "node") return nameOf(this.tree, cut.node);
      if (property === "skipped") return fraction(cut.skipped.length);
      return undefined;
    }
    const node = this.tree.nodes.find(({ id, label }) => label === name || nameOf(this.tree, id) === name);
    if (node === undefined) return undefined;
    const { record } = this.solution;
    if (property === "value") return record.values[node.id];
    if (property === "variance") return this.variance(node);
    if (property === "visits") return fraction(record.visits[node.id]);
    const entry = this.entries.findLast(({ node: id }) => id === node.id);
    if (entry === undefined) return undefined;
    if (property === "alpha" || property === "beta") return formatLimit(entry[property]);
    return property === "window" ? `(${formatLimit(entry.alpha)}, ${formatLimit(entry.beta)})` : undefined;
  }

  /** The variance of a chance node over its outcomes. @param {import("@tyche/trees").Node} node */
  variance(node) {
    const { values } = this.solution.record;
    const { id, kind, children, probabilities } = node;
    if (kind !== "chance") return undefined;
    return children
      .map((child, i) => [values[child.id].sub(values[id]), probabilities[i]])
      .map(([off, probability]) => off.mul(off).mul(probability))
      .reduce((sum, term) => sum.add(term));
  }

  /** What a player does where it cannot tell nodes apart: all shares, or that of an action by its number from 1. */
  plan(set, action, property) {
    const found = this.behaviours?.find(
      ({ place }) => placeName(this.plain, place).replaceAll(/[{}]/g, "") === set,
    );
    if (property === "share" && action !== undefined) return found?.probabilities[action - 1];
    return property === "plan" && action === undefined
      ? found?.probabilities.map(shown).join(", ")
      : undefined;
  }

  child(id, index) {
    const node = this.tree.nodes[id];
    return node.actions?.[index] ?? node.children[index].label ?? String(index + 1);
  }

  line() {
    const names = [];
    let id = 0;
    for (const index of this.solution.line) {
      names.push(this.child(id, index));
      id = this.tree.nodes[id].children[index].id;
    }
    return names.join(", ");
  }

  /**
   * The element, with a drawing inside it for readers without scripts: of the finished search, or where the figure
   * begins with a question, of the tree alone. @param {string} source @param {string} language of its texts
   */
  element(source, language) {
    const isAsked = this.attributes.step === "0";
    // The tree of an equilibrium has its shares at the edges.
    const tree = isAsked ? (this.plain ?? this.tree) : this.tree;
    const { text } = writeTree(tree, "svg", isAsked ? {} : { solution: this.solution });
    const attributes = Object.entries({ ...this.attributes, language }).map(
      ([name, value]) => ` ${name}="${value}"`,
    );
    const drawing = text.slice(text.indexOf("<svg")).replaceAll(/\n\s*/g, "");
    return `<tyche-tree${attributes.join("")} tree="${escaped(source)}">${drawing}</tyche-tree>`;
  }
}

/**
 * Replaces the figures and exercises of a chapter by elements and the numbers by their values.
 *
 * @param {string} source Markdown
 * @param {string} page the file, for errors
 * @param {string} language for decimals
 * @param {(expression: string, value: string) => void} [found] is told every number
 * @throws Error with the page and the expression that has no value
 */
export function chapter(source, page, language, found) {
  const figures = solvedFigures(source, page);
  const drawn = source
    .replaceAll(FIGURE, (_, words, text) =>
      figures.get(/ id="([^"]*)"/.exec(words)[1]).element(text.trim().replaceAll(/\s+/g, " "), language),
    )
    .replaceAll(EXERCISES, (_, commands) => commands.replaceAll(EXERCISE, exerciseElement));
  return drawn.replaceAll(NUMBER, (_, expression) => {
    const value = numberText(expression, figures, language);
    if (value === undefined) throw new Error(`${page}: {=${expression}} has no value`);
    found?.(expression, value);
    return value;
  });
}

/**
 * The picture of a figure, as SVG.
 *
 * @param {string} source Markdown of the chapter
 * @param {string} page the file, for errors
 * @param {string} id of the figure
 * @param {boolean} isSolved whether the search is finished or has not begun
 */
export function picture(source, page, id, isSolved) {
  const [whole] = [...source.matchAll(FIGURE)].find(([, words]) => words.includes(` id="${id}"`));
  const { tree, plain, solution } = solvedFigures(whole, page).get(id);
  return writeTree(isSolved ? tree : (plain ?? tree), "svg", isSolved ? { solution } : {}).text;
}

/** @param {string} source @param {string} page @returns {Map<string, Figure>} by id */
function solvedFigures(source, page) {
  /** @type {Map<string, Figure>} */
  const figures = new Map();
  for (const [, words, text] of source.matchAll(FIGURE)) {
    const attributes = Object.fromEntries(
      [...words.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    const { id } = attributes;
    if (id === undefined || figures.has(id))
      throw new Error(`${page}: a figure needs an id of its own: ${text}`);
    figures.set(id, new Figure(text.trim(), attributes));
  }
  return figures;
}

/**
 * The element that asks and grades an exercise in the page; its content is the command, which makes a sheet of this one
 * exercise: the seed of the first exercise of a sheet ends in -1.
 */
function exerciseElement(command, kind, level, seed) {
  return `\n<tyche-exercise kind="${kind}" level="${level}" seed="${seed}-1"><code>${command}</code></tyche-exercise>\n`;
}

/**
 * The files of a chapter's figures, as SVG and as TikZ: the tree, and the tree with the finished search.
 *
 * @param {string} source Markdown
 * @param {string} page the file, for errors
 * @returns {Record<string, string>} text by name
 */
export function figureFiles(source, page) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [id, { tree, solution }] of solvedFigures(source, page))
    for (const [ending, shown] of [
      ["", {}],
      ["-solved", { solution }],
    ]) {
      files[`${id}${ending}.svg`] = writeTree(tree, "svg", shown).text;
      files[`${id}${ending}.tex`] = writeTree(tree, "tikz", shown).text;
    }
  return files;
}

/** @param {string} expression @param {Map<string, Figure>} figures @param {string} language */
function numberText(expression, figures, language) {
  const [, root, terms, sign, digits] = /^\s*(√)?([^:]+)(?::(\+?)(\d+))?$/.exec(expression) ?? [];
  if (terms === undefined || (root && digits === undefined)) return undefined;
  const words = terms.trim().split(/\s+(?=[-+*/]\s)|(?<=\s[-+*/])\s+/);
  let found = termValue(words[0], figures);
  for (let i = 1; found !== undefined && i + 1 < words.length; i += 2) {
    const next = termValue(words[i + 1], figures);
    found = next && OPERATIONS[words[i].trim()](found, next);
  }
  if (found === undefined || typeof found === "string") return found;
  if (Array.isArray(found)) return `(${found.map((value) => shown(value)).join(", ")})`;
  if (digits === undefined) return shown(found);
  const signDisplay = sign === "+" ? "exceptZero" : "auto";
  const fixed = { signDisplay, minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
  const number = root ? Math.sqrt(found.toNumber()) : found.toNumber();
  return new Intl.NumberFormat(language, fixed).format(number).replace("-", "−");
}

/** @param {Value} value */
function shown(value) {
  return formatExact(value).replace("-", "−");
}

/** @param {string} term @param {Map<string, Figure>} figures */
function termValue(term, figures) {
  const number = parseValue(term);
  if (number !== undefined) return number;
  const [, id, part, property] = TERM.exec(term) ?? [];
  const figure = figures.get(id);
  if (figure === undefined && part !== undefined) return measured(id, part, property);
  return part === undefined ? figure?.whole(property) : figure?.part(part, property);
}

function numeral(text) {
  const value = parseValue(text);
  if (value === undefined) throw new Error(`"${text}" is no number`);
  return value;
}

function pair(text) {
  return text.split(",").map((end) => numeral(end.trim()));
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * Checks the numbers of a page that have a comment after them, `96 %<!--=pruning[Star1].share * 100:0-->`, and takes the
 * comments away. Pages outside the book are also read as files, where braces would be in the way.
 *
 * @param {string} source Markdown
 * @param {string} page the file, for errors
 * @throws Error with the page and the number that is not the measured one
 */
export function typedNumbers(source, page) {
  return source.replaceAll(TYPED, (_, number, unit = "", expression) => {
    const value = numberText(expression, new Map(), "en");
    if (value !== number.replace("-", "−"))
      throw new Error(`${page}: ${number}${unit} is ${value} by ${expression}`);
    return `${number}${unit}`;
  });
}

/** A markdown-it plugin for the chapters of the book, and for measured numbers elsewhere. @param md the markdown-it instance */
export function figures(md) {
  md.core.ruler.before("normalize", "figures", (state) => {
    const page = state.env.realPath ?? state.env.path ?? "";
    const [, language] = /[\\/]book[\\/](en|es|fr|zh)[\\/]/.exec(page) ?? [];
    state.src = language === undefined ? typedNumbers(state.src, page) : chapter(state.src, page, language);
  });
}
