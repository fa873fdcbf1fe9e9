import type { Language } from "@tyche/messages";

/** What is said of methods side by side, and of the position's tree. */
export interface DuelWords {
  readonly title: string;
  readonly help: string;
  readonly side: (number: number) => string;
  readonly add: string;
  readonly remove: string;
  readonly run: string;
  readonly stop: string;
  readonly together: string;
  readonly running: (method: string) => string;
  readonly method: string;
  readonly choice: string;
  readonly value: string;
  readonly depth: string;
  readonly nodes: string;
  readonly time: string;
  readonly cuts: string;
  readonly known: string;
  readonly saved: (share: string, method: string) => string;
  readonly explore: string;
  readonly exploreHelp: string;
  readonly growing: string;
  readonly treeOf: (game: string) => string;
}

export const DUEL_WORDS: Readonly<Record<Language, DuelWords>> = {
  en: {
    title: "Methods side by side",
    help: "Each begins with nothing remembered and thinks about the position on the board.",
    side: (number) => `Side ${number}`,
    add: "Add a side",
    remove: "Remove",
    run: "Let them think",
    stop: "Stop",
    together: "two at once",
    running: (method) => `${method} is thinking …`,
    method: "Method",
    choice: "Choice",
    value: "Value",
    depth: "Depth",
    nodes: "Nodes",
    time: "Seconds",
    cuts: "Cuts",
    known: "From the table",
    saved: (share, method) => `${share} of the nodes of ${method} were saved, at the same depth.`,
    explore: "Open this tree in Explore",
    exploreHelp:
      "The position's own tree, cut to about 50 nodes: the published algorithms step through it. Its leaves are worth what a look one move ahead says, rounded.",
    growing: "The tree is growing …",
    treeOf: (game) => `Tree of a position: ${game}`,
  },
  fr: {
    title: "Méthodes côte à côte",
    help: "Chacune commence sans rien en mémoire et réfléchit à la position sur le plateau.",
    side: (number) => `Côté ${number}`,
    add: "Ajouter un côté",
    remove: "Retirer",
    run: "Les laisser réfléchir",
    stop: "Arrêter",
    together: "deux à la fois",
    running: (method) => `${method} réfléchit…`,
    method: "Méthode",
    choice: "Choix",
    value: "Valeur",
    depth: "Profondeur",
    nodes: "Nœuds",
    time: "Secondes",
    cuts: "Coupures",
    known: "De la table",
    saved: (share, method) => `${share} des nœuds de ${method} ont été évités, à la même profondeur.`,
    explore: "Ouvrir cet arbre dans Explorer",
    exploreHelp:
      "L’arbre même de la position, coupé à une cinquantaine de nœuds\u00a0: les algorithmes publiés le parcourent pas à pas. Ses feuilles valent ce que dit un regard d’un coup en avant, arrondi.",
    growing: "L’arbre pousse…",
    treeOf: (game) => `Arbre d’une position\u00a0: ${game}`,
  },
  es: {
    title: "Métodos lado a lado",
    help: "Cada uno empieza sin nada en memoria y piensa en la posición del tablero.",
    side: (number) => `Lado ${number}`,
    add: "Añadir un lado",
    remove: "Quitar",
    run: "Dejarlos pensar",
    stop: "Parar",
    together: "dos a la vez",
    running: (method) => `${method} está pensando…`,
    method: "Método",
    choice: "Elección",
    value: "Valor",
    depth: "Profundidad",
    nodes: "Nodos",
    time: "Segundos",
    cuts: "Podas",
    known: "De la tabla",
    saved: (share, method) => `Se ahorró el ${share} de los nodos de ${method}, a la misma profundidad.`,
    explore: "Abrir este árbol en Explorar",
    exploreHelp:
      "El propio árbol de la posición, cortado a unos 50 nodos: los algoritmos publicados lo recorren paso a paso. Sus hojas valen lo que dice una mirada de una jugada, redondeado.",
    growing: "El árbol está creciendo…",
    treeOf: (game) => `Árbol de una posición: ${game}`,
  },
  zh: {
    title: "方法对比",
    help: "每种方法都从空白开始，思考棋盘上的局面。",
    side: (number) => `第 ${number} 方`,
    add: "增加一方",
    remove: "移除",
    run: "开始思考",
    stop: "停止",
    together: "两个同时",
    running: (method) => `${method} 正在思考……`,
    method: "方法",
    choice: "选择",
    value: "值",
    depth: "深度",
    nodes: "节点",
    time: "秒",
    cuts: "剪枝",
    known: "来自置换表",
    saved: (share, method) => `在相同深度下，比 ${method} 节省了 ${share} 的节点。`,
    explore: "在“探索”中打开这棵树",
    exploreHelp:
      "该局面本身的树，剪到约 50 个节点，可用已发表的算法逐步演示。叶节点的值取自向前看一步的搜索，并经舍入。",
    growing: "树正在生长……",
    treeOf: (game) => `局面的树：${game}`,
  },
};
