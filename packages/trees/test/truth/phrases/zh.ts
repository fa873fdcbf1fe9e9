import type { Phrases } from "../sayings.js";

export const zh: Phrases = {
  nodes: {
    max: "MAX 节点@",
    min: "MIN 节点@",
    chance: "机会节点@",
    player: "玩家 # 的节点@",
    leaf: "叶节点@",
  },
  root: "根节点（$）",
  articles: "",
  sides: { max: " ?MAX ?", min: " ?MIN ?", player: "玩家 # ?" },
  atLeast: "至少(?:为)? ",
  atMost: "至多(?:为)? ",
  parts: {
    impossible: "(?:；它有 {count1} 个子节点（{list1}）的概率为 0，从不搜索)?",
    skip: "(?:{rest}剪去其余 {count4} 个子节点（{list4}）|{all}剪去它的 {count6} 个子节点（{list6}）|{probed}(?:它的|其余) {count8} 个子节点（{list8}）无需继续搜索)",
    whatever:
      "(?:{others}无论其余子节点的值是多少|{own}无论子节点的值是多少|{found}无论继续搜索得到什么)，值都",
    firstly: "(?:；先搜索置换表中最好的子节点 {firstChild})?",
    to: "(?:对{side}而言)?",
    turned: "(?:，对{turnedSide}而言计为 {turnedValue})?",
    now: "(?:；窗口变为 \\(α, β\\) = {window})?",
    stays: "(?:；窗口仍为 \\(α, β\\) = {window})?",
    interval: "(?:：该节点的值现在位于 {range})?",
  },
  templates: {
    enter: "访问 ?{node}{impossible}。",
    enterRoot: "以窗口 {ends} = {window} 搜索 ?{node}{firstly}{impossible}。",
    enterFrom: "{from} ?把窗口 {ends} = {window} 传给 ?{node}{firstly}{impossible}。",
    enterNull: "{from} ?把零窗口 {ends} = {window} 传给 ?{node}，只问它是否更好。",
    enterAgain: "{from} ?把窗口 {ends} = {window} 传给 ?{node}：它更好，因此重新搜索以求其值。",
    enterPass:
      "第 {number} 遍：{node} ?的值在 {passLow} 与 {passHigh} 之间；以零窗口 \\(α, β\\) = {window} 搜索。",
    enterDepth: "深度为 {number}：以窗口 {ends} = {window} 搜索 ?{node}{firstly}。",
    enterOpen:
      "{node}（待解，优值 {merit}）排在 OPEN 之首(?:：它的第一个子节点（{list9}）以同样的优值进入 OPEN，待解|：它的 {count10} 个子节点（{list10}）以同样的优值进入 OPEN，待解)?。",
    recall: "置换表中已有 ?{node}(?:，其子树与 ?{same} ?的相同)?：其值{isWorth}。",
    probe: "{from} ?以窗口 {ends} = {window} 探测 ?{node}：只搜索它的部分子节点，以求得一个界。",
    payoff: "{node} ?的值{to}为 {value}{turned}。",
    estimate:
      "搜索在 ?{node} ?处停止：它的值取估值 {value}(?:（对{side}而言）)?(?:，对{turnedSide}而言计为 {turnedValue})?。",
    payoffOpen: "{node} ?的值为 {value}；它放回 OPEN，已解，优值 {merit}。",
    estimateOpen: "搜索在 ?{node} ?处停止：它的值取估值 {value}；它放回 OPEN，已解，优值 {merit}。",
    solvedMax:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：因此该节点以此优值得解(?:，其下的 {removed} 项移出 OPEN)?。",
    solvedNext:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：下一个子节点 {next} 以同样的优值进入 OPEN，待解。",
    solvedLast:
      "在 ?{node}，子节点 {child}（已解，优值 {merit}）排在 OPEN 之首：它是最后一个子节点，因此该节点以此优值得解。",
    childBetter: "在 ?{node}，子节点 {child} 给出 ?{worth}，是目前最好的{now}。",
    childNotBetter: "在 ?{node}，子节点 {child} 给出 ?{worth}，并不优于 {best}{stays}。",
    childEnough:
      "在 ?{node}，子节点 {child} 给出 ?{worth}，不差于 {best}，而窗口 \\(α, β\\) = {window} 中没有更好的值。",
    childTied:
      "在 ?{node}，子节点 {child} 给出 {value}，对决策者来说与 {best} 同样好：保留先得到的，其他玩家的收益也随之确定。",
    childLeft: "在 ?{node}，子节点 {child} 提前离开，目前为 {value}：它给决策者的不会多于 {best}。",
    outcome: "在 ?{node}，子节点 {child} 以概率 {probability} 给出 ?{worth}，贡献 ?{weight}{interval}。",
    randomMove:
      "在 ?{node}，子节点 {child} 给出 ?{worth}；随机行动以概率 {probability} 选中它，在随机行动的平均值中贡献 ?{weight}{interval}。",
    cutBySide:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，因此上方的{side}(?:{need}不必|{sure}不会)让对局走到这里；{skip}。",
    cutByChance:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，因此它的确切值对上方已无影响；{skip}。",
    cutByWindow:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，即给定的搜索窗口的端点；{skip}。",
    cutByBound:
      "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，即上下界所允许的最(?:{most}大|{least}小)值；{skip}。",
    cutByNull: "在 ?{node}，值已经{boundWord}{left} {sign} {greek} = {right}，搜索在此不再多求；{skip}。",
    cutByEmpty:
      "在 ?{node}，窗口 \\(α, β\\) = {window} 是空的，因此无论该节点的值是多少，搜索都返回 {value}；{skip}。",
    cutAtChance: "在 ?{node}，{whatever}{boundWord}{left} {sign} {greek} = {right}；{skip}。",
    cutBySum:
      "在 ?{node}，除去已被取走的部分，上方的{side}至多得到 {left} {sign} {right}，并无增益；{skip}。",
    cutByMerit:
      "在 ?{node}，OPEN 中没有比 {left} {sign} {right} 更大的，后者是 ?{above} ?得解的优值；{skip}。",
    cutByWidth:
      "在 ?{node}，束搜索保留最有希望的 {keptMany} 个子节点（宽度为 {right}）；{skip}，这只是猜测，并未证明。",
    cutByReply:
      "在 ?{node}，另一个对手已经应答，而只许一个对手应答，因此这里(?:{passes}不行动|{first}采取第一个行动)（{child}）；{skip}，这只是猜测，并未证明。",
    leaveEarly: "提前离开 ?{node}，目前为 {value}。",
    leaveProbe: "对 ?{node} ?的探测结束：其值{to}{isWorth}。",
    leaveTurned: "{node} ?搜索完毕：对{side}而言计为 ?{worth}。",
    leave: "{node} ?搜索完毕：其值{to}{isWorth}。",
  },
};
