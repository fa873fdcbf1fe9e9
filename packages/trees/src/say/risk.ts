import type { Node, Tree } from "../model/node.js";
import { formatExact } from "../model/number.js";
import { type Amount, type RiskReport, riskSolution } from "../risk/risk.js";
import type { Solution } from "../search/solution.js";
import type { Language } from "./catalogue.js";

/** What is said of a tree seen with a utility function, in one language. */
export interface RiskWords {
  readonly title: string;
  readonly utility: string;
  readonly certaintyEquivalent: string;
  /** The same in short, before its number in a drawing. */
  readonly sign: string;
  readonly expectedUtility: string;
  readonly expectedValue: string;
  readonly premium: string;
  readonly best: string;
  /** The best actions of one who is indifferent to risk. */
  readonly neutral: string;
  readonly action: string;
  /** What the numbers at the nodes of a drawing are. */
  readonly drawn: string;
  readonly rounded: string;
  readonly min: string;
  /** Why there is nothing to be said. */
  readonly noChance: string;
  readonly impossible: string;
  readonly names: Readonly<Record<"linear" | "exponential" | "log" | "sqrt" | "points", string>>;
}

/** What is said of risk, by language. */
export const RISK: Readonly<Record<Language, RiskWords>> = {
  en: {
    title: "Attitude to risk",
    utility: "utility",
    certaintyEquivalent: "certainty equivalent",
    sign: "CE",
    expectedUtility: "expected utility",
    expectedValue: "expected value",
    premium: "risk premium",
    best: "best",
    neutral: "best without it",
    action: "action",
    drawn:
      "CE is the certainty equivalent of a node, the sure payoff that is as good; u is its expected utility.",
    rounded:
      "Numbers after ≈ are rounded to 6 decimals; actions that differ by less than a billionth count as equal.",
    min: "MIN works against the one whose utility it is.",
    noChance:
      "There is no chance in the tree: a utility grows with the payoff, so between sure payoffs it changes no decision.",
    impossible: "A payoff of this tree has no such utility, or the number is none.",
    names: {
      linear: "linear (indifferent to risk)",
      exponential: "exponential: risk tolerance",
      log: "logarithm: wealth at the start",
      sqrt: "square root: wealth at the start",
      points: "through points",
    },
  },
  fr: {
    title: "Attitude face au risque",
    utility: "utilité",
    certaintyEquivalent: "équivalent certain",
    sign: "EC",
    expectedUtility: "espérance d’utilité",
    expectedValue: "espérance",
    premium: "prime de risque",
    best: "meilleur",
    neutral: "meilleur sans elle",
    action: "action",
    drawn:
      "EC est l’équivalent certain d’un nœud, le gain sûr qui le vaut\u202f; u est son espérance d’utilité.",
    rounded:
      "Les nombres après ≈ sont arrondis à 6 décimales\u202f; des actions qui diffèrent de moins d’un milliardième comptent comme égales.",
    min: "MIN joue contre celui dont c’est l’utilité.",
    noChance:
      "L’arbre est sans hasard\u00a0: une utilité croît avec le gain et ne change donc aucune décision entre des gains sûrs.",
    impossible: "Un gain de cet arbre n’a pas d’utilité de cette sorte, ou le nombre n’en est pas un.",
    names: {
      linear: "linéaire (indifférent au risque)",
      exponential: "exponentielle\u00a0: tolérance au risque",
      log: "logarithme\u00a0: richesse au départ",
      sqrt: "racine carrée\u00a0: richesse au départ",
      points: "par des points",
    },
  },
  es: {
    title: "Actitud ante el riesgo",
    utility: "utilidad",
    certaintyEquivalent: "equivalente cierto",
    sign: "EC",
    expectedUtility: "utilidad esperada",
    expectedValue: "valor esperado",
    premium: "prima de riesgo",
    best: "mejor",
    neutral: "mejor sin ella",
    action: "acción",
    drawn:
      "EC es el equivalente cierto de un nodo, el pago seguro que vale lo mismo; u es su utilidad esperada.",
    rounded:
      "Los números tras ≈ están redondeados a 6 decimales; las acciones que difieren en menos de una milmillonésima cuentan como iguales.",
    min: "MIN juega contra aquel cuya utilidad es.",
    noChance:
      "El árbol no tiene azar: una utilidad crece con el pago, así que entre pagos seguros no cambia ninguna decisión.",
    impossible: "Un pago de este árbol no tiene tal utilidad, o el número no lo es.",
    names: {
      linear: "lineal (indiferente al riesgo)",
      exponential: "exponencial: tolerancia al riesgo",
      log: "logaritmo: riqueza inicial",
      sqrt: "raíz cuadrada: riqueza inicial",
      points: "por puntos",
    },
  },
  zh: {
    title: "风险态度",
    utility: "效用",
    certaintyEquivalent: "确定性等价",
    sign: "CE",
    expectedUtility: "期望效用",
    expectedValue: "期望值",
    premium: "风险溢价",
    best: "最佳",
    neutral: "不计风险时最佳",
    action: "行动",
    drawn: "CE 是节点的确定性等价，即与它同样好的确定收益；u 是它的期望效用。",
    rounded: "≈ 后的数四舍五入到 6 位小数；相差不到十亿分之一的行动视为相等。",
    min: "MIN 与效用的所有者作对。",
    noChance: "树中没有机会节点：效用随收益增加，因此在确定的收益之间不会改变任何决策。",
    impossible: "此树的某个收益没有这样的效用，或者所填的不是数。",
    names: {
      linear: "线性（对风险无所谓）",
      exponential: "指数：风险容忍度",
      log: "对数：初始财富",
      sqrt: "开方：初始财富",
      points: "经过若干点",
    },
  },
};

/** The decimals that a number that is not exact is shown with. */
const RISK_DECIMALS = 6;

/** "55/2", or "≈ 12.345679" where it is rounded. */
export function amountText({ exact, number }: Amount): string {
  return exact ? formatExact(exact) : `≈ ${decimals(number)}`;
}

/** Rounded, without zeros at the end; what is too small or too large for that in powers of ten. */
function decimals(number: number): string {
  const size = Math.abs(number);
  if (size !== 0 && (size < 0.0001 || size >= 1e12)) return number.toExponential(RISK_DECIMALS);
  return String(Number(number.toFixed(RISK_DECIMALS)));
}

/** "CE = 25", "CE ≈ 28.310958". */
function named(name: string, amount: Amount): string {
  const text = amountText(amount);
  return `${name} ${text.startsWith("≈") ? text : `= ${text}`}`;
}

/**
 * A tree to be drawn with what every node is worth: labels say the certainty equivalent and the expected utility, the
 * solution which actions are taken.
 */
export function riskDrawing(
  tree: Tree,
  report: RiskReport,
  language: Language = "en",
): { tree: Tree; solution: Solution } {
  const { sign } = RISK[language];
  const nodes = tree.nodes.map((node): Node => {
    const { certaintyEquivalent, expectedUtility } = report.nodes[node.id]!;
    // A leaf shows its payoff, which is its own certainty equivalent.
    const parts = [node.label ?? "", node.kind === "leaf" ? "" : named(sign, certaintyEquivalent)];
    const label = [...parts, named("u", expectedUtility)].filter((part) => part !== "").join(", ");
    return { ...node, label };
  });
  for (const node of nodes) {
    if (node.kind !== "leaf") Object.assign(node, { children: node.children.map(({ id }) => nodes[id]!) });
  }
  const labelled: Tree = { root: nodes[0]!, nodes, parents: tree.parents };
  return { tree: labelled, solution: riskSolution(labelled, report) };
}
