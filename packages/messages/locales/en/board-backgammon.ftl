backgammon-point = { $point }-point
backgammon-bar = bar of { $seat }
backgammon-off = borne off by { $seat }
backgammon-checkers = { $count } { $seat }
backgammon-movable = can move
backgammon-picked = picked up
backgammon-target = can be reached

backgammon-decisions-roll = Roll
backgammon-decisions-double = Double
backgammon-decisions-take = Take
backgammon-decisions-pass = Pass
backgammon-decisions-beaver = Beaver
backgammon-decisions-raccoon = Raccoon
backgammon-decisions-resign-single = Resign
backgammon-decisions-resign-gammon = Resign a gammon
backgammon-decisions-resign-backgammon = Resign a backgammon
backgammon-decisions-accept = Accept
backgammon-decisions-reject = Refuse

backgammon-no-move = no move
backgammon-no-move-long = No legal move with { $dice }.
backgammon-go-on = Go on
backgammon-only-move = The only legal move:
backgammon-choose = Play { $dice }: choose a checker, then where it goes.
backgammon-composed = So far { $moves }.
backgammon-done = Done
backgammon-undo = Undo
backgammon-flip = Turn the board
backgammon-mirror = Bear off on the other side
backgammon-pips =
    { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
backgammon-ahead = ahead by { $pips }
backgammon-to-roll = Roll, or double first.
backgammon-rolled = { $seat } rolled { $dice }.
backgammon-played = { $seat } played { $moves }.
backgammon-offered = { $seat } doubles to { $value }: take or pass?
backgammon-beavered = { $seat } beavers to { $value }: take or pass?
backgammon-resigned = { $seat }: { $what }?
backgammon-cube-in-middle = cube { $value }, in the middle
backgammon-cube-owned = owns the cube, { $value }
backgammon-empty = empty
backgammon-score = { $points } of { $length }, { $away } away
backgammon-crawford = Crawford game: no cube

backgammon-kinds-single = A single game
backgammon-kinds-gammon = A gammon
backgammon-kinds-backgammon = A backgammon

backgammon-over = The game is over.
backgammon-keys = Arrows choose a point, Enter picks up and puts down, 1 to 6 move by that die, Backspace takes a step back, R rolls, D doubles, F turns the board.
backgammon-chances = Chances of { $seat }
backgammon-chances-help =
    { $depth ->
        [1] After the play ranked first.
       *[other] After the play ranked first, searched { $depth } plays deep.
    }
backgammon-wins = Wins
backgammon-loses = Loses

backgammon-of-which-all = in all
backgammon-of-which-gammon = gammons
backgammon-of-which-backgammon = backgammons

backgammon-cube-title = The cube
backgammon-cube-help =
    { $depth ->
        [one] The cube is searched { $depth } decision deep.
       *[other] The cube is searched { $depth } decisions deep.
    }

backgammon-cube-rows-no-double = No double
backgammon-cube-rows-double-take = Double, take
backgammon-cube-rows-double-pass = Double, pass

backgammon-equity = Equity
backgammon-match-chance = Match
backgammon-take-point = Take point
backgammon-market-losers = Market losers

backgammon-variants-cube = money, with the cube
backgammon-variants-match = match to 7
backgammon-variants-single = every win counts 1

backgammon-editor-die = Die { $number }
backgammon-editor-cube = Cube
backgammon-editor-owner = Cube belongs to
backgammon-editor-middle = nobody
backgammon-editor-crawford = Crawford game

backgammon-end =
    { $kind ->
        [single] A single game
        [gammon] A gammon
        [backgammon] A backgammon
        [pass] The double was passed
       *[resigned] The resignation was accepted
    }{ $turned ->
        [no] {""}
       *[yes] {" "}with the cube at { $cube }
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
backgammon-match-won = Match won { $own }–{ $other }.
backgammon-game-won = { $seat } has won the game. { $how }

backgammon-rules-match = Match length, 0 for money
backgammon-rules-jacoby = Jacoby rule
backgammon-rules-beavers = Beavers
backgammon-rules-automatic = Automatic doubles
backgammon-rules-resign = Players may resign
