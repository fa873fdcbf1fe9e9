import { plural } from "@tyche/trees";
import type { Messages, NodeName } from "./catalogue.js";

function noun({ kind, label }: NodeName): string {
  const kinds = { max: "nodo MAX", min: "nodo MIN", chance: "nodo de azar", player: "nodo", leaf: "hoja" };
  return `${kinds[kind]} ${label}`;
}

const isFeminine = ({ kind }: NodeName): boolean => kind === "leaf";
const the = (node: NodeName): string => `${isFeminine(node) ? "la" : "el"} ${noun(node)}`;
const The = (node: NodeName): string => `${isFeminine(node) ? "La" : "El"} ${noun(node)}`;
const of = (node: NodeName): string => `${isFeminine(node) ? "de la" : "del"} ${noun(node)}`;

const LETTER = { beta: "β", alpha: "α" } as const;
const SO_FAR = { beta: "al menos", alpha: "como máximo" } as const;
const TIE = " Los dos son iguales, y aquí los valores iguales no podan.";
const ENDS = {
  window: { low: "α está mal.", high: "β está mal.", both: "Ni α ni β están bien." },
  interval: {
    low: "El extremo inferior está mal.",
    high: "El extremo superior está mal.",
    both: "Ninguno de los dos extremos del intervalo está bien.",
  },
} as const;
const MEAN =
  "Dé el valor de cada nodo interior; un nodo de azar vale la media de sus hijos, ponderada por sus probabilidades.";

export const es: Messages = {
  templates: {
    "values-minimax": { name: "Valores: minimax", task: "Dé el valor de cada nodo interior." },
    "values-expectimax": { name: "Valores: expectimax", task: MEAN },
    "values-expectiminimax": { name: "Valores: expectiminimax", task: MEAN },
    "best-move": { name: "Mejor jugada", task: "¿Cuál es la mejor jugada en la raíz?" },
    "cuts-alpha-beta": {
      name: "Podas: alfa-beta",
      task: "Tache las aristas que poda alfa-beta: lo que está debajo no se visita nunca.",
    },
    "cuts-mirrored": {
      name: "Podas: el árbol reflejado",
      task: "Es el árbol de «Podas: alfa-beta» para la misma semilla, reflejado. Tache las aristas que alfa-beta poda ahora y dé el valor de la raíz.",
    },
    "windows-alpha-beta": {
      name: "Ventanas: alfa-beta",
      task: "Dé la ventana (α, β) con la que alfa-beta entra en cada nodo interior.",
    },
    "returns-alpha-beta": {
      name: "Valores devueltos: alfa-beta",
      task: "Dé el valor que alfa-beta devuelve para cada nodo interior: el valor mismo o la cota que se demostró.",
    },
    "trace-alpha-beta": {
      name: "Tabla de traza: alfa-beta",
      task: "Complete la traza: para cada arista, la ventana (α, β) que se pasa y el valor que vuelve.",
    },
    "intervals-star1": {
      name: "Intervalos: Star1",
      task: "Dé el intervalo en que está el valor de cada nodo de azar después de cada uno de sus hijos.",
    },
    "windows-star1": {
      name: "Ventanas: Star1",
      task: "Dé la ventana (α, β) con la que Star1 entra en cada nodo interior. Bajo un nodo de azar se limita a las cotas.",
    },
    "returns-star1": {
      name: "Valores devueltos: Star1",
      task: "Dé el valor que Star1 devuelve para cada nodo interior: el valor mismo o la cota que se demostró.",
    },
    "cuts-star1": {
      name: "Podas: Star1",
      task: "Tache las aristas que poda Star1: lo que está debajo no se visita nunca.",
    },
    "cuts-pvs": {
      name: "Podas: búsqueda de la variante principal",
      task: "Tache las aristas que la búsqueda de la variante principal (NegaScout) poda en todas sus búsquedas: lo que está debajo no se visita nunca. El primer hijo se explora con toda la ventana, cada uno de los demás primero con una ventana nula.",
    },
    "cuts-mtd-f": {
      name: "Podas: MTD(f)",
      task: "Tache las aristas que MTD(f) poda en todas sus pasadas: lo que está debajo no se visita nunca. La primera suposición es 0; cada pasada es un alfa-beta con ventana nula, y una tabla guarda las dos cotas de cada nodo.",
    },
    "cuts-sss": {
      name: "Podas: SSS*",
      task: "Tache las aristas que SSS* deja fuera: lo que está debajo no llega nunca a la cabeza de OPEN. Va en cabeza la entrada de mayor mérito y, a igual mérito, la que está más a la izquierda.",
    },
    "cuts-iterative-deepening": {
      name: "Podas: profundización iterativa",
      task: "Tache las aristas que la profundización iterativa poda en todas las profundidades: lo que está debajo no se visita nunca. A profundidad 1, 2, … un alfa-beta se detiene en las estimaciones (≈); el mejor hijo de la profundidad anterior, que guarda una tabla, se explora primero, los demás de izquierda a derecha, y lo que la tabla conoce por completo no se explora otra vez.",
    },
    "cuts-star2": {
      name: "Podas: Star2",
      task: "Tache las aristas que poda Star2: lo que está debajo no se visita nunca. Primero sondea un hijo de cada decisión bajo un nodo de azar y después sigue como Star1.",
    },
  },
  levels: { 1: "1: pequeño", 2: "2: más grande", 3: "3: con fracciones y empates" },
  rules: {
    ties: { prune: "Los valores iguales podan.", keep: "Los valores iguales no podan." },
    fail: {
      soft: "La búsqueda es fail-soft: fuera de su ventana un nodo devuelve la cota más ajustada que demostró.",
      hard: "La búsqueda es fail-hard: fuera de su ventana un nodo devuelve el extremo de la ventana.",
    },
    moves: {
      prune: "Si varias son igual de buenas, basta una.",
      keep: "Si varias son igual de buenas, márquelas todas.",
    },
    bounds: ({ low, high }) => `Todos los valores están en [L, U] = [${low}, ${high}].`,
    writing: {
      values: "Los números se escriben de cualquier forma: 3, 3.0, 1/2, 0.5.",
      returns: "Escriba las cotas ≥ 3 o >= 3, ≤ 3 o <= 3.",
      windows: "Escriba las ventanas (−∞, 3) o -inf, 3.",
      intervals: "Escriba los intervalos [2, 7/2] o 2, 3.5.",
      cuts: "Una cruz en una arista vale para todo lo que está debajo.",
      moves: "",
      trace: "Escriba las ventanas (−∞, 3) o -inf, 3, y las cotas ≥ 3 o >= 3.",
    },
    cross: "Escriba x donde no se visita nada.",
    leftToRight: "Los hijos se exploran de izquierda a derecha.",
  },
  node: noun,
  asked: {
    window: (node) => `${node}: ventana`,
    returned: (node) => `${node}: valor devuelto`,
    interval: ({ node, child }) => `${node} después de ${child}`,
    cut: (node) => `arista hacia ${node}`,
    move: (node) => `jugada hacia ${node}`,
  },
  about: ({ asked, remark }) => `${asked}: ${remark}`,
  problems: {
    "not-a-number": (text) => `«${text}» no es un número.`,
    "not-finite": () => "El valor de un nodo es finito.",
    "not-two": (text) => `«${text}» no son dos números separados por una coma o un punto y coma.`,
    "no-relation": () => "Se pide el valor mismo, no una cota.",
  },
  remarks: {
    rounded: "Parece redondeado: dé la fracción exacta.",
    wrongValue: "Este no es el valor.",
    wrongEnds: ({ of, end }) => ENDS[of][end],
    isExact: "Aquí la búsqueda encuentra el valor mismo, no una cota.",
    wrongSide: "La cota es del otro lado.",
    notProved: "Las hojas examinadas no demuestran tanto.",
    tooLoose: "Es cierto, pero la búsqueda demuestra una cota más ajustada.",
    notClipped: "Aquí fail-hard devuelve el extremo de la ventana.",
    missedCut: ({ node, why }) => `La arista hacia ${the(node)} se poda, pero no está tachada. ${why}`,
    illegalFirst: ({ node, parent }) =>
      `Hace falta ${the(node)}: es el primer hijo explorado ${of(parent)}, del que antes no se sabe nada.`,
    illegalAtDecision: ({ node, parent, rule, best, relation, limit, tie }) =>
      `Hace falta ${the(node)}: ${the(parent)} vale ${SO_FAR[rule]} ${best} hasta ahora, y ${best} ${relation} ${LETTER[rule]} = ${limit} no se cumple.${tie ? TIE : ""}`,
    illegalOpen: ({ node, merit }) =>
      `Hace falta ${the(node)}: llega a la cabeza de OPEN, con mérito ${merit}, antes de que se resuelva la raíz.`,
    illegalAtChance: ({ node, parent, interval, window, tie }) =>
      `Hace falta ${the(node)}: el valor ${of(parent)} todavía puede estar en cualquier parte de ${interval}, que no queda todo fuera de la ventana (α, β) = ${window}.${tie ? " Apenas se alcanza un extremo de la ventana, y aquí los valores iguales no podan." : ""}`,
    notBest: "Esta jugada no es una de las mejores.",
    moreMoves: "Hay otra jugada igual de buena.",
  },
  hints: {
    where: ({ question }) => `Mire aquí: ${question}.`,
    value: {
      max: "Un nodo MAX vale el mayor valor de sus hijos.",
      min: "Un nodo MIN vale el menor valor de sus hijos.",
      chance: "Un nodo de azar vale la suma, sobre sus hijos, de probabilidad por valor.",
    },
    window: {
      max: "El hijo de un nodo MAX recibe la ventana de su padre, con α subida al mejor valor hallado allí hasta ahora.",
      min: "El hijo de un nodo MIN recibe la ventana de su padre, con β bajada al mejor valor hallado allí hasta ahora.",
      chance:
        "El hijo de un nodo de azar recibe los valores en los que decide: en A el nodo caería a α aunque todos los demás hijos abiertos valieran U, en B llegaría a β aunque valieran L; ambos se mantienen dentro de [L, U].",
      root: "La raíz recibe la ventana de toda la búsqueda.",
    },
    returned: {
      soft: "Un nodo devuelve lo mejor de lo que devolvieron sus hijos. En un extremo de la ventana o más allá es solo una cota: «≥» desde β, «≤» hasta α.",
      hard: "Un nodo devuelve lo mejor de lo que devolvieron sus hijos, pero no menos que α ni más que β: fuera de la ventana, su extremo, como cota.",
    },
    interval:
      "Para el extremo inferior, un hijo no explorado cuenta como L; para el superior, como U; un hijo explorado cuenta como su valor, y si este es solo una cota, únicamente en el extremo que acota.",
    cut: {
      max: {
        prune: "En un nodo MAX se poda el resto en cuanto el mejor valor es ≥ β.",
        keep: "En un nodo MAX se poda el resto en cuanto el mejor valor es > β.",
      },
      min: {
        prune: "En un nodo MIN se poda el resto en cuanto el mejor valor es ≤ α.",
        keep: "En un nodo MIN se poda el resto en cuanto el mejor valor es < α.",
      },
      chance: {
        prune:
          "En un nodo de azar se poda el resto en cuanto el extremo inferior de su intervalo es ≥ β o el superior ≤ α.",
        keep: "En un nodo de azar se poda el resto en cuanto el extremo inferior de su intervalo es > β o el superior < α.",
      },
    },
    move: { max: "MAX elige un hijo del mayor valor.", min: "MIN elige un hijo del menor valor." },
    calculate: ({ expression }) => `Calcule ${expression}.`,
    bestFirst:
      "Va en cabeza la entrada de mayor mérito y, a igual mérito, la que está más a la izquierda. Un nodo MAX se resuelve con el primero de sus hijos que se resuelva, y desde entonces no se explora nada más por debajo; un nodo MIN pregunta a sus hijos uno tras otro.",
    meritAbove: ({ node, merit }) => `${The(node)} va en cabeza de OPEN con mérito ${merit}.`,
    parentHas: ({ parent, window, best, interval, probability }) =>
      `${The(parent)} tiene la ventana (α, β) = ${window}${best === undefined ? "" : ` y el mejor valor ${best}`}${interval === undefined ? "" : ` y está en ${interval}; este hijo tiene probabilidad ${probability}`}.`,
    intervalBefore: ({ interval, child, value, probability, bounds }) =>
      `Antes, el nodo estaba en ${interval}. El hijo ${child} devuelve ${value} y tiene probabilidad ${probability}; hasta entonces podía valer cualquier cosa en ${bounds}.`,
    compareAtCut: ({ node, left, right }) => `En ${the(node)}, compare ${left} con ${right}.`,
    leaf: "Una hoja devuelve su pago.",
    answer: ({ text }) => `La respuesta es ${text}.`,
    stays: "Aquí no hay nada que tachar ni marcar.",
    crossed: "Hay que tacharla o marcarla.",
  },
  wrongRules: {
    "levels-swapped": "Parece que MAX y MIN se han intercambiado: MAX toma el valor mayor y MIN el menor.",
    "chance-mean":
      "Parece que todos los resultados contaron por igual: cada uno cuenta con su propia probabilidad.",
    "chance-max":
      "Parece que el azar tomó el valor mayor: en un nodo de azar nadie elige, su valor es la media ponderada por las probabilidades.",
    "chance-min":
      "Parece que el azar tomó el valor menor: en un nodo de azar nadie elige, su valor es la media ponderada por las probabilidades.",
    "chance-likeliest":
      "Parece que solo contó el resultado más probable: el valor de un nodo de azar es la media de todos, ponderada por las probabilidades.",
    "no-deep-cuts":
      "Parece que cada nodo se comparó solo con su padre: α y β vienen de todos los nodos de arriba.",
    "global-bounds":
      "Parece que hubo un solo α y un solo β para todo el árbol: cada nodo tiene los suyos, que se olvidan al subir.",
    "unfinished-bounds":
      "Parece que un valor provisional movió la otra cota: los hijos de un nodo MIN solo bajan β, los de un nodo MAX solo suben α.",
    "full-window-at-root":
      "Parece que cada jugada de la raíz se exploró con la ventana completa: desde la segunda, el mejor valor hallado es uno de sus extremos.",
    "right-to-left":
      "Parece que los hijos se exploraron de derecha a izquierda: aquí se va de izquierda a derecha.",
    "cutting-leaf":
      "Parece que se tachó también la hoja que provoca la poda: ya se ha leído, solo se poda lo que viene después.",
    "no-chance-cuts":
      "Parece que los nodos de azar nunca podan y pasan la ventana completa: ambas cosas se siguen de las cotas [L, U].",
    "table-forgotten":
      "Parece que cada profundidad siguió el orden dado: el mejor hijo de la profundidad anterior va primero.",
    "last-depth-only":
      "Parece que solo contó la última profundidad: lo que una profundidad anterior ha visitado no está podado.",
    "window-unchanged":
      "Parece que los hijos de un nodo de azar recibieron la ventana de este: la suya se sigue de las probabilidades y de las cotas [L, U].",
    "other-ties": {
      prune: "Parece que un valor igual a la cota no podó: aquí sí poda.",
      keep: "Parece que un valor igual a la cota podó: aquí solo poda un valor más allá de ella.",
    },
    "other-fail": {
      soft: "Parece que se devolvió el extremo de la ventana: fail-soft devuelve el mejor valor hallado, también fuera de la ventana.",
      hard: "Parece que se devolvió el mejor valor hallado: fuera de la ventana, fail-hard devuelve el extremo de la ventana.",
    },
  },
  kit: {
    typing:
      "Escriba las fracciones como 7/3, los decimales como 2,5, los infinitos como inf y -inf, y x para un nodo que no se visita nunca.",
    visited: "visitado",
    skipped: "nunca visitado",
    markers: "Arrastre ✂ al centro de cada arista podada, lo más arriba posible.",
    low: "extremo inferior",
    high: "extremo superior",
    onPicture: "en el dibujo",
    asList: "como lista",
    right: "Bien.",
    partly: "Bien en parte.",
    wrong: "Mal.",
    diagnosis: "Diagnóstico",
  },
  sheet: {
    title: "Árboles de juego",
    key: "Solucionario",
    exercise: (n) => `Ejercicio ${n}`,
    seed: (seed) => `Semilla ${seed}`,
    person: "Nombre",
    line: (asked) => `${asked}:`,
    node: "Nodo",
    edge: "Arista",
    window: "(α, β)",
    value: "Valor",
    returned: "Devuelve",
    interval: "Intervalo",
    skipped: "Hojas nunca visitadas",
    moves: "Mejor jugada",
  },
  panel: {
    template: "Ejercicio",
    level: "Nivel",
    ties: "Empates",
    fail: "Fuera de la ventana",
    seed: "Semilla",
    next: "Ejercicio siguiente",
    check: "Comprobar",
    hint: "Pista",
    show: "Mostrar la respuesta",
    hide: "Ocultar la respuesta",
    clear: "Empezar de nuevo",
    tree: "Árbol del ejercicio",
    answers: "Sus respuestas",
    blank: "Todavía no hay ninguna respuesta.",
    solved: "¡Todo bien!",
    score: ({ right, wrong, missing }) => `${right} bien, ${wrong} mal, ${missing} sin responder.`,
    more: (count) => plural("es", count, "Falta 1 poda más.", `Faltan ${count} podas más.`),
    progress: ({ solved, tried, hinted }) =>
      `${solved} ${plural("es", solved, "resuelto", "resueltos")} de ${tried} ${plural("es", tried, "intentado", "intentados")} en este nivel${hinted > 0 ? `, ${hinted} de ellos con pistas` : ""}.`,
    forget: "Olvidar mi progreso",
    verdicts: { right: "bien", wrong: "mal", missing: "falta" },
    pressToCross: "Pulse una arista o un nodo para tacharlo; pulse otra vez para quitar la cruz.",
    worksheet: "Hoja de ejercicios…",
    count: "Número de ejercicios",
    print: "Imprimir",
    printKey: "Imprimir el solucionario",
    latex: "LaTeX",
    latexKey: "Solucionario en LaTeX",
    page: "Página web",
    pageKey: "Página web del solucionario",
    close: "Cerrar",
    mixed: "Todos los tipos por turno",
  },
};
