import type { Language } from "@tyche/messages";

/** What the coin and the cup say. */
export interface CoinWords {
  readonly actions: Readonly<Record<"stop" | "play" | "ask" | "pass" | "heads" | "tails", string>>;
  readonly under: string;
  readonly lies: (side: string) => string;
  readonly variant: string;
  readonly ways: string;
  readonly methods: Readonly<Record<"ismcts" | "determinized", string>>;
  readonly fusion: string;
  readonly nonLocal: string;
  readonly paid: (value: string) => string;
}

export const COIN_WORDS: Readonly<Record<Language, CoinWords>> = {
  en: {
    actions: { stop: "Stop", play: "Play on", ask: "Ask", pass: "Pass", heads: "Heads", tails: "Tails" },
    under: "The coin lies under the cup",
    lies: (side) => `The coin shows: ${side}`,
    variant: "asked by one who knows",
    ways: "Two ways to search what is hidden",
    methods: {
      ismcts: "One tree for what is known (ISMCTS)",
      determinized: "Each coin apart (determinised)",
    },
    fusion:
      "To play on is worth 0: nobody names the coin better than by luck, and to stop pays 0.2. Who searches heads and tails apart knows each time what it will name and takes “play on” for worth 1. No number of samples cures it: strategy fusion.",
    nonLocal:
      "One who sees the coin stops on heads, so to be asked means tails, and to name tails is worth 1. Both ways begin at the question, believe both sides alike, and pass for 0.2: what an opponent who knows more would never have let come is not taken out of the belief (non-locality).",
    paid: (value) => `The guesser gets ${value}`,
  },
  fr: {
    actions: {
      stop: "S’arrêter",
      play: "Continuer",
      ask: "Demander",
      pass: "Passer",
      heads: "Face",
      tails: "Pile",
    },
    under: "La pièce est sous le gobelet",
    lies: (side) => `La pièce montre\u00a0: ${side}`,
    variant: "interrogé par qui sait",
    ways: "Deux façons de chercher ce qui est caché",
    methods: {
      ismcts: "Un arbre pour ce qu’on sait (ISMCTS)",
      determinized: "Chaque pièce à part (déterminisée)",
    },
    fusion:
      "Continuer vaut 0\u00a0: nul ne nomme le côté mieux qu’au hasard, et s’arrêter rapporte 0,2. Qui cherche pile et face à part sait chaque fois quoi nommer et croit que «\u00a0continuer\u00a0» vaut 1. Aucun nombre de tirages n’y remédie\u00a0: c’est la fusion de stratégies.",
    nonLocal:
      "Qui voit la pièce s’arrête sur face\u202f; être interrogé signifie donc pile, et nommer pile vaut 1. Les deux façons partent de la question, croient les deux côtés égaux et passent pour 0,2\u00a0: elles n’ôtent pas de la croyance ce qu’un adversaire mieux informé n’aurait jamais laissé venir (non-localité).",
    paid: (value) => `Celui qui devine reçoit ${value}`,
  },
  es: {
    actions: { stop: "Parar", play: "Seguir", ask: "Preguntar", pass: "Pasar", heads: "Cara", tails: "Cruz" },
    under: "La moneda está bajo el cubilete",
    lies: (side) => `La moneda muestra: ${side}`,
    variant: "pregunta quien sabe",
    ways: "Dos maneras de buscar lo oculto",
    methods: {
      ismcts: "Un árbol para lo que se sabe (ISMCTS)",
      determinized: "Cada moneda aparte (determinizada)",
    },
    fusion:
      "Seguir vale 0: nadie nombra el lado mejor que al azar, y parar paga 0,2. Quien busca cara y cruz por separado sabe cada vez qué nombrar y cree que «seguir» vale 1. Ningún número de muestras lo cura: es la fusión de estrategias.",
    nonLocal:
      "Quien ve la moneda para con cara, así que si pregunta es cruz, y nombrar cruz vale 1. Ambas maneras empiezan en la pregunta, creen igual en los dos lados y pasan por 0,2: no quitan de la creencia lo que un oponente mejor informado nunca habría dejado llegar (no localidad).",
    paid: (value) => `Quien adivina recibe ${value}`,
  },
  zh: {
    actions: { stop: "停止", play: "继续", ask: "提问", pass: "放弃", heads: "正面", tails: "反面" },
    under: "硬币在杯下",
    lies: (side) => `硬币是：${side}`,
    variant: "知情者提问",
    ways: "搜索隐藏信息的两种方法",
    methods: { ismcts: "按已知信息一棵树（ISMCTS）", determinized: "每种硬币分开（确定化）" },
    fusion:
      "继续的值是 0：谁也不能猜得比碰运气好，而停止得 0.2。若把正面与反面分开搜索，每次都知道该说哪面，就以为“继续”值 1。抽样再多也治不好：这叫策略融合。",
    nonLocal:
      "看得见硬币的人遇正面就停，所以被问就意味着反面，说反面值 1。两种方法都从提问开始，把两面看得一样可能，为 0.2 而放弃：更知情的对手绝不会让它发生的情形，没有从信念里去掉（非局部性）。",
    paid: (value) => `猜方得 ${value}`,
  },
};
