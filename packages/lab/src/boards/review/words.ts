import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What is said in review, by the tutor, and in hints. */
export interface ReviewWords {
  readonly title: string;
  readonly collect: string;
  readonly collected: (count: number) => string;
  readonly judgeFirst: string;
  readonly ask: (waiting: number) => string;
  readonly daily: string;
  readonly preparing: string;
  readonly question: (seat: string) => string;
  readonly right: string;
  readonly wrong: string;
  readonly gives: (action: string, loss: string) => string;
  readonly better: (action: string) => string;
  readonly playedThen: (action: string, loss: string) => string;
  readonly next: string;
  readonly close: string;
  readonly score: (count: number, loss: string) => string;
  readonly tutor: string;
  readonly threshold: string;
  readonly doubt: (action: string, loss: string) => string;
  readonly playAll: string;
  readonly again: string;
  readonly hint: string;
  readonly more: string;
  readonly stakes: (margin: string) => string;
  readonly alike: string;
  readonly look: (area: string) => string;
  readonly why: (action: string, value: string) => string;
  readonly whyNext: (action: string, loss: string) => string;
  readonly expected: (line: string) => string;
  readonly waiting: string;
}

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    title: "Find the better move",
    collect: "Collect my worst moments",
    collected: (count) => plural("en", count, "1 moment was collected.", `${count} moments were collected.`),
    judgeFirst: "Judge the whole game first (page Ledger).",
    ask: (waiting) => `Ask me (${waiting} waiting)`,
    daily: "Position of the day",
    preparing: "The position is being prepared …",
    question: (seat) => `${seat} to move: guess first.`,
    right: "Right.",
    wrong: "Not the best.",
    gives: (action, loss) => `${action} gives away ${loss}.`,
    better: (action) => `Best was ${action}.`,
    playedThen: (action, loss) => `In the game: ${action}, which gave away ${loss}.`,
    next: "Next",
    close: "Close",
    score: (count, loss) => `${count} answered, ${loss} given away on average.`,
    tutor: "Tutor",
    threshold: "Ask before I give away more than",
    doubt: (action, loss) => `${action} gives away ${loss}. Play it all the same?`,
    playAll: "Play it",
    again: "Think again",
    hint: "Hint",
    more: "More",
    stakes: (margin) => `One move is ahead of all others by ${margin}.`,
    alike: "Several moves are as good as each other.",
    look: (area) => `Look here: ${area}.`,
    why: (action, value) => `${action}, worth ${value}.`,
    whyNext: (action, loss) => `The next, ${action}, is worth ${loss} less.`,
    expected: (line) => `Expected: ${line}.`,
    waiting: "The hint comes when the first analysis is there.",
  },
  fr: {
    title: "Trouver le meilleur coup",
    collect: "Réunir mes pires moments",
    collected: (count) => plural("fr", count, `${count} moment réuni.`, `${count} moments réunis.`),
    judgeFirst: "Jugez d’abord toute la partie (page Compte).",
    ask: (waiting) => `Interroger (${waiting} en attente)`,
    daily: "Position du jour",
    preparing: "La position se prépare…",
    question: (seat) => `${seat} joue\u00a0: devinez d’abord.`,
    right: "Juste.",
    wrong: "Pas le meilleur.",
    gives: (action, loss) => `${action} perd ${loss}.`,
    better: (action) => `Le meilleur était ${action}.`,
    playedThen: (action, loss) => `Dans la partie\u00a0: ${action}, qui perdait ${loss}.`,
    next: "Suivante",
    close: "Fermer",
    score: (count, loss) => `${count} réponses, ${loss} perdu en moyenne.`,
    tutor: "Tuteur",
    threshold: "Demander avant que je perde plus de",
    doubt: (action, loss) => `${action} perd ${loss}. Le jouer quand même\u202f?`,
    playAll: "Le jouer",
    again: "Réfléchir encore",
    hint: "Indice",
    more: "Encore",
    stakes: (margin) => `Un coup devance tous les autres de ${margin}.`,
    alike: "Plusieurs coups se valent.",
    look: (area) => `Regardez ici\u00a0: ${area}.`,
    why: (action, value) => `${action}, qui vaut ${value}.`,
    whyNext: (action, loss) => `Le suivant, ${action}, vaut ${loss} de moins.`,
    expected: (line) => `Variante principale\u00a0: ${line}.`,
    waiting: "L’indice vient avec la première analyse.",
  },
  es: {
    title: "Encontrar la mejor jugada",
    collect: "Reunir mis peores momentos",
    collected: (count) => plural("es", count, "1 momento reunido.", `${count} momentos reunidos.`),
    judgeFirst: "Juzgue primero toda la partida (página Cuenta).",
    ask: (waiting) => `Preguntar (${waiting} pendientes)`,
    daily: "Posición del día",
    preparing: "La posición se prepara…",
    question: (seat) => `Juega ${seat}: adivine primero.`,
    right: "Correcto.",
    wrong: "No es la mejor.",
    gives: (action, loss) => `${action} pierde ${loss}.`,
    better: (action) => `La mejor era ${action}.`,
    playedThen: (action, loss) => `En la partida: ${action}, que perdía ${loss}.`,
    next: "Siguiente",
    close: "Cerrar",
    score: (count, loss) => `${count} respuestas, ${loss} perdido de media.`,
    tutor: "Preparador",
    threshold: "Preguntar antes de que pierda más de",
    doubt: (action, loss) => `${action} pierde ${loss}. ¿Jugarla de todos modos?`,
    playAll: "Jugarla",
    again: "Pensar otra vez",
    hint: "Pista",
    more: "Más",
    stakes: (margin) => `Una jugada supera a todas las demás en ${margin}.`,
    alike: "Varias jugadas son igual de buenas.",
    look: (area) => `Mire aquí: ${area}.`,
    why: (action, value) => `${action}, que vale ${value}.`,
    whyNext: (action, loss) => `La siguiente, ${action}, vale ${loss} menos.`,
    expected: (line) => `Variante principal: ${line}.`,
    waiting: "La pista llega con el primer análisis.",
  },
  zh: {
    title: "找出更好的着法",
    collect: "收集我最差的时刻",
    collected: (count) => `已收集 ${count} 个时刻。`,
    judgeFirst: "请先评判整局（“账目”页）。",
    ask: (waiting) => `考考我（${waiting} 题待答）`,
    daily: "每日一题",
    preparing: "正在准备局面……",
    question: (seat) => `轮到${seat}：先猜一猜。`,
    right: "正确。",
    wrong: "不是最佳。",
    gives: (action, loss) => `${action} 损失 ${loss}。`,
    better: (action) => `最佳是 ${action}。`,
    playedThen: (action, loss) => `对局中走的是 ${action}，损失 ${loss}。`,
    next: "下一题",
    close: "关闭",
    score: (count, loss) => `已答 ${count} 题，平均损失 ${loss}。`,
    tutor: "助教",
    threshold: "损失超过此值前先问我",
    doubt: (action, loss) => `${action} 会损失 ${loss}。仍然要走吗？`,
    playAll: "照走",
    again: "再想想",
    hint: "提示",
    more: "更多",
    stakes: (margin) => `有一步比其他所有着法多 ${margin}。`,
    alike: "有几步一样好。",
    look: (area) => `看这里：${area}。`,
    why: (action, value) => `${action}，值为 ${value}。`,
    whyNext: (action, loss) => `其次是 ${action}，少 ${loss}。`,
    expected: (line) => `主要变例：${line}。`,
    waiting: "有了初步分析就会给出提示。",
  },
};
