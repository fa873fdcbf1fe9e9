statistics-title = 统计：{ $game }
statistics-none = 此设备上还没有下完的对局。
statistics-played = 局数
statistics-best = 最佳
statistics-mean = 平均
statistics-won = 胜
statistics-drawn = 和
statistics-lost = 负
statistics-streak = 当前连胜
statistics-longest = 最长连胜
statistics-fastest = 最快获胜
statistics-luck =
    { $count ->
       *[other] { $count } 局的运气：{ $luck }
    }
statistics-own = 自己的损失：{ $own }
statistics-games = 已结束的对局
statistics-result = 结果
statistics-outcome =
    { $outcome ->
        [won] 胜
        [drawn] 和
       *[lost] 负
    }
statistics-replay = 重放
statistics-export = 全部保存到文件
statistics-import = 从文件读取
statistics-stored = 这些数据只保存在此设备上。文件包含所有棋盘的结果、已结束的对局和设置；读取文件会替换此处的相应内容。
statistics-unknown = 此文件不是由这些棋盘保存的。
