import type { Language } from "@tyche/messages";

/** What is said of files. */
export interface FileWords {
  readonly title: string;
  readonly record: string;
  readonly text: string;
  readonly picture: string;
  /** The browser can draw none. */
  readonly noPicture: string;
  readonly open: string;
  readonly drop: string;
  readonly reading: (name: string) => string;
  /** Why a file is not opened. */
  readonly refusals: Readonly<Record<"big" | "unknown" | "slow", string>>;
  readonly gamesIn: (name: string, count: number) => string;
  /** Of moves after the end. */
  readonly left: (count: number) => string;
  /** Of games that cannot be read; the first one's sentence comes after it. */
  readonly leftOut: (count: number) => string;
  readonly encoding: (name: string) => string;
  readonly copyPosition: string;
  readonly copyMoves: string;
  readonly copyLink: string;
  readonly copied: string;
}

export const FILE_WORDS: Readonly<Record<Language, FileWords>> = {
  en: {
    title: "Files",
    record: "Save the game",
    text: "Save as text",
    picture: "Picture",
    noPicture: "This browser cannot make the picture: take the SVG.",
    open: "Open a game",
    drop: "A file may also be dropped anywhere on the page: a saved game, chess as PGN, backgammon as .mat, .sgf or .xg.",
    reading: (name) => `${name} is being read …`,
    refusals: {
      big: "The file is too large to be a game.",
      unknown: "The file holds no game that this page can read.",
      slow: "The file takes too long to read: open a part of it.",
    },
    gamesIn: (name, count) => `${count} games in ${name}`,
    left: (count) =>
      `Left out are moves after the end of the game, or from the first one on that is not legal: ${count}.`,
    leftOut: (count) => `Games that cannot be read are left out: ${count}.`,
    encoding: (name) => `The file is not UTF-8: it is read as ${name}.`,
    copyPosition: "Copy the position",
    copyMoves: "Copy the moves",
    copyLink: "Copy the link",
    copied: "Copied.",
  },
  fr: {
    title: "Dossier",
    record: "Enregistrer la partie",
    text: "Enregistrer en texte",
    picture: "Image",
    noPicture: "Ce navigateur ne sait pas faire l’image : prenez le SVG.",
    open: "Ouvrir une partie",
    drop: "On peut aussi déposer un fichier n’importe où sur la page : une partie enregistrée, des échecs en PGN, du backgammon en .mat, .sgf ou .xg.",
    reading: (name) => `Lecture de ${name}…`,
    refusals: {
      big: "Le fichier est trop grand pour une partie.",
      unknown: "Le fichier ne contient pas de partie que cette page sache lire.",
      slow: "La lecture du fichier prend trop de temps : ouvrez-en une partie.",
    },
    gamesIn: (name, count) => `${count} parties dans ${name}`,
    left: (count) =>
      `Coups laissés de côté, après la fin de la partie ou à partir du premier qui n’est pas permis : ${count}.`,
    leftOut: (count) => `Parties illisibles, laissées de côté\u00a0: ${count}.`,
    encoding: (name) => `Le fichier n’est pas en UTF-8\u00a0: il est lu comme ${name}.`,
    copyPosition: "Copier la position",
    copyMoves: "Copier les coups",
    copyLink: "Copier le lien",
    copied: "C’est copié.",
  },
  es: {
    title: "Archivos",
    record: "Guardar la partida",
    text: "Guardar como texto",
    picture: "Imagen",
    noPicture: "Este navegador no puede crear la imagen: use el SVG.",
    open: "Abrir una partida",
    drop: "También se puede soltar un archivo en cualquier lugar de la página: una partida guardada, ajedrez en PGN, backgammon en .mat, .sgf o .xg.",
    reading: (name) => `Leyendo ${name}…`,
    refusals: {
      big: "El archivo es demasiado grande para una partida.",
      unknown: "El archivo no contiene una partida que esta página sepa leer.",
      slow: "El archivo tarda demasiado en leerse: abra una parte.",
    },
    gamesIn: (name, count) => `${count} partidas en ${name}`,
    left: (count) =>
      `Jugadas omitidas, tras el final de la partida o desde la primera que no está permitida: ${count}.`,
    leftOut: (count) => `Partidas que no se pueden leer, omitidas: ${count}.`,
    encoding: (name) => `El archivo no está en UTF-8: se lee como ${name}.`,
    copyPosition: "Copiar la posición",
    copyMoves: "Copiar las jugadas",
    copyLink: "Copiar el enlace",
    copied: "Copiado.",
  },
  zh: {
    title: "文件",
    record: "保存对局",
    text: "保存为文本",
    picture: "图片",
    noPicture: "此浏览器无法生成图片，请使用 SVG。",
    open: "打开对局",
    drop: "也可以把文件拖到页面的任何位置：保存的对局、PGN 国际象棋、.mat、.sgf 或 .xg 双陆棋。",
    reading: (name) => `正在读取 ${name} …`,
    refusals: {
      big: "文件太大，不是一局棋。",
      unknown: "文件中没有本页能读取的对局。",
      slow: "读取文件的时间太长：请打开其中一部分。",
    },
    gamesIn: (name, count) => `${name} 中有 ${count} 局`,
    left: (count) => `略去终局之后、或从第一步不合规则的着法起的着法：${count}。`,
    leftOut: (count) => `无法读取而略去的对局：${count}。`,
    encoding: (name) => `文件不是 UTF-8：按 ${name} 读取。`,
    copyPosition: "复制局面",
    copyMoves: "复制着法",
    copyLink: "复制链接",
    copied: "已复制。",
  },
};
