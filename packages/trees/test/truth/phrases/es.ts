import type { Phrases } from "../sayings.js";

export const es: Phrases = {
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
