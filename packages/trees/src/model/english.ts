import type { Message, MessageValue } from "@tyche/messages";
import type { InnerKind } from "./node.js";

/** Message parts that are messages themselves, in English. */
const PHRASES = {
  "format-list": "a nested list",
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
  "unwritable-kind": "is <kind:a> where <read:a> would be read",
  "utility-too-large": "the payoff <payoff> is beyond 10^9: only linear and points are exact that far",
  "utility-outside-points": "the payoff <payoff> is outside the points, which go from <from> to <to>",
  "utility-no-logarithm":
    "the payoff <payoff> leaves <left> of the wealth <wealth>, and only numbers above 0 have a logarithm",
  "utility-no-root":
    "the payoff <payoff> leaves <left> of the wealth <wealth>, and numbers below 0 have no square root",
  "wish-cuts": ({ cuts }: { cuts: number }) => `at least ${cuts} ${cuts === 1 ? "cut" : "cuts"}`,
} as const;

/**
 * What can be wrong with a text, a tree or a request, in English, with its values in angle brackets. Each message is a
 * sentence without a capital and a full stop, since it may follow a position. Words from the user's text are quoted.
 * @tyche/messages has the other languages, with the same ids and values.
 */
export const PROBLEMS = {
  "tree-expected": "found <found> where <should:or> was expected",
  "tree-is-not": "<found> is not <should:or>",
  "tree-not-whole": "<what> must be a whole number, 1 or more: <found>",
  "tree-empty": "there is no tree: the text is empty",
  "tree-blanks": "the text begins with <count:grouped> blanks",
  "tree-no-format":
    'no format begins with <begin>: JSON begins with {, a nested list with [, CMU parentheses with (, a table with columns such as path,payoff, a CS188 test with a field such as class: "…", a Gambit game with EFG',
  "tree-strategic-form":
    "this is a game in strategic form (.nfg of Gambit), which has no tree: save the game as .efg, or write its matrix as a tree whose second player has one information set, as in `tyche equilibrium --help`",
  "tree-workbook": "this is a workbook of Gambit (.gbt): open it in Gambit and save the game as .efg",
  "tree-goes-on": "the tree has ended, but the text goes on",
  "tree-too-many-values": "the text contains more than <most:grouped> values",
  "tree-table-parent": "no row above has the id <parent>",
  "tree-table-twice": "the path <path> has two rows",
  "tree-never-closed": 'a "<mark>" is never closed',

  "tree-zero-denominator": "<text> divides by zero",
  "tree-too-many-digits": "the number that begins with <begin> has too many digits",
  "tree-exponent": "the exponent of <text> is too large",
  "tree-not-number": "<text> is not a number",
  "tree-negative-probability": "a probability is negative: <text>",
  "tree-zero-ahead": "a number begins with 0 and has more digits",
  "tree-bare-fraction": 'a fraction must be in quotes: "1/3"',

  "tree-control": "a string contains a line end or another control character",
  "tree-open-string": "a string is never closed",
  "tree-hexadecimal": '"\\u" must be followed by four hexadecimal digits',
  "tree-escape": "a string contains an unknown escape",
  "tree-empty-after-comma": "nothing follows a comma",
  "tree-key-twice": "the key <key> appears twice",
  "tree-too-many-keys": "an object has more than <most> keys",
  "tree-unknown-key": "<key> is not a key of a node; use one of <all:list>",
  "tree-misspelt-key": '<key> is not a key of a node; did you mean "<meant>"?',
  "tree-strange-key": '<kind:a> has no "<key>", only <allowed:and>',
  "tree-two-kinds": 'an object has two kinds, "<kind>" and "<other>"',
  "tree-no-kind": "an object has no kind: it needs one of <all:and>",
  "tree-who-moves":
    'a list below a player node does not say who moves: write {"player": 1, "children": […]} or name another kind',
  "tree-empty-list": "a list is empty, but every inner node has children",
  "tree-one-payoff": "a list of payoffs has one for each player, at least two",
  "tree-no-children-key": 'a player node has its children in "children"',
  "tree-not-children": '"<key>" is not a list of children',
  "tree-not-probabilities": '"p" is not a list of probabilities',
  "tree-not-pays": '"pays" is not a list with a payoff for each edge',
  "tree-pay-count": '<kind:a> has <children:children> but its edges\' payoffs in "pays" are <payoffs>',
  "tree-edge-pays": "an edge pays <pays> numbers where one above it pays <above>",
  "tree-not-set": '"set" is not the name of an information set',
  "tree-not-label": '"label" is not a string',
  "tree-not-actions": '"actions" is not a list of names',
  "tree-too-many-inside": "the value contains more than <most:grouped> values",
  "tree-contains-itself": "a node contains itself",

  "tree-comma": "a comma separates nothing here: children are separated by blanks",
  "tree-open-quotes": "a text in quotes is never closed",
  "tree-no-players": "the game has no players",
  "tree-missing-node": "the text ends before the tree: a node is missing",
  "tree-game-too-large": "the tree has more than <nodes:grouped> nodes or <levels:grouped> levels",
  "tree-long-sums": "the payoffs on a path have too many digits to add up",
  "tree-no-player": "there is no player <number>, only 1 to <players>",
  "tree-set-unknown":
    "information set <set> of player <player> (<name>) is not described where it first appears",
  "tree-set-twice": "information set <set> of player <player> is described in two ways",
  "tree-event-unknown": "chance event <number> is not described where it first appears",
  "tree-event-twice": "chance event <number> is described in two ways",
  "tree-no-actions": "a node has no actions",
  "tree-outcome-none": "outcome 0 means none, so it has no name and no payoffs",
  "tree-outcome-unknown": "outcome <number> is not described where it first appears",
  "tree-outcome-twice": "outcome <number> is described in two ways",
  "tree-payoff-count": "an outcome has <payoffs> payoffs, but there are <players> players",

  "tree-not-agent": "<name> is not an agent: use one of <all:list>",
  "tree-no-start": "the start state has no name",
  "tree-no-tree": "a test of class <name> contains no tree; only <only> does",
  "tree-field-meant": 'the field before this value is called <key>; did you mean "<meant>"?',
  "tree-no-field": 'the test has no field "<key>"',
  "tree-field-twice": "the field <key> appears twice",
  "tree-circle": "the state <state> leads back to itself",
  "tree-no-evaluation": "the game ends at the state <state>, which has no evaluation",
  "tree-states-too-many": "as a tree the states would be <size> nodes, more than <most:grouped>",
  "tree-successor-line": 'a line of successors is not "state action state"',
  "tree-action-twice": "the state <state> has the action <action> twice",
  "tree-evaluation-line": 'a line of evaluation is not "state number"',
  "tree-evaluation-twice": "the state <state> has two evaluations",
  "tree-quote-open": "a quote is not closed on its line",
  "tree-block-open": "a block is never closed by <mark> on a line of its own",

  "tree-no-tree-at-all": "there is no tree",
  "tree-second-root": "there is more than one root",
  "tree-stray-end": "a node ends that was never opened",
  "tree-ends-inside": "the tree ends inside <kind:a>",
  "tree-no-children": "<kind:a> has no children",
  "tree-action-count": "<kind:a> has <children:children> but its action names are <actions>",
  "tree-probability-count": "a chance node has <children:children> but its probabilities are <probabilities>",
  "tree-probability-sum": "the probabilities of a chance node add up to <sum>, not to 1",
  "tree-long-probabilities": "the probabilities of a chance node have too many digits to add up",
  "tree-chance-in-set": "a chance node is in an information set, which only decisions have",
  "tree-set-actions":
    'nodes <first> and <other> of the information set "<set>" have different actions, so their player could tell them apart',
  "tree-no-probabilities": "<kind:a> has probabilities, which only a chance node may have",
  "tree-too-many-nodes": "the tree has more than <most:grouped> nodes",
  "tree-too-many-levels": "the tree has more than <most:grouped> levels",
  "tree-payoffs-differ": "a leaf has <payoffs> payoffs where the first one with payoffs has <first>",
  "tree-payoff-missing": "a leaf has one payoff where others have <others>",
  "tree-not-player": "a player must be a whole number, 0 or more",
  "tree-player-of-two": "player <player> decides, but single payoffs are for players 0 and 1",
  "tree-player-of-many": "player <player> decides, but the leaves have payoffs for players 0 to <last>",

  "tree-no-algorithm": 'there is no algorithm "<name>"; use one of <all:list>',
  "tree-no-chance": "<algorithm> cannot search chance nodes; use expectiminimax, star1 or star2",
  "tree-only-two":
    "<algorithm> is for two players, and this tree has <players>; use max^n, paranoid, best-reply or teams",
  "tree-imperfect": ({ algorithm, isSolvable }: { algorithm: string; isSolvable: boolean }) =>
    `${algorithm} is for perfect information, and in this tree a player cannot tell some nodes apart; ${isSolvable ? "use `tyche equilibrium`" : "`tyche equilibrium` solves such trees for two players and a constant sum only"}`,
  "tree-constant-sum": "<algorithm> needs payoffs that add up to the same at every leaf; use max^n or teams",
  "tree-equal-chances": "<algorithm> needs equally likely outcomes at every chance node; use star1",
  "tree-no-setting": '<algorithm> has no setting "<setting>"; it has <has:list>',
  "tree-ballard-soft": "star1-ballard is fail-hard as published; use star1 for fail-soft",
  "tree-bad-depth": "the depth must be a whole number, 0 or more",
  "tree-bounds-turned": "the lower bound <low> is above the upper bound <high>",
  "tree-window-turned": "alpha is not below beta in the window",
  "tree-bad-probes": "the number of probes must be a whole number, 1 or more",
  "tree-bad-width": "the width of the beam must be a whole number, 1 or more",
  "tree-bad-random": "the probability of a random move must be between 0 and 1",
  "tree-not-playing": "player <player> does not play: players are numbered from 0 to <last>",
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
    `${what === "any-leaf" ? "a leaf" : `${what === "leaf" ? "the leaf" : "the estimate of"} ${node}`} is ${value}, outside the bounds [${low}, ${high}]; widen "bounds"`,
  "tree-no-teams": 'teams needs to know the teams: set "teams", for example to 0,2/1',
  "tree-two-teams": "player <player> is in more than one team",
  "tree-no-estimate":
    'the search stops at node <node>, which has no "estimate" of its value; give it one or search deeper',
  "tree-no-estimate-deepening":
    'iterative-deepening stops at every inner node first, and node <node> has no "estimate" of its value; give it one or use alpha-beta',
  "tree-order-for-two": 'the order "<order>" is for two players with payoffs of a constant sum',
  "tree-bad-order": "the order of search does not name each of the <children> children of a node once",
  "tree-sensitivity-two": "sensitivity is for two players whose payoffs add up to the same at every leaf",
  "tree-sensitivity-root": "no player decides at the root, so there is no best action to change",
  "tree-sensitivity-share": "the share by which numbers change must be between 0 and 1",
  "tree-no-utility": "<fault> (at leaf <leaf>)",
  "tree-risk-no-chance":
    "the tree has no chance nodes: utility increases with the payoff, so it changes no decision between certain payoffs",
  "tree-risk-payoffs": "a utility is that of one decision maker, and the leaves pay several players",
  "tree-risk-imperfect":
    "certainty equivalents are for perfect information, and in this tree some nodes cannot be told apart",
  "tree-no-equilibrium":
    "the solution of the linear program is not an equilibrium: a player could gain <gap>",
  "tree-program-unsolved":
    "the linear program of the sequence form was not solved: the tree is too large, or its payoffs differ too much in size",
  "tree-equilibrium-players":
    "the linear program of the sequence form is for two players, and this tree has <players>; <isPerfect:elsewhere>",
  "tree-equilibrium-sum":
    "the payoffs do not add up to the same at every leaf, so no linear program has the equilibrium; <isPerfect:elsewhere>",
  "tree-equilibrium-recall":
    "at the information set {<set>} player <player> has forgotten what it did or knew before, and the sequence form needs perfect recall",
  "tree-risk-players": "a utility is that of one decision maker, and the tree has several players",
  "tree-linear-number": "the linear utility has no number",
  "tree-unknown-utility":
    'there is no utility "<name>"; use linear, exponential:R, log:W, sqrt:W and points:X=U,…',
  "tree-utility-takes": "the utility <name> needs <what>",
  "tree-utility-large": "the number of the utility <name> is beyond 10^9",
  "tree-zero-tolerance": "the risk tolerance is 0, or too near to it: it is a payoff, as in exponential:50",
  "tree-few-points": "the utility points needs at least two points, as in points:0=0,50=0.8,100=1",
  "tree-two-utilities": "the payoff <payoff> has two utilities",
  "tree-not-greater":
    "the utility of <payoff> is not greater than that of <before>: a larger payoff must have a larger utility",
  "tree-edge-pays-leaf": ({ payoffs, pays }: { payoffs: number; pays: number }) =>
    `a leaf has ${payoffs === 1 ? "one payoff" : `${payoffs} payoffs`} where an edge above it pays ${pays}`,
  "tree-stream-set": '"set" names an information set, for which the tree has to be built',
  "tree-stream-pays": '"pays" is not supported in a stream: the tree has to be built',
  "tree-stream-algorithm": "<algorithm> needs the whole tree: a stream is solved by <all:list>",
  "tree-stream-depth": "a depth needs the whole tree: a stream is searched to its leaves",
  "tree-stream-order": "this order of search needs the whole tree: in a stream, use given or reverse",
  "tree-stream-payoffs":
    "a leaf has a payoff for each player: a stream is for two players and one payoff a leaf",

  "tree-no-exercise":
    'no tree of the first <tries> from seed "<seed>" has <wishes:and>; draw larger trees or leaves from a wider range, or ask for less',
  "tree-few-variants":
    "there are only <found> variants of this tree, not <count>: ask for fewer, or for payoffs of a wider range",
  "tree-bad-tries": "the number of tries must be a whole number, 1 or more",
  "tree-random-too-large": "the tree would have more than <most> nodes; ask for less depth or branching",
  "tree-random-depth": "the depth of a random tree must be a whole number, 0 or more",
  "tree-random-branching": "the branching must be a whole number, 1 or more",
  "tree-branching-turned": "the branching goes from <least> down to <most>",
  "tree-leaf-range": "the range of the leaves must be two integers from -<most> to <most>",
  "tree-leaves-turned": "the range of the leaves goes from <low> down to <high>",
  "tree-denominators": "the denominators must be whole numbers from 1 to <most>",
  "tree-no-kinds": "there are no kinds of nodes to draw from",
  "tree-unknown-kind": 'there is no kind of node "<kind>"; use one of <all:list>',
  "tree-player-count": "the number of players must be a whole number from 2 to 100",
  "tree-players-needed": "the kind player needs the number of players",
  "tree-sum-needs-players": "a sum of the payoffs needs the number of players",
  "tree-sum-not-whole": "the sum of the payoffs must be an integer",
  "tree-sum-impossible": "<players> payoffs from <low> to <high> cannot add up to <sum>",
  "tree-unfold-too-large": "the tree has more than <most> nodes; unfold it less deep",
  "tree-unfold-evaluator": "the game goes on beyond the depth: give an evaluator, or unfold it deeper",
  "tree-unfold-players":
    "an evaluator gives the value to player 0 only; with more players unfold the game to its end",
  "tree-unfold-payoff": "the game gives the payoff <payoff>, which is not a finite number",
  "tree-too-many-outcomes": "a rule can draw more than <most> outcomes: too many to unfold",
  "tree-bad-weight": "a rule draws by a weight that is not a finite number above 0",
  "tree-no-items": "a rule draws one of no items",

  "tree-unwritable": "<format> cannot represent this tree: node <node> <why>; write json",
  "tree-backslash": "an .efg file cannot contain a name that ends in a backslash, as at node <node>",
  "tree-long-numeral": "a number has <length> characters, and readers take at most <most>",
} as const;

/** The id of a problem of this package. */
export type TreeProblemId = keyof typeof PROBLEMS;

/** The ways to put a value into a sentence, by name, with the type of value that each takes. */
const FORMS = {
  a: (kind: InnerKind | "leaf") => `a ${kind} node`,
  and: (values: readonly MessageValue[]) => {
    const names = values.map(say);
    return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  },
  children: (count: number) => (count === 1 ? "1 child" : `${count} children`),
  /** What to do with a tree that has no sequence form here. */
  elsewhere: (isPerfect: boolean) =>
    isPerfect
      ? "use `tyche solve`, since every player sees everything"
      : "no command solves such a tree with information sets",
  grouped: (count: number) => count.toLocaleString("en"),
  list: (names: readonly string[]) => names.join(", "),
  or: (value: MessageValue) => (Array.isArray(value) ? value.map(say).join(" or ") : say(value)),
} as const;
type Forms = typeof FORMS;

/** The values that a sentence names: `<node>`, or `<names:and>` with a form. */
type ValuesIn<Sentence extends string> = Sentence extends `${string}<${infer Value}>${infer Rest}`
  ? ValueNamed<Value> & ValuesIn<Rest>
  : unknown;
type ValueNamed<Value extends string> = Value extends `${infer Name}:${infer Form extends keyof Forms}`
  ? { readonly [N in Name]: Parameters<Forms[Form]>[0] }
  : { readonly [N in Value]: MessageValue };
type Filled<Values> = unknown extends Values ? Record<string, never> : Values;

/** The values of a problem. */
export type TreeProblemValues<Id extends TreeProblemId> = (typeof PROBLEMS)[Id] extends (
  values: infer Values,
) => string
  ? Values
  : (typeof PROBLEMS)[Id] extends infer Sentence extends string
    ? Filled<ValuesIn<Sentence>>
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
  if (typeof sentence === "function") return sentence(values as never);
  return sentence.replace(/<(\w+)(?::(\w+))?>/g, (_, name: string, form?: keyof Forms) => {
    const value = values[name]!;
    return form ? FORMS[form](value as never) : say(value);
  });
}

function say(value: MessageValue): string {
  return typeof value === "object" && "id" in value ? english(value) : String(value);
}
