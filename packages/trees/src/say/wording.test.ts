import { describe, expect, test } from "vitest";
import { TreeBuilder } from "../model/build.js";
import type { Tree } from "../model/node.js";
import { fraction, HALF } from "../model/number.js";
import type { SearchEvent } from "../search/event.js";
import type { Language } from "./catalogue.js";
import { sentence } from "./sentence.js";

/** A: max over B: min (C 3, D 5), E: min (F 2, G 4, H 6) and K: chance (M: max (P 4, Q 1, R 0), N 2). */
function lettered(): Tree {
  const build = new TreeBuilder();
  const leaves = (list: readonly [string, number][]): void => {
    for (const [label, value] of list) build.leaf(fraction(value), { label });
  };
  build.open("max");
  build.open("min");
  leaves([
    ["C", 3],
    ["D", 5],
  ]);
  build.close({ label: "B" });
  build.open("min");
  leaves([
    ["F", 2],
    ["G", 4],
    ["H", 6],
  ]);
  build.close({ label: "E" });
  build.open("chance");
  build.open("max");
  leaves([
    ["P", 4],
    ["Q", 1],
    ["R", 0],
  ]);
  build.close({ label: "M" });
  leaves([["N", 2]]);
  build.close({ label: "K", probabilities: [HALF, HALF] });
  build.close();
  return build.finish();
}

/** The root, player 0, without a label; player 1 at "1", player 2 at "1.1". */
function threePlayers(): Tree {
  const build = new TreeBuilder();
  build.open("player", 0);
  build.open("player", 1);
  build.open("player", 2);
  const payoffs = [1, -2, 3].map((n) => fraction(n));
  build.leaf(payoffs[0]!, { payoffs });
  build.leaf(payoffs[0]!, { payoffs });
  build.close();
  build.leaf(payoffs[0]!, { payoffs });
  build.close();
  build.close();
  return build.finish();
}

/** The same players; player 2 has names for its actions. */
function passing(actions: readonly string[]): Tree {
  const build = new TreeBuilder();
  build.open("player", 0);
  build.open("player", 1);
  build.open("player", 2);
  const payoffs = [1, -2, 3].map((n) => fraction(n));
  build.leaf(payoffs[0]!, { payoffs });
  build.leaf(payoffs[0]!, { payoffs });
  build.close({ actions });
  build.close();
  build.close();
  return build.finish();
}

function impossible(): Tree {
  const build = new TreeBuilder();
  build.open("chance");
  build.leaf(fraction(1));
  build.leaf(fraction(2));
  build.close({ probabilities: [fraction(1), fraction(0)] });
  return build.finish();
}

const A = 0;
const B = 1;
const E = 4;
const F = 5;
const K = 8;
const M = 9;
const LOW = Number.NEGATIVE_INFINITY;
const HIGH = Number.POSITIVE_INFINITY;

interface Case extends Readonly<Record<Language, string>> {
  readonly event: SearchEvent;
  readonly tree?: Tree;
  readonly numbers?: "decimal";
}

/** " :" and " ;" stand for a no-break space and the mark in the French ones. */
const CASES: Readonly<Record<string, Case>> = {
  "a window handed down": {
    event: { type: "enter", node: E, alpha: fraction(3), beta: HIGH, window: true, probe: false },
    en: "The root (a MAX node) hands the window (α, β) = (3, +∞) down to MIN node E.",
    fr: "La racine (nœud MAX) transmet la fenêtre (α, β) = (3, +∞) au nœud MIN E.",
    es: "La raíz (nodo MAX) pasa la ventana (α, β) = (3, +∞) al nodo MIN E.",
    zh: "根节点（MAX 节点）把窗口 (α, β) = (3, +∞) 传给 MIN 节点 E。",
  },
  "the window of the whole search": {
    event: { type: "enter", node: A, alpha: LOW, beta: HIGH, window: true, probe: false },
    en: "The root (a MAX node) is searched with the window (α, β) = (−∞, +∞).",
    fr: "La racine (nœud MAX) est explorée avec la fenêtre (α, β) = (−∞, +∞).",
    es: "Se explora la raíz (nodo MAX) con la ventana (α, β) = (−∞, +∞).",
    zh: "以窗口 (α, β) = (−∞, +∞) 搜索根节点（MAX 节点）。",
  },
  "a visit without a window": {
    event: { type: "enter", node: F, alpha: LOW, beta: HIGH, window: false, probe: false },
    en: "Leaf F is visited.",
    fr: "La feuille F est visitée.",
    es: "Se visita la hoja F.",
    zh: "访问叶节点 F。",
  },
  "a probe": {
    event: { type: "enter", node: M, alpha: fraction(0), beta: fraction(4), window: true, probe: true },
    en: "Chance node K probes MAX node M with the window (α, β) = (0, 4): only some of its children are searched, for a bound.",
    fr: "Le nœud de hasard K sonde le nœud MAX M avec la fenêtre (α, β) = (0, 4) : seule une partie de ses enfants est explorée, pour obtenir une borne.",
    es: "El nodo de azar K sondea el nodo MAX M con la ventana (α, β) = (0, 4): solo se explora una parte de sus hijos, para obtener una cota.",
    zh: "机会节点 K 以窗口 (α, β) = (0, 4) 试探 MAX 节点 M：只搜索它的部分子节点，以求得一个界。",
  },
  "a payoff": {
    event: { type: "evaluate", node: F, value: fraction(2), horizon: false },
    en: "Leaf F pays 2.",
    fr: "La feuille F vaut 2.",
    es: "La hoja F vale 2.",
    zh: "叶节点 F 的值为 2。",
  },
  "an estimate": {
    event: { type: "evaluate", node: E, value: fraction(7, 3), horizon: true },
    numbers: "decimal",
    en: "The search stops at MIN node E: its estimate, 2.333, stands in for its value.",
    fr: "La recherche s'arrête au nœud MIN E : son estimation, 2.333, tient lieu de valeur.",
    es: "La búsqueda se detiene en el nodo MIN E: su estimación, 2.333, ocupa el lugar de su valor.",
    zh: "搜索在 MIN 节点 E 处停止：以估值 2.333 代替它的值。",
  },
  "a better child": {
    event: {
      type: "child",
      node: B,
      child: 0,
      value: fraction(3),
      bound: "exact",
      best: fraction(3),
      better: true,
      alpha: LOW,
      beta: fraction(3),
    },
    en: "At MIN node B child C gives 3, the best so far; the window is now (α, β) = (−∞, 3).",
    fr: "Au nœud MIN B, l'enfant C donne 3, le meilleur résultat jusqu'ici ; la fenêtre est maintenant (α, β) = (−∞, 3).",
    es: "En el nodo MIN B, el hijo C da 3, lo mejor hasta ahora; la ventana es ahora (α, β) = (−∞, 3).",
    zh: "在 MIN 节点 B，子节点 C 给出 3，是目前最好的；窗口变为 (α, β) = (−∞, 3)。",
  },
  "a child that is no better": {
    event: {
      type: "child",
      node: B,
      child: 1,
      value: fraction(5),
      bound: "exact",
      best: fraction(3),
      better: false,
      alpha: LOW,
      beta: HIGH,
    },
    en: "At MIN node B child D gives 5, no better than 3.",
    fr: "Au nœud MIN B, l'enfant D donne 5, ce qui n'est pas mieux que 3.",
    es: "En el nodo MIN B, el hijo D da 5, que no mejora 3.",
    zh: "在 MIN 节点 B，子节点 D 给出 5，并不优于 3。",
  },
  "an interval": {
    event: {
      type: "interval",
      node: K,
      child: 0,
      probability: HALF,
      value: fraction(4),
      bound: "exact",
      low: fraction(2),
      high: fraction(7, 2),
    },
    en: "At chance node K child M gives 4 with probability 1/2, so it weighs 1/2 × 4 = 2: the node's value now lies in [2, 7/2].",
    fr: "Au nœud de hasard K, l'enfant M donne 4 avec la probabilité 1/2 et compte donc pour 1/2 × 4 = 2 : la valeur du nœud est maintenant dans l'intervalle [2, 7/2].",
    es: "En el nodo de azar K, el hijo M da 4 con probabilidad 1/2, así que aporta 1/2 × 4 = 2: el valor del nodo está ahora en [2, 7/2].",
    zh: "在机会节点 K，子节点 M 以概率 1/2 给出 4，贡献 1/2 × 4 = 2：该节点的值现在位于 [2, 7/2]。",
  },
  "an interval narrowed by a bound": {
    event: {
      type: "interval",
      node: K,
      child: 0,
      probability: HALF,
      value: fraction(-4),
      bound: "lower",
      low: fraction(-3),
      high: fraction(8),
    },
    en: "At chance node K child M gives at least -4 with probability 1/2, so it weighs at least 1/2 × (-4) = -2: the node's value now lies in [-3, 8].",
    fr: "Au nœud de hasard K, l'enfant M donne au moins -4 avec la probabilité 1/2 et compte donc pour au moins 1/2 × (-4) = -2 : la valeur du nœud est maintenant dans l'intervalle [-3, 8].",
    es: "En el nodo de azar K, el hijo M da al menos -4 con probabilidad 1/2, así que aporta al menos 1/2 × (-4) = -2: el valor del nodo está ahora en [-3, 8].",
    zh: "在机会节点 K，子节点 M 以概率 1/2 给出至少 -4，贡献至少 1/2 × (-4) = -2：该节点的值现在位于 [-3, 8]。",
  },
  "a child cut off": {
    event: {
      type: "child",
      node: A,
      child: 1,
      value: fraction(2),
      bound: "upper",
      best: fraction(3),
      better: false,
      alpha: fraction(3),
      beta: HIGH,
    },
    en: "At the root (a MAX node) child E gives at most 2, no better than 3; the window stays (α, β) = (3, +∞).",
    fr: "À la racine (nœud MAX), l'enfant E donne au plus 2, ce qui n'est pas mieux que 3 ; la fenêtre reste (α, β) = (3, +∞).",
    es: "En la raíz (nodo MAX), el hijo E da a lo sumo 2, que no mejora 3; la ventana sigue siendo (α, β) = (3, +∞).",
    zh: "在根节点（MAX 节点），子节点 E 给出至多 2，并不优于 3；窗口仍为 (α, β) = (3, +∞)。",
  },
  "rounded numbers": {
    event: {
      type: "interval",
      node: E,
      child: 1,
      probability: fraction(1, 3),
      value: fraction(4),
      bound: "exact",
      low: undefined,
      high: undefined,
    },
    numbers: "decimal",
    en: "At MIN node E child G gives 4; a random move leads there with probability 0.333, so it weighs 0.333 × 4 ≈ 1.333 in the mean of the random moves.",
    fr: "Au nœud MIN E, l'enfant G donne 4 ; un coup au hasard y mène avec la probabilité 0.333, il compte donc pour 0.333 × 4 ≈ 1.333 dans la moyenne des coups au hasard.",
    es: "En el nodo MIN E, el hijo G da 4; una jugada al azar lleva a él con probabilidad 0.333, así que aporta 0.333 × 4 ≈ 1.333 a la media de las jugadas al azar.",
    zh: "在 MIN 节点 E，子节点 G 给出 4；随机行动以概率 0.333 选中它，在随机行动的平均值中贡献 0.333 × 4 ≈ 1.333。",
  },
  "an alpha cut": {
    event: {
      type: "cut",
      node: E,
      rule: "alpha",
      left: fraction(2),
      relation: "<=",
      right: fraction(3),
      skipped: [1, 2],
      source: A,
    },
    en: "At MIN node E the value is already at most 2 ≤ α = 3, so MAX above will not let play come here; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la valeur est déjà d'au plus 2 ≤ α = 3 : plus haut, MAX ne laissera donc pas la partie venir ici ; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, el valor ya es a lo sumo 2 ≤ α = 3, así que más arriba MAX no dejará que la partida llegue aquí; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，值已经至多为 2 ≤ α = 3，因此上方的 MAX 不会让对局走到这里；剪去其余 2 个子节点（G、H）。",
  },
  "a cut of one child": {
    event: {
      type: "cut",
      node: B,
      rule: "alpha",
      left: fraction(3),
      relation: "<",
      right: fraction(4),
      skipped: [1],
      source: A,
    },
    en: "At MIN node B the value is already at most 3 < α = 4, so MAX above will not let play come here; the remaining child (D) is skipped.",
    fr: "Au nœud MIN B, la valeur est déjà d'au plus 3 < α = 4 : plus haut, MAX ne laissera donc pas la partie venir ici ; l'enfant restant (D) est élagué.",
    es: "En el nodo MIN B, el valor ya es a lo sumo 3 < α = 4, así que más arriba MAX no dejará que la partida llegue aquí; se poda el hijo restante (D).",
    zh: "在 MIN 节点 B，值已经至多为 3 < α = 4，因此上方的 MAX 不会让对局走到这里；剪去其余 1 个子节点（D）。",
  },
  "a cut below a chance node": {
    event: {
      type: "cut",
      node: M,
      rule: "beta",
      left: fraction(4),
      relation: ">=",
      right: fraction(7, 2),
      skipped: [1, 2],
      source: "chance",
    },
    en: "At MAX node M the value is already at least 4 ≥ β = 7/2, so its exact value no longer matters above; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d'au moins 4 ≥ β = 7/2 : sa valeur exacte ne compte donc plus pour les nœuds au-dessus ; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 7/2, así que su valor exacto ya no importa más arriba; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 7/2，因此它的确切值对上方已无影响；剪去其余 2 个子节点（Q、R）。",
  },
  "a cut by the window of the whole search": {
    event: {
      type: "cut",
      node: A,
      rule: "beta",
      left: fraction(3),
      relation: ">=",
      right: fraction(1),
      skipped: [1, 2],
      source: "window",
    },
    en: "At the root (a MAX node) the value is already at least 3 ≥ β = 1, the end of the window that the search was given; the remaining 2 children (E, K) are skipped.",
    fr: "À la racine (nœud MAX), la valeur est déjà d'au moins 3 ≥ β = 1, l'extrémité de la fenêtre donnée à la recherche ; les 2 enfants restants (E, K) sont élagués.",
    es: "En la raíz (nodo MAX), el valor ya es al menos 3 ≥ β = 1, el extremo de la ventana dada a la búsqueda; se podan los 2 hijos restantes (E, K).",
    zh: "在根节点（MAX 节点），值已经至少为 3 ≥ β = 1，即给定的搜索窗口的端点；剪去其余 2 个子节点（E、K）。",
  },
  "a cut at a chance node": {
    event: {
      type: "cut",
      node: K,
      rule: "chance-low",
      left: fraction(5, 2),
      relation: "<=",
      right: fraction(3),
      skipped: [1],
    },
    en: "At chance node K the value is at most 5/2 ≤ α = 3, whatever the other children are worth; the remaining child (N) is skipped.",
    fr: "Au nœud de hasard K, la valeur est d'au plus 5/2 ≤ α = 3, quoi que vaillent les autres enfants ; l'enfant restant (N) est élagué.",
    es: "En el nodo de azar K, el valor es a lo sumo 5/2 ≤ α = 3, valgan lo que valgan los demás hijos; se poda el hijo restante (N).",
    zh: "在机会节点 K，无论其余子节点的值是多少，值都至多为 5/2 ≤ α = 3；剪去其余 1 个子节点（N）。",
  },
  "probes that decide alone": {
    event: {
      type: "cut",
      node: K,
      rule: "chance-high",
      left: fraction(4),
      relation: ">=",
      right: fraction(3),
      skipped: [0, 1],
      probed: true,
    },
    en: "At chance node K the value is at least 4 ≥ β = 3, whatever a further search finds; its 2 children (M, N) need no further search.",
    fr: "Au nœud de hasard K, la valeur est d'au moins 4 ≥ β = 3, quoi que trouve la suite de la recherche ; ses 2 enfants (M, N) n'ont pas à être explorés davantage.",
    es: "En el nodo de azar K, el valor es al menos 4 ≥ β = 3, encuentre lo que encuentre el resto de la búsqueda; sus 2 hijos (M, N) no necesitan más búsqueda.",
    zh: "在机会节点 K，无论继续搜索得到什么，值都至少为 4 ≥ β = 3；它的 2 个子节点（M、N）无需继续搜索。",
  },
  "beam search": {
    event: {
      type: "cut",
      node: M,
      rule: "width",
      left: fraction(1),
      relation: ">=",
      right: fraction(1),
      skipped: [1, 2],
    },
    en: "At MAX node M beam search keeps 1 child, the most promising (its width is 1); the remaining 2 children (Q, R) are skipped, on a guess and not on a proof.",
    fr: "Au nœud MAX M, la recherche en faisceau garde 1 enfant, le plus prometteur (sa largeur est 1) ; les 2 enfants restants (Q, R) sont élagués, par supposition et non par preuve.",
    es: "En el nodo MAX M, la búsqueda en haz conserva 1 hijo, el más prometedor (su anchura es 1); se podan los 2 hijos restantes (Q, R), por suposición y no por prueba.",
    zh: "在 MAX 节点 M，束搜索保留最有希望的 1 个子节点（宽度为 1）；剪去其余 2 个子节点（Q、R），这只是猜测，并未证明。",
  },
  "shallow pruning": {
    tree: threePlayers(),
    event: {
      type: "cut",
      node: 1,
      rule: "sum",
      left: fraction(2),
      relation: "<=",
      right: fraction(3),
      skipped: [1],
    },
    en: "At node 1 of player 1 what is taken already leaves player 0 above at most 2 ≤ 3, which is no gain; the remaining child (1.2) is skipped.",
    fr: "Au nœud 1 du joueur 1, avec ce qui est déjà pris, le joueur 0, plus haut, obtient au plus 2 ≤ 3 et n'y gagne rien ; l'enfant restant (1.2) est élagué.",
    es: "En el nodo 1 del jugador 1, con lo que ya está tomado, más arriba el jugador 0 obtiene a lo sumo 2 ≤ 3 y no gana nada; se poda el hijo restante (1.2).",
    zh: "在玩家 1 的节点 1，除去已被取走的部分，上方的玩家 0 至多得到 2 ≤ 3，并无增益；剪去其余 1 个子节点（1.2）。",
  },
  "several opponents": {
    tree: threePlayers(),
    event: {
      type: "cut",
      node: 2,
      rule: "alpha",
      left: fraction(1),
      relation: "<=",
      right: fraction(2),
      skipped: [1],
      source: 0,
    },
    en: "At node 1.1 of player 2 the value is already at most 1 ≤ α = 2, so player 0 above will not let play come here; the remaining child (1.1.2) is skipped.",
    fr: "Au nœud 1.1 du joueur 2, la valeur est déjà d'au plus 1 ≤ α = 2 : plus haut, le joueur 0 ne laissera donc pas la partie venir ici ; l'enfant restant (1.1.2) est élagué.",
    es: "En el nodo 1.1 del jugador 2, el valor ya es a lo sumo 1 ≤ α = 2, así que más arriba el jugador 0 no dejará que la partida llegue aquí; se poda el hijo restante (1.1.2).",
    zh: "在玩家 2 的节点 1.1，值已经至多为 1 ≤ α = 2，因此上方的玩家 0 不会让对局走到这里；剪去其余 1 个子节点（1.1.2）。",
  },
  "an exact value": {
    event: { type: "leave", node: A, value: fraction(3), bound: "exact", probe: false },
    en: "The root (a MAX node) is done: it is worth 3.",
    fr: "La racine (nœud MAX) est terminée : elle vaut 3.",
    es: "Termina la raíz (nodo MAX): vale 3.",
    zh: "根节点（MAX 节点）搜索完毕：其值为 3。",
  },
  "a lower bound": {
    event: { type: "leave", node: M, value: fraction(5), bound: "lower", probe: true },
    en: "The probe of MAX node M is done: it is worth at least 5.",
    fr: "Le sondage du nœud MAX M est terminé : ce nœud vaut au moins 5.",
    es: "Termina el sondeo del nodo MAX M: el nodo vale al menos 5.",
    zh: "对 MAX 节点 M 的试探结束：其值至少为 5。",
  },
  "an upper bound": {
    event: { type: "leave", node: E, value: fraction(2), bound: "upper", probe: false },
    en: "MIN node E is done: it is worth at most 2.",
    fr: "Le nœud MIN E est terminé : il vaut au plus 2.",
    es: "Termina el nodo MIN E: vale a lo sumo 2.",
    zh: "MIN 节点 E 搜索完毕：其值至多为 2。",
  },
  "payoffs of three players": {
    tree: threePlayers(),
    event: {
      type: "leave",
      node: 2,
      value: [1, -2, 3].map((n) => fraction(n)),
      bound: "exact",
      probe: false,
    },
    en: "Node 1.1 of player 2 is done: it is worth (1, -2, 3).",
    fr: "Le nœud 1.1 du joueur 2 est terminé : il vaut (1, -2, 3).",
    es: "Termina el nodo 1.1 del jugador 2: vale (1, -2, 3).",
    zh: "玩家 2 的节点 1.1 搜索完毕：其值为 (1, -2, 3)。",
  },
  "an outcome of probability 0": {
    tree: impossible(),
    event: { type: "enter", node: 0, alpha: LOW, beta: HIGH, window: false, probe: false },
    en: "The root (a chance node) is visited; its child (2) has probability 0 and is never searched.",
    fr: "La racine (nœud de hasard) est visitée ; son enfant (2) a la probabilité 0 et n'est jamais exploré.",
    es: "Se visita la raíz (nodo de azar); su hijo (2) tiene probabilidad 0 y nunca se explora.",
    zh: "访问根节点（机会节点）；它有 1 个子节点（2）的概率为 0，从不搜索。",
  },
  "a window that negamax turns round": {
    event: {
      type: "enter",
      node: E,
      alpha: fraction(3),
      beta: HIGH,
      window: true,
      probe: false,
      negated: true,
    },
    en: "The root (a MAX node) hands the window (−β, −α) = (−∞, -3) down to MIN node E.",
    fr: "La racine (nœud MAX) transmet la fenêtre (−β, −α) = (−∞, -3) au nœud MIN E.",
    es: "La raíz (nodo MAX) pasa la ventana (−β, −α) = (−∞, -3) al nodo MIN E.",
    zh: "根节点（MAX 节点）把窗口 (−β, −α) = (−∞, -3) 传给 MIN 节点 E。",
  },
  "a payoff that negamax turns round": {
    event: { type: "evaluate", node: F, value: fraction(2), horizon: false, negated: true },
    en: "Leaf F pays 2, which counts as -2 for MIN.",
    fr: "La feuille F vaut 2, ce qui compte pour -2 du côté de MIN.",
    es: "La hoja F vale 2, que cuenta como -2 para MIN.",
    zh: "叶节点 F 的值为 2，对 MIN 而言计为 -2。",
  },
  "a child that negamax turns round": {
    event: {
      type: "child",
      node: B,
      child: 0,
      value: fraction(3),
      bound: "exact",
      best: fraction(3),
      better: true,
      alpha: LOW,
      beta: fraction(3),
      negated: true,
    },
    en: "At MIN node B child C gives -(3) = -3, the best so far; the window is now (α, β) = (-3, +∞).",
    fr: "Au nœud MIN B, l'enfant C donne -(3) = -3, le meilleur résultat jusqu'ici ; la fenêtre est maintenant (α, β) = (-3, +∞).",
    es: "En el nodo MIN B, el hijo C da -(3) = -3, lo mejor hasta ahora; la ventana es ahora (α, β) = (-3, +∞).",
    zh: "在 MIN 节点 B，子节点 C 给出 -(3) = -3，是目前最好的；窗口变为 (α, β) = (-3, +∞)。",
  },
  "a cut of negamax": {
    event: {
      type: "cut",
      node: E,
      rule: "alpha",
      left: fraction(2),
      relation: "<=",
      right: fraction(3),
      skipped: [1, 2],
      source: A,
      negated: true,
    },
    en: "At MIN node E the value is already at least -2 ≥ β = -3, so MAX above will not let play come here; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la valeur est déjà d'au moins -2 ≥ β = -3 : plus haut, MAX ne laissera donc pas la partie venir ici ; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, el valor ya es al menos -2 ≥ β = -3, así que más arriba MAX no dejará que la partida llegue aquí; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，值已经至少为 -2 ≥ β = -3，因此上方的 MAX 不会让对局走到这里；剪去其余 2 个子节点（G、H）。",
  },
  "what negamax returns": {
    event: { type: "leave", node: E, value: fraction(2), bound: "upper", probe: false, negated: true },
    en: "MIN node E is done: it counts as at least -2 for MIN.",
    fr: "Le nœud MIN E est terminé : il compte pour au moins -2 du côté de MIN.",
    es: "Termina el nodo MIN E: cuenta como al menos -2 para MIN.",
    zh: "MIN 节点 E 搜索完毕：对 MIN 而言计为至少 -2。",
  },
  "a payoff of one player among several": {
    tree: threePlayers(),
    event: { type: "evaluate", node: 3, value: fraction(-2), horizon: false, to: 1 },
    en: "Leaf 1.1.1 pays -2 to player 1.",
    fr: "La feuille 1.1.1 rapporte -2 au joueur 1.",
    es: "La hoja 1.1.1 da -2 al jugador 1.",
    zh: "叶节点 1.1.1 的值对玩家 1 而言为 -2。",
  },
  "a value of one player among several": {
    tree: threePlayers(),
    event: { type: "leave", node: 2, value: fraction(-2), bound: "upper", probe: false, to: 1 },
    en: "Node 1.1 of player 2 is done: it is worth at most -2 to player 1.",
    fr: "Le nœud 1.1 du joueur 2 est terminé : il vaut au plus -2 pour le joueur 1.",
    es: "Termina el nodo 1.1 del jugador 2: vale a lo sumo -2 para el jugador 1.",
    zh: "玩家 2 的节点 1.1 搜索完毕：其值对玩家 1 而言至多为 -2。",
  },
  "a child that may be better than the window can hold": {
    event: {
      type: "child",
      node: A,
      child: 1,
      value: fraction(3),
      bound: "lower",
      best: fraction(3),
      better: false,
      enough: true,
      alpha: fraction(3),
      beta: fraction(3),
    },
    en: "At the root (a MAX node) child E gives at least 3, no worse than 3, and the window (α, β) = (3, 3) holds nothing better.",
    fr: "À la racine (nœud MAX), l'enfant E donne au moins 3, ce qui n'est pas moins bien que 3, et la fenêtre (α, β) = (3, 3) ne contient rien de mieux.",
    es: "En la raíz (nodo MAX), el hijo E da al menos 3, que no es peor que 3, y la ventana (α, β) = (3, 3) no contiene nada mejor.",
    zh: "在根节点（MAX 节点），子节点 E 给出至少 3，不差于 3，而窗口 (α, β) = (3, 3) 中没有更好的值。",
  },
  "a tie that decides for others": {
    tree: threePlayers(),
    event: {
      type: "child",
      node: 1,
      child: 1,
      value: [4, -2, 0].map((n) => fraction(n)),
      bound: "exact",
      best: [1, -2, 3].map((n) => fraction(n)),
      better: false,
      tied: true,
      alpha: LOW,
      beta: HIGH,
    },
    en: "At node 1 of player 1 child 1.2 gives (4, -2, 0), as good as (1, -2, 3) for the one who decides: the first of them is kept, and with it the payoffs of the others.",
    fr: "Au nœud 1 du joueur 1, l'enfant 1.2 donne (4, -2, 0), ce qui vaut (1, -2, 3) pour qui décide : le premier est gardé, et avec lui les gains des autres.",
    es: "En el nodo 1 del jugador 1, el hijo 1.2 da (4, -2, 0), tan bueno como (1, -2, 3) para quien decide: se conserva el primero, y con él los pagos de los demás.",
    zh: "在玩家 1 的节点 1，子节点 1.2 给出 (4, -2, 0)，对决策者来说与 (1, -2, 3) 同样好：保留先得到的，其他玩家的收益也随之确定。",
  },
  "a child that max^n left early": {
    tree: threePlayers(),
    event: {
      type: "child",
      node: 1,
      child: 1,
      value: [0, -3, 9].map((n) => fraction(n)),
      bound: "upper",
      best: [1, -2, 3].map((n) => fraction(n)),
      better: false,
      alpha: LOW,
      beta: HIGH,
    },
    en: "At node 1 of player 1 child 1.2, left early with (0, -3, 9) so far, gives the one who decides no more than (1, -2, 3).",
    fr: "Au nœud 1 du joueur 1, l'enfant 1.2, quitté avant la fin avec (0, -3, 9) jusqu'ici, ne donne pas plus que (1, -2, 3) à qui décide.",
    es: "En el nodo 1 del jugador 1, el hijo 1.2, dejado antes del final con (0, -3, 9) hasta ahora, no da más que (1, -2, 3) a quien decide.",
    zh: "在玩家 1 的节点 1，子节点 1.2 提前离开，目前为 (0, -3, 9)：它给决策者的不会多于 (1, -2, 3)。",
  },
  "a cut by the bounds of all values": {
    event: {
      type: "cut",
      node: M,
      rule: "beta",
      left: fraction(4),
      relation: ">=",
      right: fraction(4),
      skipped: [1, 2],
      source: "bounds",
    },
    en: "At MAX node M the value is already at least 4 ≥ β = 4, the greatest value that the bounds allow; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d'au moins 4 ≥ β = 4, la plus grande valeur que permettent les bornes ; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 4, el mayor valor que permiten las cotas; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 4，即上下界所允许的最大值；剪去其余 2 个子节点（Q、R）。",
  },
  "a cut before the first child": {
    event: {
      type: "cut",
      node: K,
      rule: "chance-low",
      left: fraction(3),
      relation: "<=",
      right: fraction(3),
      skipped: [0, 1],
    },
    en: "At chance node K the value is at most 3 ≤ α = 3, whatever its children are worth; its 2 children (M, N) are skipped.",
    fr: "Au nœud de hasard K, la valeur est d'au plus 3 ≤ α = 3, quoi que vaillent ses enfants ; ses 2 enfants (M, N) sont élagués.",
    es: "En el nodo de azar K, el valor es a lo sumo 3 ≤ α = 3, valgan lo que valgan sus hijos; se podan sus 2 hijos (M, N).",
    zh: "在机会节点 K，无论子节点的值是多少，值都至多为 3 ≤ α = 3；剪去它的 2 个子节点（M、N）。",
  },
  "an empty window": {
    event: {
      type: "cut",
      node: E,
      rule: "empty",
      left: fraction(0),
      relation: ">=",
      right: fraction(0),
      skipped: [1, 2],
    },
    en: "At MIN node E the window (α, β) = (0, 0) is empty, so the search returns 0 whatever the node is worth; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la fenêtre (α, β) = (0, 0) est vide : la recherche renvoie donc 0, quelle que soit la valeur du nœud ; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, la ventana (α, β) = (0, 0) está vacía, así que la búsqueda devuelve 0, valga lo que valga el nodo; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，窗口 (α, β) = (0, 0) 是空的，因此无论该节点的值是多少，搜索都返回 0；剪去其余 2 个子节点（G、H）。",
  },
  "best reply: a pass": {
    tree: passing(["hit", "pass"]),
    event: { type: "cut", node: 2, rule: "reply", left: HALF, relation: ">=", right: HALF, skipped: [0] },
    en: "At node 1.1 of player 2 another opponent has replied already, and only one may: this one passes (1.1.2); the remaining child (1.1.1) is skipped, on a guess and not on a proof.",
    fr: "Au nœud 1.1 du joueur 2, un autre adversaire a déjà répliqué, et un seul en a le droit : celui-ci passe (1.1.2) ; l'enfant restant (1.1.1) est élagué, par supposition et non par preuve.",
    es: "En el nodo 1.1 del jugador 2, otro adversario ya ha replicado, y solo uno puede: este pasa (1.1.2); se poda el hijo restante (1.1.1), por suposición y no por prueba.",
    zh: "在玩家 2 的节点 1.1，另一个对手已经应答，而只许一个对手应答，因此这里不行动（1.1.2）；剪去其余 1 个子节点（1.1.1），这只是猜测，并未证明。",
  },
  "best reply: no pass in the tree": {
    tree: passing(["hit", "run"]),
    event: { type: "cut", node: 2, rule: "reply", left: HALF, relation: ">=", right: HALF, skipped: [1] },
    en: "At node 1.1 of player 2 another opponent has replied already, and only one may: this one takes its first action (1.1.1); the remaining child (1.1.2) is skipped, on a guess and not on a proof.",
    fr: "Au nœud 1.1 du joueur 2, un autre adversaire a déjà répliqué, et un seul en a le droit : celui-ci joue sa première action (1.1.1) ; l'enfant restant (1.1.2) est élagué, par supposition et non par preuve.",
    es: "En el nodo 1.1 del jugador 2, otro adversario ya ha replicado, y solo uno puede: este juega su primera acción (1.1.1); se poda el hijo restante (1.1.2), por suposición y no por prueba.",
    zh: "在玩家 2 的节点 1.1，另一个对手已经应答，而只许一个对手应答，因此这里采取第一个行动（1.1.1）；剪去其余 1 个子节点（1.1.2），这只是猜测，并未证明。",
  },
  "a null window": {
    event: {
      type: "enter",
      node: E,
      alpha: fraction(3),
      beta: fraction(4),
      window: true,
      probe: false,
      asked: "null",
    },
    en: "The root (a MAX node) hands the null window (α, β) = (3, 4) down to MIN node E, to ask only whether it is better.",
    fr: "La racine (nœud MAX) transmet la fenêtre nulle (α, β) = (3, 4) au nœud MIN E, pour savoir seulement si l'enfant est meilleur.",
    es: "La raíz (nodo MAX) pasa la ventana nula (α, β) = (3, 4) al nodo MIN E, solo para saber si el hijo es mejor.",
    zh: "根节点（MAX 节点）把零窗口 (α, β) = (3, 4) 传给 MIN 节点 E，只问它是否更好。",
  },
  "a second search": {
    event: {
      type: "enter",
      node: E,
      alpha: fraction(4),
      beta: HIGH,
      window: true,
      probe: false,
      asked: "again",
    },
    en: "The root (a MAX node) hands the window (α, β) = (4, +∞) down to MIN node E, which is better, to search it again for its value.",
    fr: "La racine (nœud MAX) transmet la fenêtre (α, β) = (4, +∞) au nœud MIN E, enfant meilleur, pour l'explorer de nouveau et en trouver la valeur.",
    es: "La raíz (nodo MAX) pasa la ventana (α, β) = (4, +∞) al nodo MIN E, que es un hijo mejor, para explorarlo de nuevo y hallar su valor.",
    zh: "根节点（MAX 节点）把窗口 (α, β) = (4, +∞) 传给 MIN 节点 E：它更好，因此重新搜索以求其值。",
  },
  "a cut by a null window": {
    event: {
      type: "cut",
      node: M,
      rule: "beta",
      left: fraction(4),
      relation: ">=",
      right: fraction(4),
      skipped: [1, 2],
      source: "null",
    },
    en: "At MAX node M the value is already at least 4 ≥ β = 4, and the search asks for no more here; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d'au moins 4 ≥ β = 4, et la recherche n'en demande pas plus ici ; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 4, y la búsqueda no pide más aquí; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 4，搜索在此不再多求；剪去其余 2 个子节点（Q、R）。",
  },
};

describe.each(Object.entries(CASES))("%s", (_, { event, tree = lettered(), numbers, ...wording }) => {
  test.each(Object.entries(wording) as [Language, string][])("%s", (language, expected) => {
    const words = language === "fr" ? expected.replace(/ ([:;])/g, "\u00a0$1") : expected;
    expect(sentence(event, tree, language, { numbers })).toBe(words);
  });
});

test("a label is left as it is, and a long list of skipped children is shortened", () => {
  const build = new TreeBuilder();
  build.open("max");
  build.open("min");
  for (let i = 0; i < 9; i++) build.leaf(fraction(i), { label: `x ; ${i}` });
  build.close({ label: "<b> : 1" });
  build.close();
  const event: SearchEvent = {
    type: "cut",
    node: 1,
    rule: "alpha",
    left: fraction(0),
    relation: "<=",
    right: fraction(1),
    skipped: [1, 2, 3, 4, 5, 6, 7, 8],
    source: 0,
  };
  const text = sentence(event, build.finish(), "fr");
  expect(text).toContain("nœud MIN <b> : 1,");
  expect(text).toContain("les 8 enfants restants (x ; 1, x ; 2, x ; 3, x ; 4, x ; 5, x ; 6, …) sont élagués");
});
