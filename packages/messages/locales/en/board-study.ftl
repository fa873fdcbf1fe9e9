### Studies of a position of backgammon: rollout, the cube after each roll and at each score.

study-title = Study this position
study-rollout = Roll out
study-until = Stop the rollout when every 95 % interval is within
study-rolls = Cube after each roll
study-scores = Cube at each score
study-stop = Stop
study-before-roll = Before the roll
study-rollout-note = { $trials } of at most { $most } games of each row, { $turns } turns each, then the static evaluation.
study-rolls-note = The cube of the next player after the best play of each roll; – if it cannot be turned or the game is over. Point at a square for the play.
study-scores-note = Rows: points that the player on roll needs; columns: those of the opponent. Each cell has the cube, the take point and the value of a gammon, with a centred cube at 1; at 1 point after the Crawford game.
