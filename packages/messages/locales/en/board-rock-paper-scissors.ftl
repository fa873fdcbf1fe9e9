hands-hands-rock = Rock
hands-hands-paper = Paper
hands-hands-scissors = Scissors

hands-round = Round { $number }
hands-chosen = has chosen
hands-score = { $won } won, { $lost } lost, { $even } even
hands-habits = How often each hand was shown
hands-theory = Both choose secretly; here one after the other, and the second is told nothing. By the minimax theorem, only a player who shows every hand equally often and without a pattern cannot lose on average. A search from one player's point of view names one hand, and every certain hand can be beaten.
