### What is wrong with a call of the command, or with what it reads and writes.
pgn-not-chess = --pgn 用于国际象棋的对局，不用于 { $game }

note = 注意：{ $problem }
interrupted = 已中断
internal-error = { $program } 内部出错：{ $text }

## Commands, arguments and options

command-missing = 请指定命令；`{ $program } help` 列出全部命令
command-unknown = 没有命令“{ $name }”；`{ $program } help` 列出全部命令
command-unknown-meant = 没有命令“{ $name }”；您是指“{ $meant }”吗？
argument-missing = 缺少参数 <{ $name }>
too-many-arguments = 参数过多：{ $command } 接受 { $most } 个，而不是 { $given } 个
option-unknown = 没有选项“{ $option }”
option-unknown-meant = 没有选项“{ $option }”；您是指“{ $meant }”吗？
option-without-value = 选项 { $flags } 需要一个值
option-missing = 缺少选项 { $flags }
option-one-of = { $option } 应为 { $words } 之一，而不是“{ $text }”
option-must-be = { $option } 应为{ $kind }，而不是“{ $text }”
option-idle-with = { $option } 与 { $output } 合用时不起作用
option-no-text = { $option } 与 { $output } 合用时不起作用，后者不输出文字
option-no-drawing = { $option } 与 { $output } 合用时不起作用，后者不画图

## What the value of an option must be

kind-whole-from = 不小于 { $least } 的整数
kind-whole-between = 从 { $least } 到 { $most } 的整数
kind-number-between = 从 { $least } 到 { $most } 的数
kind-points = 大于 0 的分数，如 0.08
kind-share = 从 0 到 1 的比例，如 --by 1/10
kind-share-above-0 = 大于 0 且至多为 1 的数
kind-two-numbers = 以逗号分隔的两个数，如 { $example }
kind-number-guess = 一个数，如 --guess 7/2
kind-player-number = 从 0 起的玩家编号
kind-teams = 玩家的队伍，如 --teams 0,2/1
kind-probability = 概率，如 --random 1/2
kind-branching = 整数，或 2-4 这样的范围
kind-node-kinds = 单词 irregular，或由 { $kinds } 组成的列表
kind-leaf-range = 两个整数，如 --leaves -10,10
kind-rates = 一个数，或以逗号分隔的两个数
kind-parameter = 名称及其起始值和上下界，如 c=1.0,0.1,4.0
kind-elo-differences = 两个 Elo 差，小者在前，如 0,20
kind-equities-file = computed、kazaross-xg2，或含有比赛权益值表的 @FILE

## Files, standard input and the output

standard-input = 标准输入
standard-input-keyboard = 标准输入是键盘：请用管道传入文本，或指定文件
file-name-empty = 文件名是空的
file-missing = 没有文件 { $file }
file-not-plain = { $file } 不是普通文件
file-not-read = 无法读取 { $file }：{ $why }
file-not-written = 无法写入 { $file }：{ $why }
file-not-opened = 无法打开 { $file }：{ $why }
file-too-large = { $file } 大于 { $size }，超过可读取的大小
size-gigabytes = { $gigabytes } GB
size-megabytes = { $megabytes } MB
file-endless = { $file } 是没有尽头的设备
file-pipe-unused = { $file } 是没有程序写入的管道
file-read-as = { $file } 不是 UTF-8，按 { $encoding } 读取
file-utf-16 = { $file } 是 UTF-16 文本：请另存为 UTF-8
file-not-text = { $file } 不是文本：它的字节不是 UTF-8
file-in-use = { $file } 正由进程 { $process } 使用：请等待，或指定另一个文件（{ $lock } 中有记载）
file-in-use-elsewhere = { $file } 正由 { $machine } 上的进程 { $process } 使用：请等待，或指定另一个文件（{ $lock } 中有记载）
file-taken-over = 另一进程已接管 { $file }，因为本进程没有音讯
output-not-written = 无法写出：{ $why }

## What the system says

system-enoent = 没有这个文件或文件夹
system-eisdir = 这是文件夹
system-enxio = 它是套接字或不存在的设备
system-eio = 其设备报告错误
system-eagain = 目前没有可读的内容
system-enotdir = 路径中有一部分不是文件夹
system-eacces = 没有权限
system-eperm = 没有权限
system-enametoolong = 名称太长
system-enospc = 磁盘空间已满
system-efbig = 此处不允许如此大的文件
system-edquot = 该用户已无可用空间
system-erofs = 磁盘只读
system-emfile = 打开的文件太多
system-eloop = 其链接成环
system-etimedout = 未及时应答
system-econnreset = 连接已中断
system-ehostunreach = 无法到达
system-enetunreach = 无法到达其网络
system-eai-again = 没有域名服务器应答
system-enotfound = 没有这个名称的机器
system-eaddrinuse = 已有别的程序在那里监听
system-eaddrnotavail = 这不是本机的地址
system-other = { $text }

## Lines of a batch

at-column = 第 { $column } 列：{ $sentence }
the-line = 这一行
line-not-object = 这一行不是 { "{" }"id": 1, "tree": [3, 12]{ "}" } 这样的 JSON 对象
line-key-twice = 第 { $column } 列：键“{ $key }”出现两次
line-expected = 第 { $column } 列：此处应为{ $what }
line-a-key = 双引号中的键
line-a-value = 值
line-a-json-value = 一个 JSON 值
line-comma-or-end = 标点 "," 或 "{ "}" }"
line-the-end = 行尾
line-open-string = 第 { $column } 列：字符串没有结束
line-too-large = 有一行大于 512 MB
line-unknown-key = 这一行有未知的键“{ $key }”；可以有的是 { $known }
line-no-tree = 这一行没有 "tree"
lines-alike = 全部 { $lines } 行都有同样的错误：{ $problem }
lines-wrong = { $lines } 行中有 { $wrong } 行未能{ $what ->
    [trees] 求解
   *[positions] 回答
}；每行各有其 "error"
answer-files-wrong = { $files } 个文件中有 { $wrong } 个无法评分
folder-without-answers = { $folder } 中没有以 .json 结尾的文件
grade-two-formats = --json 和 --csv 是两种格式：请选其一

## Trees and their algorithms

tree-missing = 没有树：请指定文件，或写 - 表示标准输入，或在引号中写出树
root-given-by-tree = --root 用于嵌套列表和括号：这棵树自己说明了根节点由谁行动
algorithm-without-setting = { $algorithm } 没有设置“{ $setting }”；它有 { $settings }
algorithm-without-cuts = { $algorithm } 不剪枝：请指定会剪枝的算法，如 alpha-beta 或 star1
explain-and-json = --explain 输出文字，--json 输出 JSON：请只选一个
trace-beside = { $option } 与 --trace - 都要写到输出：请为跟踪记录指定文件
trace-file = --trace 应为以 .csv、.json 或 .jsonl 结尾的文件名，或 - 表示输出 CSV，而不是“{ $text }”
list-with-tree = --list 列出算法：请去掉树
batch-with-file = --batch 读取标准输入而不是文件：{ "tyche solve --batch <" } { $file }
batch-without-steps = --batch 只输出回答，不输出步骤：请去掉 --trace 和 --explain
stream-format = --stream 只读取 JSON 和嵌套列表：其他格式的树请去掉它
stream-of-game = --stream 读取文本，而 --game 的树没有文本
tree-too-large-to-build = { $reason }；用 --json 且不用 --depth 时，{ LIST($all, "and") } 无需建树即可求解
option-needs-tree = { $option } 需要整棵树，而 --stream 不建立树：请去掉其中之一
json-and-diagram = --json 与 --svg - 都要写到输出：请为图指定文件
utility-missing = 缺少 --utility：linear、exponential:50、log:1000、sqrt 或 points:0=0,100=1
random-algorithm-idle = { $option } 在此不起作用：它用于 --solved、--windows、--cuts 等
random-no-chance = { $option } 用于机会节点：请在 --kinds 中加上 chance

## Drawings, slides and exercises

out-without-format = --out 写出图：请加上 --to，取 { $formats } 之一
drawing-ending = Tyche 不生成 { $ending } 文件：请画成 .svg，再由浏览器或 Inkscape 转换，或画成 .tex，再用 pdflatex 得到 PDF
option-not-shown = { $option } 在 { $format } 中不显示：它用于 { $formats }
option-tree-alone = { $option } 对 { $format } 不起作用，后者只有树
setting-without-algorithm = { $option } 用于带值的图：请同时指定 --algorithm
scale-and-page = --scale 与 --page 都规定大小：请只选一个
windows-at-unknown-node = --windows-at 指定了节点“{ $node }”，而树中没有这个节点
slides-too-many-nodes = 树有 { $nodes } 个节点，而幻灯片最多显示 { $most } 个
slides-too-many-steps = 搜索有 { $steps } 步，而幻灯片最多显示 { $most } 步
canvas-without-out = Canvas 的包是 zip 文件：请用 --out 指定文件名
bad-lab-address = --lab 须为网址，例如 { $usual }，而不是 { $lab }
option-without-exam = { $option } 用于考试：请加上 --exam
link-seed-too-long = 链接中的随机种子最多 { $most } 个字符
option-answers-included = { $option } 对 { $format } 不起作用，后者已含答案
option-ties-keep = { $option } 只在相等的值会剪枝时起作用：请去掉 --ties keep
option-without-tree = { $option } 用于关于给定的树的练习：请加上 --tree
option-without-variants = { $option } 与 --tree 合用时只对 --variants 起作用
exercise-kind-algorithm = 没有用 { $algorithm } 的 { $kind } 练习：请用 { LIST($kinds, "or") }

## Games

record-no-format = --record 需要对局的文件格式，而 { $game } 没有
tutor-without-player = --tutor 需要您作为玩家：请去掉 --as none
policy-without-json = --policy 供程序使用：请加上 --json
rollout-game = 模拟 (rollout) 用于双陆棋，不用于“{ $game }”
rollout-game-over = 在此局面对局已结束：没有可模拟的
serve-game = GNU Backgammon 只下双陆棋，不下“{ $game }”
pgn-of-backgammon = --to pgn 用于国际象棋，而这是双陆棋比赛
option-not-for-chess = { $option } 用于双陆棋，而这些是国际象棋的对局
option-not-for-folder = { $option } 用于单场比赛，不用于文件夹
csv-without-folder = --csv 用于装有比赛的文件夹
folder-no-match = { $folder } 中没有可读取的双陆棋比赛
folder-file-skipped = 跳过 { $file }：{ $problem }
doubt-depth-and = --doubt-depth 和 { $option } 只能给一个
to-without-analysis = --to 写出不含分析的比赛：请去掉 --shard 和 --log
thresholds-order = --bad 不得小于 --doubtful，--very-bad 不得小于 --bad

## Matches, tuning and training

players-missing = { $game } 不是单人游戏：请指定两个或更多玩家
shard-without-log = --shard 须有 --log FILE，供 `{ $command }` 读取
sprt-and-shard = --sprt 需要按顺序的对局：请去掉 --shard
sprt-players = --sprt 用于两个玩家的比赛，而不是 { $players } 个
learn-and-shard = --learn 需要所有对局：请去掉 --shard
learn-file = --learn 应为以 .json 结尾的文件名，而不是“{ $text }”
parameter-missing = 请给出 { "{" }{ $name }{ "}" } 的起始值和上下界：--parameter { $name }=…
parameter-not-in-player = 玩家“{ $player }”没有 { "{" }{ $name }{ "}" }
parameter-twice = --parameter { $name } 给了两次
merge-without-out = 请用 --out FILE 指定存放所有局面的文件
queue-without-gather = --queue 用于收集局面：请加上 --gather
shard-without-gather = --shard 用于收集局面：请加上 --gather
gather-with-evaluator = --gather 即 --evaluator positions：请去掉另一个评估函数
train-one-thread = { $game } 的评估函数 { $evaluator } 在 1 个线程上训练，而不是 { $threads } 个
train-evaluator-unknown = { $game } 没有可训练的评估函数“{ $evaluator }”；请用 { $names } 之一
train-setting-idle = { $option } 对 { $game } 的评估函数 { $evaluator } 不起作用，后者接受 { $known }
passes-without-positions = --passes 没有 --positions 时不起作用
strength-of-one = --strength 应为 0，或不小于 2：一局没有区间

## Threads, workers and the Lab

threads-share-cores = { $threads } 个线程共用本机的 { $cores } 个核心：超过 { $cores } 个没有好处
queue-named-twice = 队列给出了两次：请去掉 --queue 或它前面的地址
queue-missing = 请给出队列，如 tyche worker --queue redis://HOST:6379
worker-files-not-allowed = 工作进程不得打开 { $file }：请以 --allow-files DIR 启动
worker-file-not-listed = 工作进程不得打开 { $file }，因为其任务没有列出它：请连同文件夹一起写出，如 ./FILE
worker-file-outside = 工作进程不得打开 { $file }，它在 --allow-files 的文件夹之外
worker-file-differs = 这项工作需要 { $file }，而这里的与之不同
worker-programs-not-allowed = 工作进程不得启动 { $program }：请以 --allow-programs 启动工作进程
lab-not-built = Lab 尚未构建；请先在项目文件夹中运行 `npm run build`
lab-not-served = 无法在 { $host } 的端口 { $port } 提供 Lab：{ $why }

## 均衡

equilibrium-drawing = 画图需要整棵树：小游戏请加 --method sequence-form
equilibrium-option = { $option } 与 --method { $method } 一起不起作用：请不要给出
equilibrium-nothing-hidden-here = { $game } 没有隐藏任何内容，因而没有玩家需要混合策略：请用 tyche exact
option-of-game = { $option } 用于游戏：请指定一个游戏，或游戏的文件
kind-amount = 不小于 0 的数
player-strategy-file = 玩家 { $text } 需要策略文件，如 strategy:file=kuhn.json

## 证书

uncertified = 没有证书：{ $reason }
verify-refused = 未证明：第 { $line } 行：{ $reason }
certificate-of-game = 这里的 --certificate 用于树：对游戏请使用 tyche exact 或 tyche think

## levels

levels-time = 时间太少：至少需要 { $least } 次测量，只完成了 { $done } 次；请为 --time 增加分钟数
levels-alike = 在 { $game } 中，随机选择的玩家没有测量到任何损失，因此所有等级都会一样
levels-elo = --method elo 需要互相对抗的玩家；请使用 --method loss
