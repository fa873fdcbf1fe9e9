### The dialogue of `tyche play`. What is typed (list, hint, quit …) is the same in every language.
### $who says how a player is called: "you", "engine", or "player" with a number.

play-title = tyche play { $game }, seed { $seed }
play-name = { $who ->
    [you] you
    [engine] the engine
   *[player] player { $player }
  }

## Before the first action

play-opening-alone = Type ? for help.
play-opening = You play { $side ->
    [with] with
   *[against] against
  } { $others ->
    [one] the engine
   *[other] { $others } players that the engine moves
  }. { play-opening-alone }
play-opening-seat = You are { $seat } and play { $side ->
    [with] with
   *[against] against
  } { $others ->
    [one] the engine
   *[other] { $others } players that the engine moves
  }. { play-opening-alone }

## Prompts; " > " follows

play-prompt = your action
play-prompt-end = new, undo, review or quit
play-prompt-sure = play { $action } anyway? (yes or no)
# The answer to the prompt before this one; its first letter is enough.
play-yes = yes

## During the game

play-engine-thinks = the engine is thinking …
play-thinks = { $who ->
    [you] you are
    [engine] the engine is
   *[player] player { $player } is
  } thinking …
play-plays = { $who ->
    [you] you play
    [engine] the engine plays
   *[player] player { $player } plays
  } { $action }
play-you-play = you play { $actions }
play-claims = { $who ->
    [you] you claim
    [engine] the engine claims
   *[player] player { $player } claims
  } a draw
play-may-claim = You may claim a draw: type draw.
play-no-claim = No draw can be claimed here: that takes a third repetition, or 50 moves by each side without progress.
play-no-claim-after = No draw can be claimed after that move.
play-nothing-to-undo = There is nothing to take back.
play-nothing-for-sweep = There is nothing for { $name } here.
play-which = Which action? Type ? for help, list for all actions.
play-bye = Good-bye.

## Help

play-typing = Type an action as it is listed, or its number.
play-typing-examples = Type an action as it is listed, { LIST($examples, "or") }, or its number.
play-arrows = The arrow keys work too.
play-enter = Enter alone plays the action if there is only one.
play-help-help = this help
play-help-list = all actions
play-help-board = draw the board
play-help-hint = what the engine would play, and why; Enter then plays it
play-help-undo = take back your last action and all that came after it, dice included
play-help-resign = give up the game
play-help-new = begin another game
play-help-quit = leave the game
play-help-draw = claim a draw, alone or after a move that makes it possible
play-help-end = new begins another game, undo takes your last action back, review shows your worst moments, quit ends here.

## Hints

play-reason-only = It is the only action.
play-reason-no-time = There was no time to compare the actions.
# How much better the first action is than the second; either value may be a bound; [unknown]: the two cannot be compared.
play-reason-worth = { $action } is worth { $value }{ $solved ->
    [true] { " " }(solved)
   *[false] { "" }
  }{ $than ->
    [equal] , as much as { $second }
    [not-less] , no less than { $second }
    [at-least] , at least { $more } more than { $second }
    [close] , too close to { $second } to call
    [unknown] { "" }
   *[more] , { $more } more than { $second }
  }.
play-reason-depth = { $algorithm } searched { $depth ->
    [one] { $depth } decision
   *[other] { $depth } decisions
  } ahead.
play-reason-line = It expects { $actions } to follow.
play-hint-gives = { $action } would give away { $loss }.
play-hint-enter = Enter plays { $action }.
play-hint-sweep = { $name } plays all { $count }.

## The tutor and the review

play-tutor-looks = the tutor is checking …
play-wait = Wait: { $text }
play-better = { $best } { $tense ->
    [is] is
   *[was] was
  } better by { $loss }.
play-sentence = { $text }.
play-review = You gave away { $total } in { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }{ $worst ->
    [none] , never { $least } or more at once.
   *[some] ; your worst moments:
  }
play-review-moment = { $index }. Action { $number }: you chose { $played }; { $best } was better by { $loss }.
play-review-more = … and { $count } more of { $least } or more.

## The end of a game

play-over = The game is over: { $how }.
play-ending-won = { $who ->
    [you] you have won
    [engine] the engine has won
   *[player] player { $player } has won
  }
play-ending-lost = { $who ->
    [you] you have lost
    [engine] the engine has lost
   *[player] player { $player } has lost
  }
play-ending-points = { $who ->
    [you] you have
    [engine] the engine has
   *[player] player { $player } has
  } { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
play-ending-won-points = { $who ->
    [you] you have won
    [engine] the engine has won
   *[player] player { $player } has won
  } { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  }
play-ending-several = { LIST($names, "and") } have won
play-ending-all-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
  } for all
play-ending-all-won = all have won together
play-ending-all-lost = all have lost together
play-ending-draw = a draw, nobody has won
play-ending-resigned = you have resigned
play-ending-resigned-to-engine = you have resigned, the engine has won
