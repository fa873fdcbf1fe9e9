import {
  type Catalogue,
  type Children,
  type NodeReference,
  SCRIPTS,
  type Side,
  type Skipped,
} from "./catalogue.js";
import { plural } from "./plural.js";

/** La raíz and la hoja are feminine, el nodo is masculine. */
function isFeminine(node: NodeReference): boolean {
  return node.name === undefined || node.kind === "leaf";
}

/** "nodo MAX B", "hoja 1.2", "raíz (nodo MIN)". */
function noun(node: NodeReference): string {
  const { name } = node;
  const at = name === undefined ? "" : ` ${name}`;
  const phrase = {
    max: `nodo MAX${at}`,
    min: `nodo MIN${at}`,
    chance: `nodo de azar${at}`,
    player: `nodo${at} del jugador ${node.player}`,
    leaf: `hoja${at}`,
  }[node.kind];
  return name === undefined ? `raíz (${phrase})` : phrase;
}

const the = (node: NodeReference): string => `${isFeminine(node) ? "la" : "el"} ${noun(node)}`;
const The = (node: NodeReference): string => `${isFeminine(node) ? "La" : "El"} ${noun(node)}`;
const to = (node: NodeReference): string => `${isFeminine(node) ? "a la" : "al"} ${noun(node)}`;
const of = (node: NodeReference): string => `${isFeminine(node) ? "de la" : "del"} ${noun(node)}`;

const alive = (node: NodeReference): string => (isFeminine(node) ? "viva" : "vivo");
const resolved = (node: NodeReference): string => (isFeminine(node) ? "resuelta" : "resuelto");

function side(side: Side): string {
  switch (side.kind) {
    case "max":
      return "MAX";
    case "min":
      return "MIN";
    case "player":
      return `el jugador ${side.player}`;
  }
}

function list({ count, names }: Children): string {
  return names.join(", ") + (names.length < count ? ", …" : "");
}

function without(impossible: Children | undefined): string {
  if (!impossible) return "";
  return plural(
    "es",
    impossible.count,
    `; su hijo (${list(impossible)}) tiene probabilidad 0 y nunca se explora`,
    `; ${impossible.count} de sus hijos (${list(impossible)}) tienen probabilidad 0 y nunca se exploran`,
  );
}

function firstly(first: string | undefined): string {
  return first === undefined ? "" : `; el hijo ${first}, el mejor según la tabla, va primero`;
}

function enters(added: Children): string {
  return plural(
    "es",
    added.count,
    `: su primer hijo (${list(added)}) entra en OPEN, vivo con el mismo mérito`,
    `: sus ${added.count} hijos (${list(added)}) entran en OPEN, vivos con el mismo mérito`,
  );
}

function skip(skipped: Skipped): string {
  const { count, all, probed } = skipped;
  const listed = list(skipped);
  if (all && !probed) {
    return plural("es", count, `se poda su hijo (${listed})`, `se podan sus ${count} hijos (${listed})`);
  }
  if (all) {
    return plural(
      "es",
      count,
      `su hijo (${listed}) no necesita más búsqueda`,
      `sus ${count} hijos (${listed}) no necesitan más búsqueda`,
    );
  }
  return plural(
    "es",
    count,
    `se poda el hijo restante (${listed})`,
    `se podan los ${count} hijos restantes (${listed})`,
  );
}

const WORTH = { exact: "", lower: "al menos ", upper: "como máximo " } as const;
const whatever = ({ all, probed }: Skipped): string =>
  probed
    ? "encuentre lo que encuentre el resto de la búsqueda"
    : `valgan lo que valgan ${all ? "sus hijos" : "los demás hijos"}`;
/** "a MIN", "al jugador 1". */
const toSide = (to: Side): string => (to.kind === "player" ? `al jugador ${to.player}` : `a ${side(to)}`);
/** "para MIN", "para el jugador 1"; nothing where nobody is named. */
const forSide = (to: Side | undefined): string => (to ? ` para ${side(to)}` : "");
const AT_LEAST = { beta: "al menos", alpha: "como máximo" } as const;

export const es: Catalogue = {
  name: "Español",
  script: SCRIPTS.es,
  kinds: { max: "MAX", min: "MIN", chance: "azar", player: "jugador", leaf: "hoja" },
  properties: {
    complete: { name: "completo", help: "Cuándo es seguro que encuentra un valor." },
    exact: { name: "exacto", help: "Cuándo el valor que encuentra es el del árbol." },
    optimal: { name: "óptimo", help: "Cuándo la acción que elige es la mejor." },
    time: {
      name: "tiempo",
      help: "Nodos visitados: b acciones por decisión, n resultados por nodo de azar, m la profundidad del árbol, d el límite de profundidad, k un ancho.",
    },
    space: { name: "memoria", help: "Nodos que se guardan en memoria a la vez." },
  },
  conditions: {
    always: "siempre",
    "finite-tree": "el árbol es finito",
    "no-horizon": "ningún límite de profundidad detiene la búsqueda",
    "perfect-opponent": "el oponente juega a la perfección",
    "opponent-as-modelled": "el oponente juega según su modelo",
    "bounds-hold": "todos los valores respetan las cotas",
    "opponents-allied": "todos los oponentes se alían contra el jugador",
    "others-play-their-own-best": "cada jugador maximiza su propio pago",
    "teams-hold-together": "los jugadores de un equipo maximizan su suma",
    "one-opponent": "solo hay un oponente",
    "nothing-left-out": "ningún hijo se descarta sin demostración",
  },
  settings: {
    depth: {
      name: "profundidad",
      help: "Cuántas decisiones se miran hacia delante; los niveles de azar no cuentan. Sin ella se explora todo el árbol.",
    },
    bounds: {
      name: "cotas",
      help: "El menor y el mayor valor que puede tener un nodo; sin ellas, el rango de las hojas.",
    },
    ties: { name: "empates", help: "Si un valor que solo iguala α o β produce una poda." },
    fail: {
      name: "fuera de la ventana",
      help: "Lo que se devuelve fuera de la ventana: su extremo (fail-hard) o la cota más ajustada que se demostró (fail-soft).",
    },
    order: {
      name: "orden",
      help: "El orden en que se exploran los hijos; cambia lo que se poda, no el valor (entre hijos iguales, max^n, los equipos y la búsqueda en haz toman el primero).",
    },
    window: { name: "ventana", help: "La ventana (α, β) en la raíz; sin ella, (−∞, +∞)." },
    guess: {
      name: "primera suposición",
      help: "Lo que MTD(f) toma por el valor antes de su primera pasada; sin ella, 0.",
    },
    probes: {
      name: "sondeos",
      help: "Cuántos hijos se sondean bajo cada hijo de un nodo de azar (Star2.5).",
    },
    width: { name: "ancho", help: "Cuántos hijos conserva la búsqueda en haz en cada decisión." },
    player: {
      name: "jugador",
      help: "El jugador para quien se busca; sin él, el jugador 0 de dos, o el que decide primero.",
    },
    teams: {
      name: "equipos",
      help: "Quiénes juegan juntos, en listas de jugadores; quien no está en ninguna juega solo.",
    },
    random: {
      name: "parte de azar",
      help: "La probabilidad de que el oponente juegue al azar en lugar de elegir su mejor acción.",
    },
  },
  ties: { prune: "los valores iguales podan", keep: "los valores iguales no podan" },
  fails: { soft: "fail-soft", hard: "fail-hard" },
  orders: {
    given: "tal como está",
    reverse: "invertido",
    best: "primero el mejor",
    worst: "primero el peor",
    estimate: "según la estimación",
  },
  cutRules: {
    beta: "poda beta",
    alpha: "poda alfa",
    "chance-high": "poda beta en un nodo de azar",
    "chance-low": "poda alfa en un nodo de azar",
    empty: "ventana vacía",
    sum: "poda superficial por la suma de pagos",
    merit: "mérito",
    width: "ancho de haz",
    reply: "una sola réplica",
  },
  bounds: { exact: "exacto", lower: "cota inferior", upper: "cota superior" },
  sentences: {
    enter: ({ node, impossible }) => `Se visita ${the(node)}${without(impossible)}.`,
    enterWindow: ({ node, from, ends, window, impossible, first }) =>
      from
        ? `${The(from)} pasa la ventana ${ends} = ${window} ${to(node)}${firstly(first)}${without(impossible)}.`
        : `Se explora ${the(node)} con la ventana ${ends} = ${window}${firstly(first)}${without(impossible)}.`,
    enterNull: ({ node, from, ends, window }) =>
      `${The(from)} pasa la ventana nula ${ends} = ${window} ${to(node)}, solo para saber si el hijo es mejor.`,
    enterAgain: ({ node, from, ends, window }) =>
      `${The(from)} pasa la ventana ${ends} = ${window} ${to(node)}, que es un hijo mejor, para explorarlo de nuevo y hallar su valor.`,
    enterPass: ({ node, number, low, high, window }) =>
      `Pasada ${number}: el valor ${of(node)} está entre ${low} y ${high}; se explora con la ventana nula (α, β) = ${window}.`,
    enterDepth: ({ node, depth, ends, window, first }) =>
      `Con profundidad ${depth}, se explora ${the(node)} con la ventana ${ends} = ${window}${firstly(first)}.`,
    recall: ({ node, value, bound, same }) =>
      same
        ? `La tabla conoce ${the(node)}, cuyo subárbol es igual al ${of(same)}: vale ${WORTH[bound]}${value}.`
        : `La tabla conoce ${the(node)}: vale ${WORTH[bound]}${value}.`,
    enterOpen: ({ node, merit, added }) =>
      `${The(node)}, ${alive(node)} con mérito ${merit}, va en cabeza de OPEN${added ? enters(added) : ""}.`,
    payoffOpen: ({ node, value, merit }) =>
      `${The(node)} vale ${value}; vuelve a OPEN, ${resolved(node)} con mérito ${merit}.`,
    estimateOpen: ({ node, value, merit }) =>
      `La búsqueda se detiene en ${the(node)}: su estimación, ${value}, ocupa el lugar de su valor, y vuelve a OPEN, ${resolved(node)} con mérito ${merit}.`,
    solvedMax: ({ node, child, merit, removed }) =>
      `En ${the(node)}, el hijo ${child}, resuelto con mérito ${merit}, va en cabeza de OPEN: así que el nodo queda resuelto con él${removed === 0 ? "" : plural("es", removed, ", y 1 entrada por debajo sale de OPEN", `, y ${removed} entradas por debajo salen de OPEN`)}.`,
    solvedNext: ({ node, child, merit, next }) =>
      `En ${the(node)}, el hijo ${child}, resuelto con mérito ${merit}, va en cabeza de OPEN: el hijo siguiente, ${next}, entra en OPEN, vivo con el mismo mérito.`,
    solvedLast: ({ node, child, merit }) =>
      `En ${the(node)}, el hijo ${child}, resuelto con mérito ${merit}, va en cabeza de OPEN: es el último hijo, así que el nodo queda resuelto con él.`,
    probe: ({ node, from, ends, window }) =>
      `${The(from)} sondea ${the(node)} con la ventana ${ends} = ${window}: solo se explora una parte de sus hijos, para obtener una cota.`,
    withPaid: ({ value, here, way }) => `${value} (${here} aquí y ${way} por el camino)`,
    payoff: ({ node, value, to, turned }) =>
      `${The(node)} ${to ? "da" : "vale"} ${value}${to ? ` ${toSide(to)}` : ""}${turned ? `, que cuenta como ${turned.value} para ${side(turned.to)}` : ""}.`,
    estimate: ({ node, value, to, turned }) =>
      `La búsqueda se detiene en ${the(node)}: su estimación, ${value}${forSide(to)}${turned ? `, que cuenta como ${turned.value} para ${side(turned.to)}` : ""}, ocupa el lugar de su valor.`,
    childBetter: ({ node, child, value, bound, window }) =>
      `En ${the(node)}, el hijo ${child} da ${WORTH[bound]}${value}, lo mejor hasta ahora${window ? `; la ventana es ahora (α, β) = ${window}` : ""}.`,
    childNotBetter: ({ node, child, value, bound, best, window }) =>
      `En ${the(node)}, el hijo ${child} da ${WORTH[bound]}${value}, que no mejora ${best}${window ? `; la ventana sigue siendo (α, β) = ${window}` : ""}.`,
    childEnough: ({ node, child, value, bound, best, window }) =>
      `En ${the(node)}, el hijo ${child} da ${WORTH[bound]}${value}, que no es peor que ${best}, y la ventana (α, β) = ${window} no contiene nada mejor.`,
    childTied: ({ node, child, value, best }) =>
      `En ${the(node)}, el hijo ${child} da ${value}, tan bueno como ${best} para quien decide: se conserva el primero, y con él los pagos de los demás.`,
    childLeft: ({ node, child, value, best }) =>
      `En ${the(node)}, el hijo ${child}, dejado antes del final con ${value} hasta ahora, no da más que ${best} a quien decide.`,
    outcome: ({ node, child, value, bound, probability, product, interval }) =>
      `En ${the(node)}, el hijo ${child} da ${WORTH[bound]}${value} con probabilidad ${probability}, así que aporta ${WORTH[bound]}${product}${interval ? `: el valor del nodo está ahora en ${interval}` : ""}.`,
    randomMove: ({ node, child, value, bound, probability, product, interval }) =>
      `En ${the(node)}, el hijo ${child} da ${WORTH[bound]}${value}; una jugada al azar lleva a él con probabilidad ${probability}, así que aporta ${WORTH[bound]}${product} a la media de las jugadas al azar${interval ? `: el valor del nodo está ahora en ${interval}` : ""}.`,
    cutBySide: (m) =>
      `En ${the(m.node)}, el valor ya es ${AT_LEAST[m.rule]} ${m.inequality}, así que más arriba ${side(m.side)} no dejará que la partida llegue aquí; ${skip(m.skipped)}.`,
    cutByChance: (m) =>
      `En ${the(m.node)}, el valor ya es ${AT_LEAST[m.rule]} ${m.inequality}, así que su valor exacto ya no importa más arriba; ${skip(m.skipped)}.`,
    cutByWindow: (m) =>
      `En ${the(m.node)}, el valor ya es ${AT_LEAST[m.rule]} ${m.inequality}, el extremo de la ventana dada a la búsqueda; ${skip(m.skipped)}.`,
    cutByBound: (m) =>
      `En ${the(m.node)}, el valor ya es ${AT_LEAST[m.rule]} ${m.inequality}, el ${m.rule === "beta" ? "mayor" : "menor"} valor que permiten las cotas; ${skip(m.skipped)}.`,
    cutByNull: (m) =>
      `En ${the(m.node)}, el valor ya es ${AT_LEAST[m.rule]} ${m.inequality}, y la búsqueda no pide más aquí; ${skip(m.skipped)}.`,
    cutByEmpty: (m) =>
      `En ${the(m.node)}, la ventana (α, β) = (${m.left}, ${m.right}) está vacía, así que la búsqueda devuelve ${m.left}, valga lo que valga el nodo; ${skip(m.skipped)}.`,
    cutAtChance: (m) =>
      m.rule === "chance-high"
        ? `En ${the(m.node)}, el valor es al menos ${m.left} ${m.relation} β = ${m.right}, ${whatever(m.skipped)}; ${skip(m.skipped)}.`
        : `En ${the(m.node)}, el valor es como máximo ${m.left} ${m.relation} α = ${m.right}, ${whatever(m.skipped)}; ${skip(m.skipped)}.`,
    cutBySum: (m) =>
      `En ${the(m.node)}, con lo que ya está tomado, más arriba ${m.side ? side(m.side) : "el jugador"} obtiene como máximo ${m.left} ${m.relation} ${m.right} y no gana nada; ${skip(m.skipped)}.`,
    cutByMerit: (m) =>
      `En ${the(m.node)}, nada en OPEN promete más que ${m.left} ${m.relation} ${m.right}, el mérito con que se resuelve ${the(m.above)}; ${skip(m.skipped)}.`,
    cutByWidth: (m) =>
      `En ${the(m.node)}, la búsqueda en haz conserva ${plural("es", Number(m.left), "1 hijo, el más prometedor", `los ${m.left} hijos más prometedores`)} (su ancho es ${m.right}); ${skip(m.skipped)}, por suposición y no por demostración.`,
    cutByReply: (m) =>
      `En ${the(m.node)}, otro oponente ya ha replicado, y solo uno puede: este ${m.passes ? "pasa" : "juega su primera acción"} (${m.kept}); ${skip(m.skipped)}, por suposición y no por demostración.`,
    leaveEarly: ({ node, value }) => `Se deja ${the(node)} antes del final, con ${value} hasta ahora.`,
    leaveTurned: ({ node, value, bound, to }) =>
      `Termina ${the(node)}: cuenta como ${WORTH[bound]}${value} para ${side(to)}.`,
    leave: ({ node, value, bound, probe, to }) => {
      const worth = `${WORTH[bound]}${value}${forSide(to)}`;
      return probe
        ? `Termina el sondeo ${of(node)}: el nodo vale ${worth}.`
        : `Termina ${the(node)}: vale ${worth}.`;
    },
  },
};
