import type { InnerKind } from "../model/node.js";
import { FORMATS } from "../say/formats.js";
import { french as t } from "../say/french.js";
import { plural } from "../say/plural.js";
import type { Expected, Found, NoUtility, Problems, Unwritable, UtilityNumber, Wishes } from "./problems.js";

const many = (count: number, one: string, other: string): string =>
  `${count} ${plural("fr", count, one, other)}`;
const elsewhere = (isPerfect: boolean): string =>
  isPerfect
    ? "prenez `tyche solve`, puisque chaque joueur voit tout"
    : "aucune commande ne résout un tel arbre à ensembles d’information";
const children = (count: number): string => many(count, "enfant", "enfants");
const grouped = (count: number): string => count.toLocaleString("fr");
const or = new Intl.ListFormat("fr", { type: "disjunction" });
const and = new Intl.ListFormat("fr");
const listed = (names: readonly string[]): string => and.format(names.map((name) => `"${name}"`));

const NODES: Readonly<Record<InnerKind | "leaf", string>> = {
  max: "un nœud MAX",
  min: "un nœud MIN",
  chance: "un nœud de hasard",
  player: "un nœud de joueur",
  leaf: "une feuille",
};

const THINGS: Problems["things"] = {
  "action-name": "le nom d’une action",
  "agent-count": "le nombre d’agents",
  "any-node": 'un nœud, "c", "p" ou "t"',
  "chance-event-number": "le numéro d’un événement de hasard",
  comment: "un commentaire",
  depth: "la profondeur",
  digit: "un chiffre",
  "end-of-line": "la fin de la ligne",
  "edge-payoff": "un gain d’une arête",
  estimate: "une estimation",
  "event-name": "un nom entre guillemets",
  field: 'un champ comme key: "value"',
  "information-set-number": "le numéro d’un ensemble d’information",
  key: "une clé entre guillemets",
  node: "un nœud",
  "node-name": "le nom du nœud entre guillemets",
  "outcome-name": "le nom d’un résultat",
  "outcome-number": "le numéro d’un résultat",
  payoff: "un gain",
  "player-name": "le nom d’un joueur entre guillemets",
  "player-number": "le numéro d’un joueur",
  probability: "une probabilité",
  "quoted-action-name": "le nom d’une action entre guillemets",
  "quoted-value": "une valeur entre guillemets",
  title: "le titre entre guillemets",
  value: "une valeur",
  version: "le numéro de version 2",
};

const thing = (should: Expected): string =>
  typeof should === "string" ? THINGS[should] : or.format(should.map((mark) => `"${mark}"`));

function something(found: Found): string {
  if (found === "list") return "une liste";
  if (found === "object") return "un objet";
  return found === "end" ? "la fin du texte" : found.word;
}

function noUtility(fault: NoUtility): string {
  const { payoff } = fault;
  if (fault.why === "large")
    return t`le gain ${payoff} dépasse 10^9 : seuls linear et points sont exacts aussi loin`;
  if (fault.why === "points")
    return `le gain ${payoff} est en dehors des points, qui vont de ${fault.from} à ${fault.to}`;
  const leaves = `le gain ${payoff} laisse ${fault.left} de la richesse ${fault.wealth}`;
  return fault.why === "logarithm"
    ? `${leaves}, et seul ce qui est au-dessus de 0 a un logarithme`
    : `${leaves}, et rien au-dessous de 0 n’a de racine carrée`;
}

const UTILITY_NUMBERS: Readonly<Record<UtilityNumber, string>> = {
  tolerance: "la tolérance au risque, comme exponential:50",
  wealth: "la richesse au départ, comme log:1000",
  "wealth-root": "la richesse au départ",
};

function unwritable(why: Unwritable): string {
  if (why === "payoffs") return "a un gain pour chaque joueur";
  if (why === "probabilities") return "a des probabilités inégales";
  if (why === "set") return "est dans un ensemble d’information";
  if ("read" in why) return `est ${NODES[why.is]} là où l’on lirait ${NODES[why.read]}`;
  if ("turns" in why) return `est ${NODES[why.is]} là où les tours en feraient ${NODES[why.turns]}`;
  return t`est ${NODES[why.is]}, et un niveau n’a qu’un type : max, min ou hasard`;
}

function wished({ cuts, deepCut, uniqueBest, noTies }: Wishes): string {
  const list: string[] = [];
  if (cuts > 0) list.push(`au moins ${many(cuts, "coupure", "coupures")}`);
  if (deepCut) list.push("une coupure profonde");
  if (uniqueBest) list.push("une seule meilleure action");
  if (noTies) list.push("aucune égalité");
  return and.format(list);
}

export const fr: Problems = {
  things: THINGS,
  at: (place, sentence) =>
    `${typeof place === "string" ? place : `ligne ${place.line}, colonne ${place.column}`}\u00a0: ${sentence}`,
  expected: (found, should) =>
    found === "end"
      ? `le texte se termine là où il faudrait ${thing(should)}`
      : `${something(found)} se trouve là où il faudrait ${thing(should)}`,
  isNot: (found, should) => `${something(found)} n’est pas ${thing(should)}`,
  notWhole: (what, found) => t`${thing(what)} n’est pas un nombre entier à partir de 1 : ${found}`,
  empty: t`il n’y a pas d’arbre : le texte est vide`,
  blanks: (count) => `le texte commence par ${grouped(count)} blancs`,
  noFormat: (begin) =>
    t`aucun format ne commence par ${begin} : JSON commence par {, une liste imbriquée par [, les parenthèses CMU par (, un test CS188 par un champ comme class: "…", un jeu Gambit par EFG`,
  strategicForm:
    "c’est un jeu sous forme stratégique (.nfg de Gambit), qui n’a pas d’arbre\u00a0: enregistrez le jeu en .efg, ou écrivez sa matrice comme un arbre dont le second joueur n’a qu’un ensemble d’information, comme dans `tyche equilibrium --help`",
  workbook: "c’est un classeur de Gambit (.gbt)\u00a0: ouvrez-le dans Gambit et enregistrez le jeu en .efg",
  goesOn: "l’arbre est terminé, mais le texte continue",
  tooManyValues: (most) => `le texte contient plus de ${grouped(most)} valeurs`,
  neverClosed: (mark) => `un "${mark}" n’est jamais fermé`,

  zeroDenominator: (text) => `${text} divise par zéro`,
  tooManyDigits: (begin) => `le nombre qui commence par ${begin} a trop de chiffres`,
  exponent: (text) => `l’exposant de ${text} est trop grand`,
  notNumber: (text) => `${text} n’est pas un nombre`,
  negativeProbability: (text) => t`une probabilité est négative : ${text}`,
  zeroAhead: "un nombre commence par 0 et continue par des chiffres",
  bareFraction: t`une fraction s’écrit entre guillemets : "1/3"`,

  control: "une chaîne contient une fin de ligne ou un autre caractère de contrôle",
  openString: "une chaîne n’est jamais fermée",
  hexadecimal: '"\\u" n’est pas suivi de quatre chiffres hexadécimaux',
  escape: "une chaîne contient un échappement inconnu",
  emptyAfterComma: "rien ne suit une virgule",
  keyTwice: (key) => `la clé ${key} vient deux fois`,
  tooManyKeys: (most) => `un objet a plus de ${most} clés`,
  unknownKey: (key, meant, all) =>
    meant
      ? t`${key} n’est pas une clé de nœud ; vouliez-vous dire "${meant}" ?`
      : t`${key} n’est pas une clé de nœud : il y a ${listed(all)}`,
  strangeKey: (kind, key, allowed) => `${NODES[kind]} n’a pas de "${key}", seulement ${listed(allowed)}`,
  twoKinds: (kind, other) => `un objet dit deux types, "${kind}" et "${other}"`,
  noKind: (all) => t`un objet ne dit pas son type : il lui faut une clé parmi ${listed(all)}`,
  whoMoves: t`une liste sous un nœud de joueur ne dit pas qui joue : écrivez {"player": 1, "children": […]} ou nommez un autre type`,
  emptyList: "une liste est vide, mais tout nœud intérieur a des enfants",
  onePayoff: "une liste de gains en a un par joueur, deux au moins",
  noChildrenKey: 'un nœud de joueur a ses enfants dans "children"',
  notChildren: (key) => `"${key}" n’est pas une liste d’enfants`,
  notProbabilities: '"p" n’est pas une liste de probabilités',
  notPays: '"pays" n’est pas une liste avec un gain par arête',
  payCount: (kind, count, payoffs) =>
    `${NODES[kind]} a ${children(count)} mais "pays" donne des gains pour ${many(payoffs, "arête", "arêtes")}`,
  edgePays: (pays, above) =>
    `une arête paie ${many(pays, "nombre", "nombres")} alors qu’une arête au-dessus en paie ${above}`,
  notSet: '"set" n’est pas le nom d’un ensemble d’information',
  notLabel: '"label" n’est pas une chaîne',
  notActions: '"actions" n’est pas une liste de noms',
  tooManyInside: (most) => `la valeur contient plus de ${grouped(most)} valeurs`,
  containsItself: "un nœud se contient lui-même",

  comma: t`une virgule ne sépare rien ici : les enfants sont séparés par des blancs`,
  openQuotes: "un texte entre guillemets n’est jamais fermé",
  noPlayers: "le jeu n’a pas de joueurs",
  missingNode: t`le texte se termine avant l’arbre : il manque un nœud`,
  gameTooLarge: (nodes, levels) =>
    `l’arbre a plus de ${grouped(nodes)} nœuds ou de ${grouped(levels)} niveaux`,
  longSums: "les gains d’un chemin ont trop de chiffres pour être additionnés",
  noPlayer: (number, players) => `il n’y a pas de joueur ${number}, seulement de 1 à ${players}`,
  setUnknown: (set, player, name) =>
    `l’ensemble d’information ${set} du joueur ${player} (${name}) n’est pas décrit là où il vient en premier`,
  setTwice: (set, player) => `l’ensemble d’information ${set} du joueur ${player} est décrit de deux façons`,
  eventUnknown: (number) => `l’événement de hasard ${number} n’est pas décrit là où il vient en premier`,
  eventTwice: (number) => `l’événement de hasard ${number} est décrit de deux façons`,
  noActions: "un nœud n’a pas d’actions",
  outcomeNone: "le résultat 0 veut dire aucun, il n’a donc ni nom ni gains",
  outcomeUnknown: (number) => `le résultat ${number} n’est pas décrit là où il vient en premier`,
  outcomeTwice: (number) => `le résultat ${number} est décrit de deux façons`,
  payoffCount: (payoffs, players) =>
    `un résultat a ${many(payoffs, "gain", "gains")}, mais il y a ${many(players, "joueur", "joueurs")}`,

  notAgent: (name, all) => t`${name} n’est pas un agent : il y a ${all.join(", ")}`,
  noStart: "l’état de départ n’a pas de nom",
  noTree: (name, only) => `un test de la classe ${name} ne contient pas d’arbre, seule ${only} en contient`,
  fieldMeant: (key, meant) =>
    t`le champ avant cette valeur s’appelle ${key} ; vouliez-vous dire "${meant}" ?`,
  noField: (key) => `le test n’a pas de champ "${key}"`,
  fieldTwice: (key) => `le champ ${key} vient deux fois`,
  circle: (state) => `l’état ${state} ramène à lui-même`,
  noEvaluation: (state) => `la partie se termine à l’état ${state}, qui n’a pas d’évaluation`,
  statesTooMany: (size, most) => `en arbre, les états feraient ${size} nœuds, plus de ${grouped(most)}`,
  successorLine: 'une ligne de successors n’est pas "état action état"',
  actionTwice: (state, action) => `l’état ${state} a deux fois l’action ${action}`,
  evaluationLine: 'une ligne de evaluation n’est pas "état nombre"',
  evaluationTwice: (state) => `l’état ${state} a deux évaluations`,
  quoteOpen: "un guillemet n’est pas fermé sur sa ligne",
  blockOpen: (mark) => `un bloc n’est jamais fermé par ${mark} seul sur sa ligne`,

  noTreeAtAll: "il n’y a pas d’arbre",
  secondRoot: "il y a plus d’une racine",
  strayEnd: "un nœud se termine sans avoir commencé",
  endsInside: (kind) => `l’arbre se termine à l’intérieur d’${NODES[kind]}`,
  noChildren: (kind) => `${NODES[kind]} n’a pas d’enfants`,
  actionCount: (kind, count, actions) =>
    `${NODES[kind]} a ${children(count)} mais ${many(actions, "nom d’action", "noms d’actions")}`,
  probabilityCount: (count, probabilities) =>
    `un nœud de hasard a ${children(count)} mais ${many(probabilities, "probabilité", "probabilités")}`,
  probabilitySum: (sum) => `les probabilités d’un nœud de hasard ont pour somme ${sum}, et non 1`,
  longProbabilities: "les probabilités d’un nœud de hasard ont trop de chiffres pour être additionnées",
  chanceInSet: "un nœud de hasard est dans un ensemble d’information, ce qui n’est que pour les décisions",
  setActions: (first, other, set) =>
    `les nœuds ${first} et ${other} de l’ensemble d’information "${set}" ont des actions différentes, et leur joueur pourrait les distinguer`,
  noProbabilities: (kind) => `${NODES[kind]} a des probabilités, que seul un nœud de hasard peut avoir`,
  tooManyNodes: (most) => `l’arbre a plus de ${grouped(most)} nœuds`,
  tooManyLevels: (most) => `l’arbre a plus de ${grouped(most)} niveaux`,
  payoffsDiffer: (payoffs, first) =>
    `une feuille a ${many(payoffs, "gain", "gains")} alors que la première qui en a plusieurs en a ${first}`,
  payoffMissing: (others) => `une feuille a un seul gain alors que d’autres en ont ${others}`,
  notPlayer: "un joueur n’est pas un nombre entier à partir de 0",
  playerOfTwo: (player) => `le joueur ${player} décide, mais des gains seuls sont pour les joueurs 0 et 1`,
  playerOfMany: (player, last) =>
    `le joueur ${player} décide, mais les feuilles ont des gains pour les joueurs 0 à ${last}`,

  noAlgorithm: (name, all) => t`il n’y a pas d’algorithme "${name}" ; il y a ${all.join(", ")}`,
  noChance: (algorithm) =>
    t`${algorithm} ne sait pas traiter les nœuds de hasard ; prenez expectiminimax, star1 ou star2`,
  onlyTwo: (algorithm, players) =>
    t`${algorithm} est pour deux joueurs et cet arbre en a ${players} ; prenez max^n, paranoid, best-reply ou teams`,
  imperfect: (algorithm, isSolvable) =>
    t`${algorithm} est pour l’information parfaite, et dans cet arbre un joueur ne peut distinguer certains nœuds ; ${isSolvable ? "prenez `tyche equilibrium`" : "`tyche equilibrium` ne résout de tels arbres que pour deux joueurs et une somme constante"}`,
  constantSum: (algorithm) =>
    t`${algorithm} exige des gains dont la somme est la même à toutes les feuilles ; prenez max^n ou teams`,
  equalChances: (algorithm) =>
    t`${algorithm} exige des issues équiprobables à tous les nœuds de hasard ; prenez star1`,
  noSetting: (algorithm, setting, has) =>
    t`${algorithm} n’a pas de réglage "${setting}" ; il a ${has.join(", ")}`,
  ballardSoft: t`star1-ballard est fail-hard, comme il a été publié ; prenez star1 pour fail-soft`,
  badDepth: "la profondeur n’est pas un nombre entier à partir de 0",
  boundsTurned: (low, high) => `la borne inférieure ${low} est au-dessus de la borne supérieure ${high}`,
  windowTurned: "alpha n’est pas au-dessous de bêta dans la fenêtre",
  badProbes: "le nombre de sondages n’est pas un nombre entier à partir de 1",
  badWidth: "la largeur du faisceau n’est pas un nombre entier à partir de 1",
  badRandom: "la probabilité d’un coup au hasard n’est pas comprise entre 0 et 1",
  notPlaying: (player, last) =>
    t`le joueur ${player} ne joue pas : les joueurs sont numérotés de 0 à ${last}`,
  outsideBounds: (what, node, value, low, high) =>
    t`${what === "a-leaf" ? "une feuille vaut" : what === "leaf" ? `la feuille ${node} vaut` : `l’estimation de ${node} est`} ${value}, hors des bornes [${low} ; ${high}] ; élargissez --bounds`,
  noTeams: "teams doit connaître les équipes, par exemple --teams 0,2/1",
  twoTeams: (player) => `le joueur ${player} figure à plus d’un endroit dans les équipes`,
  noEstimate: (node) =>
    t`la recherche s’arrête au nœud ${node}, dont la valeur n’a pas d’"estimate" ; donnez-en une ou cherchez plus profond`,
  noEstimateDeepening: (node) =>
    t`iterative-deepening s’arrête d’abord à chaque nœud intérieur, et la valeur du nœud ${node} n’a pas d’"estimate" ; donnez-en une ou prenez alpha-beta`,
  orderForTwo: (order) => `l’ordre "${order}" est pour deux joueurs dont les gains ont une somme constante`,
  badOrder: (count) =>
    `l’ordre de la recherche ne nomme pas une fois chacun des ${children(count)} d’un nœud`,
  sensitivityTwo:
    "la sensibilité est pour deux joueurs dont les gains ont la même somme à toutes les feuilles",
  sensitivityRoot: "personne ne décide à la racine, aucune meilleure action ne peut donc changer",
  sensitivityShare: "la part dont les nombres changent n’est pas comprise entre 0 et 1",
  noUtility: (fault, leaf) => `${noUtility(fault)} (à la feuille ${leaf})`,
  riskNoChance: t`il n’y a pas de hasard dans l’arbre : une utilité croît avec le gain, et entre des gains sûrs elle ne change donc aucune décision`,
  riskPayoffs: "une utilité est celle d’un seul décideur, et les feuilles paient plusieurs joueurs",
  riskImperfect:
    "les équivalents certains sont pour l’information parfaite, et certains nœuds ne peuvent être distingués",
  noEquilibrium: (gap) =>
    t`ce qu’a donné le programme linéaire n’est pas un équilibre : quelqu’un pourrait gagner ${gap}`,
  programUnsolved: t`le programme linéaire de la forme séquentielle n’a pas été résolu : l’arbre est trop grand, ou ses gains sont d’ordres trop différents`,
  equilibriumPlayers: (players, isPerfect) =>
    t`le programme linéaire de la forme séquentielle est pour deux joueurs, et cet arbre en a ${players} ; ${elsewhere(isPerfect)}`,
  equilibriumSum: (isPerfect) =>
    t`la somme des gains n’est pas la même à chaque feuille, et aucun programme linéaire ne donne l’équilibre ; ${elsewhere(isPerfect)}`,
  equilibriumRecall: (player, set) =>
    `à l’ensemble d’information {${set}}, le joueur ${player} a oublié ce qu’il a fait ou su, et la forme séquentielle exige une mémoire parfaite`,
  riskPlayers: "une utilité est celle d’un seul décideur, et l’arbre a plusieurs joueurs",
  linearNumber: "l’utilité linear ne prend pas de nombre",
  unknownUtility: (name) =>
    t`il n’y a pas d’utilité "${name}" ; il y a linear, exponential:R, log:W, sqrt:W et points:X=U,…`,
  utilityTakes: (name, what) => `l’utilité ${name} prend ${UTILITY_NUMBERS[what]}`,
  utilityLarge: (name) => `le nombre de l’utilité ${name} dépasse 10^9`,
  zeroTolerance: t`la tolérance au risque est 0, ou trop près de 0 : c’est un gain, comme exponential:50`,
  fewPoints: "l’utilité points prend au moins deux points, comme points:0=0,50=0.8,100=1",
  twoUtilities: (payoff) => `le gain ${payoff} a deux utilités`,
  notGreater: (payoff, before) =>
    t`l’utilité de ${payoff} n’est pas plus grande que celle de ${before} : plus doit valoir plus`,
  edgePaysLeaf: (payoffs, pays) =>
    `une feuille a ${many(payoffs, "gain", "gains")} alors qu’une arête au-dessus en paie ${pays}`,
  streamSet: '"set" nomme un ensemble d’information, pour lequel l’arbre doit être construit',
  streamPays: t`"pays" s’ajoute aux feuilles au-dessous, ce pour quoi un flux n’a pas de place : l’arbre doit être construit`,
  streamAlgorithm: (algorithm, all) =>
    t`${algorithm} a besoin de l’arbre entier : un flux est résolu par ${all.join(", ")}`,
  streamDepth: t`une profondeur a besoin de l’arbre entier : un flux est exploré jusqu’aux feuilles`,
  streamOrder: t`cet ordre de recherche a besoin de l’arbre entier : un flux a given et reverse`,
  streamPlayer: t`"children" vient avant le "player" à qui ils sont : un flux doit savoir qui joue`,
  streamPayoffs: t`une feuille a un gain par joueur : un flux est pour deux joueurs et un gain par feuille`,

  noExercise: (tries, seed, wishes) =>
    t`aucun des ${tries} premiers arbres de la graine "${seed}" n’a ${wished(wishes)} ; tirez des arbres plus grands ou des feuilles d’une plus grande étendue, ou demandez moins`,
  badTries: "le nombre d’essais n’est pas un nombre entier à partir de 1",
  randomTooLarge: (most) =>
    t`l’arbre aurait plus de ${grouped(most)} nœuds ; demandez moins de profondeur ou d’enfants`,
  randomDepth: "la profondeur d’un arbre aléatoire n’est pas un nombre entier à partir de 0",
  randomBranching: "le nombre d’enfants n’est pas un nombre entier à partir de 1",
  branchingTurned: (least, most) => `le nombre d’enfants va de ${least} à ${most} en descendant`,
  leafRange: (most) => `l’étendue des feuilles n’est pas faite de deux entiers de -${most} à ${most}`,
  leavesTurned: (low, high) => `l’étendue des feuilles va de ${low} à ${high} en descendant`,
  denominators: (most) => `les dénominateurs ne sont pas des nombres entiers de 1 à ${most}`,
  noKinds: "il n’y a aucun type de nœud à tirer",
  unknownKind: (kind, all) => t`il n’y a pas de type de nœud "${kind}" ; il y a ${all.join(", ")}`,
  playerCount: "le nombre de joueurs n’est pas un nombre entier de 2 à 100",
  playersNeeded: "le type player exige le nombre de joueurs",
  sumNeedsPlayers: "une somme des gains exige le nombre de joueurs",
  sumNotWhole: "la somme des gains n’est pas un entier",
  sumImpossible: (players, low, high, sum) =>
    `${many(players, "gain", "gains")} de ${low} à ${high} ne peuvent pas avoir pour somme ${sum}`,
  unfoldTooLarge: (most) => t`l’arbre a plus de ${grouped(most)} nœuds ; dépliez-le moins profond`,
  unfoldEvaluator: t`la partie continue au-delà de la profondeur : donnez un évaluateur, ou dépliez-la plus profond`,
  unfoldPlayers: t`un évaluateur parle pour le joueur 0 seul ; à plus de joueurs, dépliez la partie jusqu’à la fin`,
  unfoldPayoff: (payoff) => `le jeu donne le gain ${payoff}, qui n’est pas un nombre fini`,
  tooManyOutcomes: (most) =>
    t`une règle peut tirer plus de ${grouped(most)} issues : trop pour être dépliées`,
  badWeight: "une règle tire selon un poids qui n’est pas un nombre fini au-dessus de 0",
  noItems: "une règle tire un élément là où il n’y en a aucun",

  unwritable: (format, node, why) =>
    t`le format « ${FORMATS.fr[format]} » ne peut pas contenir cet arbre : le nœud ${node} ${unwritable(why)} ; écrivez json`,
  backslash: (node) =>
    `un fichier .efg ne peut pas contenir un nom qui finit par une barre oblique inverse, comme au nœud ${node}`,
  longNumeral: (length, most) =>
    `un nombre a ${length} caractères, et les lecteurs en prennent ${most} au plus`,
};
