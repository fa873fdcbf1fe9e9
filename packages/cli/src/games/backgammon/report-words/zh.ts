import type { ReportWords } from "./report-words.js";

const ERRORS = {
  "missed double": "错过加倍",
  "wrong double": "错误加倍",
  "wrong take": "错误接受",
  "wrong pass": "错误拒绝",
  "missed beaver": "错过反加倍",
  "wrong beaver": "错误反加倍",
  "missed raccoon": "错过再反加倍",
  "wrong raccoon": "错误再反加倍",
} as const;

export const ZH: ReportWords = {
  title: (players, length) => `${players}，${length > 0 ? `${length} 分比赛` : "赌分"}`,
  noneMarked: "没有被标记的决策。",
  noTurnMarked: "没有被标记的回合。",
  open: "未定",
  unforcedOf: (unforced, turns) => `${unforced}/${turns}`,
  marks: { doubtful: "可疑", bad: "差", "very bad": "很差" },
  rows: {
    unforcedPlays: "非强制走法",
    lostByPlays: "走子损失",
    cube: "加倍骰",
    lostByCube: "加倍骰损失",
    lostInAll: "总损失",
    ofMatch: "占比赛",
    points: "分数",
    errorRate: "错误率",
    snowie: "Snowie 错误率",
    performance: "PR",
    luck: "运气",
    result: "结果",
    lessLuck: "扣除运气",
  },
  heads: {
    game: "局",
    turn: "回合",
    player: "玩家",
    position: "局面",
    roll: "骰子",
    played: "走法",
    best: "最佳",
    loss: "损失",
    turns: "回合数",
    unforced: "非强制",
    lost: "损失",
    inAll: "合计",
    snowies: "Snowie",
    right: "正确",
    play: "走法",
    equity: "权益值",
    chances: "机会（%）：胜、gammon、bg，负 gammon、bg",
    depth: "深度",
  },
  cubeRight: "无误",
  rightDecisions: (count) => `${count} 次无误`,
  errors: ERRORS,
  countedErrors: (error, count) => `${ERRORS[error]} ${count} 次`,
  separator: "，",
  actions: {
    "no double": "不加倍",
    double: "加倍",
    take: "接受",
    pass: "拒绝",
    beaver: "反加倍",
    raccoon: "再反加倍",
  },
  language: "zh",
  verdictSeparator: "；",
  equities: ["不加倍", "加倍，接受", "加倍，拒绝"],
  playHead: (game, turn, player, played, roll) =>
    `第 ${game} 局第 ${turn} 回合：${player} 掷得 ${roll}，走 ${played}`,
  cubeHead: (game, turn, player) => `第 ${game} 局第 ${turn} 回合：${player} 掷骰之前`,
  did: (player, action) => `${player}：${action}`,
  loses: (loss) => `损失 ${loss}`,
  rolledOut: "由模拟得出",
  luckOfRoll: (luck) => `此次掷骰的运气 ${luck}`,
  right: (verdict) => `正确：${verdict}。`,
  chancesWithoutCube: (chances) => `不用加倍骰时的机会（%，胜、gammon、bg，负 gammon、bg）：${chances}`,
  noPlay: "无棋可走",
  notLegal: (game, turn, player, played, roll) =>
    `第 ${game} 局第 ${turn} 回合：${player} 用 ${roll} 走了 ${played}，不合规则，未予评判。`,
  cubeComment: (noDouble, doubleTake, verdict) =>
    `加倍骰：不加倍 ${noDouble}，加倍并接受 ${doubleTake}，正确：${verdict}`,
  errorOf: (error, player) => `${player} ${error}`,
  betterIs: (best, equity) => `：${best} ${equity}`,
  luckIs: (luck) => `运气 ${luck}`,
  definitions: [
    "权益值按所下的注归一：1 就是当前的加倍骰；赌分时是它的分数，有比分时是赢下与输掉它之间比赛胜率之差的一半。",
    "错误率是走子损失的权益值，以千分之一分（mp）计，按非强制回合（不止一种不同走法）平均；Snowie 的错误率按双方全部回合平均。",
    "合计：走子与加倍骰，按非强制回合与计入的加倍骰决策平均（每次加倍、接受、拒绝，以及加倍的损失会小于 0.16 之处）；Snowie 的按双方全部回合平均；PR 是每次决策所损失权益值的 500 倍，同 eXtreme Gammon，但它没有公布哪些决策计入。",
    "一次掷骰的运气是它的最佳走法的权益值减去所有掷骰的平均值，以评估器为准；修正后的结果是结果减去自己的运气，再加上对方的。",
  ],
  how({ evaluator, depth, doubtDepth, seconds, rollout }) {
    const deep = seconds === undefined ? `深度 ${depth}` : `每次决策 ${seconds} 秒，深度最多 ${depth}`;
    const doubted = doubtDepth === undefined ? "" : `，损失达 0.02 的走法为 ${doubtDepth}`;
    const rolled = rollout
      ? `；损失达 0.02 的走法和距界限 0.05 以内的加倍骰由模拟得出，${rollout.trials} 局，每局 ${rollout.turns} 回合，已扣除运气`
      : "";
    return `以 ${evaluator} 分析，${deep}${doubted}${rolled}。`;
  },
  lightCheckers: "掷骰一方执浅色棋子。",
  off: (count) => `出 ${count} 子`,
  board: (own, other) => `掷骰一方 ${own}。对方 ${other}。`,
  bar: "中栏",
};
