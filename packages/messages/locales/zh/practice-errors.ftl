exercise-count = 练习数不是 1 到 { $most } 的整数
exercise-no-tree = 随机种子 "{ $seed }" 给出的树都不适合练习 { $template }；请换一个随机种子
answer-file-format = 这不是答案文件：它的 "format" 不是 "{ $format }"，即 tyche exercise --to json 所写的格式
answer-file-json = 文件不是 JSON
answer-file-object = { $part ->
    [file] 文件
    [handedIn] "handedIn"{ " " }
    [sheet] "sheet"{ " " }
    [exercise] 练习 { $number }{ " " }
   *[answers] 练习 { $number } 的 "answers"{ " " }
  }不是 JSON 对象
answer-file-list = "exercises" 不是列表
answer-file-entries = "exercises" 有 { $found } 项，而 "sheet" 说有 { $count } 项
answer-file-seed = "sheet" 的 "seed" 不是文本
answer-file-count = "sheet" 的 "count" 不是 1 到 { $most } 的整数
answer-file-choice = "sheet" 的 "{ $name }" 不是下列之一：{ $all }
answer-file-answer = 练习 { $number } 中 "{ $question }" 的答案既不是文本，也不是数
