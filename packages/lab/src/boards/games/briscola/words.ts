import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";
import type { FaceName } from "./cards.js";

/** What the table of Briscola says. */
export interface BriscolaWords {
  readonly suits: readonly [cups: string, coins: string, clubs: string, swords: string];
  readonly faces: Readonly<Record<FaceName, string>>;
  readonly card: (rank: string, suit: string) => string;
  readonly hand: (seat: string) => string;
  readonly hidden: (cards: number) => string;
  readonly points: (points: number) => string;
  readonly stock: (cards: number) => string;
  readonly trump: (card: string) => string;
  readonly led: (card: string) => string;
  readonly nothingLed: string;
  readonly took: (seat: string) => string;
  readonly result: (own: number, other: number) => string;
  readonly unseen: string;
  readonly chance: (percent: string) => string;
  readonly allSeen: string;
  readonly key: Readonly<Record<"here" | "out" | "unseen", string>>;
  readonly sampling: string;
}

export const BRISCOLA_WORDS: Readonly<Record<Language, BriscolaWords>> = {
  en: {
    suits: ["cups", "coins", "clubs", "swords"],
    faces: { jack: "jack", knight: "knight", king: "king", ace: "ace" },
    card: (rank, suit) => `${rank} of ${suit}`,
    hand: (seat) => `${seat}'s hand`,
    hidden: (cards) => `${cards} face down`,
    points: (points) => `${points} ${plural("en", points, "point", "points")}`,
    stock: (cards) => `${cards} to draw`,
    trump: (card) => `Trump: ${card}`,
    led: (card) => `Led: ${card}`,
    nothingLed: "Nothing is led",
    took: (seat) => `${seat} took the trick`,
    result: (own, other) => `${own} to ${other}`,
    unseen: "Seen and unseen",
    chance: (percent) => `Each unseen card is in the other hand with ${percent}.`,
    allSeen: "Every card is seen.",
    key: { here: "seen in play", out: "gone", unseen: "unseen" },
    sampling:
      "The machine sees what its player sees. It draws the unseen cards at random and walks one tree for all deals (ISMCTS). To search each deal apart, as if all cards lay open, makes a player believe that he may choose by cards he does not see: strategy fusion. Neither reads from what the opponent played what he must hold.",
  },
  fr: {
    suits: ["coupes", "deniers", "bâtons", "épées"],
    faces: { jack: "valet", knight: "cavalier", king: "roi", ace: "as" },
    card: (rank, suit) => (/^[aeiouéh]/.test(suit) ? `${rank} d’${suit}` : `${rank} de ${suit}`),
    hand: (seat) => `Main de ${seat}`,
    hidden: (cards) => `${cards} ${plural("fr", cards, "carte cachée", "cartes cachées")}`,
    points: (points) => `${points} ${plural("fr", points, "point", "points")}`,
    stock: (cards) => `${cards} à piocher`,
    trump: (card) => `Atout\u00a0: ${card}`,
    led: (card) => `Carte jouée\u00a0: ${card}`,
    nothingLed: "Rien n’est entamé",
    took: (seat) => `${seat} a pris le pli`,
    result: (own, other) => `${own} à ${other}`,
    unseen: "Vu et non vu",
    chance: (percent) => `Chaque carte non vue est dans l’autre main à ${percent}.`,
    allSeen: "Toutes les cartes sont vues.",
    key: { here: "vue en jeu", out: "tombée", unseen: "non vue" },
    sampling:
      "La machine voit ce que voit son joueur. Elle tire les cartes non vues au hasard et parcourt un seul arbre pour toutes les donnes (ISMCTS). Chercher dans chaque donne à part, cartes sur table, fait croire qu’on pourra choisir d’après des cartes qu’on ne voit pas\u00a0: la fusion de stratégies. Ni l’une ni l’autre ne déduit du jeu de l’adversaire ce qu’il doit tenir.",
  },
  es: {
    suits: ["copas", "oros", "bastos", "espadas"],
    faces: { jack: "sota", knight: "caballo", king: "rey", ace: "as" },
    card: (rank, suit) => `${rank} de ${suit}`,
    hand: (seat) => `Mano de ${seat}`,
    hidden: (cards) => `${cards} ${plural("es", cards, "tapada", "tapadas")}`,
    points: (points) => `${points} ${plural("es", points, "punto", "puntos")}`,
    stock: (cards) => `${cards} por robar`,
    trump: (card) => `Triunfo: ${card}`,
    led: (card) => `Salida: ${card}`,
    nothingLed: "Nadie ha salido",
    took: (seat) => `${seat} se llevó la baza`,
    result: (own, other) => `${own} a ${other}`,
    unseen: "Visto y no visto",
    chance: (percent) => `Cada naipe no visto está en la otra mano con un ${percent}.`,
    allSeen: "Todos los naipes están vistos.",
    key: { here: "visto en juego", out: "jugado", unseen: "no visto" },
    sampling:
      "La máquina ve lo que ve su jugador. Reparte al azar los naipes no vistos y recorre un solo árbol para todos los repartos (ISMCTS). Buscar en cada reparto por separado, con todo a la vista, hace creer que se podrá elegir según naipes que no se ven: la fusión de estrategias. Ninguna deduce de lo jugado lo que el oponente debe tener.",
  },
  zh: {
    suits: ["杯", "币", "棒", "剑"],
    faces: { jack: "侍从", knight: "骑士", king: "国王", ace: "A" },
    card: (rank, suit) => `${suit}${rank}`,
    hand: (seat) => `${seat}手牌`,
    hidden: (cards) => `${cards} 张未亮`,
    points: (points) => `${points} 分`,
    stock: (cards) => `余 ${cards} 张`,
    trump: (card) => `将牌：${card}`,
    led: (card) => `首攻：${card}`,
    nothingLed: "尚未出牌",
    took: (seat) => `${seat}赢得此墩`,
    result: (own, other) => `${own} 比 ${other}`,
    unseen: "已见与未见",
    chance: (percent) => `每张未见的牌在对方手里的机会是 ${percent}。`,
    allSeen: "所有的牌都已见。",
    key: { here: "场上可见", out: "已出", unseen: "未见" },
    sampling:
      "机器只看它的玩家看得见的牌。它随机补全未见的牌，并为所有牌局只走一棵树（ISMCTS）。若把每副牌局当作明牌分开搜索，就会以为将来能按看不见的牌来选择：这叫策略融合。两种方法都不会从对手的出牌推断他手里必有什么。",
  },
};
