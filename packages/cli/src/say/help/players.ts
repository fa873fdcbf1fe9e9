import type { Told } from "../told.js";

/** The players and models of the arena, below its help. */
export const PLAYERS_HELP: readonly Told[] = [
  { en: "Players:", fr: "Joueurs\u00a0:", es: "Jugadores:", zh: "玩家：" },
  {
    en: "Models of other players:",
    fr: "Modèles des autres joueurs\u00a0:",
    es: "Modelos de los demás jugadores:",
    zh: "其他玩家的模型：",
  },
  {
    en: "Any action, each equally likely.",
    fr: "N’importe quelle action, toutes aussi probables.",
    es: "Cualquier acción, todas igual de probables.",
    zh: "任意行动，概率相等。",
  },
  {
    en: "The action after which its evaluator (a name, or a FILE of `tyche train`) likes the position best; the name of an evaluator alone means the same.",
    fr: "L’action après laquelle sa fonction d’évaluation (un nom, ou un FICHIER de `tyche train`) préfère la position\u202f; le nom de la fonction seul veut dire la même chose.",
    es: "La acción tras la que su función de evaluación (un nombre, o un ARCHIVO de `tyche train`) prefiere la posición; el nombre de la función solo significa lo mismo.",
    zh: "走完后其评估函数（名称，或 `tyche train` 所写的文件）评价最高的行动；只写评估函数的名称意思相同。",
  },
  {
    en: "An opponent as `createOpponent` makes it, n from 1 for beginners to 10, as in level:3; nodes or time limit a move in place of what the level takes.",
    fr: "Un adversaire tel que `createOpponent` le fait, n de 1 pour débutants à 10, comme level:3\u202f; nodes ou time limitent un coup à la place du niveau.",
    es: "Un oponente como lo hace `createOpponent`, n de 1 para principiantes a 10, como level:3; nodes o time limitan una jugada en lugar del nivel.",
    zh: "`createOpponent` 所造的对手，n 从适合初学者的 1 到 10，如 level:3；nodes 或 time 代替该等级所用的量来限制每一步。",
  },
  {
    en: "Takes the others for chance as its model expects them to play, by a method for one (expectiminimax) with options of its own.",
    fr: "Prend les autres pour du hasard, tels que son modèle les attend, par une méthode pour un seul (expectiminimax) avec ses propres options.",
    es: "Toma a los demás por azar, tal como los espera su modelo, con un método para uno (expectiminimax) y opciones propias.",
    zh: "按模型的预期把他人当作机会节点，用带自己选项的单人方法（expectiminimax）。",
  },
  {
    en: "The first of the game's own ways to decide, which `tyche think` asks too.",
    fr: "La première des manières de décider du jeu lui-même, que `tyche think` interroge aussi.",
    es: "El primero de los métodos propios del juego, al que también pregunta `tyche think`.",
    zh: "游戏自带的第一种决策方法，`tyche think` 也用它。",
  },
  {
    en: "One of the best actions; exact where no depth is given.",
    fr: "L’une des meilleures actions\u202f; exact quand aucune profondeur n’est donnée.",
    es: "Una de las mejores acciones; exacto si no se da profundidad.",
    zh: "最佳行动之一；未给深度时为精确。",
  },
  {
    en: "Another model (of; perfect without one), but with probability epsilon, 0.2 without it, any action.",
    fr: "Un autre modèle (of\u202f; à défaut perfect), mais avec la probabilité epsilon, à défaut 0.2, n’importe quelle action.",
    es: "Otro modelo (of; si falta, perfect), pero con probabilidad epsilon, 0.2 si falta, cualquier acción.",
    zh: "另一模型（of；不设时为 perfect），但以概率 epsilon（不设时为 0.2）走任意行动。",
  },
  {
    en: "Quantal response: the better an action, the likelier, by its value divided by the temperature, 0.5 without it.",
    fr: "Réponse quantale\u00a0: plus une action est bonne, plus elle est probable, selon sa valeur divisée par la température, à défaut 0.5.",
    es: "Respuesta cuantal: cuanto mejor es una acción, más probable, según su valor dividido por la temperatura, 0.5 si falta.",
    zh: "量子响应：行动越好概率越大，按其值除以 temperature（不设时为 0.5）。",
  },
  {
    en: "Actions by their weights, as in biased:rock=5,paper=3; 1 for the others.",
    fr: "Les actions selon leurs poids, comme biased:rock=5,paper=3\u202f; 1 pour les autres.",
    es: "Las acciones según sus pesos, como biased:rock=5,paper=3; 1 para las demás.",
    zh: "按权重选行动，如 biased:rock=5,paper=3；其余为 1。",
  },
  {
    en: "The legal actions one after the other, from game to game.",
    fr: "Les actions légales l’une après l’autre, de partie en partie.",
    es: "Las acciones legales una tras otra, de partida en partida.",
    zh: "逐局轮流走各个合法行动。",
  },
  {
    en: "Backgammon: all rolls and plays so many decisions deep (depth, 1 to 4; width: filters or full) by an evaluator, and the cube where it is played.",
    fr: "Backgammon\u00a0: tous les jets et coups sur autant de décisions (depth, de 1 à 4\u202f; width\u00a0: filters ou full) par une fonction d’évaluation, et le videau là où il se joue.",
    es: "Backgammon: todas las tiradas y jugadas tantas decisiones por delante (depth, de 1 a 4; width: filters o full) con una función de evaluación, y el cubo donde se juega.",
    zh: "双陆棋：用评估函数把所有掷骰和走法看这么多决策深（depth，1 到 4；width：filters 或 full），用到加倍骰时一并决定。",
  },
  {
    en: "Backgammon: GNU Backgammon, so many of its plies deep (0 is its static evaluation), and the cube where it is played.",
    fr: "Backgammon\u00a0: GNU Backgammon, sur autant de ses plies (0 est son évaluation statique), et le videau là où il se joue.",
    es: "Backgammon: GNU Backgammon, tantas de sus plies por delante (0 es su evaluación estática), y el cubo donde se juega.",
    zh: "双陆棋：GNU Backgammon，看它的这么多 ply 深（0 为静态评估），用到加倍骰时一并决定。",
  },
  {
    en: 'Think by this method, with the options of `tyche think`: star2:depth=2,evaluator=race. An option of the game\n      behind "as." says what the player takes the game to be: expectiminimax:depth=3,as.ghosts=directional.',
    fr: 'Réfléchir par cette méthode, avec les options de `tyche think`\u00a0: star2:depth=2,evaluator=race. Une option du jeu\n      derrière "as." dit pour quoi le joueur prend le jeu\u00a0: expectiminimax:depth=3,as.ghosts=directional.',
    es: 'Pensar con este método, con las opciones de `tyche think`: star2:depth=2,evaluator=race. Una opción del juego\n      tras "as." dice por qué juego lo toma el jugador: expectiminimax:depth=3,as.ghosts=directional.',
    zh: '用此方法思考，选项同 `tyche think`：star2:depth=2,evaluator=race。"as." 之后的游戏选项\n      表示玩家把游戏当作什么：expectiminimax:depth=3,as.ghosts=directional。',
  },
  {
    en: "the name of one of the game's evaluators",
    fr: "le nom d’une des fonctions d’évaluation du jeu",
    es: "el nombre de una de las funciones de evaluación del juego",
    zh: "游戏的某个评估函数的名称",
  },
  {
    en: "The same as greedy with this evaluator.",
    fr: "La même chose que greedy avec cette fonction d’évaluation.",
    es: "Lo mismo que greedy con esta función de evaluación.",
    zh: "与用此评估函数的 greedy 相同。",
  },
  {
    en: "Learns how often each action was seen: by=state or by=action; prior, another model, weighs weight observations an action.",
    fr: "Apprend combien de fois chaque action a été vue\u00a0: by=state ou by=action\u202f; prior, un autre modèle, vaut weight observations par action.",
    es: "Aprende cuántas veces se vio cada acción: by=state o by=action; prior, otro modelo, vale weight observaciones por acción.",
    zh: "学习每个行动出现的次数：by=state 或 by=action；prior 是另一模型，相当于每个行动 weight 次观察。",
  },
  {
    en: "Learns which actions follow which, by context-tree weighting over the last depth actions, 4 without it.",
    fr: "Apprend quelles actions en suivent d’autres, par pondération d’arbres de contextes sur les depth dernières actions, à défaut 4.",
    es: "Aprende qué acciones siguen a cuáles, por ponderación de árboles de contexto sobre las últimas depth acciones, 4 si falta.",
    zh: "学习行动的先后关系，对最近 depth 个行动（不设时为 4）作上下文树加权。",
  },
  {
    en: "One of several models, learned which: mixture:a=uniform,b=[noisy:epsilon=0.1].",
    fr: "L’un de plusieurs modèles, en apprenant lequel\u00a0: mixture:a=uniform,b=[noisy:epsilon=0.1].",
    es: "Uno de varios modelos, aprendiendo cuál: mixture:a=uniform,b=[noisy:epsilon=0.1].",
    zh: "若干模型之一，并学习是哪一个：mixture:a=uniform,b=[noisy:epsilon=0.1]。",
  },
  {
    en: "noisy, perfect and all players above that are drawn by probabilities",
    fr: "noisy, perfect et tous les joueurs ci-dessus qui tirent selon des probabilités",
    es: "noisy, perfect y todos los jugadores de arriba que sortean según probabilidades",
    zh: "noisy、perfect 以及上面所有按概率行动的玩家",
  },
  {
    en: "The same as the player of this name.",
    fr: "La même chose que le joueur de ce nom.",
    es: "Lo mismo que el jugador de este nombre.",
    zh: "与同名的玩家相同。",
  },
];
