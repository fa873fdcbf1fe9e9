import type { Phrases } from "../sayings.js";

export const fr: Phrases = {
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
