### 使用游戏的命令可能出错之处。

## 选项

kind-milliseconds = 毫秒数
kind-threshold = 小于 1 的概率
kind-table-entries = 不超过 { $most } 的条目数
kind-loss = 大于 0 的损失
option-for-game = { $option } 用于游戏：请用 --game 指定
option-for-tree = { $option } 用于树，不用于 --game
option-file-nested = { $file } 以 @ 开头：--{ $option } 的文件应包含该选项的值
option-of-own-game = --{ $option } 用于 Tyche 自带的游戏，不用于 { $file } 中的游戏
tree-and-game = 请给出树或 --game，不要两者都给
level-alone = --level 用于引擎作为玩家，而 { $game } 是单人游戏：请用 --as none
level-sets = { $option } 与 --level 合用时不起作用，引擎搜索多少由后者决定
tutor-needs-loss = 在 { $game } 中，--tutor 需要给出从多大的损失起提醒，例如 --tutor 0.1
line-no-position = 这一行没有 "position"
line-value = "{ $name }" 必须是文本、数或它们的列表

## 局面

place-no-dice = { $game } 没有骰子：请去掉掷骰
place-deal = --deal 抽取包括骰子在内的整个开局：请只给它，或给 --position 和 --roll
place-no-position = { $game } 需要局面：请给出 --position（{ $how }），或用 --deal SEED 抽取由此随机种子决定的开局
place-too-many-actions = { $game } 在那里有 { $actions } 个行动，而搜索最多处理 { $most } 个：{ $instead }
place-smaller = 请用更小的游戏，或更接近终局的局面
place-smaller-game = 请用更小的游戏
place-solver = 请用 solver 或 random，或更小的游戏
dice-not-rolled = 骰子还没掷：请给出 --roll，例如 --roll 31
think-over = 对局在那里已结束：没有可决策的
exact-over = 对局在那里已结束：没有可求解的
exact-policy = { $game } 的局面太多，无法用 --policy：请给出 --position
exact-no-start = { $game } 的开局不总相同：请给出 --position

## 评估函数

evaluator-not-known = { $game } 没有评估函数“{ $name }”，也没有这个名称的文件；它有 { $known }
evaluator-none = { $game } 没有评估函数“{ $name }”，也没有其他评估函数，也没有这个名称的文件
evaluator-no-file = 没有名为“{ $name }”的评估函数或文件：请用 { $known } 或训练好的网络文件
evaluator-decisions-only = { $game } 的评估函数 { $evaluator } 只评估决策：请用 --horizon decision
unfold-time = 无法在 { $seconds } 秒内构建 { $game } 的树：请用更小的 --depth，或对局中更靠后的局面

## 文件中的游戏

user-game-own-position = 按该游戏的记法
user-game-json-position = JSON 形式的状态
user-game-none = { $file } 没有导出游戏：请默认导出一个，如 "export default game"
user-game-function = { $file } 导出的是函数（它也许返回游戏），而不是游戏：请默认导出一个，如 "export default game"
user-game-several = { $file } 导出了 { $count } 个游戏（{ $names }）：请默认导出一个，如 "export default game"
user-game-not-run = 无法运行 { $file }：{ $problem }
user-game-no-file = 没有这个文件
user-game-await = 它在顶层使用 await：请不用它而直接导出游戏
user-game-typescript = Node { $node } 读不了这个 TypeScript（{ $first }）：请用 Node 22.18 或更新版本，或先编译（npx tsc）再给出 .js
user-game-no-action = 这里没有行动“{ $text }”。
user-game-no-such-action = 这里没有行动“{ $text }”：有 { $known }。
user-game-json = 局面不是 JSON：{ $reason }。
user-game-state = 局面 { $text } 不是 { $game } 的状态。

## GNU Backgammon 和 UBGI

gnubg-not-installed = 此处未安装 GNU Backgammon：在 Debian 或 Ubuntu 上请安装 gnubg 和 gnubg-data 两个包。
gnubg-not-started = 无法启动 GNU Backgammon：{ $problem }。
gnubg-ended = GNU Backgammon 已结束。
gnubg-ended-with = GNU Backgammon 已结束；它最后输出“{ $last }”。
gnubg-silent = GNU Backgammon 不接受连接。
gnubg-refused = GNU Backgammon 拒绝了询问：{ $line }
gnubg-evaluation = GNU Backgammon 对待评估的局面回答“{ $line }”。
gnubg-illegal = GNU Backgammon 走了不合法的一步：{ $problem }
gnubg-port = 无法在端口 { $port } 上监听：{ $problem }
ubgi-first = 第一条命令必须是 "ubgi"。
ubgi-long = 这一行比任何局面都长。
ubgi-unknown = “{ $text }”既不是 UBGI 命令，也不是 XGID 或 FIBS 棋盘。
