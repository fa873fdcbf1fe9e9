import type { InnerKind } from "../model/node.js";
import { FORMATS } from "../say/formats.js";
import { plural } from "../say/plural.js";
import type { Expected, Found, NoUtility, Problems, Unwritable, UtilityNumber, Wishes } from "./problems.js";

const children = (count: number): string => plural("en", count, "1 child", `${count} children`);
const grouped = (count: number): string => count.toLocaleString("en");
const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length === 1 ? quoted[0]! : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
};
const elsewhere = (isPerfect: boolean): string =>
  isPerfect
    ? "use `tyche solve`, since every player sees everything"
    : "no command solves such a tree with information sets";
const a = (kind: InnerKind | "leaf"): string => `a ${kind} node`;

const THINGS: Problems["things"] = {
  "action-name": "the name of an action",
  "agent-count": "the number of agents",
  "any-node": 'a node, "c", "p" or "t",',
  "chance-event-number": "the number of a chance event",
  comment: "a comment",
  depth: "the depth",
  digit: "a digit",
  "end-of-line": "the end of the line",
  "edge-payoff": "a payoff of an edge",
  estimate: "an estimate",
  "event-name": "a name in quotes",
  field: 'a field as in key: "value"',
  "information-set-number": "the number of an information set",
  key: "a key in double quotes",
  node: "a node",
  "node-name": "the node's name in quotes",
  "outcome-name": "the name of an outcome",
  "outcome-number": "the number of an outcome",
  payoff: "a payoff",
  "player-name": "the name of a player in quotes",
  "player-number": "the number of a player",
  probability: "a probability",
  "quoted-action-name": "the name of an action in quotes",
  "quoted-value": "a value in double quotes",
  title: "the title in quotes",
  value: "a value",
  version: "the version number 2",
};

const thing = (should: Expected): string =>
  typeof should === "string" ? THINGS[should] : should.map((mark) => `"${mark}"`).join(" or ");

function something(found: Found): string {
  if (found === "list") return "a list";
  if (found === "object") return "an object";
  return found === "end" ? "the end of the text" : found.word;
}

function noUtility(fault: NoUtility): string {
  const { payoff } = fault;
  if (fault.why === "large")
    return `the payoff ${payoff} is beyond 10^9: only linear and points are exact that far`;
  if (fault.why === "points")
    return `the payoff ${payoff} lies outside the points, which go from ${fault.from} to ${fault.to}`;
  const leaves = `the payoff ${payoff} leaves ${fault.left} of the wealth ${fault.wealth}`;
  return fault.why === "logarithm"
    ? `${leaves}, and only what is above 0 has a logarithm`
    : `${leaves}, and nothing below 0 has a square root`;
}

const UTILITY_NUMBERS: Readonly<Record<UtilityNumber, string>> = {
  tolerance: "the risk tolerance, as in exponential:50",
  wealth: "the wealth at the start, as in log:1000",
  "wealth-root": "the wealth at the start",
};

function unwritable(why: Unwritable): string {
  if (why === "payoffs") return "has a payoff for each player";
  if (why === "probabilities") return "has probabilities that are not equal";
  if (why === "set") return "is in an information set";
  if ("read" in why) return `is ${a(why.is)} where ${a(why.read)} would be read`;
  if ("turns" in why) return `is ${a(why.is)} where the turns would make it ${a(why.turns)}`;
  return `is ${a(why.is)}, and a level has one kind: max, min or chance`;
}

/** What was asked for, as in "at least 3 cuts, a deep cut and no ties". */
function wished({ cuts, deepCut, uniqueBest, noTies }: Wishes): string {
  const list: string[] = [];
  if (cuts > 0) list.push(`at least ${cuts} ${plural("en", cuts, "cut", "cuts")}`);
  if (deepCut) list.push("a deep cut");
  if (uniqueBest) list.push("a unique best action");
  if (noTies) list.push("no ties");
  const last = list.pop() ?? "";
  return list.length > 0 ? `${list.join(", ")} and ${last}` : last;
}

export const en: Problems = {
  things: THINGS,
  at: (place, sentence) =>
    `${typeof place === "string" ? place : `line ${place.line}, column ${place.column}`}: ${sentence}`,
  expected: (found, should) =>
    `${found === "end" ? "the text ends" : `${something(found)} stands`} where ${thing(should)} should`,
  isNot: (found, should) => `${something(found)} is not ${thing(should)}`,
  notWhole: (what, found) => `${thing(what)} is not a whole number from 1: ${found}`,
  empty: "there is no tree: the text is empty",
  blanks: (count) => `the text begins with ${grouped(count)} blanks`,
  noFormat: (begin) =>
    `no format begins with ${begin}: JSON begins with {, a nested list with [, ` +
    'CMU parentheses with (, a CS188 test with a field such as class: "…", a Gambit game with EFG',
  strategicForm:
    "this is a game in strategic form (.nfg of Gambit), which has no tree: save the game as .efg, or write its matrix as a tree whose second player has one information set, as in `tyche equilibrium --help`",
  workbook: "this is a workbook of Gambit (.gbt): open it in Gambit and save the game as .efg",
  goesOn: "the tree has ended, but the text goes on",
  tooManyValues: (most) => `the text holds more than ${grouped(most)} values`,
  neverClosed: (mark) => `a "${mark}" is never closed`,

  zeroDenominator: (text) => `${text} divides by zero`,
  tooManyDigits: (begin) => `the number that begins with ${begin} has too many digits`,
  exponent: (text) => `the exponent of ${text} is too large`,
  notNumber: (text) => `${text} is not a number`,
  negativeProbability: (text) => `a probability is negative: ${text}`,
  zeroAhead: "a number begins with 0 and goes on with digits",
  bareFraction: 'a fraction stands in quotes: "1/3"',

  control: "a string holds a line end or another control character",
  openString: "a string is never closed",
  hexadecimal: '"\\u" stands without four hexadecimal digits',
  escape: "a string holds an unknown escape",
  emptyAfterComma: "a comma has nothing after it",
  keyTwice: (key) => `the key ${key} comes twice`,
  tooManyKeys: (most) => `an object has more than ${most} keys`,
  unknownKey: (key, meant, all) =>
    `${key} is not a key of a node${meant ? `; did you mean "${meant}"?` : `: there are ${listed(all)}`}`,
  strangeKey: (kind, key, allowed) => `${a(kind)} has no "${key}", only ${listed(allowed)}`,
  twoKinds: (kind, other) => `an object says two kinds, "${kind}" and "${other}"`,
  noKind: (all) => `an object does not say its kind: it needs one of ${listed(all)}`,
  whoMoves:
    'a list below a player node does not say who moves: write {"player": 1, "children": […]} or name another kind',
  emptyList: "a list is empty, but every inner node has children",
  onePayoff: "a list of payoffs has one for each player, at least two",
  noChildrenKey: 'a player node has its children in "children"',
  notChildren: (key) => `"${key}" is not a list of children`,
  notProbabilities: '"p" is not a list of probabilities',
  notPays: '"pays" is not a list with a payoff for each edge',
  payCount: (kind, count, payoffs) =>
    `${a(kind)} has ${children(count)} but its edges' payoffs in "pays" are ${payoffs}`,
  edgePays: (pays, above) => `an edge pays ${pays} numbers where one above it pays ${above}`,
  notSet: '"set" is not the name of an information set',
  notLabel: '"label" is not a string',
  notActions: '"actions" is not a list of names',
  tooManyInside: (most) => `the value holds more than ${grouped(most)} values`,
  containsItself: "a node contains itself",

  comma: "a comma separates nothing here: children are separated by blanks",
  openQuotes: "a text in quotes is never closed",
  noPlayers: "the game has no players",
  missingNode: "the text ends before the tree: a node is missing",
  gameTooLarge: (nodes, levels) =>
    `the tree has more than ${grouped(nodes)} nodes or ${grouped(levels)} levels`,
  longSums: "the payoffs on a path have too many digits to add",
  noPlayer: (number, players) => `there is no player ${number}, only 1 to ${players}`,
  setUnknown: (set, player, name) =>
    `information set ${set} of player ${player} (${name}) is not described where it comes first`,
  setTwice: (set, player) => `information set ${set} of player ${player} is described in two ways`,
  eventUnknown: (number) => `chance event ${number} is not described where it comes first`,
  eventTwice: (number) => `chance event ${number} is described in two ways`,
  noActions: "a node has no actions",
  outcomeNone: "outcome 0 means none, so it has no name and no payoffs",
  outcomeUnknown: (number) => `outcome ${number} is not described where it comes first`,
  outcomeTwice: (number) => `outcome ${number} is described in two ways`,
  payoffCount: (payoffs, players) => `an outcome has ${payoffs} payoffs, but there are ${players} players`,

  notAgent: (name, all) => `${name} is not an agent: there are ${all.join(", ")}`,
  noStart: "the start state has no name",
  noTree: (name, only) => `a test of class ${name} holds no tree, only ${only} does`,
  fieldMeant: (key, meant) => `the field before this value is called ${key}; did you mean "${meant}"?`,
  noField: (key) => `the test has no field "${key}"`,
  fieldTwice: (key) => `the field ${key} comes twice`,
  circle: (state) => `the state ${state} leads back to itself`,
  noEvaluation: (state) => `the game ends at the state ${state}, which has no evaluation`,
  statesTooMany: (size, most) => `as a tree the states would be ${size} nodes, more than ${grouped(most)}`,
  successorLine: 'a line of successors is not "state action state"',
  actionTwice: (state, action) => `the state ${state} has the action ${action} twice`,
  evaluationLine: 'a line of evaluation is not "state number"',
  evaluationTwice: (state) => `the state ${state} has two evaluations`,
  quoteOpen: "a quote is not closed on its line",
  blockOpen: (mark) => `a block is never closed by ${mark} on a line of its own`,

  noTreeAtAll: "there is no tree",
  secondRoot: "there is more than one root",
  strayEnd: "a node ends that never began",
  endsInside: (kind) => `the tree ends inside ${a(kind)}`,
  noChildren: (kind) => `${a(kind)} has no children`,
  actionCount: (kind, count, actions) =>
    `${a(kind)} has ${children(count)} but its action names are ${actions}`,
  probabilityCount: (count, probabilities) =>
    `a chance node has ${children(count)} but its probabilities are ${probabilities}`,
  probabilitySum: (sum) => `the probabilities of a chance node add up to ${sum}, not to 1`,
  longProbabilities: "the probabilities of a chance node have too many digits to add",
  chanceInSet: "a chance node is in an information set, which only decisions have",
  setActions: (first, other, set) =>
    `nodes ${first} and ${other} of the information set "${set}" have different actions, so their player could tell them apart`,
  noProbabilities: (kind) => `${a(kind)} has probabilities, which only a chance node may have`,
  tooManyNodes: (most) => `the tree has more than ${grouped(most)} nodes`,
  tooManyLevels: (most) => `the tree has more than ${grouped(most)} levels`,
  payoffsDiffer: (payoffs, first) =>
    `a leaf has ${payoffs} payoffs where the first one with payoffs has ${first}`,
  payoffMissing: (others) => `a leaf has one payoff where others have ${others}`,
  notPlayer: "a player is not a whole number from 0",
  playerOfTwo: (player) => `player ${player} decides, but single payoffs are for players 0 and 1`,
  playerOfMany: (player, last) =>
    `player ${player} decides, but the leaves have payoffs for players 0 to ${last}`,

  noAlgorithm: (name, all) => `there is no algorithm "${name}"; there are ${all.join(", ")}`,
  noChance: (algorithm) => `${algorithm} cannot walk chance nodes; use expectiminimax, star1 or star2`,
  onlyTwo: (algorithm, players) =>
    `${algorithm} is for two players and this tree has ${players}; use max^n, paranoid, best-reply or teams`,
  imperfect: (algorithm, isSolvable) =>
    `${algorithm} is for perfect information, and in this tree a player cannot tell some nodes apart; ${isSolvable ? "use `tyche equilibrium`" : "`tyche equilibrium` solves such trees for two players and a constant sum only"}`,
  constantSum: (algorithm) =>
    `${algorithm} needs payoffs that add up to the same at every leaf; use max^n or teams`,
  equalChances: (algorithm) => `${algorithm} needs equally likely outcomes at every chance node; use star1`,
  noSetting: (algorithm, setting, has) =>
    `${algorithm} has no setting "${setting}"; it has ${has.join(", ")}`,
  ballardSoft: "star1-ballard is fail-hard as published; use star1 for fail-soft",
  badDepth: "the depth is not a whole number from 0",
  boundsTurned: (low, high) => `the lower bound ${low} is above the upper bound ${high}`,
  windowTurned: "alpha is not below beta in the window",
  badProbes: "the number of probes is not a whole number from 1",
  badWidth: "the width of the beam is not a whole number from 1",
  badRandom: "the probability of a random move does not lie between 0 and 1",
  notPlaying: (player, last) => `player ${player} does not play: players are numbered from 0 to ${last}`,
  outsideBounds: (what, node, value, low, high) =>
    `${what === "a-leaf" ? "a leaf" : `${what === "leaf" ? "the leaf" : "the estimate of"} ${node}`} is ${value}, ` +
    `outside the bounds [${low}, ${high}]; widen --bounds`,
  noTeams: "teams needs to know the teams, for example --teams 0,2/1",
  twoTeams: (player) => `player ${player} stands in more than one place in the teams`,
  noEstimate: (node) =>
    `the search stops at node ${node}, which has no "estimate" of its value; give it one or search deeper`,
  noEstimateDeepening: (node) =>
    `iterative-deepening stops at every inner node first, and node ${node} has no "estimate" of its value; give it one or use alpha-beta`,
  orderForTwo: (order) => `the order "${order}" is for two players with payoffs of a constant sum`,
  badOrder: (count) => `the order of search does not name each of the ${count} children of a node once`,
  sensitivityTwo: "sensitivity is for two players whose payoffs add up to the same at every leaf",
  sensitivityRoot: "nobody decides at the root, so no best action can change",
  sensitivityShare: "the share by which numbers change does not lie between 0 and 1",
  noUtility: (fault, leaf) => `${noUtility(fault)} (at leaf ${leaf})`,
  riskNoChance:
    "there is no chance in the tree: a utility grows with the payoff, so between sure payoffs it changes no decision",
  riskPayoffs: "a utility is that of one decision maker, and the leaves pay several players",
  riskImperfect: "certainty equivalents are for perfect information, and some nodes cannot be told apart",
  noEquilibrium: (gap) => `what the linear program gave is no equilibrium: somebody could gain ${gap}`,
  programUnsolved:
    "the linear program of the sequence form was not solved: the tree is too large, or its payoffs differ too much in size",
  equilibriumPlayers: (players, isPerfect) =>
    `the linear program of the sequence form is for two players, and this tree has ${players}; ${elsewhere(isPerfect)}`,
  equilibriumSum: (isPerfect) =>
    `the payoffs do not add up to the same at every leaf, so no linear program has the equilibrium; ${elsewhere(isPerfect)}`,
  equilibriumRecall: (player, set) =>
    `at the information set {${set}} player ${player} has forgotten what it did or knew before, and the sequence form needs perfect recall`,
  riskPlayers: "a utility is that of one decision maker, and the tree has several players",
  linearNumber: "the linear utility takes no number",
  unknownUtility: (name) =>
    `there is no utility "${name}"; there are linear, exponential:R, log:W, sqrt:W and points:X=U,…`,
  utilityTakes: (name, what) => `the utility ${name} takes ${UTILITY_NUMBERS[what]}`,
  utilityLarge: (name) => `the number of the utility ${name} is beyond 10^9`,
  zeroTolerance: "the risk tolerance is 0, or too near to it: it is a payoff, as in exponential:50",
  fewPoints: "the utility points takes at least two points, as in points:0=0,50=0.8,100=1",
  twoUtilities: (payoff) => `the payoff ${payoff} has two utilities`,
  notGreater: (payoff, before) =>
    `the utility of ${payoff} is not greater than that of ${before}: more has to be worth more`,
  edgePaysLeaf: (payoffs, pays) =>
    `a leaf has ${plural("en", payoffs, "one payoff", `${payoffs} payoffs`)} where an edge above it pays ${pays}`,
  streamSet: '"set" names an information set, for which the tree has to be built',
  streamPays: '"pays" adds to the leaves below, which a stream has no place for: the tree has to be built',
  streamAlgorithm: (algorithm, all) =>
    `${algorithm} needs the whole tree: a stream is solved by ${all.join(", ")}`,
  streamDepth: "a depth needs the whole tree: a stream is searched to its leaves",
  streamOrder: "this order of search needs the whole tree: a stream has given and reverse",
  streamPlayer: '"children" stands before the "player" whose they are: a stream has to know who moves',
  streamPayoffs: "a leaf has a payoff for each player: a stream is for two players and one payoff a leaf",

  noExercise: (tries, seed, wishes) =>
    `no tree of the first ${tries} from seed "${seed}" has ${wished(wishes)}; ` +
    "draw larger trees or leaves from a wider range, or ask for less",
  badTries: "the number of tries is not a whole number from 1",
  randomTooLarge: (most) => `the tree would have more than ${most} nodes; ask for less depth or branching`,
  randomDepth: "the depth of a random tree is not a whole number from 0",
  randomBranching: "the branching is not a whole number from 1",
  branchingTurned: (least, most) => `the branching goes from ${least} down to ${most}`,
  leafRange: (most) => `the range of the leaves is not two integers from -${most} to ${most}`,
  leavesTurned: (low, high) => `the range of the leaves goes from ${low} down to ${high}`,
  denominators: (most) => `the denominators are not whole numbers from 1 to ${most}`,
  noKinds: "there are no kinds of nodes to draw from",
  unknownKind: (kind, all) => `there is no kind of node "${kind}"; there are ${all.join(", ")}`,
  playerCount: "the number of players is not a whole number from 2 to 100",
  playersNeeded: "the kind player needs the number of players",
  sumNeedsPlayers: "a sum of the payoffs needs the number of players",
  sumNotWhole: "the sum of the payoffs is not an integer",
  sumImpossible: (players, low, high, sum) =>
    `${players} payoffs from ${low} to ${high} cannot add up to ${sum}`,
  unfoldTooLarge: (most) => `the tree has more than ${most} nodes; unfold it less deep`,
  unfoldEvaluator: "the game goes on beyond the depth: give an evaluator, or unfold it deeper",
  unfoldPlayers: "an evaluator speaks for player 0 alone; with more players unfold the game to its end",
  unfoldPayoff: (payoff) => `the game gives the payoff ${payoff}, which is not a finite number`,
  tooManyOutcomes: (most) => `a rule can draw more than ${most} outcomes: too many to unfold`,
  badWeight: "a rule draws by a weight that is not a finite number above 0",
  noItems: "a rule draws one of no items",

  unwritable: (format, node, why) =>
    `${FORMATS.en[format]} cannot hold this tree: node ${node} ${unwritable(why)}; write json`,
  backslash: (node) => `an .efg file cannot hold a name that ends in a backslash, as at node ${node}`,
  longNumeral: (length, most) => `a number has ${length} characters, and readers take at most ${most}`,
};
