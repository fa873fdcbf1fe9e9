import { plural } from "@tyche/trees";
import type { Messages, NodeName } from "./catalogue.js";

function the({ kind, label }: NodeName): string {
  const kinds = { max: "MAX node", min: "MIN node", chance: "chance node", player: "node", leaf: "leaf" };
  return `${kinds[kind]} ${label}`;
}

function The(name: NodeName): string {
  const phrase = the(name);
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const LETTER = { beta: "β", alpha: "α" } as const;
const SO_FAR = { beta: "at least", alpha: "at most" } as const;
const TIE = " The two are equal, and equal values do not cut here.";
const ENDS = {
  window: { low: "α is wrong.", high: "β is wrong.", both: "Neither α nor β is right." },
  interval: {
    low: "The lower end is wrong.",
    high: "The upper end is wrong.",
    both: "Neither end of the interval is right.",
  },
} as const;

export const en: Messages = {
  templates: {
    "values-minimax": { name: "Values: minimax", task: "Give the value of every inner node." },
    "values-expectimax": {
      name: "Values: expectimax",
      task: "Give the value of every inner node; a chance node is worth the mean of its children, weighted by their probabilities.",
    },
    "values-expectiminimax": {
      name: "Values: expectiminimax",
      task: "Give the value of every inner node; a chance node is worth the mean of its children, weighted by their probabilities.",
    },
    "best-move": { name: "Best move", task: "Which move is best at the root?" },
    "cuts-alpha-beta": {
      name: "Cuts: alpha-beta",
      task: "Cross out the edges that alpha-beta cuts: what lies below is never visited.",
    },
    "cuts-mirrored": {
      name: "Cuts: the tree mirrored",
      task: "This is the tree of “Cuts: alpha-beta” for the same seed, mirrored. Cross out the edges that alpha-beta cuts now, and give the value of the root.",
    },
    "windows-alpha-beta": {
      name: "Windows: alpha-beta",
      task: "Give the window (α, β) with which alpha-beta enters every inner node.",
    },
    "returns-alpha-beta": {
      name: "Returned values: alpha-beta",
      task: "Give the value that alpha-beta returns for every inner node: the value itself, or the bound that was proved.",
    },
    "trace-alpha-beta": {
      name: "Trace table: alpha-beta",
      task: "Fill in the trace: for every edge the window (α, β) that is handed down and the value that comes back.",
    },
    "intervals-star1": {
      name: "Intervals: Star1",
      task: "Give the interval in which the value of each chance node lies after each of its children.",
    },
    "windows-star1": {
      name: "Windows: Star1",
      task: "Give the window (α, β) with which Star1 enters every inner node. Below a chance node it is kept within the bounds.",
    },
    "returns-star1": {
      name: "Returned values: Star1",
      task: "Give the value that Star1 returns for every inner node: the value itself, or the bound that was proved.",
    },
    "cuts-star1": {
      name: "Cuts: Star1",
      task: "Cross out the edges that Star1 cuts: what lies below is never visited.",
    },
    "cuts-pvs": {
      name: "Cuts: principal variation search",
      task: "Cross out the edges that principal variation search (NegaScout) cuts in every one of its searches: what lies below is never visited. The first child is searched with the whole window, every other one with a null window first.",
    },
    "cuts-mtd-f": {
      name: "Cuts: MTD(f)",
      task: "Cross out the edges that MTD(f) cuts in every one of its passes: what lies below is never visited. The first guess is 0; each pass is alpha-beta with a null window and keeps both bounds of every node in a table.",
    },
    "cuts-sss": {
      name: "Cuts: SSS*",
      task: "Cross out the edges that SSS* leaves out: what lies below never comes first in OPEN. The entry with the greatest merit comes first, of equal ones the leftmost.",
    },
    "cuts-iterative-deepening": {
      name: "Cuts: iterative deepening",
      task: "Cross out the edges that iterative deepening cuts at every depth: what lies below is never visited. Depth 1, 2, … is alpha-beta that stops at the estimates (≈); the best child of the depth before, which a table keeps, is searched first, the others from left to right, and what the table knows completely is not searched again.",
    },
    "cuts-star2": {
      name: "Cuts: Star2",
      task: "Cross out the edges that Star2 cuts: what lies below is never visited. It first probes one child of each decision below a chance node, then searches on as Star1.",
    },
  },
  levels: { 1: "1: small", 2: "2: larger", 3: "3: with fractions and ties" },
  rules: {
    ties: { prune: "Equal values cut.", keep: "Equal values do not cut." },
    fail: {
      soft: "The search is fail-soft: outside its window a node returns the tightest bound that it proved.",
      hard: "The search is fail-hard: outside its window a node returns the end of the window.",
    },
    moves: {
      prune: "Where several are equally good, one is enough.",
      keep: "Where several are equally good, mark them all.",
    },
    bounds: ({ low, high }) => `All values lie in [L, U] = [${low}, ${high}].`,
    writing: {
      values: "Numbers in any form: 3, 3.0, 1/2, 0.5.",
      returns: "Write bounds as ≥ 3 or >= 3, ≤ 3 or <= 3.",
      windows: "Write windows as (−∞, 3) or -inf, 3.",
      intervals: "Write intervals as [2, 7/2] or 2, 3.5.",
      cuts: "A cross at an edge stands for everything below it.",
      moves: "",
      trace: "Write windows as (−∞, 3) or -inf, 3, and bounds as ≥ 3 or >= 3.",
    },
    cross: "Write x where nothing is visited.",
    leftToRight: "Children are searched from left to right.",
  },
  node: the,
  asked: {
    window: (node) => `${node}: window`,
    returned: (node) => `${node}: value returned`,
    interval: ({ node, child }) => `${node} after ${child}`,
    cut: (node) => `edge to ${node}`,
    move: (node) => `move to ${node}`,
  },
  about: ({ asked, remark }) => `${asked}: ${remark}`,
  problems: {
    "not-a-number": (text) => `“${text}” is no number.`,
    "not-finite": () => "The value of a node is finite.",
    "not-two": (text) => `“${text}” is not two numbers with a comma or a semicolon between them.`,
    "no-relation": () => "The value itself is asked for, not a bound.",
  },
  remarks: {
    rounded: "This looks rounded: give the exact fraction.",
    wrongValue: "This is not the value.",
    wrongEnds: ({ of, end }) => ENDS[of][end],
    isExact: "Here the search finds the value itself, not a bound.",
    wrongSide: "The bound is on the other side.",
    notProved: "The leaves examined do not prove as much.",
    tooLoose: "True, but the search proves a tighter bound.",
    notClipped: "Fail-hard returns the end of the window here.",
    missedCut: ({ node, why }) => `The edge to ${the(node)} is cut, but not crossed out. ${why}`,
    illegalFirst: ({ node, parent }) =>
      `${The(node)} is needed: it is the first child of ${the(parent)} that is searched, and before it nothing is known of that node.`,
    illegalAtDecision: ({ node, parent, rule, best, relation, limit, tie }) =>
      `${The(node)} is needed: ${the(parent)} is worth ${SO_FAR[rule]} ${best} so far, and ${best} ${relation} ${LETTER[rule]} = ${limit} does not hold.${tie ? TIE : ""}`,
    illegalOpen: ({ node, merit }) =>
      `${The(node)} is needed: it comes first in OPEN, live with merit ${merit}, before the root is solved.`,
    illegalAtChance: ({ node, parent, interval, window, tie }) =>
      `${The(node)} is needed: the value of ${the(parent)} may still lie anywhere in ${interval}, and not all of that is outside the window (α, β) = ${window}.${tie ? " An end of the window is just reached, and equal values do not cut here." : ""}`,
    notBest: "This move is not a best one.",
    moreMoves: "There is another move that is just as good.",
  },
  hints: {
    where: ({ question }) => `Look here: ${question}.`,
    value: {
      max: "A MAX node is worth the largest value of its children.",
      min: "A MIN node is worth the smallest value of its children.",
      chance: "A chance node is worth the sum of probability times value over its children.",
    },
    window: {
      max: "A child of a MAX node gets the window of its parent, with α raised to the best value found there so far.",
      min: "A child of a MIN node gets the window of its parent, with β lowered to the best value found there so far.",
      chance:
        "A child of a chance node gets the values at which it decides: at A the node would fall to α even if all other open children were worth U, at B it would reach β even if they were worth L; both are kept within [L, U].",
      root: "The root gets the window of the whole search.",
    },
    returned: {
      soft: "A node returns the best of what its children returned. At or beyond an end of the window that is only a bound: “≥” at β or above, “≤” at α or below.",
      hard: "A node returns the best of what its children returned, but no less than α and no more than β: outside the window its end, as a bound.",
    },
    interval:
      "For the lower end children that are not searched yet count as L, for the upper end as U; a child searched counts as its value, where that is a bound only for the end that it bounds.",
    cut: {
      max: {
        prune: "At a MAX node the rest is cut as soon as the best value so far is ≥ β.",
        keep: "At a MAX node the rest is cut as soon as the best value so far is > β.",
      },
      min: {
        prune: "At a MIN node the rest is cut as soon as the best value so far is ≤ α.",
        keep: "At a MIN node the rest is cut as soon as the best value so far is < α.",
      },
      chance: {
        prune:
          "At a chance node the rest is cut as soon as the lower end of its interval is ≥ β or the upper end ≤ α.",
        keep: "At a chance node the rest is cut as soon as the lower end of its interval is > β or the upper end < α.",
      },
    },
    move: {
      max: "MAX chooses a child with the largest value.",
      min: "MIN chooses a child with the smallest value.",
    },
    calculate: ({ expression }) => `Work out ${expression}.`,
    bestFirst:
      "The entry with the greatest merit comes first, of equal ones the leftmost. A max node is solved by the first of its children that is, and nothing else below it is searched from then on; a min node asks one child after the other.",
    meritAbove: ({ node, merit }) => `${The(node)} comes first in OPEN, live with merit ${merit}.`,
    parentHas: ({ parent, window, best, interval, probability }) =>
      `${The(parent)} has the window (α, β) = ${window}${best === undefined ? "" : ` and the best value ${best}`}${interval === undefined ? "" : ` and lies in ${interval}; this child has probability ${probability}`}.`,
    intervalBefore: ({ interval, child, value, probability, bounds }) =>
      `Before, the node lay in ${interval}. Child ${child} returns ${value} and has probability ${probability}; until then it counted as anything in ${bounds}.`,
    compareAtCut: ({ node, left, right }) => `At ${the(node)} compare ${left} with ${right}.`,
    leaf: "A leaf returns its payoff.",
    answer: ({ text }) => `The answer is ${text}.`,
    stays: "Nothing is to be crossed out or marked here.",
    crossed: "It is to be crossed out or marked.",
  },
  wrongRules: {
    "levels-swapped":
      "It looks as if MAX and MIN were exchanged: MAX takes the largest value, MIN the smallest.",
    "chance-mean":
      "It looks as if all outcomes were taken as equally likely: each counts with its own probability.",
    "chance-max":
      "It looks as if chance took the largest value: at a chance node nobody chooses, its value is the mean weighted by the probabilities.",
    "chance-min":
      "It looks as if chance took the smallest value: at a chance node nobody chooses, its value is the mean weighted by the probabilities.",
    "chance-likeliest":
      "It looks as if only the likeliest outcome counted: the value of a chance node is the mean of all, weighted by the probabilities.",
    "no-deep-cuts":
      "It looks as if each node were compared with its parent only: α and β come from all nodes above.",
    "global-bounds":
      "It looks as if there were one α and one β for the whole tree: each node has its own, and on the way up they are forgotten.",
    "unfinished-bounds":
      "It looks as if a value that is not final had moved the other bound: children of a MIN node only lower β, those of a MAX node only raise α.",
    "full-window-at-root":
      "It looks as if every move of the root were searched with the full window: from the second on, the best value so far is one end of it.",
    "right-to-left":
      "It looks as if children were searched from right to left: here it is from left to right.",
    "cutting-leaf":
      "It looks as if the leaf that brings about a cut were crossed out too: it has been read, only what comes after it is cut.",
    "no-chance-cuts":
      "It looks as if chance nodes never cut and handed down the full window: both follow from the bounds [L, U].",
    "table-forgotten":
      "It looks as if every depth went in the given order: the best child of the depth before comes first.",
    "last-depth-only":
      "It looks as if only the last depth counted: what an earlier depth has visited is not cut.",
    "window-unchanged":
      "It looks as if the children of a chance node got its own window: theirs follows from the probabilities and the bounds [L, U].",
    "other-ties": {
      prune: "It looks as if a value that equals the bound did not cut: here it does.",
      keep: "It looks as if a value that equals the bound cut: here only a value beyond it does.",
    },
    "other-fail": {
      soft: "It looks as if the end of the window were returned: fail-soft returns the best value found, also outside the window.",
      hard: "It looks as if the best value found were returned: outside the window fail-hard returns the end of the window.",
    },
  },
  kit: {
    typing:
      "Write fractions as 7/3, decimals as 2.5, infinities as inf and -inf, and x for a node that is never visited.",
    visited: "visited",
    skipped: "never visited",
    markers: "Drag ✂ onto the middle of every edge that is cut, as far up as possible.",
    low: "lower end",
    high: "upper end",
    onPicture: "on the picture",
    asList: "as a list",
    right: "Right.",
    partly: "Partly right.",
    wrong: "Not right.",
    diagnosis: "Diagnosis",
  },
  sheet: {
    title: "Game trees",
    key: "Key",
    exercise: (n) => `Exercise ${n}`,
    seed: (seed) => `Seed ${seed}`,
    person: "Name",
    line: (asked) => `${asked}:`,
    node: "Node",
    edge: "Edge",
    window: "(α, β)",
    value: "Value",
    returned: "Returns",
    interval: "Interval",
    skipped: "Leaves never visited",
    moves: "Best move",
  },
  panel: {
    template: "Exercise",
    level: "Level",
    ties: "Ties",
    fail: "Outside the window",
    seed: "Seed",
    next: "Next exercise",
    check: "Check",
    hint: "Hint",
    show: "Show the answer",
    hide: "Hide the answer",
    clear: "Start again",
    tree: "Tree of the exercise",
    answers: "Your answers",
    blank: "Nothing is answered yet.",
    solved: "All right!",
    score: ({ right, wrong, missing }) => `${right} right, ${wrong} wrong, ${missing} missing.`,
    more: (count) =>
      plural(
        "en",
        count,
        "There is 1 more cut that is missed.",
        `There are ${count} more cuts that are missed.`,
      ),
    progress: ({ solved, tried, hinted }) =>
      `${solved} solved of ${tried} tried at this level${hinted > 0 ? `, ${hinted} of them with hints` : ""}.`,
    forget: "Forget my progress",
    verdicts: { right: "right", wrong: "wrong", missing: "missing" },
    pressToCross: "Click an edge or a node to cross it out; click again to take the cross away.",
    worksheet: "Worksheet …",
    count: "Number of exercises",
    print: "Print",
    printKey: "Print the key",
    latex: "LaTeX",
    latexKey: "LaTeX key",
    page: "Web page",
    pageKey: "Web page of the key",
    close: "Close",
    mixed: "All kinds in turn",
  },
};
