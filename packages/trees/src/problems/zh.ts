import type { InnerKind } from "../model/node.js";
import { FORMATS } from "../say/formats.js";
import type { Expected, Found, NoUtility, Problems, Unwritable, UtilityNumber, Wishes } from "./problems.js";

const elsewhere = (isPerfect: boolean): string =>
  isPerfect ? "请用 `tyche solve`，因为每名玩家都看得见一切" : "没有命令能求解这种带信息集的树";
const grouped = (count: number): string => count.toLocaleString("zh");
const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join("、");

const NODES: Readonly<Record<InnerKind | "leaf", string>> = {
  max: " MAX 节点",
  min: " MIN 节点",
  chance: "机会节点",
  player: "玩家节点",
  leaf: "叶节点",
};
/** At the beginning of a sentence. */
const first = (kind: InnerKind | "leaf"): string => NODES[kind].trimStart();

const THINGS: Problems["things"] = {
  "action-name": "行动的名称",
  "agent-count": "代理的数目",
  "any-node": '节点，即 "c"、"p" 或 "t"',
  "chance-event-number": "机会事件的编号",
  comment: "注释",
  depth: "深度",
  digit: "数字",
  "end-of-line": "行尾",
  "edge-payoff": "边的收益",
  estimate: "估值",
  "event-name": "引号中的名称",
  field: '形如 key: "value" 的字段',
  "information-set-number": "信息集的编号",
  key: "双引号中的键",
  node: "节点",
  "node-name": "引号中的节点名称",
  "outcome-name": "结果的名称",
  "outcome-number": "结果的编号",
  payoff: "收益",
  "player-name": "引号中的玩家名称",
  "player-number": "玩家的编号",
  probability: "概率",
  "quoted-action-name": "引号中的行动名称",
  "quoted-value": "双引号中的值",
  title: "引号中的标题",
  value: "值",
  version: "版本号 2",
};

const thing = (should: Expected): string =>
  typeof should === "string" ? THINGS[should] : ` ${should.map((mark) => `"${mark}"`).join(" 或 ")}`;

function something(found: Found): string {
  if (found === "list") return "列表";
  if (found === "object") return "对象";
  return found === "end" ? "文本的结尾" : `${found.word} `;
}

function noUtility(fault: NoUtility): string {
  const { payoff } = fault;
  if (fault.why === "large") return `收益 ${payoff} 超过 10^9：只有 linear 和 points 在那么大时仍是精确的`;
  if (fault.why === "points") return `收益 ${payoff} 在各点之外，各点从 ${fault.from} 到 ${fault.to}`;
  const leaves = `收益 ${payoff} 使财富 ${fault.wealth} 只剩 ${fault.left}`;
  return fault.why === "logarithm"
    ? `${leaves}，而只有大于 0 的数才有对数`
    : `${leaves}，而小于 0 的数没有平方根`;
}

const UTILITY_NUMBERS: Readonly<Record<UtilityNumber, string>> = {
  tolerance: "风险容忍度，如 exponential:50",
  wealth: "初始财富，如 log:1000",
  "wealth-root": "初始财富",
};

function unwritable(why: Unwritable): string {
  if (why === "payoffs") return "对每个玩家各有收益";
  if (why === "probabilities") return "的概率不相等";
  if (why === "set") return "在信息集中";
  if ("read" in why) return `是${NODES[why.is]}，而该处会读作${NODES[why.read]}`;
  if ("turns" in why) return `是${NODES[why.is]}，而按轮次应为${NODES[why.turns]}`;
  return `是${NODES[why.is]}，而一层只能有一种节点：max、min 或机会`;
}

function wished({ cuts, deepCut, uniqueBest, noTies }: Wishes): string {
  const list: string[] = [];
  if (cuts > 0) list.push(`至少有 ${cuts} 次剪枝`);
  if (deepCut) list.push("有深层剪枝");
  if (uniqueBest) list.push("最佳行动唯一");
  if (noTies) list.push("没有并列");
  return list.join("、");
}

export const zh: Problems = {
  things: THINGS,
  at: (place, sentence) =>
    `${typeof place === "string" ? place : `第 ${place.line} 行，第 ${place.column} 列`}：${sentence}`,
  expected: (found, should) =>
    found === "end"
      ? `此处应为${thing(should)}，而文本已结束`
      : `此处应为${thing(should)}，却是${gap(something(found)).trimEnd()}`,
  isNot: (found, should) => `${something(found)}不是${thing(should)}`,
  notWhole: (what, found) => `${thing(what)}不是从 1 起的整数：${found}`,
  empty: "没有树：文本是空的",
  blanks: (count) => `文本以 ${grouped(count)} 个空白开头`,
  noFormat: (begin) =>
    `没有以 ${begin} 开头的格式：JSON 以 { 开头，嵌套列表以 [ 开头，CMU 括号以 ( 开头，CS188 测试以 class: "…" 这样的字段开头，Gambit 博弈以 EFG 开头`,
  strategicForm:
    "这是策略式博弈（Gambit 的 .nfg），没有树：请把博弈存为 .efg，或把矩阵写成第二个玩家只有一个信息集的树，见 `tyche equilibrium --help`",
  workbook: "这是 Gambit 的工作簿 (.gbt)：请在 Gambit 中打开，并把博弈存为 .efg",
  goesOn: "树已经结束，而文本还在继续",
  tooManyValues: (most) => `文本中的值多于 ${grouped(most)} 个`,
  neverClosed: (mark) => `有一个 "${mark}" 没有闭合`,

  zeroDenominator: (text) => `${text} 的分母为零`,
  tooManyDigits: (begin) => `以 ${begin} 开头的数位数太多`,
  exponent: (text) => `${text} 的指数太大`,
  notNumber: (text) => `${text} 不是数`,
  negativeProbability: (text) => `有一个概率为负：${text}`,
  zeroAhead: "有一个数以 0 开头，后面还有数字",
  bareFraction: '分数要写在引号中："1/3"',

  control: "字符串中有换行或其他控制字符",
  openString: "有一个字符串没有闭合",
  hexadecimal: '"\\u" 之后没有四位十六进制数字',
  escape: "字符串中有未知的转义",
  emptyAfterComma: "逗号之后没有内容",
  keyTwice: (key) => `键 ${key} 出现了两次`,
  tooManyKeys: (most) => `一个对象的键多于 ${most} 个`,
  unknownKey: (key, meant, all) =>
    meant ? `${key} 不是节点的键；您是指 "${meant}" 吗？` : `${key} 不是节点的键：可用的有 ${listed(all)}`,
  strangeKey: (kind, key, allowed) => `${first(kind)}没有 "${key}"，只有 ${listed(allowed)}`,
  twoKinds: (kind, other) => `一个对象说了两个种类："${kind}" 和 "${other}"`,
  noKind: (all) => `一个对象没有说明种类：需要 ${listed(all)} 之一`,
  whoMoves: '玩家节点之下的列表没有说明由谁行动：请写 {"player": 1, "children": […]}，或指明别的种类',
  emptyList: "有一个列表是空的，而内部节点都要有子节点",
  onePayoff: "收益列表对每个玩家各有一项，至少两项",
  noChildrenKey: '玩家节点的子节点要放在 "children" 中',
  notChildren: (key) => `"${key}" 不是子节点的列表`,
  notProbabilities: '"p" 不是概率的列表',
  notPays: '"pays" 不是每条边各有一项收益的列表',
  payCount: (kind, count, payoffs) =>
    `${first(kind)}有 ${count} 个子节点，而 "pays" 中边的收益有 ${payoffs} 项`,
  edgePays: (pays, above) => `一条边支付 ${pays} 个数，而它上方的一条边支付 ${above} 个`,
  notSet: '"set" 不是信息集的名称',
  notLabel: '"label" 不是字符串',
  notActions: '"actions" 不是名称的列表',
  tooManyInside: (most) => `其中的值多于 ${grouped(most)} 个`,
  containsItself: "有一个节点包含它自己",

  comma: "此处的逗号没有分隔任何内容：子节点之间用空白分隔",
  openQuotes: "引号中的文本没有闭合",
  noPlayers: "这个博弈没有玩家",
  missingNode: "文本在树之前结束：缺少一个节点",
  gameTooLarge: (nodes, levels) => `树的节点多于 ${grouped(nodes)} 个，或层数多于 ${grouped(levels)}`,
  longSums: "一条路径上的收益位数太多，无法相加",
  noPlayer: (number, players) => `没有玩家 ${number}，只有 1 到 ${players}`,
  setUnknown: (set, player, name) => `玩家 ${player}（${name}）的信息集 ${set} 首次出现时没有说明`,
  setTwice: (set, player) => `玩家 ${player} 的信息集 ${set} 有两种说明`,
  eventUnknown: (number) => `机会事件 ${number} 首次出现时没有说明`,
  eventTwice: (number) => `机会事件 ${number} 有两种不同的说明`,
  noActions: "有一个节点没有行动",
  outcomeNone: "结果 0 表示没有结果，因此没有名称，也没有收益",
  outcomeUnknown: (number) => `结果 ${number} 首次出现时没有说明`,
  outcomeTwice: (number) => `结果 ${number} 有两种不同的说明`,
  payoffCount: (payoffs, players) => `一个结果有 ${payoffs} 项收益，而玩家有 ${players} 名`,

  notAgent: (name, all) => `${name} 不是代理：可用的有 ${all.join("、")}`,
  noStart: "起始状态没有名称",
  noTree: (name, only) => `类 ${name} 的测试中没有树，只有 ${only} 才有`,
  fieldMeant: (key, meant) => `这个值之前的字段名为 ${key}；您是指 "${meant}" 吗？`,
  noField: (key) => `测试中没有字段 "${key}"`,
  fieldTwice: (key) => `字段 ${key} 出现了两次`,
  circle: (state) => `状态 ${state} 会回到它自己`,
  noEvaluation: (state) => `博弈在状态 ${state} 结束，而该状态没有评估值`,
  statesTooMany: (size, most) => `展开成树时，这些状态会有 ${size} 个节点，多于 ${grouped(most)} 个`,
  successorLine: "successors 中有一行不是“状态 行动 状态”",
  actionTwice: (state, action) => `状态 ${state} 有两个行动 ${action}`,
  evaluationLine: "evaluation 中有一行不是“状态 数”",
  evaluationTwice: (state) => `状态 ${state} 有两个评估值`,
  quoteOpen: "引号没有在同一行闭合",
  blockOpen: (mark) => `有一个块没有用单独一行的 ${mark} 闭合`,

  noTreeAtAll: "没有树",
  secondRoot: "根节点不止一个",
  strayEnd: "有一个没有开始的节点结束了",
  endsInside: (kind) => `树在一个${NODES[kind]}之内结束`,
  noChildren: (kind) => `${first(kind)}没有子节点`,
  actionCount: (kind, count, actions) => `${first(kind)}有 ${count} 个子节点，而行动的名称有 ${actions} 个`,
  probabilityCount: (count, probabilities) => `机会节点有 ${count} 个子节点，而概率有 ${probabilities} 个`,
  probabilitySum: (sum) => `机会节点的概率之和为 ${sum}，不是 1`,
  longProbabilities: "机会节点的概率位数太多，无法相加",
  chanceInSet: "机会节点在信息集中，而只有决策才有信息集",
  setActions: (first, other, set) =>
    `信息集 "${set}" 的节点 ${first} 和 ${other} 行动不同，因此其玩家能够区分它们`,
  noProbabilities: (kind) => `${first(kind)}带有概率，而只有机会节点才可以有概率`,
  tooManyNodes: (most) => `树的节点多于 ${grouped(most)} 个`,
  tooManyLevels: (most) => `树的层数多于 ${grouped(most)}`,
  payoffsDiffer: (payoffs, first) =>
    `一个叶节点有 ${payoffs} 项收益，而第一个有多项收益的叶节点有 ${first} 项`,
  payoffMissing: (others) => `一个叶节点只有一项收益，而其他的有 ${others} 项`,
  notPlayer: "玩家不是从 0 起的整数",
  playerOfTwo: (player) => `由玩家 ${player} 决策，而单项收益只用于玩家 0 和 1`,
  playerOfMany: (player, last) => `由玩家 ${player} 决策，而叶节点的收益只到玩家 ${last}（从 0 起）`,

  noAlgorithm: (name, all) => `没有算法 "${name}"；可用的有 ${all.join("、")}`,
  noChance: (algorithm) => `${algorithm} 不能处理机会节点；请用 expectiminimax、star1 或 star2`,
  onlyTwo: (algorithm, players) =>
    `${algorithm} 只用于两名玩家，而这棵树有 ${players} 名；请用 max^n、paranoid、best-reply 或 teams`,
  imperfect: (algorithm, isSolvable) =>
    `${algorithm} 用于完美信息，而此树中有玩家无法区分的节点；${isSolvable ? "请用 `tyche equilibrium`" : "`tyche equilibrium` 只求解两名玩家且收益为常和的此类树"}`,
  constantSum: (algorithm) => `${algorithm} 要求每个叶节点的收益之和相同；请用 max^n 或 teams`,
  equalChances: (algorithm) => `${algorithm} 要求每个机会节点的各结果等概率；请用 star1`,
  noSetting: (algorithm, setting, has) => `${algorithm} 没有设置 "${setting}"；它有 ${has.join("、")}`,
  ballardSoft: "star1-ballard 按发表的形式为 fail-hard；fail-soft 请用 star1",
  badDepth: "深度不是从 0 起的整数",
  boundsTurned: (low, high) => `下界 ${low} 大于上界 ${high}`,
  windowTurned: "窗口中的 α 不小于 β",
  badProbes: "探测数不是从 1 起的整数",
  badWidth: "束宽不是从 1 起的整数",
  badRandom: "随机走的概率不在 0 和 1 之间",
  notPlaying: (player, last) => `没有玩家 ${player}：玩家的编号从 0 到 ${last}`,
  outsideBounds: (what, node, value, low, high) =>
    `${what === "a-leaf" ? "有一个叶节点的值为" : what === "leaf" ? `叶节点 ${node} 的值为` : `节点 ${node} 的估值为`} ${value}，超出界 [${low}, ${high}]；请放宽 --bounds`,
  noTeams: "teams 需要知道队伍，例如 --teams 0,2/1",
  twoTeams: (player) => `玩家 ${player} 在队伍中出现了不止一次`,
  noEstimate: (node) => `搜索在节点 ${node} 停止，而它没有 "estimate"（估值）；请给出估值，或搜索得更深`,
  noEstimateDeepening: (node) =>
    `iterative-deepening 先在每个内部节点停止，而节点 ${node} 没有 "estimate"（估值）；请给出估值，或使用 alpha-beta`,
  orderForTwo: (order) => `顺序 "${order}" 只用于收益之和不变的两名玩家`,
  badOrder: (count) => `搜索的顺序没有把一个节点的 ${count} 个子节点各列出一次`,
  sensitivityTwo: "敏感性分析用于两名玩家，且每个叶节点的收益之和相同",
  sensitivityRoot: "根节点无人决策，因此没有会改变的最佳行动",
  sensitivityShare: "数的变化比例不在 0 和 1 之间",
  noUtility: (fault, leaf) => `${noUtility(fault)}（叶节点 ${leaf}）`,
  riskNoChance: "树中没有机会节点：效用随收益增大，因此在确定的收益之间不改变任何决策",
  riskPayoffs: "效用属于一个决策者，而叶节点的收益属于多个玩家",
  riskImperfect: "确定性等价用于完美信息，而有些节点无法区分",
  noEquilibrium: (gap) => `线性规划给出的不是均衡：有人还能多得 ${gap}`,
  programUnsolved: "序列形式的线性规划未能求解：树太大，或收益的数量级相差太大",
  equilibriumPlayers: (players, isPerfect) =>
    `序列形式的线性规划用于两名玩家，而此树有 ${players} 名；${elsewhere(isPerfect)}`,
  equilibriumSum: (isPerfect) => `各叶节点的收益之和不相同，没有线性规划能给出均衡；${elsewhere(isPerfect)}`,
  equilibriumRecall: (player, set) =>
    `在信息集 {${set}} 处，玩家 ${player} 忘记了自己做过或知道的事，而序列形式要求完美记忆`,
  riskPlayers: "效用属于一个决策者，而树中有多个玩家",
  linearNumber: "效用 linear 不带数",
  unknownUtility: (name) =>
    `没有效用 "${name}"；可用的有 linear、exponential:R、log:W、sqrt:W 和 points:X=U,…`,
  utilityTakes: (name, what) => `效用 ${name} 要带${UTILITY_NUMBERS[what]}`,
  utilityLarge: (name) => `效用 ${name} 的数超过 10^9`,
  zeroTolerance: "风险容忍度为 0，或太接近 0：它是一个收益，如 exponential:50",
  fewPoints: "效用 points 至少要带两个点，如 points:0=0,50=0.8,100=1",
  twoUtilities: (payoff) => `收益 ${payoff} 有两个效用`,
  notGreater: (payoff, before) => `${payoff} 的效用不大于 ${before} 的效用：更多必须更好`,
  edgePaysLeaf: (payoffs, pays) => `一个叶节点有 ${payoffs} 项收益，而它上方的一条边支付 ${pays} 个数`,
  streamSet: '"set" 是信息集的名称，为此必须建立整棵树',
  streamPays: '"pays" 要加到下面的叶节点上，而流中没有它的位置：必须建立整棵树',
  streamAlgorithm: (algorithm, all) => `${algorithm} 需要整棵树：流可用 ${all.join("、")} 求解`,
  streamDepth: "深度需要整棵树：流要一直搜索到叶节点",
  streamOrder: "这种搜索顺序需要整棵树：流可用 given 和 reverse",
  streamPlayer: '"children" 出现在它所属的 "player" 之前：流必须先知道由谁行动',
  streamPayoffs: "一个叶节点对每个玩家各有收益：流只用于两名玩家、每个叶节点一项收益",

  noExercise: (tries, seed, wishes) =>
    `随机种子 "${seed}" 的前 ${tries} 棵树中，没有一棵${wished(wishes)}；请生成更大的树或取值范围更宽的叶节点，或放宽要求`,
  badTries: "尝试次数不是从 1 起的整数",
  randomTooLarge: (most) => `树的节点会多于 ${grouped(most)} 个；请减小深度或子节点数`,
  randomDepth: "随机树的深度不是从 0 起的整数",
  randomBranching: "子节点数不是从 1 起的整数",
  branchingTurned: (least, most) => `子节点数从 ${least} 到 ${most}，前者更大`,
  leafRange: (most) => `叶节点的取值范围不是 -${most} 到 ${most} 的两个整数`,
  leavesTurned: (low, high) => `叶节点的取值范围从 ${low} 到 ${high}，前者更大`,
  denominators: (most) => `分母不是 1 到 ${most} 的整数`,
  noKinds: "没有可供抽取的节点种类",
  unknownKind: (kind, all) => `没有节点种类 "${kind}"；可用的有 ${all.join("、")}`,
  playerCount: "玩家数不是 2 到 100 的整数",
  playersNeeded: "种类 player 需要玩家数",
  sumNeedsPlayers: "收益之和需要玩家数",
  sumNotWhole: "收益之和不是整数",
  sumImpossible: (players, low, high, sum) => `${players} 项从 ${low} 到 ${high} 的收益之和不可能为 ${sum}`,
  unfoldTooLarge: (most) => `树的节点多于 ${grouped(most)} 个；请展开得浅一些`,
  unfoldEvaluator: "博弈超出了深度：请给出评估函数，或展开得更深",
  unfoldPlayers: "评估函数只代表玩家 0；玩家更多时请展开到终局",
  unfoldPayoff: (payoff) => `博弈给出的收益 ${payoff} 不是有限的数`,
  tooManyOutcomes: (most) => `一条规则可能抽出多于 ${grouped(most)} 个结果：太多，无法展开`,
  badWeight: "一条规则所用的权重不是大于 0 的有限数",
  noItems: "一条规则要从零个元素中抽取一个",

  unwritable: (format, node, why) =>
    `格式“${FORMATS.zh[format]}”存不下这棵树：节点 ${node} ${unwritable(why)}；请写成 json`,
  backslash: (node) => `.efg 文件存不下以反斜杠结尾的名称，例如节点 ${node} 处`,
  longNumeral: (length, most) => `有一个数长达 ${length} 个字符，而最多读取 ${most} 个`,
};

/** Sets a blank before what begins with no Chinese character. */
function gap(phrase: string): string {
  return /^[\p{Script=Han}]/u.test(phrase) ? phrase : ` ${phrase}`;
}
