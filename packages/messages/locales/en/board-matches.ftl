### The page of recorded matches of backgammon.

matches-open = Open matches
matches-folder = Open a folder
matches-import = Import a record
matches-export = Export the record
matches-forget = Delete the record
matches-help = You can also drop match files or a folder on the page: .mat, .sgf, .xg or text. They are judged on this device and stay here.
matches-refused = These files cannot be read: { $files }
matches-judging = Depth { $depth }: { $done } of { $all } decisions judged.
matches-games = Games
matches-cards = Save as flashcards
matches-turn = { $player }, game { $game }, turn { $turn }
matches-played = { $roll }: { $played }. Better: { $best }

matches-player = Player
matches-player-both = Both players
matches-kind = Decisions
matches-kind-all = Plays and cube
matches-kind-play = Plays
matches-kind-cube = Cube
matches-least = Errors from
matches-least-doubtful = doubtful
matches-least-bad = bad
matches-least-very-bad = very bad
matches-order = Order
matches-order-loss = Largest loss first
matches-order-turn = As played

matches-record = { $count ->
    [one] Record of { $count } match
   *[other] Record of { $count } matches
  }
matches-by-time = PR over time
matches-by-phase = By phase
matches-by-decision = Plays and cube
matches-by-opponent = By opponent
matches-by-kind = The costliest kinds of decisions
matches-heads-date = Date
matches-heads-opponent = Opponent
matches-heads-rating = PR
matches-heads-luck = Luck
matches-heads-decisions = Decisions
matches-heads-lost = Lost

matches-phase-opening = Opening
matches-phase-bar = Checker on the bar
matches-phase-back-game = Back game
matches-phase-holding = Holding game
matches-phase-contact = Other contact
matches-phase-race = Race
matches-phase-bear-off = Bear-off
