import {
  type Catalogue,
  type Children,
  type NodeReference,
  SCRIPTS,
  type Side,
  type Skipped,
} from "./catalogue.js";
import { plural } from "./plural.js";

/** "MAX node B", "chance node 1.2", "the root (a MIN node)". */
function the(node: NodeReference): string {
  const { name } = node;
  const at = name === undefined ? "" : ` ${name}`;
  const phrase = {
    max: `MAX node${at}`,
    min: `MIN node${at}`,
    chance: `chance node${at}`,
    player: `node${at} of player ${node.player}`,
    leaf: `leaf${at}`,
  }[node.kind];
  return name === undefined ? `the root (a ${phrase})` : phrase;
}

function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

function side(side: Side): string {
  switch (side.kind) {
    case "max":
      return "MAX";
    case "min":
      return "MIN";
    case "player":
      return `player ${side.player}`;
  }
}

function list({ count, names }: Children): string {
  return names.join(", ") + (names.length < count ? ", …" : "");
}

function without(impossible: Children | undefined): string {
  if (!impossible) return "";
  return plural(
    "en",
    impossible.count,
    `; its child (${list(impossible)}) has probability 0 and is never searched`,
    `; ${impossible.count} of its children (${list(impossible)}) have probability 0 and are never searched`,
  );
}

function firstly(first: string | undefined): string {
  return first === undefined ? "" : `; child ${first} comes first, which the table has as the best`;
}

function enters(added: Children): string {
  return plural(
    "en",
    added.count,
    `: its first child (${list(added)}) enters OPEN, live with the same merit`,
    `: its ${added.count} children (${list(added)}) enter OPEN, live with the same merit`,
  );
}

function skip(skipped: Skipped): string {
  const { count, all, probed } = skipped;
  const listed = list(skipped);
  if (all && probed) {
    return plural(
      "en",
      count,
      `its child (${listed}) needs no further search`,
      `its ${count} children (${listed}) need no further search`,
    );
  }
  if (all) {
    return plural(
      "en",
      count,
      `its child (${listed}) is skipped`,
      `its ${count} children (${listed}) are skipped`,
    );
  }
  return plural(
    "en",
    count,
    `the remaining child (${listed}) is skipped`,
    `the remaining ${count} children (${listed}) are skipped`,
  );
}

const WORTH = { exact: "", lower: "at least ", upper: "at most " } as const;
const whatever = ({ all, probed }: Skipped): string =>
  probed
    ? "whatever a further search finds"
    : all
      ? "whatever its children are worth"
      : "whatever the other children are worth";
const AT_LEAST = { beta: "at least", alpha: "at most" } as const;

export const en: Catalogue = {
  name: "English",
  script: SCRIPTS.en,
  kinds: { max: "MAX", min: "MIN", chance: "chance", player: "player", leaf: "leaf" },
  properties: {
    complete: { name: "complete", help: "When it is certain to find a value." },
    exact: { name: "exact", help: "When the value it finds is that of the tree." },
    optimal: { name: "optimal", help: "When the action it chooses is the best one." },
    time: {
      name: "time",
      help: "Nodes visited: b actions a decision, n outcomes a chance node, m the depth of the tree, d the depth limit, k a width.",
    },
    space: { name: "space", help: "Nodes held in memory at once." },
  },
  conditions: {
    always: "always",
    "finite-tree": "the tree is finite",
    "no-horizon": "no depth limit stops the search",
    "perfect-opponent": "the opponent plays perfectly",
    "opponent-as-modelled": "the opponent plays as modelled",
    "bounds-hold": "all values lie within the bounds",
    "opponents-allied": "all opponents play together against the player",
    "others-play-their-own-best": "every player maximises its own payoff",
    "teams-hold-together": "the players of a team maximise its sum",
    "one-opponent": "there is only one opponent",
    "nothing-left-out": "no child is left out unsearched on a guess",
  },
  settings: {
    depth: {
      name: "depth",
      help: "How many decisions to look ahead; chance levels are free. Without it the whole tree is searched.",
    },
    bounds: {
      name: "bounds",
      help: "The least and the greatest value that any node may have; without them the range of the leaves.",
    },
    ties: { name: "ties", help: "Whether a value that only equals α or β cuts." },
    fail: {
      name: "fail",
      help: "What is returned outside the window: its end (hard), or the tighter bound that was proved (soft).",
    },
    order: {
      name: "order",
      help: "The order in which children are searched; it changes what is cut, not the value (of equal children max^n, teams and beam search take the first).",
    },
    window: { name: "window", help: "The window (α, β) at the root, (−∞, +∞) without it." },
    guess: {
      name: "first guess",
      help: "What MTD(f) takes the value for before its first pass; 0 without it.",
    },
    probes: {
      name: "probes",
      help: "How many children are probed at each child of a chance node (Star2.5).",
    },
    width: { name: "width", help: "How many children beam search keeps at each decision." },
    player: {
      name: "player",
      help: "The player searched for; without it player 0 of two, or the one who decides first.",
    },
    teams: {
      name: "teams",
      help: "Who plays together, as lists of players; a player in no list stands alone.",
    },
    random: {
      name: "random",
      help: "The probability that the opponent moves at random instead of choosing its best action.",
    },
  },
  ties: { prune: "equal values cut", keep: "equal values do not cut" },
  fails: { soft: "fail-soft", hard: "fail-hard" },
  orders: {
    given: "as given",
    reverse: "reversed",
    best: "best first",
    worst: "worst first",
    estimate: "by estimate",
  },
  cutRules: {
    beta: "beta cut",
    alpha: "alpha cut",
    "chance-high": "beta cut at a chance node",
    "chance-low": "alpha cut at a chance node",
    empty: "empty window",
    sum: "shallow pruning by the sum of payoffs",
    merit: "merit",
    width: "beam width",
    reply: "one reply only",
  },
  bounds: { exact: "exact", lower: "lower bound", upper: "upper bound" },
  sentences: {
    enter: ({ node, impossible }) => `${capital(the(node))} is visited${without(impossible)}.`,
    enterWindow: ({ node, from, ends, window, impossible, first }) =>
      from
        ? `${capital(the(from))} hands the window ${ends} = ${window} down to ${the(node)}${firstly(first)}${without(impossible)}.`
        : `${capital(the(node))} is searched with the window ${ends} = ${window}${firstly(first)}${without(impossible)}.`,
    enterNull: ({ node, from, ends, window }) =>
      `${capital(the(from))} hands the null window ${ends} = ${window} down to ${the(node)}, to ask only whether it is better.`,
    enterAgain: ({ node, from, ends, window }) =>
      `${capital(the(from))} hands the window ${ends} = ${window} down to ${the(node)}, which is better, to search it again for its value.`,
    enterPass: ({ node, number, low, high, window }) =>
      `Pass ${number}: the value of ${the(node)} lies between ${low} and ${high}; it is searched with the null window (α, β) = ${window}.`,
    enterDepth: ({ node, depth, ends, window, first }) =>
      `With a depth of ${depth}, ${the(node)} is searched with the window ${ends} = ${window}${firstly(first)}.`,
    recall: ({ node, value, bound, same }) =>
      same
        ? `The table has ${the(node)}, whose subtree is the same as that of ${the(same)}: it is worth ${WORTH[bound]}${value}.`
        : `The table has ${the(node)}: it is worth ${WORTH[bound]}${value}.`,
    enterOpen: ({ node, merit, added }) =>
      `${capital(the(node))}, live with merit ${merit}, comes first in OPEN${added ? enters(added) : ""}.`,
    payoffOpen: ({ node, value, merit }) =>
      `${capital(the(node))} pays ${value}; it goes back into OPEN, solved with merit ${merit}.`,
    estimateOpen: ({ node, value, merit }) =>
      `The search stops at ${the(node)}: its estimate, ${value}, stands in for its value, and it goes back into OPEN, solved with merit ${merit}.`,
    solvedMax: ({ node, child, merit, removed }) =>
      `At ${the(node)} child ${child}, solved with merit ${merit}, comes first in OPEN: so the node is solved with it${removed === 0 ? "" : plural("en", removed, ", and 1 entry below it leaves OPEN", `, and ${removed} entries below it leave OPEN`)}.`,
    solvedNext: ({ node, child, merit, next }) =>
      `At ${the(node)} child ${child}, solved with merit ${merit}, comes first in OPEN: the next child, ${next}, enters OPEN, live with the same merit.`,
    solvedLast: ({ node, child, merit }) =>
      `At ${the(node)} child ${child}, solved with merit ${merit}, comes first in OPEN: it is the last child, so the node is solved with it.`,
    probe: ({ node, from, ends, window }) =>
      `${capital(the(from))} probes ${the(node)} with the window ${ends} = ${window}: only some of its children are searched, for a bound.`,
    withPaid: ({ value, here, way }) => `${value} (${here} here and ${way} on the way)`,
    payoff: ({ node, value, to, turned }) =>
      `${capital(the(node))} pays ${value}${to ? ` to ${side(to)}` : ""}${turned ? `, which counts as ${turned.value} for ${side(turned.to)}` : ""}.`,
    estimate: ({ node, value, to, turned }) =>
      `The search stops at ${the(node)}: its estimate, ${value}${to ? ` to ${side(to)}` : ""}${turned ? `, which counts as ${turned.value} for ${side(turned.to)}` : ""}, stands in for its value.`,
    childBetter: ({ node, child, value, bound, window }) =>
      `At ${the(node)} child ${child} gives ${WORTH[bound]}${value}, the best so far${window ? `; the window is now (α, β) = ${window}` : ""}.`,
    childNotBetter: ({ node, child, value, bound, best, window }) =>
      `At ${the(node)} child ${child} gives ${WORTH[bound]}${value}, no better than ${best}${window ? `; the window stays (α, β) = ${window}` : ""}.`,
    childEnough: ({ node, child, value, bound, best, window }) =>
      `At ${the(node)} child ${child} gives ${WORTH[bound]}${value}, no worse than ${best}, and the window (α, β) = ${window} holds nothing better.`,
    childTied: ({ node, child, value, best }) =>
      `At ${the(node)} child ${child} gives ${value}, as good as ${best} for the one who decides: the first of them is kept, and with it the payoffs of the others.`,
    childLeft: ({ node, child, value, best }) =>
      `At ${the(node)} child ${child}, left early with ${value} so far, gives the one who decides no more than ${best}.`,
    outcome: ({ node, child, value, bound, probability, product, interval }) =>
      `At ${the(node)} child ${child} gives ${WORTH[bound]}${value} with probability ${probability}, so it weighs ${WORTH[bound]}${product}${interval ? `: the node's value now lies in ${interval}` : ""}.`,
    randomMove: ({ node, child, value, bound, probability, product, interval }) =>
      `At ${the(node)} child ${child} gives ${WORTH[bound]}${value}; a random move leads there with probability ${probability}, so it weighs ${WORTH[bound]}${product} in the mean of the random moves${interval ? `: the node's value now lies in ${interval}` : ""}.`,
    cutBySide: (m) =>
      `At ${the(m.node)} the value is already ${AT_LEAST[m.rule]} ${m.inequality}, so ${side(m.side)} above will not let play come here; ${skip(m.skipped)}.`,
    cutByChance: (m) =>
      `At ${the(m.node)} the value is already ${AT_LEAST[m.rule]} ${m.inequality}, so its exact value no longer matters above; ${skip(m.skipped)}.`,
    cutByWindow: (m) =>
      `At ${the(m.node)} the value is already ${AT_LEAST[m.rule]} ${m.inequality}, the end of the window that the search was given; ${skip(m.skipped)}.`,
    cutByBound: (m) =>
      `At ${the(m.node)} the value is already ${AT_LEAST[m.rule]} ${m.inequality}, the ${m.rule === "beta" ? "greatest" : "least"} value that the bounds allow; ${skip(m.skipped)}.`,
    cutByNull: (m) =>
      `At ${the(m.node)} the value is already ${AT_LEAST[m.rule]} ${m.inequality}, and the search asks for no more here; ${skip(m.skipped)}.`,
    cutByEmpty: (m) =>
      `At ${the(m.node)} the window (α, β) = (${m.left}, ${m.right}) is empty, so the search returns ${m.left} whatever the node is worth; ${skip(m.skipped)}.`,
    cutAtChance: (m) =>
      m.rule === "chance-high"
        ? `At ${the(m.node)} the value is at least ${m.left} ${m.relation} β = ${m.right}, ${whatever(m.skipped)}; ${skip(m.skipped)}.`
        : `At ${the(m.node)} the value is at most ${m.left} ${m.relation} α = ${m.right}, ${whatever(m.skipped)}; ${skip(m.skipped)}.`,
    cutBySum: (m) =>
      `At ${the(m.node)} what is taken already leaves ${m.side ? side(m.side) : "the player"} above at most ${m.left} ${m.relation} ${m.right}, which is no gain; ${skip(m.skipped)}.`,
    cutByMerit: (m) =>
      `At ${the(m.node)} nothing in OPEN promises more than ${m.left} ${m.relation} ${m.right}, the merit with which ${the(m.above)} is solved; ${skip(m.skipped)}.`,
    cutByWidth: (m) =>
      `At ${the(m.node)} beam search keeps ${plural("en", Number(m.left), "1 child, the most promising", `the ${m.left} most promising children`)} (its width is ${m.right}); ${skip(m.skipped)}, on a guess and not on a proof.`,
    cutByReply: (m) =>
      `At ${the(m.node)} another opponent has replied already, and only one may: this one ${m.passes ? "passes" : "takes its first action"} (${m.kept}); ${skip(m.skipped)}, on a guess and not on a proof.`,
    leaveEarly: ({ node, value }) => `${capital(the(node))} is left early, with ${value} so far.`,
    leaveTurned: ({ node, value, bound, to }) =>
      `${capital(the(node))} is done: it counts as ${WORTH[bound]}${value} for ${side(to)}.`,
    leave: ({ node, value, bound, probe, to }) => {
      const worth = `${WORTH[bound]}${value}${to ? ` to ${side(to)}` : ""}`;
      return probe
        ? `The probe of ${the(node)} is done: it is worth ${worth}.`
        : `${capital(the(node))} is done: it is worth ${worth}.`;
    },
  },
};
