import type { Language } from "@tyche/trees";

/** Commands whose help is told in every language: those about trees and exercises. */
export const TOLD_COMMANDS = [
  "solve",
  "draw",
  "sensitivity",
  "risk",
  "equilibrium",
  "random",
  "exercise",
  "grade",
] as const;
export type ToldCommand = (typeof TOLD_COMMANDS)[number];

/** Options by their long name; behind the name of a command where it means something of its own there. */
export const TOLD_OPTIONS = [
  "--algorithm",
  "--ascii",
  "--batch",
  "--branching",
  "--by",
  "--count",
  "--cuts",
  "--deal",
  "--decimals",
  "--deep-cut",
  "--direction",
  "--evaluator",
  "--explain",
  "--format",
  "--fragment",
  "--help",
  "--horizon",
  "--json",
  "--key",
  "--kind",
  "--kinds",
  "--labels",
  "--language",
  "--leaves",
  "--level",
  "--limit",
  "--list",
  "--no-ties",
  "--notation",
  "--out",
  "--page",
  "--players",
  "--position",
  "--probabilities",
  "--roll",
  "--root",
  "--scale",
  "--seed",
  "--solved",
  "--stream",
  "--svg",
  "--to",
  "--trace",
  "--unique",
  "--utility",
  "--windows",
  "--windows-at",
  "--wrap",
  "exercise --fail",
  "exercise --language",
  "grade --language",
  "exercise --list",
  "exercise --ties",
  "exercise --to",
  "random --algorithm",
  "random --depth",
] as const;
export type ToldOption = (typeof TOLD_OPTIONS)[number];

/** What the help says in one language; {0} stands for the list of words in the English of an option. */
export interface Help {
  readonly labels: Readonly<Record<"Usage:" | "Arguments:" | "Options:" | "Commands:" | "Examples:", string>>;
  /** The argument of a command: a tree, or a file of answers. */
  readonly tree: string;
  readonly answers: string;
  readonly standard: string;
  readonly summaries: Readonly<Record<ToldCommand, string>>;
  readonly options: Readonly<Record<ToldOption, string>>;
}

export const HELP: Readonly<Record<Exclude<Language, "en">, Help>> = {
  fr: {
    labels: {
      "Usage:": "Utilisation\u00a0:",
      "Arguments:": "Arguments\u00a0:",
      "Options:": "Options\u00a0:",
      "Commands:": "Commandes\u00a0:",
      "Examples:": "Exemples\u00a0:",
    },
    tree: "Un fichier, - pour l’entrée standard, ou l’arbre lui-même entre guillemets.",
    answers:
      "Un fichier de réponses, comme tyche exercise --to json l’écrit, rempli\u202f; - pour l’entrée standard.",
    standard: "défaut",
    summaries: {
      solve:
        "Résoudre un arbre de jeu et dire comment\u00a0: valeur, meilleures actions, ce qui est visité et ce qui est coupé.",
      draw: "Dessiner un arbre de jeu en texte, SVG, LaTeX, DOT, Mermaid, ou changer son format.",
      sensitivity:
        "Dire quel changement d’un gain ou d’une probabilité change la meilleure action, exactement.",
      risk: "Décider selon une utilité\u00a0: l’équivalent certain de chaque nœud d’un arbre avec hasard.",
      equilibrium:
        "Résoudre un arbre à ensembles d’information, comme un fichier Gambit\u00a0: ce que chaque joueur fait à chaque endroit, exactement.",
      random: "Générer un arbre de jeu aléatoire, ou un exercice, à partir d’une graine.",
      exercise:
        "Faire des exercices de recherche à partir d’une graine\u00a0: à imprimer, pour Moodle, Canvas, GIFT, des programmes.",
      grade: "Noter des réponses à des exercices, et nommer la règle fausse qui est derrière.",
    },
    options: {
      "--algorithm":
        "L’algorithme\u202f; `tyche solve --list` les énumère. À défaut celui que demande le fichier, sinon max^n à plus de deux joueurs, expectiminimax avec hasard, minimax sans.",
      "--ascii": "N’employer que des caractères ASCII.",
      "--batch":
        'Résoudre des lignes JSON de l’entrée standard, {"id", "tree"} chacune\u202f; une réponse par ligne.',
      "--branching": "Enfants d’un nœud intérieur, ou le moins et le plus.",
      "--by":
        "Déplacer chaque nombre de cette part de son étendue pour la valeur de l’arbre et le diagramme\u202f; à défaut sur toute l’étendue. Les seuils sont les mêmes.",
      "--count": "Autant d’exercices, 60 au plus. À défaut 1.",
      "--cuts": "Tirer des arbres jusqu’à ce que l’un ait autant de coupures ou plus,",
      "--deal": "Au lieu d’une position\u00a0: un début de partie, cartes et dés tirés par cette graine.",
      "--decimals": "Des décimaux au lieu de fractions.",
      "--deep-cut": "… jusqu’à ce que l’un ait une coupure profonde,",
      "--direction": "Où pousse l’arbre\u202f; à défaut comme le veut la notation.",
      "--evaluator":
        "Avec --game\u00a0: ce qui juge les positions à la profondeur, par son nom ou un FICHIER de `tyche train`.",
      "--explain": "Dire d’abord chaque étape en mots.",
      "--format": "Le format de l’arbre\u00a0: {0}. À défaut, il est trouvé d’après le texte.",
      "--fragment": "forest et tikz\u00a0: le dessin seul, pour un document à vous.",
      "--help": "Afficher cette aide.",
      "--horizon": "Avec --game\u00a0: juger à une décision, ou avant le hasard.",
      "--json":
        "Afficher la réponse en un objet JSON. Il compte les enfants à partir de 0\u202f; les réponses en mots, à partir de 1.",
      "--key": "text, latex, html, json\u00a0: avec les réponses.",
      "--kind":
        "Le type de tous les exercices (voir --list), ou mixed\u00a0: tous les types tour à tour. À défaut cuts-alpha-beta.",
      "--kinds":
        "Les types des niveaux tour à tour, parmi {0}\u202f; ou irregular. À défaut max,min, ou player avec --players.",
      "--labels": "svg, forest, tikz\u00a0: étiquettes et actions de N colonnes au plus, 28 à défaut.",
      "--language":
        "La langue de ce qui est dit. À défaut celle de l’environnement (LC_ALL, LC_MESSAGES, LANG), sinon en.",
      "--leaves": "L’étendue des gains, des nombres entiers.",
      "--level":
        "1\u00a0: petits arbres\u202f; 2\u00a0: plus grands\u202f; 3\u00a0: avec fractions et égalités. À défaut 1.",
      "--limit": "Dessiner autant de nœuds au plus\u202f; chaque dessin a sa propre limite.",
      "--list": "Énumérer les algorithmes\u202f; avec --algorithm, tout sur l’un d’eux.",
      "--no-ties": "… jusqu’à ce que deux valeurs comparées ne soient jamais égales.",
      "--notation": "Les formes des nœuds\u00a0: {0}. À défaut aima.",
      "--out": "Écrire dans un fichier.",
      "--page": "svg, forest, tikz\u00a0: assez petit pour une page A4.",
      "--players": "Des feuilles avec des gains pour autant de joueurs.",
      "--position": "La position\u202f; `tyche games` dit comment chaque jeu l’écrit.",
      "--probabilities": "Celles des nœuds de hasard\u202f; égales à défaut.",
      "--roll": "Les dés, pour les jeux qui en ont\u00a0: 31, 3-1 ou, à un dé, 4.",
      "--root":
        "Qui joue à la racine d’une liste imbriquée ou de parenthèses\u202f; les types alternent au-dessous.",
      "--scale": "svg, forest, tikz\u00a0: autant de fois plus grand, comme 0.7.",
      "--seed": "Un nombre ou un mot\u202f; la même graine donne la même chose, à l’octet près. À défaut 1.",
      "--solved": "Dessiner avec les valeurs, les coupures et les actions choisies.",
      "--stream":
        "Résoudre du JSON ou une liste imbriquée sans construire l’arbre, comme on le fait de toute façon à partir de 16 Mo\u00a0: un dixième de la mémoire, ni dessin ni noms\u202f; pour minimax, alpha-beta, expectiminimax et star1.",
      "--svg": "Écrire aussi un diagramme en tornade\u202f; - l’affiche à la place des phrases.",
      "--to": "Le format\u00a0: {0}. À défaut ce que dit la fin du nom de --out, sinon le format habituel.",
      "--trace": "Écrire chaque étape dans un fichier .csv, .json ou .jsonl\u202f; - les affiche en CSV.",
      "--unique": "… jusqu’à ce que l’un n’ait qu’une meilleure action,",
      "--utility":
        "Ce que valent les gains\u00a0: linear, exponential:R (R la tolérance au risque, au-dessous de 0 pour le rechercher), log:W ou sqrt:W (W la richesse au départ), points:X=U,X=U,… (des droites entre des points).",
      "--windows": "Montrer les fenêtres transmises et les intervalles des nœuds de hasard.",
      "--windows-at":
        "La même chose à certains nœuds seulement\u00a0: inner, decisions, chance, ou des noms séparés par des virgules, comme 1,2.1,B.",
      "--wrap": "svg, forest, tikz\u00a0: étiquettes, actions et fenêtres en lignes de N colonnes.",
      "exercise --fail": "Ce qu’une recherche renvoie hors de sa fenêtre. À défaut soft.",
      "exercise --language": "La langue des exercices. À défaut en.",
      "grade --language": "La langue des remarques. À défaut celle des exercices.",
      "exercise --list": "Énumérer les types.",
      "exercise --ties":
        "Si les valeurs égales coupent\u202f; pour les coups, si l’un de ceux qui se valent suffit. À défaut prune.",
      "exercise --to":
        "Le format\u00a0: {0}. À défaut text. moodle est le XML de Moodle, canvas un paquet de QTI 1.2, json un fichier pour tyche grade.",
      "random --algorithm":
        "L’algorithme des coupures et de --solved. À défaut un qui convient à l’arbre\u202f; si des coupures sont demandées, un qui coupe.",
      "random --depth": "Niveaux de nœuds intérieurs, ceux de hasard compris.",
    },
  },
  es: {
    labels: {
      "Usage:": "Uso:",
      "Arguments:": "Argumentos:",
      "Options:": "Opciones:",
      "Commands:": "Órdenes:",
      "Examples:": "Ejemplos:",
    },
    tree: "Un archivo, - para la entrada estándar, o el árbol mismo entre comillas.",
    answers:
      "Un archivo de respuestas, como lo escribe tyche exercise --to json, rellenado; - para la entrada estándar.",
    standard: "si falta",
    summaries: {
      solve:
        "Resolver un árbol de juego y decir cómo: valor, mejores acciones, lo que se visitó y lo que se podó.",
      draw: "Dibujar un árbol de juego como texto, SVG, LaTeX, DOT, Mermaid, o cambiar su formato.",
      sensitivity: "Decir qué cambio de un pago o de una probabilidad cambia la mejor acción, exactamente.",
      risk: "Decidir según una utilidad: el equivalente cierto de cada nodo de un árbol con azar.",
      equilibrium:
        "Resolver un árbol con conjuntos de información, como un archivo de Gambit: qué hace cada jugador en cada lugar, exactamente.",
      random: "Generar un árbol de juego aleatorio, o un ejercicio, a partir de una semilla.",
      exercise:
        "Hacer ejercicios de búsqueda a partir de una semilla: para imprimir, Moodle, Canvas, GIFT, programas.",
      grade: "Calificar respuestas a ejercicios y nombrar la regla equivocada que hay detrás.",
    },
    options: {
      "--algorithm":
        "El algoritmo; `tyche solve --list` los enumera. Sin ella el que pide el archivo, o max^n con más de dos jugadores, expectiminimax con azar, minimax sin él.",
      "--ascii": "Usar solo caracteres ASCII.",
      "--batch":
        'Resolver líneas JSON de la entrada estándar, {"id", "tree"} cada una; una respuesta por línea.',
      "--branching": "Hijos de un nodo interior, o los menos y los más.",
      "--by":
        "Mover cada número esta parte de su rango para el valor del árbol y el diagrama; sin ella, por todo el rango. Los puntos de equilibrio son los mismos.",
      "--count": "Tantos ejercicios, 60 como máximo. Sin ella 1.",
      "--cuts": "Generar árboles hasta que uno tenga tantas podas o más,",
      "--deal": "En lugar de una posición: un inicio del juego, con cartas y dados según esta semilla.",
      "--decimals": "Decimales en lugar de fracciones.",
      "--deep-cut": "… hasta que uno tenga una poda profunda,",
      "--direction": "Hacia dónde crece el árbol; sin ella, como manda la notación.",
      "--evaluator":
        "Con --game: lo que juzga las posiciones a la profundidad, por su nombre o un ARCHIVO de `tyche train`.",
      "--explain": "Decir primero cada paso en palabras.",
      "--format": "El formato del árbol: {0}. Sin ella se halla por el texto.",
      "--fragment": "forest y tikz: solo el dibujo, para un documento propio.",
      "--help": "Mostrar esta ayuda.",
      "--horizon": "Con --game: juzgar en una decisión, o antes del azar.",
      "--json":
        "Mostrar la respuesta como un objeto JSON. Cuenta los hijos desde 0; las respuestas en palabras, desde 1.",
      "--key": "text, latex, html, json: con las respuestas.",
      "--kind":
        "El tipo de todos los ejercicios (véase --list), o mixed: todos los tipos por turno. Sin ella cuts-alpha-beta.",
      "--kinds":
        "Los tipos de los niveles por turno, de entre {0}; o irregular. Sin ella max,min, o player con --players.",
      "--labels": "svg, forest, tikz: etiquetas y acciones de N columnas como máximo, 28 sin ella.",
      "--language": "El idioma de lo que se dice. Sin ella el del entorno (LC_ALL, LC_MESSAGES, LANG), o en.",
      "--leaves": "El rango de los pagos, números enteros.",
      "--level": "1: árboles pequeños; 2: más grandes; 3: con fracciones y empates. Sin ella 1.",
      "--limit": "Dibujar tantos nodos como máximo; cada dibujo tiene su propio límite.",
      "--list": "Enumerar los algoritmos; con --algorithm, todo sobre uno.",
      "--no-ties": "… hasta que no haya dos valores comparados que sean iguales.",
      "--notation": "Las formas de los nodos: {0}. Sin ella aima.",
      "--out": "Escribir en un archivo.",
      "--page": "svg, forest, tikz: lo bastante pequeño para una página A4.",
      "--players": "Hojas con pagos para tantos jugadores.",
      "--position": "La posición; `tyche games` dice cómo la escribe cada juego.",
      "--probabilities": "Las de los nodos de azar; iguales sin ella.",
      "--roll": "Los dados, en los juegos que los tienen: 31, 3-1 o, con un dado, 4.",
      "--root": "Quién mueve en la raíz de una lista anidada o de paréntesis; los tipos alternan por debajo.",
      "--scale": "svg, forest, tikz: tantas veces mayor, como 0.7.",
      "--seed": "Un número o una palabra; la misma semilla da lo mismo, byte por byte. Sin ella 1.",
      "--solved": "Dibujar con los valores, las podas y las acciones elegidas.",
      "--stream":
        "Resolver JSON o una lista anidada sin construir su árbol, como se hace de todos modos desde 16 MB: una décima parte de la memoria, sin dibujo ni nombres; para minimax, alpha-beta, expectiminimax y star1.",
      "--svg": "Escribir también un diagrama de tornado; - lo muestra en lugar de las frases.",
      "--to": "El formato: {0}. Sin ella lo que diga el final del nombre de --out, o el habitual.",
      "--trace": "Escribir cada paso en un archivo .csv, .json o .jsonl; - los muestra como CSV.",
      "--unique": "… hasta que uno tenga una sola mejor acción,",
      "--utility":
        "Lo que valen los pagos: linear, exponential:R (R la tolerancia al riesgo, por debajo de 0 para buscarlo), log:W o sqrt:W (W la riqueza inicial), points:X=U,X=U,… (rectas entre puntos).",
      "--windows": "Mostrar las ventanas que se pasan y los intervalos de los nodos de azar.",
      "--windows-at":
        "Lo mismo solo en algunos nodos: inner, decisions, chance, o nombres separados por comas, como 1,2.1,B.",
      "--wrap": "svg, forest, tikz: etiquetas, acciones y ventanas en líneas de N columnas.",
      "exercise --fail": "Lo que devuelve una búsqueda fuera de su ventana. Sin ella soft.",
      "exercise --language": "El idioma de los ejercicios. Sin ella en.",
      "grade --language": "El idioma de los comentarios. Sin ella el de los ejercicios.",
      "exercise --list": "Enumerar los tipos.",
      "exercise --ties":
        "Si los valores iguales podan; en las jugadas, si basta una de las iguales. Sin ella prune.",
      "exercise --to":
        "El formato: {0}. Sin ella text. moodle es el XML de Moodle, canvas un paquete de QTI 1.2, json un archivo para tyche grade.",
      "random --algorithm":
        "El algoritmo de las podas y de --solved. Sin ella uno adecuado al árbol; si se piden podas, uno que pode.",
      "random --depth": "Niveles de nodos interiores, con los de azar.",
    },
  },
  zh: {
    labels: {
      "Usage:": "用法：",
      "Arguments:": "参数：",
      "Options:": "选项：",
      "Commands:": "命令：",
      "Examples:": "示例：",
    },
    tree: "文件；- 表示标准输入；或引号中的树本身。",
    answers: "填好的答案文件，格式同 tyche exercise --to json 所写；- 表示标准输入。",
    standard: "默认",
    summaries: {
      solve: "求解博弈树并说明过程：值、最佳行动、访问了什么、剪去了什么。",
      draw: "把博弈树画成文本、SVG、LaTeX、DOT、Mermaid，或转换格式。",
      sensitivity: "精确指出哪个收益或概率的何种变化会改变最佳行动。",
      risk: "按效用函数决策：带机会节点的树中每个节点的确定性等值。",
      equilibrium: "求解带信息集的树，例如 Gambit 文件：精确给出每个玩家在每处怎样行动。",
      random: "由随机种子生成随机博弈树或练习。",
      exercise: "由随机种子出搜索练习：用于打印、Moodle、Canvas、GIFT 和程序。",
      grade: "为练习的答案评分，并指出答案背后的错误规则。",
    },
    options: {
      "--algorithm":
        "算法；`tyche solve --list` 列出全部。不设时取文件所要求的，否则多于两名玩家时为 max^n，有机会节点时为 expectiminimax，其余为 minimax。",
      "--ascii": "只用 ASCII 字符。",
      "--batch": '求解标准输入中的 JSON 行，每行为 {"id", "tree"}；每行一个回答。',
      "--branching": "内部节点的子节点数，或最少数与最多数。",
      "--by": "计算树的值和龙卷风图时，每个数按其范围的这一比例变动；不设时取整个范围。临界点不受影响。",
      "--count": "练习的数目，最多 60。不设时为 1。",
      "--cuts": "不断生成树，直到有一棵至少有这么多次剪枝，",
      "--deal": "代替局面：由这个随机种子发牌和掷骰得到的开局。",
      "--decimals": "用小数代替分数。",
      "--deep-cut": "……直到有一棵有深层剪枝，",
      "--direction": "树的生长方向；不设时按画法的习惯。",
      "--evaluator": "与 --game 合用：在该深度评判局面的评估函数，可写名称或 `tyche train` 所写的文件。",
      "--explain": "先用文字说明每一步。",
      "--format": "树的格式：{0}。不设时由文本识别。",
      "--fragment": "forest 和 tikz：只输出图，供您自己的文档使用。",
      "--help": "显示这份帮助。",
      "--horizon": "与 --game 合用：在决策处评判，或在机会节点之前评判。",
      "--json": "把回答输出为一个 JSON 对象。其中子节点从 0 数起；文字回答从 1 数起。",
      "--key": "text、latex、html、json：附上答案。",
      "--kind": "所有练习的题型（见 --list），或 mixed：各种题型轮流。不设时为 cuts-alpha-beta。",
      "--kinds": "各层的种类依次为 {0} 中的几种；或 irregular。不设时为 max,min，有 --players 时为 player。",
      "--labels": "svg、forest、tikz：标签和行动最多 N 列，不设时为 28。",
      "--language": "所用的语言。不设时取环境的语言（LC_ALL、LC_MESSAGES、LANG），否则为 en。",
      "--leaves": "收益的取值范围，为整数。",
      "--level": "1：小树；2：较大；3：有分数和相等的值。不设时为 1。",
      "--limit": "最多画这么多节点；每种图各有自己的上限。",
      "--list": "列出算法；与 --algorithm 合用时给出该算法的全部信息。",
      "--no-ties": "……直到所比较的值两两不等。",
      "--notation": "节点的形状：{0}。不设时为 aima。",
      "--out": "写入文件。",
      "--page": "svg、forest、tikz：缩小到一页 A4。",
      "--players": "叶节点对这么多玩家各有收益。",
      "--position": "局面；`tyche games` 说明每种游戏的写法。",
      "--probabilities": "机会节点的概率；不设时相等。",
      "--roll": "骰子，用于有骰子的游戏：31、3-1，只有一颗时如 4。",
      "--root": "嵌套列表或括号的根节点由谁行动；其下各层交替。",
      "--scale": "svg、forest、tikz：放大的倍数，如 0.7。",
      "--seed": "数或词；同一随机种子得到逐字节相同的结果。不设时为 1。",
      "--solved": "画出值、剪枝和所选的行动。",
      "--stream":
        "不建立树而求解 JSON 或嵌套列表，16 MB 以上时自动如此：只需十分之一的内存，没有图也没有名称；用于 minimax、alpha-beta、expectiminimax 和 star1。",
      "--svg": "另写一幅龙卷风图；- 表示输出图而不输出句子。",
      "--to": "格式：{0}。不设时按 --out 的文件名结尾，否则为通常的格式。",
      "--trace": "把每一步写入 .csv、.json 或 .jsonl 文件；- 表示以 CSV 输出。",
      "--unique": "……直到有一棵的最佳行动唯一，",
      "--utility":
        "收益的效用：linear、exponential:R（R 为风险容忍度，小于 0 表示偏好风险）、log:W 或 sqrt:W（W 为初始财富）、points:X=U,X=U,…（各点之间为直线）。",
      "--windows": "显示向下传递的窗口和机会节点的区间。",
      "--windows-at": "只在部分节点显示：inner、decisions、chance，或以逗号分隔的名称，如 1,2.1,B。",
      "--wrap": "svg、forest、tikz：标签、行动和窗口每行 N 列。",
      "exercise --fail": "搜索在窗口之外返回什么。不设时为 soft。",
      "exercise --language": "练习的语言。不设时为 en。",
      "grade --language": "评语的语言。不设时为练习的语言。",
      "exercise --list": "列出题型。",
      "exercise --ties": "相等时是否剪枝；对走法而言，同样好的几步是否只需一步。不设时为 prune。",
      "exercise --to":
        "格式：{0}。不设时为 text。moodle 为 Moodle XML，canvas 为 QTI 1.2 包，json 为供 tyche grade 使用的文件。",
      "random --algorithm": "用于剪枝和 --solved 的算法。不设时取适合该树的；要求剪枝时取会剪枝的。",
      "random --depth": "内部节点的层数，包括机会节点层。",
    },
  },
};
