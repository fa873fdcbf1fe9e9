import { type SearchEvent, TreeBuilder } from "@tyche/trees";
import { fraction, HALF } from "@tyche/trees/numbers";
/** Sentences about a cut. */
import { expect, test } from "vitest";
import { sentence } from "../words.js";
import { A, B, type Cases, cut, E, K, M, passing, saysAll, threePlayers } from "./cases.js";

const CASES: Cases = {
  "an alpha cut": {
    event: cut(E, "alpha", 2, "<=", 3, [1, 2], { source: A }),
    en: "At MIN node E the value is already at most 2 ≤ α = 3, so MAX above will not let play come here; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la valeur est déjà d’au plus 2 ≤ α = 3\u00a0: plus haut, MAX ne laissera donc pas la partie venir ici\u202f; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, el valor ya es como máximo 2 ≤ α = 3, así que más arriba MAX no dejará que la partida llegue aquí; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，值已经至多为 2 ≤ α = 3，因此上方的 MAX 不会让对局走到这里；剪去其余 2 个子节点（G、H）。",
  },
  "a cut of one child": {
    event: cut(B, "alpha", 3, "<", 4, [1], { source: A }),
    en: "At MIN node B the value is already at most 3 < α = 4, so MAX above will not let play come here; the remaining child (D) is skipped.",
    fr: "Au nœud MIN B, la valeur est déjà d’au plus 3 < α = 4\u00a0: plus haut, MAX ne laissera donc pas la partie venir ici\u202f; l’enfant restant (D) est élagué.",
    es: "En el nodo MIN B, el valor ya es como máximo 3 < α = 4, así que más arriba MAX no dejará que la partida llegue aquí; se poda el hijo restante (D).",
    zh: "在 MIN 节点 B，值已经至多为 3 < α = 4，因此上方的 MAX 不会让对局走到这里；剪去其余 1 个子节点（D）。",
  },
  "a cut below a chance node": {
    event: cut(M, "beta", 4, ">=", fraction(7, 2), [1, 2], { source: "chance" }),
    en: "At MAX node M the value is already at least 4 ≥ β = 7/2, so its exact value no longer matters above; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d’au moins 4 ≥ β = 7/2\u00a0: sa valeur exacte ne compte donc plus pour les nœuds au-dessus\u202f; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 7/2, así que su valor exacto ya no importa más arriba; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 7/2，因此它的确切值对上方已无影响；剪去其余 2 个子节点（Q、R）。",
  },
  "a cut by the window of the whole search": {
    event: cut(A, "beta", 3, ">=", 1, [1, 2], { source: "window" }),
    en: "At the root (a MAX node) the value is already at least 3 ≥ β = 1, the end of the window that the search was given; the remaining 2 children (E, K) are skipped.",
    fr: "À la racine (nœud MAX), la valeur est déjà d’au moins 3 ≥ β = 1, l’extrémité de la fenêtre donnée à la recherche\u202f; les 2 enfants restants (E, K) sont élagués.",
    es: "En la raíz (nodo MAX), el valor ya es al menos 3 ≥ β = 1, el extremo de la ventana dada a la búsqueda; se podan los 2 hijos restantes (E, K).",
    zh: "在根节点（MAX 节点），值已经至少为 3 ≥ β = 1，即给定的搜索窗口的端点；剪去其余 2 个子节点（E、K）。",
  },
  "a cut at a chance node": {
    event: cut(K, "chance-low", fraction(5, 2), "<=", 3, [1]),
    en: "At chance node K the value is at most 5/2 ≤ α = 3, whatever the other children are worth; the remaining child (N) is skipped.",
    fr: "Au nœud de hasard K, la valeur est d’au plus 5/2 ≤ α = 3, quoi que vaillent les autres enfants\u202f; l’enfant restant (N) est élagué.",
    es: "En el nodo de azar K, el valor es como máximo 5/2 ≤ α = 3, valgan lo que valgan los demás hijos; se poda el hijo restante (N).",
    zh: "在机会节点 K，无论其余子节点的值是多少，值都至多为 5/2 ≤ α = 3；剪去其余 1 个子节点（N）。",
  },
  "probes that decide alone": {
    event: cut(K, "chance-high", 4, ">=", 3, [0, 1], { probed: true }),
    en: "At chance node K the value is at least 4 ≥ β = 3, whatever a further search finds; its 2 children (M, N) need no further search.",
    fr: "Au nœud de hasard K, la valeur est d’au moins 4 ≥ β = 3, quoi que trouve la suite de la recherche\u202f; ses 2 enfants (M, N) n’ont pas à être explorés davantage.",
    es: "En el nodo de azar K, el valor es al menos 4 ≥ β = 3, encuentre lo que encuentre el resto de la búsqueda; sus 2 hijos (M, N) no necesitan más búsqueda.",
    zh: "在机会节点 K，无论继续搜索得到什么，值都至少为 4 ≥ β = 3；它的 2 个子节点（M、N）无需继续搜索。",
  },
  "beam search": {
    event: cut(M, "width", 1, ">=", 1, [1, 2]),
    en: "At MAX node M beam search keeps 1 child, the most promising (its width is 1); the remaining 2 children (Q, R) are skipped, which is a guess, not a proof.",
    fr: "Au nœud MAX M, la recherche en faisceau garde 1 enfant, le plus prometteur (sa largeur est 1)\u202f; les 2 enfants restants (Q, R) sont élagués, par supposition et non par preuve.",
    es: "En el nodo MAX M, la búsqueda en haz conserva 1 hijo, el más prometedor (su ancho es 1); se podan los 2 hijos restantes (Q, R), por suposición y no por demostración.",
    zh: "在 MAX 节点 M，束搜索保留最有希望的 1 个子节点（宽度为 1）；剪去其余 2 个子节点（Q、R），这只是猜测，并未证明。",
  },
  "shallow pruning": {
    tree: threePlayers(),
    event: cut(1, "sum", 2, "<=", 3, [1]),
    en: "At node 1 of player 1 what is already taken leaves player 0 above at most 2 ≤ 3, which is no gain; the remaining child (1.2) is skipped.",
    fr: "Au nœud 1 du joueur 1, avec ce qui est déjà pris, le joueur 0, plus haut, obtient au plus 2 ≤ 3 et n’y gagne rien\u202f; l’enfant restant (1.2) est élagué.",
    es: "En el nodo 1 del jugador 1, con lo que ya está tomado, más arriba el jugador 0 obtiene como máximo 2 ≤ 3 y no gana nada; se poda el hijo restante (1.2).",
    zh: "在玩家 1 的节点 1，除去已被取走的部分，上方的玩家 0 至多得到 2 ≤ 3，并无增益；剪去其余 1 个子节点（1.2）。",
  },
  "several opponents": {
    tree: threePlayers(),
    event: cut(2, "alpha", 1, "<=", 2, [1], { source: 0 }),
    en: "At node 1.1 of player 2 the value is already at most 1 ≤ α = 2, so player 0 above will not let play come here; the remaining child (1.1.2) is skipped.",
    fr: "Au nœud 1.1 du joueur 2, la valeur est déjà d’au plus 1 ≤ α = 2\u00a0: plus haut, le joueur 0 ne laissera donc pas la partie venir ici\u202f; l’enfant restant (1.1.2) est élagué.",
    es: "En el nodo 1.1 del jugador 2, el valor ya es como máximo 1 ≤ α = 2, así que más arriba el jugador 0 no dejará que la partida llegue aquí; se poda el hijo restante (1.1.2).",
    zh: "在玩家 2 的节点 1.1，值已经至多为 1 ≤ α = 2，因此上方的玩家 0 不会让对局走到这里；剪去其余 1 个子节点（1.1.2）。",
  },
  "a cut by the bounds of all values": {
    event: cut(M, "beta", 4, ">=", 4, [1, 2], { source: "bounds" }),
    en: "At MAX node M the value is already at least 4 ≥ β = 4, the greatest value that the bounds allow; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d’au moins 4 ≥ β = 4, la plus grande valeur que permettent les bornes\u202f; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 4, el mayor valor que permiten las cotas; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 4，即上下界所允许的最大值；剪去其余 2 个子节点（Q、R）。",
  },
  "a cut before the first child": {
    event: cut(K, "chance-low", 3, "<=", 3, [0, 1]),
    en: "At chance node K the value is at most 3 ≤ α = 3, whatever its children are worth; its 2 children (M, N) are skipped.",
    fr: "Au nœud de hasard K, la valeur est d’au plus 3 ≤ α = 3, quoi que vaillent ses enfants\u202f; ses 2 enfants (M, N) sont élagués.",
    es: "En el nodo de azar K, el valor es como máximo 3 ≤ α = 3, valgan lo que valgan sus hijos; se podan sus 2 hijos (M, N).",
    zh: "在机会节点 K，无论子节点的值是多少，值都至多为 3 ≤ α = 3；剪去它的 2 个子节点（M、N）。",
  },
  "an empty window": {
    event: cut(E, "empty", 0, ">=", 0, [1, 2]),
    en: "At MIN node E the window (α, β) = (0, 0) is empty, so the search returns 0 whatever the node is worth; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la fenêtre (α, β) = (0, 0) est vide\u00a0: la recherche renvoie donc 0, quelle que soit la valeur du nœud\u202f; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, la ventana (α, β) = (0, 0) está vacía, así que la búsqueda devuelve 0, valga lo que valga el nodo; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，窗口 (α, β) = (0, 0) 是空的，因此无论该节点的值是多少，搜索都返回 0；剪去其余 2 个子节点（G、H）。",
  },
  "best reply: a pass": {
    tree: passing(["hit", "pass"]),
    event: cut(2, "reply", HALF, ">=", HALF, [0]),
    en: "At node 1.1 of player 2 another opponent has already replied, and only one may: this one passes (1.1.2); the remaining child (1.1.1) is skipped, which is a guess, not a proof.",
    fr: "Au nœud 1.1 du joueur 2, un autre adversaire a déjà répliqué, et un seul en a le droit\u00a0: celui-ci passe (1.1.2)\u202f; l’enfant restant (1.1.1) est élagué, par supposition et non par preuve.",
    es: "En el nodo 1.1 del jugador 2, otro oponente ya ha replicado, y solo uno puede: este pasa (1.1.2); se poda el hijo restante (1.1.1), por suposición y no por demostración.",
    zh: "在玩家 2 的节点 1.1，另一个对手已经应答，而只许一个对手应答，因此这里不行动（1.1.2）；剪去其余 1 个子节点（1.1.1），这只是猜测，并未证明。",
  },
  "best reply: no pass in the tree": {
    tree: passing(["hit", "run"]),
    event: cut(2, "reply", HALF, ">=", HALF, [1]),
    en: "At node 1.1 of player 2 another opponent has already replied, and only one may: this one takes its first action (1.1.1); the remaining child (1.1.2) is skipped, which is a guess, not a proof.",
    fr: "Au nœud 1.1 du joueur 2, un autre adversaire a déjà répliqué, et un seul en a le droit\u00a0: celui-ci joue sa première action (1.1.1)\u202f; l’enfant restant (1.1.2) est élagué, par supposition et non par preuve.",
    es: "En el nodo 1.1 del jugador 2, otro oponente ya ha replicado, y solo uno puede: este juega su primera acción (1.1.1); se poda el hijo restante (1.1.2), por suposición y no por demostración.",
    zh: "在玩家 2 的节点 1.1，另一个对手已经应答，而只许一个对手应答，因此这里采取第一个行动（1.1.1）；剪去其余 1 个子节点（1.1.2），这只是猜测，并未证明。",
  },
  "a cut by a null window": {
    event: cut(M, "beta", 4, ">=", 4, [1, 2], { source: "null" }),
    en: "At MAX node M the value is already at least 4 ≥ β = 4, and the search asks for no more here; the remaining 2 children (Q, R) are skipped.",
    fr: "Au nœud MAX M, la valeur est déjà d’au moins 4 ≥ β = 4, et la recherche n’en demande pas plus ici\u202f; les 2 enfants restants (Q, R) sont élagués.",
    es: "En el nodo MAX M, el valor ya es al menos 4 ≥ β = 4, y la búsqueda no pide más aquí; se podan los 2 hijos restantes (Q, R).",
    zh: "在 MAX 节点 M，值已经至少为 4 ≥ β = 4，搜索在此不再多求；剪去其余 2 个子节点（Q、R）。",
  },
};

saysAll(CASES);

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
