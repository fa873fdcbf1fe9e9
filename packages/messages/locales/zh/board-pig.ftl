pig-turn-total = 本轮
pig-roll = 掷骰
pig-hold = 收手
pig-lost-turn = 本轮作废
pig-gained = +{ $points }
pig-points = { $points } 分
