import type { Language } from "@tyche/trees";

/** What the board of Lifeboat says. */
export interface LifeboatWords {
  readonly row: (strokes: number) => string;
  readonly bail: (buckets: number) => string;
  readonly rowing: string;
  readonly bailing: string;
  readonly toGo: (strokes: number) => string;
  readonly water: (buckets: number, sinks: number) => string;
  readonly rolled: (seat: string, die: number) => string;
  readonly leak: (buckets: number) => string;
  readonly saved: string;
  readonly distance: string;
  readonly inBoat: string;
  readonly drowned: string;
}

export const LIFEBOAT_WORDS: Readonly<Record<Language, LifeboatWords>> = {
  en: {
    row: (strokes) => (strokes === 1 ? "Row 1 stroke" : `Row ${strokes} strokes`),
    bail: (buckets) => (buckets === 1 ? "Bail 1 bucket" : `Bail ${buckets} buckets`),
    rowing: "Row",
    bailing: "Bail",
    toGo: (strokes) => (strokes === 1 ? "1 stroke to go" : `${strokes} strokes to go`),
    water: (buckets, sinks) => `${buckets} of ${sinks} buckets of water`,
    rolled: (seat, die) => `${seat} has rolled ${die}`,
    leak: (buckets) => `After each turn ${buckets} buckets of water come in.`,
    saved: "The crew has won: all are ashore",
    distance: "Strokes to the shore",
    inBoat: "Buckets of water",
    drowned: "The game has ended: the boat has sunk",
  },
  fr: {
    row: (strokes) => (strokes < 2 ? `Ramer ${strokes} coup` : `Ramer ${strokes} coups`),
    bail: (buckets) => (buckets < 2 ? `Écoper ${buckets} seau` : `Écoper ${buckets} seaux`),
    rowing: "Ramer",
    bailing: "Écoper",
    toGo: (strokes) => (strokes < 2 ? `encore ${strokes} coup de rame` : `encore ${strokes} coups de rame`),
    water: (buckets, sinks) => `${buckets} ${buckets < 2 ? "seau" : "seaux"} d’eau sur ${sinks}`,
    rolled: (seat, die) => `${seat} a fait ${die}`,
    leak: (buckets) => `Après chaque tour, ${buckets} seaux d’eau entrent.`,
    saved: "L’équipage a gagné\u00a0: tous sont à terre",
    distance: "Coups de rame jusqu’au rivage",
    inBoat: "Seaux d’eau",
    drowned: "La partie est finie\u00a0: le canot a coulé",
  },
  es: {
    row: (strokes) => (strokes === 1 ? "Remar 1 palada" : `Remar ${strokes} paladas`),
    bail: (buckets) => (buckets === 1 ? "Achicar 1 cubo" : `Achicar ${buckets} cubos`),
    rowing: "Remar",
    bailing: "Achicar",
    toGo: (strokes) => (strokes === 1 ? "falta 1 palada" : `faltan ${strokes} paladas`),
    water: (buckets, sinks) => `${buckets} de ${sinks} cubos de agua`,
    rolled: (seat, die) => `${seat} ha sacado un ${die}`,
    leak: (buckets) => `Tras cada turno entran ${buckets} cubos de agua.`,
    saved: "La tripulación ha ganado: todos están en tierra",
    distance: "Paladas hasta la orilla",
    inBoat: "Cubos de agua",
    drowned: "La partida ha terminado: el bote se ha hundido",
  },
  zh: {
    row: (strokes) => `划 ${strokes} 桨`,
    bail: (buckets) => `舀 ${buckets} 桶水`,
    rowing: "划桨",
    bailing: "舀水",
    toGo: (strokes) => `还差 ${strokes} 桨`,
    water: (buckets, sinks) => `进水 ${buckets}/${sinks} 桶`,
    rolled: (seat, die) => `${seat}掷出 ${die}`,
    leak: (buckets) => `每轮之后进水 ${buckets} 桶。`,
    saved: "全体获胜：大家都上岸了",
    distance: "到岸的桨数",
    inBoat: "船内水桶数",
    drowned: "对局结束：船沉了",
  },
};
