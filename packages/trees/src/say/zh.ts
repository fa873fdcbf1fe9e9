import {
  type Catalogue,
  type Children,
  type NodeReference,
  SCRIPTS,
  type Side,
  type Skipped,
} from "./catalogue.js";

/** “MAX 节点 B”、“叶节点 1.2”、“根节点（MIN 节点）”。 */
function the(node: NodeReference): string {
  const { name } = node;
  const at = name === undefined ? "" : ` ${name}`;
  const phrase = {
    max: `MAX 节点${at}`,
    min: `MIN 节点${at}`,
    chance: `机会节点${at}`,
    player: `玩家 ${node.player} 的节点${at}`,
    leaf: `叶节点${at}`,
  }[node.kind];
  return name === undefined ? `根节点（${phrase}）` : phrase;
}

/** Sets a blank after a phrase that ends in a name or a number, none after a bracket. */
function then(phrase: string): string {
  return phrase.endsWith("）") ? phrase : `${phrase} `;
}

function side(side: Side): string {
  switch (side.kind) {
    case "max":
      return " MAX ";
    case "min":
      return " MIN ";
    case "player":
      return `玩家 ${side.player} `;
  }
}

function list({ count, names }: Children): string {
  return names.join("、") + (names.length < count ? "……" : "");
}

function without(impossible: Children | undefined): string {
  if (!impossible) return "";
  return `；它有 ${impossible.count} 个子节点（${list(impossible)}）的概率为 0，从不搜索`;
}

function firstly(first: string | undefined): string {
  return first === undefined ? "" : `；先搜索置换表中最好的子节点 ${first}`;
}

function enters(added: Children): string {
  return added.count === 1
    ? `：它的第一个子节点（${list(added)}）以同样的优值进入 OPEN，待解`
    : `：它的 ${added.count} 个子节点（${list(added)}）以同样的优值进入 OPEN，待解`;
}

function skip(skipped: Skipped): string {
  const { count, all, probed } = skipped;
  const listed = list(skipped);
  if (all && probed) return `它的 ${count} 个子节点（${listed}）无需继续搜索`;
  return `剪去${all ? "它的" : "其余"} ${count} 个子节点（${listed}）`;
}

function whatever({ all, probed }: Skipped): string {
  if (probed) return "无论继续搜索得到什么";
  return all ? "无论子节点的值是多少" : "无论其余子节点的值是多少";
}

/** “对 MIN 而言”、“对玩家 1 而言”。 */
function forSide(to: Side): string {
  return `对${side(to)}而言`;
}

const WORTH = { exact: "", lower: "至少", upper: "至多" } as const;
const AT_LEAST = { beta: "至少", alpha: "至多" } as const;

export const zh: Catalogue = {
  name: "中文",
  script: SCRIPTS.zh,
  kinds: { max: "MAX", min: "MIN", chance: "机会", player: "玩家", leaf: "叶节点" },
  properties: {
    complete: { name: "完备性", help: "在什么条件下必定能求出一个值。" },
    exact: { name: "精确性", help: "在什么条件下求出的值就是博弈树的值。" },
    optimal: { name: "最优性", help: "在什么条件下所选的行动是最佳行动。" },
    time: {
      name: "时间",
      help: "访问的节点数：b 为每个决策的行动数，n 为每个机会节点的结果数，m 为树的深度，d 为深度限制，k 为宽度。",
    },
    space: { name: "空间", help: "同时保存在内存中的节点数。" },
  },
  conditions: {
    always: "总是成立",
    "finite-tree": "树是有限的",
    "no-horizon": "没有深度限制使搜索提前停止",
    "perfect-opponent": "对手的走法完美无误",
    "opponent-as-modelled": "对手按模型行动",
    "bounds-hold": "所有的值都在界内",
    "opponents-allied": "所有对手联合起来对付该玩家",
    "others-play-their-own-best": "每个玩家都最大化自己的收益",
    "teams-hold-together": "同队玩家最大化全队收益之和",
    "one-opponent": "只有一个对手",
    "nothing-left-out": "没有子节点未经证明就被舍弃",
  },
  settings: {
    depth: { name: "深度", help: "向前看多少个决策；机会层不计。不设时搜索整棵树。" },
    bounds: { name: "上下界", help: "任何节点可能取的最小值和最大值；不设时取叶节点的范围。" },
    ties: { name: "相等", help: "值恰好等于 α 或 β 时是否剪枝。" },
    fail: {
      name: "窗口之外",
      help: "值落在窗口之外时返回什么：窗口的端点（fail-hard），或已证明的更紧的界（fail-soft）。",
    },
    order: {
      name: "顺序",
      help: "搜索子节点的顺序；它影响剪枝，但不影响值（子节点相等时，max^n、团队和束搜索取第一个）。",
    },
    window: { name: "窗口", help: "根节点的窗口 (α, β)；不设时为 (−∞, +∞)。" },
    guess: { name: "初始猜测", help: "MTD(f) 在第一遍搜索之前对值的猜测；不设时为 0。" },
    probes: { name: "探测数", help: "在机会节点的每个子节点处探测多少个子节点（Star2.5）。" },
    width: { name: "宽度", help: "束搜索在每个决策处保留多少个子节点。" },
    player: { name: "玩家", help: "为哪个玩家搜索；不设时：两人时为玩家 0，否则为最先决策的玩家。" },
    teams: { name: "队伍", help: "谁与谁同队，写成玩家列表；不在任何列表中的玩家单独行动。" },
    random: { name: "随机程度", help: "对手随机行动而不选最佳行动的概率。" },
  },
  ties: { prune: "相等时剪枝", keep: "相等时不剪枝" },
  fails: { soft: "fail-soft", hard: "fail-hard" },
  orders: { given: "原顺序", reverse: "逆序", best: "最佳优先", worst: "最差优先", estimate: "按估值" },
  cutRules: {
    beta: "β 剪枝",
    alpha: "α 剪枝",
    "chance-high": "机会节点处的 β 剪枝",
    "chance-low": "机会节点处的 α 剪枝",
    empty: "空窗口",
    sum: "按收益总和的浅层剪枝",
    merit: "优值",
    width: "束宽",
    reply: "只许一次应答",
  },
  bounds: { exact: "精确值", lower: "下界", upper: "上界" },
  sentences: {
    enter: ({ node, impossible }) => `访问${gap(the(node))}${without(impossible)}。`,
    enterWindow: ({ node, from, ends, window, impossible, first }) =>
      from
        ? `${then(the(from))}把窗口 ${ends} = ${window} 传给${gap(the(node))}${firstly(first)}${without(impossible)}。`
        : `以窗口 ${ends} = ${window} 搜索${gap(the(node))}${firstly(first)}${without(impossible)}。`,
    enterNull: ({ node, from, ends, window }) =>
      `${then(the(from))}把零窗口 ${ends} = ${window} 传给${gap(the(node))}，只问它是否更好。`,
    enterAgain: ({ node, from, ends, window }) =>
      `${then(the(from))}把窗口 ${ends} = ${window} 传给${gap(the(node))}：它更好，因此重新搜索以求其值。`,
    enterPass: ({ node, number, low, high, window }) =>
      `第 ${number} 遍：${then(the(node)).trimStart()}的值在 ${low} 与 ${high} 之间；以零窗口 (α, β) = ${window} 搜索。`,
    enterDepth: ({ node, depth, ends, window, first }) =>
      `深度为 ${depth}：以窗口 ${ends} = ${window} 搜索${gap(the(node))}${firstly(first)}。`,
    recall: ({ node, value, bound, same }) =>
      same
        ? `置换表中已有${gap(the(node))}，其子树与${gap(then(the(same)))}的相同：其值${WORTH[bound]}为 ${value}。`
        : `置换表中已有${gap(the(node))}：其值${WORTH[bound]}为 ${value}。`,
    enterOpen: ({ node, merit, added }) =>
      `${the(node)}（待解，优值 ${merit}）排在 OPEN 之首${added ? enters(added) : ""}。`,
    payoffOpen: ({ node, value, merit }) =>
      `${then(the(node))}的值为 ${value}；它放回 OPEN，已解，优值 ${merit}。`,
    estimateOpen: ({ node, value, merit }) =>
      `搜索在${gap(then(the(node)))}处停止：以估值 ${value} 代替它的值；它放回 OPEN，已解，优值 ${merit}。`,
    solvedMax: ({ node, child, merit, removed }) =>
      `在${gap(the(node))}，子节点 ${child}（已解，优值 ${merit}）排在 OPEN 之首：因此该节点以此优值得解${removed === 0 ? "" : `，其下的 ${removed} 项移出 OPEN`}。`,
    solvedNext: ({ node, child, merit, next }) =>
      `在${gap(the(node))}，子节点 ${child}（已解，优值 ${merit}）排在 OPEN 之首：下一个子节点 ${next} 以同样的优值进入 OPEN，待解。`,
    solvedLast: ({ node, child, merit }) =>
      `在${gap(the(node))}，子节点 ${child}（已解，优值 ${merit}）排在 OPEN 之首：它是最后一个子节点，因此该节点以此优值得解。`,
    probe: ({ node, from, ends, window }) =>
      `${then(the(from))}以窗口 ${ends} = ${window} 探测${gap(the(node))}：只搜索它的部分子节点，以求得一个界。`,
    withPaid: ({ value, here, way }) => `${value}（此处 ${here}，途中 ${way}）`,
    payoff: ({ node, value, to, turned }) =>
      `${then(the(node))}的值${to ? forSide(to) : ""}为 ${value}${turned ? `，${forSide(turned.to)}计为 ${turned.value}` : ""}。`,
    estimate: ({ node, value, to, turned }) =>
      `搜索在${gap(then(the(node)))}处停止：以${to ? `${forSide(to)}的` : ""}估值 ${value}${turned ? `（${forSide(turned.to)}计为 ${turned.value}）` : " "}代替它的值。`,
    childBetter: ({ node, child, value, bound, window }) =>
      `在${gap(the(node))}，子节点 ${child} 给出${WORTH[bound]} ${value}，是目前最好的${window ? `；窗口变为 (α, β) = ${window}` : ""}。`,
    childNotBetter: ({ node, child, value, bound, best, window }) =>
      `在${gap(the(node))}，子节点 ${child} 给出${WORTH[bound]} ${value}，并不优于 ${best}${window ? `；窗口仍为 (α, β) = ${window}` : ""}。`,
    childEnough: ({ node, child, value, bound, best, window }) =>
      `在${gap(the(node))}，子节点 ${child} 给出${WORTH[bound]} ${value}，不差于 ${best}，而窗口 (α, β) = ${window} 中没有更好的值。`,
    childTied: ({ node, child, value, best }) =>
      `在${gap(the(node))}，子节点 ${child} 给出 ${value}，对决策者来说与 ${best} 同样好：保留先得到的，其他玩家的收益也随之确定。`,
    childLeft: ({ node, child, value, best }) =>
      `在${gap(the(node))}，子节点 ${child} 提前离开，目前为 ${value}：它给决策者的不会多于 ${best}。`,
    outcome: ({ node, child, value, bound, probability, product, interval }) =>
      `在${gap(the(node))}，子节点 ${child} 以概率 ${probability} 给出${WORTH[bound]} ${value}，贡献${WORTH[bound]} ${product}${interval ? `：该节点的值现在位于 ${interval}` : ""}。`,
    randomMove: ({ node, child, value, bound, probability, product, interval }) =>
      `在${gap(the(node))}，子节点 ${child} 给出${WORTH[bound]} ${value}；随机行动以概率 ${probability} 选中它，在随机行动的平均值中贡献${WORTH[bound]} ${product}${interval ? `：该节点的值现在位于 ${interval}` : ""}。`,
    cutBySide: (m) =>
      `在${gap(the(m.node))}，值已经${AT_LEAST[m.rule]}为 ${m.inequality}，因此上方的${side(m.side)}不会让对局走到这里；${skip(m.skipped)}。`,
    cutByChance: (m) =>
      `在${gap(the(m.node))}，值已经${AT_LEAST[m.rule]}为 ${m.inequality}，因此它的确切值对上方已无影响；${skip(m.skipped)}。`,
    cutByWindow: (m) =>
      `在${gap(the(m.node))}，值已经${AT_LEAST[m.rule]}为 ${m.inequality}，即给定的搜索窗口的端点；${skip(m.skipped)}。`,
    cutByBound: (m) =>
      `在${gap(the(m.node))}，值已经${AT_LEAST[m.rule]}为 ${m.inequality}，即上下界所允许的最${m.rule === "beta" ? "大" : "小"}值；${skip(m.skipped)}。`,
    cutByNull: (m) =>
      `在${gap(the(m.node))}，值已经${AT_LEAST[m.rule]}为 ${m.inequality}，搜索在此不再多求；${skip(m.skipped)}。`,
    cutByEmpty: (m) =>
      `在${gap(the(m.node))}，窗口 (α, β) = (${m.left}, ${m.right}) 是空的，因此无论该节点的值是多少，搜索都返回 ${m.left}；${skip(m.skipped)}。`,
    cutAtChance: (m) =>
      m.rule === "chance-high"
        ? `在${gap(the(m.node))}，${whatever(m.skipped)}，值都至少为 ${m.left} ${m.relation} β = ${m.right}；${skip(m.skipped)}。`
        : `在${gap(the(m.node))}，${whatever(m.skipped)}，值都至多为 ${m.left} ${m.relation} α = ${m.right}；${skip(m.skipped)}。`,
    cutBySum: (m) =>
      `在${gap(the(m.node))}，除去已被取走的部分，上方的${m.side ? side(m.side) : "玩家"}至多得到 ${m.left} ${m.relation} ${m.right}，并无增益；${skip(m.skipped)}。`,
    cutByMerit: (m) =>
      `在${gap(the(m.node))}，OPEN 中没有比 ${m.left} ${m.relation} ${m.right} 更大的，后者是${gap(then(the(m.above)))}得解的优值；${skip(m.skipped)}。`,
    cutByWidth: (m) =>
      `在${gap(the(m.node))}，束搜索保留最有希望的 ${m.left} 个子节点（宽度为 ${m.right}）；${skip(m.skipped)}，这只是猜测，并未证明。`,
    cutByReply: (m) =>
      `在${gap(the(m.node))}，另一个对手已经应答，而只许一个对手应答，因此这里${m.passes ? "不行动" : "采取第一个行动"}（${m.kept}）；${skip(m.skipped)}，这只是猜测，并未证明。`,
    leaveEarly: ({ node, value }) => `提前离开${gap(the(node))}，目前为 ${value}。`,
    leaveTurned: ({ node, value, bound, to }) =>
      `${then(the(node))}搜索完毕：${forSide(to)}计为${WORTH[bound]} ${value}。`,
    leave: ({ node, value, bound, probe, to }) => {
      const worth = `${to ? forSide(to) : ""}${WORTH[bound]}为 ${value}`;
      return probe
        ? `对${gap(then(the(node)))}的探测结束：其值${worth}。`
        : `${then(the(node))}搜索完毕：其值${worth}。`;
    },
  },
};

/** Sets a blank before a phrase that begins with Latin letters. */
function gap(phrase: string): string {
  return /^[A-Z]/.test(phrase) ? ` ${phrase}` : phrase;
}
