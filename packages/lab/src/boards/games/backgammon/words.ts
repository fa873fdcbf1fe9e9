import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the board of backgammon says. */
export interface BackgammonWords {
  readonly point: (point: number) => string;
  readonly bar: (seat: string) => string;
  readonly off: (seat: string) => string;
  readonly checkers: (count: number, seat: string) => string;
  readonly movable: string;
  readonly picked: string;
  readonly target: string;
  /** Decisions as they are pressed and ranked, by their names in the game's notation. */
  readonly decisions: Readonly<Record<string, string>>;
  readonly noMove: string;
  readonly noMoveLong: (dice: string) => string;
  readonly goOn: string;
  readonly onlyMove: string;
  readonly choose: (dice: string) => string;
  readonly composed: (moves: string) => string;
  readonly done: string;
  readonly undo: string;
  readonly flip: string;
  readonly mirror: string;
  readonly pips: (pips: number) => string;
  readonly ahead: (pips: number) => string;
  readonly toRoll: string;
  readonly rolled: (seat: string, dice: string) => string;
  readonly played: (seat: string, moves: string) => string;
  readonly offered: (seat: string, value: number) => string;
  readonly beavered: (seat: string, value: number) => string;
  readonly resigned: (seat: string, what: string) => string;
  readonly cubeInMiddle: (value: number) => string;
  readonly cubeOwned: (value: number) => string;
  readonly empty: string;
  readonly score: (points: number, length: number) => string;
  readonly crawford: string;
  readonly kinds: readonly [single: string, gammon: string, backgammon: string];
  readonly over: string;
  readonly keys: string;
  readonly chances: (seat: string) => string;
  readonly chancesHelp: (depth: number) => string;
  readonly wins: string;
  readonly loses: string;
  readonly ofWhich: readonly [all: string, gammon: string, backgammon: string];
  readonly cubeTitle: string;
  /** How far the cube's table looks ahead, which may be less than the moves are looked ahead. */
  readonly cubeHelp: (depth: number) => string;
  readonly cubeRows: readonly [noDouble: string, doubleTake: string, doublePass: string];
  readonly equity: string;
  readonly matchChance: string;
  readonly takePoint: string;
  readonly marketLosers: string;
  readonly variants: readonly [cube: string, match: string, single: string];
}

export const BACKGAMMON_WORDS: Readonly<Record<Language, BackgammonWords>> = {
  en: {
    point: (point) => `${point}-point`,
    bar: (seat) => `bar of ${seat}`,
    off: (seat) => `borne off by ${seat}`,
    checkers: (count, seat) => `${count} ${seat}`,
    movable: "can move",
    picked: "picked up",
    target: "can be reached",
    decisions: {
      roll: "Roll",
      double: "Double",
      take: "Take",
      pass: "Pass",
      beaver: "Beaver",
      raccoon: "Raccoon",
      "resign single": "Resign",
      "resign gammon": "Resign a gammon",
      "resign backgammon": "Resign a backgammon",
      accept: "Accept",
      reject: "Refuse",
    },
    noMove: "no move",
    noMoveLong: (dice) => `No legal move with ${dice}.`,
    goOn: "Go on",
    onlyMove: "The only legal move:",
    choose: (dice) => `Play ${dice}: choose a checker, then where it goes.`,
    composed: (moves) => `So far ${moves}.`,
    done: "Done",
    undo: "Undo",
    flip: "Turn the board",
    mirror: "Bear off on the other side",
    pips: (pips) => `${pips} ${plural("en", pips, "pip", "pips")}`,
    ahead: (pips) => `ahead by ${pips}`,
    toRoll: "To roll, or to double first.",
    rolled: (seat, dice) => `${seat} rolled ${dice}.`,
    played: (seat, moves) => `${seat} played ${moves}.`,
    offered: (seat, value) => `${seat} doubles to ${value}: take or pass?`,
    beavered: (seat, value) => `${seat} beavers to ${value}: take or pass?`,
    resigned: (seat, what) => `${seat}: ${what}?`,
    cubeInMiddle: (value) => `cube ${value}, in the middle`,
    cubeOwned: (value) => `owns the cube, ${value}`,
    empty: "empty",
    score: (points, length) => `${points} of ${length}, ${length - points} away`,
    crawford: "Crawford game: no cube",
    kinds: ["A single game", "A gammon", "A backgammon"],
    over: "The game is over.",
    keys: "Arrows choose a point, Enter picks up and puts down, 1 to 6 move by that die, Backspace takes a step back, R rolls, D doubles, F turns the board.",
    chances: (seat) => `Chances of ${seat}`,
    chancesHelp: (depth) =>
      depth > 1 ? `After the best play, looked ahead ${depth} plays.` : "After the best play.",
    wins: "Wins",
    loses: "Loses",
    ofWhich: ["in all", "gammons", "backgammons"],
    cubeTitle: "The cube",
    cubeHelp: (depth) => `The cube is looked ahead ${depth} ${plural("en", depth, "decision", "decisions")}.`,
    cubeRows: ["No double", "Double, take", "Double, pass"],
    equity: "Equity",
    matchChance: "Match",
    takePoint: "Take point",
    marketLosers: "Market losers",
    variants: ["money, with the cube", "match to 7", "every win counts 1"],
  },
  fr: {
    point: (point) => `case ${point}`,
    bar: (seat) => `barre de ${seat}`,
    off: (seat) => `sortis par ${seat}`,
    checkers: (count, seat) => `${count} de ${seat}`,
    movable: "peut jouer",
    picked: "pris en main",
    target: "case possible",
    decisions: {
      roll: "Lancer les dés",
      double: "Doubler",
      take: "Accepter",
      pass: "Passer",
      beaver: "Beaver",
      raccoon: "Raccoon",
      "resign single": "Abandonner",
      "resign gammon": "Abandonner un gammon",
      "resign backgammon": "Abandonner un backgammon",
      accept: "Accepter",
      reject: "Refuser",
    },
    noMove: "aucun coup",
    noMoveLong: (dice) => `Aucun coup possible avec ${dice}.`,
    goOn: "Continuer",
    onlyMove: "Le seul coup possible\u00a0:",
    choose: (dice) => `Jouez ${dice}\u00a0: choisissez un pion, puis sa case.`,
    composed: (moves) => `Jusqu’ici ${moves}.`,
    done: "Valider",
    undo: "Annuler",
    flip: "Retourner le tablier",
    mirror: "Sortir de l’autre côté",
    pips: (pips) => `${pips} ${plural("fr", pips, "pip", "pips")}`,
    ahead: (pips) => `${pips} d’avance`,
    toRoll: "Lancez les dés, ou doublez d’abord.",
    rolled: (seat, dice) => `${seat} a lancé ${dice}.`,
    played: (seat, moves) => `${seat} a joué ${moves}.`,
    offered: (seat, value) => `${seat} double à ${value}\u00a0: accepter ou passer\u202f?`,
    beavered: (seat, value) => `${seat} fait un beaver à ${value}\u00a0: accepter ou passer\u202f?`,
    resigned: (seat, what) => `${seat}\u00a0: ${what}\u202f?`,
    cubeInMiddle: (value) => `videau ${value}, au milieu`,
    cubeOwned: (value) => `a le videau, ${value}`,
    empty: "vide",
    score: (points, length) => `${points} sur ${length}, encore ${length - points}`,
    crawford: "Partie Crawford\u00a0: sans videau",
    kinds: ["Une partie simple", "Un gammon", "Un backgammon"],
    over: "La partie est finie.",
    keys: "Les flèches choisissent une case, Entrée prend et pose un pion, 1 à 6 jouent ce dé, Retour arrière annule un pas, R lance, D double, F retourne le tablier.",
    chances: (seat) => `Chances de ${seat}`,
    chancesHelp: (depth) =>
      depth > 1 ? `Après le meilleur coup, vu ${depth} coups à l’avance.` : "Après le meilleur coup.",
    wins: "Gagne",
    loses: "Perd",
    ofWhich: ["en tout", "gammons", "backgammons"],
    cubeTitle: "Le videau",
    cubeHelp: (depth) =>
      `Pour le videau, la recherche voit ${depth} ${plural("fr", depth, "décision", "décisions")} à l’avance.`,
    cubeRows: ["Sans doubler", "Doubler, accepter", "Doubler, passer"],
    equity: "Équité",
    matchChance: "Partie entière",
    takePoint: "Seuil d’acceptation",
    marketLosers: "Sorties du marché",
    variants: ["argent, avec videau", "match en 7 points", "toute victoire compte 1"],
  },
  es: {
    point: (point) => `punto ${point}`,
    bar: (seat) => `barra de ${seat}`,
    off: (seat) => `retiradas por ${seat}`,
    checkers: (count, seat) => `${count} de ${seat}`,
    movable: "puede mover",
    picked: "en la mano",
    target: "destino posible",
    decisions: {
      roll: "Tirar los dados",
      double: "Doblar",
      take: "Aceptar el doble",
      pass: "Pasar",
      beaver: "Beaver",
      raccoon: "Raccoon",
      "resign single": "Rendirse",
      "resign gammon": "Rendirse con gammon",
      "resign backgammon": "Rendirse con backgammon",
      accept: "Aceptar",
      reject: "Rechazar",
    },
    noMove: "sin jugada",
    noMoveLong: (dice) => `No hay jugada posible con ${dice}.`,
    goOn: "Seguir",
    onlyMove: "La única jugada posible:",
    choose: (dice) => `Juega ${dice}: elige una ficha y luego su destino.`,
    composed: (moves) => `Hasta ahora ${moves}.`,
    done: "Confirmar",
    undo: "Deshacer",
    flip: "Girar el tablero",
    mirror: "Retirar por el otro lado",
    pips: (pips) => `${pips} ${plural("es", pips, "pip", "pips")}`,
    ahead: (pips) => `ventaja de ${pips}`,
    toRoll: "Tira los dados, o dobla antes.",
    rolled: (seat, dice) => `${seat} sacó ${dice}.`,
    played: (seat, moves) => `${seat} jugó ${moves}.`,
    offered: (seat, value) => `${seat} dobla a ${value}: ¿aceptar o pasar?`,
    beavered: (seat, value) => `${seat} hace beaver a ${value}: ¿aceptar o pasar?`,
    resigned: (seat, what) => `${seat}: ¿${what}?`,
    cubeInMiddle: (value) => `cubo ${value}, en el centro`,
    cubeOwned: (value) => `tiene el cubo, ${value}`,
    empty: "vacío",
    score: (points, length) => `${points} de ${length}, faltan ${length - points}`,
    crawford: "Partida Crawford: sin cubo",
    kinds: ["Una partida simple", "Un gammon", "Un backgammon"],
    over: "La partida ha terminado.",
    keys: "Las flechas eligen un punto, Intro toma y deja una ficha, 1 a 6 mueven con ese dado, Retroceso deshace un paso, R tira, D dobla, F gira el tablero.",
    chances: (seat) => `Probabilidades de ${seat}`,
    chancesHelp: (depth) =>
      depth > 1 ? `Tras la mejor jugada, vistas ${depth} jugadas.` : "Tras la mejor jugada.",
    wins: "Gana",
    loses: "Pierde",
    ofWhich: ["en total", "gammons", "backgammons"],
    cubeTitle: "El cubo",
    cubeHelp: (depth) =>
      `Para el cubo se mira ${depth} ${plural("es", depth, "decisión", "decisiones")} por delante.`,
    cubeRows: ["Sin doblar", "Doble, acepta", "Doble, pasa"],
    equity: "Equidad",
    matchChance: "Match ganado",
    takePoint: "Punto de aceptación",
    marketLosers: "Pierden el mercado",
    variants: ["dinero, con cubo", "match a 7", "toda victoria vale 1"],
  },
  zh: {
    point: (point) => `${point} 点`,
    bar: (seat) => `${seat}的中栏`,
    off: (seat) => `${seat}已出子`,
    checkers: (count, seat) => `${seat} ${count} 子`,
    movable: "可走",
    picked: "已拿起",
    target: "可到",
    decisions: {
      roll: "掷骰",
      double: "加倍",
      take: "接受加倍",
      pass: "拒绝",
      beaver: "反加倍",
      raccoon: "再反加倍",
      "resign single": "认输",
      "resign gammon": "认输双倍",
      "resign backgammon": "认输三倍",
      accept: "同意",
      reject: "拒绝",
    },
    noMove: "无棋可走",
    noMoveLong: (dice) => `掷得 ${dice}，无棋可走。`,
    goOn: "继续",
    onlyMove: "唯一走法：",
    choose: (dice) => `走 ${dice}：先选棋子，再选去处。`,
    composed: (moves) => `已走 ${moves}。`,
    done: "确定",
    undo: "撤销",
    flip: "翻转棋盘",
    mirror: "换到另一侧出子",
    pips: (pips) => `${pips} 步`,
    ahead: (pips) => `领先 ${pips}`,
    toRoll: "请掷骰，或先加倍。",
    rolled: (seat, dice) => `${seat}掷得 ${dice}。`,
    played: (seat, moves) => `${seat}走了 ${moves}。`,
    offered: (seat, value) => `${seat}加倍到 ${value}：接受还是放弃？`,
    beavered: (seat, value) => `${seat}反加倍到 ${value}：接受还是放弃？`,
    resigned: (seat, what) => `${seat}：${what}？`,
    cubeInMiddle: (value) => `加倍骰 ${value}，在中间`,
    cubeOwned: (value) => `持有加倍骰 ${value}`,
    empty: "空",
    score: (points, length) => `${points}/${length}，还差 ${length - points}`,
    crawford: "克劳福德局：不用加倍骰",
    kinds: ["单倍胜", "双倍胜", "三倍胜"],
    over: "本局结束。",
    keys: "方向键选点，回车拿起或放下棋子，1 到 6 按该骰子走，退格撤销一步，R 掷骰，D 加倍，F 翻转棋盘。",
    chances: (seat) => `${seat}的胜负机会`,
    chancesHelp: (depth) => (depth > 1 ? `按最佳走法，前看 ${depth} 手。` : "按最佳走法。"),
    wins: "胜",
    loses: "负",
    ofWhich: ["合计", "双倍", "三倍"],
    cubeTitle: "加倍骰",
    cubeHelp: (depth) => `加倍骰前看 ${depth} 个决策。`,
    cubeRows: ["不加倍", "加倍，接受", "加倍，拒绝"],
    equity: "期望值",
    matchChance: "赢得比赛",
    takePoint: "接受点",
    marketLosers: "错失时机",
    variants: ["赌分，用加倍骰", "7 分比赛", "每胜计 1 分"],
  },
};
