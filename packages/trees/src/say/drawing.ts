import type { InnerKind } from "../model/node.js";
import type { Language } from "./catalogue.js";
import { french as t } from "./french.js";
import { plural } from "./plural.js";

/** A tree in numbers, and what was found of it; values as they are to be printed. */
export interface DescribedTree {
  readonly nodes: number;
  readonly leaves: number;
  /** Who decides at the root; undefined where the tree is a leaf. */
  readonly root: { readonly kind: InnerKind; readonly player: number | undefined } | undefined;
  readonly found:
    | {
        readonly value: string;
        readonly algorithm: string;
        readonly move: string | undefined;
        readonly notVisited: number;
      }
    | undefined;
}

/** What drawings of trees say beside the names and numbers of the tree, in one language. */
export interface DrawingWords {
  /** A drawing without a title of its own. */
  readonly title: string;
  /** What kinds of nodes are called: short, in capitals where the script has them. MAX and MIN are the same everywhere. */
  readonly kinds: Readonly<Record<"max" | "min" | "chance", string>>;
  player(number: number): string;
  readonly leaf: string;
  /** A stub that stands for so many nodes: short, and in full. */
  more(count: number): string;
  moreNodes(count: number): string;
  estimate(value: string): string;
  interval(ends: string): string;
  window(ends: string): string;
  /** A node that a cut left out, and an outcome that no search looks at. */
  readonly pruned: string;
  readonly impossible: string;
  readonly probability0: string;
  /** A remark behind a text, in brackets. */
  aside(remark: string): string;
  /** The child at a place, from 1, that has no name. */
  child(number: number): string;
  /** Sentences for those who cannot see the drawing. */
  described(m: DescribedTree): string;
  readonly edgesPay: string;
  readonly dotted: string;
  /** The name of a player in a file for Gambit. */
  playerName(number: number): string;
  /** What stands for the diagram in a CS188 test. */
  diagram(nodes: number, levels: number): string;
}

/** The words of drawings, by language. */
export const DRAWING: Readonly<Record<Language, DrawingWords>> = {
  en: {
    title: "Game tree",
    kinds: { max: "MAX", min: "MIN", chance: "CHANCE" },
    player: (number) => `P${number}`,
    leaf: "leaf",
    more: (count) => `+${count} more`,
    moreNodes: (count) => `${count} more ${plural("en", count, "node", "nodes")}`,
    estimate: (value) => `estimate ${value}`,
    interval: (ends) => `in ${ends}`,
    window: (ends) => `window ${ends}`,
    pruned: "pruned",
    impossible: "impossible",
    probability0: "probability 0",
    aside: (remark) => ` (${remark})`,
    child: (number) => `child ${number}`,
    described: ({ nodes, leaves, root, found }) => {
      const size = `A game tree with ${nodes} ${plural("en", nodes, "node", "nodes")}, ${leaves} of them ${plural("en", leaves, "a leaf", "leaves")}`;
      const at = root ? `; the root is a ${shortKind("en", root)} node` : "";
      if (!found) return `${size}${at}.`;
      const { value, algorithm, move, notVisited } = found;
      const best = move === undefined ? "" : `, best move ${move}`;
      return `${size}${at}. Value ${value} by ${algorithm}${best}, ${notVisited} ${plural("en", notVisited, "node", "nodes")} not visited.`;
    },
    edgesPay: "Edges pay too: every value includes what they pay on the way.",
    dotted: "Dotted lines join nodes that their player cannot tell apart.",
    playerName: (number) => `Player ${number}`,
    diagram: (nodes, levels) => `${nodes} nodes, ${levels} levels of decisions`,
  },
  fr: {
    title: "Arbre de jeu",
    kinds: { max: "MAX", min: "MIN", chance: "HASARD" },
    player: (number) => `J${number}`,
    leaf: "feuille",
    more: (count) => `+${count} de plus`,
    moreNodes: (count) => `${count} ${plural("fr", count, "nœud", "nœuds")} de plus`,
    estimate: (value) => `estimation ${value}`,
    interval: (ends) => `dans ${ends}`,
    window: (ends) => `fenêtre ${ends}`,
    pruned: "élagué",
    impossible: "impossible",
    probability0: "probabilité 0",
    aside: (remark) => ` (${remark})`,
    child: (number) => `enfant ${number}`,
    described: ({ nodes, leaves, root, found }) => {
      const size = `Un arbre de jeu de ${nodes} ${plural("fr", nodes, "nœud", "nœuds")}, dont ${leaves} ${plural("fr", leaves, "feuille", "feuilles")}`;
      const at = root
        ? t` ; la racine est un nœud ${{ max: "MAX", min: "MIN", chance: "de hasard", player: `du joueur ${root.player}` }[root.kind]}`
        : "";
      if (!found) return `${size}${at}.`;
      const { value, algorithm, move, notVisited } = found;
      const best = move === undefined ? "" : `, meilleur coup ${move}`;
      return `${size}${at}. Valeur ${value} par ${algorithm}${best}, ${notVisited} ${plural("fr", notVisited, "nœud non visité", "nœuds non visités")}.`;
    },
    edgesPay: t`Les arêtes rapportent aussi : chaque valeur comprend ce qui est gagné en chemin.`,
    dotted: "Les lignes pointillées relient des nœuds que leur joueur ne peut pas distinguer.",
    playerName: (number) => `Joueur ${number}`,
    diagram: (nodes, levels) =>
      `${nodes} ${plural("fr", nodes, "nœud", "nœuds")}, ${levels} ${plural("fr", levels, "niveau", "niveaux")} de décisions`,
  },
  es: {
    title: "Árbol de juego",
    kinds: { max: "MAX", min: "MIN", chance: "AZAR" },
    player: (number) => `J${number}`,
    leaf: "hoja",
    more: (count) => `+${count} más`,
    moreNodes: (count) => `${count} ${plural("es", count, "nodo", "nodos")} más`,
    estimate: (value) => `estimación ${value}`,
    interval: (ends) => `en ${ends}`,
    window: (ends) => `ventana ${ends}`,
    pruned: "podado",
    impossible: "imposible",
    probability0: "probabilidad 0",
    aside: (remark) => ` (${remark})`,
    child: (number) => `hijo ${number}`,
    described: ({ nodes, leaves, root, found }) => {
      const size = `Un árbol de juego con ${nodes} ${plural("es", nodes, "nodo", "nodos")}, ${leaves} de ellos ${plural("es", leaves, "hoja", "hojas")}`;
      const at = root
        ? `; la raíz es un nodo ${{ max: "MAX", min: "MIN", chance: "de azar", player: `del jugador ${root.player}` }[root.kind]}`
        : "";
      if (!found) return `${size}${at}.`;
      const { value, algorithm, move, notVisited } = found;
      const best = move === undefined ? "" : `, mejor jugada ${move}`;
      return `${size}${at}. Valor ${value} según ${algorithm}${best}, ${notVisited} ${plural("es", notVisited, "nodo", "nodos")} sin visitar.`;
    },
    edgesPay: "Las aristas también pagan: todo valor incluye lo pagado por el camino.",
    dotted: "Las líneas de puntos unen nodos que su jugador no puede distinguir.",
    playerName: (number) => `Jugador ${number}`,
    diagram: (nodes, levels) =>
      `${nodes} ${plural("es", nodes, "nodo", "nodos")}, ${levels} ${plural("es", levels, "nivel", "niveles")} de decisiones`,
  },
  zh: {
    title: "博弈树",
    kinds: { max: "MAX", min: "MIN", chance: "机会" },
    player: (number) => `玩家 ${number}`,
    leaf: "叶节点",
    more: (count) => `还有 ${count} 个`,
    moreNodes: (count) => `还有 ${count} 个节点`,
    estimate: (value) => `估值 ${value}`,
    interval: (ends) => `区间 ${ends}`,
    window: (ends) => `窗口 ${ends}`,
    pruned: "已剪去",
    impossible: "不可能",
    probability0: "概率为 0",
    aside: (remark) => `（${remark}）`,
    child: (number) => `第 ${number} 个子节点`,
    described: ({ nodes, leaves, root, found }) => {
      const size = `博弈树共有 ${nodes} 个节点，其中叶节点 ${leaves} 个`;
      const at = root
        ? `；根节点是${{ max: " MAX 节点", min: " MIN 节点", chance: "机会节点", player: `玩家 ${root.player} 的节点` }[root.kind]}`
        : "";
      if (!found) return `${size}${at}。`;
      const { value, algorithm, move, notVisited } = found;
      const best = move === undefined ? "" : `，最佳走法：${move}`;
      return `${size}${at}。${algorithm} 求得的值为 ${value}${best}，${notVisited} 个节点未访问。`;
    },
    edgesPay: "边也有收益：每个值都包括途中的收益。",
    dotted: "点线连接的是其玩家无法区分的节点。",
    playerName: (number) => `玩家 ${number}`,
    diagram: (nodes, levels) => `${nodes} 个节点，${levels} 层决策`,
  },
};

/** What the kind of an inner node is called in a drawing. */
export function shortKind(
  language: Language,
  { kind, player }: { readonly kind: InnerKind; readonly player?: number | undefined },
): string {
  const { kinds, player: named } = DRAWING[language];
  return kind === "player" ? named(player!) : kinds[kind];
}
