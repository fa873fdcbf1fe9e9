import type { InnerKind } from "../model/node.js";
import { FORMATS } from "../say/formats.js";
import { plural } from "../say/plural.js";
import type { Expected, Found, NoUtility, Problems, Unwritable, UtilityNumber, Wishes } from "./problems.js";

const many = (count: number, one: string, other: string): string =>
  `${count} ${plural("es", count, one, other)}`;
const elsewhere = (isPerfect: boolean): string =>
  isPerfect
    ? "use `tyche solve`, pues cada jugador lo ve todo"
    : "ninguna orden resuelve un árbol así con conjuntos de información";
const children = (count: number): string => many(count, "hijo", "hijos");
const grouped = (count: number): string => count.toLocaleString("es");
const or = new Intl.ListFormat("es", { type: "disjunction" });
const and = new Intl.ListFormat("es");
const listed = (names: readonly string[]): string => and.format(names.map((name) => `"${name}"`));

const NODES: Readonly<Record<InnerKind | "leaf", string>> = {
  max: "un nodo MAX",
  min: "un nodo MIN",
  chance: "un nodo de azar",
  player: "un nodo de jugador",
  leaf: "una hoja",
};

const THINGS: Problems["things"] = {
  "action-name": "el nombre de una acción",
  "agent-count": "el número de agentes",
  "any-node": 'un nodo, "c", "p" o "t"',
  "chance-event-number": "el número de un suceso de azar",
  comment: "un comentario",
  depth: "la profundidad",
  digit: "una cifra",
  "end-of-line": "el final de la línea",
  "edge-payoff": "un pago de una arista",
  estimate: "una estimación",
  "event-name": "un nombre entre comillas",
  field: 'un campo como key: "value"',
  "information-set-number": "el número de un conjunto de información",
  key: "una clave entre comillas",
  node: "un nodo",
  "node-name": "el nombre del nodo entre comillas",
  "outcome-name": "el nombre de un resultado",
  "outcome-number": "el número de un resultado",
  payoff: "un pago",
  "player-name": "el nombre de un jugador entre comillas",
  "player-number": "el número de un jugador",
  probability: "una probabilidad",
  "quoted-action-name": "el nombre de una acción entre comillas",
  "quoted-value": "un valor entre comillas",
  title: "el título entre comillas",
  value: "un valor",
  version: "el número de versión 2",
};

const thing = (should: Expected): string =>
  typeof should === "string" ? THINGS[should] : or.format(should.map((mark) => `"${mark}"`));

function something(found: Found): string {
  if (found === "list") return "una lista";
  if (found === "object") return "un objeto";
  return found === "end" ? "el final del texto" : found.word;
}

function noUtility(fault: NoUtility): string {
  const { payoff } = fault;
  if (fault.why === "large")
    return `el pago ${payoff} pasa de 10^9: solo linear y points son exactos tan lejos`;
  if (fault.why === "points")
    return `el pago ${payoff} está fuera de los puntos, que van de ${fault.from} a ${fault.to}`;
  const leaves = `el pago ${payoff} deja ${fault.left} de la riqueza ${fault.wealth}`;
  return fault.why === "logarithm"
    ? `${leaves}, y solo lo que está por encima de 0 tiene logaritmo`
    : `${leaves}, y nada por debajo de 0 tiene raíz cuadrada`;
}

const UTILITY_NUMBERS: Readonly<Record<UtilityNumber, string>> = {
  tolerance: "la tolerancia al riesgo, como exponential:50",
  wealth: "la riqueza inicial, como log:1000",
  "wealth-root": "la riqueza inicial",
};

function unwritable(why: Unwritable): string {
  if (why === "payoffs") return "tiene un pago para cada jugador";
  if (why === "probabilities") return "tiene probabilidades desiguales";
  if (why === "set") return "está en un conjunto de información";
  if ("read" in why) return `es ${NODES[why.is]} donde se leería ${NODES[why.read]}`;
  if ("turns" in why) return `es ${NODES[why.is]} donde los turnos lo harían ${NODES[why.turns]}`;
  return `es ${NODES[why.is]}, y un nivel tiene un solo tipo: max, min o azar`;
}

function wished({ cuts, deepCut, uniqueBest, noTies }: Wishes): string {
  const list: string[] = [];
  if (cuts > 0) list.push(`al menos ${many(cuts, "poda", "podas")}`);
  if (deepCut) list.push("una poda profunda");
  if (uniqueBest) list.push("una única mejor acción");
  if (noTies) list.push("ningún empate");
  return and.format(list);
}

export const es: Problems = {
  things: THINGS,
  at: (place, sentence) =>
    `${typeof place === "string" ? place : `línea ${place.line}, columna ${place.column}`}: ${sentence}`,
  expected: (found, should) =>
    found === "end"
      ? `el texto termina donde debería estar ${thing(should)}`
      : `${something(found)} está donde debería estar ${thing(should)}`,
  isNot: (found, should) => `${something(found)} no es ${thing(should)}`,
  notWhole: (what, found) => `${thing(what)} no es un número entero desde 1: ${found}`,
  empty: "no hay árbol: el texto está vacío",
  blanks: (count) => `el texto empieza con ${grouped(count)} espacios`,
  noFormat: (begin) =>
    `ningún formato empieza con ${begin}: JSON empieza con {, una lista anidada con [, los paréntesis CMU con (, una prueba CS188 con un campo como class: "…", un juego de Gambit con EFG`,
  strategicForm:
    "es un juego en forma estratégica (.nfg de Gambit), que no tiene árbol: guarde el juego como .efg, o escriba su matriz como un árbol cuyo segundo jugador tiene un solo conjunto de información, como en `tyche equilibrium --help`",
  workbook: "es un libro de trabajo de Gambit (.gbt): ábralo en Gambit y guarde el juego como .efg",
  goesOn: "el árbol ha terminado, pero el texto sigue",
  tooManyValues: (most) => `el texto contiene más de ${grouped(most)} valores`,
  neverClosed: (mark) => `un "${mark}" no se cierra nunca`,

  zeroDenominator: (text) => `${text} divide por cero`,
  tooManyDigits: (begin) => `el número que empieza con ${begin} tiene demasiadas cifras`,
  exponent: (text) => `el exponente de ${text} es demasiado grande`,
  notNumber: (text) => `${text} no es un número`,
  negativeProbability: (text) => `una probabilidad es negativa: ${text}`,
  zeroAhead: "un número empieza con 0 y sigue con cifras",
  bareFraction: 'una fracción se escribe entre comillas: "1/3"',

  control: "una cadena contiene un fin de línea u otro carácter de control",
  openString: "una cadena no se cierra nunca",
  hexadecimal: 'tras "\\u" faltan cuatro cifras hexadecimales',
  escape: "una cadena contiene un escape desconocido",
  emptyAfterComma: "tras una coma no hay nada",
  keyTwice: (key) => `la clave ${key} aparece dos veces`,
  tooManyKeys: (most) => `un objeto tiene más de ${most} claves`,
  unknownKey: (key, meant, all) =>
    meant
      ? `${key} no es una clave de nodo; ¿quería decir "${meant}"?`
      : `${key} no es una clave de nodo: hay ${listed(all)}`,
  strangeKey: (kind, key, allowed) => `${NODES[kind]} no tiene "${key}", solo ${listed(allowed)}`,
  twoKinds: (kind, other) => `un objeto dice dos tipos, "${kind}" y "${other}"`,
  noKind: (all) => `un objeto no dice su tipo: necesita una clave de entre ${listed(all)}`,
  whoMoves:
    'una lista bajo un nodo de jugador no dice quién mueve: escriba {"player": 1, "children": […]} o nombre otro tipo',
  emptyList: "una lista está vacía, pero todo nodo interior tiene hijos",
  onePayoff: "una lista de pagos tiene uno por jugador, al menos dos",
  noChildrenKey: 'un nodo de jugador tiene sus hijos en "children"',
  notChildren: (key) => `"${key}" no es una lista de hijos`,
  notProbabilities: '"p" no es una lista de probabilidades',
  notPays: '"pays" no es una lista con un pago por arista',
  payCount: (kind, count, payoffs) =>
    `${NODES[kind]} tiene ${children(count)} pero "pays" da pagos para ${many(payoffs, "arista", "aristas")}`,
  edgePays: (pays, above) =>
    `una arista paga ${many(pays, "número", "números")} donde una de más arriba paga ${above}`,
  notSet: '"set" no es el nombre de un conjunto de información',
  notLabel: '"label" no es una cadena',
  notActions: '"actions" no es una lista de nombres',
  tooManyInside: (most) => `el valor contiene más de ${grouped(most)} valores`,
  containsItself: "un nodo se contiene a sí mismo",

  comma: "una coma no separa nada aquí: los hijos se separan con espacios",
  openQuotes: "un texto entre comillas no se cierra nunca",
  noPlayers: "el juego no tiene jugadores",
  missingNode: "el texto termina antes que el árbol: falta un nodo",
  gameTooLarge: (nodes, levels) =>
    `el árbol tiene más de ${grouped(nodes)} nodos o de ${grouped(levels)} niveles`,
  longSums: "los pagos de un camino tienen demasiadas cifras para sumarlos",
  noPlayer: (number, players) => `no hay jugador ${number}, solo del 1 al ${players}`,
  setUnknown: (set, player, name) =>
    `el conjunto de información ${set} del jugador ${player} (${name}) no se describe donde aparece primero`,
  setTwice: (set, player) =>
    `el conjunto de información ${set} del jugador ${player} se describe de dos maneras`,
  eventUnknown: (number) => `el suceso de azar ${number} no se describe donde aparece primero`,
  eventTwice: (number) => `el suceso de azar ${number} se describe de dos maneras`,
  noActions: "un nodo no tiene acciones",
  outcomeNone: "el resultado 0 significa ninguno, así que no tiene nombre ni pagos",
  outcomeUnknown: (number) => `el resultado ${number} no se describe donde aparece primero`,
  outcomeTwice: (number) => `el resultado ${number} se describe de dos maneras`,
  payoffCount: (payoffs, players) =>
    `un resultado tiene ${many(payoffs, "pago", "pagos")}, pero hay ${many(players, "jugador", "jugadores")}`,

  notAgent: (name, all) => `${name} no es un agente: hay ${all.join(", ")}`,
  noStart: "el estado inicial no tiene nombre",
  noTree: (name, only) => `una prueba de la clase ${name} no contiene árbol, solo ${only} lo contiene`,
  fieldMeant: (key, meant) => `el campo antes de este valor se llama ${key}; ¿quería decir "${meant}"?`,
  noField: (key) => `la prueba no tiene el campo "${key}"`,
  fieldTwice: (key) => `el campo ${key} aparece dos veces`,
  circle: (state) => `el estado ${state} lleva de vuelta a sí mismo`,
  noEvaluation: (state) => `el juego termina en el estado ${state}, que no tiene evaluación`,
  statesTooMany: (size, most) => `como árbol los estados serían ${size} nodos, más de ${grouped(most)}`,
  successorLine: 'una línea de successors no es "estado acción estado"',
  actionTwice: (state, action) => `el estado ${state} tiene dos veces la acción ${action}`,
  evaluationLine: 'una línea de evaluation no es "estado número"',
  evaluationTwice: (state) => `el estado ${state} tiene dos evaluaciones`,
  quoteOpen: "unas comillas no se cierran en su línea",
  blockOpen: (mark) => `un bloque no se cierra nunca con ${mark} solo en su línea`,

  noTreeAtAll: "no hay árbol",
  secondRoot: "hay más de una raíz",
  strayEnd: "termina un nodo que no empezó",
  endsInside: (kind) => `el árbol termina dentro de ${NODES[kind]}`,
  noChildren: (kind) => `${NODES[kind]} no tiene hijos`,
  actionCount: (kind, count, actions) =>
    `${NODES[kind]} tiene ${children(count)} pero ${many(actions, "nombre de acción", "nombres de acciones")}`,
  probabilityCount: (count, probabilities) =>
    `un nodo de azar tiene ${children(count)} pero ${many(probabilities, "probabilidad", "probabilidades")}`,
  probabilitySum: (sum) => `las probabilidades de un nodo de azar suman ${sum}, y no 1`,
  longProbabilities: "las probabilidades de un nodo de azar tienen demasiadas cifras para sumarlas",
  chanceInSet: "un nodo de azar está en un conjunto de información, que es solo para decisiones",
  setActions: (first, other, set) =>
    `los nodos ${first} y ${other} del conjunto de información "${set}" tienen acciones distintas, así que su jugador podría distinguirlos`,
  noProbabilities: (kind) => `${NODES[kind]} tiene probabilidades, que solo puede tener un nodo de azar`,
  tooManyNodes: (most) => `el árbol tiene más de ${grouped(most)} nodos`,
  tooManyLevels: (most) => `el árbol tiene más de ${grouped(most)} niveles`,
  payoffsDiffer: (payoffs, first) =>
    `una hoja tiene ${many(payoffs, "pago", "pagos")} y la primera que tiene varios tiene ${first}`,
  payoffMissing: (others) => `una hoja tiene un solo pago donde otras tienen ${others}`,
  notPlayer: "un jugador no es un número entero desde 0",
  playerOfTwo: (player) => `decide el jugador ${player}, pero los pagos sueltos son para los jugadores 0 y 1`,
  playerOfMany: (player, last) =>
    `decide el jugador ${player}, pero las hojas tienen pagos para los jugadores 0 a ${last}`,

  noAlgorithm: (name, all) => `no hay algoritmo "${name}"; hay ${all.join(", ")}`,
  noChance: (algorithm) => `${algorithm} no puede recorrer nodos de azar; use expectiminimax, star1 o star2`,
  onlyTwo: (algorithm, players) =>
    `${algorithm} es para dos jugadores y este árbol tiene ${players}; use max^n, paranoid, best-reply o teams`,
  imperfect: (algorithm, isSolvable) =>
    `${algorithm} es para información perfecta, y en este árbol un jugador no puede distinguir algunos nodos; ${isSolvable ? "use `tyche equilibrium`" : "`tyche equilibrium` resuelve tales árboles solo para dos jugadores y suma constante"}`,
  constantSum: (algorithm) =>
    `${algorithm} exige pagos que sumen lo mismo en todas las hojas; use max^n o teams`,
  equalChances: (algorithm) =>
    `${algorithm} exige resultados equiprobables en todos los nodos de azar; use star1`,
  noSetting: (algorithm, setting, has) =>
    `${algorithm} no tiene el ajuste "${setting}"; tiene ${has.join(", ")}`,
  ballardSoft: "star1-ballard es fail-hard, como se publicó; use star1 para fail-soft",
  badDepth: "la profundidad no es un número entero desde 0",
  boundsTurned: (low, high) => `la cota inferior ${low} está por encima de la cota superior ${high}`,
  windowTurned: "alfa no está por debajo de beta en la ventana",
  badProbes: "el número de sondeos no es un número entero desde 1",
  badWidth: "el ancho de haz no es un número entero desde 1",
  badRandom: "la probabilidad de una jugada al azar no está entre 0 y 1",
  notPlaying: (player, last) => `el jugador ${player} no juega: los jugadores se numeran del 0 al ${last}`,
  outsideBounds: (what, node, value, low, high) =>
    `${what === "a-leaf" ? "una hoja vale" : what === "leaf" ? `la hoja ${node} vale` : `la estimación de ${node} es`} ${value}, fuera de las cotas [${low}; ${high}]; amplíe --bounds`,
  noTeams: "teams tiene que conocer los equipos, por ejemplo --teams 0,2/1",
  twoTeams: (player) => `el jugador ${player} está en más de un lugar en los equipos`,
  noEstimate: (node) =>
    `la búsqueda se detiene en el nodo ${node}, que no tiene "estimate" de su valor; déselo o busque más hondo`,
  noEstimateDeepening: (node) =>
    `iterative-deepening se detiene primero en cada nodo interior, y el nodo ${node} no tiene "estimate" de su valor; déselo o use alpha-beta`,
  orderForTwo: (order) => `el orden "${order}" es para dos jugadores con pagos de suma constante`,
  badOrder: (count) =>
    `el orden de la búsqueda no nombra una vez cada uno de los ${children(count)} de un nodo`,
  sensitivityTwo: "la sensibilidad es para dos jugadores cuyos pagos suman lo mismo en todas las hojas",
  sensitivityRoot: "nadie decide en la raíz, así que ninguna mejor acción puede cambiar",
  sensitivityShare: "la parte en que cambian los números no está entre 0 y 1",
  noUtility: (fault, leaf) => `${noUtility(fault)} (en la hoja ${leaf})`,
  riskNoChance:
    "no hay azar en el árbol: una utilidad crece con el pago, así que entre pagos seguros no cambia ninguna decisión",
  riskPayoffs: "una utilidad es la de quien decide solo, y las hojas pagan a varios jugadores",
  riskImperfect:
    "los equivalentes ciertos son para información perfecta, y algunos nodos no se pueden distinguir",
  noEquilibrium: (gap) =>
    `lo que dio el programa lineal no es un equilibrio: alguien podría mejorar en ${gap}`,
  programUnsolved:
    "el programa lineal de la forma secuencial no se resolvió: el árbol es demasiado grande o sus pagos son de órdenes demasiado distintos",
  equilibriumPlayers: (players, isPerfect) =>
    `el programa lineal de la forma secuencial es para dos jugadores, y este árbol tiene ${players}; ${elsewhere(isPerfect)}`,
  equilibriumSum: (isPerfect) =>
    `los pagos no suman lo mismo en cada hoja, y ningún programa lineal da el equilibrio; ${elsewhere(isPerfect)}`,
  equilibriumRecall: (player, set) =>
    `en el conjunto de información {${set}} el jugador ${player} ha olvidado lo que hizo o supo, y la forma secuencial exige memoria perfecta`,
  riskPlayers: "una utilidad es la de quien decide solo, y el árbol tiene varios jugadores",
  linearNumber: "la utilidad linear no toma número",
  unknownUtility: (name) =>
    `no hay utilidad "${name}"; hay linear, exponential:R, log:W, sqrt:W y points:X=U,…`,
  utilityTakes: (name, what) => `la utilidad ${name} toma ${UTILITY_NUMBERS[what]}`,
  utilityLarge: (name) => `el número de la utilidad ${name} pasa de 10^9`,
  zeroTolerance: "la tolerancia al riesgo es 0, o está demasiado cerca: es un pago, como exponential:50",
  fewPoints: "la utilidad points toma al menos dos puntos, como points:0=0,50=0.8,100=1",
  twoUtilities: (payoff) => `el pago ${payoff} tiene dos utilidades`,
  notGreater: (payoff, before) =>
    `la utilidad de ${payoff} no es mayor que la de ${before}: más tiene que valer más`,
  edgePaysLeaf: (payoffs, pays) =>
    `una hoja tiene ${many(payoffs, "pago", "pagos")} donde una arista de más arriba paga ${pays}`,
  streamSet: '"set" nombra un conjunto de información, para el que hay que construir el árbol',
  streamPays:
    '"pays" se suma a las hojas de debajo, para lo que un flujo no tiene lugar: hay que construir el árbol',
  streamAlgorithm: (algorithm, all) =>
    `${algorithm} necesita el árbol entero: un flujo se resuelve con ${all.join(", ")}`,
  streamDepth: "una profundidad necesita el árbol entero: un flujo se explora hasta las hojas",
  streamOrder: "este orden de búsqueda necesita el árbol entero: un flujo tiene given y reverse",
  streamPlayer: '"children" está antes del "player" de quien son: un flujo tiene que saber quién mueve',
  streamPayoffs: "una hoja tiene un pago por jugador: un flujo es para dos jugadores y un pago por hoja",

  noExercise: (tries, seed, wishes) =>
    `ninguno de los primeros ${tries} árboles de la semilla "${seed}" tiene ${wished(wishes)}; ` +
    "genere árboles más grandes u hojas de un rango mayor, o pida menos",
  badTries: "el número de intentos no es un número entero desde 1",
  randomTooLarge: (most) =>
    `el árbol tendría más de ${grouped(most)} nodos; pida menos profundidad o menos hijos`,
  randomDepth: "la profundidad de un árbol aleatorio no es un número entero desde 0",
  randomBranching: "el número de hijos no es un número entero desde 1",
  branchingTurned: (least, most) => `el número de hijos va de ${least} a ${most}, hacia abajo`,
  leafRange: (most) => `el rango de las hojas no son dos enteros de -${most} a ${most}`,
  leavesTurned: (low, high) => `el rango de las hojas va de ${low} a ${high}, hacia abajo`,
  denominators: (most) => `los denominadores no son números enteros de 1 a ${most}`,
  noKinds: "no hay tipos de nodos entre los que elegir",
  unknownKind: (kind, all) => `no hay tipo de nodo "${kind}"; hay ${all.join(", ")}`,
  playerCount: "el número de jugadores no es un número entero de 2 a 100",
  playersNeeded: "el tipo player necesita el número de jugadores",
  sumNeedsPlayers: "una suma de los pagos necesita el número de jugadores",
  sumNotWhole: "la suma de los pagos no es un entero",
  sumImpossible: (players, low, high, sum) =>
    `${many(players, "pago", "pagos")} de ${low} a ${high} no pueden sumar ${sum}`,
  unfoldTooLarge: (most) =>
    `el árbol tiene más de ${grouped(most)} nodos; despliéguelo con menos profundidad`,
  unfoldEvaluator: "el juego sigue más allá de la profundidad: dé un evaluador o despliéguelo más hondo",
  unfoldPlayers:
    "un evaluador habla solo por el jugador 0; con más jugadores, despliegue el juego hasta el final",
  unfoldPayoff: (payoff) => `el juego da el pago ${payoff}, que no es un número finito`,
  tooManyOutcomes: (most) =>
    `una regla puede dar más de ${grouped(most)} resultados: demasiados para desplegarlos`,
  badWeight: "una regla sortea con un peso que no es un número finito mayor que 0",
  noItems: "una regla sortea entre ningún elemento",

  unwritable: (format, node, why) =>
    `el formato «${FORMATS.es[format]}» no puede contener este árbol: el nodo ${node} ${unwritable(why)}; escriba json`,
  backslash: (node) =>
    `un archivo .efg no puede contener un nombre que termina en barra invertida, como en el nodo ${node}`,
  longNumeral: (length, most) =>
    `un número tiene ${length} caracteres, y los lectores toman ${most} como máximo`,
};
