import { plural, french as t } from "@tyche/trees";
import type { Messages, NodeName } from "./catalogue.js";

function noun({ kind, label }: NodeName): string {
  const kinds = {
    max: "nœud MAX",
    min: "nœud MIN",
    chance: "nœud de hasard",
    player: "nœud",
    leaf: "feuille",
  };
  return `${kinds[kind]} ${label}`;
}

const isFeminine = ({ kind }: NodeName): boolean => kind === "leaf";
const the = (node: NodeName): string => `${isFeminine(node) ? "la" : "le"} ${noun(node)}`;
const The = (node: NodeName): string => `${isFeminine(node) ? "La" : "Le"} ${noun(node)}`;
const of = (node: NodeName): string => `${isFeminine(node) ? "de la" : "du"} ${noun(node)}`;
const At = (node: NodeName): string => `${isFeminine(node) ? "À la" : "Au"} ${noun(node)}`;

const LETTER = { beta: "β", alpha: "α" } as const;
const SO_FAR = { beta: "au moins", alpha: "au plus" } as const;
const TIE = " Les deux sont égaux, et ici les valeurs égales ne coupent pas.";
const ENDS = {
  window: { low: "α est faux.", high: "β est faux.", both: "Ni α ni β n’est juste." },
  interval: {
    low: "La borne inférieure est fausse.",
    high: "La borne supérieure est fausse.",
    both: "Aucune des deux bornes de l’intervalle n’est juste.",
  },
} as const;
const MEAN = t`Donnez la valeur de chaque nœud intérieur ; un nœud de hasard vaut la moyenne de ses enfants, pondérée par leurs probabilités.`;

export const fr: Messages = {
  templates: {
    "values-minimax": { name: t`Valeurs : minimax`, task: "Donnez la valeur de chaque nœud intérieur." },
    "values-expectimax": { name: t`Valeurs : expectimax`, task: MEAN },
    "values-expectiminimax": { name: t`Valeurs : expectiminimax`, task: MEAN },
    "best-move": { name: "Meilleur coup", task: t`Quel est le meilleur coup à la racine ?` },
    "cuts-alpha-beta": {
      name: t`Coupures : alpha-bêta`,
      task: t`Barrez les arêtes qu’alpha-bêta coupe : ce qui est au-dessous n’est jamais visité.`,
    },
    "cuts-mirrored": {
      name: t`Coupures : l’arbre en miroir`,
      task: t`C’est l’arbre de « Coupures : alpha-bêta » pour la même graine, en miroir. Barrez les arêtes qu’alpha-bêta coupe maintenant et donnez la valeur de la racine.`,
    },
    "windows-alpha-beta": {
      name: t`Fenêtres : alpha-bêta`,
      task: "Donnez la fenêtre (α, β) avec laquelle alpha-bêta entre dans chaque nœud intérieur.",
    },
    "returns-alpha-beta": {
      name: t`Valeurs renvoyées : alpha-bêta`,
      task: t`Donnez la valeur qu’alpha-bêta renvoie pour chaque nœud intérieur : la valeur elle-même, ou la borne qui a été prouvée.`,
    },
    "trace-alpha-beta": {
      name: t`Table de trace : alpha-bêta`,
      task: t`Remplissez la trace : pour chaque arête, la fenêtre (α, β) transmise et la valeur renvoyée.`,
    },
    "intervals-star1": {
      name: t`Intervalles : Star1`,
      task: "Donnez l’intervalle où se trouve la valeur de chaque nœud de hasard après chacun de ses enfants.",
    },
    "windows-star1": {
      name: t`Fenêtres : Star1`,
      task: "Donnez la fenêtre (α, β) avec laquelle Star1 entre dans chaque nœud intérieur. Sous un nœud de hasard, elle est limitée aux bornes.",
    },
    "returns-star1": {
      name: t`Valeurs renvoyées : Star1`,
      task: t`Donnez la valeur que Star1 renvoie pour chaque nœud intérieur : la valeur elle-même, ou la borne qui a été prouvée.`,
    },
    "cuts-star1": {
      name: t`Coupures : Star1`,
      task: t`Barrez les arêtes que Star1 coupe : ce qui est au-dessous n’est jamais visité.`,
    },
    "cuts-pvs": {
      name: t`Coupures : recherche de la variante principale`,
      task: t`Barrez les arêtes que la recherche de la variante principale (NegaScout) coupe dans toutes ses recherches : ce qui est au-dessous n’est jamais visité. Le premier enfant est exploré avec toute la fenêtre, chaque autre d’abord avec une fenêtre nulle.`,
    },
    "cuts-mtd-f": {
      name: t`Coupures : MTD(f)`,
      task: t`Barrez les arêtes que MTD(f) coupe dans toutes ses passes : ce qui est au-dessous n’est jamais visité. La première estimation est 0 ; chaque passe est un alpha-bêta à fenêtre nulle, et une table garde les deux bornes de chaque nœud.`,
    },
    "cuts-sss": {
      name: t`Coupures : SSS*`,
      task: t`Barrez les arêtes que SSS* laisse de côté : ce qui est au-dessous ne vient jamais en tête de OPEN. L’entrée au plus grand mérite vient en tête ; à mérite égal, la plus à gauche.`,
    },
    "cuts-iterative-deepening": {
      name: t`Coupures : approfondissement itératif`,
      task: t`Barrez les arêtes que l’approfondissement itératif coupe à toutes les profondeurs : ce qui est au-dessous n’est jamais visité. À la profondeur 1, 2, … un alpha-bêta s’arrête aux estimations (≈) ; le meilleur enfant de la profondeur précédente, que garde une table, est exploré en premier, les autres de gauche à droite, et ce que la table connaît entièrement n’est pas exploré de nouveau.`,
    },
    "cuts-star2": {
      name: t`Coupures : Star2`,
      task: t`Barrez les arêtes que Star2 coupe : ce qui est au-dessous n’est jamais visité. Il sonde d’abord un enfant de chaque décision sous un nœud de hasard, puis continue comme Star1.`,
    },
  },
  levels: { 1: t`1 : petit`, 2: t`2 : plus grand`, 3: t`3 : fractions et égalités` },
  rules: {
    ties: { prune: "Les valeurs égales coupent.", keep: "Les valeurs égales ne coupent pas." },
    fail: {
      soft: t`La recherche est fail-soft : hors de sa fenêtre, un nœud renvoie la borne la plus fine qu’il a prouvée.`,
      hard: t`La recherche est fail-hard : hors de sa fenêtre, un nœud renvoie l’extrémité de la fenêtre.`,
    },
    moves: {
      prune: "Si plusieurs coups se valent, un seul suffit.",
      keep: "Si plusieurs coups se valent, marquez-les tous.",
    },
    bounds: ({ low, high }) => `Toutes les valeurs sont dans [L, U] = [${low}, ${high}].`,
    writing: {
      values: t`Les nombres s’écrivent comme on veut : 3, 3.0, 1/2, 0.5.`,
      returns: "Écrivez les bornes ≥ 3 ou >= 3, ≤ 3 ou <= 3.",
      windows: "Écrivez les fenêtres (−∞, 3) ou -inf, 3.",
      intervals: "Écrivez les intervalles [2, 7/2] ou 2, 3.5.",
      cuts: "Une croix sur une arête vaut pour tout ce qui est au-dessous.",
      moves: "",
      trace: "Écrivez les fenêtres (−∞, 3) ou -inf, 3, et les bornes ≥ 3 ou >= 3.",
    },
    cross: "Écrivez x là où rien n’est visité.",
    leftToRight: "Les enfants sont explorés de gauche à droite.",
  },
  node: noun,
  asked: {
    window: (node) => t`${node} : fenêtre`,
    returned: (node) => t`${node} : valeur renvoyée`,
    interval: ({ node, child }) => `${node} après ${child}`,
    cut: (node) => `arête vers ${node}`,
    move: (node) => `coup vers ${node}`,
  },
  about: ({ asked, remark }) => `${asked}\u00a0: ${remark}`,
  problems: {
    "not-a-number": (text) => `«\u00a0${text}\u00a0» n’est pas un nombre.`,
    "not-finite": () => "La valeur d’un nœud est finie.",
    "not-two": (text) =>
      `«\u00a0${text}\u00a0» n’est pas deux nombres séparés par une virgule ou un point-virgule.`,
    "no-relation": () => "On demande la valeur elle-même, pas une borne.",
  },
  remarks: {
    rounded: t`Cela semble arrondi : donnez la fraction exacte.`,
    wrongValue: "Ce n’est pas la valeur.",
    wrongEnds: ({ of, end }) => ENDS[of][end],
    isExact: "Ici la recherche trouve la valeur elle-même, pas une borne.",
    wrongSide: "La borne est de l’autre côté.",
    notProved: "Les feuilles examinées n’en prouvent pas autant.",
    tooLoose: "C’est vrai, mais la recherche prouve une borne plus fine.",
    notClipped: "Ici fail-hard renvoie l’extrémité de la fenêtre.",
    missedCut: ({ node, why }) => `L’arête vers ${the(node)} est coupée, mais n’est pas barrée. ${why}`,
    illegalFirst: ({ node, parent }) =>
      t`Il faut ${the(node)} : c’est le premier enfant exploré ${of(parent)}, dont on ne sait rien auparavant.`,
    illegalAtDecision: ({ node, parent, rule, best, relation, limit, tie }) =>
      t`Il faut ${the(node)} : ${the(parent)} vaut ${SO_FAR[rule]} ${best} jusqu’ici, et ${best} ${relation} ${LETTER[rule]} = ${limit} n’est pas vrai.${tie ? TIE : ""}`,
    illegalOpen: ({ node, merit }) =>
      t`Il faut ${the(node)} : ${isFeminine(node) ? "elle" : "il"} vient en tête de OPEN, avec le mérite ${merit}, avant que la racine soit résolue.`,
    illegalAtChance: ({ node, parent, interval, window, tie }) =>
      t`Il faut ${the(node)} : la valeur ${of(parent)} peut encore être partout dans ${interval}, qui n’est pas tout entier hors de la fenêtre (α, β) = ${window}.${tie ? " Une extrémité de la fenêtre est tout juste atteinte, et ici les valeurs égales ne coupent pas." : ""}`,
    notBest: "Ce coup n’est pas un meilleur coup.",
    moreMoves: "Il y a un autre coup qui vaut autant.",
  },
  hints: {
    where: ({ question }) => t`Regardez ici : ${question}.`,
    value: {
      max: "Un nœud MAX vaut la plus grande valeur de ses enfants.",
      min: "Un nœud MIN vaut la plus petite valeur de ses enfants.",
      chance: "Un nœud de hasard vaut la somme, sur ses enfants, de la probabilité fois la valeur.",
    },
    window: {
      max: "L’enfant d’un nœud MAX reçoit la fenêtre de son parent, où α monte jusqu’à la meilleure valeur trouvée là.",
      min: "L’enfant d’un nœud MIN reçoit la fenêtre de son parent, où β descend jusqu’à la meilleure valeur trouvée là.",
      chance: t`L’enfant d’un nœud de hasard reçoit les valeurs où il décide : à A le nœud tomberait à α même si tous les autres enfants ouverts valaient U, à B il atteindrait β même s’ils valaient L ; les deux restent dans [L, U].`,
      root: "La racine reçoit la fenêtre de toute la recherche.",
    },
    returned: {
      soft: t`Un nœud renvoie le meilleur de ce que ses enfants ont renvoyé. À une extrémité de la fenêtre ou au-delà, ce n’est qu’une borne : « ≥ » à partir de β, « ≤ » jusqu’à α.`,
      hard: t`Un nœud renvoie le meilleur de ce que ses enfants ont renvoyé, mais jamais moins que α ni plus que β : hors de la fenêtre, son extrémité, comme borne.`,
    },
    interval: t`Pour la borne inférieure, un enfant non exploré compte pour L, pour la borne supérieure, pour U ; un enfant exploré compte pour sa valeur, et si elle n’est qu’une borne, seulement du côté qu’elle borne.`,
    cut: {
      max: {
        prune: "À un nœud MAX, le reste est coupé dès que la meilleure valeur est ≥ β.",
        keep: "À un nœud MAX, le reste est coupé dès que la meilleure valeur est > β.",
      },
      min: {
        prune: "À un nœud MIN, le reste est coupé dès que la meilleure valeur est ≤ α.",
        keep: "À un nœud MIN, le reste est coupé dès que la meilleure valeur est < α.",
      },
      chance: {
        prune:
          "À un nœud de hasard, le reste est coupé dès que la borne inférieure de son intervalle est ≥ β ou la borne supérieure ≤ α.",
        keep: "À un nœud de hasard, le reste est coupé dès que la borne inférieure de son intervalle est > β ou la borne supérieure < α.",
      },
    },
    move: {
      max: "MAX choisit un enfant de la plus grande valeur.",
      min: "MIN choisit un enfant de la plus petite valeur.",
    },
    calculate: ({ expression }) => `Calculez ${expression}.`,
    bestFirst:
      "L’entrée au plus grand mérite vient en tête, à mérite égal la plus à gauche. Un nœud MAX est résolu dès qu’un de ses enfants l’est, et rien d’autre au-dessous n’est plus exploré\u202f; un nœud MIN demande ses enfants l’un après l’autre.",
    meritAbove: ({ node, merit }) => t`${The(node)} vient en tête de OPEN, avec le mérite ${merit}.`,
    parentHas: ({ parent, window, best, interval, probability }) =>
      t`${The(parent)} a la fenêtre (α, β) = ${window}${best === undefined ? "" : ` et la meilleure valeur ${best}`}${interval === undefined ? "" : t` et se trouve dans ${interval} ; cet enfant a la probabilité ${probability ?? ""}`}.`,
    intervalBefore: ({ interval, child, value, probability, bounds }) =>
      t`Avant, le nœud était dans ${interval}. L’enfant ${child} renvoie ${value} et a la probabilité ${probability} ; jusque-là il pouvait valoir tout ce qui est dans ${bounds}.`,
    compareAtCut: ({ node, left, right }) => `${At(node)}, comparez ${left} et ${right}.`,
    leaf: "Une feuille renvoie son gain.",
    answer: ({ text }) => `La réponse est ${text}.`,
    stays: "Ici il n’y a rien à barrer ni à marquer.",
    crossed: "C’est à barrer ou à marquer.",
  },
  wrongRules: {
    "levels-swapped": t`On dirait que MAX et MIN ont été échangés : MAX prend la plus grande valeur, MIN la plus petite.`,
    "chance-mean": t`On dirait que toutes les issues ont compté autant : chacune compte avec sa propre probabilité.`,
    "chance-max": t`On dirait que le hasard a pris la plus grande valeur : à un nœud de hasard personne ne choisit, sa valeur est la moyenne pondérée par les probabilités.`,
    "chance-min": t`On dirait que le hasard a pris la plus petite valeur : à un nœud de hasard personne ne choisit, sa valeur est la moyenne pondérée par les probabilités.`,
    "chance-likeliest": t`On dirait que seule l’issue la plus probable a compté : la valeur d’un nœud de hasard est la moyenne de toutes, pondérée par les probabilités.`,
    "no-deep-cuts": t`On dirait que chaque nœud n’a été comparé qu’à son parent : α et β viennent de tous les nœuds au-dessus.`,
    "global-bounds": t`On dirait qu’il n’y a eu qu’un α et qu’un β pour tout l’arbre : chaque nœud a les siens, oubliés en remontant.`,
    "unfinished-bounds": t`On dirait qu’une valeur provisoire a déplacé l’autre borne : les enfants d’un nœud MIN ne font qu’abaisser β, ceux d’un nœud MAX ne font que relever α.`,
    "full-window-at-root": t`On dirait que chaque coup de la racine a été exploré avec la fenêtre entière : à partir du deuxième, la meilleure valeur trouvée en est une extrémité.`,
    "right-to-left": t`On dirait que les enfants ont été explorés de droite à gauche : ici c’est de gauche à droite.`,
    "cutting-leaf": t`On dirait que la feuille qui provoque la coupure a été barrée aussi : elle a été lue, seul ce qui vient après est coupé.`,
    "no-chance-cuts": t`On dirait que les nœuds de hasard ne coupent jamais et transmettent la fenêtre entière : les deux se déduisent des bornes [L, U].`,
    "table-forgotten": t`On dirait que chaque profondeur suit l’ordre donné : le meilleur enfant de la profondeur précédente vient en premier.`,
    "last-depth-only": t`On dirait que seule la dernière profondeur compte : ce qu’une profondeur précédente a visité n’est pas coupé.`,
    "window-unchanged": t`On dirait que les enfants d’un nœud de hasard ont reçu sa propre fenêtre : la leur se déduit des probabilités et des bornes [L, U].`,
    "other-ties": {
      prune: t`On dirait qu’une valeur égale à la borne n’a pas coupé : ici elle coupe.`,
      keep: t`On dirait qu’une valeur égale à la borne a coupé : ici seule une valeur au-delà coupe.`,
    },
    "other-fail": {
      soft: t`On dirait que l’extrémité de la fenêtre a été renvoyée : fail-soft renvoie la meilleure valeur trouvée, même hors de la fenêtre.`,
      hard: t`On dirait que la meilleure valeur trouvée a été renvoyée : hors de la fenêtre, fail-hard renvoie l’extrémité de la fenêtre.`,
    },
  },
  kit: {
    typing:
      "Écrivez les fractions 7/3, les décimaux 2,5, les infinis inf et -inf, et x pour un nœud qui n’est jamais visité.",
    visited: "visité",
    skipped: "jamais visité",
    markers: "Faites glisser ✂ au milieu de chaque arête coupée, aussi haut que possible.",
    low: "extrémité inférieure",
    high: "extrémité supérieure",
    onPicture: "sur l’image",
    asList: "en liste",
    right: "Juste.",
    partly: "Juste en partie.",
    wrong: "Faux.",
    diagnosis: "Diagnostic",
  },
  sheet: {
    title: "Arbres de jeu",
    key: "Corrigé",
    exercise: (n) => `Exercice ${n}`,
    seed: (seed) => `Graine ${seed}`,
    person: "Nom",
    line: (asked) => `${asked}\u00a0:`,
    node: "Nœud",
    edge: "Arête",
    window: "(α, β)",
    value: "Valeur",
    returned: "Renvoie",
    interval: "Intervalle",
    skipped: "Feuilles jamais visitées",
    moves: "Meilleur coup",
  },
  panel: {
    template: "Exercice",
    level: "Niveau",
    ties: "Égalités",
    fail: "Hors de la fenêtre",
    seed: "Graine",
    next: "Exercice suivant",
    check: "Vérifier",
    hint: "Indice",
    show: "Montrer la réponse",
    hide: "Cacher la réponse",
    clear: "Recommencer",
    tree: "Arbre de l’exercice",
    answers: "Vos réponses",
    blank: "Rien n’est encore rempli.",
    solved: t`Tout est juste !`,
    score: ({ right, wrong, missing }) =>
      `${right} ${plural("fr", right, "juste", "justes")}, ${wrong} ${plural("fr", wrong, "fausse", "fausses")}, ${missing} ${plural("fr", missing, "manquante", "manquantes")}.`,
    more: (count) =>
      plural(
        "fr",
        count,
        "Il y a encore 1 coupure manquante.",
        `Il y a encore ${count} coupures manquantes.`,
      ),
    progress: ({ solved, tried, hinted }) =>
      `${solved} ${plural("fr", solved, "résolu", "résolus")} sur ${tried} ${plural("fr", tried, "essayé", "essayés")} à ce niveau${hinted > 0 ? `, dont ${hinted} avec indice` : ""}.`,
    forget: "Oublier mes progrès",
    verdicts: { right: "juste", wrong: "faux", missing: "manquant" },
    pressToCross: t`Cliquez sur une arête ou un nœud pour le barrer ; cliquez de nouveau pour ôter la croix.`,
    worksheet: "Feuille d’exercices…",
    count: "Nombre d’exercices",
    print: "Imprimer",
    printKey: "Imprimer le corrigé",
    latex: "LaTeX",
    latexKey: "Corrigé LaTeX",
    page: "Page web",
    pageKey: "Page web du corrigé",
    close: "Fermer",
    mixed: "Tous les types tour à tour",
  },
};
