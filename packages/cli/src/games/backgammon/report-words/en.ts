import type { CubeError } from "@tyche/games/backgammon/analysis";
import { plural } from "../../../io/plural.js";
import type { ReportWords } from "./report-words.js";

const COUNTED: Readonly<Record<CubeError, readonly [one: string, other: string]>> = {
  "missed double": ["missed double", "missed doubles"],
  "wrong double": ["wrong double", "wrong doubles"],
  "wrong take": ["wrong take", "wrong takes"],
  "wrong pass": ["wrong pass", "wrong passes"],
  "missed beaver": ["missed beaver", "missed beavers"],
  "wrong beaver": ["wrong beaver", "wrong beavers"],
  "missed raccoon": ["missed raccoon", "missed raccoons"],
  "wrong raccoon": ["wrong raccoon", "wrong raccoons"],
};

export const EN: ReportWords = {
  title: (players, length) => `${players}, ${length > 0 ? `match to ${length}` : "money"}`,
  noneMarked: "No decision is marked.",
  noTurnMarked: "No turn is marked.",
  open: "open",
  unforcedOf: (unforced, turns) => `${unforced} of ${turns}`,
  marks: { doubtful: "doubtful", bad: "bad", "very bad": "very bad" },
  rows: {
    unforcedPlays: "unforced plays",
    lostByPlays: "lost by plays",
    cube: "cube",
    lostByCube: "lost by the cube",
    lostInAll: "lost in all",
    ofMatch: "of the match",
    points: "points",
    errorRate: "error rate",
    snowie: "Snowie's error rate",
    performance: "PR",
    luck: "luck",
    result: "result",
    lessLuck: "less luck",
  },
  heads: {
    game: "game",
    turn: "turn",
    player: "player",
    position: "position",
    roll: "roll",
    played: "played",
    best: "best",
    loss: "loss",
    turns: "turns",
    unforced: "unforced",
    lost: "lost",
    inAll: "in all",
    snowies: "Snowie's",
    right: "right",
    play: "play",
    equity: "equity",
    chances: "chances in %: win, gammon, bg, lose gammon, bg",
    depth: "depth",
  },
  cubeRight: "right",
  rightDecisions: (count) => `${count} right`,
  errors: {
    "missed double": "missed double",
    "wrong double": "wrong double",
    "wrong take": "wrong take",
    "wrong pass": "wrong pass",
    "missed beaver": "missed beaver",
    "wrong beaver": "wrong beaver",
    "missed raccoon": "missed raccoon",
    "wrong raccoon": "wrong raccoon",
  },
  countedErrors: (error, count) => `${count} ${plural("en", count, ...COUNTED[error])}`,
  separator: ", ",
  actions: {
    "no double": "no double",
    double: "double",
    take: "take",
    pass: "pass",
    beaver: "beaver",
    raccoon: "raccoon",
  },
  language: "en",
  verdictSeparator: ", ",
  equities: ["no double", "double, take", "double, pass"],
  playHead: (game, turn, player, played, roll) =>
    `Game ${game}, turn ${turn}: ${player} plays ${played} with ${roll}`,
  cubeHead: (game, turn, player) => `Game ${game}, turn ${turn}: ${player} before the roll`,
  did: (player, action) => `${player}: ${action}`,
  loses: (loss) => `loses ${loss}`,
  rolledOut: "rolled out",
  luckOfRoll: (luck) => `luck of the roll ${luck}`,
  right: (verdict) => `Right: ${verdict}.`,
  chancesWithoutCube: (chances) =>
    `Chances in % without a cube (win, gammon, bg, lose gammon, bg): ${chances}`,
  noPlay: "no play",
  notLegal: (game, turn, player, played, roll) =>
    `Game ${game}, turn ${turn}: ${player} played ${played} with ${roll}, which is not legal; it is not judged.`,
  cubeComment: (noDouble, doubleTake, verdict) =>
    `cube: no double ${noDouble}, double and take ${doubleTake}, right is ${verdict}`,
  errorOf: (error, player) => `${error} of ${player}`,
  betterIs: (best, equity) => `: ${best} ${equity}`,
  luckIs: (luck) => `luck ${luck}`,
  definitions: [
    "Equities are normalised by what is at stake: 1 is the cube as it is, for money its points, at a score half of the chance to win the match that lies between winning and losing it.",
    "The error rate is the equity lost by plays, in thousandths of a point (mp), by unforced turn (one with more than one distinct play); Snowie's divides by all turns of both players.",
    "In all: plays and cube, by unforced turn and counted decision of the cube (every double, take and pass, and where a double would have lost less than 0.16); Snowie's by all turns of both players; PR is 500 times the equity lost a decision, as in eXtreme Gammon, whose own borders of what counts are not published.",
    "Luck of a roll is the equity of its best play less the mean over all rolls, by the evaluator's word; the adjusted result is the result less one's own luck and plus the other's.",
  ],
  how({ evaluator, depth, doubtDepth, seconds, rollout }) {
    const deep = seconds === undefined ? `depth ${depth}` : `${seconds} s a decision, depth ${depth} at most`;
    const doubted = doubtDepth === undefined ? "" : `, ${doubtDepth} for plays that lose 0.02`;
    const rolled = rollout
      ? `; plays that lose 0.02 and cubes within 0.05 of a border rolled out, ${rollout.trials} games of ${rollout.turns} ${plural("en", rollout.turns, "turn", "turns")}, luck taken off`
      : "";
    return `By ${evaluator}, ${deep}${doubted}${rolled}.`;
  },
  lightCheckers: "The player on roll has the light checkers.",
  off: (count) => `${count} off`,
  board: (own, other) => `On roll ${own}. Opponent ${other}.`,
  bar: "bar",
};
