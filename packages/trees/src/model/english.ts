import type { Message, MessageValue } from "@tyche/messages";
import type { InnerKind } from "./node.js";

/** Message parts that are messages themselves, in English. */
const PHRASES = {
  "format-list": "a nested list",
  "format-parentheses": "a tree in parentheses",
  "format-berkeley": "a CS188 test",
  "thing-action-name": "the name of an action",
  "thing-agent-count": "the number of agents",
  "thing-any-node": 'a node, "c", "p" or "t",',
  "thing-chance-event-number": "the number of a chance event",
  "thing-comment": "a comment",
  "thing-depth": "the depth",
  "thing-digit": "a digit",
  "thing-edge-payoff": "a payoff of an edge",
  "thing-end": "the end of the text",
  "thing-end-of-line": "the end of the line",
  "thing-estimate": "an estimate",
  "thing-event-name": "a name in quotes",
  "thing-field": 'a field as in key: "value"',
  "thing-information-set-number": "the number of an information set",
  "thing-key": "a key in double quotes",
  "thing-list": "a list",
  "thing-node": "a node",
  "thing-node-name": "the node's name in quotes",
  "thing-object": "an object",
  "thing-outcome-name": "the name of an outcome",
  "thing-outcome-number": "the number of an outcome",
  "thing-payoff": "a payoff",
  "thing-player-name": "the name of a player in quotes",
  "thing-player-number": "the number of a player",
  "thing-probability": "a probability",
  "thing-quoted-action-name": "the name of an action in quotes",
  "thing-quoted-value": "a value in double quotes",
  "thing-title": "the title in quotes",
  "thing-value": "a value",
  "thing-version": "the version number 2",
  "utility-number-tolerance": "a risk tolerance, as in exponential:50",
  "utility-number-wealth": "the initial wealth, as in log:1000",
  "utility-number-sqrt": "the initial wealth, as in sqrt:1000",
  "unwritable-payoffs": "has a payoff for each player",
  "unwritable-probabilities": "has probabilities that are not equal",
  "unwritable-set": "is in an information set",
  "wish-deep-cut": "a deep cut",
  "wish-unique-best": "a unique best action",
  "wish-no-ties": "no ties",
} as const;

/** What can be expected or found at a position in a text. */
export type Thing = keyof typeof PHRASES extends infer Id
  ? Id extends `thing-${infer T}`
    ? T
    : never
  : never;

/** A thing as a part of a message. */
export function thing(name: Thing): Message {
  return { id: `thing-${name}` };
}

/** Message parts that have values. */
const PARTS = {
  "unwritable-kind": ({ kind, read }: { kind: InnerKind; read: InnerKind }) =>
    `is ${a(kind)} where ${a(read)} would be read`,
  "unwritable-turn": ({ kind, turn }: { kind: InnerKind; turn: InnerKind }) =>
    `is ${a(kind)} where the turns would make it ${a(turn)}`,
  "unwritable-level": ({ kind }: { kind: InnerKind }) =>
    `is ${a(kind)}, and a level has one kind: max, min or chance`,
  "utility-too-large": ({ payoff }: { payoff: string }) =>
    `the payoff ${payoff} is beyond 10^9: only linear and points are exact that far`,
  "utility-outside-points": ({ payoff, from, to }: { payoff: string; from: string; to: string }) =>
    `the payoff ${payoff} is outside the points, which go from ${from} to ${to}`,
  "utility-no-logarithm": ({ payoff, left, wealth }: { payoff: string; left: string; wealth: string }) =>
    `the payoff ${payoff} leaves ${left} of the wealth ${wealth}, and only numbers above 0 have a logarithm`,
  "utility-no-root": ({ payoff, left, wealth }: { payoff: string; left: string; wealth: string }) =>
    `the payoff ${payoff} leaves ${left} of the wealth ${wealth}, and numbers below 0 have no square root`,
  "wish-cuts": ({ cuts }: { cuts: number }) => `at least ${cuts} ${cuts === 1 ? "cut" : "cuts"}`,
};

/**
 * What can be wrong with a text, a tree or a request, in English. Each message is a sentence without a capital and a
 * full stop, since it may follow a position. Words from the user's text are quoted. @tyche/messages has the other
 * languages, with the same ids and values.
 */
const PROBLEMS = {
  "tree-expected": ({ found, should }: { found: MessageValue; should: MessageValue }) =>
    `found ${say(found)} where ${or(should)} was expected`,
  "tree-is-not": ({ found, should }: { found: MessageValue; should: Message }) =>
    `${say(found)} is not ${or(should)}`,
  "tree-not-whole": ({ what, found }: { what: Message; found: string }) =>
    `${say(what)} must be a whole number, 1 or more: ${found}`,
  "tree-empty": () => "there is no tree: the text is empty",
  "tree-blanks": ({ count }: { count: number }) => `the text begins with ${grouped(count)} blanks`,
  "tree-no-format": ({ begin }: { begin: string }) =>
    `no format begins with ${begin}: JSON begins with {, a nested list with [, ` +
    'CMU parentheses with (, a CS188 test with a field such as class: "…", a Gambit game with EFG',
  "tree-strategic-form": () =>
    "this is a game in strategic form (.nfg of Gambit), which has no tree: save the game as .efg, or write its matrix as a tree whose second player has one information set, as in `tyche equilibrium --help`",
  "tree-workbook": () => "this is a workbook of Gambit (.gbt): open it in Gambit and save the game as .efg",
  "tree-goes-on": () => "the tree has ended, but the text goes on",
  "tree-too-many-values": ({ most }: { most: number }) =>
    `the text contains more than ${grouped(most)} values`,
  "tree-never-closed": ({ mark }: { mark: string }) => `a "${mark}" is never closed`,

  "tree-zero-denominator": ({ text }: { text: string }) => `${text} divides by zero`,
  "tree-too-many-digits": ({ begin }: { begin: string }) =>
    `the number that begins with ${begin} has too many digits`,
  "tree-exponent": ({ text }: { text: string }) => `the exponent of ${text} is too large`,
  "tree-not-number": ({ text }: { text: string }) => `${text} is not a number`,
  "tree-negative-probability": ({ text }: { text: string }) => `a probability is negative: ${text}`,
  "tree-zero-ahead": () => "a number begins with 0 and has more digits",
  "tree-bare-fraction": () => 'a fraction must be in quotes: "1/3"',

  "tree-control": () => "a string contains a line end or another control character",
  "tree-open-string": () => "a string is never closed",
  "tree-hexadecimal": () => '"\\u" must be followed by four hexadecimal digits',
  "tree-escape": () => "a string contains an unknown escape",
  "tree-empty-after-comma": () => "nothing follows a comma",
  "tree-key-twice": ({ key }: { key: string }) => `the key ${key} appears twice`,
  "tree-too-many-keys": ({ most }: { most: number }) => `an object has more than ${most} keys`,
  "tree-unknown-key": ({ key, all }: { key: string; all: readonly string[] }) =>
    `${key} is not a key of a node; use one of ${all.join(", ")}`,
  "tree-misspelt-key": ({ key, meant }: { key: string; meant: string }) =>
    `${key} is not a key of a node; did you mean "${meant}"?`,
  "tree-strange-key": ({
    kind,
    key,
    allowed,
  }: {
    kind: InnerKind | "leaf";
    key: string;
    allowed: readonly string[];
  }) => `${a(kind)} has no "${key}", only ${and(allowed)}`,
  "tree-two-kinds": ({ kind, other }: { kind: string; other: string }) =>
    `an object has two kinds, "${kind}" and "${other}"`,
  "tree-no-kind": ({ all }: { all: readonly string[] }) =>
    `an object has no kind: it needs one of ${and(all)}`,
  "tree-who-moves": () =>
    'a list below a player node does not say who moves: write {"player": 1, "children": […]} or name another kind',
  "tree-empty-list": () => "a list is empty, but every inner node has children",
  "tree-one-payoff": () => "a list of payoffs has one for each player, at least two",
  "tree-no-children-key": () => 'a player node has its children in "children"',
  "tree-not-children": ({ key }: { key: string }) => `"${key}" is not a list of children`,
  "tree-not-probabilities": () => '"p" is not a list of probabilities',
  "tree-not-pays": () => '"pays" is not a list with a payoff for each edge',
  "tree-pay-count": ({
    kind,
    children: count,
    payoffs,
  }: {
    kind: InnerKind;
    children: number;
    payoffs: number;
  }) => `${a(kind)} has ${children(count)} but its edges' payoffs in "pays" are ${payoffs}`,
  "tree-edge-pays": ({ pays, above }: { pays: number; above: number }) =>
    `an edge pays ${pays} numbers where one above it pays ${above}`,
  "tree-not-set": () => '"set" is not the name of an information set',
  "tree-not-label": () => '"label" is not a string',
  "tree-not-actions": () => '"actions" is not a list of names',
  "tree-too-many-inside": ({ most }: { most: number }) =>
    `the value contains more than ${grouped(most)} values`,
  "tree-contains-itself": () => "a node contains itself",

  "tree-comma": () => "a comma separates nothing here: children are separated by blanks",
  "tree-open-quotes": () => "a text in quotes is never closed",
  "tree-no-players": () => "the game has no players",
  "tree-missing-node": () => "the text ends before the tree: a node is missing",
  "tree-game-too-large": ({ nodes, levels }: { nodes: number; levels: number }) =>
    `the tree has more than ${grouped(nodes)} nodes or ${grouped(levels)} levels`,
  "tree-long-sums": () => "the payoffs on a path have too many digits to add up",
  "tree-no-player": ({ number, players }: { number: number; players: number }) =>
    `there is no player ${number}, only 1 to ${players}`,
  "tree-set-unknown": ({ set, player, name }: { set: number; player: number; name: string }) =>
    `information set ${set} of player ${player} (${name}) is not described where it first appears`,
  "tree-set-twice": ({ set, player }: { set: number; player: number }) =>
    `information set ${set} of player ${player} is described in two ways`,
  "tree-event-unknown": ({ number }: { number: number }) =>
    `chance event ${number} is not described where it first appears`,
  "tree-event-twice": ({ number }: { number: number }) => `chance event ${number} is described in two ways`,
  "tree-no-actions": () => "a node has no actions",
  "tree-outcome-none": () => "outcome 0 means none, so it has no name and no payoffs",
  "tree-outcome-unknown": ({ number }: { number: number }) =>
    `outcome ${number} is not described where it first appears`,
  "tree-outcome-twice": ({ number }: { number: number }) => `outcome ${number} is described in two ways`,
  "tree-payoff-count": ({ payoffs, players }: { payoffs: number; players: number }) =>
    `an outcome has ${payoffs} payoffs, but there are ${players} players`,

  "tree-not-agent": ({ name, all }: { name: string; all: readonly string[] }) =>
    `${name} is not an agent: use one of ${all.join(", ")}`,
  "tree-no-start": () => "the start state has no name",
  "tree-no-tree": ({ name, only }: { name: string; only: string }) =>
    `a test of class ${name} contains no tree; only ${only} does`,
  "tree-field-meant": ({ key, meant }: { key: string; meant: string }) =>
    `the field before this value is called ${key}; did you mean "${meant}"?`,
  "tree-no-field": ({ key }: { key: string }) => `the test has no field "${key}"`,
  "tree-field-twice": ({ key }: { key: string }) => `the field ${key} appears twice`,
  "tree-circle": ({ state }: { state: string }) => `the state ${state} leads back to itself`,
  "tree-no-evaluation": ({ state }: { state: string }) =>
    `the game ends at the state ${state}, which has no evaluation`,
  "tree-states-too-many": ({ size, most }: { size: string; most: number }) =>
    `as a tree the states would be ${size} nodes, more than ${grouped(most)}`,
  "tree-successor-line": () => 'a line of successors is not "state action state"',
  "tree-action-twice": ({ state, action }: { state: string; action: string }) =>
    `the state ${state} has the action ${action} twice`,
  "tree-evaluation-line": () => 'a line of evaluation is not "state number"',
  "tree-evaluation-twice": ({ state }: { state: string }) => `the state ${state} has two evaluations`,
  "tree-quote-open": () => "a quote is not closed on its line",
  "tree-block-open": ({ mark }: { mark: string }) =>
    `a block is never closed by ${mark} on a line of its own`,

  "tree-no-tree-at-all": () => "there is no tree",
  "tree-second-root": () => "there is more than one root",
  "tree-stray-end": () => "a node ends that was never opened",
  "tree-ends-inside": ({ kind }: { kind: InnerKind }) => `the tree ends inside ${a(kind)}`,
  "tree-no-children": ({ kind }: { kind: InnerKind }) => `${a(kind)} has no children`,
  "tree-action-count": ({
    kind,
    children: count,
    actions,
  }: {
    kind: InnerKind;
    children: number;
    actions: number;
  }) => `${a(kind)} has ${children(count)} but its action names are ${actions}`,
  "tree-probability-count": ({
    children: count,
    probabilities,
  }: {
    children: number;
    probabilities: number;
  }) => `a chance node has ${children(count)} but its probabilities are ${probabilities}`,
  "tree-probability-sum": ({ sum }: { sum: string }) =>
    `the probabilities of a chance node add up to ${sum}, not to 1`,
  "tree-long-probabilities": () => "the probabilities of a chance node have too many digits to add up",
  "tree-chance-in-set": () => "a chance node is in an information set, which only decisions have",
  "tree-set-actions": ({ first, other, set }: { first: string; other: string; set: string }) =>
    `nodes ${first} and ${other} of the information set "${set}" have different actions, so their player could tell them apart`,
  "tree-no-probabilities": ({ kind }: { kind: InnerKind }) =>
    `${a(kind)} has probabilities, which only a chance node may have`,
  "tree-too-many-nodes": ({ most }: { most: number }) => `the tree has more than ${grouped(most)} nodes`,
  "tree-too-many-levels": ({ most }: { most: number }) => `the tree has more than ${grouped(most)} levels`,
  "tree-payoffs-differ": ({ payoffs, first }: { payoffs: number; first: number }) =>
    `a leaf has ${payoffs} payoffs where the first one with payoffs has ${first}`,
  "tree-payoff-missing": ({ others }: { others: number }) =>
    `a leaf has one payoff where others have ${others}`,
  "tree-not-player": () => "a player must be a whole number, 0 or more",
  "tree-player-of-two": ({ player }: { player: number }) =>
    `player ${player} decides, but single payoffs are for players 0 and 1`,
  "tree-player-of-many": ({ player, last }: { player: number; last: number }) =>
    `player ${player} decides, but the leaves have payoffs for players 0 to ${last}`,

  "tree-no-algorithm": ({ name, all }: { name: string; all: readonly string[] }) =>
    `there is no algorithm "${name}"; use one of ${all.join(", ")}`,
  "tree-no-chance": ({ algorithm }: { algorithm: string }) =>
    `${algorithm} cannot search chance nodes; use expectiminimax, star1 or star2`,
  "tree-only-two": ({ algorithm, players }: { algorithm: string; players: number }) =>
    `${algorithm} is for two players, and this tree has ${players}; use max^n, paranoid, best-reply or teams`,
  "tree-imperfect": ({ algorithm, isSolvable }: { algorithm: string; isSolvable: boolean }) =>
    `${algorithm} is for perfect information, and in this tree a player cannot tell some nodes apart; ${isSolvable ? "use `tyche equilibrium`" : "`tyche equilibrium` solves such trees for two players and a constant sum only"}`,
  "tree-constant-sum": ({ algorithm }: { algorithm: string }) =>
    `${algorithm} needs payoffs that add up to the same at every leaf; use max^n or teams`,
  "tree-equal-chances": ({ algorithm }: { algorithm: string }) =>
    `${algorithm} needs equally likely outcomes at every chance node; use star1`,
  "tree-no-setting": ({
    algorithm,
    setting,
    has,
  }: {
    algorithm: string;
    setting: string;
    has: readonly string[];
  }) => `${algorithm} has no setting "${setting}"; it has ${has.join(", ")}`,
  "tree-ballard-soft": () => "star1-ballard is fail-hard as published; use star1 for fail-soft",
  "tree-bad-depth": () => "the depth must be a whole number, 0 or more",
  "tree-bounds-turned": ({ low, high }: { low: string; high: string }) =>
    `the lower bound ${low} is above the upper bound ${high}`,
  "tree-window-turned": () => "alpha is not below beta in the window",
  "tree-bad-probes": () => "the number of probes must be a whole number, 1 or more",
  "tree-bad-width": () => "the width of the beam must be a whole number, 1 or more",
  "tree-bad-random": () => "the probability of a random move must be between 0 and 1",
  "tree-not-playing": ({ player, last }: { player: number; last: number }) =>
    `player ${player} does not play: players are numbered from 0 to ${last}`,
  "tree-outside-bounds": ({
    what,
    node,
    value,
    low,
    high,
  }: {
    what: "leaf" | "estimate" | "any-leaf";
    node: string;
    value: string;
    low: string;
    high: string;
  }) =>
    `${what === "any-leaf" ? "a leaf" : `${what === "leaf" ? "the leaf" : "the estimate of"} ${node}`} is ${value}, outside the bounds [${low}, ${high}]; widen --bounds`,
  "tree-no-teams": () => "teams needs to know the teams, for example --teams 0,2/1",
  "tree-two-teams": ({ player }: { player: number }) => `player ${player} is in more than one team`,
  "tree-no-estimate": ({ node }: { node: string }) =>
    `the search stops at node ${node}, which has no "estimate" of its value; give it one or search deeper`,
  "tree-no-estimate-deepening": ({ node }: { node: string }) =>
    `iterative-deepening stops at every inner node first, and node ${node} has no "estimate" of its value; give it one or use alpha-beta`,
  "tree-order-for-two": ({ order }: { order: string }) =>
    `the order "${order}" is for two players with payoffs of a constant sum`,
  "tree-bad-order": ({ children: count }: { children: number }) =>
    `the order of search does not name each of the ${count} children of a node once`,
  "tree-sensitivity-two": () =>
    "sensitivity is for two players whose payoffs add up to the same at every leaf",
  "tree-sensitivity-root": () => "no player decides at the root, so there is no best action to change",
  "tree-sensitivity-share": () => "the share by which numbers change must be between 0 and 1",
  "tree-no-utility": ({ fault, leaf }: { fault: Message; leaf: string }) => `${say(fault)} (at leaf ${leaf})`,
  "tree-risk-no-chance": () =>
    "the tree has no chance nodes: utility increases with the payoff, so it changes no decision between certain payoffs",
  "tree-risk-payoffs": () => "a utility is that of one decision maker, and the leaves pay several players",
  "tree-risk-imperfect": () =>
    "certainty equivalents are for perfect information, and in this tree some nodes cannot be told apart",
  "tree-no-equilibrium": ({ gap }: { gap: string }) =>
    `the solution of the linear program is not an equilibrium: a player could gain ${gap}`,
  "tree-program-unsolved": () =>
    "the linear program of the sequence form was not solved: the tree is too large, or its payoffs differ too much in size",
  "tree-equilibrium-players": ({ players, isPerfect }: { players: number; isPerfect: boolean }) =>
    `the linear program of the sequence form is for two players, and this tree has ${players}; ${elsewhere(isPerfect)}`,
  "tree-equilibrium-sum": ({ isPerfect }: { isPerfect: boolean }) =>
    `the payoffs do not add up to the same at every leaf, so no linear program has the equilibrium; ${elsewhere(isPerfect)}`,
  "tree-equilibrium-recall": ({ player, set }: { player: number; set: string }) =>
    `at the information set {${set}} player ${player} has forgotten what it did or knew before, and the sequence form needs perfect recall`,
  "tree-risk-players": () => "a utility is that of one decision maker, and the tree has several players",
  "tree-linear-number": () => "the linear utility has no number",
  "tree-unknown-utility": ({ name }: { name: string }) =>
    `there is no utility "${name}"; use linear, exponential:R, log:W, sqrt:W and points:X=U,…`,
  "tree-utility-takes": ({ name, what }: { name: string; what: Message }) =>
    `the utility ${name} needs ${say(what)}`,
  "tree-utility-large": ({ name }: { name: string }) => `the number of the utility ${name} is beyond 10^9`,
  "tree-zero-tolerance": () =>
    "the risk tolerance is 0, or too near to it: it is a payoff, as in exponential:50",
  "tree-few-points": () => "the utility points needs at least two points, as in points:0=0,50=0.8,100=1",
  "tree-two-utilities": ({ payoff }: { payoff: string }) => `the payoff ${payoff} has two utilities`,
  "tree-not-greater": ({ payoff, before }: { payoff: string; before: string }) =>
    `the utility of ${payoff} is not greater than that of ${before}: a larger payoff must have a larger utility`,
  "tree-edge-pays-leaf": ({ payoffs, pays }: { payoffs: number; pays: number }) =>
    `a leaf has ${payoffs === 1 ? "one payoff" : `${payoffs} payoffs`} where an edge above it pays ${pays}`,
  "tree-stream-set": () => '"set" names an information set, for which the tree has to be built',
  "tree-stream-pays": () => '"pays" is not supported in a stream: the tree has to be built',
  "tree-stream-algorithm": ({ algorithm, all }: { algorithm: string; all: readonly string[] }) =>
    `${algorithm} needs the whole tree: a stream is solved by ${all.join(", ")}`,
  "tree-stream-depth": () => "a depth needs the whole tree: a stream is searched to its leaves",
  "tree-stream-order": () => "this order of search needs the whole tree: in a stream, use given or reverse",
  "tree-stream-player": () => '"children" comes before its "player": in a stream, the player must come first',
  "tree-stream-payoffs": () =>
    "a leaf has a payoff for each player: a stream is for two players and one payoff a leaf",

  "tree-no-exercise": ({
    tries,
    seed,
    wishes,
  }: {
    tries: number;
    seed: string;
    wishes: readonly Message[];
  }) =>
    `no tree of the first ${tries} from seed "${seed}" has ${and(wishes.map(say))}; ` +
    "draw larger trees or leaves from a wider range, or ask for less",
  "tree-bad-tries": () => "the number of tries must be a whole number, 1 or more",
  "tree-random-too-large": ({ most }: { most: number }) =>
    `the tree would have more than ${most} nodes; ask for less depth or branching`,
  "tree-random-depth": () => "the depth of a random tree must be a whole number, 0 or more",
  "tree-random-branching": () => "the branching must be a whole number, 1 or more",
  "tree-branching-turned": ({ least, most }: { least: number; most: number }) =>
    `the branching goes from ${least} down to ${most}`,
  "tree-leaf-range": ({ most }: { most: number }) =>
    `the range of the leaves must be two integers from -${most} to ${most}`,
  "tree-leaves-turned": ({ low, high }: { low: number; high: number }) =>
    `the range of the leaves goes from ${low} down to ${high}`,
  "tree-denominators": ({ most }: { most: number }) =>
    `the denominators must be whole numbers from 1 to ${most}`,
  "tree-no-kinds": () => "there are no kinds of nodes to draw from",
  "tree-unknown-kind": ({ kind, all }: { kind: string; all: readonly string[] }) =>
    `there is no kind of node "${kind}"; use one of ${all.join(", ")}`,
  "tree-player-count": () => "the number of players must be a whole number from 2 to 100",
  "tree-players-needed": () => "the kind player needs the number of players",
  "tree-sum-needs-players": () => "a sum of the payoffs needs the number of players",
  "tree-sum-not-whole": () => "the sum of the payoffs must be an integer",
  "tree-sum-impossible": ({
    players,
    low,
    high,
    sum,
  }: {
    players: number;
    low: number;
    high: number;
    sum: number;
  }) => `${players} payoffs from ${low} to ${high} cannot add up to ${sum}`,
  "tree-unfold-too-large": ({ most }: { most: number }) =>
    `the tree has more than ${most} nodes; unfold it less deep`,
  "tree-unfold-evaluator": () => "the game goes on beyond the depth: give an evaluator, or unfold it deeper",
  "tree-unfold-players": () =>
    "an evaluator gives the value to player 0 only; with more players unfold the game to its end",
  "tree-unfold-payoff": ({ payoff }: { payoff: number }) =>
    `the game gives the payoff ${payoff}, which is not a finite number`,
  "tree-too-many-outcomes": ({ most }: { most: number }) =>
    `a rule can draw more than ${most} outcomes: too many to unfold`,
  "tree-bad-weight": () => "a rule draws by a weight that is not a finite number above 0",
  "tree-no-items": () => "a rule draws one of no items",

  "tree-unwritable": ({ format, node, why }: { format: Message; node: string; why: Message }) =>
    `${say(format)} cannot represent this tree: node ${node} ${say(why)}; write json`,
  "tree-backslash": ({ node }: { node: string }) =>
    `an .efg file cannot contain a name that ends in a backslash, as at node ${node}`,
  "tree-long-numeral": ({ length, most }: { length: number; most: number }) =>
    `a number has ${length} characters, and readers take at most ${most}`,
};

/** The id of a problem of this package. */
export type TreeProblemId = keyof typeof PROBLEMS;

/** The ids of all problems. */
export const PROBLEM_IDS = Object.keys(PROBLEMS) as readonly TreeProblemId[];

/** The values of a problem. */
export type TreeProblemValues<Id extends TreeProblemId> = (typeof PROBLEMS)[Id] extends () => string
  ? Record<string, never>
  : (typeof PROBLEMS)[Id] extends (values: infer Values) => string
    ? Values
    : never;

/** A problem, as data. */
export type Problem = {
  [Id in TreeProblemId]: TreeProblemValues<Id> extends Record<string, never>
    ? { readonly id: Id; readonly values?: undefined }
    : { readonly id: Id; readonly values: TreeProblemValues<Id> };
}[TreeProblemId];

const SENTENCES: Readonly<Record<string, string | ((values: never) => string)>> = {
  ...PHRASES,
  ...PARTS,
  ...PROBLEMS,
};

/** A problem, or a part of one, in English. */
export function english({ id, values = {} }: Message): string {
  const sentence = SENTENCES[id]!;
  return typeof sentence === "string" ? sentence : sentence(values as never);
}

function say(value: MessageValue): string {
  return typeof value === "object" && "id" in value ? english(value) : String(value);
}

function or(value: MessageValue): string {
  return Array.isArray(value) ? value.map(say).join(" or ") : say(value);
}

function and(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function a(kind: InnerKind | "leaf"): string {
  return `a ${kind} node`;
}

function children(count: number): string {
  return count === 1 ? "1 child" : `${count} children`;
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}

/** What to do with a tree that has no sequence form here. */
function elsewhere(isPerfect: boolean): string {
  return isPerfect
    ? "use `tyche solve`, since every player sees everything"
    : "no command solves such a tree with information sets";
}
