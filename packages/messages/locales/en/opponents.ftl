opponent-searches = Searches { $nodes } nodes a move.
opponent-looks =
    { $depth ->
        [one] Looks 1 decision ahead.
       *[other] Looks { $depth } decisions ahead.
    }
opponent-sees =
    { $sees ->
        [numbers] Sees what follows from single numbers, and guesses everywhere else.
        [marks] Sees the mines that follow from single numbers, and what follows from these.
        [layouts] Counts all layouts of the mines, and nothing beyond the next cell.
       *[all] Is the solver: it counts all layouts of the mines.
    }
opponent-errs = A move that is worse by { $half } is half as likely as the best one; a move that it sees to be worse by more than { $most } is never played.
opponent-errs-any = A move that is worse by { $half } is half as likely as the best one; any move can happen.
opponent-best = Plays the best move that it finds.
opponent-time = It thinks for up to a second.
opponent-rated = Rated { $elo } Elo ({ $low } to { $high }) in games with the other levels and random play, whose mean is 0.
