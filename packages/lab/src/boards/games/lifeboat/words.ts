import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

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
    row: (strokes) => plural("en", strokes, "Row 1 stroke", `Row ${strokes} strokes`),
    bail: (buckets) => plural("en", buckets, "Bail 1 bucket", `Bail ${buckets} buckets`),
    rowing: "Row",
    bailing: "Bail",
    toGo: (strokes) => plural("en", strokes, "1 stroke to go", `${strokes} strokes to go`),
    water: (buckets, sinks) => `${buckets} of ${sinks} buckets of water`,
    rolled: (seat, die) => `${seat} has rolled ${die}`,
    leak: (buckets) => `After each turn ${buckets} buckets of water come in.`,
    saved: "The crew has won: all are ashore",
    distance: "Strokes to the shore",
    inBoat: "Buckets of water",
    drowned: "The game has ended: the boat has sunk",
  },
  fr: {
    row: (strokes) => plural("fr", strokes, `Ramer ${strokes} coup`, `Ramer ${strokes} coups`),
    bail: (buckets) => plural("fr", buckets, `Écoper ${buckets} seau`, `Écoper ${buckets} seaux`),
    rowing: "Ramer",
    bailing: "Écoper",
    toGo: (strokes) =>
      plural("fr", strokes, `encore ${strokes} coup de rame`, `encore ${strokes} coups de rame`),
    water: (buckets, sinks) => `${buckets} ${plural("fr", buckets, "seau", "seaux")} d’eau sur ${sinks}`,
    rolled: (seat, die) => `${seat} a fait ${die}`,
    leak: (buckets) => `Après chaque tour, ${buckets} seaux d’eau entrent.`,
    saved: "L’équipage a gagné\u00a0: tous sont à terre",
    distance: "Coups de rame jusqu’au rivage",
    inBoat: "Seaux d’eau",
    drowned: "La partie est finie\u00a0: le canot a coulé",
  },
  es: {
    row: (strokes) => plural("es", strokes, "Remar 1 palada", `Remar ${strokes} paladas`),
    bail: (buckets) => plural("es", buckets, "Achicar 1 cubo", `Achicar ${buckets} cubos`),
    rowing: "Remar",
    bailing: "Achicar",
    toGo: (strokes) => plural("es", strokes, "falta 1 palada", `faltan ${strokes} paladas`),
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
