import type { CubeError } from "@tyche/games/backgammon/analysis";
import { plural } from "../../../io/plural.js";
import type { ReportWords } from "./report-words.js";

const COUNTED: Readonly<Record<CubeError, readonly [one: string, other: string]>> = {
  "missed double": ["doble omitido", "dobles omitidos"],
  "wrong double": ["doble erróneo", "dobles erróneos"],
  "wrong take": ["doble mal aceptado", "dobles mal aceptados"],
  "wrong pass": ["doble mal pasado", "dobles mal pasados"],
  "missed beaver": ["beaver omitido", "beavers omitidos"],
  "wrong beaver": ["beaver erróneo", "beavers erróneos"],
  "missed raccoon": ["raccoon omitido", "raccoons omitidos"],
  "wrong raccoon": ["raccoon erróneo", "raccoons erróneos"],
};

export const ES: ReportWords = {
  title: (players, length) => `${players}, ${length > 0 ? `match a ${length}` : "dinero"}`,
  noneMarked: "Ninguna decisión está marcada.",
  noTurnMarked: "Ningún turno está marcado.",
  open: "abierto",
  unforcedOf: (unforced, turns) => `${unforced} de ${turns}`,
  marks: { doubtful: "dudosa", bad: "mala", "very bad": "muy mala" },
  rows: {
    unforcedPlays: "jugadas no forzadas",
    lostByPlays: "perdido en jugadas",
    cube: "cubo",
    lostByCube: "perdido en el cubo",
    lostInAll: "perdido en total",
    ofMatch: "del match",
    points: "puntos",
    errorRate: "tasa de error",
    snowie: "tasa de error de Snowie",
    performance: "PR",
    luck: "suerte",
    result: "resultado",
    lessLuck: "sin la suerte",
  },
  heads: {
    game: "partida",
    turn: "turno",
    player: "jugador",
    position: "posición",
    roll: "tirada",
    played: "jugada",
    best: "mejor",
    loss: "pérdida",
    turns: "turnos",
    unforced: "no forzadas",
    lost: "perdido",
    inAll: "en total",
    snowies: "Snowie",
    right: "correcto",
    play: "jugada",
    equity: "equidad",
    chances: "probabilidades en\u00a0%: gana, gammon, bg, pierde gammon, bg",
    depth: "profundidad",
  },
  cubeRight: "sin errores",
  rightDecisions: (count) => plural("es", count, `${count} correcta`, `${count} correctas`),
  errors: {
    "missed double": "doble omitido",
    "wrong double": "doble erróneo",
    "wrong take": "doble mal aceptado",
    "wrong pass": "doble mal pasado",
    "missed beaver": "beaver omitido",
    "wrong beaver": "beaver erróneo",
    "missed raccoon": "raccoon omitido",
    "wrong raccoon": "raccoon erróneo",
  },
  countedErrors: (error, count) => `${count} ${plural("es", count, ...COUNTED[error])}`,
  separator: ", ",
  actions: {
    "no double": "no dobla",
    double: "dobla",
    take: "acepta",
    pass: "pasa",
    beaver: "beaver",
    raccoon: "raccoon",
  },
  language: "es",
  verdictSeparator: ", ",
  equities: ["sin doblar", "doble, acepta", "doble, pasa"],
  playHead: (game, turn, player, played, roll) =>
    `Partida ${game}, turno ${turn}: ${player} juega ${played} con ${roll}`,
  cubeHead: (game, turn, player) => `Partida ${game}, turno ${turn}: ${player} antes de la tirada`,
  did: (player, action) => `${player}: ${action}`,
  loses: (loss) => `pierde ${loss}`,
  rolledOut: "por simulación",
  luckOfRoll: (luck) => `suerte de la tirada ${luck}`,
  right: (verdict) => `Correcto: ${verdict}.`,
  chancesWithoutCube: (chances) =>
    `Probabilidades en\u00a0% sin cubo (gana, gammon, bg, pierde gammon, bg): ${chances}`,
  noPlay: "sin jugada",
  notLegal: (game, turn, player, played, roll) =>
    `Partida ${game}, turno ${turn}: ${player} jugó ${played} con ${roll}, lo que no está permitido; la jugada no se juzga.`,
  cubeComment: (noDouble, doubleTake, verdict) =>
    `cubo: sin doblar ${noDouble}, doble aceptado ${doubleTake}, correcto: ${verdict}`,
  errorOf: (error, player) => `${error} de ${player}`,
  betterIs: (best, equity) => `: ${best} ${equity}`,
  luckIs: (luck) => `suerte ${luck}`,
  definitions: [
    "Las equidades están normalizadas por lo que está en juego: 1 es el cubo tal como está, por dinero sus puntos, con un marcador la mitad de la probabilidad de ganar el match que hay entre ganarlo y perderlo.",
    "La tasa de error es la equidad perdida en jugadas, en milésimas de punto (mp), por turno no forzado (con más de una jugada distinta); la de Snowie divide por todos los turnos de ambos jugadores.",
    "En total: jugadas y cubo, por turno no forzado y decisión de cubo contada (cada doble, aceptado o pasado, y donde doblar habría perdido menos de 0.16); la de Snowie por todos los turnos de ambos jugadores; el PR es 500 veces la equidad perdida por decisión, como en eXtreme Gammon, que no publica qué cuenta.",
    "La suerte de una tirada es la equidad de su mejor jugada menos la media de todas las tiradas, según el evaluador; el resultado corregido es el resultado menos la suerte propia y más la del otro.",
  ],
  how({ evaluator, depth, doubtDepth, seconds, rollout }) {
    const deep =
      seconds === undefined
        ? `profundidad ${depth}`
        : `${seconds} s por decisión, profundidad ${depth} como máximo`;
    const doubted = doubtDepth === undefined ? "" : `, ${doubtDepth} para las jugadas que pierden 0.02`;
    const rolled = rollout
      ? `; las jugadas que pierden 0.02 y los cubos a menos de 0.05 de un umbral por simulación, ${rollout.trials} partidas de ${rollout.turns} ${plural("es", rollout.turns, "turno", "turnos")}, quitada la suerte`
      : "";
    return `Con ${evaluator}, ${deep}${doubted}${rolled}.`;
  },
  lightCheckers: "El jugador que tira tiene las fichas claras.",
  off: (count) => plural("es", count, `${count} retirada`, `${count} retiradas`),
  board: (own, other) => `Tira ${own}. Oponente ${other}.`,
  bar: "barra",
};
