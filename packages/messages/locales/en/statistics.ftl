statistics-title = Statistics: { $game }
statistics-none = No game has been finished on this device yet.
statistics-played = Games
statistics-best = Best
statistics-mean = Mean
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
statistics-streak = In a row
statistics-longest = Longest run
statistics-fastest = Fastest win
statistics-luck =
    { $count ->
        [one] Luck in 1 game: { $luck }
       *[other] Luck in { $count } games: { $luck }
    }
statistics-own = Own losses: { $own }
statistics-games = Finished games
statistics-result = Result
statistics-outcome =
    { $outcome ->
        [won] won
        [drawn] drawn
       *[lost] lost
    }
statistics-replay = Replay
statistics-export = Save all to a file
statistics-import = Read from a file
statistics-stored = All this is stored on this device only. The file has the results, finished games and settings of all boards; reading one replaces those here that it contains.
statistics-unknown = This file was not saved by these boards.
