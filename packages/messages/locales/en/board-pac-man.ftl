pac-man-directions-west = left
pac-man-directions-east = right
pac-man-directions-north = up
pac-man-directions-south = down
pac-man-directions-stop = stay

pac-man-food = { $left } { $left ->
        [one] dot
       *[other] dots
    } left
pac-man-ghost = Ghost { $number }
pac-man-scared = scared for { $moves }
pac-man-at = column { $column }, row { $row }
pac-man-caught = caught
pac-man-cleared = all dots eaten

pac-man-dot = a dot
pac-man-capsule = a capsule

pac-man-facing = { $who } faces
pac-man-fright = { $who }: moves to be scared
pac-man-ways = Where the ghosts go
pac-man-ways-help = If Pac-Man goes { $action }: chance by ghost, before Pac-Man moves again.
pac-man-caught-chance = Caught at once
pac-man-exact = Exact worth
pac-man-exact-help = With perfect play to the end, from all { $positions } positions of this maze.
pac-man-help = Arrow keys, a swipe or the buttons move Pac-Man; the space bar stays.

pac-man-variants-chasing = 20×7, chasing ghosts
pac-man-variants-minimising = 20×7, ghosts that a player moves
pac-man-variants-four-random = 9×5, three random ghosts (exact)
pac-man-variants-four-chasing = 9×5, three chasing ghosts (exact)
pac-man-variants-four-minimising = 9×5, three ghosts that a player moves
pac-man-variants-trap-random = Trap, random ghosts (exact)
pac-man-variants-trap-chasing = Trap, chasing ghosts (exact)
pac-man-variants-medium = 20×11, chasing ghosts
pac-man-variants-tricky = 20×13, four chasing ghosts

pac-man-ends-cleared = All dots are eaten.
pac-man-ends-caught = A ghost has caught Pac-Man.
pac-man-ends-lowest = The score has reached its lowest limit.
