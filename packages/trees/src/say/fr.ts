import {
  type Catalogue,
  type Children,
  type NodeReference,
  SCRIPTS,
  type Side,
  type Skipped,
} from "./catalogue.js";
import { french as t } from "./french.js";
import { plural } from "./plural.js";

/** La racine and la feuille are feminine, le nœud is masculine. */
function isFeminine(node: NodeReference): boolean {
  return node.name === undefined || node.kind === "leaf";
}

/** "nœud MAX B", "feuille 1.2", "racine (nœud MIN)". */
function noun(node: NodeReference): string {
  const { name } = node;
  const at = name === undefined ? "" : ` ${name}`;
  const phrase = {
    max: `nœud MAX${at}`,
    min: `nœud MIN${at}`,
    chance: `nœud de hasard${at}`,
    player: `nœud${at} du joueur ${node.player}`,
    leaf: `feuille${at}`,
  }[node.kind];
  return name === undefined ? `racine (${phrase})` : phrase;
}

const the = (node: NodeReference): string => `${isFeminine(node) ? "la" : "le"} ${noun(node)}`;
const The = (node: NodeReference): string => `${isFeminine(node) ? "La" : "Le"} ${noun(node)}`;
const at = (node: NodeReference): string => `${isFeminine(node) ? "à la" : "au"} ${noun(node)}`;
const At = (node: NodeReference): string => `${isFeminine(node) ? "À la" : "Au"} ${noun(node)}`;
const of = (node: NodeReference): string => `${isFeminine(node) ? "de la" : "du"} ${noun(node)}`;
/** The ending of a participle. */
const e = (node: NodeReference): string => (isFeminine(node) ? "e" : "");

function side(side: Side): string {
  switch (side.kind) {
    case "max":
      return "MAX";
    case "min":
      return "MIN";
    case "player":
      return `le joueur ${side.player}`;
  }
}

function list({ count, names }: Children): string {
  return names.join(", ") + (names.length < count ? ", …" : "");
}

function without(impossible: Children | undefined): string {
  if (!impossible) return "";
  return plural(
    "fr",
    impossible.count,
    t` ; son enfant (${list(impossible)}) a la probabilité 0 et n’est jamais exploré`,
    t` ; ${impossible.count} de ses enfants (${list(impossible)}) ont la probabilité 0 et ne sont jamais explorés`,
  );
}

function firstly(first: string | undefined): string {
  return first === undefined ? "" : t` ; l’enfant ${first}, le meilleur selon la table, passe en premier`;
}

function enters(added: Children): string {
  return plural(
    "fr",
    added.count,
    t` : son premier enfant (${list(added)}) entre dans OPEN, vivant avec le même mérite`,
    t` : ses ${added.count} enfants (${list(added)}) entrent dans OPEN, vivants avec le même mérite`,
  );
}

function skip(skipped: Skipped): string {
  const { count, all, probed } = skipped;
  const listed = list(skipped);
  if (all && !probed) {
    return plural(
      "fr",
      count,
      `son enfant (${listed}) est élagué`,
      `ses ${count} enfants (${listed}) sont élagués`,
    );
  }
  if (all) {
    return plural(
      "fr",
      count,
      `son enfant (${listed}) n’a pas à être exploré davantage`,
      `ses ${count} enfants (${listed}) n’ont pas à être explorés davantage`,
    );
  }
  return plural(
    "fr",
    count,
    `l’enfant restant (${listed}) est élagué`,
    `les ${count} enfants restants (${listed}) sont élagués`,
  );
}

const WORTH = { exact: "", lower: "au moins ", upper: "au plus " } as const;
const whatever = ({ all, probed }: Skipped): string =>
  probed
    ? "quoi que trouve la suite de la recherche"
    : `quoi que vaillent ${all ? "ses enfants" : "les autres enfants"}`;
/** "à MIN", "au joueur 1". */
const toSide = (to: Side): string => (to.kind === "player" ? `au joueur ${to.player}` : `à ${side(to)}`);
/** "de MIN", "du joueur 1". */
const ofSide = (to: Side): string => (to.kind === "player" ? `du joueur ${to.player}` : `de ${side(to)}`);
/** "pour MIN", "pour le joueur 1"; nothing where nobody is named. */
const forSide = (to: Side | undefined): string => (to ? ` pour ${side(to)}` : "");
const AT_LEAST = { beta: "d’au moins", alpha: "d’au plus" } as const;

export const fr: Catalogue = {
  name: "Français",
  script: SCRIPTS.fr,
  kinds: { max: "MAX", min: "MIN", chance: "hasard", player: "joueur", leaf: "feuille" },
  properties: {
    complete: { name: "complet", help: "Quand il est certain de trouver une valeur." },
    exact: { name: "exact", help: "Quand la valeur trouvée est celle de l’arbre." },
    optimal: { name: "optimal", help: "Quand l’action choisie est la meilleure." },
    time: {
      name: "temps",
      help: "Nœuds visités\u00a0: b actions par décision, n issues par nœud de hasard, m la profondeur de l’arbre, d la limite de profondeur, k une largeur.",
    },
    space: { name: "mémoire", help: "Nœuds gardés en mémoire à la fois." },
  },
  conditions: {
    always: "toujours",
    "finite-tree": "l’arbre est fini",
    "no-horizon": "aucune limite de profondeur n’arrête la recherche",
    "perfect-opponent": "l’adversaire joue parfaitement",
    "opponent-as-modelled": "l’adversaire joue selon son modèle",
    "bounds-hold": "toutes les valeurs respectent les bornes",
    "opponents-allied": "tous les adversaires s’allient contre le joueur",
    "others-play-their-own-best": "chaque joueur maximise son propre gain",
    "teams-hold-together": "les joueurs d’une équipe maximisent sa somme",
    "one-opponent": "l’adversaire est seul",
    "nothing-left-out": "aucun enfant n’est écarté sans preuve",
  },
  settings: {
    depth: {
      name: "profondeur",
      help: "Nombre de décisions à prévoir\u202f; les niveaux de hasard ne comptent pas. Sans elle, tout l’arbre est exploré.",
    },
    bounds: {
      name: "bornes",
      help: "La plus petite et la plus grande valeur qu’un nœud puisse avoir\u202f; à défaut, l’étendue des feuilles.",
    },
    ties: { name: "égalités", help: "Si une valeur seulement égale à α ou à β provoque une coupure." },
    fail: {
      name: "hors fenêtre",
      help: "Ce qui est renvoyé hors de la fenêtre\u00a0: son extrémité (fail-hard) ou la borne plus fine qui a été prouvée (fail-soft).",
    },
    order: {
      name: "ordre",
      help: "L’ordre dans lequel les enfants sont explorés\u202f; il change ce qui est élagué, pas la valeur (à égalité, max^n, les équipes et la recherche en faisceau prennent le premier).",
    },
    window: { name: "fenêtre", help: "La fenêtre (α, β) à la racine, (−∞, +∞) à défaut." },
    guess: {
      name: "première estimation",
      help: "Ce pour quoi MTD(f) prend la valeur avant sa première passe\u202f; 0 sans elle.",
    },
    probes: {
      name: "sondages",
      help: "Nombre d’enfants sondés sous chaque enfant d’un nœud de hasard (Star2.5).",
    },
    width: {
      name: "largeur",
      help: "Nombre d’enfants que la recherche en faisceau garde à chaque décision.",
    },
    player: {
      name: "joueur",
      help: "Le joueur pour qui l’on cherche\u202f; à défaut, le joueur 0 de deux, ou celui qui décide le premier.",
    },
    teams: {
      name: "équipes",
      help: "Qui joue ensemble, en listes de joueurs\u202f; un joueur absent des listes est seul.",
    },
    random: {
      name: "part de hasard",
      help: "La probabilité que l’adversaire joue au hasard au lieu de choisir sa meilleure action.",
    },
  },
  ties: { prune: "les valeurs égales coupent", keep: "les valeurs égales ne coupent pas" },
  fails: { soft: "fail-soft", hard: "fail-hard" },
  orders: {
    given: "tel quel",
    reverse: "inversé",
    best: "le meilleur d’abord",
    worst: "le pire d’abord",
    estimate: "selon l’estimation",
  },
  cutRules: {
    beta: "coupure bêta (élagage alpha-bêta)",
    alpha: "coupure alpha (élagage alpha-bêta)",
    "chance-high": "coupure bêta à un nœud de hasard",
    "chance-low": "coupure alpha à un nœud de hasard",
    empty: "fenêtre vide",
    sum: "élagage superficiel par la somme des gains",
    merit: "mérite",
    width: "largeur du faisceau",
    reply: "une seule réplique",
  },
  bounds: { exact: "exacte", lower: "borne inférieure", upper: "borne supérieure" },
  sentences: {
    enter: ({ node, impossible }) => t`${The(node)} est visité${e(node)}${without(impossible)}.`,
    enterWindow: ({ node, from, ends, window, impossible, first }) =>
      from
        ? t`${The(from)} transmet la fenêtre ${ends} = ${window} ${at(node)}${firstly(first)}${without(impossible)}.`
        : t`${The(node)} est exploré${e(node)} avec la fenêtre ${ends} = ${window}${firstly(first)}${without(impossible)}.`,
    enterNull: ({ node, from, ends, window }) =>
      t`${The(from)} transmet la fenêtre nulle ${ends} = ${window} ${at(node)}, pour savoir seulement si l’enfant est meilleur.`,
    enterAgain: ({ node, from, ends, window }) =>
      t`${The(from)} transmet la fenêtre ${ends} = ${window} ${at(node)}, enfant meilleur, pour l’explorer de nouveau et en trouver la valeur.`,
    enterPass: ({ node, number, low, high, window }) =>
      t`Passe ${number} : la valeur ${of(node)} est entre ${low} et ${high} ; ${isFeminine(node) ? "elle" : "il"} est exploré${e(node)} avec la fenêtre nulle (α, β) = ${window}.`,
    enterDepth: ({ node, depth, ends, window, first }) =>
      t`À la profondeur ${depth}, ${the(node)} est exploré${e(node)} avec la fenêtre ${ends} = ${window}${firstly(first)}.`,
    recall: ({ node, value, bound, same }) =>
      same
        ? t`La table connaît ${the(node)}, dont le sous-arbre est le même que celui ${of(same)} : ${isFeminine(node) ? "elle" : "il"} vaut ${WORTH[bound]}${value}.`
        : t`La table connaît ${the(node)} : ${isFeminine(node) ? "elle" : "il"} vaut ${WORTH[bound]}${value}.`,
    enterOpen: ({ node, merit, added }) =>
      t`${The(node)}, vivant${e(node)} avec le mérite ${merit}, vient en tête de OPEN${added ? enters(added) : ""}.`,
    payoffOpen: ({ node, value, merit }) =>
      t`${The(node)} vaut ${value} ; ${isFeminine(node) ? "elle" : "il"} retourne dans OPEN, résolu${e(node)} avec le mérite ${merit}.`,
    estimateOpen: ({ node, value, merit }) =>
      t`La recherche s’arrête ${at(node)} : son estimation, ${value}, tient lieu de valeur, et ${isFeminine(node) ? "elle" : "il"} retourne dans OPEN, résolu${e(node)} avec le mérite ${merit}.`,
    solvedMax: ({ node, child, merit, removed }) =>
      t`${At(node)}, l’enfant ${child}, résolu avec le mérite ${merit}, vient en tête de OPEN : le nœud est donc résolu avec ce mérite${removed === 0 ? "" : plural("fr", removed, ", et 1 entrée au-dessous quitte OPEN", `, et ${removed} entrées au-dessous quittent OPEN`)}.`,
    solvedNext: ({ node, child, merit, next }) =>
      t`${At(node)}, l’enfant ${child}, résolu avec le mérite ${merit}, vient en tête de OPEN : l’enfant suivant, ${next}, entre dans OPEN, vivant avec le même mérite.`,
    solvedLast: ({ node, child, merit }) =>
      t`${At(node)}, l’enfant ${child}, résolu avec le mérite ${merit}, vient en tête de OPEN : c’est le dernier enfant, le nœud est donc résolu avec ce mérite.`,
    probe: ({ node, from, ends, window }) =>
      t`${The(from)} sonde ${the(node)} avec la fenêtre ${ends} = ${window} : seule une partie de ses enfants est explorée, pour obtenir une borne.`,
    withPaid: ({ value, here, way }) => t`${value} (${here} ici et ${way} en chemin)`,
    payoff: ({ node, value, to, turned }) =>
      t`${The(node)} ${to ? "rapporte" : "vaut"} ${value}${to ? ` ${toSide(to)}` : ""}${turned ? `, ce qui compte pour ${turned.value} du côté ${ofSide(turned.to)}` : ""}.`,
    estimate: ({ node, value, to, turned }) =>
      t`La recherche s’arrête ${at(node)} : son estimation, ${value}${forSide(to)}${turned ? `, ce qui compte pour ${turned.value} du côté ${ofSide(turned.to)}` : ""}, tient lieu de valeur.`,
    childBetter: ({ node, child, value, bound, window }) =>
      t`${At(node)}, l’enfant ${child} donne ${WORTH[bound]}${value}, le meilleur résultat jusqu’ici${window ? t` ; la fenêtre est maintenant (α, β) = ${window}` : ""}.`,
    childNotBetter: ({ node, child, value, bound, best, window }) =>
      t`${At(node)}, l’enfant ${child} donne ${WORTH[bound]}${value}, ce qui n’est pas mieux que ${best}${window ? t` ; la fenêtre reste (α, β) = ${window}` : ""}.`,
    childEnough: ({ node, child, value, bound, best, window }) =>
      t`${At(node)}, l’enfant ${child} donne ${WORTH[bound]}${value}, ce qui n’est pas moins bien que ${best}, et la fenêtre (α, β) = ${window ?? ""} ne contient rien de mieux.`,
    childTied: ({ node, child, value, best }) =>
      t`${At(node)}, l’enfant ${child} donne ${value}, ce qui vaut ${best} pour qui décide : le premier est gardé, et avec lui les gains des autres.`,
    childLeft: ({ node, child, value, best }) =>
      t`${At(node)}, l’enfant ${child}, quitté avant la fin avec ${value} jusqu’ici, ne donne pas plus que ${best} à qui décide.`,
    outcome: ({ node, child, value, bound, probability, product, interval }) =>
      t`${At(node)}, l’enfant ${child} donne ${WORTH[bound]}${value} avec la probabilité ${probability} et compte donc pour ${WORTH[bound]}${product}${interval ? t` : la valeur du nœud est maintenant dans l’intervalle ${interval}` : ""}.`,
    randomMove: ({ node, child, value, bound, probability, product, interval }) =>
      t`${At(node)}, l’enfant ${child} donne ${WORTH[bound]}${value} ; un coup au hasard y mène avec la probabilité ${probability}, il compte donc pour ${WORTH[bound]}${product} dans la moyenne des coups au hasard${interval ? t` : la valeur du nœud est maintenant dans l’intervalle ${interval}` : ""}.`,
    cutBySide: (m) =>
      t`${At(m.node)}, la valeur est déjà ${AT_LEAST[m.rule]} ${m.inequality} : plus haut, ${side(m.side)} ne laissera donc pas la partie venir ici ; ${skip(m.skipped)}.`,
    cutByChance: (m) =>
      t`${At(m.node)}, la valeur est déjà ${AT_LEAST[m.rule]} ${m.inequality} : sa valeur exacte ne compte donc plus pour les nœuds au-dessus ; ${skip(m.skipped)}.`,
    cutByWindow: (m) =>
      t`${At(m.node)}, la valeur est déjà ${AT_LEAST[m.rule]} ${m.inequality}, l’extrémité de la fenêtre donnée à la recherche ; ${skip(m.skipped)}.`,
    cutByBound: (m) =>
      t`${At(m.node)}, la valeur est déjà ${AT_LEAST[m.rule]} ${m.inequality}, la plus ${m.rule === "beta" ? "grande" : "petite"} valeur que permettent les bornes ; ${skip(m.skipped)}.`,
    cutByNull: (m) =>
      t`${At(m.node)}, la valeur est déjà ${AT_LEAST[m.rule]} ${m.inequality}, et la recherche n’en demande pas plus ici ; ${skip(m.skipped)}.`,
    cutByEmpty: (m) =>
      t`${At(m.node)}, la fenêtre (α, β) = (${m.left}, ${m.right}) est vide : la recherche renvoie donc ${m.left}, quelle que soit la valeur du nœud ; ${skip(m.skipped)}.`,
    cutAtChance: (m) =>
      m.rule === "chance-high"
        ? t`${At(m.node)}, la valeur est d’au moins ${m.left} ${m.relation} β = ${m.right}, ${whatever(m.skipped)} ; ${skip(m.skipped)}.`
        : t`${At(m.node)}, la valeur est d’au plus ${m.left} ${m.relation} α = ${m.right}, ${whatever(m.skipped)} ; ${skip(m.skipped)}.`,
    cutBySum: (m) =>
      t`${At(m.node)}, avec ce qui est déjà pris, ${m.side ? side(m.side) : "le joueur"}, plus haut, obtient au plus ${m.left} ${m.relation} ${m.right} et n’y gagne rien ; ${skip(m.skipped)}.`,
    cutByMerit: (m) =>
      t`${At(m.node)}, rien dans OPEN ne promet plus que ${m.left} ${m.relation} ${m.right}, le mérite avec lequel ${the(m.above)} est résolu${e(m.above)} ; ${skip(m.skipped)}.`,
    cutByWidth: (m) =>
      t`${At(m.node)}, la recherche en faisceau garde ${plural("fr", Number(m.left), "1 enfant, le plus prometteur", `les ${m.left} enfants les plus prometteurs`)} (sa largeur est ${m.right}) ; ${skip(m.skipped)}, par supposition et non par preuve.`,
    cutByReply: (m) =>
      t`${At(m.node)}, un autre adversaire a déjà répliqué, et un seul en a le droit : celui-ci ${m.passes ? "passe" : "joue sa première action"} (${m.kept}) ; ${skip(m.skipped)}, par supposition et non par preuve.`,
    leaveEarly: ({ node, value }) =>
      t`${The(node)} est quitté${e(node)} avant la fin, avec ${value} jusqu’ici.`,
    leaveTurned: ({ node, value, bound, to }) =>
      t`${The(node)} est terminé${e(node)} : ${isFeminine(node) ? "elle" : "il"} compte pour ${WORTH[bound]}${value} du côté ${ofSide(to)}.`,
    leave: ({ node, value, bound, probe, to }) => {
      const worth = `${WORTH[bound]}${value}${forSide(to)}`;
      return probe
        ? t`Le sondage ${of(node)} est terminé : ce nœud vaut ${worth}.`
        : t`${The(node)} est terminé${e(node)} : ${isFeminine(node) ? "elle" : "il"} vaut ${worth}.`;
    },
  },
};
