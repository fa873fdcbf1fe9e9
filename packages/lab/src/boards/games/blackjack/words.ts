import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";
import type { Action } from "./cards.js";

/** What the table of Blackjack says. */
export interface BlackjackWords {
  readonly actions: Readonly<Record<Action, string>>;
  /** One letter, or sign, in the table. */
  readonly letters: Readonly<Record<Action, string>>;
  readonly dealer: string;
  readonly player: string;
  readonly total: (total: number, soft: boolean) => string;
  readonly faceDown: string;
  readonly doubled: string;
  readonly natural: string;
  readonly bust: string;
  readonly card: (name: string) => string;
  /** So many bets: the number, and as it is written. */
  readonly bets: (count: number, written: string) => string;
  readonly won: (bets: string) => string;
  readonly lost: (bets: string) => string;
  readonly even: string;
  readonly strategy: string;
  readonly hand: string;
  readonly against: (name: string) => string;
  readonly edge: (percent: string) => string;
  readonly onlyTwo: string;
  readonly sampling: string;
  readonly wait: string;
}

export const BLACKJACK_WORDS: Readonly<Record<Language, BlackjackWords>> = {
  en: {
    actions: { hit: "Hit", stand: "Stand", double: "Double", deal: "Turn the dealer's card" },
    letters: { hit: "H", stand: "S", double: "D", deal: "–" },
    dealer: "Dealer",
    player: "You",
    total: (total, soft) => (soft ? `soft ${total}` : String(total)),
    faceDown: "one face down",
    doubled: "bet doubled",
    natural: "Blackjack",
    bust: "bust",
    card: (name) => `card ${name}`,
    bets: (count, written) => `${written} ${plural("en", count, "bet", "bets")}`,
    won: (bets) => `You have won ${bets}`,
    lost: (bets) => `You have lost ${bets}`,
    even: "Your bet comes back",
    strategy: "Basic strategy, exact",
    hand: "Hand",
    against: (name) => `against ${name}`,
    edge: (percent) =>
      `Whoever plays by this table loses ${percent} of the bet a round: the edge of the house.`,
    onlyTwo: "With three cards or more there is no doubling: hit instead, but stand on soft 18.",
    sampling:
      "Exact, because the card face down is drawn when it is turned. A search that samples that card and then plays on as if it were seen takes hits for better than they are: 12 against a ten by 0.005 bets or more.",
    wait: "The table is being reckoned …",
  },
  fr: {
    actions: { hit: "Tirer", stand: "Rester", double: "Doubler", deal: "Retourner la carte de la banque" },
    letters: { hit: "T", stand: "R", double: "D", deal: "–" },
    dealer: "Banque",
    player: "Vous",
    total: (total, soft) => (soft ? `${total} souple` : String(total)),
    faceDown: "une carte cachée",
    doubled: "mise doublée",
    natural: "Blackjack",
    bust: "plus de 21",
    card: (name) => `carte ${name}`,
    bets: (count, written) => `${written} ${plural("fr", count, "mise", "mises")}`,
    won: (bets) => `Vous avez gagné ${bets}`,
    lost: (bets) => `Vous avez perdu ${bets}`,
    even: "Votre mise vous revient",
    strategy: "Stratégie de base, exacte",
    hand: "Main",
    against: (name) => `contre ${name}`,
    edge: (percent) =>
      `Qui suit ce tableau perd ${percent} de la mise par coup\u00a0: c’est l’avantage de la maison.`,
    onlyTwo: "Avec trois cartes ou plus on ne double pas\u00a0: tirez, mais restez à 18 souple.",
    sampling:
      "Exact, car la carte cachée est tirée quand on la retourne. Une recherche qui tire cette carte au sort, puis joue comme si elle la voyait, croit tirer meilleur que ce n’est\u00a0: 12 contre dix, de 0,005 mise au moins.",
    wait: "Le tableau se calcule…",
  },
  es: {
    actions: { hit: "Pedir", stand: "Plantarse", double: "Doblar", deal: "Descubrir la carta de la banca" },
    letters: { hit: "P", stand: "Q", double: "D", deal: "–" },
    dealer: "Banca",
    player: "Usted",
    total: (total, soft) => (soft ? `${total} blando` : String(total)),
    faceDown: "una carta tapada",
    doubled: "apuesta doblada",
    natural: "Blackjack",
    bust: "se pasa",
    card: (name) => `naipe ${name}`,
    bets: (count, written) => `${written} ${plural("es", count, "apuesta", "apuestas")}`,
    won: (bets) => `Ha ganado ${bets}`,
    lost: (bets) => `Ha perdido ${bets}`,
    even: "Recupera su apuesta",
    strategy: "Estrategia básica, exacta",
    hand: "Mano",
    against: (name) => `contra ${name}`,
    edge: (percent) =>
      `Quien sigue esta tabla pierde el ${percent} de la apuesta por ronda: la ventaja de la casa.`,
    onlyTwo: "Con tres naipes o más no se dobla: pida, pero plántese (Q) con 18 blando.",
    sampling:
      "Exacta, porque la carta tapada se saca al descubrirla. Una búsqueda que sortea esa carta y sigue como si la viera cree que pedir es mejor de lo que es: 12 contra un diez, en 0,005 apuestas o más.",
    wait: "Se está calculando la tabla…",
  },
  zh: {
    actions: { hit: "要牌", stand: "停牌", double: "加倍", deal: "翻开庄家的牌" },
    letters: { hit: "要", stand: "停", double: "倍", deal: "–" },
    dealer: "庄家",
    player: "您",
    total: (total, soft) => (soft ? `软 ${total}` : String(total)),
    faceDown: "一张暗牌",
    doubled: "已加倍",
    natural: "黑杰克",
    bust: "爆牌",
    card: (name) => `牌 ${name}`,
    bets: (_count, written) => `${written} 注`,
    won: (bets) => `您赢了 ${bets}`,
    lost: (bets) => `您输了 ${bets}`,
    even: "平局，退回赌注",
    strategy: "基本策略（精确）",
    hand: "手牌",
    against: (name) => `对 ${name}`,
    edge: (percent) => `照此表打，每局平均输掉赌注的 ${percent}：这就是庄家优势。`,
    onlyTwo: "三张牌以上不能加倍：改为要牌，但软 18 停牌。",
    sampling:
      "结果精确，因为暗牌在翻开时才抽。若搜索先抽样暗牌、再当作看得见来打，会高估要牌：12 对十至少高估 0.005 注。",
    wait: "正在计算表格……",
  },
};
