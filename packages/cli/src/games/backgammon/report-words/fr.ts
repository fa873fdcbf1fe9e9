import type { CubeError } from "@tyche/games/backgammon/analysis";
import { plural } from "../../../io/plural.js";
import type { ReportWords } from "./report-words.js";

const COUNTED: Readonly<Record<CubeError, readonly [one: string, other: string]>> = {
  "missed double": ["double manqué", "doubles manqués"],
  "wrong double": ["double à tort", "doubles à tort"],
  "wrong take": ["double accepté à tort", "doubles acceptés à tort"],
  "wrong pass": ["double passé à tort", "doubles passés à tort"],
  "missed beaver": ["beaver manqué", "beavers manqués"],
  "wrong beaver": ["beaver à tort", "beavers à tort"],
  "missed raccoon": ["raccoon manqué", "raccoons manqués"],
  "wrong raccoon": ["raccoon à tort", "raccoons à tort"],
};

export const FR: ReportWords = {
  title: (players, length) => `${players}, ${length > 0 ? `match en ${length}` : "argent"}`,
  noneMarked: "Aucune décision n’est marquée.",
  noTurnMarked: "Aucun tour n’est marqué.",
  open: "ouvert",
  unforcedOf: (unforced, turns) => `${unforced} sur ${turns}`,
  marks: { doubtful: "douteux", bad: "mauvais", "very bad": "très mauvais" },
  rows: {
    unforcedPlays: "coups non forcés",
    lostByPlays: "perdu aux pions",
    cube: "videau",
    lostByCube: "perdu au videau",
    lostInAll: "perdu en tout",
    ofMatch: "du match",
    points: "points",
    errorRate: "taux d’erreur",
    snowie: "taux d’erreur de Snowie",
    performance: "PR",
    luck: "chance",
    result: "résultat",
    lessLuck: "sans la chance",
  },
  heads: {
    game: "partie",
    turn: "tour",
    player: "joueur",
    position: "position",
    roll: "jet",
    played: "joué",
    best: "meilleur",
    loss: "perte",
    turns: "tours",
    unforced: "non forcés",
    lost: "perdu",
    inAll: "en tout",
    snowies: "Snowie",
    right: "juste",
    play: "coup",
    equity: "équité",
    chances: "chances en\u00a0%\u00a0: gain, gammon, bg, perte gammon, bg",
    depth: "profondeur",
  },
  cubeRight: "sans faute",
  rightDecisions: (count) => `${count} sans faute`,
  errors: {
    "missed double": "double manqué",
    "wrong double": "double à tort",
    "wrong take": "double accepté à tort",
    "wrong pass": "double passé à tort",
    "missed beaver": "beaver manqué",
    "wrong beaver": "beaver à tort",
    "missed raccoon": "raccoon manqué",
    "wrong raccoon": "raccoon à tort",
  },
  countedErrors: (error, count) => `${count} ${plural("fr", count, ...COUNTED[error])}`,
  separator: ", ",
  actions: {
    "no double": "ne double pas",
    double: "double",
    take: "accepte",
    pass: "passe",
    beaver: "beaver",
    raccoon: "raccoon",
  },
  language: "fr",
  verdictSeparator: ", ",
  equities: ["sans doubler", "doubler, accepter", "doubler, passer"],
  playHead: (game, turn, player, played, roll) =>
    `Partie ${game}, tour ${turn}\u00a0: ${player} joue ${played} avec ${roll}`,
  cubeHead: (game, turn, player) => `Partie ${game}, tour ${turn}\u00a0: ${player} avant le jet`,
  did: (player, action) => `${player}\u00a0: ${action}`,
  loses: (loss) => `perd ${loss}`,
  rolledOut: "par simulation",
  luckOfRoll: (luck) => `chance du jet ${luck}`,
  right: (verdict) => `Juste\u00a0: ${verdict}.`,
  chancesWithoutCube: (chances) =>
    `Chances en\u00a0% sans videau (gain, gammon, bg, perte gammon, bg)\u00a0: ${chances}`,
  noPlay: "aucun coup",
  notLegal: (game, turn, player, played, roll) =>
    `Partie ${game}, tour ${turn}\u00a0: ${player} a joué ${played} avec ${roll}, ce qui n’est pas permis\u202f; le coup n’est pas jugé.`,
  cubeComment: (noDouble, doubleTake, verdict) =>
    `videau\u00a0: sans doubler ${noDouble}, doubler et accepter ${doubleTake}, juste\u00a0: ${verdict}`,
  errorOf: (error, player) => `${error} par ${player}`,
  betterIs: (best, equity) => `\u00a0: ${best} ${equity}`,
  luckIs: (luck) => `chance ${luck}`,
  definitions: [
    "Les équités sont normalisées par l’enjeu\u00a0: 1 est le videau tel qu’il est, pour l’argent ses points, à un score la moitié de la chance de gagner le match qui sépare gagner et perdre ce videau.",
    "Le taux d’erreur est l’équité perdue aux pions, en millièmes de point (mp), par tour non forcé (où il y a plus d’un coup distinct)\u202f; celui de Snowie divise par tous les tours des deux joueurs.",
    "En tout\u00a0: pions et videau, par tour non forcé et décision de videau comptée (chaque double, accepté ou passé, et là où doubler aurait perdu moins de 0.16)\u202f; celui de Snowie par tous les tours des deux joueurs\u202f; le PR est 500 fois l’équité perdue par décision, comme dans eXtreme Gammon, qui ne publie pas ce qu’il compte.",
    "La chance d’un jet est l’équité de son meilleur coup moins la moyenne de tous les jets, selon l’évaluateur\u202f; le résultat corrigé est le résultat moins sa propre chance et plus celle de l’autre.",
  ],
  how({ evaluator, depth, doubtDepth, seconds, rollout }) {
    const deep =
      seconds === undefined
        ? `profondeur ${depth}`
        : `${seconds} s par décision, profondeur ${depth} au plus`;
    const doubted = doubtDepth === undefined ? "" : `, ${doubtDepth} pour les coups qui perdent 0.02`;
    const rolled = rollout
      ? `\u202f; les coups qui perdent 0.02 et les videaux à moins de 0.05 d’un seuil par simulation, ${rollout.trials} parties de ${rollout.turns} ${plural("fr", rollout.turns, "tour", "tours")}, la chance ôtée`
      : "";
    return `Par ${evaluator}, ${deep}${doubted}${rolled}.`;
  },
  lightCheckers: "Le joueur au trait a les pions clairs.",
  off: (count) => plural("fr", count, `${count} sorti`, `${count} sortis`),
  board: (own, other) => `Au trait ${own}. Adversaire ${other}.`,
  bar: "barre",
};
