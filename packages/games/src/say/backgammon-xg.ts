import type { ToldRefusal } from "./told.js";

/** Refusals of matches of backgammon in the files of eXtreme Gammon, which are binary. */
export const BACKGAMMON_XG: readonly ToldRefusal[] = [
  {
    en: 'A .xg file begins with "{1}".',
    fr: "Un fichier .xg commence par «\u00a0{1}\u00a0».",
    es: "Un archivo .xg empieza con «{1}».",
    zh: ".xg 文件以“{1}”开头。",
  },
  {
    en: "There is no match in this .xg file: its archive has no temp.xg.",
    fr: "Il n’y a pas de match dans ce fichier .xg\u00a0: son archive n’a pas de temp.xg.",
    es: "No hay ningún match en este archivo .xg: su paquete no tiene temp.xg.",
    zh: "此 .xg 文件中没有比赛：其归档里没有 temp.xg。",
  },
  {
    en: "There is no match in this .xg file: it has no records.",
    fr: "Il n’y a pas de match dans ce fichier .xg\u00a0: il n’a aucun enregistrement.",
    es: "No hay ningún match en este archivo .xg: no tiene registros.",
    zh: "此 .xg 文件中没有比赛：没有任何记录。",
  },
  {
    en: "A part of the .xg file unpacks to {1} bytes: none has more than {2}.",
    fr: "Une partie du fichier .xg se décompresse en {1} octets\u00a0: aucune n’en a plus de {2}.",
    es: "Una parte del archivo .xg se descomprime en {1} bytes: ninguna tiene más de {2}.",
    zh: ".xg 文件的一部分解压后有 {1} 字节：任何部分都不超过 {2}。",
  },
  {
    en: "The .xg file is damaged: the checksum or the length of its {1} is wrong.",
    fr: "Le fichier .xg est abîmé\u00a0: une somme de contrôle ou une longueur y est fausse.",
    es: "El archivo .xg está dañado: una suma de control o una longitud es errónea.",
    zh: ".xg 文件已损坏：校验和或长度不对。",
  },
  {
    en: "The .xg file is cut off: it ends after {1} bytes.",
    fr: "Le fichier .xg est tronqué\u00a0: il finit après {1} octets.",
    es: "El archivo .xg está cortado: acaba tras {1} bytes.",
    zh: ".xg 文件不完整：到 {1} 字节就结束了。",
  },
  {
    en: "The match has {1} bytes, and a record {2}: the last is not whole.",
    fr: "Le match a {1} octets, et un enregistrement {2}\u00a0: le dernier n’est pas entier.",
    es: "El match tiene {1} bytes, y un registro {2}: el último no está entero.",
    zh: "比赛有 {1} 字节，而一条记录有 {2}：最后一条不完整。",
  },
  {
    en: "No record of a .xg file is of kind {1}.",
    fr: "Aucun enregistrement d’un fichier .xg n’est de la sorte {1}.",
    es: "Ningún registro de un archivo .xg es de la clase {1}.",
    zh: ".xg 文件没有第 {1} 类记录。",
  },
  {
    en: "The first record of a .xg file is about its match.",
    fr: "Le premier enregistrement d’un fichier .xg parle de son match.",
    es: "El primer registro de un archivo .xg trata de su match.",
    zh: ".xg 文件的第一条记录说明比赛。",
  },
  {
    en: "Something is done before a game begins.",
    fr: "Quelque chose est fait avant qu’une partie commence.",
    es: "Se hace algo antes de que empiece una partida.",
    zh: "对局尚未开始就有动作。",
  },
  {
    en: "A second match begins: a .xg file has one.",
    fr: "Un deuxième match commence\u00a0: un fichier .xg en a un seul.",
    es: "Empieza un segundo match: un archivo .xg tiene uno.",
    zh: "开始了第二场比赛：.xg 文件只有一场。",
  },
  {
    en: "The record of the match has not the mark of a .xg file.",
    fr: "L’enregistrement du match n’a pas la marque d’un fichier .xg.",
    es: "El registro del match no tiene la marca de un archivo .xg.",
    zh: "比赛记录没有 .xg 文件的标记。",
  },
  {
    en: "The file is of version {1}: versions up to {2} are known.",
    fr: "Le fichier est de la version {1}\u00a0: on connaît les versions jusqu’à {2}.",
    es: "El archivo es de la versión {1}: se conocen las versiones hasta {2}.",
    zh: "文件是第 {1} 版：已知至第 {2} 版。",
  },
  {
    en: "The match is of another game than backgammon: Nackgammon, hypergammon or Longgammon.",
    fr: "Le match est d’un autre jeu que le backgammon\u00a0: Nackgammon, hypergammon ou Longgammon.",
    es: "El match es de otro juego que el backgammon: Nackgammon, hypergammon o Longgammon.",
    zh: "比赛不是双陆棋，而是别的游戏：Nackgammon、hypergammon 或 Longgammon。",
  },
  {
    en: "No match goes to {1} points.",
    fr: "Aucun match ne va à {1} points.",
    es: "Ningún match va a {1} puntos.",
    zh: "没有 {1} 分的比赛。",
  },
  {
    en: "Nobody rolls {1}.",
    fr: "Personne ne lance {1}.",
    es: "Nadie tira {1}.",
    zh: "没有人掷出 {1}。",
  },
  {
    en: "No checkers can go so from there, legal or not: {1}.",
    fr: "Aucun pion ne peut aller ainsi de là, que ce soit permis ou non\u00a0: {1}.",
    es: "Ninguna ficha puede ir así desde ahí, esté permitido o no: {1}.",
    zh: "无论是否合规则，都没有棋子能从那里这样走：{1}。",
  },
  {
    en: "No play of {1} leads to the board after it.",
    fr: "Aucun coup de {1} ne mène au plateau qui suit.",
    es: "Ninguna jugada de {1} lleva al tablero que sigue.",
    zh: "{1} 的任何走法都不会导致之后的棋盘。",
  },
  {
    en: "The cube shows {1} there, but by what was done before {2}.",
    fr: "Le videau y montre {1}, mais {2} d’après ce qui a été fait avant.",
    es: "El cubo muestra ahí {1}, pero {2} según lo hecho antes.",
    zh: "那里加倍骰为 {1}，而按此前所做应为 {2}。",
  },
  {
    en: "The game goes on after a roll that was not played.",
    fr: "La partie continue après un jet qui n’a pas été joué.",
    es: "La partida sigue tras una tirada que no se jugó.",
    zh: "一次掷骰未走之后对局仍在继续。",
  },
  {
    en: "There is no player {1}.",
    fr: "Il n’y a pas de joueur {1}.",
    es: "No hay jugador {1}.",
    zh: "没有玩家 {1}。",
  },
];
