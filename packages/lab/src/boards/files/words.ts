import type { Language } from "@tyche/trees";

/** What is said of files. */
export interface FileWords {
  readonly title: string;
  readonly record: string;
  readonly open: string;
  readonly drop: string;
  readonly tooBig: string;
  readonly unknown: string;
  readonly copyPosition: string;
  readonly copyMoves: string;
  readonly copyLink: string;
  readonly copied: string;
}

export const FILE_WORDS: Readonly<Record<Language, FileWords>> = {
  en: {
    title: "Files",
    record: "Save the game",
    open: "Open a game",
    drop: "A file of a game may also be dropped here.",
    tooBig: "The file is too large to be a game.",
    unknown: "The file holds no game that this page can read.",
    copyPosition: "Copy the position",
    copyMoves: "Copy the moves",
    copyLink: "Copy the link",
    copied: "Copied.",
  },
  fr: {
    title: "Dossier",
    record: "Enregistrer la partie",
    open: "Ouvrir une partie",
    drop: "On peut aussi déposer ici le fichier d’une partie.",
    tooBig: "Le fichier est trop grand pour une partie.",
    unknown: "Le fichier ne contient pas de partie que cette page sache lire.",
    copyPosition: "Copier la position",
    copyMoves: "Copier les coups",
    copyLink: "Copier le lien",
    copied: "C’est copié.",
  },
  es: {
    title: "Archivos",
    record: "Guardar la partida",
    open: "Abrir una partida",
    drop: "También se puede soltar aquí el archivo de una partida.",
    tooBig: "El archivo es demasiado grande para una partida.",
    unknown: "El archivo no contiene una partida que esta página sepa leer.",
    copyPosition: "Copiar la posición",
    copyMoves: "Copiar las jugadas",
    copyLink: "Copiar el enlace",
    copied: "Copiado.",
  },
  zh: {
    title: "文件",
    record: "保存对局",
    open: "打开对局",
    drop: "也可以把对局文件拖到这里。",
    tooBig: "文件太大，不是一局棋。",
    unknown: "文件中没有本页能读取的对局。",
    copyPosition: "复制局面",
    copyMoves: "复制着法",
    copyLink: "复制链接",
    copied: "已复制。",
  },
};
