### Errors of the boards of the Lab.

board-link-illegal = 链接中的“{ $action }”在那里不合法
board-unknown = 没有“{ $game }”的棋盘
