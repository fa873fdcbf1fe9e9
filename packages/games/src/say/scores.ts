import type { ToldRefusal } from "./told.js";

/** Refusals of positions of games for points: 2048 and Pig. */
export const SCORES: readonly ToldRefusal[] = [
  {
    en: "A position of Pig is the mover's score, the other's, the turn total and the player, not {1} numbers.",
    fr: "Une position de Pig, ce sont les points de qui joue, ceux de l’autre, le total du tour et le joueur, et non {1} nombres.",
    es: "Una posición de Pig son los puntos de quien juega, los del otro, el total del turno y el jugador, no {1} números.",
    zh: "Pig 的局面是轮到者的分数、对方的分数、本轮累计和轮到者，而不是 {1} 个数。",
  },
  {
    en: "The own score cannot be {1}.",
    fr: "Les points de qui joue ne peuvent être {1}.",
    es: "Los puntos de quien juega no pueden ser {1}.",
    zh: "轮到者的分数不能是 {1}。",
  },
  {
    en: "The other score cannot be {1}.",
    fr: "Les points de l’autre ne peuvent être {1}.",
    es: "Los puntos del otro no pueden ser {1}.",
    zh: "对方的分数不能是 {1}。",
  },
  {
    en: "The turn total cannot be {1}.",
    fr: "Le total du tour ne peut être {1}.",
    es: "El total del turno no puede ser {1}.",
    zh: "本轮累计不能是 {1}。",
  },
  {
    en: "A score of {1} is above the target: {2} points win, so no score is above {3}.",
    fr: "Un score de {1} dépasse le but\u00a0: {2} points gagnent, aucun score ne dépasse {3}.",
    es: "Una puntuación de {1} supera la meta: {2} puntos ganan, así que ninguna pasa de {3}.",
    zh: "{1} 分超过目标：{2} 分即胜，所以分数不超过 {3}。",
  },
  {
    en: "Both scores have reached {1}, but the first to reach it ends the game.",
    fr: "Les deux scores ont atteint {1}, mais le premier à y arriver finit la partie.",
    es: "Ambas puntuaciones han llegado a {1}, pero el primero que llega acaba la partida.",
    zh: "双方都到了 {1} 分，但先到者已结束对局。",
  },
  {
    en: "The game is over, so the turn total must be 0.",
    fr: "La partie est finie\u00a0: le total du tour doit être 0.",
    es: "La partida ha terminado: el total del turno debe ser 0.",
    zh: "对局已结束，本轮累计应为 0。",
  },
  {
    en: "A turn total of {1} on top of {2} is above the target: at {3} points a player holds.",
    fr: "Un total de {1} en plus de {2} dépasse le but\u00a0: à {3} points on s’arrête.",
    es: "Un total de {1} sobre {2} supera la meta: con {3} puntos uno se planta.",
    zh: "在 {2} 之上再累计 {1} 超过目标：到 {3} 分就收手。",
  },
  {
    en: "A {1} board has {2} cells, not {3}: give them row by row, 0 for an empty one.",
    fr: "Un plateau {1} a {2} cases, et non {3}\u00a0: donnez-les ligne par ligne, 0 pour une case vide.",
    es: "Un tablero {1} tiene {2} casillas, no {3}: délas fila por fila, 0 para una vacía.",
    zh: "{1} 的棋盘有 {2} 格，不是 {3} 格：请逐行写，空格写 0。",
  },
  {
    en: "{1} is no tile: tiles are 2, 4, 8 and so on, 0 for an empty cell.",
    fr: "{1} n’est pas une tuile\u00a0: il y a 2, 4, 8 et ainsi de suite, 0 pour une case vide.",
    es: "{1} no es una ficha: hay 2, 4, 8 y así sucesivamente, 0 para una casilla vacía.",
    zh: "{1} 不是方块：方块是 2、4、8 等，空格写 0。",
  },
  {
    en: "The board is empty, but a game begins with two tiles.",
    fr: "Le plateau est vide, mais une partie commence avec deux tuiles.",
    es: "El tablero está vacío, pero una partida empieza con dos fichas.",
    zh: "棋盘是空的，但开局有两块。",
  },
  {
    en: "No game on {1} cells reaches a tile of {2}.",
    fr: "Aucune partie sur {1} cases n’atteint une tuile de {2}.",
    es: "Ninguna partida en {1} casillas llega a una ficha de {2}.",
    zh: "{1} 格的对局到不了 {2}。",
  },
  {
    en: "No game on {1} cells reaches {2} tiles of {3} or more.",
    fr: "Aucune partie sur {1} cases n’atteint {2} tuiles de {3} ou plus.",
    es: "Ninguna partida en {1} casillas llega a {2} fichas de {3} o más.",
    zh: "{1} 格的对局不会有 {2} 块 {3} 或更大的方块。",
  },
  {
    en: "These tiles have earned a score of 0 to {1}, not {2}.",
    fr: "Ces tuiles ont rapporté de 0 à {1} points, et non {2}.",
    es: "Estas fichas han dado de 0 a {1} puntos, no {2}.",
    zh: "这些方块得分在 0 到 {1} 之间，不是 {2}。",
  },
  {
    en: 'After "score" there must be one number.',
    fr: "Après «\u00a0score\u00a0» il faut un seul nombre.",
    es: "Tras «score» debe haber un solo número.",
    zh: "“score”之后应有一个数。",
  },
  {
    en: "The game ends with the tile {1}, so there is no {2}.",
    fr: "La partie finit avec la tuile {1}\u00a0: il n’y a pas de {2}.",
    es: "La partida acaba con la ficha {1}: no hay {2}.",
    zh: "得到方块 {1} 时对局结束，所以没有 {2}。",
  },
];
