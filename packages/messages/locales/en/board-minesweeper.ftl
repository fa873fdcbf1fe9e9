minesweeper-hidden = hidden
minesweeper-mine = mine
minesweeper-flag = flag
minesweeper-flagged = flagged
minesweeper-shows =
    { $number ->
        [0] blank
       *[other] { $number }
    }
minesweeper-risk = mine { $percent }
minesweeper-certainly-free = certainly safe
minesweeper-certainly-mine = certainly a mine
minesweeper-best = suggested guess
minesweeper-exploded = the mine that went off
minesweeper-won = Every mine is found: you have won
minesweeper-lost = A mine went off: you have lost
minesweeper-opened = { $cells } cells opened
minesweeper-flags = { $set } of { $mines } mines flagged
minesweeper-lay-flags = Flag mode
minesweeper-open-safe = Open all safe ({ $cells })
minesweeper-overlay = Show on the board

minesweeper-overlays-chances = mine chances
minesweeper-overlays-certain = only what is certain
minesweeper-overlays-none = nothing

minesweeper-larger = Larger cells
minesweeper-smaller = Smaller cells
minesweeper-help = Enter or a tap opens a cell; F, a right click or a long press flags it. On a number with all its flags it opens the rest around it. S opens all safe cells, B goes to the best cell.
minesweeper-enter = Enter a board
minesweeper-entering = A board from elsewhere
minesweeper-paste = Paste a board
minesweeper-paste-help = One row per line, 0 to 8 for open cells and a dot, #, ? or a flag for hidden ones, with or without blanks or bars between them. Or set cells below: pick a value and tap, or type it.
minesweeper-columns = Columns
minesweeper-rows = Rows
minesweeper-mines = Mines
minesweeper-usual = as usual
minesweeper-value = Value to set
minesweeper-clear = Hide all
minesweeper-analyse = Analyse
minesweeper-cancel = Cancel
minesweeper-chance-to-win = Chance to win
minesweeper-exact = exact
minesweeper-estimate = estimate
minesweeper-layouts = Layouts that fit
minesweeper-unopened = Hidden cells
minesweeper-proved = Proved
minesweeper-proved-counts =
    { $free } safe, { $mines } { $mines ->
        [one] mine
       *[other] mines
    }
minesweeper-far = Not next to a number
minesweeper-far-risk = { $cells ->
        [one] 1 cell, { $percent }
       *[other] { $cells } cells, { $percent } each
    }

minesweeper-methods-first-click = Nothing is known yet: the marked cell is a good place to start.
minesweeper-methods-certain = No guess is needed: some cells are safe in every layout that fits.
minesweeper-methods-exact = A guess, solved exactly: no play wins more.
minesweeper-methods-lookahead = A guess: too many layouts fit to solve it, so the chance to win is a learned estimate. Mine chances are exact.

minesweeper-cell = Cell
minesweeper-progress = Progress
minesweeper-progress-help = Chance that the cell is safe and makes another cell certainly safe
minesweeper-win = Win
minesweeper-considered = Cells that were considered
minesweeper-numbers-of = What { $cell } can show
minesweeper-number = Shows
minesweeper-chance = Chance
minesweeper-drawn = The mines shown are one sample from the { $layouts } layouts that fit what was seen, all equally likely. In this game mines have no place before they are met: numbers are drawn with their exact probabilities.
minesweeper-draw-another = Draw another

minesweeper-variants-beginner = Beginner, 9×9, 10 mines
minesweeper-variants-intermediate = Intermediate, 16×16, 40 mines
minesweeper-variants-classic = Expert, only the first cell is safe
minesweeper-variants-small = Small, 5×4, 4 mines
