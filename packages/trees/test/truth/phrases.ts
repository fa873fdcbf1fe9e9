import type { Language } from "@tyche/messages";

/** The statements that a sentence can make, in any language. */
export const SAYINGS = [
  "enter",
  "enterRoot",
  "enterFrom",
  "enterNull",
  "enterAgain",
  "enterPass",
  "enterDepth",
  "enterOpen",
  "recall",
  "probe",
  "payoff",
  "estimate",
  "payoffOpen",
  "estimateOpen",
  "solvedMax",
  "solvedNext",
  "solvedLast",
  "childBetter",
  "childNotBetter",
  "childEnough",
  "childTied",
  "childLeft",
  "outcome",
  "randomMove",
  "cutBySide",
  "cutByChance",
  "cutByWindow",
  "cutByBound",
  "cutByNull",
  "cutByEmpty",
  "cutAtChance",
  "cutBySum",
  "cutByMerit",
  "cutByWidth",
  "cutByReply",
  "leaveEarly",
  "leaveProbe",
  "leaveTurned",
  "leave",
] as const;
export type Saying = (typeof SAYINGS)[number];

/**
 * How a language phrases its statements, as separate patterns: nothing here comes from the catalogues under test. In
 * the templates a word in braces is one of `parts` or of the parts shared by all languages; text in [brackets] is
 * optional.
 */
export interface Phrases {
  /** "MAX node@", with the node's name, if it has one, for @ and a number for #. */
  readonly nodes: Readonly<Record<"max" | "min" | "chance" | "player" | "leaf", string>>;
  /** The root without a name: "the root (a $)". */
  readonly root: string;
  /** Words that can precede a node. */
  readonly articles: string;
  readonly sides: Readonly<Record<"max" | "min" | "player", string>>;
  readonly atLeast: string;
  readonly atMost: string;
  /** Parts of sentences by name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly templates: Readonly<Record<Saying, string>>;
}

const en: Phrases = {
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
      "At {node} beam search keeps (?:{kept}(?:1) child, the most promising|the {keptMany} most promising children) \\(its width is {right}\\); {skip}, on a guess and not on a proof.",
    cutByReply:
      "At {node} another opponent has already replied, and only one may: this one (?:{passes}passes|{first}takes its first action) \\({child}\\); {skip}, on a guess and not on a proof.",
    leaveEarly: "{node} is left early, with {value} so far.",
    leaveProbe: "The probe of {node} is done: it is worth {worth}{to}.",
    leaveTurned: "{node} is done: it counts as {worth} for {side}.",
    leave: "{node} is done: it is worth {worth}{to}.",
  },
};

const fr: Phrases = {
  nodes: {
    max: "nœud MAX@",
    min: "nœud MIN@",
    chance: "nœud de hasard@",
    player: "nœud@ du joueur #",
    leaf: "feuille@",
  },
  root: "racine \\($\\)",
  articles: "(?:[Ll][ea]|[Aa]u|[Àà] la|du|de la) ",
  sides: { max: "MAX", min: "MIN", player: "le joueur #" },
  atLeast: "(?:d’)?au moins ",
  atMost: "(?:d’)?au plus ",
  parts: {
    impossible:
      "(?:\u202f; son enfant \\({list1}\\) a la probabilité 0 et n’est jamais exploré|\u202f; {count2} de ses enfants \\({list2}\\) ont la probabilité 0 et ne sont jamais explorés)?",
    skip: "(?:{rest}l’enfant restant \\({list3}\\) est élagué|{rest}les {count4} enfants restants \\({list4}\\) sont élagués|{all}son enfant \\({list5}\\) est élagué|{all}ses {count6} enfants \\({list6}\\) sont élagués|{probed}(?:son enfant|l’enfant restant) \\({list7}\\) n’a pas à être exploré davantage|{probed}[sl]es {count8} enfants(?: restants)? \\({list8}\\) n’ont pas à être explorés davantage)",
    whatever:
      "(?:{others}quoi que vaillent les autres enfants|{own}quoi que vaillent ses enfants|{found}quoi que trouve la suite de la recherche)",
    firstly: "(?:\u202f; l’enfant {firstChild}, le meilleur selon la table, passe en premier)?",
    to: "(?: pour {side})?",
    turned: "(?:, ce qui compte pour {turnedValue} du côté (?:de {turnedSide}|du {turnedPlayer}))?",
    now: "(?:\u202f; la fenêtre est maintenant \\(α, β\\) = {window})?",
    stays: "(?:\u202f; la fenêtre reste \\(α, β\\) = {window})?",
    interval: "(?:\u00a0: la valeur du nœud est maintenant dans l’intervalle {range})?",
  },
  templates: {
    enter: "{node} est visitée?{impossible}.",
    enterRoot: "{node} est explorée? avec la fenêtre {ends} = {window}{firstly}{impossible}.",
    enterFrom: "{from} transmet la fenêtre {ends} = {window} {node}{firstly}{impossible}.",
    enterNull:
      "{from} transmet la fenêtre nulle {ends} = {window} {node}, pour savoir seulement si l’enfant est meilleur.",
    enterAgain:
      "{from} transmet la fenêtre {ends} = {window} {node}, enfant meilleur, pour l’explorer de nouveau et en trouver la valeur.",
    enterPass:
      "Passe {number}\u00a0: la valeur {node} est entre {passLow} et {passHigh}\u202f; (?:il|elle) est explorée? avec la fenêtre nulle \\(α, β\\) = {window}.",
    enterDepth: "À la profondeur {number}, {node} est explorée? avec la fenêtre {ends} = {window}{firstly}.",
    enterOpen:
      "{node}, vivante? avec le mérite {merit}, vient en tête de OPEN(?:\u00a0: son premier enfant \\({list9}\\) entre dans OPEN, vivant avec le même mérite|\u00a0: ses {count10} enfants \\({list10}\\) entrent dans OPEN, vivants avec le même mérite)?.",
    recall:
      "La table connaît {node}(?:, dont le sous-arbre est le même que celui {same})?\u00a0: (?:il|elle) vaut {worth}.",
    probe:
      "{from} sonde {node} avec la fenêtre {ends} = {window}\u00a0: seule une partie de ses enfants est explorée, pour obtenir une borne.",
    payoff: "{node} (?:vaut {value}|rapporte {value2} (?:à {side2}|au {sidePlayer})){turned}.",
    estimate:
      "La recherche s’arrête {node}\u00a0: son estimation, {value}{to}{turned}, tient lieu de valeur.",
    payoffOpen: "{node} vaut {value}\u202f; (?:il|elle) retourne dans OPEN, résolue? avec le mérite {merit}.",
    estimateOpen:
      "La recherche s’arrête {node}\u00a0: son estimation, {value}, tient lieu de valeur, et (?:il|elle) retourne dans OPEN, résolue? avec le mérite {merit}.",
    solvedMax:
      "{node}, l’enfant {child}, résolu avec le mérite {merit}, vient en tête de OPEN\u00a0: le nœud est donc résolu avec ce mérite(?:, et {removed}(?: entrée au-dessous quitte| entrées au-dessous quittent) OPEN)?.",
    solvedNext:
      "{node}, l’enfant {child}, résolu avec le mérite {merit}, vient en tête de OPEN\u00a0: l’enfant suivant, {next}, entre dans OPEN, vivant avec le même mérite.",
    solvedLast:
      "{node}, l’enfant {child}, résolu avec le mérite {merit}, vient en tête de OPEN\u00a0: c’est le dernier enfant, le nœud est donc résolu avec ce mérite.",
    childBetter: "{node}, l’enfant {child} donne {worth}, le meilleur résultat jusqu’ici{now}.",
    childNotBetter: "{node}, l’enfant {child} donne {worth}, ce qui n’est pas mieux que {best}{stays}.",
    childEnough:
      "{node}, l’enfant {child} donne {worth}, ce qui n’est pas moins bien que {best}, et la fenêtre \\(α, β\\) = {window} ne contient rien de mieux.",
    childTied:
      "{node}, l’enfant {child} donne {value}, ce qui vaut {best} pour qui décide\u00a0: le premier est gardé, et avec lui les gains des autres.",
    childLeft:
      "{node}, l’enfant {child}, quitté avant la fin avec {value} jusqu’ici, ne donne pas plus que {best} à qui décide.",
    outcome:
      "{node}, l’enfant {child} donne {worth} avec la probabilité {probability} et compte donc pour {weight}{interval}.",
    randomMove:
      "{node}, l’enfant {child} donne {worth}\u202f; un coup au hasard y mène avec la probabilité {probability}, il compte donc pour {weight} dans la moyenne des coups au hasard{interval}.",
    cutBySide:
      "{node}, la valeur est déjà {boundWord}{left} {sign} {greek} = {right}\u00a0: plus haut, {side} (?:{need}n’a donc pas besoin de laisser|{sure}ne laissera donc pas) la partie venir ici\u202f; {skip}.",
    cutByChance:
      "{node}, la valeur est déjà {boundWord}{left} {sign} {greek} = {right}\u00a0: sa valeur exacte ne compte donc plus pour les nœuds au-dessus\u202f; {skip}.",
    cutByWindow:
      "{node}, la valeur est déjà {boundWord}{left} {sign} {greek} = {right}, l’extrémité de la fenêtre donnée à la recherche\u202f; {skip}.",
    cutByBound:
      "{node}, la valeur est déjà {boundWord}{left} {sign} {greek} = {right}, la plus (?:{most}grande|{least}petite) valeur que permettent les bornes\u202f; {skip}.",
    cutByNull:
      "{node}, la valeur est déjà {boundWord}{left} {sign} {greek} = {right}, et la recherche n’en demande pas plus ici\u202f; {skip}.",
    cutByEmpty:
      "{node}, la fenêtre \\(α, β\\) = {window} est vide\u00a0: la recherche renvoie donc {value}, quelle que soit la valeur du nœud\u202f; {skip}.",
    cutAtChance:
      "{node}, la valeur est {boundWord}{left} {sign} {greek} = {right}, {whatever}\u202f; {skip}.",
    cutBySum:
      "{node}, avec ce qui est déjà pris, {side}, plus haut, obtient au plus {left} {sign} {right} et n’y gagne rien\u202f; {skip}.",
    cutByMerit:
      "{node}, rien dans OPEN ne promet plus que {left} {sign} {right}, le mérite avec lequel {above} est résolue?\u202f; {skip}.",
    cutByWidth:
      "{node}, la recherche en faisceau garde (?:{kept}(?:1) enfant, le plus prometteur|les {keptMany} enfants les plus prometteurs) \\(sa largeur est {right}\\)\u202f; {skip}, par supposition et non par preuve.",
    cutByReply:
      "{node}, un autre adversaire a déjà répliqué, et un seul en a le droit\u00a0: celui-ci (?:{passes}passe|{first}joue sa première action) \\({child}\\)\u202f; {skip}, par supposition et non par preuve.",
    leaveEarly: "{node} est quittée? avant la fin, avec {value} jusqu’ici.",
    leaveProbe: "Le sondage {node} est terminé\u00a0: ce nœud vaut {worth}{to}.",
    leaveTurned:
      "{node} est terminée?\u00a0: (?:il|elle) compte pour {worth} du côté (?:de {side2}|du {sidePlayer}).",
    leave: "{node} est terminée?\u00a0: (?:il|elle) vaut {worth}{to}.",
  },
};

const es: Phrases = {
  nodes: {
    max: "nodo MAX@",
    min: "nodo MIN@",
    chance: "nodo de azar@",
    player: "nodo@ del jugador #",
    leaf: "hoja@",
  },
  root: "raíz \\($\\)",
  articles: "(?:[Ee]l|[Ll]a|al|a la|del|de la) ",
  sides: { max: "MAX", min: "MIN", player: "el jugador #" },
  atLeast: "al menos ",
  atMost: "como máximo ",
  parts: {
    impossible:
      "(?:; su hijo \\({list1}\\) tiene probabilidad 0 y nunca se explora|; {count2} de sus hijos \\({list2}\\) tienen probabilidad 0 y nunca se exploran)?",
    skip: "(?:{rest}se poda el hijo restante \\({list3}\\)|{rest}se podan los {count4} hijos restantes \\({list4}\\)|{all}se poda su hijo \\({list5}\\)|{all}se podan sus {count6} hijos \\({list6}\\)|{probed}(?:su hijo|el hijo restante) \\({list7}\\) no necesita más búsqueda|{probed}(?:sus|los) {count8} hijos(?: restantes)? \\({list8}\\) no necesitan más búsqueda)",
    whatever:
      "(?:{others}valgan lo que valgan los demás hijos|{own}valgan lo que valgan sus hijos|{found}encuentre lo que encuentre el resto de la búsqueda)",
    firstly: "(?:; el hijo {firstChild}, el mejor según la tabla, va primero)?",
    to: "(?: para {side})?",
    turned: "(?:, que cuenta como {turnedValue} para {turnedSide})?",
    now: "(?:; la ventana es ahora \\(α, β\\) = {window})?",
    stays: "(?:; la ventana sigue siendo \\(α, β\\) = {window})?",
    interval: "(?:: el valor del nodo está ahora en {range})?",
  },
  templates: {
    enter: "Se visita {node}{impossible}.",
    enterRoot: "Se explora {node} con la ventana {ends} = {window}{firstly}{impossible}.",
    enterFrom: "{from} pasa la ventana {ends} = {window} {node}{firstly}{impossible}.",
    enterNull: "{from} pasa la ventana nula {ends} = {window} {node}, solo para saber si el hijo es mejor.",
    enterAgain:
      "{from} pasa la ventana {ends} = {window} {node}, que es un hijo mejor, para explorarlo de nuevo y hallar su valor.",
    enterPass:
      "Pasada {number}: el valor {node} está entre {passLow} y {passHigh}; se explora con la ventana nula \\(α, β\\) = {window}.",
    enterDepth: "Con profundidad {number}, se explora {node} con la ventana {ends} = {window}{firstly}.",
    enterOpen:
      "{node}, viv[ao] con mérito {merit}, va en cabeza de OPEN(?:: su primer hijo \\({list9}\\) entra en OPEN, vivo con el mismo mérito|: sus {count10} hijos \\({list10}\\) entran en OPEN, vivos con el mismo mérito)?.",
    recall: "La tabla conoce {node}(?:, cuyo subárbol es igual al {same})?: vale {worth}.",
    probe:
      "{from} sondea {node} con la ventana {ends} = {window}: solo se explora una parte de sus hijos, para obtener una cota.",
    payoff: "{node} (?:vale {value}|da {value2} (?:a {side2}|al {sidePlayer})){turned}.",
    estimate:
      "La búsqueda se detiene en {node}: su estimación, {value}{to}{turned}, ocupa el lugar de su valor.",
    payoffOpen: "{node} vale {value}; vuelve a OPEN, resuelt[ao] con mérito {merit}.",
    estimateOpen:
      "La búsqueda se detiene en {node}: su estimación, {value}, ocupa el lugar de su valor, y vuelve a OPEN, resuelt[ao] con mérito {merit}.",
    solvedMax:
      "En {node}, el hijo {child}, resuelto con mérito {merit}, va en cabeza de OPEN: así que el nodo queda resuelto con él(?:, y {removed}(?: entrada por debajo sale| entradas por debajo salen) de OPEN)?.",
    solvedNext:
      "En {node}, el hijo {child}, resuelto con mérito {merit}, va en cabeza de OPEN: el hijo siguiente, {next}, entra en OPEN, vivo con el mismo mérito.",
    solvedLast:
      "En {node}, el hijo {child}, resuelto con mérito {merit}, va en cabeza de OPEN: es el último hijo, así que el nodo queda resuelto con él.",
    childBetter: "En {node}, el hijo {child} da {worth}, lo mejor hasta ahora{now}.",
    childNotBetter: "En {node}, el hijo {child} da {worth}, que no mejora {best}{stays}.",
    childEnough:
      "En {node}, el hijo {child} da {worth}, que no es peor que {best}, y la ventana \\(α, β\\) = {window} no contiene nada mejor.",
    childTied:
      "En {node}, el hijo {child} da {value}, tan bueno como {best} para quien decide: se conserva el primero, y con él los pagos de los demás.",
    childLeft:
      "En {node}, el hijo {child}, dejado antes del final con {value} hasta ahora, no da más que {best} a quien decide.",
    outcome:
      "En {node}, el hijo {child} da {worth} con probabilidad {probability}, así que aporta {weight}{interval}.",
    randomMove:
      "En {node}, el hijo {child} da {worth}; una jugada al azar lleva a él con probabilidad {probability}, así que aporta {weight} a la media de las jugadas al azar{interval}.",
    cutBySide:
      "En {node}, el valor ya es {boundWord}{left} {sign} {greek} = {right}, así que más arriba {side} (?:{need}no tiene por qué dejar|{sure}no dejará) que la partida llegue aquí; {skip}.",
    cutByChance:
      "En {node}, el valor ya es {boundWord}{left} {sign} {greek} = {right}, así que su valor exacto ya no importa más arriba; {skip}.",
    cutByWindow:
      "En {node}, el valor ya es {boundWord}{left} {sign} {greek} = {right}, el extremo de la ventana dada a la búsqueda; {skip}.",
    cutByBound:
      "En {node}, el valor ya es {boundWord}{left} {sign} {greek} = {right}, el (?:{most}mayor|{least}menor) valor que permiten las cotas; {skip}.",
    cutByNull:
      "En {node}, el valor ya es {boundWord}{left} {sign} {greek} = {right}, y la búsqueda no pide más aquí; {skip}.",
    cutByEmpty:
      "En {node}, la ventana \\(α, β\\) = {window} está vacía, así que la búsqueda devuelve {value}, valga lo que valga el nodo; {skip}.",
    cutAtChance: "En {node}, el valor es {boundWord}{left} {sign} {greek} = {right}, {whatever}; {skip}.",
    cutBySum:
      "En {node}, con lo que ya está tomado, más arriba {side} obtiene como máximo {left} {sign} {right} y no gana nada; {skip}.",
    cutByMerit:
      "En {node}, nada en OPEN promete más que {left} {sign} {right}, el mérito con que se resuelve {above}; {skip}.",
    cutByWidth:
      "En {node}, la búsqueda en haz conserva (?:{kept}(?:1) hijo, el más prometedor|los {keptMany} hijos más prometedores) \\(su ancho es {right}\\); {skip}, por suposición y no por demostración.",
    cutByReply:
      "En {node}, otro oponente ya ha replicado, y solo uno puede: este (?:{passes}pasa|{first}juega su primera acción) \\({child}\\); {skip}, por suposición y no por demostración.",
    leaveEarly: "Se deja {node} antes del final, con {value} hasta ahora.",
    leaveProbe: "Termina el sondeo {node}: el nodo vale {worth}{to}.",
    leaveTurned: "Termina {node}: cuenta como {worth} para {side}.",
    leave: "Termina {node}: vale {worth}{to}.",
  },
};

const zh: Phrases = {
  nodes: {
    max: "MAX 节点@",
    min: "MIN 节点@",
    chance: "机会节点@",
    player: "玩家 # 的节点@",
    leaf: "叶节点@",
  },
  root: "根节点（$）",
  articles: "",
  sides: { max: " ?MAX ?", min: " ?MIN ?", player: "玩家 # ?" },
  atLeast: "至少(?:为)? ",
  atMost: "至多(?:为)? ",
  parts: {
    impossible: "(?:；它有 {count1} 个子节点（{list1}）的概率为 0，从不搜索)?",
    skip: "(?:{rest}剪去其余 {count4} 个子节点（{list4}）|{all}剪去它的 {count6} 个子节点（{list6}）|{probed}(?:它的|其余) {count8} 个子节点（{list8}）无需继续搜索)",
    whatever:
      "(?:{others}无论其余子节点的值是多少|{own}无论子节点的值是多少|{found}无论继续搜索得到什么)，值都",
    firstly: "(?:；先搜索置换表中最好的子节点 {firstChild})?",
    to: "(?:对{side}而言)?",
    turned: "(?:，对{turnedSide}而言计为 {turnedValue})?",
    now: "(?:；窗口变为 \\(α, β\\) = {window})?",
    stays: "(?:；窗口仍为 \\(α, β\\) = {window})?",
    interval: "(?:：该节点的值现在位于 {range})?",
  },
  templates: {
    enter: "访问 ?{node}{impossible}。",
    enterRoot: "以窗口 {ends} = {window} 搜索 ?{node}{firstly}{impossible}。",
    enterFrom: "{from} ?把窗口 {ends} = {window} 传给 ?{node}{firstly}{impossible}。",
    enterNull: "{from} ?把零窗口 {ends} = {window} 传给 ?{node}，只问它是否更好。",
    enterAgain: "{from} ?把窗口 {ends} = {window} 传给 ?{node}：它更好，因此重新搜索以求其值。",
    enterPass:
      "第 {number} 遍：{node} ?的值在 {passLow} 与 {passHigh} 之间；以零窗口 \\(α, β\\) = {window} 搜索。",
    enterDepth: "深度为 {number}：以窗口 {ends} = {window} 搜索 ?{node}{firstly}。",
    enterOpen:
      "{node}（待解，优值 {merit}）排在 OPEN 之首(?:：它的第一个子节点（{list9}）以同样的优值进入 OPEN，待解|：它的 {count10} 个子节点（{list10}）以同样的优值进入 OPEN，待解)?。",
    recall: "置换表中已有 ?{node}(?:，其子树与 ?{same} ?的相同)?：其值{isWorth}。",
    probe: "{from} ?以窗口 {ends} = {window} 探测 ?{node}：只搜索它的部分子节点，以求得一个界。",
    payoff: "{node} ?的值{to}为 {value}{turned}。",
    estimate:
      "搜索在 ?{node} ?处停止：它的值取估值 {value}(?:（对{side}而言）)?(?:，对{turnedSide}而言计为 {turnedValue})?。",
    payoffOpen: "{node} ?的值为 {value}；它放回 OPEN，已解，优值 {merit}。",
    estimateOpen: "搜索在 ?{node} ?处停止：它的值取估值 {value}；它放回 OPEN，已解，优值 {merit}。",
    solvedMax:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：因此该节点以此优值得解(?:，其下的 {removed} 项移出 OPEN)?。",
    solvedNext:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：下一个子节点 {next} 以同样的优值进入 OPEN，待解。",
    solvedLast:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：它是最后一个子节点，因此该节点以此优值得解。",
    childBetter: "在 ?{node}，子节点 {child} 给出 ?{worth}，是目前最好的{now}。",
    childNotBetter: "在 ?{node}，子节点 {child} 给出 ?{worth}，并不优于 {best}{stays}。",
    childEnough:
      "在 ?{node}，子节点 {child} 给出 ?{worth}，不差于 {best}，而窗口 \\(α, β\\) = {window} 中没有更好的值。",
    childTied:
      "在 ?{node}，子节点 {child} 给出 {value}，对决策者来说与 {best} 同样好：保留先得到的，其他玩家的收益也随之确定。",
    childLeft: "在 ?{node}，子节点 {child} 提前离开，目前为 {value}：它给决策者的不会多于 {best}。",
    outcome: "在 ?{node}，子节点 {child} 以概率 {probability} 给出 ?{worth}，贡献 ?{weight}{interval}。",
    randomMove:
      "在 ?{node}，子节点 {child} 给出 ?{worth}；随机行动以概率 {probability} 选中它，在随机行动的平均值中贡献 ?{weight}{interval}。",
    cutBySide:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，因此上方的{side}(?:{need}不必|{sure}不会)让对局走到这里；{skip}。",
    cutByChance:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，因此它的确切值对上方已无影响；{skip}。",
    cutByWindow:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，即给定的搜索窗口的端点；{skip}。",
    cutByBound:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，即上下界所允许的最(?:{most}大|{least}小)值；{skip}。",
    cutByNull: "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，搜索在此不再多求；{skip}。",
    cutByEmpty:
      "在 ?{node}，窗口 \\(α, β\\) = {window} 是空的，因此无论该节点的值是多少，搜索都返回 {value}；{skip}。",
    cutAtChance: "在 ?{node}，{whatever}{boundWord}{left} {sign} {greek} = {right}；{skip}。",
    cutBySum:
      "在 ?{node}，除去已被取走的部分，上方的{side}至多得到 {left} {sign} {right}，并无增益；{skip}。",
    cutByMerit:
      "在 ?{node}，OPEN 中没有比 {left} {sign} {right} 更大的，后者是 ?{above} ?得解的优值；{skip}。",
    cutByWidth:
      "在 ?{node}，束搜索保留最有希望的 {keptMany} 个子节点（宽度为 {right}）；{skip}，这只是猜测，并未证明。",
    cutByReply:
      "在 ?{node}，另一个对手已经应答，而只许一个对手应答，因此这里(?:{passes}不行动|{first}采取第一个行动)（{child}）；{skip}，这只是猜测，并未证明。",
    leaveEarly: "提前离开 ?{node}，目前为 {value}。",
    leaveProbe: "对 ?{node} ?的探测结束：其值{to}{isWorth}。",
    leaveTurned: "{node} ?搜索完毕：对{side}而言计为 ?{worth}。",
    leave: "{node} ?搜索完毕：其值{to}{isWorth}。",
  },
};

export const PHRASES: Readonly<Record<Language, Phrases>> = { en, fr, es, zh };
