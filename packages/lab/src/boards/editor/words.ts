import type { Language } from "@tyche/messages";

export interface EditorWords {
  readonly edit: string;
  readonly title: (game: string) => string;
  readonly help: string;
  readonly pieces: string;
  readonly eraser: string;
  readonly left: (name: string, left: number) => string;
  readonly use: string;
  readonly undo: string;
  readonly clear: string;
  readonly cancel: string;
  readonly toMove: string;
  readonly die: string;
  readonly score: string;
  readonly notRolled: string;
}

export const EDITOR_WORDS: Readonly<Record<Language, EditorWords>> = {
  en: {
    edit: "Edit on the board",
    title: (game) => `A position of ${game}`,
    help: "Take a piece and press squares, or drag. A second press takes it away, and so do the eraser and the key Delete.",
    pieces: "Pieces",
    eraser: "Eraser",
    left: (name, left) => `${name}, ${left} left`,
    use: "Use this position",
    undo: "Undo",
    clear: "Clear the board",
    cancel: "Cancel",
    toMove: "To move",
    die: "Die",
    score: "Score",
    notRolled: "not rolled",
  },
  fr: {
    edit: "Modifier sur le plateau",
    title: (game) => `Une position de ${game}`,
    help: "Prenez une pièce et pressez des cases, ou faites-la glisser. Une seconde pression l’enlève, comme la gomme et la touche Suppr.",
    pieces: "Pièces",
    eraser: "Gomme",
    left: (name, left) => `${name}, reste ${left}`,
    use: "Utiliser cette position",
    undo: "Défaire",
    clear: "Vider le plateau",
    cancel: "Annuler",
    toMove: "Au trait",
    die: "Dé",
    score: "Points",
    notRolled: "pas lancé",
  },
  es: {
    edit: "Editar en el tablero",
    title: (game) => `Una posición de ${game}`,
    help: "Tome una pieza y pulse casillas, o arrástrela. Una segunda pulsación la quita, como la goma y la tecla Supr.",
    pieces: "Piezas",
    eraser: "Goma",
    left: (name, left) => `${name}, quedan ${left}`,
    use: "Usar esta posición",
    undo: "Deshacer",
    clear: "Vaciar el tablero",
    cancel: "Cancelar",
    toMove: "Le toca a",
    die: "Dado",
    score: "Puntos",
    notRolled: "sin tirar",
  },
  zh: {
    edit: "在棋盘上编辑",
    title: (game) => `${game}的局面`,
    help: "选一枚棋子，再点格子，或直接拖动。再点一次即取走，橡皮和 Delete 键也可以。",
    pieces: "棋子",
    eraser: "橡皮",
    left: (name, left) => `${name}，还剩 ${left}`,
    use: "使用此局面",
    undo: "撤销",
    clear: "清空棋盘",
    cancel: "取消",
    toMove: "轮到",
    die: "骰子",
    score: "分数",
    notRolled: "未掷",
  },
};
