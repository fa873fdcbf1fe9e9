import { fraction } from "@tyche/trees/numbers";
/** The sentences of negamax, which changes the sign of values. */
import { A, B, type Cases, cut, E, F, HIGH, LOW, saysAll } from "./cases.js";

const CASES: Cases = {
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
    en: "The root (a MAX node) passes the window (−β, −α) = (−∞, -3) to MIN node E.",
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
    fr: "Au nœud MIN B, l’enfant C donne -(3) = -3, le meilleur résultat jusqu’ici\u202f; la fenêtre est maintenant (α, β) = (-3, +∞).",
    es: "En el nodo MIN B, el hijo C da -(3) = -3, lo mejor hasta ahora; la ventana es ahora (α, β) = (-3, +∞).",
    zh: "在 MIN 节点 B，子节点 C 给出 -(3) = -3，是目前最好的；窗口变为 (α, β) = (-3, +∞)。",
  },
  "a cut of negamax": {
    event: cut(E, "alpha", 2, "<=", 3, [1, 2], { source: A, negated: true }),
    en: "At MIN node E the value is already at least -2 ≥ β = -3, so MAX above will not let play come here; the remaining 2 children (G, H) are skipped.",
    fr: "Au nœud MIN E, la valeur est déjà d’au moins -2 ≥ β = -3\u00a0: plus haut, MAX ne laissera donc pas la partie venir ici\u202f; les 2 enfants restants (G, H) sont élagués.",
    es: "En el nodo MIN E, el valor ya es al menos -2 ≥ β = -3, así que más arriba MAX no dejará que la partida llegue aquí; se podan los 2 hijos restantes (G, H).",
    zh: "在 MIN 节点 E，值已经至少为 -2 ≥ β = -3，因此上方的 MAX 不会让对局走到这里；剪去其余 2 个子节点（G、H）。",
  },
  "what negamax returns": {
    event: { type: "leave", node: E, value: fraction(2), bound: "upper", probe: false, negated: true },
    en: "MIN node E is done: it counts as at least -2 for MIN.",
    fr: "Le nœud MIN E est terminé\u00a0: il compte pour au moins -2 du côté de MIN.",
    es: "Termina el nodo MIN E: cuenta como al menos -2 para MIN.",
    zh: "MIN 节点 E 搜索完毕：对 MIN 而言计为至少 -2。",
  },
};

saysAll(CASES);
