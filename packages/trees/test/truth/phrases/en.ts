import type { Phrases } from "../sayings.js";

export const en: Phrases = {
  nodes: {
    max: "MAX node@",
    min: "MIN node@",
    chance: "chance node@",
    player: "node@ of player #",
    leaf: "leaf@",
  },
  root: "the root \\(a $\\)",
  articles: "",
  sides: { max: "MAX", min: "MIN", player: "player #" },
  atLeast: "at least ",
  atMost: "at most ",
  parts: {
    impossible:
      "(?:; its child \\({list1}\\) has probability 0 and is never searched|; {count2} of its children \\({list2}\\) have probability 0 and are never searched)?",
    skip: "(?:{rest}the remaining child \\({list3}\\) is skipped|{rest}the remaining {count4} children \\({list4}\\) are skipped|{all}its child \\({list5}\\) is skipped|{all}its {count6} children \\({list6}\\) are skipped|{probed}(?:its|the remaining) child \\({list7}\\) needs no further search|{probed}(?:its|the remaining) {count8} children \\({list8}\\) need no further search)",
    whatever:
      "(?:{others}whatever the other children are worth|{own}whatever its children are worth|{found}whatever a further search finds)",
    firstly: "(?:; child {firstChild}, the best according to the table, comes first)?",
    to: "(?: to {side})?",
    turned: "(?:, which counts as {turnedValue} for {turnedSide})?",
    now: "(?:; the window is now \\(α, β\\) = {window})?",
    stays: "(?:; the window is still \\(α, β\\) = {window})?",
    interval: "(?:: the node's value is now in {range})?",
  },
  templates: {
    enter: "{node} is visited{impossible}.",
    enterRoot: "{node} is searched with the window {ends} = {window}{firstly}{impossible}.",
    enterFrom: "{from} passes the window {ends} = {window} to {node}{firstly}{impossible}.",
    enterNull:
      "{from} passes the null window {ends} = {window} to {node}, only to find out whether it is better.",
    enterAgain:
      "{from} passes the window {ends} = {window} to {node}, which is better, to search it again for its value.",
    enterPass:
      "Pass {number}: the value of {node} is between {passLow} and {passHigh}; it is searched with the null window \\(α, β\\) = {window}.",
    enterDepth: "With a depth of {number}, {node} is searched with the window {ends} = {window}{firstly}.",
    enterOpen:
      "{node}, live with merit {merit}, comes first in OPEN(?:: its first child \\({list9}\\) enters OPEN, live with the same merit|: its {count10} children \\({list10}\\) enter OPEN, live with the same merit)?.",
    recall: "The table has {node}(?:, whose subtree is the same as that of {same})?: it is worth {worth}.",
    probe:
      "{from} probes {node} with the window {ends} = {window}: only some of its children are searched, for a bound.",
    payoff: "{node} pays {value}{to}{turned}.",
    estimate: "The search stops at {node}: its estimate, {value}{to}{turned}, is used as its value.",
    payoffOpen: "{node} pays {value}; it goes back into OPEN, solved with merit {merit}.",
    estimateOpen:
      "The search stops at {node}: its estimate, {value}, is used as its value, and it goes back into OPEN, solved with merit {merit}.",
    solvedMax:
      "At {node} child {child}, solved with merit {merit}, comes first in OPEN, so the node is solved with it(?:, and {removed}(?: entry below it leaves| entries below it leave) OPEN)?.",
    solvedNext:
      "At {node} child {child}, solved with merit {merit}, comes first in OPEN: the next child, {next}, enters OPEN, live with the same merit.",
    solvedLast:
      "At {node} child {child}, solved with merit {merit}, comes first in OPEN: it is the last child, so the node is solved with it.",
    childBetter: "At {node} child {child} gives {worth}, the best so far{now}.",
    childNotBetter: "At {node} child {child} gives {worth}, no better than {best}{stays}.",
    childEnough:
      "At {node} child {child} gives {worth}, no worse than {best}, and the window \\(α, β\\) = {window} contains nothing better.",
    childTied:
      "At {node} child {child} gives {value}, as good as {best} for the player to move: the first of them is kept, and with it the payoffs of the others.",
    childLeft:
      "At {node} child {child}, left early with {value} so far, gives the player to move no more than {best}.",
    outcome:
      "At {node} child {child} gives {worth} with probability {probability}, so it contributes {weight}{interval}.",
    randomMove:
      "At {node} child {child} gives {worth}; a random move leads there with probability {probability}, so it contributes {weight} to the mean of the random moves{interval}.",
    cutBySide:
      "At {node} the value is already {boundWord}{left} {sign} {greek} = {right}, so {side} above (?:{need}need|{sure}will) not let play come here; {skip}.",
    cutByChance:
      "At {node} the value is already {boundWord}{left} {sign} {greek} = {right}, so its exact value no longer matters above; {skip}.",
    cutByWindow:
      "At {node} the value is already {boundWord}{left} {sign} {greek} = {right}, the end of the window that the search was given; {skip}.",
    cutByBound:
      "At {node} the value is already {boundWord}{left} {sign} {greek} = {right}, the (?:{most}greatest|{least}least) value that the bounds allow; {skip}.",
    cutByNull:
      "At {node} the value is already {boundWord}{left} {sign} {greek} = {right}, and the search asks for no more here; {skip}.",
    cutByEmpty:
      "At {node} the window \\(α, β\\) = {window} is empty, so the search returns {value} whatever the node is worth; {skip}.",
    cutAtChance: "At {node} the value is {boundWord}{left} {sign} {greek} = {right}, {whatever}; {skip}.",
    cutBySum:
      "At {node} what is already taken leaves {side} above at most {left} {sign} {right}, which is no gain; {skip}.",
    cutByMerit:
      "At {node} nothing in OPEN promises more than {left} {sign} {right}, the merit with which {above} is solved; {skip}.",
    cutByWidth:
      "At {node} beam search keeps (?:{kept}(?:1) child, the most promising|the {keptMany} most promising children) \\(its width is {right}\\); {skip}, which is a guess, not a proof.",
    cutByReply:
      "At {node} another opponent has already replied, and only one may: this one (?:{passes}passes|{first}takes its first action) \\({child}\\); {skip}, which is a guess, not a proof.",
    leaveEarly: "{node} is left early, with {value} so far.",
    leaveProbe: "The probe of {node} is done: it is worth {worth}{to}.",
    leaveTurned: "{node} is done: it counts as {worth} for {side}.",
    leave: "{node} is done: it is worth {worth}{to}.",
  },
};
