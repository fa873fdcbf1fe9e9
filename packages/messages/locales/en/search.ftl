### Explanations of searches: one sentence for each event.
###
### $node, $from, $same and $above are nodes, $to and $side are players: FORM chooses "The" or "the" for nodes.
### Values, windows, intervals and products come as text. $value, $product and $worth may be a limit ("at least 3").

## Nodes, players, values

# $name is empty at a root without a label.
search-node = { $form ->
    [The] { $kind ->
        [max] MAX node { $name }
        [min] MIN node { $name }
        [chance] Chance node { $name }
        [player] Node { $name } of player { $player }
       *[leaf] Leaf { $name }
      }
   *[the] { $kind ->
        [max] MAX node { $name }
        [min] MIN node { $name }
        [chance] chance node { $name }
        [player] node { $name } of player { $player }
       *[leaf] leaf { $name }
      }
  }
search-name = “{ $name }”
search-name-number = no. { $number }
search-name-of = { $name } of { $above }
search-root = { $form ->
    [The] The root ({ search-root-kind })
   *[the] the root ({ search-root-kind })
  }
search-root-kind = { $kind ->
    [max] a MAX node
    [min] a MIN node
    [chance] a chance node
    [player] a node of player { $player }
   *[leaf] a leaf
  }
search-side = { $kind ->
    [max] MAX
    [min] MIN
   *[player] player { $player }
  }
# The player above a cut, where it is not known who that is.
search-any-side = the player
search-value = { $bound ->
    [exact] { $value }
    [lower] at least { $value }
   *[upper] at most { $value }
  }
# A value of which the edges on the path pay a part.
search-paid = { $value } ({ $here } here and { $path } on the path)
search-to-side = { $value } to { FORM($side) }
search-turned = , which counts as { $value } for { FORM($side) }

## Entering a node

search-enter = { FORM($node, "The") } is visited{ $impossible }.
search-impossible = { $count ->
    [one] ; its child ({ $names }) has probability 0 and is never searched
   *[other] ; { $count } of its children ({ $names }) have probability 0 and are never searched
  }
search-first = ; child { $child }, the best according to the table, comes first
search-enter-root = { FORM($node, "The") } is searched with the window { $ends } = { $window }{ $first }{ $impossible }.
search-enter-window = { FORM($from, "The") } passes the window { $ends } = { $window } to { FORM($node, "the") }{ $first }{ $impossible }.
search-enter-null = { FORM($from, "The") } passes the null window { $ends } = { $window } to { FORM($node, "the") }, only to find out whether it is better.
search-enter-again = { FORM($from, "The") } passes the window { $ends } = { $window } to { FORM($node, "the") }, which is better, to search it again for its value.
search-enter-pass = Pass { $number }: the value of { FORM($node, "the") } is between { $low } and { $high }; it is searched with the null window (α, β) = { $window }.
search-enter-depth = With a depth of { $depth }, { FORM($node, "the") } is searched with the window { $ends } = { $window }{ $first }.
search-probe = { FORM($from, "The") } probes { FORM($node, "the") } with the window { $ends } = { $window }: only some of its children are searched, for a bound.
search-recall = The table has { FORM($node, "the") }: it is worth { $value }.
search-recall-same = The table has { FORM($node, "the") }, whose subtree is the same as that of { FORM($same, "the") }: it is worth { $value }.

## SSS*

search-open = { FORM($node, "The") }, live with merit { $merit }, comes first in OPEN{ $added }.
search-open-added = { $count ->
    [one] : its first child ({ $names }) enters OPEN, live with the same merit
   *[other] : its { $count } children ({ $names }) enter OPEN, live with the same merit
  }
search-open-payoff = { FORM($node, "The") } pays { $value }; it goes back into OPEN, solved with merit { $merit }.
search-open-estimate = The search stops at { FORM($node, "the") }: its estimate, { $value }, is used as its value, and it goes back into OPEN, solved with merit { $merit }.
search-solved-max = At { FORM($node, "the") } child { $child }, solved with merit { $merit }, comes first in OPEN, so the node is solved with it{ $removed ->
    [0] .
    [one] , and 1 entry below it leaves OPEN.
   *[other] , and { $removed } entries below it leave OPEN.
  }
search-solved-next = At { FORM($node, "the") } child { $child }, solved with merit { $merit }, comes first in OPEN: the next child, { $next }, enters OPEN, live with the same merit.
search-solved-last = At { FORM($node, "the") } child { $child }, solved with merit { $merit }, comes first in OPEN: it is the last child, so the node is solved with it.

## Values

search-payoff = { FORM($node, "The") } pays { $value }{ $turned }.
search-payoff-to = { FORM($node, "The") } pays { $value } to { FORM($side) }{ $turned }.
search-estimate = The search stops at { FORM($node, "the") }: its estimate, { $value }{ $turned }, is used as its value.
search-child-better = At { FORM($node, "the") } child { $child } gives { $value }, the best so far{ $window }.
search-window-now = ; the window is now (α, β) = { $window }
search-child-worse = At { FORM($node, "the") } child { $child } gives { $value }, no better than { $best }{ $window }.
search-window-still = ; the window is still (α, β) = { $window }
search-child-enough = At { FORM($node, "the") } child { $child } gives { $value }, no worse than { $best }, and the window (α, β) = { $window } contains nothing better.
search-child-tied = At { FORM($node, "the") } child { $child } gives { $value }, as good as { $best } for the player to move: the first of them is kept, and with it the payoffs of the others.
search-child-left = At { FORM($node, "the") } child { $child }, left early with { $value } so far, gives the player to move no more than { $best }.
search-outcome = At { FORM($node, "the") } child { $child } gives { $value } with probability { $probability }, so it contributes { $product }{ $interval }.
search-random-move = At { FORM($node, "the") } child { $child } gives { $value }; a random move leads there with probability { $probability }, so it contributes { $product } to the mean of the random moves{ $interval }.
search-interval = : the node's value is now in { $interval }

## Cuts

search-skipped = { $which ->
    [probed] { $count ->
        [one] its child ({ $names }) needs no further search
       *[other] its { $count } children ({ $names }) need no further search
      }
    [open] { $count ->
        [one] the remaining child ({ $names }) needs no further search
       *[other] the remaining { $count } children ({ $names }) need no further search
      }
    [all] { $count ->
        [one] its child ({ $names }) is skipped
       *[other] its { $count } children ({ $names }) are skipped
      }
   *[rest] { $count ->
        [one] the remaining child ({ $names }) is skipped
       *[other] the remaining { $count } children ({ $names }) are skipped
      }
  }
search-reached = At { FORM($node, "the") } the value is already { $rule ->
    [beta] at least
   *[alpha] at most
  } { $inequality }
search-cut-side = { search-reached }, so { FORM($side) } above { $tie ->
    [true] need
   *[false] will
  } not let play come here; { $skipped }.
search-cut-chance = { search-reached }, so its exact value no longer matters above; { $skipped }.
search-cut-window = { search-reached }, the end of the window that the search was given; { $skipped }.
search-cut-bound = { search-reached }, the { $rule ->
    [beta] greatest
   *[alpha] least
  } value that the bounds allow; { $skipped }.
search-cut-null = { search-reached }, and the search asks for no more here; { $skipped }.
search-cut-empty = At { FORM($node, "the") } the window (α, β) = ({ $left }, { $right }) is empty, so the search returns { $left } whatever the node is worth; { $skipped }.
search-cut-at-chance = At { FORM($node, "the") } the value is { $rule ->
    [chance-high] at least { $left } { $relation } β
   *[chance-low] at most { $left } { $relation } α
  } = { $right }, { $whatever ->
    [probed] whatever a further search finds
    [all] whatever its children are worth
   *[rest] whatever the other children are worth
  }; { $skipped }.
search-cut-sum = At { FORM($node, "the") } what is already taken leaves { FORM($side) } above at most { $left } { $relation } { $right }, which is no gain; { $skipped }.
search-cut-merit = At { FORM($node, "the") } nothing in OPEN promises more than { $left } { $relation } { $right }, the merit with which { FORM($above, "the") } is solved; { $skipped }.
search-cut-width = At { FORM($node, "the") } beam search keeps { $kept ->
    [one] 1 child, the most promising
   *[other] the { $kept } most promising children
  } (its width is { $width }); { $skipped }, which is a guess, not a proof.
search-cut-reply = At { FORM($node, "the") } another opponent has already replied, and only one may: this one { $passes ->
    [true] passes
   *[false] takes its first action
  } ({ $kept }); { $skipped }, which is a guess, not a proof.

## Leaving a node

search-leave = { FORM($node, "The") } is done: it is worth { $value }.
search-leave-early = { FORM($node, "The") } is left early, with { $value } so far.
search-leave-probe = The probe of { FORM($node, "the") } is done: it is worth { $value }.
search-leave-turned = { FORM($node, "The") } is done: it counts as { $value } for { FORM($side) }.

## The number line of a node

search-line-title = What { FORM($node, "the") } can be worth
search-line-has = { FORM($side) } has { $value } from { FORM($child, "the") }
search-line-needs = { FORM($node, "the") } is too { $end ->
    [alpha] low below { $value }
   *[beta] high above { $value }
  }
search-line-post = { $end ->
    [alpha] α
   *[beta] β
  } = { $value }
search-line-end = { $kind ->
    [chance] { $side ->
        [lower] at worst { $value }
       *[upper] at best { $value }
      }
   *[max] { $side ->
        [lower] at least { $value }
       *[upper] at most { $value }
      }
  }
