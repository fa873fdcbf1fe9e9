import type { Language } from "./catalogue.js";
import { FORMATS, type PartialFormat } from "./formats.js";
import { french as t } from "./french.js";
import { plural } from "./plural.js";

type Levelled = Exclude<PartialFormat, "berkeley">;

/** What a person should know about a text that was written: sentences without a capital and without a full stop. */
export interface Notes {
  /** How much of a tree a drawing shows. */
  drawn(shown: number, nodes: number): string;
  /** More of a tree than its payoffs was lost. */
  payoffsOnly(format: Levelled): string;
  readonly edgesLeftOut: string;
  rootUnsaid(format: Levelled, root: "min" | "chance"): string;
  /** CS188 tests: names of these were none that the format can hold. */
  replaced(what: "states" | "actions" | "both"): string;
  /** Gambit */
  readonly noEstimates: string;
  readonly edgesToLeaves: string;
  /** What decisions are when the file is read again. */
  readBack(as: "sides" | "players"): string;
  /** LaTeX: some of the characters, and how many more there are. */
  noGlyph(some: string, more: number): string;
  readonly tooWide: string;
  /** Mermaid */
  edges(count: number, most: number): string;
  characters(count: number, most: number): string;
}

export const NOTES: Readonly<Record<Language, Notes>> = {
  en: {
    drawn: (shown, nodes) => `${shown} of ${nodes} nodes are drawn`,
    payoffsOnly: (format) =>
      `${FORMATS.en[format]} holds only payoffs: labels, action names and estimates are left out`,
    edgesLeftOut: "payoffs on edges are left out: the leaves pay them too",
    rootUnsaid: (format, root) =>
      `${FORMATS.en[format]} does not say who moves at the root: read it with the root ${root}`,
    replaced: (what) =>
      `names of ${what === "both" ? "states and actions" : what} that are not one word, or not unique, are replaced`,
    noEstimates: "an .efg file holds no estimates",
    edgesToLeaves:
      "payoffs on edges that lead to leaves are left out of an .efg file as such: the leaves pay them too",
    readBack: (as) =>
      `an .efg file names players and no kinds: read back, decisions are ${as === "sides" ? "max and min" : "player"} nodes`,
    noGlyph: (some, more) =>
      `pdfLaTeX has no glyph for ${some}${more > 0 ? ` and ${more} more` : ""}: compile by LuaLaTeX or XeLaTeX, with a font that has one`,
    tooWide: "the drawing is more than 5 metres wide or high, which TeX cannot hold: draw less of the tree",
    edges: (count, most) =>
      `${count} edges are more than the ${most} that Mermaid draws unless its maxEdges is raised`,
    characters: (count, most) =>
      `${count} characters are more than the ${most} that Mermaid reads unless its maxTextSize is raised`,
  },
  fr: {
    drawn: (shown, nodes) =>
      `${shown} ${plural("fr", shown, "nœud est dessiné", "nœuds sont dessinés")} sur ${nodes}`,
    payoffsOnly: (format) =>
      t`le format « ${FORMATS.fr[format]} » ne contient que des gains : étiquettes, noms d’actions et estimations sont omis`,
    edgesLeftOut: t`les gains sur les arêtes sont omis : les feuilles les comptent aussi`,
    rootUnsaid: (format, root) =>
      t`le format « ${FORMATS.fr[format]} » ne dit pas qui joue à la racine : lisez-le avec la racine ${root}`,
    replaced: (what) =>
      `les noms ${{ states: "d’états", actions: "d’actions", both: "d’états et d’actions" }[what]} qui ne sont pas un seul mot, ou pas uniques, sont remplacés`,
    noEstimates: "un fichier .efg ne contient pas d’estimations",
    edgesToLeaves: t`les gains sur les arêtes qui mènent à des feuilles n’y figurent pas comme tels dans un fichier .efg : les feuilles les comptent aussi`,
    readBack: (as) =>
      t`un fichier .efg nomme des joueurs et non des sortes de nœuds : relues, les décisions sont des nœuds ${as === "sides" ? "max et min" : "player"}`,
    noGlyph: (some, more) =>
      t`pdfLaTeX n’a pas de glyphe pour ${some}${more > 0 ? ` et ${more} ${plural("fr", more, "autre", "autres")}` : ""} : compilez avec LuaLaTeX ou XeLaTeX, et une police qui en a`,
    tooWide: t`le dessin fait plus de 5 mètres de large ou de haut, ce que TeX ne peut pas contenir : dessinez une partie de l’arbre`,
    edges: (count, most) =>
      `${count} arêtes, c’est plus que les ${most} que Mermaid dessine si son maxEdges n’est pas augmenté`,
    characters: (count, most) =>
      `${count} caractères, c’est plus que les ${most} que Mermaid lit si son maxTextSize n’est pas augmenté`,
  },
  es: {
    drawn: (shown, nodes) =>
      `${plural("es", shown, `se dibuja ${shown} nodo`, `se dibujan ${shown} nodos`)} de ${nodes}`,
    payoffsOnly: (format) =>
      `el formato «${FORMATS.es[format]}» solo contiene pagos: se omiten etiquetas, nombres de acciones y estimaciones`,
    edgesLeftOut: "se omiten los pagos en las aristas: las hojas también los pagan",
    rootUnsaid: (format, root) =>
      `el formato «${FORMATS.es[format]}» no dice quién mueve en la raíz: léalo con la raíz ${root}`,
    replaced: (what) =>
      `se sustituyen los nombres de ${{ states: "estados", actions: "acciones", both: "estados y acciones" }[what]} que no son una sola palabra o no son únicos`,
    noEstimates: "un archivo .efg no contiene estimaciones",
    edgesToLeaves:
      "los pagos en aristas que llevan a hojas no figuran como tales en un archivo .efg: las hojas también los pagan",
    readBack: (as) =>
      `un archivo .efg nombra jugadores y no clases de nodos: al leerlo, las decisiones son nodos ${as === "sides" ? "max y min" : "player"}`,
    noGlyph: (some, more) =>
      `pdfLaTeX no tiene glifo para ${some}${more > 0 ? ` y ${more} más` : ""}: compile con LuaLaTeX o XeLaTeX, y una fuente que lo tenga`,
    tooWide:
      "el dibujo mide más de 5 metros de ancho o de alto, y TeX no puede contenerlo: dibuje una parte del árbol",
    edges: (count, most) =>
      `${count} aristas son más que las ${most} que dibuja Mermaid si no se aumenta su maxEdges`,
    characters: (count, most) =>
      `${count} caracteres son más que los ${most} que lee Mermaid si no se aumenta su maxTextSize`,
  },
  zh: {
    drawn: (shown, nodes) => `画出了 ${nodes} 个节点中的 ${shown} 个`,
    payoffsOnly: (format) => `格式“${FORMATS.zh[format]}”只有收益：标签、行动名称和估值都略去`,
    edgesLeftOut: "边上的收益略去：叶节点的收益已包括它们",
    rootUnsaid: (format, root) =>
      `格式“${FORMATS.zh[format]}”不说明根节点由谁走：读入时请指定根节点为 ${root}`,
    replaced: (what) =>
      `${{ states: "状态", actions: "行动", both: "状态和行动" }[what]}的名称若不是一个词或有重复，已被替换`,
    noEstimates: ".efg 文件不含估值",
    edgesToLeaves: "通往叶节点的边上的收益不单独写入 .efg 文件：叶节点的收益已包括它们",
    readBack: (as) =>
      `.efg 文件只写玩家，不写节点类型：再读入时，决策节点是 ${as === "sides" ? "max 和 min" : "player"} 节点`,
    noGlyph: (some, more) =>
      `pdfLaTeX 没有 ${some} ${more > 0 ? `以及另外 ${more} 个字符` : ""}的字形：请用 LuaLaTeX 或 XeLaTeX 编译，并选用含有它们的字体`,
    tooWide: "图的宽或高超过 5 米，TeX 容纳不下：请只画树的一部分",
    edges: (count, most) => `${count} 条边超过了 Mermaid 所画的 ${most} 条，除非调高它的 maxEdges`,
    characters: (count, most) => `${count} 个字符超过了 Mermaid 所读的 ${most} 个，除非调高它的 maxTextSize`,
  },
};
