import { fraction } from "@tyche/trees/numbers";
/** The sentences of MTD(f), SSS* and iterative deepening. */
import { A, B, type Cases, cut, E, F, HIGH, LOW, M, saysAll } from "./cases.js";

const WHOLE = { alpha: LOW, beta: HIGH } as const;
const PASS = {
  type: "enter",
  node: A,
  alpha: fraction(3),
  beta: fraction(4),
  window: true,
  probe: false,
} as const;

const CASES: Cases = {
  "a pass": {
    event: { ...PASS, asked: "null", pass: { number: 2, low: LOW, high: fraction(4) } },
    en: "Pass 2: the value of the root (a MAX node) is between −∞ and 4; it is searched with the null window (α, β) = (3, 4).",
    fr: "Passe 2\u00a0: la valeur de la racine (nœud MAX) est entre −∞ et 4\u202f; elle est explorée avec la fenêtre nulle (α, β) = (3, 4).",
    es: "Pasada 2: el valor de la raíz (nodo MAX) está entre −∞ y 4; se explora con la ventana nula (α, β) = (3, 4).",
    zh: "第 2 遍：根节点（MAX 节点）的值在 −∞ 与 4 之间；以零窗口 (α, β) = (3, 4) 搜索。",
  },
  "a depth": {
    event: { ...PASS, ...WHOLE, pass: { depth: 3 }, first: 1 },
    en: "With a depth of 3, the root (a MAX node) is searched with the window (α, β) = (−∞, +∞); child E, the best according to the table, comes first.",
    fr: "À la profondeur 3, la racine (nœud MAX) est explorée avec la fenêtre (α, β) = (−∞, +∞)\u202f; l’enfant E, le meilleur selon la table, passe en premier.",
    es: "Con profundidad 3, se explora la raíz (nodo MAX) con la ventana (α, β) = (−∞, +∞); el hijo E, el mejor según la tabla, va primero.",
    zh: "深度为 3：以窗口 (α, β) = (−∞, +∞) 搜索根节点（MAX 节点）；先搜索置换表中最好的子节点 E。",
  },
  "a bound in the table": {
    event: { type: "recall", node: B, value: fraction(3), bound: "upper" },
    en: "The table has MIN node B: it is worth at most 3.",
    fr: "La table connaît le nœud MIN B\u00a0: il vaut au plus 3.",
    es: "La tabla conoce el nodo MIN B: vale como máximo 3.",
    zh: "置换表中已有 MIN 节点 B：其值至多为 3。",
  },
  "the position of another node in the table": {
    event: { type: "recall", node: E, value: fraction(3), bound: "exact", same: B },
    en: "The table has MIN node E, whose subtree is the same as that of MIN node B: it is worth 3.",
    fr: "La table connaît le nœud MIN E, dont le sous-arbre est le même que celui du nœud MIN B\u00a0: il vaut 3.",
    es: "La tabla conoce el nodo MIN E, cuyo subárbol es igual al del nodo MIN B: vale 3.",
    zh: "置换表中已有 MIN 节点 E，其子树与 MIN 节点 B 的相同：其值为 3。",
  },
  "a live max node": {
    event: { ...PASS, ...WHOLE, node: M, window: false, merit: HIGH, added: [0, 1, 2] },
    en: "MAX node M, live with merit +∞, comes first in OPEN: its 3 children (P, Q, R) enter OPEN, live with the same merit.",
    fr: "Le nœud MAX M, vivant avec le mérite +∞, vient en tête de OPEN\u00a0: ses 3 enfants (P, Q, R) entrent dans OPEN, vivants avec le même mérite.",
    es: "El nodo MAX M, vivo con mérito +∞, va en cabeza de OPEN: sus 3 hijos (P, Q, R) entran en OPEN, vivos con el mismo mérito.",
    zh: "MAX 节点 M（待解，优值 +∞）排在 OPEN 之首：它的 3 个子节点（P、Q、R）以同样的优值进入 OPEN，待解。",
  },
  "a live min node": {
    event: { ...PASS, ...WHOLE, node: E, window: false, merit: fraction(5), added: [0] },
    en: "MIN node E, live with merit 5, comes first in OPEN: its first child (F) enters OPEN, live with the same merit.",
    fr: "Le nœud MIN E, vivant avec le mérite 5, vient en tête de OPEN\u00a0: son premier enfant (F) entre dans OPEN, vivant avec le même mérite.",
    es: "El nodo MIN E, vivo con mérito 5, va en cabeza de OPEN: su primer hijo (F) entra en OPEN, vivo con el mismo mérito.",
    zh: "MIN 节点 E（待解，优值 5）排在 OPEN 之首：它的第一个子节点（F）以同样的优值进入 OPEN，待解。",
  },
  "a live leaf": {
    event: { ...PASS, ...WHOLE, node: F, window: false, merit: fraction(5), added: [] },
    en: "Leaf F, live with merit 5, comes first in OPEN.",
    fr: "La feuille F, vivante avec le mérite 5, vient en tête de OPEN.",
    es: "La hoja F, viva con mérito 5, va en cabeza de OPEN.",
    zh: "叶节点 F（待解，优值 5）排在 OPEN 之首。",
  },
  "a leaf that is solved": {
    event: { type: "evaluate", node: F, value: fraction(7), horizon: false, merit: fraction(5) },
    en: "Leaf F pays 7; it goes back into OPEN, solved with merit 5.",
    fr: "La feuille F vaut 7\u202f; elle retourne dans OPEN, résolue avec le mérite 5.",
    es: "La hoja F vale 7; vuelve a OPEN, resuelta con mérito 5.",
    zh: "叶节点 F 的值为 7；它放回 OPEN，已解，优值 5。",
  },
  "an estimate that is solved": {
    event: { type: "evaluate", node: E, value: fraction(7), horizon: true, merit: fraction(5) },
    en: "The search stops at MIN node E: its estimate, 7, is used as its value, and it goes back into OPEN, solved with merit 5.",
    fr: "La recherche s’arrête au nœud MIN E\u00a0: son estimation, 7, tient lieu de valeur, et il retourne dans OPEN, résolu avec le mérite 5.",
    es: "La búsqueda se detiene en el nodo MIN E: su estimación, 7, ocupa el lugar de su valor, y vuelve a OPEN, resuelto con mérito 5.",
    zh: "搜索在 MIN 节点 E 处停止：它的值取估值 7；它放回 OPEN，已解，优值 5。",
  },
  "a max node that is solved": {
    event: { type: "child", node: A, child: 0, ...solved(3, { removed: 2 }) },
    en: "At the root (a MAX node) child B, solved with merit 3, comes first in OPEN, so the node is solved with it, and 2 entries below it leave OPEN.",
    fr: "À la racine (nœud MAX), l’enfant B, résolu avec le mérite 3, vient en tête de OPEN\u00a0: le nœud est donc résolu avec ce mérite, et 2 entrées au-dessous quittent OPEN.",
    es: "En la raíz (nodo MAX), el hijo B, resuelto con mérito 3, va en cabeza de OPEN: así que el nodo queda resuelto con él, y 2 entradas por debajo salen de OPEN.",
    zh: "在根节点（MAX 节点），子节点 B（已解，优值 3）排在 OPEN 之首：因此该节点以此优值得解，其下的 2 项移出 OPEN。",
  },
  "the next child of a min node": {
    event: { type: "child", node: E, child: 0, ...solved(2, { next: 1 }) },
    en: "At MIN node E child F, solved with merit 2, comes first in OPEN: the next child, G, enters OPEN, live with the same merit.",
    fr: "Au nœud MIN E, l’enfant F, résolu avec le mérite 2, vient en tête de OPEN\u00a0: l’enfant suivant, G, entre dans OPEN, vivant avec le même mérite.",
    es: "En el nodo MIN E, el hijo F, resuelto con mérito 2, va en cabeza de OPEN: el hijo siguiente, G, entra en OPEN, vivo con el mismo mérito.",
    zh: "在 MIN 节点 E，子节点 F（已解，优值 2）排在 OPEN 之首：下一个子节点 G 以同样的优值进入 OPEN，待解。",
  },
  "the last child of a min node": {
    event: { type: "child", node: E, child: 2, ...solved(2, { removed: 0 }) },
    en: "At MIN node E child H, solved with merit 2, comes first in OPEN: it is the last child, so the node is solved with it.",
    fr: "Au nœud MIN E, l’enfant H, résolu avec le mérite 2, vient en tête de OPEN\u00a0: c’est le dernier enfant, le nœud est donc résolu avec ce mérite.",
    es: "En el nodo MIN E, el hijo H, resuelto con mérito 2, va en cabeza de OPEN: es el último hijo, así que el nodo queda resuelto con él.",
    zh: "在 MIN 节点 E，子节点 H（已解，优值 2）排在 OPEN 之首：它是最后一个子节点，因此该节点以此优值得解。",
  },
  "what a solved node leaves out": {
    event: cut(E, "merit", 2, "<=", 3, [1, 2], { above: A }),
    en: "At MIN node E nothing in OPEN promises more than 2 ≤ 3, the merit with which the root (a MAX node) is solved; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, rien dans OPEN ne promet plus que 2 ≤ 3, le mérite avec lequel la racine (nœud MAX) est résolue\u202f; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, nada en OPEN promete más que 2 ≤ 3, el mérito con que se resuelve la raíz (nodo MAX); se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，OPEN 中没有比 2 ≤ 3 更大的，后者是根节点（MAX 节点）得解的优值；剪去其余 2 个子节点（G、H）。",
  },
};

/** A solved child of SSS*, with its merit. */
function solved<T>(merit: number, what: T) {
  const value = fraction(merit);
  return { value, bound: "lower", best: value, better: true, solved: what, ...WHOLE } as const;
}

saysAll(CASES);
